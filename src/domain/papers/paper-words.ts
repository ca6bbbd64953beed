import type { AmountRole, DatedEvent, Service } from '#domain/matter/case-file.ts';
import type { Language } from '../language.ts';
import type { Court } from './find-court.ts';
import type { PaperEvent } from './paper-kind.ts';

type Said = Readonly<Record<Language, string>>;
const w = (en: string, es: string): Said => ({ en, es });

/** The words in which a confirmed paper is told: the person reads them before they are sent, the assistant reads them after. */
export const PAPER_WORDS = {
  opening: w(
    'This is my paper. It was read on my device, and I checked these lines.',
    'Este es mi papel. Se leyó en mi dispositivo, y yo revisé estas líneas.',
  ),
  kind: w('Kind of paper', 'Tipo de papel'),
  court: w('Court', 'Corte'),
  number: w('Case number', 'Número de caso'),
  otherSide: w('Other side', 'Otra parte'),
  served: w('Day I got it', 'Día en que lo recibí'),
  service: w('How it came', 'Cómo llegó'),
  notSure: w('not sure', 'no estoy seguro'),
} as const;

export const COURT_NAMES: Readonly<Record<Court, Said>> = {
  civil: w('Civil Court of the City of New York', 'Corte Civil de la Ciudad de Nueva York'),
  housing: w('Housing Court', 'Corte de Vivienda'),
  supreme: w('Supreme Court of the State of New York', 'Corte Suprema del Estado de Nueva York'),
  family: w('Family Court', 'Corte de Familia'),
  criminal: w('Criminal Court', 'Corte Penal'),
};

/** Never just "date": a day without its event counts for nothing. */
export const EVENT_NAMES: Readonly<Partial<Record<PaperEvent, Said>>> & { readonly 'notice-dated': Said } = {
  'notice-dated': w('Date written on the paper', 'Fecha escrita en el papel'),
  'notice-mailed': w('Day it was mailed', 'Día en que se envió'),
  'order-mailed': w('Day the order was mailed', 'Día en que se envió la orden'),
  'takes-effect': w('Day it takes effect', 'Día en que entra en vigor'),
  'court-date': w('Day in court', 'Día de corte'),
  'answer-due': w('Day by which the paper wants an answer', 'Día para el que el papel quiere respuesta'),
  judgment: w('Day of the judgment', 'Día de la sentencia'),
  violation: w('Day of the ticket', 'Día de la multa'),
  incident: w('Day it happened', 'Día en que ocurrió'),
  treatment: w('Day of the treatment', 'Día del tratamiento'),
  signed: w('Day it was signed', 'Día en que se firmó'),
  decision: w('Day of the decision', 'Día de la decisión'),
  'order-received': w('Day the order was received', 'Día en que se recibió la orden'),
};

export const AMOUNT_NAMES: Readonly<Record<AmountRole, Said>> = {
  rent: w('Rent they ask for', 'Renta que piden'),
  'new-rent': w('New rent', 'Renta nueva'),
  deposit: w('Deposit', 'Depósito'),
  debt: w('Sum they ask for', 'Suma que piden'),
  pay: w('Sum to be paid', 'Suma que hay que pagar'),
  earned: w('Pay or income', 'Pago o ingreso'),
  hourly: w('Pay for an hour', 'Pago por hora'),
  daily: w('Pay for a day', 'Pago por día'),
  price: w('Price', 'Precio'),
  claim: w('Sum they claim', 'Suma que reclaman'),
  fee: w('Fine or fee', 'Multa o cargo'),
  estate: w('Estate', 'Herencia'),
  income: w('Benefit', 'Beneficio'),
};

export const SERVICE_NAMES: Readonly<Record<Service, Said>> = {
  'in-hand': w('Handed to me', 'Me lo dieron en la mano'),
  'other-person': w('Given to somebody else at home', 'Se lo dieron a otra persona en casa'),
  posted: w('Taped up or left at the door', 'Pegado o dejado en la puerta'),
  mailed: w('By mail', 'Por correo'),
};

export const eventName = (event: PaperEvent, language: Language): string =>
  (EVENT_NAMES[event] ?? EVENT_NAMES['notice-dated'])[language];

export const isDatedEvent = (event: PaperEvent): event is DatedEvent => event !== 'answer-due';
