import { expect, test } from 'vitest';
import { faqData } from './structured-data.ts';

test('a section is a question, and everything under it the answer, as text', () => {
  const page = {
    title: 'FAQ',
    updated: null,
    body: [
      ['p', {}, 'Before the first section.'],
      ['h2', { id: 'a' }, 'Not {product} advice'],
      ['p', {}, 'It is ', ['strong', {}, 'general'], '.'],
      ['ul', {}, ['li', {}, 'One'], ['li', {}, 'Two.']],
      ['h2', { id: 'b' }, 'Fees'],
    ],
  } as const;
  expect(faqData(page)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Not Plainly advice',
        acceptedAnswer: { '@type': 'Answer', text: 'It is general. One. Two.' },
      },
      { '@type': 'Question', name: 'Fees', acceptedAnswer: { '@type': 'Answer', text: '' } },
    ],
  });
});
