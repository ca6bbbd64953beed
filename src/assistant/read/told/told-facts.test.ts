import { expect, test } from 'vitest';
import { monthsIn } from './spans.ts';
import { factsTold } from './told-facts.ts';

test.each([
  ['my tenant downstairs wants 2 months, and i have a boss too', { otherSide: 'tenant' }],
  ['my ex girlfriend got a restraining order against me', { otherSide: 'accuser' }],
  ['my landlord wants 2 months', { otherSide: 'landlord' }],
  ['mi casero no arregla nada', { otherSide: 'landlord' }],
  ['my boss wont pay me', { otherSide: 'employer' }],
  ['no i meant my ex boss not my landlord', { otherSide: 'employer' }],
  ['es mi jefe, no mi casero', { otherSide: 'employer' }],
  ['trabajo en un restaurante y el dueño no me paga', { otherSide: 'employer' }],
  ['el dueño no arregla la calefaccion', { otherSide: 'landlord' }],
  ['my cousin says i need to wait, the store wont pay', { otherSide: 'seller' }],
  ['my cousin says he owns the house', { otherSide: 'family' }],
  ['a guy handed court papers to my coworker', { served: 'other-person' }],
  ['got a 14 day notice', { paper: 'rent-demand' }],
  [
    'me pegaron un papel en la puerta, dice que debo 4800 de renta y que tengo 14 dias',
    { paper: 'rent-demand', served: 'posted' },
  ],
  ['the letter says i owe rent and have 14 days', { paper: 'rent-demand' }],
  ['landlord gave me a paper, says pay 2800 in 14 days or else', { otherSide: 'landlord', paper: 'rent-demand' }],
  ['el dueño me dio un papel de 14 dias que pague 3100', { otherSide: 'landlord', paper: 'rent-demand' }],
  ['they wont renew my lease', { paper: 'non-renewal' }],
  ['a marshals notice on the door', { paper: 'marshal-notice', served: 'posted' }],
  ['they left a petition about non payment at the desk', { paper: 'petition-nonpayment' }],
  ['a notice of petition for back rent', { paper: 'petition-nonpayment' }],
  ['a guy gave me court papers about a credit card', { paper: 'summons-consumer-credit' }],
  ['papeles de la corte por una deuda', { paper: 'summons' }],
  ['i got a marshal paper on thursday', { paper: 'marshal-notice' }],
  ['a summons came in the mail', { paper: 'summons', served: 'mailed' }],
  ['the process server handed it to me', { served: 'in-hand' }],
  ['they gave it to my son', { served: 'other-person' }],
  ['me lo entregaron en la mano', { served: 'in-hand' }],
  ['he gave it to my coworker at the front desk not to me', { served: 'other-person' }],
  ['they left the summons with my elderly mother', { served: 'other-person' }],
  ['dropped it off at my job', { served: 'other-person' }],
  ['dejaron los papeles con la vecina', { served: 'other-person' }],
  ['la dejaron con mi vecina', { served: 'other-person' }],
  ['it was left with my roommate', { served: 'other-person' }],
  ['the papers were given to my wife', { served: 'other-person' }],
  ['se las dio a mi hijo', { served: 'other-person' }],
  ['ive lived here 3 years', { livedMonths: 36 }],
  ['been in this apartment for 8 months', { livedMonths: 8 }],
  ['llevo dos años viviendo aqui', { livedMonths: 24 }],
  ['llevo mas de dos años viviendo aqui', { livedMonths: 25 }],
  ['3 years i live there', { livedMonths: 36 }],
  ['ive lived here a little over 1 year', { livedMonths: 13 }],
  ['i worked there five years', { workedMonths: 60 }],
  ['its rent stabilized', { isRegulated: true }],
  ['the apartment is not rent stabilized', { isRegulated: false }],
])('%j', (message, told) => {
  expect(factsTold(message)).toMatchObject(told);
});

test.each([
  'can i sue, my cousin says i need to wait',
  'mi amigo y mi tia dice que puedo',
  'my wife told me that its free',
])('who gives advice is no party: %j', (message) => {
  expect(factsTold(message).otherSide).toBeUndefined();
});

test.each(['ya son 9 años', 'son 3 meses que no pago'])('%j names nobody of the family', (message) => {
  expect(factsTold(message).otherSide).toBeUndefined();
});

test.each(['how do i find out if its stabilized', 'is my apartment rent stabilized?', '¿cómo sé si es estabilizado?'])(
  '%j tells nothing',
  (message) => {
    expect(factsTold(message).isRegulated).toBeUndefined();
  },
);

test.each([
  ['he kept my $1,800 deposit', { deposit: 1800 }],
  ['rent is 1500 dollars a month', { rent: 1500 }],
  ['they say i owe $4,250.50 on a credit card', { debt: 4250.5 }],
  ['i want to sue for $6,800', { claim: 6800 }],
  ['paid 12k for the car', { price: 12_000 }],
  ['gana $15 la hora', { hourly: 15 }],
  ['my boss pays me 14.50 an hour in cash', { hourly: 14.5 }],
  ['im getting 13/hr', { hourly: 13 }],
  ['a guy owes me 4500 for a patio', { claim: 4500 }],
  ['my boss owes me 900', { pay: 900 }],
  ['can i sue him for 4200', { claim: 4200 }],
  ['my old landlord kept my 1800 deposit', { deposit: 1800 }],
  ['he is keeping my 1,200 security deposit', { deposit: 1200 }],
  ['me deben 1200 dolares del trabajo que hice', { claim: 1200 }],
  ['the hospital billed me 2700', { debt: 2700 }],
  ['they charged me 150 as a late fee', { fee: 150 }],
  ['me cobraron 200 de cargo por tarde', { fee: 200 }],
  ['rent went from $1500 and the deposit was $1600', { rent: 1500, deposit: 1600 }],
])('%j names a sum and what it is', (message, amounts) => {
  expect(factsTold(message).amounts).toEqual(amounts);
});

test.each([
  'no heat and i have a 4 month old baby in the apartment',
  'my son is 2 years old and we live in the basement',
  'vivo en un cuarto con mi bebe de 4 meses',
  'vivimos aqui con una nina de 3 años de edad',
])('%j tells an age, and not how long somebody has lived there', (message) => {
  expect(factsTold(message).livedMonths).toBeUndefined();
});

test.each([
  'he raised my rent 300 dollars',
  'me subieron la renta 400 dolares de un mes a otro',
  'my rent is going up $250',
  'they want $150 more rent',
])('%j tells by how much the rent goes up, and not the rent', (message) => {
  expect(factsTold(message)).not.toHaveProperty('amounts.rent');
  expect(factsTold(message).livedMonths).toBeUndefined();
});

test.each([
  ['he raised my rent to $1,800', 1800],
  ['la renta sube a 1500 dolares', 1500],
])('%j tells what the rent is to be', (message, rent) => {
  expect(factsTold(message).amounts).toEqual({ 'new-rent': rent });
});

test('a sum nobody can place is not kept', () => {
  expect(factsTold('what about $50').amounts).toBeUndefined();
  expect(factsTold('they charged me 2025 and 2026').amounts).toBeUndefined();
});

test.each([
  ['His name is Robert Klein and he owns the building', 'Robert Klein'],
  ['My landlord, Sunrise Realty LLC, ignores me', 'Sunrise Realty LLC'],
  ['mi jefe se llama Juan Pérez', 'Juan Pérez'],
  ['i got sued by Midland Credit Management', 'Midland Credit Management'],
])('%j names the other side', (message, name) => {
  expect(factsTold(message).otherSideName).toBe(name);
});

test('a month, a borough or an agency is no name', () => {
  for (const message of ['a letter from HRA', 'it is from November', 'my landlord in Brooklyn']) {
    expect(factsTold(message).otherSideName).toBeUndefined();
  }
});

test.each([
  ['two years', 24],
  ['8 months', 8],
  ['menos de un año', 12],
  ['less than a year', 12],
])('%j as an answer', (message, months) => {
  expect(monthsIn(message)).toBe(months);
});

test.each([
  'how long before the marshal comes with his truck',
  'will the marshal put our things on the street',
  'cuando viene el marshal',
])('%j: nobody has a notice from a marshal yet', (message) => {
  expect(factsTold(message).paper).toBeUndefined();
});

test.each([
  ['they never handed it to me, it was just taped there, does that even count?', 'posted'],
  ['No! Nobody handed me anything. It was taped on the door.', 'posted'],
  ['nadie me lo entregó, estaba pegado en la puerta', 'posted'],
  ["they didn't give it to me, it came in the mail", 'mailed'],
  ['the man gave me the papers in person', 'in-hand'],
  ['tengo los papeles, me los dieron en persona', 'in-hand'],
  ['no sorry it was handed to me in court', 'in-hand'],
  ['me entregaron en la mano los papeles cuanto tiempo tengo', 'in-hand'],
  ['no me los dieron a mí, los pegaron en la puerta', 'posted'],
  ['no fue en la mano! fue a mi hermana el 30 de octubre', 'other-person'],
] as const)('%s: %s', (message, served) => {
  expect(factsTold(message).served).toBe(served);
});

test.each([
  'What do I do, go there in person? ',
  'can i answer by mail?',
  'they never handed me anything',
  'do i have to appear in person',
  'tengo que ir en persona o se puede por internet',
  'can i file it online or bring it in person',
  'voy a llevar los papeles en persona',
])('%s says nothing of how it came', (message) => {
  expect(factsTold(message).served).toBeUndefined();
});

test.each([
  ['si hay orden', true],
  ['we have a court order', true],
  ['there is a custody order from 2023', true],
  ['tenemos una orden de visitas', true],
  ['we dont have a court order', false],
  ['no court order', false],
  ['no hay orden ni nada', false],
  ['we never went to court', false],
  ['i have an order of protection', undefined],
  ['tengo una orden de deportación', undefined],
  ['i got an order to show cause', undefined],
  ['is there an order?', undefined],
])('%j: whether a court has ordered it', (message, hasOrder) => {
  expect(factsTold(message).hasOrder).toBe(hasOrder);
});

test.each([
  ['my landlord wont renew my lease. ive been there 3 years', undefined],
  ['i got fired. ive been there 3 years', 36],
  ['been at my job 2 years and my rent is late', 24],
])('%j: months at work', (message, months) => {
  expect(factsTold(message).workedMonths).toBe(months);
});

test.each([
  ['the father of our son wants custody', 'family/custody-decision', 'co-parent'],
  ['my ex stopped the child support', '', 'co-parent'],
  ['my ex wants a divorce', '', 'partner'],
  ['geico says it was my fault', '', 'insurer'],
  ['me corrio ayer sin avisar', '', 'employer'],
] as const)('%j (%s): the other side is %s', (message, about, side) => {
  expect(factsTold(message, { talk: { about, file: { amounts: {}, dates: {} } } }).otherSide).toBe(side);
});

test.each([
  ['they left it with my mother in law', 'other-person'],
  ['a man gave me some court papers', 'in-hand'],
] as const)('%j came %s', (message, served) => {
  expect(factsTold(message).served).toBe(served);
});

test.each([
  ['el lanlord no prende la calefaccion', 'landlord'],
  ['soy cocinera y la dueña del edificio no prende la calefaccion', 'landlord'],
  ['the owner of the house shut off the water', 'landlord'],
  ['la persona que me alquila el cuarto me grita', 'landlord'],
  ['quien me renta el piso me quiere sacar', 'landlord'],
  ['the man i rent from wants more', 'landlord'],
  ['el management del building no contesta', 'landlord'],
  ['mi gerente me quita horas', 'employer'],
  ['la encargada me debe las propinas', 'employer'],
  ['soy cocinera y la dueña me grita', 'employer'],
  ['el dueno se roba las propinas', 'employer'],
  ['the owner of the deli never paid my hours', 'employer'],
  ['me echo del trabajo', 'employer'],
  ['la compañia me despidio', 'employer'],
  ['la agencia de colecciones me escribio', 'collector'],
  ['una compania de coleccion me llama', 'collector'],
  ['my roomate stole my rent', 'roommate'],
  ['mi compañera de apartamento no paga', 'roommate'],
  ['the lady next door screams', 'neighbor'],
  ['la señora de al lado hace bulla', 'neighbor'],
  ['la mama de mis nenes se los llevo', 'co-parent'],
  ['mi jeva me quito el telefono', 'partner'],
  ['mi prima me debe dinero', 'family'],
  ['mi padrastro me boto', 'family'],
  ['mi mama me quiere sacar', 'family'],
  ['la compañia de seguros no paga', 'insurer'],
] as const)('%j: the other side is %s', (message, side) => {
  expect(factsTold(message).otherSide).toBe(side);
});

test.each([
  'me botaron de la casa ayer',
  'me echaron del cuarto',
  'they let me go with a ticket',
  'mi ultimo pago de la tarjeta fue en junio',
  'i am the owner of the house',
  'le dejaron los papeles a mi hermana',
  'they left the petition with my mom',
])('%j: none of these is the other side', (message) => {
  expect(factsTold(message).otherSide).toBeUndefined();
});

test.each([
  ['la carta estaba en el buzon', 'mailed'],
  ['llego una carta certificada', 'mailed'],
  ['me la mandaron x correo', 'mailed'],
  ['a certified letter came', 'mailed'],
  ['lo tiraron debajo d la puerta', 'posted'],
  ['wait, no wait they stuck it on my door', 'posted'],
  ['un señor me entrego un sobre', 'in-hand'],
  ['me la entrego un muchacho', 'in-hand'],
  ['mi vecina recibio los papeles', 'other-person'],
  ['la firmo mi esposo', 'other-person'],
  ['my aunt signed for the letter', 'other-person'],
  ['my son opened and they gave him the summons', 'other-person'],
] as const)('%j came %s', (message, served) => {
  expect(factsTold(message).served).toBe(served);
});

test.each([
  'i mailed my rent by certified mail',
  'yo le mande la carta por correo',
  'le deje una nota en la puerta',
  'tocaron en mi puerta a las 6',
  'the police knocked on my door',
  'he put a lock on my door',
  'el vecino puso un letrero en mi puerta',
  'pueden dejar papeles en la puerta?',
  'si me lo mandan por correo',
  'mi esposo recibio un golpe',
])('%j says nothing of how a paper came', (message) => {
  expect(factsTold(message).served).toBeUndefined();
});

test.each([
  ['my disability from social security stopped', 'ssd'],
  ['me quitaron el seguro social por incapacidad', 'ssd'],
  ['la discapacidad del seguro social', 'ssd'],
  ['social security for my disability', 'ssd'],
  ['el ingreso suplementario', 'ssi'],
  ['cupones de alimentos', 'snap'],
  ['cupones de descuento', undefined],
  ['i am disabled and get social security', undefined],
] as const)('%j: the help is %s', (message, programme) => {
  expect(factsTold(message).programme).toBe(programme);
});

test.each([
  'it was left with my roommate on november 3',
  'the papers got handed to my boss',
  'se las dejaron a mi vecino',
])('%s: whoever takes a paper in is no party to it', (message) => {
  expect(factsTold(message).otherSide).toBeUndefined();
});
