/**
 * Every word by which somebody in danger is heard before the model is asked, once. A word that is taken away is somebody who is no longer
 * heard, and fails here.
 */
export const SURE: readonly (readonly [id: string, phrase: string])[] = [
  [
    'child-taken',
    '{my|our} {son|daughter|kid|child|boy|girl|grandson|granddaughter|nephew|niece} {is missing|has been missing|went missing|disappeared}',
  ],
  [
    'child-taken',
    "my {15 year old|15-yr-old|12 years old} daughter{| lily|, she is 15,} {been missing|never came home|didn't come home|didnt come home|hasn't come home|hasnt come home|has not come home}",
  ],
  ['child-taken', "my daughter!! {she's|shes|he's|hes} missing"],
  ['child-taken', 'my niece ran away {last night|yesterday|today|tonight|this morning}'],
  [
    'child-taken',
    'mi {hijo|hija|niño|niña|nene|nena|nieto|nieta|sobrino|sobrina} {no aparece|desapareció|desaparecio|está desaparecida|esta desaparecido}',
  ],
  [
    'child-taken',
    'mi hija de 15 años {se fue de la casa|se fue de casa|se escapó|se escapo} {ayer|anoche|hoy|desde el lunes}',
  ],
  ['child-taken', 'mi hijo{| de 12} {no ha vuelto a la casa|no volvió a casa|no volvio a la casa}'],
  ['child-taken', 'she took my son and they are {at the airport|at jfk|at laguardia|at newark|out of the country}'],
  [
    'child-taken',
    'they are at jfk with {him|my son|my daughter|my kid|my kids|my child|my children|my baby|our son|our daughter|our kids}',
  ],
  [
    'child-taken',
    '{she took|she takes|he is taking|my ex has|his father was due|her mother left with|the dad flew|his mom took|they are taking|they’re taking} my son, out of the country',
  ],
  ['child-taken', 'she has {him|my son|our kids} and flew out of the country'],
  [
    'child-taken',
    'se llevó a {mi hijo|mis hijas|mi niña|mis niños|mi nene|mi bebé|mi bebe} y anda {en el aeropuerto|fuera del país|fuera del pais}',
  ],
  ['child-taken', '{se lo llevó|se la lleva|se los llevan|se las llevaron} {al aeropuerto|del país|del pais}'],
  [
    'child-taken',
    'con mi hijo, {se llevó|se llevo|se lleva|se llevan|se llevaron|se fue con|el papá se|el papa está|la mamá se|la mama esta} fuera del país',
  ],
  [
    'suicide',
    'i think about {kill myself|killing myself|end my life|end it all|suicide|being suicidal|take my life|taking my own life|self-harm|self harm|hurt myself|hurting myself}',
  ],
  ['suicide', '{i want to|i wanted to|i wanna|i am going to|i am gonna} die'],
  [
    'suicide',
    'crying and says {he|she|they|my son|my daughter|my kid|my husband|my wife|my brother|my sister} wants to die',
  ],
  [
    'suicide',
    'my nephew {wants to|want to|wanna|is going to|is gonna|threatens to|threatened to} {kill|hurt} {himself|herself|themselves}',
  ],
  [
    'suicide',
    'my niece {talk about|talks about|is talking about|is thinking of|is thinking about} {killing|hurting} {himself|herself|themselves}',
  ],
  [
    'suicide',
    'mi hija {se quiere morir|se quiere matar|quiere morirse|quiere matarse|quiere quitarse la vida|no quiere seguir viviendo|no quiere vivir más|no quiere vivir mas}',
  ],
  ['suicide', 'i want to end it{| now| tonight|.|!}'],
  ['suicide', '{i wish i was dead|i wish i were dead|i would rather be dead|better off dead|i am ready to die}'],
  ['suicide', "i {don't|dont} want to {live|be alive|wake up|be here anymore|be here any more|go on living}"],
  ['suicide', 'there is no {point in living|reason to live|point to go on|reason to keep going}'],
  ['suicide', 'it is {easier|happier|better off} {without me|for all without me}'],
  ['suicide', "they are happier if i {was gone|were gone|am gone|was not here|was dead|wasn't here|weren't|didn't}"],
  ['suicide', "they are happier if i'm gone"],
  ['suicide', 'i write a {goodbye|farewell} {letter|note} {to|for} my kids'],
  ['suicide', 'i am {saying goodbye|saying my goodbyes} to {my kids|my children|my family|everyone}'],
  ['suicide', 'pienso en {matarme|quitarme la vida|suicidarme}'],
  ['suicide', 'no quiero {vivir|seguir viviendo|estar vivo|estar viva}'],
  ['suicide', '{quiero|quisiera|tengo ganas de} {morir|morirme}'],
  [
    'suicide',
    '{si pierdo la casa me mato|estoy mejor muerto|están mejor sin mí|escribo una carta de despedida|escribo cartas para despedirme}',
  ],
  [
    'suicide',
    'ya {no le veo|no le encuentro|sigo sin ver|sigo sin verle|no le veo el} sentido{|.| a nada| a la vida| a vivir}',
  ],
  [
    'suicide',
    "i {don't|can't|no longer} see {the|any|a} point{ anymore| any more| in anything| in living| in going on| of anything| of living|!|}",
  ],

  [
    'violence-now',
    'he {has a gun|has a knife|pointed a gun|pointed a knife|came at me with a pipe|came at us with a pipe}',
  ],
  ['violence-now', "he texted that he's coming over and i am scared"],
  ['violence-now', 'he is coming over, i am afraid'],
  ['violence-now', 'hes coming here im terrified'],
  ['violence-now', "{he's|hes|he is|she is|my ex is|my husband is} outside and i am scared"],
  ['violence-now', "he {texted me|texted|says|wrote} {i'm|im} outside, i am scared"],
  ['violence-now', '{esta|está} afuera y tengo miedo'],
  ['violence-now', 'she is coming for me, said i will regret it'],
  ['violence-now', 'my ex is on his way, i am scared'],
  ['violence-now', 'my husband is on her way and i am scared'],
  ['violence-now', 'el escribió que viene para acá y tengo miedo'],
  ['violence-now', 'viene para aca, me voy a arrepentir'],
  ['violence-now', 'viene a mi casa y tengo mucho miedo'],
  ['violence-now', 'viene a la casa, tengo miedo'],
  ['violence-now', 'va a venir por mí, tengo miedo'],
  ['violence-now', 'dice que viene por mi y tengo miedo'],
  ['violence-now', 'he is {outside|at} {my|the} door with a bat'],
  ['violence-now', "he{ is going to| will|'ll| ll| is gonna| tried to| wants to} {kill|shoot|stab} {me|us}"],
  ['violence-now', 'he {threatens|threatened} to {kill|shoot|stab} my sister'],
  [
    'violence-now',
    'at school one said {he|she|they|a girl|a boy|a kid|some guy|her ex|someone|somebody} {going to|gonna|will|want to|wants to} {kill|shoot|stab} {him|her|them|my son|my daughter|my kid|my kids|my mom|my mother|my sister|my brother|my family}',
  ],
  ['violence-now', "{she's|shes|she is|they're|theyre|they are} gonna kill her tomorrow"],
  ['violence-now', 'dicen que {lo|la|los|las} {va a|van a|quiere|quieren} matar'],
  [
    'violence-now',
    '{va a|van a|quiere|quieren} matar a {mi hijo|mi hija|mis hijos|mis hijas|mi mamá|mi mama|mi hermano|mi hermana|mi familia}',
  ],
  ['violence-now', 'he said he would cut my throat'],
  ['violence-now', '{he is|they are} hurting {me|us} {now|right now}'],
  ['violence-now', "{i'm|im|i am|we are|we're} in danger"],
  ['violence-now', 'i am being {attacked|robbed|beaten|followed|kidnapped|stabbed|shot at}'],
  ['violence-now', 'i am not safe right now'],
  [
    'violence-now',
    'somebody is {trying to break in|trying to get in|breaking in|breaking down my door|breaking down the door} {now|right now}',
  ],
  ['violence-now', 'somebody {raped|is raping|tried to rape|sexually assaulted} me'],
  [
    'violence-now',
    '{me va a matar|me quiere matar|me quieren matar|amenaza con matar a mi hijo|me amenazó con matarme|tiene un arma|tiene un cuchillo}',
  ],
  [
    'violence-now',
    '{quiere|quieren|quiso|va a|van a|iba a|trata de|trató de|trataron de|intenta|intentó|intentaron} {matarme|matarnos}',
  ],
  ['violence-now', 'vino con {una pistola|un cuchillo|un arma}'],
  ['violence-now', 'me {está|estan} {atacando|pegando|golpeando|apuntando|persiguiendo}'],
  ['violence-now', 'me {violó|violaron|quiso violar}'],

  ['held-to-work', 'my boss {keeps|kept|took|takes|holds|is holding|has|have|confiscated|hid|hides} my passport'],
  ['held-to-work', "the boss took {my|our|all our|everyone's} {passports|mexican passport}"],
  [
    'held-to-work',
    'they took my passport: {work|job|boss|employer|clean|nanny|housekeeper|cook|farm|restaurant|pays me|paying us|pay 200|trabajo|patron|jefe|jefa|finca|limpio|nos pagan|me pagan}',
  ],
  [
    'held-to-work',
    'trabajo y {tienen|quitó|quitaron|guardan|esconde|esconden|escondió|escondieron|retienen} {los|el|mi|mis|nuestros|todos los} pasaportes',
  ],
  ['held-to-work', "they {won't|wont|don't|never} let us {leave|go out|out}"],
  ['held-to-work', 'no nos dejan salir'],

  [
    'intimate-images',
    'he wants money for {naked|nude|intimate|private|sex|sexual|topless} {photos|pics|pictures|videos|images}',
  ],
  [
    'intimate-images',
    'nudes: {threatens|blackmail|post|posted|posting|leaked|sends it to all|sending them to all|want money|wants more|show it to all|show them to all|asking for money}',
  ],
  [
    'intimate-images',
    'amenaza con {fotos|videos|imágenes} {desnudas|íntimas|privadas|sexuales|mías íntimas|suyas íntimas|de ella íntimas|de mí íntimas}',
  ],
  [
    'intimate-images',
    'el pack: {amenazó|chantaje|publica|publicar|publicó|publicaron|subió|subir|mandar|mandarlo|mandárselo|pidió dinero|pide plata|piden más|cobró}',
  ],
  [
    'immigration-door',
    '{ice|immigration|immigration officers|immigration agents|immigration police} {is|are|just} {here|knocking|banging|outside|inside}',
  ],
  ['immigration-door', "ice{'s|'re} at {my|the|our} {door|house|home|apartment|job|work}"],
  ['immigration-door', 'ice is in {my|the|our} {house|home|building|lobby}'],
  [
    'immigration-door',
    '{la migra|inmigración|ice|la migra ya} {está|están|anda} {en la puerta|en mi casa|afuera|aquí|tocando|golpeando}',
  ],

  ['arrested', 'he {just got|just been|is getting|is being} arrested'],
  ['arrested', 'police just arresting people'],
  ['arrested', "{the cop is|the cops are|the police are|they are|they're|theyre} arresting {my son|me|him|her|us}"],
  ['arrested', '{acaban|acaba|acabaron} de {arrestar|detener|esposar} a mi hijo'],
  ['arrested', 'lo {está|están} {arrestando|deteniendo|esposando}'],

  ['overdose', "{my friend is|he's|she's|hes} overdosing"],
  ['overdose', "she {is not|isn't|stopped} breathing"],
  ['overdose', "i {won't|can't} wake {up|him|her|them}"],
  ['overdose', 'she {turned|is turning} blue'],
  [
    'overdose',
    'he {took|swallowed|has taken} {all my|all of his|all her|all the|all their|too many|a bottle of|a whole bottle of} {pills|meds|sleeping pills|pastillas}',
  ],
  [
    'overdose',
    '{no respira|no despierta|no reacciona|se tomó todas las pastillas|me tomé muchas pastillas|tomó un frasco de pastillas}',
  ],

  ['medical', '{my son is|hes} {coughing|throwing up|vomiting|spitting|throwing} blood'],
  ['medical', 'my son {coughs|throws|vomits|spits|coughs up} blood'],
  ['medical', "{my mom is|he's} having {a heart attack|a stroke|a seizure|an seizure}"],
  ['medical', 'there is {bleeding|blood} {a lot|badly|everywhere|heavily}'],
  ['medical', "he {won't|doesn't|can't} stop bleeding"],
  [
    'medical',
    'mi hijo {está|están|empezó a|sigue} {tosiendo|toser|vomitando|vomitar|escupiendo|escupir|botando} sangre',
  ],
  ['medical', 'estoy vomitando sangre'],
  ['medical', 'ella {tose|vomita|escupe} sangre'],
  ['medical', '{le|me} está dando un {infarto|derrame|ataque al corazón}'],
  ['medical', '{está convulsionando|está sangrando mucho|estoy sangrando mucho|no para de sangrar|no deja de sangrar}'],

  [
    'violence-at-home',
    '{he|she|my husband|my wife|my boyfriend|my girlfriend|my partner|my ex|my dad|my father|my stepdad|my mom|my mother|my uncle|my brother|my cousin} never let me leave',
  ],
  ['violence-at-home', "he {won't|doesn't} let me {leave|out|go out|go anywhere|see anyone}"],
  ['violence-at-home', "he doesn't let us leave"],
  [
    'violence-at-home',
    '{él|ella|mi esposo|mi esposa|mi marido|mi novio|mi novia|mi pareja|mi ex|mi papá|mi padre|mi padrastro} no me deja salir',
  ],
  [
    'violence-at-home',
    '{he|she|my husband|my wife|my boyfriend|my girlfriend|my partner|my ex|my spouse|my dad|my father|my mother|my son|my brother} hit us',
  ],
  ['violence-at-home', "he{'s| is| has| keeps| been| always| just} hitting us"],
  [
    'violence-at-home',
    'he {hit|hits|hitting|beat|beats|beating|chokes|choked|choking|punches|punched|punching|strangled|raped|rapes|abuses|abused|abusing|hurt|hurts|hurting|attacks|attacked|attacking} {my kids|my kid|my children|my son|my daughter|us|me}',
  ],
  ['violence-at-home', 'the man {hits|beats|abuses} me'],
  [
    'violence-at-home',
    'somebody {hit|beat|punched|choked|kicked} me {again|tonight|today|yesterday|last night|just now|right now|this morning|ten minutes ago|an hour ago}',
  ],
  ['violence-at-home', 'me {pega|golpea|maltrata}'],
  [
    'violence-at-home',
    '{mi esposo|mi esposa|mi marido|mi novio|mi novia|mi pareja|mi ex|mi papá|mi padre|mi padrastro|mi mamá|mi hijo|mi hermano|él|ella|mi ex borracho} me {pegó|golpeó}',
  ],
  ['violence-at-home', '{mi esposo|ella|el} me {pego|golpeo|ha pegado|ha golpeado}'],
  ['violence-at-home', 'me {pego|pegó|golpeo|golpeó} mi {esposo|esposa|marido|novio|novia|pareja|ex}'],
  ['violence-at-home', 'un hombre me {pegó|golpeó} {anoche|hoy|ahora|otra vez|de nuevo|recién}'],
];

/** Answered, with a quiet line beside it. */
export const HALF: readonly string[] = [
  'i am {afraid of him|afraid of her|afraid of my roommate|scared of them|scared for my life}',
  'he {stalks her|is stalking her|stalked her|controls me|controls everything|controls my money|threatens me|threatened me|is threatening me}',
  'about {an order of protection|a restraining order|somebody abusive|domestic violence|domestic abuse|violencia doméstica|violencia domestica|una orden de protección}',
  "{i can't go on|i feel hopeless|tengo miedo|me pegó un vecino|un vecino me golpeó}",
];

export const NO_ALARM: readonly string[] = [
  '{dice|habla|diciendo cosas|con palabras|con frases} sin sentido',
  'he {was|were} coughing blood last year, can i sue',
  'my parents {was|were} having a stroke when the ambulance came late',
  'the landlord says he is coming over and i am scared of the fine',
  'the super is mad and he is coming over, i am afraid he sees the cat',
  'the marshal wrote that he is coming here, i am scared',
  'the sheriff says he is coming here, i am afraid',
  'el casero viene a la casa y tengo miedo que me suba la renta',
  'el dueño viene a mi casa y tengo miedo del aumento',
  'la dueña viene a mi casa, tengo miedo del aumento',
  'can i take my daughter out of the country to see family',
  'my boss is at the airport with our papers',
  'i wanted to die of {shame|embarrassment|laughter|boredom}',
  'my father is 91, he wants to die {at home|in peace|with dignity|of old age}, what paper does he need',
  'mi abuela quiere morirse {en casa|en su casa|en paz}',
  'my daughter does not want to live with her father and i want to kill the deal',
  'im gonna kill it at the interview and the bills will kill her budget',
  'me mato {trabajando|estudiando|cocinando|limpiando|de risa}',
  'my {boss|manager|supervisor|teacher|coach|jefe|patrón} is going to kill me {if|when|for} i am late',
  'mi {jefe|jefa|patrón|profesor|profesora} me va a matar {si|cuando|por} llego tarde',
  'he {died by|died of|died from|committed} suicide',
  'he {took his own|took her|took their} life, killing myself was never my plan',
  'he killed {himself|herself|themselves}, a suicide',
  '{his|her|their|after the} suicide',
  'se {suicidó|quitó la vida|mató}: suicidio',
  'el suicidio de {mi|su} tío',
  'it is {career|political|financial} suicide',
  "it's suicide to sign that",
  'the suicide {squad|clause|exclusion}',
  '{insurance|the policy|is it covered|el seguro} and suicide',
  'i attempted suicide {many |}years ago',
  'the {notario|immigration help|immigration office|immigration lawyer|lawyer|attorney|abogado|consulate|preparer|agency} at work took my passport',
  "they won't let us out of {the lease|our lease|the contract|lease}",
  "he won't let me out of {the|my|our|this} {lease|contract|job|marriage}",
  'this bill hits me with {a|an|the|another|some} fee',
  'they hit me with {a|an|the|another|some} fee today',
  'a {car|truck|van|bus|cab|taxi|bike|bicycle|scooter|motorcycle|vehicle|driver|door|ball} hit me yesterday',
  'una pared me {pega|golpea}',
  'un {carro|auto|coche|camión|camioneta|taxi|bus} me {pegó|golpeó} anoche',
  'una {moto|bicicleta} me pegó anoche',
];

/** Accidents in the street, and what people fear to lose. */
export const NOTHING: readonly string[] = [
  'tengo miedo {que|de que} {me|nos|lo|la|le} corran',
  'tengo miedo que me {despidan|boten|echen|saquen|sacan|desalojen|deporten|quiten algo|demanden|cobren|multen|reporten|denuncien|bajen|nieguen algo}',
  'un {carro|auto|coche|camión|camioneta|taxi|bus|moto|bicicleta} me {pegó|golpeó}',
];

export const CALMED: readonly (readonly [id: string, level: 'sure' | 'unsure' | null, phrase: string])[] = [
  [
    'violence-now',
    'unsure',
    'my {mom|mother|dad|sister|brother|aunt|grandma|boss|teacher|coach} {is gonna|is going to|will} kill me',
  ],
  ['violence-now', 'unsure', "my {mom's|moms} gonna kill me"],
  ['violence-now', 'unsure', 'my parents are {gonna|going to} kill me'],
  ['violence-now', 'unsure', 'mi {mamá|hermana|hermano|abuela|tía|tia|jefe|jefa|papá} {va a matarme|me va a matar}'],
  ['violence-now', 'unsure', 'mis {papás|papas} me van a matar'],
  [
    'violence-now',
    'sure',
    'my dad is gonna kill me, {he has a gun|with a knife|he got a weapon|he hit me|he hits me|hitting me|he beat me|he beats me|he is beating me|he choked me|he punched me|with the belt|he threatened it}',
  ],
  [
    'violence-now',
    'sure',
    'mi papá me va a matar, {tiene una pistola|con un cuchillo|tiene un arma|me pega|me golpea|me amenazó}',
  ],
  ['violence-now', 'unsure', "she {isn't|isnt|is not|'s not} {gonna|going to} {hurt|kill|hit} me"],
  ['violence-now', 'unsure', "they {aren't|arent} going to hit me"],
  ['violence-now', 'unsure', 'no me va a {pegar|matar|hacer nada|hacer daño|hacer dano}'],
  ['violence-now', 'unsure', "no{|,} {i'm|im} {fine|ok|okay|safe|good}"],
  ['child-taken', 'sure', 'he took her, her last name is mine'],
  [
    'suicide',
    'unsure',
    "{i'm|im|i am} not {suicidal|in danger|a victim|homeless|hurting myself|going to hurt myself|gonna harm anyone|going to kill myself}, i asked about my check",
  ],
  ['suicide', 'unsure', "i {don't|dont|do not} want to {hurt|harm|kill} {myself|anyone}, i asked about my check"],
  [
    'violence-at-home',
    'unsure',
    "{nobody is|nobody's|nobodys|no one is} {hurting|hitting|keeping} me, i asked about the rent",
  ],
  [
    'violence-at-home',
    'unsure',
    "{nobody hit me|he never hit me|he never hits me|she didn't hurt me|she didnt hit me|he doesn't hurt me|he doesnt hurts me}",
  ],
  ['child-taken', 'unsure', "{he is|he's|hes|she is} not missing, she is with her aunt"],
  [
    'suicide',
    'unsure',
    '{no me quiero matar|no quiero matarme|no voy a hacerme daño|no voy a hacerme dano|no quiero suicidarme|no soy víctima|no soy victima|no estoy en peligro}, pregunté por el cheque',
  ],
  ['child-taken', 'unsure', 'no {está|esta} {perdida|perdido}, anda con su tía'],
  ['suicide', 'unsure', "{he is|he's|hes|she is|they are} not in danger, i asked what to do about it"],
  ['suicide', 'unsure', '{nobody is|nobody’s|no one is} {suicidal|in danger}, i asked about the order'],
  ['suicide', 'unsure', '{no está|no esta|no están} en peligro, pregunté por la orden'],
  ['suicide', 'unsure', 'nadie {está en peligro|esta en peligro|se quiere matar}, pregunté por la orden'],
  ['violence-at-home', 'unsure', '{nadie me|no me} {pega|pegan|golpea|ha pegado}, pregunto por la renta'],
  ['violence-at-home', 'unsure', 'no es que no me peguen'],
  ['violence-at-home', 'sure', 'he never hit me, he choked me'],
  ['suicide', 'sure', 'i am not going to hurt myself tonight but i do not see the point in living, i want to die'],
  ['violence-at-home', 'unsure', "{i'm|i am|we are|we're} safe now"],
  ['violence-at-home', 'unsure', "{he's|he is|she is} in {jail|prison}"],
  ['violence-at-home', 'unsure', '{many|several|12} years ago'],
  [
    'violence-at-home',
    'unsure',
    '{estoy a salvo|estamos a salvo|está preso|está presa|hace muchos años|hace varios años|hace 12 años}',
  ],
  ['violence-at-home', 'sure', 'he is here'],
  [
    'violence-at-home',
    'unsure',
    'he hit me, {it was an accident|in one of the accidents|he crashed|in the crash|i was on my bike}',
  ],
  [
    'violence-at-home',
    'unsure',
    'me pegó, {fue un accidente|hubo accidentes|fue un choque|chocó|choco|me atropelló|iba en mi bici|iba en la bicicleta}',
  ],
  [
    'violence-at-home',
    'sure',
    'it was no accident: {my husband|my wife|my boyfriend|my girlfriend|my partner|my ex|my spouse|my dad|my father|my stepdad|my mother|my brother|my son|at home}',
  ],
  [
    'violence-at-home',
    'sure',
    'no fue un accidente: {mi esposo|mi esposa|mi marido|mi mujer|mi novio|mi novia|mi pareja|mi papá|mi papa|mi padre|mi padrastro|mi mamá|mi mama|mi madre|mi hijo|mi hija|mi hermano|mi hermana|en casa}',
  ],
  ['suicide', null, 'my uncle committed suicide'],
  ['suicide', 'unsure', 'quiero {quitárselo|quitarsela|quitarle|quitarles|quitarlo|quitarlas}'],
  [
    'suicide',
    'sure',
    'quiero quitarle algo: {vida|morir|morirme|muerte|muerto|matarme|suicidio|vivir|existir|die|dying|dead|killing|life|live}',
  ],
  ['lockout', 'sure', 'quiero quitárselo'],
  ['lockout', 'sure', 'i am safe now, they fired me, after his suicide'],
  [
    'held-to-work',
    null,
    "she {fired me|laid off all|let me go|let us go|let her go|let him go|sent me home|replaced me|said not to come back|said don't come in}",
  ],
  ['held-to-work', null, "she {doesn't|don't|didn't} need {me|us} anymore"],
  ['held-to-work', null, 'i {quit|left the job|left that job|left my job}'],
  ['held-to-work', null, '{me|nos|la|lo} {despidió|despidieron|corrió|corrieron|botó|botaron|echó|echaron}'],
  ['held-to-work', null, 'que ya no {vaya|vuelva|regrese|fuera|volviera}'],
  ['held-to-work', null, '{ya no me necesita|renuncié|dejé el trabajo|dejé ese trabajo}'],
  [
    'held-to-work',
    'sure',
    "she fired me: {passport|my papers|my documents|my id|locked|can't leave|cannot leave|won't let me|wont let me|not allowed|debt|owe|threat|watched|hit|beat|immigration|police|afraid|scared}",
  ],
  [
    'held-to-work',
    'sure',
    'me despidió: {pasaporte|mis papeles|mis documentos|encerrada|no me deja|no nos dejan|no puedo salir|no puedo irme|deuda|debo|amenaza|vigila|pegan|golpea|la migra|inmigración|policía|miedo}',
  ],
];

/** "my {son|wife} hits {me|us}": each word once, beside the first of the others. */
function eachOf(phrase: string): string[] {
  const parts = phrase.split(/[{}]/).map((part, at) => (at % 2 === 0 ? [part] : part.split('|')));
  const said = parts.flatMap((words, changed) =>
    words.map((word) => parts.map((others, at) => (at === changed ? word : others[0])).join('')),
  );
  return [...new Set(said)];
}

/** As it stands, as phones write it, and in capitals. */
const written = (message: string): string[] => [
  ...new Set([message, message.replaceAll("'", '’'), message.toUpperCase()]),
];

/** What was heard by nearness alone, and is calmed by its words. */
export const CALMED_IF_JUDGED: typeof CALMED = [
  ['arrested', 'unsure', 'the police stopped my son and let {him|her|me|them|us} go'],
  ['arrested', 'unsure', "they took his phone and {didn't|didnt|did not|never} arrest anyone"],
  ['arrested', 'unsure', 'he was released on friday'],
  [
    'arrested',
    'unsure',
    'pararon a mi hijo y {lo soltaron|la soltaron|le dejaron ir|no lo arrestaron|no la arrestaron|no le arrestaron}',
  ],
  ['violence-now', 'unsure', 'i hit a guy in a bar {last saturday|last night|last week|yesterday|two weeks ago}'],
  ['violence-now', 'sure', 'there is somebody at the bar'],
  ['violence-now', 'unsure', 'somebody hit me while i am driving {for an app|a truck|my van}'],
  ['violence-now', 'unsure', 'me pegaron y manejo {para|un} taxi'],
  ['violence-now', 'unsure', 'he {rear ended|rear-ended|rearended} me'],
  ['violence-now', 'unsure', 'somebody hit me, it was a hit and run'],
  ['violence-now', 'unsure', 'somebody {hit my car|hit my truck|hit my van} and my neck hurts'],
  ['violence-now', 'unsure', 'the other driver hit me'],
  ['violence-now', 'sure', 'my passenger has knives'],
  ['violence-now', 'sure', 'una pasajera y otro me {golpean|golpearon|están golpeando}'],
  ['violence-now', 'sure', 'la pasajera me golpeo'],
  ['child-taken', 'unsure', 'he {takes|take} the money and i am alone with the baby'],
  ['child-taken', 'unsure', 'all taken from the savings and i am alone with the baby'],
  ['child-taken', 'sure', 'they stole the money and {have our kids|taken my son}'],
  ['violence-now', 'unsure', 'i {drive for|drive a|drive my|was driving} and somebody hit me'],
  [
    'violence-now',
    'unsure',
    'somebody hit me {in my uber|in my lyft|with a passenger in the car|at a red light|at the red light}',
  ],
  ['violence-now', 'unsure', 'i was {rear ended|rear-ended|rearended}, a {hit and run}'],
  ['violence-now', 'unsure', '{iba manejando|manejo para uber|manejo un taxi|con una pasajera} y me pegaron'],
  [
    'violence-now',
    'sure',
    'the passenger {punched me|beat me|beats me|is beating me|choked me|attacked me|assaulted me|stabbed me|robbed me|threatened me|is following me}',
  ],
  ['violence-now', 'sure', 'my passenger has a {gun|knife|weapon}'],
  [
    'violence-now',
    'sure',
    'el pasajero {me golpea|me golpeó|tiene una pistola|tiene un cuchillo|tiene un arma|me atacó|me asaltó|me amenaza|me sigue|me dio puñetazos|me apuñaló}',
  ],
  [
    'child-taken',
    'unsure',
    'he {took|stole|emptied|drained} {all our money|the savings|our account|the cash|my paycheck|the car|the furniture} and left me with two kids',
  ],
  ['child-taken', 'unsure', 'he has taken our money and takes my paycheck'],
  [
    'child-taken',
    'unsure',
    'se {llevó|llevo} {el dinero|la plata|los ahorros|el carro|los muebles} y estoy sola con los niños',
  ],
  ['child-taken', 'unsure', '{sacó|quitó|vació|robó} toda la cuenta y me quedé con mis hijas'],
  [
    'child-taken',
    'sure',
    'he took the money and {took my kids|took our son|took her daughter|has the children|kept the baby|keeps the boys|hid the girls|is hiding the kids|won’t return the kids|did not bring them back}',
  ],
  [
    'child-taken',
    'sure',
    'se llevó el dinero y {se llevó a los niños|me quitó a mi hija|tiene al bebé|no devuelve a las nenas|escondió a mis hijos}',
  ],
  [
    'scam-now',
    'unsure',
    'i gave him the code {yesterday|last night|last week|last month|last year|a day ago|2 days ago|a week ago|2 weeks ago|a month ago|3 months ago|a year ago|2 years ago}',
  ],
  [
    'scam-now',
    'unsure',
    'le di el codigo {ayer|anoche|la semana pasada|el mes pasado|el año pasado|hace un día|hace una semana|hace un mes|hace dos días|hace tres dias|hace 2 semanas|hace 3 meses|hace un año|hace 2 años}',
  ],
  ['scam-now', 'sure', 'he wants the code now'],
  [
    'utilities-off',
    null,
    'me cortaron {los cupones|las estampillas|el medicaid|el welfare|los beneficios|las horas|el cheque|los cheques} este mes',
  ],
  [
    'utilities-off',
    null,
    'they cut off my {food stamps|food stamp|snap|ebt|medicaid|welfare|cash assistance|benefits|hours|check|checks} this month',
  ],
  [
    'utilities-off',
    'sure',
    'me cortaron los cupones y {la luz|el gas|el agua|la calefacción|la corriente|la electricidad}',
  ],
  [
    'utilities-off',
    'sure',
    'they cut my snap and the {power|heat|water|light|lights|electricity|electric|utilities|utility} too',
  ],
  ['minor-put-out', null, '{my|our} {son|daughter|kid|kids|child|children|teen|teenager} stays out all night'],
  ['minor-put-out', null, 'what about my {15 year old|15-yr-old|12 years old} son'],
  ['minor-put-out', null, 'my {mother|father|mom|dad} is in the ward'],
  ['minor-put-out', null, '{she|he} is 15 and skips school'],
  ['minor-put-out', null, 'my {boss|check|pay} went down'],
  ['minor-put-out', null, '{mi|mis} {hijo|hija|hijos|niño|niña|nene|nena} no escucha'],
  ['minor-put-out', null, 'tengo {2|un|una|dos|tres} {hijo|hijas|niño|niñas|nene|nenas} y me cortaron los cupones'],
  ['minor-put-out', 'sure', "my kid brother and my daughter, they put {me out|us, i'm 16|us, im 15|us, i am 17}"],
  ['minor-put-out', 'sure', 'i have my daughter with me, {i ran away|nowhere to go|nowhere to sleep|nowhere to stay}'],
  ['minor-put-out', 'sure', 'i have my son and {my parents|my stepdad|my stepmom|my foster mom} said leave'],
  ['minor-put-out', 'sure', 'with my baby and my kids, he wont let me {in|back}'],
  ['minor-put-out', 'sure', 'tengo una hija y {me echaron|me botó|me corrieron|me sacó}'],
  ['minor-put-out', 'sure', 'tengo un hijo y {tengo 16|tengo 16 años|tengo 15 anos}'],
  ['minor-put-out', 'sure', 'con mi hijo, {mis papás|mis papas|mis padres|mi padrastro} nos dijo que fuera'],
  ['minor-put-out', 'sure', 'con mi hija, no tengo {dónde|donde|a dónde|a donde} ir'],
  ['elder-abuse', null, 'they keep my mother in the {hospital|psych ward|psychiatric unit|emergency room|ward}'],
  ['elder-abuse', null, 'tienen a mi mamá en {el hospital|psiquiatría}'],
  [
    'elder-abuse',
    'sure',
    'in the hospital, her aide {steals|is stealing|stole|rob|robs|robbed|hit|hits|hurt|hurts|left bruises|beat|beats|yell|yells|is abusive|is neglectful|neglects her|wants money}',
  ],
  [
    'elder-abuse',
    'sure',
    'en el hospital su nieto le {roba|robaba|pega|pegaba|golpea|maltrata|quita el dinero|grita|gritaba}',
  ],
  [
    'child-taken',
    'unsure',
    '{el apellido de mi hijo|his last name|our family name|her surname|cambiar el nombre de la niña|a name change for my son}',
  ],
  ['child-taken', 'unsure', 'change {his|her|their} name'],
  ['child-taken', 'sure', 'his father has him'],
  ['suicide', null, 'to see her before {he|she|they|my mother|my father|my mom|my dad} {dies|die|passes}'],
  ['suicide', null, 'antes {|de }que {|se }{muera|muere|fallezca}'],
  ['suicide', null, 'about {the funeral|a burial|where he is buried|how to bury him|cremation}'],
  ['suicide', null, '{el entierro|los entierros|enterrarla|el sepelio|los sepelios|la funeraria|el velorio}'],
  ['suicide', 'sure', 'at {my funeral|my own funeral|my burial}'],
  ['suicide', 'sure', 'who would bury me'],
  ['suicide', 'sure', '{mi entierro|mi propio entierro|mi funeral|mi velorio}'],
  ['held-to-work', null, 'about the rent'],
  ['held-to-work', 'unsure', 'la migra'],
  [
    'held-to-work',
    'sure',
    "{my passport|passports|my papers|my documents|my id|locked|i can't leave|i cannot leave|i can't go}",
  ],
  [
    'held-to-work',
    'sure',
    "{they won't let me|not allowed|a debt|debts|i owe them|they watch me|he hits me|hit|beats|beat|forces|forced|force|trapped}",
  ],
  ['held-to-work', 'sure', 'how do i escape'],
  [
    'held-to-work',
    'sure',
    '{pasaporte|pasaportes|mis papeles|mis documentos|encerrada|no me dejan|no nos dejan|no puedo salir|no puedo irme}',
  ],
  ['held-to-work', 'sure', '{deuda|deudas|debo|vigilan|pegan|golpean|obligan|forzada|escapar|atrapada}'],
  ['child-taken', null, '{can|could|should|may|if} i {leave|take|go|move|run}'],
  ['child-taken', null, '{she is|she stays|they stay|she lives|they live} with me'],
  ['child-taken', null, 'they are with me'],
  ['child-taken', null, 'i have {the kids|my kid|my child|the children|my baby}'],
  ['child-taken', null, '{puedo|podría} {irme|llevarme al nene|llevarlo|llevarlos|salir|mudarme}'],
  [
    'child-taken',
    null,
    '{si me voy|si me llevo al nene|está conmigo|están conmigo|vive conmigo|viven conmigo|me voy con ellos}',
  ],
  ['child-taken', 'sure', 'his father did not bring her back'],
  ['lockout', 'sure', 'can i leave'],
];

export const everyWriting = (phrase: string): string[] => eachOf(phrase).flatMap(written);
