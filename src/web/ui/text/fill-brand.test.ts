import { expect, test } from 'vitest';
import { fillBrand } from './fill-brand.ts';

test('content names the product and its support address by placeholder', () => {
  expect(fillBrand('{product}: mailto:{supportEmail}')).toBe('Plainly: mailto:support@plainly.example');
});

test('braces that mean nothing are left alone', () => {
  expect(fillBrand('{ other } {unknown}')).toBe('{ other } {unknown}');
});
