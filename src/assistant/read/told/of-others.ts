/** "My friend got a marshal's notice yesterday": what others have is nothing of theirs. Blanks keep the rest where it stands. */
export const withoutOthers = (message: string): string =>
  message.replaceAll(OF_A_FRIEND, (words) => ' '.repeat(words.length));

const OF_A_FRIEND =
  /\b(?:(?:my|an?|this|mi|una?|a mi|the) )?(?:nurse|last tenant|super|friend|co-?worker|cousin|neighbou?r|guy|lady|amig[oa]|prim[oa]|vecin[oa]|compañer[oa]|señora?|conocid[oa])(?: (?:of mine|from work|del trabajo|in \p{L}+|en \p{L}+|told me (?:that )?h(?:er|is) \p{L}+))? (?:got|has|had|was|la despidieron|lo despidieron|lo corrieron|la corrieron|gana|received|won|owed|recibi[oó](?! (?:por m[ií] )?(?:l[ao]s?|el|mis?) (?:papel|carta|demanda|citaci|petici|aviso|sobre))|tuvo|tiene|gan[oó]|le (?:lleg[oó]|dieron|pegaron|devolvieron|pagaron))\b[^.?!,]*/giu;
