import { expect, test } from 'vitest';
import { otherLanguageOf, otherLanguages } from './other-language.ts';

test.each([
  ['zh', '房东不退我的押金,怎么办?'],
  ['ru', 'Хозяин не возвращает мне залог, что делать?'],
  ['bn', 'আমার বাড়িওয়ালা আমার জামানত ফেরত দেয়নি'],
  ['ko', '집주인이 보증금을 돌려주지 않아요'],
  ['yi', 'דער באַלעבאָס האָט מיר נישט געגעבן צוריק די געלט'],
  ['ur', 'میرا مالک مکان ڈپازٹ واپس نہیں کر رہا ہے'],
  ['ar', 'صاحب المنزل لم يرجع لي التأمين'],
  ['ht', 'Mwen bezwen èd, mèt kay la pa vle ban mwen lajan mwen'],
  ['pl', 'Właściciel nie chce mi oddać kaucji, czy jest na to jakaś pomoc?'],
  ['fr', "Mon propriétaire ne veut pas rendre ma caution, j'ai besoin d'aide"],
  ['it', 'Il padrone di casa non mi ha restituito il deposito, che cosa posso fare?'],
])('%s: %s', (id, message) => {
  expect(otherLanguageOf(message)?.id).toBe(id);
});

test.each([
  'My landlord 王小明 kept my deposit',
  'My landlord kept my deposit in Queens. What can I do?',
  'Mi casero no me devolvió el depósito, ¿qué puedo hacer?',
  'me llegó un papel de la corte y no sé qué es',
  'Mon Repos LLC sued me for rent',
  'pa que me sirve esto si no me pagan',
  'no',
  'il',
  '10/31/2026',
  '',
])('English, Spanish and names stay what they are: %s', (message) => {
  expect(otherLanguageOf(message)).toBeNull();
});

test('each says where to ask, and the number for danger', () => {
  expect(
    otherLanguages()
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(['ar', 'bn', 'fr', 'ht', 'it', 'ko', 'pl', 'ru', 'ur', 'yi', 'zh']);
  for (const { say } of otherLanguages()) {
    expect(say).toContain('646-386-5670');
    expect(say).toContain('911');
    expect(say).toContain('https://www.nycourts.gov/courtinterpreter/');
  }
});
