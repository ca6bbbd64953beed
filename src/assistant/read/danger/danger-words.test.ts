import { expect, test } from 'vitest';
import { calmed, dangerIn } from './danger-words.ts';

test.each([
  ['suicide', 'I cant do this, they would be happier without me'],
  ['suicide', 'some days i wish i was dead since the foreclosure'],
  ['suicide', 'writing goodbye letters to my kids tonight'],
  ['suicide', 'si me quitan la casa me mato'],
  ['suicide', 'ya no quiero seguir viviendo asi'],
  ['violence-now', 'we are being robbed at the store'],
  ['violence-now', 'the super came at me with a pipe'],
  ['violence-now', 'me estan golpeando ayuda'],
  ['held-to-work', 'the lady i clean for took my passport when i came'],
  ['held-to-work', 'trabajo en una finca y nos quitaron los pasaportes'],
  ['held-to-work', 'they pay 200 a week and never let us go out'],
  ['suicide', 'since my wife passed i dont see the point anymore'],
  ['suicide', 'estoy cansado, ya no le encuentro sentido'],
  ['overdose', 'my roommate wont wake up and her lips are blue'],
  ['overdose', 'he swallowed a bottle of pills'],
  ['overdose', 'mi hermano no respira'],
  ['medical', 'my son is coughing blood from the mold im scared'],
  ['medical', 'i think hes having a stroke'],
  ['medical', 'mi mamá está vomitando sangre'],
  ['medical', 'my uncle is having bad chest pains and has no insurance, do they have to see him'],
  ['medical', 'my grandmother fell and she refuses to go to the hospital because of the bill'],
  ['medical', 'my father wont go to the er, hes scared theyll call immigration'],
  ['medical', 'mi papa tiene dolor en el pecho y no quiere ir a emergencias'],
  ['arrested', 'cops are arresting my brother outside the store'],
  ['arrested', 'my nephew just got arrested in yonkers'],
  ['arrested', 'help my son is getting arrested at the train station'],
  ['arrested', 'acaban de detener a mi esposo'],
  ['immigration-door', 'immigration is outside with vests on'],
  ['immigration-door', 'ice are in the lobby asking for my husband'],
  ['immigration-door', 'la migra esta afuera de mi trabajo'],
  ['intimate-images', 'he has naked pictures of my sister and wants money'],
  ['intimate-images', 'my ex posted my nudes'],
  ['intimate-images', 'me amenaza con publicar fotos intimas'],
  ['violence-at-home', 'my husband doesnt let me leave the house'],
  ['violence-at-home', 'mi novio no me deja salir'],
  ['violence-at-home', 'mi ex me pegó otra vez'],
])('%s: %j leaves no doubt', (id, message) => {
  expect(dangerIn(message)).toEqual({ level: 'sure', id });
});

test.each([
  'my uncle died by suicide, who gets his apartment',
  'does life insurance cover suicide',
  'quitting now is career suicide',
  'i want to end it with my business partner',
  'i dont see the point of this form',
  'ya no le veo sentido a seguir con la demanda',
  'can i be arrested for not paying a credit card',
  'i got arrested in 2019, can it be sealed',
  'what do i do if ice comes to the door',
  'puede la migra entrar a mi casa sin permiso',
  'the notario kept my passport and wants more money',
  'el consulado tiene mi pasaporte',
  'me mato trabajando y no me pagan',
  'can my school look at private photos on my phone',
  'the insurance wants more pictures of the car',
  'since the crash ive been having chest pains',
  'i keep having trouble breathing since they painted',
  'im having chest pain for months and my job wont pay comp',
  'tengo dolor en el pecho desde el accidente hace meses',
  'he wont let me out of my lease',
  'my husband wont let me out of the lease',
  'un carro me pegó y se fue',
  'me pegaron los papeles en la puerta',
  'beats me',
  'my boss is gonna kill me if i miss another shift',
  'i could die of embarrassment, they read my letter aloud',
  '1 vape pen is he getting arrested or a record',
  'im scared of being arrested if i go to court',
])('%j is no alarm', (message) => {
  expect(dangerIn(message)?.level).not.toBe('sure');
});

test('danger that is over, or was somebody else’s, is answered and not interrupted', () => {
  expect(calmed('mi tio se quito la vida, quien hereda', { level: 'sure', id: 'suicide' })).toBeNull();
  expect(calmed('le di un poder y quiero quitarselo', { level: 'sure', id: 'suicide' })?.level).toBe('unsure');
  expect(calmed('quiero quitarles el peso de mi vida', { level: 'sure', id: 'suicide' })?.level).toBe('sure');
  expect(calmed('he hit me but i am safe now', { level: 'sure', id: 'violence-at-home' })?.level).toBe('unsure');
  expect(calmed('he hit me again', { level: 'sure', id: 'violence-at-home' })?.level).toBe('sure');
});

test.each([
  ['i cleaned for a lady for 5 years and she let me go because im pregnant', null],
  ['la señora me dijo que ya no vaya porque estoy embarazada', null],
  ['they fired me and kept my passport', 'sure'],
  ['me corrieron y no me dejan sacar mis cosas, tengo miedo', 'sure'],
  ['i work all day and sleep in the kitchen', 'sure'],
])('%j: kept at work is %s', (message, level) => {
  expect(calmed(message, { level: 'sure', id: 'held-to-work' })?.level ?? null).toBe(level);
});

test.each(['tengo miedo que me corra', 'tengo miedo de que nos desalojen', 'tengo miedo que me deporten'])(
  'fear of losing a job, a home or a status is no fear of somebody: %j',
  (message) => {
    expect(dangerIn(message)).toBeNull();
  },
);

test('fear that names nobody is still heard', () => {
  expect(dangerIn('tengo miedo de volver a la casa')).toEqual({ level: 'unsure', id: 'violence-at-home' });
});

test.each([
  'my mom kicked me out last night',
  'he kicked me off the lease today',
  'she kicked me out of the house just now with the kids',
  'they kicked me to the curb this morning',
])('whoever is put out was not kicked: %j', (message) => {
  expect(dangerIn(message)).toBeNull();
});

test.each([
  'he kicked me in the stomach last night',
  'he kicked me off the bed last night',
  'she beat me up yesterday',
  'he hit me and kicked me out of the bed again',
])('a kick is still heard: %j', (message) => {
  expect(dangerIn(message)).toEqual({ level: 'sure', id: 'violence-at-home' });
});

test('a parent who is gone has taken no child', () => {
  const judged = { level: 'sure', id: 'child-taken', nearness: 0.98 } as const;
  for (const message of ['el papá no aparece', 'her father is nowhere to be found', 'su mamá nunca vino por ellos'])
    expect(calmed(message, judged)?.level, message).toBe('unsure');
  for (const message of ['their father took the kids and disappeared', 'el papá no aparece y se llevó a mis hijos'])
    expect(calmed(message, judged)?.level, message).toBe('sure');
});

test('an eviction notice that nothing more is said of may be any of several papers', () => {
  const judged = { level: 'sure', id: 'eviction-soon', nearness: 0.8 } as const;
  for (const message of [
    'aviso de desalojo en mi puerta',
    'found eviction papers under my door',
    'me dejaron una carta de desalojo',
  ])
    expect(calmed(message, judged), message).toBeNull();
  for (const message of [
    'eviction notice from the marshal',
    'aviso de desalojo, me sacan mañana',
    'got an eviction notice and they come thursday',
    'the landlord is throwing our things out',
  ])
    expect(calmed(message, judged)?.level, message).toBe('sure');
});

test('a camera in a hall or a kitchen shows nothing intimate', () => {
  const judged = { level: 'sure', id: 'intimate-images', nearness: 0.8 } as const;
  for (const message of [
    'my landlord put a camera in the hallway pointing at my door',
    'my boss has a camera in the break room',
    'el dueño puso cámaras en la entrada del edificio',
  ])
    expect(calmed(message, judged), message).toBeNull();
  for (const message of [
    'he hid a camera in my shower',
    'hay una cámara escondida en el baño',
    'he has videos of me from the camera',
    'my ex put my photos on a site',
  ])
    expect(calmed(message, judged)?.level, message).toBe('sure');
});

test('who pays for a burial is no despair, and paying in parts is no work', () => {
  const judged = { level: 'sure', nearness: 0.8 } as const;
  expect(calmed('quien paga el entierro de mi mama', { ...judged, id: 'suicide' })).toBeNull();
  expect(calmed('nobody would come to my funeral', { ...judged, id: 'suicide' })?.level).toBe('sure');
  expect(calmed('puedo pagar de a poquito', { ...judged, id: 'held-to-work' })).toBeNull();
  expect(calmed('mi patron dice que llama a la migra', { ...judged, id: 'held-to-work' })?.level).toBe('unsure');
  expect(calmed('i want to see my mother before she dies', { ...judged, id: 'suicide' })).toBeNull();
  expect(calmed('can i leave with the baby or is it kidnapping', { ...judged, id: 'child-taken' })).toBeNull();
  expect(calmed('his father did not bring her back', { ...judged, id: 'child-taken' })?.level).toBe('sure');
  expect(calmed('no puedo salir de la casa', { ...judged, id: 'held-to-work' })?.level).toBe('sure');
});

test.each([
  ['my dad is gonna kill me when the letter comes', 'unsure'],
  ['mi mamá me va a matar si se entera de la multa', 'unsure'],
  ['my boss will kill me', 'unsure'],
  ['my dad is gonna kill me, he has a gun', 'sure'],
  ['my mother is going to kill me, she beats me', 'sure'],
  ['my ex is gonna kill me', 'sure'],
  ['he is gonna kill me', 'sure'],
])('%j is said of anger, or is not: %s', (message, level) => {
  expect(calmed(message, { level: 'sure', id: 'violence-now' })?.level).toBe(level);
});

test('whose name a child bears is no abduction, unless plain words say so', () => {
  const judged = { level: 'sure', id: 'child-taken', nearness: 0.9 } as const;
  for (const message of [
    'quiero quitarle el apellido del papá a mi hija',
    'can i give my son my last name, his father is gone',
  ])
    expect(calmed(message, judged)?.level, message).toBe('unsure');
  expect(calmed('his father took him and i do not know where', judged)?.level).toBe('sure');
  expect(calmed('he took her, her last name is mine', { level: 'sure', id: 'child-taken' })?.level).toBe('sure');
});

test.each(['suicide', 'overdose', 'child-taken'])('a mother who will be angry calms nothing else: %s', (id) => {
  expect(calmed('my mom is gonna kill me', { level: 'sure', id })?.level).toBe('sure');
});
