import type { Danger } from '../reading.ts';
import { anyOf, straight } from './any-of.ts';
import { deniesDanger, rejectsHelp, withoutDenial } from './denial.ts';

/** The words of people in danger that leave no doubt. They hold before the model is loaded, and beside it. */
const SELF_HARM = anyOf([
  String.raw`kill(?:ing)? myself|end (?:my|it) (?:life|all)|suicid\w*|tak(?:e|ing) my (?:own )?life|self[- ]harm|hurt(?:ing)? myself`,
  String.raw`(?:want(?:ed)?|wanna|going|gonna) (?:to )?(?:die|end it(?= now| tonight|[.!,]|$))\b(?! of (?:shame|embarrassment|laughter|boredom))|wish i (?:was|were) dead|rather be dead|better off dead|ready to die`,
  String.raw`don'?t want to (?:live|be alive|wake up|be here any ?more|go on living)|no (?:point|reason) (?:in|to) (?:living|live|go on|keep going)`,
  String.raw`(?:better off|easier|happier)(?: \w+){0,3} (?:without me|if i(?: was| were| am|'?m)? (?:not here|gone|dead|wasn'?t|weren'?t|didn'?t))`,
  String.raw`(?:goodbye|farewell) (?:letters?|notes?) (?:to|for)|say(?:ing)? (?:my )?goodbyes? to (?:my (?:kids|children|family)|everyone)`,
  String.raw`(?<!(?:amenaz\p{L}{1,5} con|quieren?|quiso|va a|van a|iba a|trat(?:a|ó|aron) de|intent(?:a|ó|aron)) )matarme|quitarme la vida|no quiero (?:vivir|seguir vivien\w+|estar viv[oa])|(?:quiero|quisiera|ganas de) morir(?:me)?`,
  String.raw`me mato\b(?! (?:trabajando|estudiando|cocinando|limpiando|de))|mejor (?:muert[oa]|sin m[ií])|cartas? (?:de|para) desped\w+`,
  String.raw`(?:no le|(?<!(?:cosas|palabras|frases|habla|dice) )sin) (?:veo |encuentro |ver(?:le)? )?(?:el )?sentido(?=[.,!]|$| a (?:nada|la vida|vivir))`,
  // Somebody they love: a child, a husband.
  String.raw`(?:he|she|they|son|daughter|kid|husband|wife|brother|sister) wants to die(?! (?:at home|in peace|with dignity|of ))`,
  String.raw`(?:wants? to|wanna|going to|gonna|threaten\w* to|talks? about|talking about|thinking (?:of|about)) (?:kill|killing|hurt|hurting) (?:himself|herself|themselves)`,
  String.raw`se quiere (?:morir|matar)|quiere (?:morirse|matarse|quitarse la vida)(?! en (?:casa|su casa|paz))|no quiere (?:seguir viviendo|vivir m[aá]s)`,
  String.raw`(?:don'?t|can'?t|no longer) see (?:the|any|a) point(?= any ?more| in (?:anything|living|going on)| of (?:anything|living)|[.,!]|$)`,
]);
const DANGER = anyOf([
  String.raw`has a (?:gun|knife)|is (?:outside|at) (?:my|the) door with|pointed a (?:gun|knife)|came at (?:me|us) with`,
  String.raw`(?:going to|will|ll|gonna|tried to|wants to) (?:kill|shoot|stab) (?:me|us)|threaten\w* to (?:kill|shoot|stab)|cut my throat`,
  String.raw`(?:he|she|they|girl|boy|kid|guy|ex|someone|somebody)(?:'?s|'?re| is| are)? (?:going to|gonna|will|wants? to) (?:kill|shoot|stab) (?:him|her|them|my (?:son|daughter|kid|kids|mom|mother|sister|brother|family))`,
  String.raw`(?:l[oa]s? (?:va|van) a|l[oa]s? quieren?) matar|(?:va a|van a|quieren?) matar a (?:mi|mis) (?:hij[oa]s?|mam[aá]|herman[oa]|familia)`,
  String.raw`(?:is|are) hurting (?:me|us) (?:right )?now|(?:i'?m|i am|we are|we'?re) (?:in danger|being (?:attacked|robbed|beaten|followed|kidnapped|stabbed|shot at))|not safe right now`,
  String.raw`(?:trying to (?:break|get) in|breaking (?:in|down (?:my|the) door)) (?:right )?now|rap(?:ed|ing) me|tried to rape me|sexually assaulted me`,
  String.raw`me va a matar|me quieren? matar|amenaz\p{L}+ con matar\w*|(?:quieren?|quiso|va a|van a|iba a|trat(?:a|ó|aron) de|intent(?:a|ó|aron)) matar(?:me|nos)|tiene un (?:arma|cuchillo)|con (?:una pistola|un cuchillo|un arma)`,
  String.raw`me est[aá]n? (?:atacando|pegando|golpeando|apuntando|persiguiendo)|me viol(?:[oó]|aron)|me quiso violar`,
]);
/** Somebody is on the way, and is feared: what comes is not there yet, and there is time to leave or to call. */
const ON_THE_WAY = anyOf([
  String.raw`(?:he|she|my ex|my husband)(?:'?s| is)? (?:coming (?:over|here|for me)|on (?:his|her) way)`,
  String.raw`(?:he|she|my ex|my husband)(?:'?s| is)? outside|(?:texted|says|wrote)(?: me)? i'?m outside`,
  String.raw`(?:viene|va a venir) (?:para ac[aá]|a (?:mi|la) casa|por m[ií])|est[aá] afuera`,
]);
const FEARED = anyOf([String.raw`scared|afraid|terrified|regret`, String.raw`tengo (?:mucho )?miedo|a arrepentir`]);
const OVERDOSE = anyOf([
  String.raw`(?:is|he'?s|she'?s) overdosing|(?:not|isn'?t|stopped) breathing|(?:won'?t|can'?t) wake (?:up|him|her|them)|turn(?:ed|ing) blue`,
  String.raw`(?:took|swallowed|taken) (?:too many|all (?:of )?(?:my|his|her|the|their)|a (?:whole )?bottle of) (?:pills|meds|pastillas|sleeping)`,
  String.raw`no (?:respira|despierta|reacciona)|(?:me tom[eé]|tom[oó]) (?:todas|muchas|un frasco de) (?:las )?pastillas`,
]);
/** An illness or a wound that cannot wait, as it is seen now; what was, or what somebody had, is told in the past. */
const MEDICAL = anyOf([
  String.raw`(?<!(?:was|were) )(?:coughing|throwing|vomiting|spitting)(?: up)? blood|(?:cough|throw|vomit|spit)s (?:up )?blood`,
  String.raw`(?<!(?:was|were) )having an? (?:heart attack|stroke|seizure)|(?:bleeding|blood) (?:a lot|badly|everywhere|heavily)|(?:won'?t|doesn'?t|can'?t) stop bleeding`,
  String.raw`(?:beb[eé]|niñ[oa]|nen[ea]|hij[oa]) se (?:me )?(?:puso|est[aá] poniendo) (?:morad[oa]|azul)`,
  String.raw`(?:est[aá]n?|estoy|empez[oó] a|sigue) (?:tos(?:iendo|er)|vomit(?:ando|ar)|escup(?:iendo|ir)|botando) sangre|(?:tose|vomita|escupe) sangre`,
  String.raw`(?<!(?:been|was|were|started|kept|keep|keeps) )having (?:really |very |bad |severe |strong |sharp )*(?:chest pains?|trouble breathing|a hard time breathing|pains? in (?:his|her|my|the) chest)(?!.{0,25}\b(?:since|months?|weeks?|years?|after (?:the|my|that))\b)`,
  String.raw`(?:he|she|dad|mom|father|mother|husband|wife|grandma|grandpa)(?:'s)? (?:won'?t|refuses to|doesn'?t want to|is (?:scared|afraid) to|will not) go to the (?:er|emergency room|hospital)|(?:no quiere|se niega a|le da miedo) ir (?:a la sala de emergencias|a emergencias?|al hospital)`,
  String.raw`(?:tiene|tengo|est[aá] con|le dio|me dio) (?:un |mucho |un fuerte )?dolor (?:fuerte )?(?:de|en el) pecho(?!.{0,25}\b(?:desde|meses|semanas|años|despu[eé]s)\b)`,
  String.raw`(?:le|me) est[aá] dando un (?:infarto|derrame|ataque al coraz[oó]n)|est[aá] convulsionando|(?:est[aá]|estoy) sangrando mucho|no (?:para|deja) de sangrar`,
]);
/** Now, and not "what if": somebody was just taken, officers stand at the door. */
const ARRESTED_NOW = anyOf([
  String.raw`(?:just|(?<!\b(?:am i|is (?:he|she)|are (?:we|they)|(?:afraid|scared|worried|fear) (?:of|about)|without|risk|avoid) )(?:getting|being)) (?:got |been )?arrest(?:ed|ing)|(?:cops?|police|they)(?: are|'re|re| is)? arresting (?:my|me|him|her|us)`,
  String.raw`(?:acaban?|acabaron) de (?:arrestar|detener|esposar)\w*|est[aá]n? (?:arrestando|deteniendo|esposando)`,
]);
const OFFICERS_NOW = anyOf([
  String.raw`(?:ice|immigration(?: officers?| agents?| police)?)(?: is| are| just|'?s|'?re) (?:knocking|banging|here|outside|at (?:my|the|our) (?:door|house|home|apartment|job|work)|inside|in (?:my|the|our) (?:house|home|building|lobby))`,
  String.raw`(?:la )?(?:migra|inmigraci[oó]n|ice)(?: ya)? (?:est[aá]n?|anda) (?:en (?:la|mi) (?:puerta|casa)|afuera|aqu[ií]|tocando|golpeando)`,
]);
const PASSPORT_TAKEN = anyOf([
  String.raw`(?:keeps?|kept|took|takes|holds?|holding|has|have|confiscated|hid|hides) (?:my|our|all our|everyone'?s) (?:\w+ )?passports?`,
  String.raw`(?:tienen?|quit(?:[oó]|aron)|guardan?|escond(?:e|en|i[oó]|ieron)|retienen?) (?:los|el|mi|mis|nuestros|todos los) (?:\w+ )?pasaportes?`,
]);
const INTIMATE_PICTURE = anyOf([
  String.raw`(?:nudes?|(?:naked|intimate|private|sex(?:ual)?|topless) (?:photos?|pics?|pictures?|videos?|images?))`,
  String.raw`(?:fotos?|videos?|im[aá]genes) (?:m[ií][oa]s? |suy[oa]s? )?(?:de (?:ella|m[ií]) )?(?:desnud[oa]s?|[ií]ntim[oa]s?|privad[oa]s?|sexuales)|pack`,
]);
const HELD_OVER = anyOf([
  String.raw`threat\w*|blackmail\w*|post(?:ed|ing)?|leak\w*|send(?:s|ing)? (?:it|them) to|wants? (?:money|more)|show (?:it|them) to|asking for money`,
  String.raw`amenaz\p{L}*|chantaj\p{L}*|public(?:ar?|[oó]|aron)|subi[oó]|subir|mand[aá]r(?:l[oa]s?|sel[oa]s?)?|pid\p{L}+ (?:dinero|plata|m[aá]s)|cobr\p{L}*`,
]);
const WORK =
  /\b(?:work|job|boss|employer|clean|nanny|housekeep|cook|farm|restaurant|pay(?:s|ing)? (?:me|us|\d)|trabaj|patr[oó]n|jef[ea]|finca|limpi|nos pagan|me pagan)/i;
const WHOEVER_FILES = /\b(?:notari|immigration (?:help|office)|lawyer|attorney|abogad|consul|preparer|agency)/i;
const NOT_LET_OUT = anyOf([
  String.raw`no nos dejan salir|(?:won'?t|don'?t|never) let us (?:leave|go out|out)(?! (?:of )?(?:the |our )?(?:lease|contract))`,
]);
const isHeldToWork = (message: string) =>
  NOT_LET_OUT.test(message) || (PASSPORT_TAKEN.test(message) && WORK.test(message) && !WHOEVER_FILES.test(message));
/** A child on the way out of the country. */
const ON_THE_WAY_OUT = anyOf([
  String.raw`at (?:the airport|jfk|laguardia|newark)|out of the country|en el aeropuerto|al aeropuerto|del pa[ií]s`,
]);
const A_CHILD = anyOf([
  String.raw`him|my (?:son|daughter|kids?|child|children|baby)|our (?:son|daughter|kids?)|mis? (?:hij[oa]s?|niñ[oa]s?|nen[ea]s?|beb[eé])|se l[oa]s?`,
]);
const WHO_TAKES = anyOf([
  String.raw`(?:she|he|my ex|(?:his|her|the) (?:father|mother|dad|mom)) (?:took|takes|is taking|has (?:him|my|our)|was due|left with|flew)|they are|they'?re`,
  String.raw`se (?:l[oa]s?|llev(?:a|an|[oó]|aron)|fue con)|(?:el|la) (?:pap[aá]|mam[aá]) (?:se|est[aá])`,
]);
const isChildTaken = (message: string) =>
  ON_THE_WAY_OUT.test(message) && A_CHILD.test(message) && WHO_TAKES.test(message);
/** A child who is not where it should be, and nobody knows where: the police are told at once. */
const MISSING_CHILD = anyOf([
  String.raw`(?:my|our) (?:\d+[- ]?(?:yr|year)s?[- ]?old )?(?:son|daughter|kid|child|boy|girl|grandson|granddaughter|nephew|niece)(?:[\s,!.]+[\p{L}'\d]+){0,3}?[\s,!.]+(?:(?:is|went|been|she'?s|he'?s) missing|disappeared|ran away (?:last night|yesterday|today|tonight|this morning)|(?:never|didn'?t|hasn'?t|has not) (?:come|came) home)`,
  String.raw`mi (?:hij[oa]|niñ[oa]|nen[ea]|niet[oa]|sobrin[oa])(?:[\s,]+[\p{L}\d]+){0,4}?[\s,]+(?:no aparece|desapareci[oó]|est[aá] desaparecid[oa]|se (?:fue de (?:la )?casa|escap[oó]) (?:ayer|anoche|hoy|desde)|no (?:ha vuelto|volvi[oó]) a (?:la )?casa)`,
]);
const KEPT = anyOf([
  String.raw`(?:he|she|my (?:husband|wife|boyfriend|girlfriend|partner|ex|dad|father|stepdad|mom|mother|uncle|brother|cousin)) (?:won'?t|doesn'?t|never) let (?:me|us) (?:leave|out|go out|go anywhere|see anyone)\b(?! (?:of )?(?:the |my |our |this )?(?:lease|contract|job|marriage))`,
  String.raw`(?:[eé]l|ella|mi (?:esposo|esposa|marido|novio|novia|pareja|ex|papá|padre|padrastro)) no me deja salir`,
]);
const VIOLENCE =
  /(?<![\p{L}\d])(?:(?:he|she|my (?:husband|wife|boyfriend|girlfriend|partner|ex|spouse|dad|father|mother|son|brother))(?:'s| is| has| keeps| been| always| just)*\s+(?:hit(?:s|ting)?|beat(?:s|ing)?|chok(?:es|ed|ing)|punch(?:es|ed|ing)|strangl\w+|rap(?:ed|es)|abus(?:es|ed|ing)|hurt(?:s|ing)?|attack(?:s|ed|ing)?) (?:me|us|my (?:kids?|children|son|daughter))|(?:hits|(?<=\w )beats|abuses) me\b(?! with (?:a|an|the|another|some)\b)|(?<!\b(?:car|truck|van|bus|cab|taxi|bike|bicycle|scooter|motorcycle|vehicle|driver|door|ball) )\b(?:hit|beat|punched|choked|kicked) me\b(?! with (?:a|an|the|another|some)\b)(?<!kicked me(?= (?:out|off|to the curb|from)\b(?! (?:the )?(?:bed|stairs|chair|couch)))).{0,40}\b(?:again|tonight|today|yesterday|last night|just now|right now|this morning|(?:minutes?|hours?) ago)\b|(?<!una? \w{3,9} )\bme (?:pega|golpea|maltrata)\b|(?:(?:él|ella|mi (?:esposo|esposa|marido|novio|novia|pareja|ex|papá|padre|padrastro|mamá|hijo|hermano))(?: \w+){0,3}|el) me (?:(?:peg|golpe)[oó]|ha (?:pegado|golpeado))(?!\p{L})|me (?:peg|golpe)[oó] mi (?:esposo|esposa|marido|novio|novia|pareja|ex)(?!\p{L})|(?<!(?:carro|auto|coche|camión|camioneta|taxi|bus|moto|bicicleta) )me (?:pegó|golpeó)(?!\p{L}).{0,40}\b(?:anoche|hoy|ahora|otra vez|de nuevo|recién))/iu;
const SOFT =
  /(?<!\p{L})(?:afraid of (?:him|her|my)|scared (?:of|for my life)|stalk(?:s|ing|ed)?|controls (?:me|everything|my)|order of protection|restraining order|abusive|domestic (?:violence|abuse)|violencia (?:doméstica|domestica)|(?<!(?:carro|auto|coche|camión|camioneta|taxi|bus|moto|bicicleta) )me (?:pegó|golpeó)|threaten(?:s|ed|ing)? me|can'?t go on|hopeless|tengo miedo(?! (?:de )?que (?:me|nos|lo|la|le) (?:corr|desp|bot|ech|saqu|sac|desaloj|deport|quit|demand|cobr|mult|report|denunci|baj|nieg))|orden de protección)(?!\p{L})/iu;

/** Who comes about the home or the papers is feared for another reason. */
const OFFICIALS = /\b(?:landlord|super|marshal|sheriff|casero|dueñ[oa])\b/i;

export function dangerIn(written: string): Danger | null {
  const message = straight(written);
  if (SELF_HARM.test(message) && !OF_SOMEBODY_ELSE.test(message)) return { level: 'sure', id: 'suicide' };
  const isOnTheWay = ON_THE_WAY.test(message) && FEARED.test(message) && !OFFICIALS.test(message);
  if (isOnTheWay || (DANGER.test(message) && !MANNER_OF_SPEAKING.test(message)))
    return { level: 'sure', id: 'violence-now' };
  if (isHeldToWork(message)) return { level: 'sure', id: 'held-to-work' };
  if (isChildTaken(message) || MISSING_CHILD.test(message)) return { level: 'sure', id: 'child-taken' };
  if (INTIMATE_PICTURE.test(message) && HELD_OVER.test(message)) return { level: 'sure', id: 'intimate-images' };
  if (OFFICERS_NOW.test(message)) return { level: 'sure', id: 'immigration-door' };
  if (ARRESTED_NOW.test(message)) return { level: 'sure', id: 'arrested' };
  if (OVERDOSE.test(message)) return { level: 'sure', id: 'overdose' };
  if (MEDICAL.test(message)) return { level: 'sure', id: 'medical' };
  if (VIOLENCE.test(message) || KEPT.test(message)) return { level: 'sure', id: 'violence-at-home' };
  if (SOFT.test(message)) return { level: 'unsure', id: 'violence-at-home' };
  return null;
}

/** What was only near to what people in danger wrote, and by its words is about something else. */
function isOfOthers(id: string, message: string): boolean {
  if (id === 'suicide') return BEFORE_DEATH.test(message) || (BURIAL.test(message) && !OWN_BURIAL.test(message));
  if (id === 'held-to-work') return !KEPT_THERE.test(message) && !FORCED.test(message);
  if (id === 'minor-put-out') return TOLD_BY_ELDERS.test(message) && !TOLD_BY_YOUTH.test(message);
  if (id === 'elder-abuse') return IN_HOSPITAL.test(message) && !ABUSED.test(message);
  // Which paper it is comes first: most of those that are called so end nothing within days.
  if (id === 'eviction-soon') return EVICTION_PAPER.test(message) && !SOON.test(message);
  if (id === 'intimate-images') return CAMERA.test(message) && !INTIMATE.test(message);
  // "Me cortaron los cupones" leaves nobody in the dark.
  if (id === 'utilities-off') return OF_BENEFITS.test(message) && !SUPPLY.test(message);
  // Whoever asks whether to leave with a child has the child.
  return id === 'child-taken' && HAS_THE_CHILD.test(message);
}

/** Words that sound like danger and tell that it is over, or was somebody else's: the surest ear is made less sure by them. */
export function calmed(written: string, danger: Danger | null): Danger | null {
  const message = straight(written);
  if (danger?.id === 'suicide' && OF_SOMEBODY_ELSE.test(message)) return null;
  if (danger && rejectsHelp(message) && !isStillTold(message)) return null;
  if (danger && deniesDanger(message) && !isStillTold(message)) return { ...danger, level: 'unsure' };
  if (danger?.id === 'suicide' && TAKEN_FROM_OTHERS.test(message) && !LIFE.test(message))
    return { ...danger, level: 'unsure' };
  if (danger?.nearness !== undefined && isOfOthers(danger.id, message)) return null;
  const isViolence = danger?.id === 'violence-now' || danger?.id === 'violence-at-home';
  if (isViolence && FIGURE_OF_SPEECH.test(message) && !ARMED.test(message)) return { ...danger, level: 'unsure' };
  if (danger?.id === 'child-taken' && danger.nearness !== undefined && OF_A_NAME.test(message))
    return { ...danger, level: 'unsure' };
  // "He took all our money and left me with the kids": they are with whoever tells it. A father who does not show up has taken nobody.
  const isElsewhere = THINGS_TAKEN.test(message) || PARENT_GONE.test(message);
  if (danger?.id === 'child-taken' && danger.nearness !== undefined && isElsewhere)
    return CHILD_TAKEN.test(message) ? danger : { ...danger, level: 'unsure' };
  // What was yesterday does not happen now: the answer comes first, with the number beside it.
  const isOfNow = danger?.id === 'scam-now' || danger?.id === 'violence-now';
  if (isOfNow && danger.nearness !== undefined && IS_PAST.test(message)) return { ...danger, level: 'unsure' };
  // Whoever was let go is not held.
  if (danger?.id === 'arrested' && danger.nearness !== undefined && LET_GO.test(message))
    return { ...danger, level: 'unsure' };
  // A threat alone may be about pay.
  if (danger?.id === 'held-to-work' && danger.nearness !== undefined && !KEPT_THERE.test(message))
    return { ...danger, level: 'unsure' };
  // Whoever was sent away is not kept.
  if (danger?.id === 'held-to-work' && SENT_AWAY.test(message) && !FORCED.test(message)) return null;
  const isOnTheRoad = ON_THE_ROAD.test(message) && !AT_HOME.test(message);
  const isHitByCar = danger?.id === 'violence-now' && danger.nearness !== undefined && !ATTACKED.test(message);
  if (isHitByCar && isOnTheRoad) return { ...danger, level: 'unsure' };
  const isCalm = SAFE_NOW.test(message) || isOnTheRoad;
  if (danger?.id === 'violence-at-home' && isCalm) return { ...danger, level: 'unsure' };
  return danger;
}

/** "My mom is gonna kill me" is mostly said of anger; one line stands beside the answer all the same. */
const FIGURE_OF_SPEECH =
  /\bm(?:y|is?) (?:mom|mother|dad|parents|sister|brother|aunt|grandma|boss|teacher|coach|mam[áa]|herman[oa]|abuela|t[íi]a|jef[ea]|pap[áa]s?)(?: is| are|'?s)? (?:gonna|going to|will|(?:me )?van? a) (?:kill me|matar(?:me)?)(?!\p{L})/iu;
const ARMED =
  /\b(?:gun|knife|weapon|hit(?:s|ting)?|beat(?:s|ing)?|chok\w+|punch\w*|belt|threaten\w*|pistola|cuchillo|arma|pega|golpe\w*|amenaz\w*)\b/i;
const LET_GO =
  /\b(?:let (?:him|her|me|them|us) go|(?:didn'?t|did not|never) arrest|released|l[oae] (?:soltaron|dejaron ir)|no l[oae] arrestaron)\b/i;
/** It is over. */
const IS_PAST =
  /\b(?:yesterday|last (?:night|week|month|year|\w+day)|(?:days?|weeks?|months?|years?) ago|ayer|anoche|(?:semana|mes|año) pasad[ao]|hace (?:un[ao]?|dos|tres|\d+) (?:d[ií]as?|semanas?|mes(?:es)?|años?))\b/i;
const EVICTION_PAPER =
  /^\W*(?:\S+ ){0,5}?(?:eviction (?:notice|papers?|letter)|(?:aviso|papele?s?|carta|notificaci[oó]n) de desalojo)(?: (?!(?:and|but|y|pero)\b)\S+){0,6}\W*$/i;
const SOON =
  /\b(?:marshal\w*|sheriff\w*|constable|alguacil|tomorrow|tonight|mañana|today i|hoy (?:me|nos)|this (?:week|morning)|esta (?:semana|noche)|\d+ (?:hours?|horas?|days?|d[ií]as?)|monday|tuesday|wednesday|thursday|friday|lunes|martes|mi[eé]rcoles|jueves|viernes|locks?|lock(?:ed|ing)|cerradura\w*|put (?:me|us) out|sacar(?:me|nos)|warrant|orden)\b/i;
/** A camera in a hall or a kitchen shows nothing that nobody may see. */
const CAMERA = anyOf([String.raw`cameras?|doorbell|surveillance|c[aá]maras?`]);
const INTIMATE = anyOf([
  String.raw`nudes?|naked|intimate|private parts|sex\w*|porn\w*|undress\w*|chang(?:e|es|ing) (?:clothes|room)|shower\w*|bath\w*|toilets?|restrooms?|bedrooms?|dressing|lockers?|photos?|pics?|pictures?|videos?|film\w*|post(?:ed|ing)?`,
  String.raw`desnud\p{L}+|[ií]ntim\p{L}+|sexo|sexual\p{L}*|ba[ñn]os?|duchas?|cuartos?|habitaci[oó]n|vestidor\p{L}*|cambi\p{L}+ de ropa|fotos?|videos?|grab\p{L}+|public\p{L}+`,
]);
const OF_BENEFITS =
  /\b(?:cupones|estampillas|food stamps?|snap|ebt|medicaid|welfare|cash assistance|benefits|beneficios|horas|hours|cheques?|checks?)\b/i;
const SUPPLY = /\b(?:luz|gas|agua|calefacci[oó]n|corriente|electric\w*|power|heat|water|lights?|utilit\w+)\b/i;
/** Whose name a child bears says nothing about where it is. */
const OF_A_NAME =
  /\b(?:apellido|(?:last|family) name|surname|cambi\w+ el nombre|name change|change (?:his|her|their) name)\b/i;

/** One thing is denied and another told: "he never hit me, he choked me". */
const isStillTold = (message: string) => dangerIn(withoutDenial(message))?.level === 'sure';

const SAFE_NOW = anyOf([
  String.raw`(?:i'?m|i am|we are|we'?re) safe now|(?:he|she)(?:'s| is) in (?:jail|prison)|(?:many|several|\d+) years ago`,
  String.raw`(?:estoy|estamos) a salvo|est[aá] pres[oa]|hace (?:muchos|varios|\d+) años`,
]);
/** "It was an accident, I was on my bike when he hit me." */
const ON_THE_ROAD = anyOf([
  String.raw`accident(?:e|es|s)?|crash(?:ed)?|choque|choc[oó]|atropell\p{L}+|on my bike|en (?:mi|la) bici(?:cleta)?`,
  String.raw`driv(?:e|ing) (?:for|a|my)|was driving|uber|lyft|passenger|rear[- ]?ended|hit and run|at (?:a|the) red light|hit my (?:car|truck|van)|the other driver|iba manejando|manejo (?:para|un)|pasajer[oa]`,
]);
const ATTACKED = anyOf([
  String.raw`guns?|kni(?:fe|ves)|weapon|punch\p{L}*|beat(?:s|ing)?|chok\p{L}+|stab\p{L}*|attack\p{L}*|assault\p{L}*|robb\p{L}+|threat\p{L}*|following me`,
  String.raw`pistola|cuchillo|arma|golpe(?:a|an|o|ó|aron|ando)|pu[ñn]et\p{L}+|apu[ñn]al\p{L}+|atac\p{L}+|asalt\p{L}+|amenaz\p{L}+|me sigue`,
]);
const THINGS_TAKEN = anyOf([
  String.raw`(?:took|takes?|taken|stole|emptied|drained)(?: \p{L}+){0,3} (?:money|cash|savings|accounts?|paychecks?|car|furniture)`,
  String.raw`(?:sac[oó]|llev[oó]|quit[oó]|vaci[oó]|rob[oó])(?: \p{L}+){0,3} (?:dinero|plata|ahorros|cuentas?|carro|muebles)`,
]);
const CHILD_TAKEN = anyOf([
  String.raw`(?:took|taken|has|have|kept|keeps|hid|hiding|return|bring)(?: \p{L}+){0,2} (?:kids?|child(?:ren)?|sons?|daughters?|baby|boys?|girls?|them back)`,
  String.raw`(?:llev[oó]|quit[oó]|tiene|devuelve|escond\p{L}+)(?: \p{L}+){0,2} (?:ni[ñn][oa]s?|hij[oa]s?|beb[eé]s?|nen[ae]s?)`,
]);
const AT_HOME = anyOf([
  String.raw`husband|wife|boyfriend|girlfriend|partner|ex|spouse|dad|father|stepdad|mother|brother|son|home`,
  String.raw`espos[oa]|marido|mujer|novi[oa]|pareja|pap[aá]|padre|padrastro|mam[aá]|madre|hij[oa]|herman[oa]|casa`,
]);
/** "Quitárselo": something is taken from somebody else, and no life is meant. */
const TAKEN_FROM_OTHERS = anyOf([String.raw`quit[aá](?:r)?(?:sel[oa]s?|les?|l[oa]s?)`]);
const LIFE = anyOf([
  String.raw`vida|morir\w*|muert[eo]|matar\w*|suicid\w*|vivir|existir|die|dying|dead|kill\w*|life|live`,
]);
/** Who pays for a burial is asked by those who are left. */
const BURIAL = anyOf([
  String.raw`funeral\w*|buri(?:al|ed)|bury|cremat\w+|entierros?|enterrar\w*|sepelios?|funeraria|velorio`,
]);
const BEFORE_DEATH = anyOf([
  String.raw`before (?:he|she|they|my mother|my father|my mom|my dad) (?:dies|die|passes)|antes (?:de )?que (?:se )?(?:muera|muere|fallezca)`,
]);
const OWN_BURIAL = anyOf([
  String.raw`my (?:own )?(?:funeral|burial)|mi (?:propio )?(?:entierro|funeral|velorio)|bury me`,
]);
const SENT_AWAY = anyOf([
  String.raw`(?:fired|laid off|let (?:me|us|her|him) go|sent me home|replaced me|(?:not to|don'?t) come (?:back|in)|(?:doesn'?t|don'?t|didn'?t) need (?:me|us) any ?more|quit|i left (?:the|that|my) job)`,
  String.raw`(?:me|nos|la|lo) (?:despidi[oó]|despidieron|corri[oó]|corrieron|bot[oó]|botaron|ech[oó]|echaron)|(?:que )?(?:ya )?no (?:vaya|vuelva|regrese|fuera|volviera)|ya no me necesita\w*|renunci[eé]|dej[eé] (?:el|ese) trabajo`,
]);
const FORCED = anyOf([
  String.raw`passport|my (?:papers|documents|id)\b|lock\w*|can'?t leave|cannot leave|won'?t let|not allowed|debt|owe|threat\w*|watch\w*|hit|beat|immigration|police|afraid|scared`,
  String.raw`pasaporte|mis (?:papeles|documentos)|encerr\w*|no (?:me|nos) dej\w+|no puedo (?:salir|irme)|deuda|debo|amenaz\w*|vigil\w*|peg\w+|golpe\w*|migra\w*|inmigraci[oó]n|polic[ií]a|miedo`,
]);
const KEPT_THERE = anyOf([
  String.raw`passports?|my (?:papers|documents|id)|lock\w*|can'?t (?:leave|go)|cannot leave|won'?t let|not allowed|debts?|owe|watch\w*|hits?|beats?|force[sd]?|trapped`,
  String.raw`pasaportes?|mis (?:papeles|documentos)|encerr\w*|no (?:me|nos) dej\w+|no puedo (?:salir|irme)|deudas?|debo|vigil\w*|peg\w+|golpe\w*|oblig\w+|forz\w+|escap\w+|atrapad\w+`,
]);
const HAS_THE_CHILD = anyOf([
  String.raw`(?:can|could|should|may|if) i (?:leave|take|go|move|run)|(?:is|are|stays?|lives?) with me|i have (?:the|my) (?:kids?|child|children|baby)`,
  String.raw`(?:puedo|podr[ií]a) (?:irme|llevarme|llevarlos?|salir|mudarme)|si me (?:voy|llevo)|est[aá]n? conmigo|viven? conmigo|me voy con`,
]);
const PARENT_GONE = anyOf([
  String.raw`(?:father|mother|dad|mom)(?: is|'s)? (?:gone|missing|nowhere|not around|out of the picture|disappeared|never (?:shows?|showed|came|comes))`,
  String.raw`(?:pap[aá]|padre|mam[aá]|madre) (?:ya )?(?:no (?:aparece|est[aá]|vino|viene)|desapareci[oó]|nunca (?:aparece|apareci[oó]|vino|viene))`,
]);
/** What is said to a young person who was put out helps no parent. */
const TOLD_BY_ELDERS = anyOf([
  String.raw`(?:my|our) (?:\d+[- ]?(?:yr|year)s?[- ]?old )?(?:son|daughter|kids?|child|children|teen(?:ager)?)|my (?:mother|father|mom|dad) is in|(?:she|he) is 1\d|my (?:boss|check|pay)`,
  String.raw`mis? (?:hij[oa]s?|niñ[oa]s?|nen[ea]s?)|tengo (?:\d|un|una|dos|tres) (?:hij[oa]s?|niñ[oa]s?|nen[ea]s?)`,
]);
const TOLD_BY_YOUTH = anyOf([
  String.raw`me out|i(?:'?m| am) 1\d|i ran away|my (?:parents|stepdad|stepmom|foster)|nowhere to (?:go|sleep|stay)|let me (?:in|back)`,
  String.raw`me (?:ech|bot|corri|sac)\p{L}+|tengo 1\d(?: a[ñn]os)?|mis (?:pap[aá]s|padres)|mi padrastro|no tengo (?:d[oó]nde|a d[oó]nde)`,
]);
/** Kept by doctors is not kept by a thief. */
const IN_HOSPITAL = anyOf([
  String.raw`hospital|psych\p{L}*|psiqui\p{L}+|emergency room|ward|medicare|discharg\p{L}+|dar de alta`,
]);
const ABUSED = anyOf([
  String.raw`steal\p{L}*|stole|robs?|robbed|hits?|hurts?|bruis\p{L}+|beats?|yells?|abus\p{L}+|neglect\p{L}*|money|roba\p{L}*|pega\p{L}*|golpe\p{L}*|maltrat\p{L}+|dinero|grita\p{L}*`,
]);
const MANNER_OF_SPEAKING = anyOf([
  String.raw`(?:boss|manager|supervisor|teacher|coach|jef[ea]|patr[oó]n)(?: \w+){0,3} kill me (?:if|when|for)`,
  String.raw`(?:jef[ea]|patr[oó]n|profesora?) me va a matar (?:si|cuando|por)`,
]);

/** A death by suicide that is told in a question about something else is no danger to the one who asks. */
const OF_SOMEBODY_ELSE = anyOf([
  String.raw`died (?:by|of|from) suicide|committed suicide|took (?:his|her|their) (?:own )?life|killed (?:himself|herself|themselves)|(?:his|her|their|after the) suicide`,
  String.raw`se (?:suicid[oó]|quit[oó] la vida|mat[oó])|suicidio de (?:mi|su)|(?:career|political|financial) suicide|it'?s suicide to|suicide (?:squad|clause|exclusion)`,
  String.raw`(?:insurance|policy|cover\w*|seguro)(?: \w+){0,5} (?:el )?suicid\w*|attempted suicide (?:\w+ ){0,2}years ago`,
]);
