import type { AmountRole, DatedEvent, OtherSide, PayPeriod, Programme, Sponsor } from '#domain/matter/case-file.ts';
import { countyLabel } from '#domain/attorneys/ny-county.ts';
import { inDollars } from '../apply/sums/in-dollars.ts';
import type { Words } from '../content/words.ts';
import { dayInWords } from '../deadlines/day-words.ts';
import { paperName } from '../papers/find-paper.ts';
import type { Topic } from '../knowledge/topic.ts';
import type { ConversationState } from '../remember/state.ts';
import { words, type SayWords } from './words.ts';

const w = (en: string, es: string): Words => ({ en, es });

export const EVENTS: Readonly<Record<DatedEvent, Words>> = {
  served: w('Papers received', 'Papeles recibidos'),
  'proof-filed': w('Proof of service filed', 'Prueba de entrega presentada'),
  'moved-out': w('Moved out', 'Mudanza'),
  'notice-dated': w('Date on the notice', 'Fecha del aviso'),
  'notice-mailed': w('Notice mailed', 'Aviso enviado'),
  'takes-effect': w('Takes effect', 'Entra en vigor'),
  'court-date': w('Court date', 'Fecha de corte'),
  incident: w('It happened', 'Ocurrió'),
  treatment: w('Treatment', 'Tratamiento'),
  death: w('Death', 'Fallecimiento'),
  appointed: w('Representative appointed', 'Representante nombrado'),
  purchase: w('Bought', 'Compra'),
  signed: w('Signed', 'Firma'),
  fired: w('Job ended', 'Fin del trabajo'),
  act: w('It happened', 'Ocurrió'),
  payday: w('Payday that was missed', 'Día de pago que faltó'),
  'last-payment': w('Last payment', 'Último pago'),
  violation: w('Ticket', 'Multa'),
  judgment: w('Judgment', 'Sentencia'),
  'learned-of-judgment': w('Learned of the judgment', 'Se enteró de la sentencia'),
  'rent-due': w('Rent due', 'Renta vencida'),
  'notice-given': w('Notice given', 'Aviso entregado'),
  'request-sent': w('Request sent', 'Solicitud enviada'),
  'information-sent': w('Information sent', 'Información enviada'),
  'form-sent': w('Form sent', 'Formulario enviado'),
  learned: w('Found out', 'Se enteró'),
  arrived: w('Arrived in the United States', 'Llegada a Estados Unidos'),
  'resident-since': w('Green card since', 'Green card desde'),
  applied: w('Applied', 'Solicitud'),
  filed: w('Case filed', 'Caso presentado'),
  answered: w('Answer served', 'Respuesta entregada'),
  'work-done': w('Work finished', 'Trabajo terminado'),
  'missed-hearing': w('Hearing missed', 'Audiencia a la que faltó'),
  denied: w('Denied', 'Negado'),
  decision: w('Decision', 'Decisión'),
  'order-received': w('Order received', 'Orden recibida'),
  'order-mailed': w('Order mailed', 'Orden enviada'),
  presented: w('Presented', 'Presentado'),
  formed: w('Formed', 'Formada'),
};

export const AMOUNTS: Readonly<Record<AmountRole, Words>> = {
  rent: w('Rent', 'Renta'),
  'new-rent': w('New rent', 'Renta nueva'),
  deposit: w('Deposit', 'Depósito'),
  debt: w('Debt', 'Deuda'),
  pay: w('Pay', 'Pago'),
  earned: w('Pay or income', 'Pago o ingreso'),
  hourly: w('Pay for an hour', 'Pago por hora'),
  daily: w('Pay for a day', 'Pago por día'),
  price: w('Price', 'Precio'),
  claim: w('Amount at stake', 'Cantidad en juego'),
  fee: w('Fee', 'Cargo'),
  estate: w('Estate', 'Herencia'),
  income: w('Income', 'Ingresos'),
};

export const SIDES: Readonly<Record<OtherSide, Words>> = {
  landlord: w('landlord', 'propietario'),
  employer: w('employer', 'empleador'),
  collector: w('debt collector', 'cobrador'),
  bank: w('bank', 'banco'),
  agency: w('agency', 'agencia'),
  partner: w('partner or ex', 'pareja o expareja'),
  'co-parent': w('other parent', 'el otro padre o madre'),
  family: w('family', 'familia'),
  roommate: w('roommate', 'compañero de vivienda'),
  neighbor: w('neighbor', 'vecino'),
  seller: w('seller or business', 'vendedor o negocio'),
  school: w('school', 'escuela'),
  police: w('police', 'policía'),
  insurer: w('insurance company', 'aseguradora'),
  tenant: w('tenant', 'inquilino'),
  worker: w('somebody who works for you', 'alguien que trabaja para usted'),
  accuser: w('who asked for an order against you', 'quien pidió una orden contra usted'),
};

export const PROGRAMMES_IN_WORDS: Readonly<Record<Programme, Words>> = {
  snap: w('SNAP', 'SNAP'),
  cash: w('cash assistance', 'ayuda en efectivo'),
  medicaid: w('Medicaid', 'Medicaid'),
  ssi: w('SSI', 'SSI'),
  ssd: w('Social Security disability', 'incapacidad del Seguro Social'),
  unemployment: w('unemployment', 'desempleo'),
};

export const PERIODS: Readonly<Record<PayPeriod, Words>> = {
  week: w('every week', 'cada semana'),
  'two-weeks': w('every two weeks', 'cada dos semanas'),
  month: w('every month', 'cada mes'),
  year: w('every year', 'cada año'),
};

export const SPONSORS_IN_WORDS: Readonly<Record<Sponsor, Words>> = {
  citizen: w('a citizen', 'tiene ciudadanía'),
  'green-card': w('has a green card', 'tiene residencia'),
};

/** What the person told, line by line, so that they can see and correct it. */
export function caseInWords(state: ConversationState, topics: ReadonlyMap<string, Topic>): string {
  const { language, file, variables } = state;
  const text = words[language];
  const line = (name: string, value: string | undefined) => (value ? [`- ${name}: ${value}`] : []);
  const about = state.topics.flatMap((id) => topics.get(id)?.label[language] ?? []);
  const place = variables.county ? countyLabel(variables.county) : variables.usState;
  const side = [file.otherSide && SIDES[file.otherSide][language], file.otherSideName].filter(Boolean).join(', ');
  const lines = [
    ...line(text.known.about, about.join(', ')),
    ...line(text.known.place, place),
    ...line(text.known.otherSide, side),
    ...line(text.known.paper, file.paper && paperName(file.paper)[language]),
    ...line(text.known.lived, file.livedMonths === undefined ? undefined : text.known.months(file.livedMonths)),
    ...line(text.known.worked, file.workedMonths === undefined ? undefined : text.known.months(file.workedMonths)),
    ...line(text.known.age, file.age?.toString()),
    ...line(text.known.childAge, file.childAge?.toString()),
    ...line(text.known.children, file.children?.toString()),
    ...line(text.known.household, file.household?.toString()),
    ...line(text.known.hours, file.hoursAWeek?.toString()),
    ...line(text.known.hoursADay, file.hoursADay?.toString()),
    ...line(text.known.daysAWeek, file.daysAWeek?.toString()),
    ...line(text.known.paidEvery, file.paidEvery && PERIODS[file.paidEvery][language]),
    ...line(text.known.miles, file.miles?.toLocaleString('en-US')),
    ...line(text.known.programme, file.programme && PROGRAMMES_IN_WORDS[file.programme][language]),
    ...line(text.known.sponsor, file.sponsor && SPONSORS_IN_WORDS[file.sponsor][language]),
    ...line(text.known.regulated, inYesOrNo(file.isRegulated, text)),
    ...line(text.known.homes, file.homes?.toString()),
    ...line(text.known.ownerLives, inYesOrNo(file.ownerLives, text)),
    ...line(text.known.order, inYesOrNo(file.hasOrder, text)),
    ...line(text.known.leftSpouse, inYesOrNo(file.leftSpouse, text)),
    ...entries(file.amounts).flatMap(([role, amount]) => line(AMOUNTS[role][language], inDollars(amount))),
    ...entries(file.dates).flatMap(([event, day]) => line(EVENTS[event][language], dayInWords(day, language))),
  ];
  if (lines.length === 0) return text.nothingKnown;
  return [text.knownSoFar, lines.join('\n'), text.wrongHere].join('\n\n');
}

const inYesOrNo = (fact: boolean | undefined, { known }: SayWords) =>
  fact === undefined ? undefined : fact ? known.yes : known.no;

function entries<K extends string, V>(record: Readonly<Partial<Record<K, V>>>): [K, V][] {
  return (Object.entries(record) as [K, V | undefined][]).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, value]],
  );
}
