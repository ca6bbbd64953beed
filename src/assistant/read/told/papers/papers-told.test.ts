import { expect, test } from 'vitest';
import type { CaseFile } from '#domain/matter/case-file.ts';
import { factsTold } from '../told-facts.ts';

const paperIn = (message: string, about = '', file: Partial<CaseFile> = {}) =>
  factsTold(message, { talk: { about, file: { amounts: {}, dates: {}, ...file } } }).paper;

test.each([
  ['a jury summons came in the mail', 'jury-summons'],
  ['i got a small claims notice', 'small-claims-notice'],
  ['they served the foreclosure summons', 'summons-foreclosure'],
  ['2 parking tickets on the same day', 'parking-ticket'],
  ['multa por pasarme la luz roja', 'traffic-ticket'],
  ['a pink summons for open container', 'criminal-summons'],
  ['got the income execution yesterday', 'income-execution'],
  ['the hospital bill went to collections', 'medical-collection'],
  ['factura del hospital de 5,870', 'medical-bill'],
  ['el irs me mando una carta', 'tax-notice-irs'],
  ['me congelaron la cuenta del banco', 'restraining-notice'],
  ['a custody petition came by mail', 'family-petition'],
  ['a letter about my food stamps', 'snap-notice'],
  ['notice that unemployment overpaid me', 'unemployment-overpayment'],
  ['my termination letter says misconduct', 'termination-notice'],
  ['capital one sued me', 'summons-consumer-credit'],
  ['i got court papers saying i owe 3 months rent', 'petition-nonpayment'],
  ['legal papers came over back rent', 'petition-nonpayment'],
  ['una carta de colecciones', 'collector-letter'],
  ['i was called for jury service', 'jury-summons'],
  ['me citaron para jurado', 'jury-summons'],
  ['un papel del jury duty', 'jury-summons'],
  ['hay un judgment contra mi', 'judgment'],
  ['the judge ruled against us', 'judgment'],
  ['notificacion de desalojo del sheriff', 'marshal-notice'],
  ['una peticion por no pagar la renta', 'petition-nonpayment'],
  ['wage garnishment papers at my job', 'income-execution'],
  ['una carta que me embargan el sueldo', 'income-execution'],
  ['he filed custody papers', 'family-petition'],
  ['me notificaron una orden de restriccion', 'order-of-protection'],
  ['she isnt renewing my lease', 'non-renewal'],
  ['el dueño no me renovo', 'non-renewal'],
  ['me dieron un appearance ticket', 'desk-appearance-ticket'],
  ['carta del desempleo que no califico', 'unemployment-determination'],
  ['un aviso de 90 dias por la hipoteca', 'foreclosure-notice'],
  ['me mando una carta la agencia de cobranza', 'collector-letter'],
  ['me llego la determinacion del desempleo, me lo negaron', 'unemployment-determination'],
  ['el dueño me dio un papel de 30 dias', 'notice-to-quit'],
  ['un aviso de los 90 días', 'notice-to-quit'],
  ['a summon from civil court', 'summons'],
  ['me llegaron papeles de la corte, dicen que debo dos meses de renta', 'petition-nonpayment'],
])('%j tells of a paper: %s', (message, paper) => {
  expect(paperIn(message)).toBe(paper);
});

test.each([
  'how do i file an order to show cause',
  'can they garnish me without a letter',
  'what if they send a subpoena',
  'can they cut my food stamps without a letter',
  'my friend got a marshal notice on her door',
  'i need an order of protection',
  'me dieron 30 dias de vacaciones',
  'me dieron una orden de proteccion contra mi marido',
  'what happens if i skip jury duty',
  'me van a embargar el sueldo?',
  'my case has not been renewed',
  'una carta de 30 dias para pagar',
])('%j: nobody has that paper', (message) => {
  expect(paperIn(message)).toBeUndefined();
});

test('of two papers of one case the later one counts', () => {
  expect(paperIn('the collector letter came in august and yesterday the summons')).toBe('summons-consumer-credit');
  expect(paperIn('i got a rent demand in october, now a nonpayment petition')).toBe('petition-nonpayment');
});

test('what is spoken about says the rest of a name', () => {
  expect(paperIn('the summons came last week', 'courts/jury-duty')).toBe('jury-summons');
  expect(paperIn('well they did send a letter', 'benefits/snap-hearing', { programme: 'snap' })).toBe('snap-notice');
  expect(paperIn('oh its food stamps', 'benefits/cash-medicaid-hearing', { paper: 'cash-notice' })).toBe('snap-notice');
  expect(paperIn('it says summons', 'consumer/debt-collector-validation', { otherSide: 'collector' })).toBe(
    'summons-consumer-credit',
  );
});
