/** What it is about: idea | English | Spanish. */
export const THINGS = `
home         | home, house, apartment, unit, place, dwelling, residence, residential, room, housing, rental, property | casa*, hogar*, vivienda*, apartament*, piso*, unidad*, departamento, residenc*, inmueble*, domicilio*
main-home    | main home, primary residence, main residence, live there, where you live | vivienda principal, residencia principal, casa principal, hogar principal
building     | building, premises | edificio*, inmueble*
co-op        | co-op, cooperative, coop | cooperativ*, coop, coops
condo        | condo, condominium | condomini*
rent         | rent, rental, rents | renta*, alquiler*, arriendo*
lease        | lease, rental agreement, rental contract, contract | contrato*, arrendamiento*, lease*
deposit      | deposit, security deposit, security | deposito*, fianza*
stabilized   | stabilized, rent-stabilized, stabilised, regulated | estabiliz*, regulad*
controlled   | controlled, rent-controlled, regulated | controlad*, regulad*
regulated    | regulated, rent-regulated, regulation, stabilized | regulad*, regulacion*, estabiliz*
good-cause   | good cause, good-cause, cause | causa justa, causa*
nonpayment   | nonpayment, unpaid rent, not paying, not paying rent, not paying the rent, owed rent, did not pay, rent case | falta de pago, no pagar, impago*, sin pagar, no pago
unpaid       | unpaid, not paid, owed, missing, unpaid wages, outstanding | sin pagar, no pagad*, impag*, no pagaron, debid*, pendiente*, adeudad*, que falt*
holdover     | holdover | holdover
warranty     | warranty, guarantee, promise, warrants, promises | garanti*, promes*, promet*
heat         | heat, heating, hot water | calefacc*, calor, agua caliente
water        | water, hot water | agua*
power        | electricity, power, gas, light, utility service, service, electric | luz, electric*, gas, servicio*
mold         | mold, mildew | moho*
pest         | pest, pests, bugs, vermin, rodents, bed bugs, bed-bug, bedbug, roaches | plaga*, chinche*, cucarach*, rata*, raton*
lead-paint   | lead, lead paint, lead-safe | plomo*
condition    | condition, conditions, state of | condicion*, estado
fit          | fit, suitable, decent, proper, appropriate | apt*, adecuad*, digno*, apropiad*
belongings   | belongings, things, possessions, property, personal property, stuff | pertenencia*, cosas, bienes, objetos
furniture    | furniture, furnishings, household | muebles*
succession   | succession, take over, take over the lease | sucesion*, hacerse cargo
application  | application, apply, applying, applicant | solicit*
screening    | background check, screening, check, credit check | revision*, verificac*, antecedent*, investigac*
shelter      | shelter, place to stay, homeless | albergue*, refugio*, sin hogar, sin techo
voucher      | voucher, section 8, subsidy, subsidized | vale*, subsid*, seccion 8, cupon*
money        | money, funds, cash, sum, amount, dollars | diner*, fondos, plata, monto*, cantidad*, suma*
cash         | cash, money | efectiv*, diner*
amount       | amount, sum, total, how much, figure | cantidad*, monto*, suma*, cuanto, cifra*, total
limit        | limit, cap, maximum, most, ceiling, line, threshold, up to, no more than, top, limited, restricted | limit*, tope*, maxim*, hasta
minimum      | minimum, least, floor, lowest | minim*, menos
minimum-wage | minimum wage, minimum | salario minimo, minim*
wage         | wage, wages, pay, salary, paycheck, earnings, paychecks, salaries, paid | salari*, sueldo*, pago*, paga, paga*, jornal*, cheque de pago
overtime     | overtime, time and a half, extra hours, 1.5 times | horas extra*, sobretiempo, tiempo extra, tiempo y medio, extra
rate         | rate, hourly, hourly pay, hourly wage | tarifa*, tasa*, por hora, la hora
tip          | tip, tips, tipped, gratuity, gratuities | propina*
bonus        | bonus, bonuses | bono*, bonificac*
stub         | stub, pay stub, paystub | talon*, comprobante*
hours        | hours, hour | hora, horas
shift        | shift, workday, work day | turno*, jornada*
schedule     | schedule | horari*
vacation     | vacation, time off, holiday | vacacion*
sick         | sick, ill, sickness, illness, sick leave | enferm*
leave-n      | leave, time off, family leave, days off | licencia*, permiso*, dias libres
uniform      | uniform, clothing, clothes, uniforms | uniforme*, ropa
tool         | tool, tools, equipment | herramienta*, equipo*
benefit      | benefit, benefits, aid, assistance, payments, what you get, help | benefici*, ayuda*, asistencia*, prestacion*
unemployment | unemployment, unemployed, out of work | desempleo*, paro
compensation | compensation, workers compensation, workers' compensation | compensacion*, indemniz*
public-help  | public assistance, welfare, cash assistance | asistencia publica, ayuda en efectivo, welfare
food-stamps  | snap, food stamps, stamps, food benefits, food assistance, food aid, food | snap, estampilla*, cupones de alimento*, comida, aliment*
medicaid     | medicaid | medicaid
medicare     | medicare | medicare
ssi          | ssi, supplemental security income | ssi
social-sec   | social security | seguro social
wic          | wic | wic
heap         | heap, heating help, heating aid, energy assistance | heap, ayuda de calefacc*
child-care   | child care, childcare, daycare, day care | cuidado infantil, cuidado de ninos, guarderia*
support      | support, child support, maintenance, alimony | manuten*, pension*, sustento, apoyo
custody      | custody, parenting | custodia*, tenencia*
paternity    | paternity, parentage, father, fatherhood, filiation | paternidad*, filiac*, padre
best         | best, best interests, good for, best for | mejor, mejores, interes superior, bienestar, conviene*
income       | income, earnings, make, earn, earns, low income, earned | ingres*, ganar*, gana, ganan, gane, gano, ganaba, ganado
resources    | resources, assets, savings, countable | recurs*, bienes, ahorro*, activos, contable*
poverty      | poverty, poverty line, poverty level | pobreza*
poor         | poor, poor person, low income, low-income, hardship | pobre*, bajos ingresos
hardship     | hardship, difficulty, hard time, difficult | dificult*, penuria*, necesidad*, apuro*
need-n       | need, hardship, in need | necesidad*
household    | household, family, home | hogar*, familia*
property     | property, real property, real estate, land, house | propiedad*, bienes, bien, inmueble*, raices, terreno*
personal     | personal, personal property | personal*
estate       | estate, small estate, inheritance, left behind, what was left, assets | herencia*, patrimonio*, sucesion*, caudal*, bienes
will         | will, testament, wills | testament*
no-will      | no-will, without a will, no will | sin testamento
power-attorney | power of attorney, power, poa | poder, poderes, poder notarial
health-proxy | health care proxy, proxy | apoderad* de salud, poder medico, poder para atencion*, apoderad*
beneficiary  | beneficiary, named on the account, named beneficiary | beneficiari*
joint        | joint, jointly, both names, shared, in common, together | conjunt*, en comun, juntos, compartid*, mancomun*, comun
account      | account, accounts | cuenta, cuentas
debt         | debt, debts, owe, owed, money owed, what you owe, what is owed | deuda*, debe, deben, debia, debid*, deber, debiendo, debio, adeud*
credit       | credit | credit*
card         | card, credit card | tarjeta*, card
report-n     | report, credit report, record, file, history | informe*, reporte*, historial*, record*, expediente*
credit-card  | credit card, card | tarjeta*, credito
loan         | loan, loans, lending, borrowed | prestam*, credito*
mortgage     | mortgage, home loan, loan on a home | hipotec*, prestamo de vivienda, prestamo hipotecari*
foreclosure  | foreclosure, foreclose, forecloses | ejecucion hipotecaria, embarg*, ejecut*, foreclosure
lien         | lien, liens | gravam*, embarg*, lien
deed         | deed, title | escritura*, titul*
tax          | tax, taxes, taxed, taxable | impuest*, fiscal*, tribut*, gravad*
refund-tax   | tax refund, refund | reembols*
passport     | passport | pasaporte*
bankruptcy   | bankruptcy, chapter | bancarrot*, quiebra*, capitul*
judgment     | judgment, judgement, court judgment, decision, ruling | sentencia*, fallo*, decision*
order        | order, court order, ordered, orders, order to | orden, ordenes, orden*, mandato*
protection-order | order of protection, restraining order, protective order, stay-away | orden de proteccion, ordenes de proteccion, orden de alejamiento, restriccion
warrant      | warrant | orden, orden de arresto, warrant*, mandamiento*
subpoena     | subpoena, subpoenas | citacion*, subpoena*
summons      | summons, court papers, papers | citacion*, emplazam*, papeles
paper        | paper, papers, document, documents, form, paperwork | papel*, document*, escrit*
form         | form, forms, application | formulari*, planilla*, forma, formas, solicitud*
letter       | letter, note | carta, cartas, nota*
petition     | petition, application, case | peticion*, solicitud*, demanda*
motion       | motion, application, request | mocion*, peticion*, solicitud*
notice-n     | notice, letter, warning, notification, paper | aviso*, notificac*, carta, cartas
copy         | copy, copies, photocopy, duplicate | copia*, copiar, fotocop*
original     | original | original*
receipt      | receipt, receipts, receipted | recibo*, comprobante*
bill         | bill, bills, invoice, charges | factura*, cuenta, cuentas, recibo*
contract     | contract, agreement, contracts | contrat*, acuerdo*, convenio*
statement-n  | statement, list, itemized list, breakdown | lista*, listad*, declaracion*, desglos*, detall*, estado de cuenta
affidavit    | affidavit, sworn statement, affirmation | declaracion jurada, afidavit*, afirmacion*, declaracion*
claim        | claim, claims, small claim, small claims, lawsuit, case | reclam*, demand*, caso*
small-claims | small claims, small claim, small claims court | reclamos menores, reclamo menor, corte de reclamos, demandas menores, casos pequen*
case         | case, lawsuit, suit, proceeding, matter, trial, court case, cases | caso*, proceso*, demanda*, juicio*, asunto*, pleito*
counterclaim | counterclaim, countersue, sue back | contrademand*, reconven*
defense      | defense, defence, argument | defens*
hearing      | hearing, fair hearing, conference, court date | audiencia*, vista*
trial        | trial | juicio*
jury         | jury | jurado*
mediation    | mediation, mediator | mediac*, mediador*
arbitration  | arbitration, arbitrate | arbitra*
fee          | fee, fees, charge, cost, costs, price, charges | cargo*, tarifa*, cuota*, costo, costos, honorari*, cobr*, cuesta*, precio*
fee-waiver   | fee waiver, waiver, waived | exenc*, exim*
lawyer-fee   | attorney's fees, lawyer's fees, lawyer's fee, attorney fees, attorney's fee | honorari*, abogado
price        | price, cost, prices, market | preci*, cost*
market       | market, going rate | mercad*
discount     | discount | descuent*
deadline     | deadline, time limit, time, limit, by then, in time, clock | plazo*, fecha limite, tiempo, limite*, termin*, a tiempo
date         | date, dates, day | fecha*, dia, dias
effective    | effective, effective date, takes effect, in effect | efectiv*, entra en vigor, vigen*
time         | time, period, window, span, how long | tiempo*, plazo*, periodo*, lapso*
morning      | morning, am, a.m. | manana*, am
evening      | evening, night, pm, p.m., at night | noche*, tarde, pm
weekday      | weekday, weekdays, monday to friday, business days | entre semana, laborabl*, habil*, lunes a viernes
weekend      | weekend, saturday, sunday | fin de semana, sabado*, domingo*
holiday      | holiday, holidays | feriad*, festiv*
birthday     | birthday, turning, turn | cumplean*, cumpl*
birth        | birth, born, newborn, birthplace | nacer, nacio, nacimiento*, nacid*, parto*
pregnancy    | pregnancy, pregnant, prenatal | embaraz*, prenatal*
breast-milk  | breast milk, pump, nursing, express milk, pumping | leche*, lactan*, extra, extras, extraer*
medical      | medical, health, medically, healthcare, health care | medic*, salud*
treatment    | treatment, treat, treated, service, care | tratamient*, trat*, servicio*, atencion, atend*, atiend*
mental       | mental, counseling, therapy | mental*, consejeria*, terap*
contraception | contraception, birth control | anticoncep*
abortion     | abortion | abort*
sti          | sti, std, sexually transmitted | its, ets
hiv          | hiv | vih
emergency    | emergency, emergencies, urgent, urgency | emergenc*, urgen*
insurance    | insurance, policy, plan, insured, coverage | segur*, poliza*, plan, planes, cobertura*
network      | network, in-network, out-of-network | red
premium      | premium, premiums | prima*
car          | car, vehicle, auto, automobile | carro*, auto*, vehicul*, coche*
license      | license, licence, driver's license, licensed | licencia*, permiso
plates       | plates, registration | placa*
ticket       | ticket, citation, tickets | multa*, boleta*, ticket*, infracc*
parking      | parking, parked | estacionam*, parqueo*
camera       | camera | camara*
boot         | boot, booted | cepo*
point        | point, points | punto*
flight       | flight, trip | vuelo*, viaje*
bag          | bag, luggage, baggage | malet*, equipaj*
dog          | dog, dogs | perr*
tree         | tree, trees, branches | arbol*, rama, ramas
noise        | noise, loud, noisy | ruid*
sidewalk     | sidewalk, pavement | acera*, banqueta*
snow         | snow, ice | niev*, hielo*
trouble      | trouble, problem, problems | problema*, lio*
defect       | defect, defects, hazard, problem | defect*, desperfect*, problema*
construction | construction, building work, construction work | construcc*, obra*
permit       | permit, license, permission, authorization | permis*, licencia*, autoriz*
status       | status, papers, immigration status | estatus, estado migratorio, situacion migratoria, papeles
work-permit  | work authorization, work permit, permission to work, authorization | permiso de trabajo, autorizac*
green-card   | green card, green-card, permanent resident, permanent residence | residen*, green card, tarjeta verde
asylum       | asylum | asilo*
visa         | visa, visas | visa*
deportation  | deportation, deport, removal | deport*, expuls*
lawful       | lawful, lawfully, legal, legally | legal*, licit*
right        | right, rights, entitled, entitlement | derech*
duty         | duty, duties, obligation, responsibility | deber*, oblig*, responsab*
law          | law, laws, statute, act, rule, rules, regulation, legal | ley, leyes, norma*, regla*, legal*, estatut*
protected    | protected, protection, safe | proteg*
public       | public | public*
private      | private | privad*
gift-card    | gift card, gift cards | tarjeta* de regalo
wire         | wire, wire transfer | giro*, transferenc*
crypto       | crypto, bitcoin, cryptocurrency | cript*
identity     | identity, identity theft, id | identi*
freeze-n     | freeze, security freeze, credit freeze | congelam*, congelac*
alert        | alert | alert*
data         | data, information, data breach, breach | dato, datos, informac*, filtrac*
error        | error, mistake, wrong, incorrect, inaccurate | error*, equivoc*, incorrect*
false        | false, untrue, lie, lies, fake | fals*, mentir*
title        | title, name | titul*
age          | age, aged, older, years old, over | edad*, anos, mayor*
any-age      | any age, whatever age, whatever their age | cualquier edad, sin importar la edad
older        | older, over, old, at least, elder, aged | mayor*, o mas, de edad
younger      | younger, under, less than | menor*
language     | language, english, spanish | idioma*, lengua*, ingles, espanol
native       | native, home language, mother tongue, own language | nativ*, matern*, natal*, propio idioma
education    | education, school, special education, special-education | educac*, escol*, especial*
suspension   | suspension, suspend, suspended | suspens*, suspend*
conference-n | conference, meeting | conferenc*, reunion*
history      | history, past, background | histori*, antecedent*, pasad*
past         | past, last, previous, prior, before, earlier, former, back | pasad*, anterior*, ultim*, previ*, antes, atras
address      | address, mailing address | direccion*, domicil*
location     | location, zip code, area, place, county | lugar*, zona*, area*, codigo* postal*, condado*
county       | county, counties | condad*
language-plain | plain | sencill*
record-n     | record, criminal record, rap sheet, history | antecedent*, record*, expedient*, historial*
`;
