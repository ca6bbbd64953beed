import type { Language } from '../../../../content/words.ts';

type Phrases = Readonly<Record<Language, readonly string[]>>;

/** How much is meant, and whether it goes on. */
export const SCOPE: Readonly<Record<'all' | 'part' | 'only' | 'notOnly' | 'most' | 'never' | 'still' | 'noLonger' | 'except' | 'regardless', Phrases>> = {
  all: {
    en: ['all', 'every', 'everyone', 'everybody', 'anyone', 'anybody', 'any', 'always', 'whole', 'entire', 'everything', 'each', 'full', 'whoever', 'whenever', 'no matter', 'whatever', 'anything', 'entirely'],
    es: ['todo', 'toda', 'todos', 'todas', 'cualquier', 'cualquiera', 'siempre', 'entero', 'entera', 'cada', 'completo', 'completa', 'integro', 'completamente'],
  },
  part: {
    en: ['part', 'partly', 'some', 'portion', 'half', 'a few', 'one of', 'any one'],
    es: ['parte', 'algunos', 'algunas', 'mitad', 'alguna', 'algun', 'porcion', 'algo', 'uno de', 'una de'],
  },
  only: {
    en: ['only', 'solely', 'exclusively', 'nothing but', 'no one but', 'nobody but', 'alone'],
    es: ['solo', 'solamente', 'unicamente', 'exclusivamente', 'sola', 'nada mas', 'unico', 'unica', 'exclusivo', 'exclusiva'],
  },
  notOnly: { en: ['not only', 'not just', 'too', 'also', 'as well', 'even'], es: ['no solo', 'tambien', 'no solamente', 'incluso', 'ademas', 'aun'] },
  most: {
    en: ['most', 'mostly', 'usually', 'normally', 'generally', 'mainly', 'often', 'commonly', 'largely', 'typically', 'in general', 'as a rule', 'many', 'some', 'sometimes', 'in some cases', 'probably', 'likely', 'about', 'can be', 'may'],
    es: ['mayoria', 'mayor parte', 'normalmente', 'generalmente', 'por lo general', 'en general', 'casi', 'suele', 'suelen', 'usualmente', 'muchos', 'muchas', 'algunos', 'algunas', 'a veces', 'en algunos casos', 'principalmente', 'comunmente', 'cerca', 'puede', 'pueden'],
  },
  never: {
    en: ['never', 'ever', 'no one', 'nobody', 'none', 'in no case', 'not any', 'under no circumstances'],
    es: ['nunca', 'jamas', 'nadie', 'ningun', 'ninguno', 'ninguna', 'en ningun caso'],
  },
  still: { en: ['still', 'continues to', 'keeps on', 'remains', 'stays'], es: ['todavia', 'sigue', 'siguen', 'aun', 'continua'] },
  noLonger: { en: ['no longer', 'not any more', 'not anymore', 'any longer', 'anymore'], es: ['ya no', 'dejo de', 'no mas'] },
  except: {
    en: ['except', 'unless', 'apart from', 'other than', 'excluded', 'exempt', 'but not', 'excepted', 'exception', 'exceptions', 'aside from', 'save for'],
    es: ['salvo', 'excepto', 'menos que', 'aparte de', 'excluido', 'excluida', 'exento', 'exentos', 'exentas', 'exenta', 'excepcion', 'excepciones', 'fuera de', 'pero no', 'queda fuera', 'a no ser'],
  },
  regardless: {
    en: ['whether or not', 'or not', 'regardless', 'no matter', 'even if', 'even when', 'even though', 'even without', 'whatever the', 'whatever their', 'whatever your', 'whatever its', 'either way', 'does not matter', 'not matter', 'irrespective', 'at any age', 'of any age', 'of any size', 'with or without', 'even for'],
    es: ['o no', 'sin importar', 'no importa', 'aunque', 'incluso si', 'aun si', 'aun cuando', 'incluso cuando', 'diga lo que diga', 'sea cual sea', 'sea de quien sea', 'cualquiera que sea', 'independientemente', 'en cualquier caso', 'de cualquier', 'a cualquier', 'pase lo que pase', 'aun sin', 'incluso sin', 'no depende', 'no dependen', 'no impide'],
  },
}; // prettier-ignore
