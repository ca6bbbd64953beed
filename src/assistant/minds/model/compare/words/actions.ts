/** What is done or is so: idea | English | Spanish. A minus says the contrary of the idea, so that "void" is "not valid". */
export const ACTIONS = `
pay          | pay, paid, payment, repay, pays up, wage, settle, put down, down payment | pag*, abon*
charge-fee   | charge, charged, fee, bill, billed, cost, surcharge | cobr*, cargo*, tarifa*, costo, costos, cuesta*, costar, recargo*, honorario*
free         | free, costs nothing, cost nothing, pay nothing, costs you nothing, no charge, no cost, at no cost, without charge, without paying, waived, zero down, nothing down, charge you, charging | gratis, gratuit*, sin costo, sin cobrar, sin pagar
owe          | owe, owed, owing, due, liable, responsible, debt, still owed, arrears, behind | debe, deben, debia, debid*, deber, debiendo, debio, adeud*, deuda*, atras*, responde*, responsab*
due          | due, owed, payable, must be paid, falls due | debe pagarse, vence*, se debe, plazo, pagader*
refund       | refund, reimburse, money back, give back, pay back, return, get back, returned | reembols*, devol*, devuel*, reintegr*
return       | return, give back, back, send back, hand back, comes back, come back, get back, give you back, returned | devol*, devuel*, regres*, vuelv*, volver, volvio, volviera
keep         | keep, kept, hold on, hold onto, retain, hang on, remain, stay, preserve, continue, still have, hold, hold back | qued*, conserv*, retener*, retenga*, retencion*, mantien*, mantener*, guard*, sigue*, seguir
lose         | lose, lost, forfeit, give up, gives up, gave up, loss, losing, forgo | pierd*, perd*, renunci*
deduct       | deduct, take out, dock, subtract, taken out, withhold, withheld, take money out, come out of, withholding, take off | descont*, descuent*, restar, resta, quit*, retien*, retener*, retenga*, retencion*
raise        | raise, increase, raised, go up, goes up, higher, rise, hike, goes higher | subir*, sube, suben, subio, subida*, subiria, aument*, elev*, alza, alzar
reduce       | reduce, lower, lowered, cut, decrease, reduction, less, go down, bring down, shrink, abatement | reduc*, reduj*, bajar*, baja, bajan, bajo la, rebaj*, rebaj*, disminu*, descuent*
earn         | earn, paid, make, pay, salary, wages | ganar*, gana, ganan, gane, gano, ganaba, ganado, cobr*, salari*, sueldo*
receive      | receive, get, got, gets, obtain, reach, reached, entitled, collect, arrive, be given | recib*, obt*, consegu*, consig*, llega*, tener, obtien*, le dan, le toca, toca, tocan, correspond*
give         | give, given, gave, provide, hand, handed, hand over, deliver, deliver, send, sent, offer, supply, present, turn over, issue, grant, show, come with, comes with, owes you, owe you | da, dar, dan, dado, dada, daba, dio, dieron, den, de a, darle*, darl*, entreg*, envi*, mand*, ofrec*, proporcion*, otorg*, concede*, conceder, adjunt*, aport*
hand         | in person, in hand, by hand, handed, hand-delivered, hand deliver, personally, given to you | en persona, en mano, en la mano, personalmente, a mano, le entregaron, entrega personal, entregaron
mail         | mail, mailed, mailing, post, letter, postal, first-class | correo*, por correo, carta, cartas, envi*, postal*, enviado por correo
offer        | offer, offered, proposal | ofert*, ofrec*, propuest*
send         | send, sent, mail, mailed, forward, submit, go to, goes to, goes in, deliver | envi*, mand*, remit*, llev*, va a, van a
tell         | tell, told, say, says, said, inform, let know, notify, give notice, warn, explain, announce, state, mention, describe, show, shows, name | decir*, decia, dice, dicen, dicho, dijo, dijeron, avis*, inform*, notific*, explic*, anunci*, comunic*, contar, contarle, cuentan, mencion*, describ*, muestr*, mostr*, indic*
notice       | notice, notify, notified, notification, warning, warn, heads up, heads-up, told | aviso*, avis*, notific*, avisar, notificacion*
ask          | ask, request, asked, requested, demand, apply, seek, call for, want, requesting, asking | pedir*, pedid*, pedia, pide*, pida*, pidio, pidi*, solicit*, reclam*, pregunt*, exig*
ask-about    | ask about, question, ask, asked, inquire, look up, rely | pregunt*
demand       | demand, insist, require, rent demand, demanded, ask for | exig*, reclam*, demanda, demandar, requerim*, pide*, pida*, pidio, pidi*, pedir*, pedid*, pedia
apply        | apply, application, applied, applying, applies, request | solicit*, aplic*, pedir, pide*, pedid*
covers       | cover, covered, inside, apply, applies, reach, reaches, include, included, includes, protect, coverage, extend, holds for, holds, counts for, is for, are for, fall under | cubr*, cubier*, aplic*, alcanz*, incluy*, inclu*, rige*, vale*, es para, son para, proteg*, abarc*
exempt       | exempt, excluded, exemption, exception, excepted, except, left out, excused, excuse, outside the rule, spared | exent*, exencion*, exclu*, excepcion*, salvo, excepto, queda fuera, quedan fuera, eximid*, exim*
waive        | waive, waived, waiver, give up, gives up, sign away, signed away, excuse the fee | renunci*, exim*, exencion*, perdon*, dispens*
file         | file, filed, filing, submit, bring, brought, start, put in, lodge, hand in, make, enter, turn in, present, open | present*, inici*, empez*, empiez*, interpon*, abrir*, abre, abren, abra, radic*, entabl*, meter*, mete, plante*, registr*
bring-case   | bring, sue, suit, lawsuit, take to court, court case, go to court, file a claim, start a case, case, claim, sued, suing, brings, brought, litigation, legal action, proceed, lawsuits | demand*, caso*, proces*, a la corte, lleva* a la corte, pleito*, juicio*, reclam*, accion legal, al tribunal
start        | start, begin, began, begins, started, beginning, open, launch, kick in, take effect, run, runs, from, since, starting, initiate, set up, form, formed | empez*, empiez*, inici*, comenz*, comienz*, arranc*, abrir*, abre, abren, abra, corre*, formar*, forma, formad*, a partir, contad*
restart      | restart, start over, start again, start anew, anew, reset, begin again | reinici*, vuelve a empezar, empez* de nuevo, comenz* de nuevo
end          | end, ended, ending, finish, stop, terminate, expire, run out, come to an end, close, closes, closed, final, ends, is over, are over | termin*, acab*, finaliz*, venc*, cierr*, cerr*, se acaba, dej*, concl*
expire       | expire, expired, expiry, run out, end, lapse, ran out, expires | venc*, caduc*, expir*, acab*
last         | last, lasts, lasting, good for, runs for, stay in effect, stays in effect, continue, go on | durar, dura, duran, vigen*, sirve, sirven, contin*
continue     | continue, continuing, keep, go on, keep on, remain, stay, keeps, further | sigue*, seguir*, sigu*, continu*, contin*, mantien*
stop         | stop, stopped, halt, quit, cease, end, pause, discontinue, block, stops, prevent, put a stop | parar*, para de, pare, paren, paro, detener*, deten*, detien*, dej*, cesa, cesan, cese, suspend*, impid*, pausa*, interrump*
suspend      | suspend, suspended, suspension, taken away, pause, paused | suspend*, suspens*, paus*
cancel       | cancel, cancelled, canceled, cancellation, call off, undo, get out of, back out, rescind, take back, void, quash, set aside, vacate, change your mind | cancel*, anul*, deshac*, deje* sin efecto, dejar sin efecto, revoc*, rescind*, retract*, desist*
withdraw     | withdraw, withdrew, pull, take out, take back | retir*, sac*
remove       | remove, removed, take off, comes off, take off, come off, comes off, take out, taken off, delete, deleted, erase, erased, drop, dropped, get rid, cleared, wiped, disappear, take it off, off, took out, removal, wipe, lift, clear, taken out, taken down, fall off, falls off, go away | quit*, borr*, elimin*, sac*, retir*, desaparec*, sale del, salir del, suprim*, levant*, saca*, cae, caen, limpi*
-remove      | stays on, remains on, stay on, kept on | se queda en, permanece*, sigue en
seal         | seal, sealed, sealing, hidden, confidential, private, clean slate | sell*, confidencial*, ocult*, reserv*
confidential | confidential, secret, private, confidence, hidden, kept quiet, in confidence, privacy, anonymous | confiden*, secret*, privad*, reserv*, anonim*, en confianza
reveal       | reveal, release, disclose, share, given out, released, disclosure | revel*, divulg*, compart*, entreg*, public*
verify       | verify, verified, confirm, confirmed, check, prove, proven, certify | verific*, confirm*, comprob*, certific*, prueb*, probar*, prueba*, probad*, probo, acredit*
confirmed    | confirmed, settled, known, certain, sure, clear, final, firm, found | confirm*, firme*, segur*, claro, clara, claramente, claros, claras, encontr*, resuelt*, definid*
prove        | prove, proof, proven, proved, show, evidence, establish, shown, demonstrate, back up, documents, document | probar*, prueba*, probad*, probo, prueb*, demostr*, demuestr*, muestr*, mostr*, acredit*, comprob*, document*
investigate  | investigate, investigation, look into, reinvestigate, review, check, examine, reinvestigation, looked into | investig*, revis*, averigu*, examin*, verific*
inspect      | inspect, inspection, check, look at, walk-through, walk through, visit, inspected, go through | inspec*, revis*, recorrid*, visit*
review       | review, reviewed, look at, look over, check, reconsider, reconsideration, go over | revis*, reconsid*, mirar, mira, miran, estudi*
decide       | decide, decision, decides, rule, ruling, ruled, determine, held, hold, up to, choose, judgment, say, decided, determines, look at, looks at, settle, held | decid*, decis*, fallo*, fallar, resuelv*, resol*, determin*, depende*, dict*, juzg*
depends      | depend, depends, vary, varies, differ, differs, different, according, based on, rest, rely, turns on | depend*, varia, varian, segun, distint*, cambia, cambian, bas*
matter       | matter, matters, makes no difference, count, counts | importa, importan, importar, cuentan
count        | count, counts, counted, calculate, considered, treated as, taken into account, counting, look at, included, measured | se cuenta, se cuentan, cuentan, contar, contado*, contada*, cuenta como, tomar en cuenta, consider*, comput*, se toma*, calcul*, inclui*
enough       | enough, sufficient, suffice, suffices, all it takes, will do, adequate, works | basta*, suficient*, alcanz*, sirve, sirven, es bastante
valid        | valid, in force, hold up, holds up, binding, enforceable, honored, stand, stands | valid*, vale, valen, vigent*, en vigor, en pie
-valid       | void, invalid, unenforceable, worthless, null, without effect | nul*, invalid*, sin valor, sin efecto
bound        | bound, binding, binds, obliged, tied | oblig*, vincul*, atad*
legal        | legal, lawful, lawfully, allowed, permitted, legitimate, law | legal*, licit*, permitid*, legitim*
-legal       | illegal, unlawful, unlawfully, against the law, breaks the law, banned, prohibited, forbidden, unconstitutional, violates the law | ilegal*, ilicit*, prohib*, contra la ley, inconstitucional*, viola la ley
ban          | ban, banned, prohibit, prohibited, forbid, forbidden, prohibition, outlaw, bar, barred, restricted, bars | prohib*, veda*, veta*, restring*, restricc*, impid*
accept       | accept, accepted, agree, take, agreed, agree to, say yes, consent, consents, approve, acceptance, honor | acept*, acuerd*, acord*, consent*, consient*, tomar*, toma, toman, tome, tomado, decir que si, acced*
refuse       | refuse, refused, turn down, reject, say no, deny, denied, refusal, decline, turned down, rejects, denial, object, denies, refuses | rechaz*, negar*, negacion, negativa*, negado, nego, nieg*, decir que no, rehus*, deneg*, oponer*, opone*, oponga*
approve      | approve, approved, approval, grant, granted, allow, ok, sign off | aprob*, aprueb*, conced*, autoriz*, otorg*
consent      | consent, permission, agree, agreement, permit, allow, allowed, ok, sign off, consents | consent*, consient*, permis*, acuerdo, acept*, autoriz*, permit*
choose       | choose, chose, chosen, choice, pick, select, elect, decide, option, name, chooses, picked | escog*, elig*, elij*, eleg*, elec*, opci*, optar, decid*
agree        | agree, agreed, agreement, deal, contract, settlement, arrangement | acuerd*, acord*, conven*, arregl*, pact*
sign         | sign, signed, signature, signing, signs | firm*
date-it      | date, dated | fech*
swear        | swear, sworn, oath, affidavit, under oath, perjury, affirm, affirmation, swears | jur*, juram*, afirm*, declaracion jurada, afidavit*
notarize     | notarize, notarized, notarised, notary | notari*
answer       | answer, answered, respond, response, reply, answering, responding, responds, answers, contest | contest*, respond*, respuest*, conteste*
appear       | appear, come, go, show up, shows up, attend, appearance, be there, present, go to court, turn up, showing up, came, comes | compar*, present*, aparec*, ir, va, venir, viene*, asist*, acud*, ven
miss         | miss, missed, skip, absent, absence, missing | falt*, perd*, ausen*, rebeld*, incomparec*, pierd*
appeal       | appeal, appealed, challenge, appeals, higher court, contest | apel*, recurr*, impugn*
contest      | contest, contested, fight, challenge, dispute, disputed, object, oppose, challenged, argue, disagree | disput*, impugn*, pelear*, pelea, oponer*, opone*, oponga*, objet*, objeci*, discut*, contest*
dispute      | dispute, disputed, challenge, contest, disagreement, question, disputing, disputes, disagree | disput*, discut*, impugn*, desacuerdo*, conflict*, reclam*
complain     | complain, complaint, report, reported, grievance, complaints, complaining | quej*, denunci*, report*
report       | report, reported, complain, tell, blow the whistle, complaint, turn in, reporting, whistleblower, notify, told | report*, denunci*, quej*, inform*, avis*
reopen       | reopen, reopened, open again, set aside, undo, vacate, opened again | reabr*, reabier*, abr* de nuevo, volver a abrir, anul*
extend       | extend, extended, extension, longer, more time, lengthen, prolong | extend*, extiend*, prorrog*, alarg*, ampli*, extension*
postpone     | postpone, postponement, adjourn, adjournment, put off, delay, another date, later date, new date, move the date | aplaz*, pospon*, pospuest*, aplac*, otra fecha, nueva fecha, retras*
delay        | delay, late, lateness, wait, tardy, delayed | demor*, tard*, retras*, atras*, esper*
late         | late, later, overdue, delay, past due, missed, after the deadline, tardy, belated | tard*, atras*, vencid*, demor*, fuera de plazo, retras*
wait         | wait, waiting, hold off, meanwhile, pending, meantime, while you wait, until | esper*, pendient*, mientras
renew        | renew, renewal, renewed, renews, extend | renov*, renuev*
expedite     | fast, faster, quick, quickly, expedited, urgent, promptly, prompt, soon, as soon as possible, right away, immediately, rapid, speed | rapid*, urgent*, pronto, cuanto antes, inmediat*, lo antes posible, acelerad*, de inmediato, en seguida, enseguida
leave        | leave, left, move out, move-out, get out, vacate, go, leaving, moved out, moves out, moving out, depart, quit, out, goes, walk away | irse, va, se va, fue, mud*, desocup*, salir, salir, sale, salen, salio, salga*, salida*, dej*, abandon*, marchar*, parti*, irs*, vaya*, ido, salg*
move         | move, moved, moving, relocate, moves | mud*, mover*, movio, muev*, traslad*
enter        | enter, entered, come in, coming in, go in, entry, get in, came in, enters, access, going in, comes in, walk in | entr*, ingres*, acces*, pas* a
live         | live, lived, living, reside, stay, lives, staying, residence, home, resident, occupy | viv*, residir, reside, residen, residente*, habit*, qued*
evict        | evict, eviction, evicted, put out, removed, kick out, throw out, get out, forced out, evicting, remove, kicked out, force out, put you out, thrown out, throw you out, out | desaloj*, sacar*, sacan, saque*, saca, echar*, echan, echen, echado, echo a, botar*, boten, botan, lanza*
lockout      | lockout, locked out, lock out, locked-out, changing the locks, change the locks, illegal-lockout, lock | cerradura*, dejar* afuera, deja* fuera, lockout*, encerr*, cierre ilegal
re-rent      | re-rent, rerent, find a new tenant, rent it again, rent again, new tenant, rent out, relet, rent the home | rentar de nuevo, volver a rentar, alquilar de nuevo, otro inquilino, nuevo inquilino, volver a alquilar
sublet       | sublet, sublease | subarr*, subalquil*
repair       | repair, fix, fixed, repaired, correct, fixing, mend, put right, cure, cured | repar*, arregl*, correg*, corrig*, compon*, subsan*
cure         | cure, cured, fix, put right, correct, publish | correg*, corrig*, subsan*, arregl*, remedi*
cut          | cut, cut off, shut off, turn off, shut-off, disconnect, shutting, cutting, shutoff, turned off | cortar*, cortan, corten, corta, cortado, cortada, cortes de luz, apag*, desconect*, suspend*
reconnect    | reconnect, turn back on, restore, restored, turn on, back on, restoring, put back on | reconect*, repon*, restabl*, restaur*, conect*, devolv*
inherit      | inherit, inherits, inherited | hered*, herencia*
die          | die, died, death, dead, deceased, passed away, passes away, dies | muer*, morir, muri*, fallec*, defunc*, murio
hurt         | hurt, injured, injury, harm, harmed, injuries, damage, wound, hurts | lesion*, herid*, lastim*, dano, danos, danar*, danad*, danin*
kill         | killed, death, died, dead, fatal | muert*, matar, mata, mato, mortal*, murio
damage       | damage, damages, harm, hurt, damaged, loss | dano, danos, danar*, danad*, danin*, perjui*, perdida*
crash        | crash, accident, collision, wreck, hit | choque*, accident*, colision*
negligence   | negligence, carelessness, careless, negligent, fault | neglig*, descuid*, culpa*
fault        | fault, blame, to blame, responsible, guilty, no-fault | culp*, responsab*, no-fault
cause        | cause, caused, causing, lead to, leads to, result, because of, bring about | caus*, provoc*, produc*, llev* a, por culpa
willful      | willful, willfully, knowing, on purpose, deliberate, deliberately, intentional, intentionally, knowingly, intent, intention | a proposito, intencion*, deliberad*, adrede, voluntari*, sabiendo, a sabiendas
know         | knowingly, knowing | sabiendo, a sabiendas
believe      | believe, believes, belief, think, thought, reason to believe | cree, creen, creer, creencia, creia, crey*, piens*, pens*
know         | know, knew, known, aware, knowing, find out, learn, learned, discover, learns, finds out, notice | saber, sabe, saben, sabia, sabiendo, supo, conoc*, enter*, descubr*
threaten     | threaten, threat, threatens, threatening | amenaz*
harass       | harass, harassment, bother, harassing, pester | acos*, hostig*, molest*
retaliate    | retaliate, retaliation, punish, get back at, punished, retaliatory, punishment, punishing, revenge | represal*, castig*, veng*
discriminate | discriminate, discrimination | discrimin*
abuse        | abuse, abused, neglect, mistreat, abusive, domestic violence | abus*, maltrat*, violencia*, neglig*
stalk        | stalk, stalking | acech*, stalking
steal        | steal, stolen, theft, stealing, stole, larceny, thief, rob | robar*, robo*, roba, roban, robad*, robo, hurt*, ladron*
fraud        | fraud, scam, trick, tricked, fraudulent, deceive, deception, deceptive, cheat, scammer, lie, lies | fraud*, estaf*, engan*, tramp*, mentir*, miente*, mentira*
larceny      | larceny, grand larceny, theft, stealing | hurto*, robo*, grand larceny
felony       | felony, felonies, serious crime | delito grave, delitos graves, felony, delito mayor, grave, graves
misdemeanor  | misdemeanor, lesser crime, minor crime | delito menor, delitos menores, menor, menores, misdemeanor
crime        | crime, criminal, offense, felony, misdemeanor, offence, crimes | delito*, crim*, penal*, infracc*
violation    | violation, violate, violated, break the rules, breaks, broke, break, breach, breaking, infraction, breaks the rules, broken, against the rules | viola*, infraccion*, infring*, incumpl*, romp*, rompio
arrest       | arrest, arrested, take into custody, jail, lock up, locked up, warrant | arrest*, deten*, encarcel*
jail         | jail, prison, behind bars, locked up, imprisonment | carcel*, prision*, preso, presa, prision
convict      | conviction, convicted, guilty, record, criminal record, convictions | conden*, antecedent*, culpable*
charge-crime | charged, charge, prosecute, prosecuted, accuse, accused, prosecution | acus*, cargos, proces*, enjuici*
dismiss      | dismiss, dismissed, drop, dropped, thrown out | desestim*, retir*, archiv*, abandon*
release      | release, released, let go, get out of jail, set free, freed, frees | liber*, salen, suelt*, solt*
search       | search, searched, look through | registr*, busc*, cate*
fine         | fine, penalty, fined, penalties, civil penalty | mult*, penalidad*, sancion*
punitive     | punitive, punitive damages | punitiv*
interest     | interest | interes*
win          | win, won, wins, winner, winning, succeed | ganar*, gana, ganan, gane, gano, ganaba, ganado
collect      | collect, collected, collecting, collection, garnish, take, recover, collects, get the money | cobr*, recaud*, recuper*, embarg*
garnish      | garnish, garnishment, seize, take from wages, attach, levy, wage garnishment, taken | embarg*, gravar, gravam*, quit*
freeze       | freeze, frozen, froze, locked, restrain, restrained, freezes | congel*, bloque*, restricc*
take         | take, taken, took, takes, reach, touch, seize, go after, use, carry, adopt | tomar*, toma, toman, tome, tomado, quit*, llev*, tocar, toca, toque, agarr*
sell         | sell, sold, auction, auctioned, sale, selling, sells | vend*, vent*, subast*
auction      | auction, auctioned, sell off, sold off, sell, sold | subast*
buy          | buy, bought, purchase, buys, purchased, get | compr*, adquir*
rent-v       | rent, lease, rental, rents | renta*, rentar*, alquil*, arrend*
tow          | tow, towed, towing, tow away, haul, take away | grua*, remolc*, llev*
reclaim      | reclaim, pick up, get back, get, recover, retrieve, claim, collect | recog*, recuper*, reclam*, retir*, sac*
work         | work, job, working, employed, employment, works, worked, shift | trabaj*, labor*, emple*, puesto*
hire         | hire, hired, hiring, take on, job offer | contrat*, emple*
fire         | fire, fired, firing, let go, dismissed, layoff, laid off, terminate, termination, lose your job, sack, lost job | despedir*, despid*, despido*, echar*, echan, echen, echado, echo a, cesant*
quit         | quit, quitting, resign, leave the job, leave your job, leaves, walk off | renunci*, dej* el trabajo, dej*, se va
rest         | rest, break, breaks, day off, off | descans*, libre*, pausa*
use          | use, used, using, uses, usage, rely | usar*, usa, usan, uso, usad*, use, usen, utiliz*, emple*, sirv*
show         | show, shows, shown, say, prove, tell, demonstrate, printed, display, appear | muestr*, mostr*, dice*, indic*, demuestr*, impres*, aparec*
write        | write, written, writing, wrote, in writing, paper, on paper | escrib*, escrit*, por escrito, papel
spoken       | spoken, oral, verbal, out loud, word of mouth, verbally | hablad*, oral*, verbal*, de palabra, palabra
record       | record, recording, recorded, tape, film | grab*, registr*
publish      | publish, publishing, publication, newspaper, print | public*, periodic*
register     | register, registered, registration, registry, sign up, enroll, enrolled, enrol, enrollment | registr*, inscri*, matricul*
represent    | represent, representing, on your own, on their own, speak for, own lawyer, without a lawyer, by yourself, go alone | representar*, representa, representan, representante*, representad*, por su cuenta, sin abogado, por si mism*
need         | need, needed, needs, require, required, necessary, takes, requires, have to have, requirement, must have, called for | necesit*, neces*, hace falta, hacen falta, hizo falta, requ*, exig*, hac* falta, falta, precis*
get-help     | help, assist, assistance, support, aid, helped, helps | ayud*, asist*, apoy*
care         | care, take care, look after, caring | cuid*, atend*, atienc*
protect      | protect, protected, protection, safe, protects, shield, safeguard | proteg*, protecc*, amparo*, ampar*
qualify      | qualify, qualifies, eligible, eligibility, entitled, meet the requirements, can get, qualified | calific*, reunir*, reune*, reunion*, cumpl*, elegib*, tiene derecho
certify      | certify, certified, certifying, certification, certifies | certific*
object       | object, objection, oppose, objections, complain | objet*, objeci*, oponer*, opone*, oponga*, opus*
live-fit     | habitable, habitability, fit to live in, livable, liveable, fit | habitab*, apt*, vivible*
danger       | danger, dangerous, unsafe, risk, hazard, safety, harm, threat, risky, hazards | pelig*, riesg*, insegur*
risk         | risk, danger, hazard | riesg*, pelig*
mix          | mix, mixed, put together, combine, commingle, combined, blend | mezcl*, junt*, combin*, revolv*
discover     | discover, find out, learn, learned, learns, discovering, finds out, discovers | descubr*, enter*, supo, sep*
name         | name, named, call, called, appoint, list, listed, appoints | nombr*, llam*, design*
favor        | favor, favour, preference, prefer, side with, favoring, built-in, bias, advantage, priority | prefer*, favor*, ventaj*
recover      | recover, recovered, get back | recuper*
replace      | replace, replacement, substitute, instead, new one | reemplaz*, sustitu*, cambi*
change       | change, changed, changes, modify, adjust, modified, switch, alter | cambi*, modific*, ajust*, alter*
close        | close, closed, shut | cierr*, cerr*
happen       | end up, ends up, ending up, happen, happened, take place, occur, occurred, event, took place | pasar*, pasa, pasan, paso, pasad*, pase, ocurr*, suced*, hecho*, evento*
follow       | follow, follows, obey, obeyed, comply, do what it says, respect, obeys, complies | sigue, siguen, siga, segui*, cumpl*, obedec*, respet*, acat*
-answer      | unanswered | sin contestar
-pay         | unpaid | impag*
-follow      | ignore, ignored, ignores, disregard, throw away | ignor*, desobedec*
add          | add, added, extra, on top, adds, additional, more, plus, put on | agreg*, anad*, suma, suman, sumar, sumado, adicional*, extra, ademas
split        | split, divide, divided, share, shared, broken up, separate, dividing | divid*, repart*, partir, reparte*, parten, fraccion*, compart*
share        | share, shared, portion, part, cut | parte, partes, porcion*, cuota*, comparti*
presume      | presume, presumed, presumption, assume, assumed, taken to be, considered, treated as, treated, counts as | presum*, presunc*, supon*, se toma como, consider*
transfer     | transfer, transferred, pass, passes, wire, wires, passing | transf*, pasar*, pasa, pasan, paso, pasad*, pase, traspas*, giro, giros, girar
pass         | pass, passed, passes, go by, goes by, gone by, over, run, elapsed | pasar*, pasa, pasan, paso, pasad*, pase, transcurr*, super*, aprob*
test         | test, exam, tests, tested, testing | prueba*, exam*, test
drive        | drive, driving, drives, drove, driven, behind the wheel | manej*, conduc*
speed        | speed, speeding, over the limit | velocidad*, exces*
drink        | drink, drinking, alcohol, drunk | beb*, alcohol*, tomar*, toma, toman, tome, tomado
live-apart   | separate, separated, apart, on your own | separ*, apart*
marry        | marry, married, wedding, marries | casar*, casad*, casan, caso con, boda*, matrimon*
divorce      | divorce, divorced, divorces | divorc*
adopt        | adopt, adoption, adopted, adopters, adopting | adop*
visit        | visit, visits, visitation, see | visit*, ver
attend       | attend, attended, go to, goes | asist*, acud*, ir a, va a
study        | study, study, studying | estudi*
train        | train, training, trained | capacit*, entren*, formar*, forma, formad*
volunteer    | volunteer, volunteering | voluntari*
enforce      | enforce, enforces, carry out, enforced, enforcement, make sure, execute, enforcing | hace cumplir, hacer cumplir, ejecut*, aplic*, hacer valer, lleva* a cabo, exig*
carry-out    | carry out, execute, do it, enforce, carries out, perform, carried out | lleva* a cabo, ejecut*, realiz*, hacer*, hace, hacen, haga
allow-back   | let back, back in, get back in, let in, restore, letting | dej* volver, dejar entrar, volver a entrar, dej* entrar, volver
call         | call, phone, telephone, dial, contact, calls, called, reach | llam*, telefon*, marc*, contact*
text         | text, texted, message, messages, texts | mensaj*, text*
contact      | contact, contacts, call, reach, communicate, calls, contacting, write to, get in touch, touch | contact*, comunic*, llam*, escrib*
speak        | speak, talk, spoke, speaks, conversation | habl*, convers*
hear         | hear, hears, heard, hearing, try, handle, deal with, take, listens | oye, oyen, oir, oira, escuch*, atiend*, ve
record-keep  | record, records, file, list, log, history | registr*, expedient*, historial*, lista*, listad*, antecedent*
serve        | serve, served, service, delivered, deliver, give the papers, serving, notified, reach, reached, sent | notific*, entreg*, notificacion*, diligenc*, llego, lleg*
default      | default, by default, automatic loss, lost by default | rebeldia*, incomparec*, default
open         | open, opens, opened | abrir*, abre, abren, abra, abier*
explain      | explain, explains, explained, give reasons, tell, reasons, reason, why | explic*, razon*, motiv*, por que, justific*
reason       | reason, reasons, excuse, cause, ground, grounds, why, justification, because, basis, explanation | razon*, motiv*, causa*, excus*, justific*, por que, fundamento*
excuse       | excuse, excused, let off, reason, exempted | excus*, razon*, motiv*, dispens*
forgive      | forgive, forgiven, waive, written off, waived | perdon*, condon*, exim*
try          | try, tries, effort, attempt, attempts, trying, efforts, tried | intent*, trat*, esfuerz*, procur*
find         | find, finds, found, look for, look up, search, locate, finding | encontr*, encuentr*, busc*, hall*
meet         | meet, meeting, conference, conferences, sit down | reunir*, reune*, reunion*, conferenc*, cita, citas
train        | training | capacit*
own          | own, owns, owned, belong, belongs, have | propi*, due*, tien*, pertenec*
certain      | certain, some, specific, listed | ciert*, algun*, determin*, concret*
combine      | combine, combined, total, together, in all | combin*, total, junt*, suma, suman, sumar, sumado, en total
attach       | attach, attached, include, included, add, come with | adjunt*, incluy*, inclu*, agreg*, acompan*
match        | match, matches, same, equal | igual*, coincid*, mism*
list-v       | list, listed, itemized, itemize, itemised, detailed, breakdown, itemization | lista*, listad*, detall*, desglos*
estimate     | estimate, estimates, quote, quotes | presupuest*, estimad*, cotizac*
compare      | compare, compared | compar*
disrupt      | disrupt, disruption, disrupts, interrupt | interrup*, interrump*, perturb*
emancipate   | emancipate, emancipated | emancip*
disqualify   | disqualify, disqualified | descalific*, inhabil*
vote         | vote, voted | votar, voto, votaron
void-gift    | gift, gifts, give away, given away, giving away | regal*, donac*, donar, donacion*, dona
borrow       | borrow, loan, lend, lent, loans | prest*
co-sign      | co-sign, co-signed, cosigned | cofirm*, aval*
store        | store, storage, storing, keep | guard*, almacen*, deposit*
block        | block, blocked, bar, stop, barred, prevent, prevents | bloque*, imped*, impid*
expect       | expect, hope, want, expected, looking for, would like | esper*, quier*, quer*, dese*
complete     | complete, completed, fill, filled, fill out, fill in, filled-in, full, finish | complet*, llen*, rellen*
test-drug    | blood test, breath test, chemical test | prueba de aliento, prueba quimica
lie          | lie, lying, false, lies, untrue | mentir*, miente*, mentira*, fals*
run          | run, running, flee | correr, corre, corran, huir*, huye*
punish       | punish, discipline, penalty, disciplined, disciplines, punishing | castig*, disciplin*, sancion*
undo         | undo, reverse, set aside | deshac*, revert*, anul*
`;
