import { expect, test } from 'vitest';
import { asksForDay, aspectInForm } from './aspect-words.ts';
import { isImpliedQuestion, isQuestion, pointsBack } from '../wording/question-form.ts';

test.each([
  ['what papers do i need for that', 'proof'],
  ['ok and how do i prove it', 'proof'],
  ['¿Qué documentos tengo que llevar?', 'proof'],
  ['cuantos dias tenemos todavia', 'deadline'],
  ['y cuanto tiempo me queda a mi', 'deadline'],
  ['todavia alcanzo', 'deadline'],
  ['am i still on time', 'deadline'],
  ['y si no les contesto', 'if-not'],
  ['que pasa si no le hago caso a eso', 'if-not'],
  ['what if i just blow it off', 'if-not'],
  ['y ahora que', 'step'],
  ['que me toca hacer', 'step'],
  ['y eso donde se pide', 'where'],
  ['la corte donde queda', 'where'],
  ['cobran algo por eso', 'cost'],
  ['do they charge for that', 'cost'],
  ['a partir de que fecha', 'from-day'],
  ['y contando desde cuando', 'from-day'],
  ['how much does it cost', 'cost'],
  ['is it free?', 'cost'],
  ['cuánto me cobran', 'cost'],
  ['how long does this take', 'takes'],
  ['cuanto se tardan', 'takes'],
  ['what is the first thing i do', 'step'],
  ['so what do i do now', 'step'],
  ['por dónde empiezo', 'step'],
  ['entonces que hago primero mañana', 'step'],
  ['ok thank you. so just tell me again what to do tonight', 'step'],
  ['please tell me what i should do', 'step'],
  ['digame otra vez que hago', 'step'],
  ['que hago esta noche', 'step'],
  ['and where do i go', 'where'],
  ['who do i complain to', 'where'],
  ['a quién le reporto', 'where'],
  ['what happens if i dont show up', 'if-not'],
  ['what if i miss it', 'if-not'],
  ['y si no contesto', 'if-not'],
  ['so whats the last day to send it', 'deadline'],
  ['when is the deadline', 'deadline'],
  ['by when do i have to answer', 'deadline'],
  ['cual es el ultimo dia', 'deadline'],
  ['hasta cuando tengo para apelar', 'deadline'],
  ['what was the date again', 'deadline'],
  ['repeat the date', 'deadline'],
  ['so last day?', 'deadline'],
  ['and the absolute last day', 'deadline'],
  ['so is he late', 'deadline'],
  ['no i mean oct 22. so what are my days', 'deadline'],
  ['whats the first day that passes of all of these', 'deadline'],
  ['cuales son mis fechas', 'deadline'],
  ['so should i count nov 27 or dec 2', 'from-day'],
  ['is dec 5 too late', 'deadline'],
  ['cuanto tiempo tengo para entregar esto', 'deadline'],
  ['no entiendo nada. dime solo el dia', 'deadline'],
  ['thats not what i asked. i need the actual date', 'deadline'],
  ['it came by mail. so when do i have to leave', 'deadline'],
  ['feb 1, is it too late', 'deadline'],
  ['si voy el 5 de diciembre ya es tarde', 'deadline'],
  ['es muy tarde el 5 de diciembre o todavia estoy a tiempo', 'deadline'],
  ['2 años desde cuando?', 'from-day'],
  ['30 days from when', 'from-day'],
  ['last day to ask for the hearing', 'deadline'],
  ['so what is my last day for everything', 'deadline'],
  ['ok but did i miss it? i was sick', 'deadline'],
  ['am i too late', 'deadline'],
  ['ya pasaron los 30 dias o no? hoy es 17', 'deadline'],
  ['todavia estoy a tiempo?', 'deadline'],
  ['does it count from monday or friday', 'from-day'],
  ['desde cuando cuentan los 30 dias', 'from-day'],
  ['ultimo dia del casero?', 'deadline'],
  ['remind me of the date please', 'deadline'],
  ['cuál era la fecha', 'deadline'],
])('%s asks for a side of the problem', (message, aspect) => {
  expect(aspectInForm(message)).toBe(aspect);
});

test.each([
  'what if he does not pay me',
  'dicen que si no mando 900 hoy me arrestan',
  'they never tell me what to do with the money',
  'my landlord kept the papers',
  'i have no papers',
  'tengo que llevar abogado',
  'i showed them everything',
  'el juez no me cree',
  'can they evict me before christmas',
  'how long do i have to pay support',
  'the deadline passed already',
])('%s asks for none, or tells something', (message) => {
  expect(aspectInForm(message)).toBeNull();
});

test('what the other side says, and what is feared, is told to learn whether it is so; what happened is not', () => {
  expect(isImpliedQuestion('he says it is for the broken plates')).toBe(true);
  expect(isImpliedQuestion('me dijeron que ya es tarde')).toBe(true);
  expect(isImpliedQuestion('dice que va a llamar a la policia')).toBe(true);
  expect(isImpliedQuestion('they are threatening to sue')).toBe(true);
  expect(isImpliedQuestion('tengo miedo de que me reporten')).toBe(true);
  expect(isImpliedQuestion('im worried they will tow it')).toBe(true);
  expect(isImpliedQuestion('i paid half of it in march')).toBe(false);
  expect(isImpliedQuestion('trabajo en una cocina en queens')).toBe(false);
});

test('a question is heard in the middle of a sentence and without a mark', () => {
  expect(isQuestion('ok and if he refuses where do i go')).toBe(true);
  expect(isQuestion('till what age')).toBe(true);
  expect(isQuestion('y mis hijos')).toBe(true);
  expect(isQuestion('y si me quiere sacar por quejarme')).toBe(true);
  expect(isQuestion('and if the judge says no')).toBe(true);
  expect(isQuestion('and he never came back')).toBe(false);
});

test('a Spanish verb carries what it points at', () => {
  expect(pointsBack('hay que devolverlo?')).toBe(true);
  expect(pointsBack('quiero trabajar')).toBe(false);
});

test.each([
  'so from what day can they win automatically',
  'until what date can i ask the court to undo it',
  'ok till when',
  'so latest day to apply?',
  'when does it have to be back to them',
  'how late can he still tell me',
  'how many days do they have',
  'so what date is he out of time',
  'hasta que dia tienen para decidir',
  'para cuando tengo que mandarlo',
  'cuanto tiempo tiene el banco',
])('%j asks for a day', (message) => {
  expect(asksForDay(message)).toBe(true);
});

test.each([
  'when did he call you',
  'how long is the form',
  'cuando vino el doctor',
  'can i come by later',
  'what day care is near',
])('%j asks for none', (message) => {
  expect(asksForDay(message)).toBe(false);
});
