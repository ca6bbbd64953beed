/** Who does it: idea | English | Spanish. A star stands for any ending; a word may carry several ideas. */
export const ROLES = `
landlord     | landlord, homeowner, owner, lessor, property owner, super | propietari*, duen*, caser*, arrendador*
owner        | owner, homeowner, owns, owned | duen*, propietari*
tenant       | tenant, renter, lessee, occupant | inquilin*, arrendatari*, ocupante*
occupant     | occupant, tenant | ocupante*, inquilin*
roommate     | roommate, housemate | companer* de cuarto, companer* de piso, companer*, roommate*
guest        | guest, visitor | invitad*, huesped*, visita, visitas
employer     | employer, boss, company, business | empleador*, patron, patrona, patrones, jef*
worker       | worker, employee, staff, personnel, laborer | trabajador, trabajadora, trabajadores, trabajadoras, empleado, empleada, empleados, empleadas, personal, obrer*
waiter       | waiter, waitress, server, busser, bartender, food service, tipped | meser*, camarer*, propin*
freelancer   | freelancer, freelance, independent contractor | freelanc*, independiente*
manager      | manager, supervisor | gerente*, supervisor*
court        | court, courthouse | corte*, tribunal*, juzgado*
judge        | judge, magistrate, justice | juez*, juec*, jueza*, magistrad*
arbitrator   | arbitrator | arbitr*
clerk        | clerk | secretari*
juror        | juror, jury | jurad*
police       | police, cop, officer, nypd, precinct | polici*, agente, agentes, oficial*, nypd
marshal      | marshal, sheriff, constable, officer | marshal*, sheriff*, alguacil*, constable*, oficial*
prosecutor   | prosecutor, district attorney, da | fiscal, fiscales, fiscalia*
ag           | attorney general, attorney general's, ag | fiscal general, fiscalia general, procurador* general, fiscalia, ag
lawyer       | lawyer, attorney, counsel, legal representation, representation | abogad*, letrad*, representante legal
collector    | debt collector, collector, collection agency, collection agencies, collection, collections | cobrador*, agencia* de cobr*, cobranza*
creditor     | creditor, lender | acreedor*, prestamista*
lender       | lender, bank, creditor, mortgage company, servicer | prestamista*, acreedor*, banco*
bank         | bank, card issuer, card company | banco*, emisor*
borrower     | borrower, homeowner, debtor | deudor*, prestatari*
debtor       | debtor, borrower | deudor*
merchant     | merchant, store, shop, retailer, seller, dealer, vendor | comerci*, tienda*, vendedor*, negocio*, concesionari*
dealer       | dealer, dealership, seller | concesionari*, vendedor*
customer     | customer, consumer, client, buyer, shopper, purchaser, cardholder | cliente*, consumidor*, comprador*, titular*
client       | client, customer | cliente*
bureau       | bureau, credit bureau, reporting agency, credit reporting company | buro*, agencia* de credito, agencia* de informe*
agency       | agency, agencies, office, department, bureau, authority, authorities, program, government | agencia*, oficina*, departamento*, autoridad*, organismo*, programa*, gobierno*
government   | government, public body, public bodies, agency, public authority, irs | gobiern*, entidad* publica*, agencia*, irs
dmv          | dmv, department of motor vehicles, motor vehicles | dmv, departamento de vehiculos*
labor-dept   | department of labor, labor department, department of labor's | departamento de trabajo, departamento laboral
insurer      | insurer, insurance company, insurance carrier, carrier, insurance, policy | asegurador*, compania* de seguro*, seguro, seguros, poliza*
hospital     | hospital, clinic | hospital*, clinica*
doctor       | doctor, provider, physician, medical provider, health professional, health care provider, professional | medic*, doctor*, proveedor*, profesional*
patient      | patient | paciente*
school       | school, public school, district | escuel*, escolar*, distrito, colegio*
principal    | school principal, the principal | director*
superintendent | superintendent | superintendent*
student      | student, pupil, child, youth, kid, son, daughter | estudiante*, alumn*, nin*, hij*, joven*
parent       | parent, mother, father, mom, dad, guardian, caregiver | padre*, madre*, papa, papas, mama, mamas, progenitor*
child        | child, children, kid, minor, son, daughter, baby, teenager, youth, young | nin*, hij*, menor de edad, menores de edad, bebe*, adolescente*, joven*, menor, menores
young        | young person, young people, youth, teen, teenager, minor, runaway, young | joven*, adolescente*, menor de edad, menor, menores, juvenil*
adult        | adult, grown-up, 18 or older, 18 or over, 18 years old | adult*, mayor de edad, mayores de edad
senior       | senior, elderly, elder, older person, older people, older adult, seniors | persona mayor, personas mayores, ancian*, adult* mayor*, mayor, mayores, tercera edad
disabled     | disabled, disability, disabilities, handicapped, impairment, unable to work, incapacity | discapac*, incapac*, invalidez
spouse       | spouse, husband, wife, married, marriage, marital, married couple | conyuge*, espos*, marido*, casad*, matrimon*
partner      | partner, domestic partner, couple | pareja*, conviviente*, companer*
unmarried    | unmarried, not married | sin casarse, no casad*, solter*, pareja
sibling      | sibling, brother, sister | herman*
relative     | relative, family, family member, relation, in-law, loved one, kin, next of kin | familia*, familiar*, pariente*
grandparent  | grandparent, grandmother, grandfather | abuel*
stepparent   | stepparent, step-parent, stepmother, stepfather | padrastr*, madrastr*
heir         | heir, distributee | hereder*
executor     | executor, estate representative, representative, personal representative, administrator | albacea*, representante*, administrador*, ejecutor*
agent        | agent, proxy, holder of the power | agente*, apoderad*, representante*
guardian     | guardian, guardianship | tutor*, tutela*, guardian*
witness      | witness, witnesses, watch | testigo*, presenci*
notary       | notary, notarized, notarised, notarize | notari*, notariz*
landowner    | landowner | terrateniente*
seller       | seller, vendor, dealer, merchant | vendedor*, concesionari*, comerciante*
buyer        | buyer, purchaser, customer | comprador*, cliente*
airline      | airline, carrier | aerolinea*
utility      | utility, utility company, utilities, electric company, gas company, power company | compania* de servicio*, compania de luz, empresa* de servicio*, compania*, servicio*, luz
company      | company, companies, business, firm, corporation, employer, organization, enterprise | compania*, empresa*, negocio*, corporacion*, sociedad*, organizacion*
corporation  | corporation, corporate, company | corporacion*, sociedad*, compania*, empresa*
llc          | llc, llcs, limited liability company, company, business | llc, llcs, sociedad*, empresa*, compania*
contractor   | contractor, builder | contratista*
broker       | broker, real estate agent | corredor*, agente inmobiliari*
neighbor     | neighbor, next door, neighbour | vecin*
victim       | victim, survivor, person hurt, injured person | victima*, sobreviviente*
abuser       | abuser, offender, abusive person | agresor*, abusador*, maltratador*
plaintiff    | plaintiff, person who brings, one who brings, person who sues, one who sues, whoever sues, person suing, claimant, person with the claim, whoever brings, person who files, petitioner | demandante*, quien demanda, persona que demanda, quien presenta, persona que presenta, actor, reclamante*
defendant    | defendant, person who is sued, one who is sued, person being sued, sued, the other side, person sued | demandad*, persona demandada, a quien demandan
winner       | winner, wins, won, person who wins, win | gana, ganan, gane, ganador*, gano, ganar
other-side   | other side, opponent, opposing party, other party | otra parte, parte contraria, otro lado
party        | party, parties, part of the case, side, involved in the case | parte, partes, parte del caso
commissioner | commissioner | comisionad*
comptroller  | comptroller | contralor*
interpreter  | interpreter, translator, interpret, translate, translation | interprete*, traductor*, traduc*, interpret*
immigration  | immigration, immigrant, immigration status | inmigra*, migratori*
uscis        | uscis | uscis
ice          | ice | ice
irs          | irs | irs
helper       | helper, preparer, helpers | ayudante*
citizen      | citizen, citizenship | ciudadan*
resident     | resident | residente*
veteran      | veteran, service member, military, armed forces, soldier, servicemember, member of the armed forces | veteran*, militar*, fuerzas armadas, ejercito, soldad*
refugee      | refugee, asylee | refugiad*, asilad*
driver       | driver, drives, drove, motorist, driving, drive | conductor*, chofer*, manej*, conduc*
motorcyclist | motorcyclist, motorcycle | motociclist*, motocicleta*
farm         | farm, farmworker, agricultural | finca*, agricol*, granja*, campo
live-in      | live-in, livein, live in worker | vive en la casa, interna, internas
board        | board, authority, council | junta, juntas
superior     | supreme court | corte suprema, tribunal suprem*, suprema
surrogate    | surrogate, surrogate's court, surrogates court | sucesion*, corte de sucesion*, tribunal de sucesion*
family-court | family court | corte de familia, tribunal de familia, juzgado de familia
housing-court | housing court | corte de vivienda, tribunal de vivienda
civil-court  | civil court | corte civil, tribunal civil
criminal-court | criminal court | corte penal, tribunal penal, corte criminal
county-court | county court | corte de condado, corte del condado
city-court   | city court | corte de ciudad, cortes de ciudad, corte municipal
district-court | district court | corte de distrito, cortes de distrito, distrito
town-court   | town court, village court, town and village court, town, village, justice court | pueblo*, villa, villas, aldea*
appeals-court | appeals court, appellate, higher court | corte de apelacion*, tribunal de apelacion*, apelacion*
hra          | hra | hra
dhcr         | dhcr | dhcr
hpd          | hpd | hpd
nycha        | nycha, public housing | nycha, vivienda publica
hra          | hra | hra
ovs          | office of victim services | oficina de servicios a victimas, oficina de victimas
health-dept  | health department | departamento de salud
new-americans | office for new americans, new americans | nuevos americanos
fire         | fire department, fire | bombero*, incendio*
helpcenter   | help center | centro* de ayuda
`;
