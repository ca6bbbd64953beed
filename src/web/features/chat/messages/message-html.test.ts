import { expect, test } from 'vitest';
import { htmlFromText, summaryOf, textFromHtml } from './message-html.ts';

test('typed markup is shown as it was typed, and line breaks are kept', () => {
  expect(htmlFromText('a < b & "c"\n<img src=x onerror=alert(1)>')).toBe(
    'a &lt; b &amp; &quot;c&quot;<br>&lt;img src=x onerror=alert(1)&gt;',
  );
});

test('the words of an answer carry no markup', () => {
  expect(textFromHtml('<p>Tenants &amp; landlords</p><ul><li>one</li><li>two</li></ul>')).toBe(
    'Tenants & landlords one two',
  );
});

test('a link in the middle of a sentence leaves no gaps', () => {
  expect(textFromHtml('<p>See (<a href="/x">Law <em>§ 7</em></a>).<br>Next</p>')).toBe('See (Law § 7). Next');
});

test('a short answer is its own summary', () => {
  expect(summaryOf('<p>Yes. Fourteen days.</p>')).toBe('Yes. Fourteen days.');
});

test('a long answer is summed up by its first sentences', () => {
  const rest = 'This sentence goes on and on so that the whole is longer than a summary may be. '.repeat(3);
  expect(summaryOf(`<p>A landlord has fourteen days. ${rest}</p>`)).toBe(
    'A landlord has fourteen days. This sentence goes on and on so that the whole is longer than a summary may be.',
  );
});

test('a long answer without a sentence is cut at a word', () => {
  const summary = summaryOf('word '.repeat(60));
  expect(summary).toMatch(/^(word )+word…$/);
  expect(summary.length).toBeLessThanOrEqual(161);
});
