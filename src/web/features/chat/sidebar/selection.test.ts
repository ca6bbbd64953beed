import { expect, test } from 'vitest';
import type { Chat } from '#contract/chat.ts';
import { newestFirst, renamed, selectedChat, titled } from './selection.ts';

const chat = (id: string): Chat => ({
  id,
  title: id,
  terminated: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
});
const chats = [chat('oldest'), chat('middle'), chat('newest')];

test('on load the last chat in the list is selected', () => {
  expect(selectedChat(chats, null)?.id).toBe('newest');
});

test('a chat named in the URL is selected instead', () => {
  expect(selectedChat(chats, 'middle')?.id).toBe('middle');
});

test('a chat that is gone falls back to the last one', () => {
  expect(selectedChat(chats, 'deleted')?.id).toBe('newest');
});

test('a new chat selects none, and so does an empty list', () => {
  expect(selectedChat(chats, 'new')).toBeNull();
  expect(selectedChat([], null)).toBeNull();
});

test('the sidebar lists the newest first and leaves the list itself alone', () => {
  expect(newestFirst(chats).map(({ id }) => id)).toEqual(['newest', 'middle', 'oldest']);
  expect(chats[0]?.id).toBe('oldest');
});

test('an empty or unchanged title is not saved, and a new one is trimmed', () => {
  expect(renamed('   ', 'Deposit')).toBeNull();
  expect(renamed(' Deposit ', 'Deposit')).toBeNull();
  expect(renamed('  My deposit ', 'Deposit')).toBe('My deposit');
});

test('chats are found by the words of their titles, without their accents', () => {
  const chats = ['Rent demand, Bronx', 'Depósito, Queens', 'Deposit, Bronx'].map((title, index) => ({
    ...chat(`${index}`),
    title,
  }));
  expect(titled(chats, 'bronx dep').map(({ title }) => title)).toEqual(['Deposit, Bronx']);
  expect(titled(chats, 'DEPOSITO')).toHaveLength(1);
  expect(titled(chats, ' ')).toHaveLength(3);
});
