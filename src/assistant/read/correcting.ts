import { plain } from './sentences.ts';

/** "No", "wait", "sorry": nothing by itself, but what comes after it may say that we misunderstood. */
const BEFORE = String.raw`^(?:(?:no+|nope|nah|wait|what|sorry|ok(?:ay)?|look|listen|please|but|now|que|qué|ay|pero|ahora|mire|oiga|señora?|perd[oó]n|disculpe|espere)(?![\p{L}'’])[\s,.!?:;…–-]*)*`;

/** "I meant …", "this is about …": what follows is what was meant. */
const MEANT = new RegExp(
  `${BEFORE}(?:` +
    [
      String.raw`i(?:'?m| am| was)? ?(?:just )?(?:mean|meant|asked?(?! (?:my|the|him|her|them|for|to|a) )|asking|talking about|speaking of|referring to)(?: you)?(?: about)?`,
      String.raw`(?:this|it|the question|my question|what i (?:asked|mean|need|want to know))(?: i|'|’)?s? (?:is|was|about)? ?about`,
      String.raw`(?:my question|what i (?:asked|mean|need|want to know)) (?:is|was)`,
      String.raw`let me (?:start over|explain(?: again)?|say it again|try again)`,
      String.raw`(?:yo )?(?:le |les |te )?pregunt(?:[eé]|o|aba|ando)(?! al? )(?: por| sobre| de)?|estoy preguntando(?: por| sobre)?`,
      String.raw`(?:yo )?(?:hablo|hablaba|estoy hablando) (?:de|del|sobre)|me (?:refiero|refer[ií]a) a(?:l)?|(?:quise|quer[ií]a|quiero) decir(?: que)?|mejor dicho|en realidad (?:hablo|es|era|fue|pregunto)(?: del?| sobre| por)?|(?:esto|eso)? ?es sobre|se trata de(?:l)?`,
      String.raw`lo que (?:pregunto|pregunt[eé]|digo|quiero saber|necesito) es|le (?:vuelvo a )?explico`,
    ].join('|') +
    String.raw`)(?![\p{L}])[\s,.:;!…–-]*`,
  'iu',
);

/** "No me refiero al trabajo": what is not meant stands in the same words. */
const NOT_MEANT = /^(?:(?:pero|que|y|ay)[\s,]+)?no me refi?er/iu;

/** "I'm not asking about the pregnancy, …", "no pregunto de asilo, …": what is not meant, before what is. */
const NOT_ASKED = new RegExp(
  `${BEFORE}(?:` +
    [
      String.raw`i(?:'?m| am| was)? ?(?:not|never|did(?:n'?t| not)|do(?:n'?t| not)) (?:ask(?:ed|ing)?|talk(?:ing)?|speak(?:ing)?|say|mean) (?:about|of) (?:\p{L}+ ?){1,4}?`,
      String.raw`(?:yo )?no (?:le |les |te )?(?:pregunt(?:[eé]|o|aba)|hablo|hablaba|estoy (?:hablando|preguntando)) (?:por|sobre|del?|al?) (?:\p{L}+ ?){1,4}?`,
    ].join('|') +
    String.raw`)(?:[\s,.:;!…–-]+)(?=(?:but |now |pero |ahora |sino )*(?:i(?:'?m| am| was)? ?(?:just )?(?:mean|meant|asked?|asking|talking|need|want)|(?:yo )?(?:le )?(?:pregunt|habl|quiero|necesito)|(?:can|do|does|is|will|if|how|what|where|when|who|si|que|como|cuando|cuanto|donde|quien|puede|tiene)\b))`,
  'iu',
);

/** A sentence that only says that we were wrong. */
const COMPLAINT = new RegExp(
  `${BEFORE}(?:` +
    [
      String.raw`(?:you|u)(?:['’]?re)? (?:do(?:n'?t| not)|did(?:n'?t| not)|not|are not|aren'?t) (?:understand\w*|get(?:ting)?|listen\w*|read\w*|answer\w*|hear\w*)(?: (?:me|it|my question|what i \w+))?`,
      String.raw`(?:that'?s|that is|this is|it'?s) (?:not|wrong|nothing to do)(?: .{0,40})?|that(?:'?s| is) about .{1,40}|(?:wrong|not) (?:topic|subject|that|it|about .{1,30})|nobody (?:is|was|said|asked) .{1,40}|(?:nobody|no one) (?:has )?(?:sued|served|arrested|evicted|fired|robbed|kicked) (?:me|us|him|her|anyone|anybody)(?: out| yet| anything)*`,
      String.raw`(?:usted )?no (?:me )?(?:entiende|entendi[oó]|escucha|contest[oó]|respondi[oó])(?: .{0,30})?|(?:eso )?no es (?:eso|lo que|sobre|de|por) ?.{0,40}|(?:eso )?no tiene nada que ver.{0,30}|nada de eso|(?:yo )?no (?:le |te |les )?pregunt(?:[eé]|aba|o) (?:nada de |por |de )?(?:eso|esto)|(?:nadie|no) (?:me|nos|lo|la) (?:(?:ha|han) (?:demandado|arrestado|desalojado|despedido|echado)|demandaron|demand[oó]|arrestaron|despidieron|echaron)(?: todav[ií]a| a[uú]n)?`,
    ].join('|') +
    String.raw`)[.!?]*$`,
  'iu',
);

/** "That's not what I asked, how many witnesses": the complaint before what is asked, however it is set off. */
const COMPLAINED = new RegExp(
  `${BEFORE}(?:` +
    [
      String.raw`(?:that|this|it)(?:['’]?s not| is not| was not| ?is ?n['’]?t| ?was ?n['’]?t) (?:what i(?:['’]?m| am| was)? ?(?:just )?(?:ask(?:ed|ing)?|said|saying|mean|meant|want(?:ed)?)(?: you)?(?: for| about)?|(?:an? |my )?(?:answer|question)|helpful)`,
      String.raw`(?:you|u)(?:['’]?re| are)? ?(?:not|never|do(?:n['’]?t| not)|did(?:n['’]?t| not)|have(?:n['’]?t| not)) (?:listen(?:ing)?|understand(?:ing)?|understood|get(?:ting)?|answer(?:ed|ing)?)(?: (?:to )?(?:me|it|that|my question|what i (?:said|asked)))?`,
      String.raw`(?:you|u) (?:forgot|missed|skipped|ignored)(?: about)? my (?:\p{L}+ )?question`,
      String.raw`(?:eso |as[ií] )?no (?:es|era|fue) lo que (?:yo )?(?:le |te |les )?(?:pregunt\p{L}+|dije|digo|quise decir|quiero saber)`,
      String.raw`(?:usted )?no (?:me )?(?:entiendes?|entendi[oó]|entendiste|escuchas?|contest[oó]|contestaste|respondi[oó]|respondiste)(?: (?:nada|(?:a )?mi (?:otra )?pregunta|lo que pregunt[eé]))?`,
      String.raw`(?:yo )?no (?:le |te |les )?pregunt(?:[eé]|aba|o) (?:nada de |por |de )?(?:eso|esto)`,
      String.raw`(?:se (?:le|te) olvid[oó]|olvid[oó]|olvidaste) mi (?:\p{L}+ )?pregunta`,
    ].join('|') +
    String.raw`)(?![\p{L}'’])[\s,.:;!?…–-]+(?=\S+ \S)`,
  'iu',
);

/** What would only be a fact, were it not said against us: "No, I do not want to end my lease. …", "What?? No flight. …" */
const OBJECTION = /^(?:no+[,.!]|no no\b|no (?:i|im|i'?m|we|it'?s|yo|no) |nope|nah|what[?!,]|huh|wait[,!]|qu[eé][?!])/iu;
const DENIED_FACT = new RegExp(
  `${BEFORE}(?:` +
    [
      String.raw`no \p{L}+(?: \p{L}+)?|(?:i'?m|i am|we are|we'?re) not .{1,40}|i (?:do not|don'?t) (?:have|want|live|need|work|own) .{1,40}|nobody .{1,30}`,
      String.raw`no (?:tengo|hay|soy|estoy|quiero) .{1,40}|nadie .{1,30}`,
    ].join('|') +
    String.raw`)[.!?]*$`,
  'iu',
);
/** "No es por multas fue el banco": what it is not stands first. */
const NOT_AT_FIRST =
  /^no+,? (?:es|fue|is|it'?s) (?:not )?(?:(?:por|de|sobre|about|for) )?(?:\p{L}+ ){1,2}(?=(?:es|fue|son|is|it'?s) )/iu;

/** "No hablo del carro sino del seguro": what it is comes behind "sino". */
const UP_TO_SINO =
  /^(?:(?:no+|pero|que|y|ay|perd[oó]n)[\s,.]+)*no (?:(?!sino(?![\p{L}]))\p{L}+ ){1,8}sino (?:que )?(?:del? |al? |por |sobre )?/iu;

/** "What??": says nothing by itself. */
const STARTLED = /^(?:what|huh|wait|qu[eé]|c[oó]mo)[?!.]*$/iu;

/** "… not a neighbor", "… no de castigo": what it is not, at the end of a sentence. */
const NOT_THAT =
  /(?:^|[,;]| )(?:and |but |y |pero )?(?:not (?:an? |the |my |about (?:the |my |an? )?|of (?:the |my )?|for (?:the |my )?)|no (?:de(?:l| la| mi)? |por (?:el |la |mi )?))(?:\p{L}+ ?){1,3}(?=[.,;!]|$)|^no+,? not (?:the |an? |my |about )*\p{L}+[!., ]*|^no (?:el|la|los|las|un|una) \p{L}+(?=[,.;])/giu;

/** "This is about unemployment not food stamps": without what it is not about. */
export const withoutNegated = (message: string): string =>
  message.replaceAll(
    /(?<=[\p{L}\d,.;] )(?:not|no (?:de|por|los|las|el|la|es|son)) (?:about |the |my |an? |los |las |el |la )*\p{L}+(?: (?!(?:its?|but|and|so|what\S*|when|how|which|pero|y|sino|es|cual|cuando|cuanto)(?![\p{L}]))\p{L}+)?/giu,
    ' ',
  );

const PIECE = /[^.,;!?]+[.,;!?]*\s*/gu;
const NEGATED =
  /(?:^|[^\p{L}])(?:not|no|never|nobody|isn'?t|aren'?t|wasn'?t|weren'?t|ain'?t|do(?:es)?n'?t|didn'?t|nunca|nadie|ni)(?![\p{L}'])/iu;
const SHORT = 8;
/** So much of the beginning of a word is its stem. */
const STEM = 5;
/** "That's not what I asked" denies no word of anybody. */
const OF_NOTHING = new Set(['what', 'that', 'this', 'with', 'from', 'just', 'only', 'your', 'como', 'esto', 'solo']);
const stemsOf = (text: string) =>
  new Set(
    (plain(text).match(/\p{L}{4,}/gu) ?? []).filter((word) => !OF_NOTHING.has(word)).map((word) => word.slice(0, STEM)),
  );

/** What we spoke of: the name of the topic, and what was told about it. */
type Ours = { readonly name: string; readonly told?: string };

/** The message without what it denies of our words, and the stems of these. */
export type Denied = { readonly rest: string; readonly stems: ReadonlySet<string> };

/**
 * "We are not homeless. She skips school" where we had spoken of homeless students and nobody else had; null where nothing of ours is denied. What people deny of
 * their own words is a fact ("I did not sign the lease"), and so is what they deny of something that we only told of, unless they say what something is not.
 */
export function withoutDenied(message: string, { name, told = '' }: Ours, theirs: string): Denied | null {
  // Whoever denied it before has not said it either.
  const said = stemsOf(theirs.replaceAll(IS_NOT, ' '));
  const onlyOurs = (text: string) => new Set([...stemsOf(text)].filter((stem) => !said.has(stem)));
  const [named, any] = [onlyOurs(name), onlyOurs(`${name} ${told}`)];
  const stems = new Set<string>();
  const denies = (text: string, ofOurs: ReadonlySet<string>) => {
    const denied = [...stemsOf(text)].filter((stem) => ofOurs.has(stem));
    for (const stem of denied) stems.add(stem);
    return denied.length > 0;
  };
  const without = message.replaceAll(IS_NOT, (words) => (denies(words, any) ? ' ' : words));
  const isDenied = (piece: string) =>
    NEGATED.test(piece) && piece.trim().split(/\s+/).length <= SHORT && denies(piece, named);
  const kept = (without.match(PIECE) ?? []).filter((piece) => !isDenied(piece) && !BARE_NO.test(piece));
  if (stems.size === 0) return null;
  const rest = kept
    .join('')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s,.;!]+/, '')
    .trim();
  return { rest, stems };
}

/** Whether two texts share a word, besides what was denied. */
export const shareWord = (one: string, other: string, { stems }: Denied): boolean =>
  hasStem(one, new Set([...stemsOf(other)].filter((stem) => !stems.has(stem))));

/** Whether a text has a word with one of these stems. */
export const hasStem = (text: string, stems: ReadonlySet<string>): boolean =>
  [...stemsOf(text)].some((stem) => stems.has(stem));

/**
 * "He's not my roommate", "this isnt welfare", "no es un préstamo", "not heat": what something is not; "my parents have nothing to do with it", "I said nothing about a roof".
 */
const IS_NOT = new RegExp(
  String.raw`(?<![\p{L}'’])(?:` +
    [
      String.raw`(?:(?:i|he|she|it|this|that|they|we)(?:['’]?(?:s|re|m)| is| are| am| was| were) not|(?:(?:i|he|she|it|this|that|they|we) )?(?:is|are|was|were)n['’]?t|no (?:es|era|fue|son|soy|eran|estoy|est[aá]n?|estamos|estaba))(?: (?:an?|my|the|about|any|some|un|una|mi|el|la|de|por|sobre))* \p{L}{4,}`,
      String.raw`(?<=^|[.,;!?] ?|no )not(?: (?:an?|my|the|about))* \p{L}{4,}(?: not(?: (?:an?|my|the|about))* \p{L}{4,})*`,
      String.raw`(?<=^|[.,;!?] ?)no \p{L}{4,}(?=,? (?:it['’]?s|i|i['’]?m|we|he|she|they|this|that|the|my|nobody) )`,
      String.raw`(?:i )?(?:did(?:n['’]?t| not)|never) (?:say|said|mention\p{L}*) (?:anything |a word )?(?:about|of)(?: (?:an?|my|the|any))* \p{L}{4,}|(?:yo )?no (?:dije|mencion[eé]) (?:nada )?(?:de|sobre)(?: (?:un|una|mi|el|la|los|las))* \p{L}{4,}`,
      String.raw`there (?:is|was|are|were)(?: no|n['’]?t(?: an?| any)?|(?: not)? any) \p{L}{4,}|no (?:hay|hubo|hab[ií]a)(?: ning[uú]n[ao]?)? \p{L}{4,}`,
      String.raw`(?<=^|[.!?] ?)\p{L}{4,}\?+[!?]* no(?![\p{L}])|(?:you|u) (?:keep|are|just) (?:on )?(?:talking|saying|telling me) (?:about )?(?:an? |the |my )?\p{L}{4,}|(?:usted |me )?(?:sigue|est[aá]) hablando de(?: (?:un|una|el|la|los|las))? \p{L}{4,}`,
      String.raw`(?:my|the|mis?|la|los|las|el) \p{L}{4,} (?:(?:has|have|had) nothing to do with|no tienen? nada que ver con)(?: (?:it|this|that|esto|eso))?`,
    ].join('|') +
    ')',
  'giu',
);
const BARE_NO = /^\s*no+[.,;!?\s]*$/iu;

const DENIES =
  /^(?:(?:what|wait|huh|que|qu[eé]|pero|but|ay|ok)[?!,. ]+)*(?:no+(?![\p{L}'’])(?! (?:hay|haya|tengo|tenemos|tienen?|tengan?|puedo|podemos|pueden?|s[eé]|saben?|quiero|quieren?|ha|han|he|viven?|trabajan?|pagan?|hablan?|estoy|est[aá]n?|me|nos|le|les|lo|la|se) )|nope|nah|nobody|nadie|not(?![\p{L}])|(?:i am|i'?m|we are|that'?s) not|yo no)(?![\p{L}])/iu;
const FEW = 5;

/** Begins with what is not so, and goes on. */
export const deniesAtFirst = (message: string): boolean =>
  DENIES.test(message.trim()) && message.trim().split(/\s+/).length > FEW;

/**
 * What somebody says who was misunderstood, without the complaint: null where nobody was. "No, not packages! A thief used my cards": the thief and
 * the cards are meant, and the packages are what we took it for.
 */
export function meantInstead(message: string): string | null {
  const sentences = message.trim().split(/(?<=[.!?])\s+/);
  const isObjecting = OBJECTION.test(message.trim());
  const isComplaint = (sentence: string) =>
    sentences.length > 1 && (COMPLAINT.test(sentence) || (isObjecting && DENIED_FACT.test(sentence)));
  const kept = sentences.map((sentence) =>
    isComplaint(sentence)
      ? ''
      : sentence
          .replace(UP_TO_SINO, '')
          .replace(COMPLAINED, '')
          .replace(NOT_ASKED, '')
          .replace(MEANT, (meant) => (NOT_MEANT.test(meant) ? meant : ''))
          .replace(NOT_AT_FIRST, '')
          .replaceAll(NOT_THAT, ' ')
          .replaceAll(/ +(?=[.,;!?]|$)/g, '')
          .replace(/^[\s,.;]+/, '')
          .trim(),
  );
  const rest = kept.filter((one) => /\p{L}{2}/u.test(one) && !STARTLED.test(one)).join(' ');
  const isCorrected = kept.some((one, at) => one !== sentences[at]?.trim());
  return isCorrected ? rest : null;
}
