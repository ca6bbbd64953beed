import { expect, it } from 'vitest';
import { headFor, prerenderedPaths, webManifest } from './head.ts';

it('prerenders the public pages and no other', () => {
  expect(prerenderedPaths).toEqual([
    '/',
    '/faq',
    '/contact',
    '/terms',
    '/privacy',
    '/how-we-order',
    '/deadlines',
    '/quality',
  ]);
});

it.each(['/', '/faq', '/login'])('gives %s the same title', (path) => {
  expect(headFor(path, '')).toContain('<title>Plainly Quick Legal Assistance</title>');
});

it('describes a public page, and keeps every other out of search engines', () => {
  expect(headFor('/faq', '')).toMatch(/<meta name="description" content="[^"]+">/);
  expect(headFor('/login', 'https://plainly.example')).toMatch(
    /<title>[^<]+<\/title><meta name="robots" content="noindex">$/,
  );
});

it('says where the page stands and how it looks when it is shared', () => {
  const head = headFor('/terms', 'https://plainly.example');
  expect(head).toContain('<link rel="canonical" href="https://plainly.example/terms">');
  expect(head).toContain('<meta property="og:url" content="https://plainly.example/terms">');
  expect(head).toContain('<meta property="og:image" content="https://plainly.example/og.png">');
  expect(headFor('/terms', '')).not.toContain('canonical');
});

it('names the same page in the other language', () => {
  const head = headFor('/terms', 'https://plainly.example');
  expect(head).toContain('<link rel="alternate" hreflang="en" href="https://plainly.example/terms">');
  expect(head).toContain('<link rel="alternate" hreflang="es" href="https://plainly.example/es/terms">');
  expect(head).toContain('<link rel="alternate" hreflang="x-default" href="https://plainly.example/terms">');
  expect(headFor('/', 'https://plainly.example')).toContain('hreflang="es" href="https://plainly.example/es">');
});

it('gives search engines the FAQ as data, and no other page', () => {
  const data = /<script type="application\/ld\+json">(.+?)<\/script>/.exec(headFor('/faq', ''))?.[1] ?? '';
  const { mainEntity } = JSON.parse(data) as { mainEntity: { name: string; acceptedAnswer: { text: string } }[] };
  expect(mainEntity.map(({ name }) => name)).toEqual([
    'Not legal advice',
    'Not legal representation',
    'Help areas',
    'Accuracy',
    'Attorney relationship',
    'Attorney fees',
  ]);
  for (const { acceptedAnswer } of mainEntity) expect(acceptedAnswer.text.length).toBeGreaterThan(80);
  expect(data).not.toContain('<');
  expect(headFor('/', '')).not.toContain('ld+json');
});

it('names the product on the home screen of a phone', () => {
  expect(JSON.parse(webManifest())).toMatchObject({ short_name: 'Plainly', start_url: '/', display: 'standalone' });
});
