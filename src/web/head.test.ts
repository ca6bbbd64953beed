import { expect, it } from 'vitest';
import { headFor, prerenderedPaths } from './head.ts';

it('prerenders the public pages and no other', () => {
  expect(prerenderedPaths).toEqual(['/', '/faq', '/contact', '/terms', '/privacy', '/how-we-order', '/quality']);
});

it.each(['/', '/faq', '/login'])('gives %s the same title', (path) => {
  expect(headFor(path)).toContain('<title>Plainly Quick Legal Assistance</title>');
});

it('describes a public page, and keeps every other out of search engines', () => {
  expect(headFor('/faq')).toMatch(/<meta name="description" content="[^"]+">/);
  expect(headFor('/login')).toContain('noindex');
});
