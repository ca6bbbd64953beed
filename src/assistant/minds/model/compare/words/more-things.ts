/** More of what it is about: idea | English | Spanish. */
export const MORE_THINGS = `
drug         | drug, drugs, overdose | drog*, sobredosis
cannabis     | cannabis, marijuana, weed, pot | cannabis, marihuana
alcohol      | alcohol | alcohol*
weapon       | weapon, gun, firearm | arma*
image        | image, images, photo, photos, pictures, picture | imag*, foto*
sex          | sex, sexual, intimate | sex*, intim*
violence     | violence, violent, assault, abuse | violenc*, violent*, agresion*, agred*
domestic     | domestic, domestic violence | domestic*
safe         | safe, safety, security | segur*
online       | online, website, internet, web, web page | en linea, internet, web, sitio*, pagina*
phone        | phone, telephone, hotline, call | telefon*, llam*
hotline      | hotline, line, helpline | linea*
center       | center, centre, office | centro*, oficin*
program      | program, programs, plan | program*
training     | training | capacitac*
council      | council | concejo*, consejo*
part-time    | part time, part-time | medio tiempo
full-time    | full time, full-time, fulltime | tiempo completo
exempt-n     | exemption, exempt | exenc*, exent*
plan         | plan, payment plan, agreement, installment, installments | plan, planes, cuota*, plazos, acuerdo*
installment  | installment, installments, in parts, over time | cuota*, plazo*, parcial*
down-payment | down payment, down, up front, upfront | pago inicial, inicial, enganche*, de entrada
monthly      | month, monthly, a month, per month, each month, every month | mes, meses, mensual*
weekly       | week, weekly, a week, per week, each week, every week | seman*
daily        | day, daily, a day, per day, each day, every day | dia, dias, diari*
yearly       | year, yearly, a year, per year, annual, each year, every year, annually | ano, anos, anual*
hourly       | hour, hourly, an hour, per hour | hora, horas
average      | average, typical | promed*
loss         | loss, losses, lost, lost pay | perdid*
funeral      | funeral, burial | funer*, entierro*
substantial  | substantial, substantially, serious, significant, big, major, large, considerable | sustancial*, important*, considerabl*, seri*, signific*, grand*, grave*
serious      | serious, severe, grave, major | seri*, grave, graves
reasonable   | reasonable, reasonably, fair, good, sensible, honest, good faith, good-faith, clear, legitimate, in good faith | razonabl*, buen*, justo, justa, justos, justas, honest*, sensat*, buena fe
-reasonable  | unreasonable, unreasonably, unfair, unjust, undue, without a good reason | irrazonabl*, injust*, excesiv*, sin razon
unfair       | unfair, unreasonable | injust*, irrazonabl*
good-faith   | good faith, good-faith, honest, honestly, genuine, genuinely, sincerely | buena fe, honest*, sincer*
possible     | possible, could, might, perhaps, maybe | posibl*, quiza*, podria*
separate     | separate, separately, different, own, apart, another, its own, distinct | apart*, separad*, distint*, otro, otra, otros, otras, propi*, diferent*
same         | same, identical, equal, as well, likewise, alike | mism*, igual*, tambien, identic*
same-day     | same day, same-day, that day | mismo dia, el mismo dia
different    | different, other, another, differ, separate, special, distinct, their own, its own, own, vary, higher, lower | distint*, diferent*, otro, otra, otros, otras, varia, varian, propi*, apart*, especial*
similar      | similar, like, such | parecid*, similar*, como
new          | new, newly, recent, recently, another | nuev*, recient*, otro, otra, otros, otras
old          | old, older, past, former, earlier, previous, expired, long ago | viej*, antigu*, anterior*, pasad*, vencid*
current      | current, present, today, now, still, regular, ongoing | actual*, corrient*, vigent*, ahora, hoy, presente
regular      | regular, usual, normal, ordinary, standard | regular*, normal*, usual*, habitual*, comun*, ordinari*, corrient*, estandar
basic        | basic, standard, standard license | basic*, estandar*
full         | full, whole, entire, complete, all, fully, total | complet*, enter*, tod*, total*, plen*
extra        | extra, additional, more, on top, added, another, further, in addition | extra, extras, extraer*, adicional*, mas, ademas, otro, otra, otros, otras, de mas, sobre
actual       | actual, real, true, really, actually, in truth | real, reales, realmente, verdader*, efectiv*
exact        | exact, exactly, precise, specific | exact*, precis*
clear        | clear, clearly, plain, obvious, obviously | claro, clara, claramente, claros, claras, evident*
automatic    | automatic, automatically, by itself, on its own, without asking, no request needed, itself | automatic*, por si sol*, sin pedirl*, sin solicitud
physical     | physical, manual, by hand, physical work, labor | fisic*, manual*
manual       | manual, physical, by hand | manual*, fisic*
salaried     | salaried, salary | asalariad*, con sueldo fijo, salario fijo
professional | professional, professionals | profesional*
executive    | executive | ejecutiv*
military     | military, armed forces, armed, service | militar*, fuerzas armadas, ejercito
handwritten  | handwritten, written by hand, hand-written | escrito a mano, a mano, manuscrit*
certified    | certified, registered, first-class, certified mail | certificad*, registrad*
registered   | registered | registrad*
first-class  | first-class, first class, regular mail | primera clase
door         | door | puerta*
staple       | staple, staples | grapa*
substitute   | substitute, replacement, stand-in | sustitut*
residency    | residency | residenc*
market-n     | market | mercad*
debtors      | debtor | deudor*
tour         | tour | tour
timeshare    | timeshare, timeshares | tiempo* compartid*
gym          | gym, health club, club, fitness | gimnasi*, club*
warranty-n   | warranty | garant*
engine       | engine, motor | motor*
product      | product, item, goods, merchandise, thing, purchase | product*, articul*, mercanc*, cosa, cosas, bienes, compra*
item         | item, entry, thing, information | articul*, cosa, cosas, dato, datos, elemento*, entrada*, partida*
service      | service, services | servici*
trade        | trade, business | comerci*, negoci*, oficio*
sales-tax    | sales tax, certificate of authority | certificado de autoridad, impuesto* a las ventas
certificate  | certificate, certificates | certificad*, constanc*
assault      | assault | agres*
trafficking  | trafficking | trata de personas, trata
kidnapping   | kidnapping | secuestr*
injury       | injury, injuries, injured, hurt, wound, harm | lesion*, herid*, dano, danos, danar*, danad*, danin*
pain         | pain, suffering | dolor*, sufrim*
speech       | speech, opinion | opinion*, palabra*
truth        | truth, true | verdad*, cierto
child-support | child support, support | manutenc*, pension aliment*
nuisance     | nuisance, annoyance, bother | molest*
interference | interference, interfere, disturbance | interfer*, perturb*
evidence     | evidence, proof | prueb*, evidenc*
photo-id     | photo id, id, identification, idnyc | identific*, idnyc
tank         | tank | tanque*
study-n      | home study, study | estudio*
factor       | factor, factors | factor*
wear         | wear, wear and tear | desgast*
danger-n     | danger, risk | peligr*, riesg*
secret       | secret, secrets | secret*
advance      | advance, in advance, ahead, beforehand, early, ahead of time, prior | adelant*, anticip*, de antemano, por adelantado, antes, previ*, temprano, con tiempo
early        | early, earlier, ahead, before, before the end | temprano, antes, anticip*, adelant*
top          | top, highest, maximum | maxim*, tope*
half         | half | mitad*, medio, media
third        | third, thirds | tercio*, tercera parte, terceras partes, tercera
double       | double, twice, two times | doble*, dos veces, duplic*
side         | side | lado*, parte, partes
way          | way, manner, means, method | forma, formas, maner*, modo*, via*, medio*
consumer-n   | consumer, consumer credit, consumer-credit | consum*
student-loan | student loan | prestamo* estudiant*
public-charge | public charge | carga publica
retirement   | retirement, pension, pensions | retiro*, jubil*, pension*
veterans-n   | veterans | veteran*
wedding      | wedding | boda*
plaintiff-n  | plaintiff | demandante*
opinion      | opinion | opinion*
goodwill     | goodwill | clientela*
bad          | bad, poor, wrong | mal, mala, malas, malo, malos
alone        | alone, by itself, on their own, on its own, single, sole | solo, sola, solos, solas, unico, unica
low          | low, lower, small, little | bajo, baja, bajos, bajas, pequen*, poco, poca
small        | small, smaller, little, minor | pequen*, chico, chica, menor
high         | high, higher, highest | alto, alta, altos, altas, mayor
contempt     | contempt | desacato
battery      | battery, hitting | golpe*
libel        | libel | libel*
slander      | slander | calumni*
misconduct   | misconduct, wrongdoing | mala conducta, conducta*
conduct      | conduct, behavior, acts | conducta*, comportam*, actos
circumstance | circumstances, situation, situations, facts | circunstanc*, situacion*, hecho, hechos
overpayment  | overpayment, overpaid, paid too much | sobrepago*, pago excesivo, pagado de mas, de mas
value        | value, worth | valor
disposable   | disposable, take-home | disponible*
gross        | gross, before taxes | brut*
net          | net | net*
fact         | fact, facts | hecho, hechos
size         | size, big, large | taman*
restaurant   | restaurant | restaurant*
hotel        | hotel | hotel*
reminder     | reminder | recordatori*
chance       | chance, opportunity | oportunidad*
easy         | easy, simple, simply | facil*, sencill*
temporary    | temporary, short-term | temporal*, provisional*
common       | common, ordinary, usual | comun, comunes
authorized   | authorized, permitted, allowed, authorize, authorise | autoriz*
-authorized  | unauthorized | no autoriz*, sin autoriz*
remedy       | remedy, solution | remedio*, solucion*
friend       | friend | amig*
midnight     | midnight | medianoche
delivery     | delivery | entreg*
abroad       | abroad, overseas, outside the us | extranjer*
bail         | bail | fianza*
vulnerable   | vulnerable | vulnerab*
aggravated   | aggravated | agravad*
repeated     | repeated, repeatedly, again and again, over and over | repetid*, una y otra vez
independent  | independent | independ*
sunrise      | sunrise, dawn | salida del sol, amanecer
sunset       | sunset, dark | puesta del sol, puesta de sol, anochecer
buyout       | buyout, buy-out, money to leave, paid to leave, move out money | buy out, buyout, dinero por irse, oferta
overcharge   | overcharge, charged too much | cobro de mas, sobrecargo*, sobreprecio
activity     | activity, activities | actividad*
blind        | blind | cieg*
season       | season | temporad*
international | international | internacional*
password     | password, code | clave*, contrasen*, codigo*
prize        | prize | premio*
email        | email, e-mail | correo electronic*, email
transport    | transport, transportation, ride, travel | transport*, viaj*, traslad*
community    | community, communities | comunidad*, comunitari*
anywhere     | anywhere | cualquier lugar
fear         | fear, afraid, scared | miedo, temor
evaluation   | evaluation, assessment, assess | evaluac*
related      | related, relates, connection, directly related, has to do with, linked | relacion*, que ver con
gender       | gender, gender-based | genero
inflation    | inflation, prices, change in prices, cost of living | inflacion, precios
municipal    | municipal, city-run | municipal*
tuition      | tuition | matricul*
deduction    | deduction, deductions | deduccion*, descuent*
genetic      | genetic, dna | genetic*
duress       | duress, pressure, forced | presion*, coacc*
mistake      | mistake, error | error*, equivoc*
silence      | silence, silent, no answer, no reply, say nothing, not say anything | silencio, callad*, no decir nada, callar
group        | group | grupo*
undocumented | undocumented, without papers | indocumentad*, sin papeles
member       | member, members | miembro*, soci*
membership   | membership | membresia*
advertising  | advertising, ad, ads, advertisement | publicidad*, anunci*
jurisdiction | jurisdiction | jurisdicc*
envelope     | envelope | sobre
ounce        | ounce, ounces | onza*
gram         | gram, grams | gramo*
pound        | pound, pounds | libra*
plant        | plant, plants | planta*
destroy      | destroy, destroyed, destroying | destru*
probation    | probation | probatori*, libertad condicional
probable     | probable | probabl*
restitution  | restitution | restituc*
impact       | impact | impact*
grade        | grade | grado*
language-names | arabic, chinese, french, russian | arabe, chino, frances, ruso
bathroom     | bathroom, toilet, restroom | bano*, inodor*
group-harm   | group | grupo*
competition  | compete, non-compete, competition | competenc*
reference    | reference, references | referenc*
quarter-year | quarter, quarters | trimestr*
future       | future | futur*
college      | college, university | universid*
percentage   | percentage, percentages | porcentaj*
hide         | hide, hiding, hidden | escond*, ocult*
understand   | understand, understands | entiend*, entend*, comprend*
extraordinary | extraordinary | extraordinari*
brain        | brain | cerebr*
intellectual | intellectual, developmental | intelectual*, desarroll*
fuel         | fuel, oil, propane | combustib*, aceite, propano
feet         | feet, foot | pie, pies
bounced      | bounced, bad check, returned check | sin fondos, rebotad*, devuelt*
check        | check, cheque, checks | cheque*
governor     | governor | gobernador*, gobernacion
leak         | leak, leaks | fuga*, goter*, filtrac*
squatter     | squatter, squatters | squatter*, ocupa, ocupas
relationship | relationship, relation | relacion*
emotional    | emotional | emocional*
winter       | winter | invierno*
arrival      | arrival, arrive, arrived, came | llegad*, llego
permanent    | permanent | permanent*
fence        | fence | cerca, reja
wall         | wall | pared*
fall         | fall, fell | caid*, cay*
cancer       | cancer | cancer*
bark         | bark, barking | ladr*
reckless     | reckless | temerari*
bus          | bus | autobus*
audit        | audit | auditor*
institutional | institutional, nursing home, facility | institucion*, asilo
facility     | facility, home, center | institucion*, centro*, residencia
subsidized   | subsidized | subsidiad*
fracture     | fracture, broken bone | fractur*
tap          | tap, faucet | llave, grifo
trunk        | trunk | maletero*
bullying     | bullying, bully | acos*, intimid*
narrow       | narrow, limited | estrech*, limitad*
proposed     | proposed, proposal, bill | propuest*, propus*, proyecto*
accredited   | accredited | acredit*
equity       | equity | plusvalia, equidad
mileage      | mileage, miles | millaje, millas
sentence-n   | sentence, sentencing | sentencia*, condena*
practice     | practice, practices | practica*
malpractice  | malpractice | mala practica, negligencia*
assessment   | assessment | tasacion*, evaluacion*, cargo*
commercial   | commercial | comercial*
clause       | clause | clausula*
level        | level | nivel*
step         | step, steps | paso, pasos
bed          | bed | cama*
weather      | weather | clima
advice       | advice, counsel | consejo*, asesor*
traffic      | traffic | trafico, transito
class        | class, course | clase*, curso*
course       | course, class | curso*, clase*
effect       | effect | efecto*
page         | page, website, site | pagina*, sitio*
app          | app, apps | app, apps, aplicacion*
brief        | brief, short | breve*, corto
expert       | expert, experts | perito*, expert*
main         | main, primary, chief, mainly | principal*
life         | life | vida*
weigh        | weigh, weighs, weighing, consider, balance | pes*, consider*
crisis       | crisis | crisis
process      | process, procedure | proceso*, procedimiento*, tramite*
committee    | committee | comite*
legislature  | legislature | legislatur*
commission   | commission | comision*
front        | front, presence | delante, frente, presencia
occupancy    | occupancy, lived, living | ocupacion, viv*
`;
