import { expect, test } from 'vitest';
import { countIn, inCity, livedSince, servedIn } from './bare-answer.ts';

test.each([
  ['in the city', true],
  ['yes the city', true],
  ['aca en la ciudad', true],
  ['si dentro de la city', true],
  ['outside', false],
  ['no, afuera', false],
  ['the city took my car', null],
  ['vivo en otra ciudad', null],
  ['la ciudad me mando una multa', null],
])('asked where, %j: in the city %s', (message, expected) => {
  expect(inCity(message)).toBe(expected);
});

test.each([
  ['x correo', 'mailed'],
  ['certified mail', 'mailed'],
  ['personalmente', 'in-hand'],
  ['me la tiraron por la puerta', 'posted'],
  ['it was stuck on the door', 'posted'],
  ['no fue por correo', null],
  ['never in person', null],
  ['por correo y en la puerta', null],
  ['mi hermana', null],
])('asked how it came, %j: %s', (message, expected) => {
  expect(servedIn(message)).toBe(expected);
});

test.each([
  ['dos nenes', 2],
  ['tengo tres', 3],
  ['una sola', 1],
  ['like 4', 4],
  ['just one', 1],
  ['2 y 3 años', null],
  ['una carta del papa', null],
  ['a lot', null],
  ['40', null],
])('asked how many, %j: %s', (message, expected) => {
  expect(countIn(message)).toBe(expected);
});

test.each([
  ['since 2015', 132],
  ['desde el 2020', 72],
  ['toda la vida', 240],
  ['my whole life', 240],
  // Nobody knows whether that is more than a year.
  ['desde 2025', null],
  ['in 2015 he moved in', null],
])('asked for how long, in 2026, %j: %s', (message, expected) => {
  expect(livedSince(message, '2026-11-15')).toBe(expected);
});
