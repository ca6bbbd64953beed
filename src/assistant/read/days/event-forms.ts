import type { DatedEvent } from '#domain/matter/case-file.ts';

/** Words that say what happened on a day, and whether such a day lies ahead as a rule. The first that fits is meant. */
type EventForm = {
  readonly event: DatedEvent;
  readonly words: RegExp;
  readonly isAhead?: true;
  /** What the paper says, and not what happened on a day: where that is said too, it counts. */
  readonly isWeak?: true;
};
export const EVENT_FORMS: readonly EventForm[] = [
  {
    event: 'proof-filed',
    words:
      /\b(?:(?:affidavit|proof|affirmation) of service (?:was |is |got |says |shows )*(?:filed|dated|entered)?|(?:prueba|afidavit|declaracion) de (?:entrega|notificacion)(?: (?:se )?(?:presento|presentada|entro))?)\b/g,
  },
  {
    event: 'appointed',
    words:
      /\b(?:appointed(?: \w+){0,3}? (?:administrator|executor|representative)|(?:made|named)(?: \w+){1,3}? (?:the )?(?:administrator|executor)(?: of (?:\w+ ){0,3}estate)?|letters of administration|letters testamentary|(?:nombr\w+|hicieron)(?: \w+){0,4}? (?:administrador\w*|albacea|representante))\b/g,
  },
  {
    event: 'missed-hearing',
    words:
      /\b(?:missed (?:my |the |an? )?(?:\w+ ){0,2}?(?:hearing|court(?: date)?)|(?:did(?:n'?t| not)|could(?:n'?t| not)) (?:go|get|make it|show up)(?: to)? (?:my |the )?court|no (?:fui|llegue|asisti|pude ir|me presente) a (?:la |mi )?(?:audiencia|corte|cita)|me perdi (?:la|mi) (?:audiencia|corte|cita)|falte a (?:la |mi )?(?:audiencia|corte|cita))\b/g,
  },
  {
    event: 'court-date',
    words:
      /\b(?:court(?: date)? (?:is|on|this|next|tomorrow|today|in)|court date|(?:go to|be in|appear in|appearance|show up in|due in|back in|wants? (?:me|us) in) court|(?:date|day) for (?:it|that|court) is|tengo que (?:ir|presentarme)(?= el)|hearing(?! was| decision)|trial|return date|first appearance|next date|court'?s|corte(?= el \d)|(?:la|mi) cita (?:es|en|con)|(?:have|got) court(?! (?:papers?|documents?|notices?|letters?|mail|summons))|tengo corte|cita (?:en|de) (?:la )?corte|audiencia|(?:ir|presentarme|presentarse) a (?:la )?corte|(?:la )?corte es|juicio|(?:me|nos) cit(?:aron|o|an)|(?:moved|pushed|changed|postponed|adjourned) (?:my |the )?(?:court|case|hearing))\b/g,
    isAhead: true,
  },
  {
    event: 'takes-effect',
    words:
      /\b(?:lease (?:ends|is up|expires|runs out|end date)|(?:it|which|that) (?:ends|expires|runs out)|ends|expires|(?:starts|begins|takes effect|goes into effect)(?= (?:on|this|next|the|\w+day|\w{3,9} \d))|empieza|comienza|entra en (?:vigor|efecto)|(?:increase|raise|rent goes up|going up|new rent)(?: \w+){0,4}? (?:starts?|starting|begins?|on|effective)|out by|leave by|get out by|(?:me|nos) (?:salga|vaya|saque)\w*(?= para)|when it ends|move out by|be out|vacate by|effective|starting|contrato (?:termina|vence|se acaba)|(?:se )?(?:termina|vence|acaba)|salir(?:nos|me)?|a partir del|(?:renta|cobrar|pagar|quieren?|suben?|aumento)(?: \w+){0,4}? desde(?= (?:el|primero|\d))|salir(?:me|nos)? (?:antes del|para el|el)|desocupar)\b/g,
    isAhead: true,
  },
  {
    // "They will cut my stamps", "me suben la renta", "gave me until … to move out".
    event: 'takes-effect',
    words:
      /\b(?:wants? (?:me|us) (?:out\b|to (?:leave|move(?: out)?|get out|vacate))|quieren? que (?:me|nos) (?:vay|salg|mud)\w+|(?:me|nos) quieren? fuera|(?:will|gonna|going to|'ll) (?:be )?(?:cut|stop|end|clos|terminat|rais|reduc|suspend|shut)\w*|(?:me|nos|le) (?:l[ao]s? )?(?:sub|cort|quit|cierr|baj|suspend)(?:en|an|e|iran?|eran?|aran?)|(?:va|van) a (?:subir|cortar|quitar|cerrar|bajar|suspender|terminar)(?:me|nos|l[ao]s?)*|(?:(?:gave|give|have|got)(?: me| us)?|tengo|tenemos|di(?:o|eron)|dan) (?:until|till|hasta)(?= [^.?!]{0,40}\b(?:to (?:leave|move|get out|vacate)|para (?:irme|irnos|salir|mudar|desocupar|desalojar))))/g,
    isAhead: true,
  },
  {
    event: 'moved-out',
    words:
      /\b(?:moved? out|(?:was|were) out (?=by|on)|left the (?:apartment|apt|place|unit|house)|gave (?:back|up) (?:the|my) keys|returned the keys|turned in (?:the|my) keys|vacated|handed (?:in|over|back) (?:the|my) keys|me mude|me sali|nos mudamos|entregue las llaves|deje el (?:apartamento|apto|depa|lugar)|desocupe)\b/g,
  },
  {
    event: 'moved-out',
    words: /\b(?:since i moved|when i (?:moved|left))\b/g,
  },
  {
    event: 'last-payment',
    words:
      /\b(?:last (?:paid|payment)|stopped paying|haven'?t paid (?:it |them )?since|missed (?:my |the )?(?:first )?payment|default(?:ed)?|charged off|ultimo pago|deje de pagar|no (?:he )?pag\w+ desde)\b/g,
  },
  {
    event: 'rent-due',
    words: /\b(?:rent (?:of )?(?:\$?[\d,]+ )?(?:was |is )?due|renta (?:vencia|vence|se debia))\b/g,
  },
  {
    event: 'payday',
    words:
      /\b(?:payday|pay day|(?:should have|supposed to) (?:been |be |get )?paid|didn'?t (?:get paid|pay me) (?:on|for)|dia de pago|tenia que pagarme|debian? pagarme)\b/g,
  },
  {
    event: 'fired',
    words:
      /\b(?:fired|let (?:me|him|her) go|(?:got |was )?let go|me corrio|me despidio|laid (?:me )?off|terminated me|last day (?:of work|at work|there|working|i worked)|(?:stopped|finished|quit) working|last worked|deje de trabajar|quit|resigned|me (?:despidieron|corrieron|botaron|echaron|dejaron ir)|ultimo dia de trabajo|renuncie)\b/g,
  },
  {
    event: 'death',
    words:
      /\b(?:(?<!\b(?:battery|engine|transmission|motor|brakes|phone|laptop|computer|car|boiler|heater|furnace|fridge|dog|cat)(?: just)? )died|passed(?: away)?|death|murio|fallecio|muerte)\b/g,
  },
  {
    event: 'purchase',
    words: /\b(?:bought|purchased|ordered|delivered|compre|compramos|la compra)\b/g,
  },
  {
    event: 'signed',
    words: /\b(?:signed|sign(?:ing)? (?:it|the|a)|firme|firmamos|(?<!\bsi )firmo|firmado)\b/g,
  },
  {
    event: 'arrived',
    words:
      /\b(?:(?:arrived|came|entered|got here|got)(?: in| to| into)? (?:the )?(?:u\.?s\.?a?\b|united states|this country|america)|entered the country|(?:llegue|entre|vine) (?:a |al |a los )?(?:estados unidos|eeuu|ee\.? ?uu\.?|este pais|pais))/g,
  },
  {
    // "Green card since", "me llegó la residencia"; one that is lost, renewed or runs out is another day.
    event: 'resident-since',
    words:
      /\b(?:(?:have|had|got|received|given|was|am|been)(?: (?:my|the|a|an|been|with))* (?:green ?card|permanent resident|lpr)(?: (?:since|in|on|from))?|green ?card (?:since|from|came|arrived|was approved|says resident since)|resident since|(?:residente|residencia|green ?card|tarjeta verde)(?: \w+){0,2}? (?:desde|llego|salio)|(?:tengo|tenemos|saque|me dieron|me llego|recibi|obtuve)(?: (?:mi|la|una))* (?:residencia|green ?card|tarjeta verde)(?: (?:desde|en|el))?|soy residente(?: permanente)?(?: desde)?)\b/g,
  },
  {
    event: 'answered',
    words:
      /\b(?:(?:filed|served|sent|mailed|put in|turned in) (?:my|the|an|our) answer|answered the (?:summons|complaint|lawsuit)|(?:presente|entregue|mande) (?:mi|la) (?:respuesta|contestacion)|conteste la demanda)\b/g,
  },
  {
    event: 'work-done',
    words:
      /\b(?:(?:finished|completed|delivered|turned in) (?:the |my |all the )?(?:work|job|project|gig|assignment|design|article)|(?:finished|completed)(?! (?:paying|school|reading|my sentence|probation))|(?:termine|entregue|acabe) (?:el|mi) (?:trabajo|proyecto|encargo)|(?:termine|acabe)(?! (?:de pagar|la escuela|mi sentencia)))\b/g,
  },
  {
    event: 'applied',
    words:
      /\b(?<!\b(?:haven'?t|havent|have not|not|never|didn'?t) (?:even |yet )?)(?:applied|put (?:it|this) in(?= )|put in (?:my|an|the) application|sent (?:my|the|an) application|solicite|aplique|hice la solicitud)\b/g,
  },
  {
    event: 'filed',
    words:
      /\b(?:filed (?:for )?(?:the |my |an? )?(?:divorce|case|lawsuit|petition|summons|asylum|complaint|claim|appeal)|presente (?:el|la|mi) (?:divorcio|caso|demanda|peticion))\b/g,
  },
  {
    event: 'learned',
    words:
      /\b(?:found out|(?:first )?learned (?:about|of|that)|discovered|realized|me entere|supe (?:de|que)|descubri|me di cuenta)\b/g,
  },
  {
    event: 'form-sent',
    words:
      /\b(?:(?:sent|mailed|returned|faxed)(?: back| in)? (?:the |my |in the )?(?:exemption |claim )*forms?|(?:envie|mande|devolvi) (?:el|los|mi|mis) formularios?)\b/g,
  },
  {
    event: 'notice-mailed',
    words:
      /\b(?:mailed|(?:they|it was|court|agency|company) sent(?: it| them| this)?(?= (?:on|to me on|out on|\d|\w{3,9} \d))|(?:me )?(?:lo|la|los|las) (?:mandaron|enviaron)(?= (?:el|hace|ayer))|postmark(?:ed)?|determination (?:was )?(?:dated|mailed)|enviaron|enviad[ao]|mandad[ao] por correo|mandaron (?:\w+ ){0,4}por correo|matasellos)\b/g,
  },
  {
    event: 'notice-dated',
    words:
      /\b(?:dated|date (?:on|of) (?:the|it|this)|(?:letter|notice|decision|determination),? (?:it |that |which )?(?:is )?(?:from|says)|fechad[ao]|con fecha|tiene fecha|(?:carta|aviso|notificacion),? (?:que )?(?:dice|es del?)|(?:carta|aviso|notificacion) del?(?= \d)|(?:letter|notice) (?:from|of)(?= (?:\d|\w{3,9} \d)))\b/g,
  },
  {
    event: 'notice-dated',
    words:
      /\b(?:cut (?:off )?(?:my|our) (?:snap|food stamps|medicaid|benefits|cash)|denied me|me (?:cortaron|negaron|quitaron))\b/g,
    isWeak: true,
  },
  {
    event: 'violation',
    words:
      /\b(?:ticket(?:ed)?|pulled (?:me )?over|summons for (?:speeding|a light)|multa|me paro la policia|infraccion)\b/g,
  },
  {
    event: 'incident',
    words:
      /\b(?:accident|crash(?:ed)?|fell|slip(?:ped)?|tripped|got hurt|injured|(?:got|was) hit|hit (?:me|by)|bit (?:me|my)|(?:was|got) bit(?:ten)?|me chocaron|nos chocaron|hurt at work|(?<=^|, |\. )choque|stopped me|it happened|happened|rear ?ended|hurt my|me cai|caida|accidente|choque|choco|me lastime|me mordio|me atropello|paso el)\b/g,
  },
  {
    event: 'judgment',
    words: /\b(?:judge ruled|lost (?:the case|in court)|judgment|decision came|sentencia|fallo|perdi el caso)\b/g,
  },
  {
    event: 'served',
    words:
      /\b(?:served|handed (?:me|to me|it)|gave (?:me|it to)|(?:got|get|came|arrived|found(?! out)|showed up|left)(?: \w+){0,6}? (?:papers?|summons|petition|notice|letter|demand|it|them|this|door|mail(?:box)?|packet|aviso|papel(?:es)?|carta)|(?:received|delivered|taped|posted|stuck)(?: \w+){0,6}? ?(?:papers?|summons|petition|notice|letter|demand|it|them|this|door|mail(?:box)?|packet|aviso|papel(?:es)?|carta)?|(?:papers?|summons|petition|notice|letter|demand|it|they|this|packet)(?: \w+){0,3}? (?:came|arrived|showed up|was left)|me (?:lo |la |los |las )?(?:entregaron|llego|llegaron|dieron|dejaron|sirvieron|notificaron)|recibi|pegaron|llego|papeles)\b/g,
  },
];
