/** Words that claim nothing by themselves: they may come and go. What they do to a claim (not, only, before) is looked at where it belongs. */
export const PLAIN_EN = `
a an the this that these those there here it its itself he she they them their theirs him his her hers we us our you your yours yourself yourselves i me my myself themselves himself herself one ones
is are was were be been being am do does did doing done have has had having will would shall should can could may might must ought need needs
and or but nor so yet as if then than because since while though although when where who whom whose which what why how whether either neither both
of to in on at for from by with about into onto through during under over above below between among against within without upon per via around across toward towards off out up down near along
not no never none nobody nothing yes any some all every each other others another most more less least few many much several only just even also too still already again ever once always usually normally generally mostly mainly often sometimes commonly largely typically simply really actually very quite rather about roughly nearly almost likely probably perhaps maybe
someone somebody anyone anybody everyone everybody whoever whatever whichever wherever whenever something anything everything person people man woman folks individual individuals thing things stuff way ways kind kinds sort type case cases matter place places point
law laws rule rules legal legally general york new ny state
get gets got getting gotten go goes going went gone come comes coming came make makes made making take takes taking took taken put puts use uses used using let lets want wants say says said mean means meant called call look looks keep keeps kept find finds seem become becomes happen happens happened show shows have had give gives given gave giving turn turns know knows
able possible available necessary certain example instance such like including include includes included instead otherwise else anyway however therefore thus meaning namely
first second next last own same different new old short long big small right left good well better
time times day days month months year years week weeks hour hours minute minutes today now later ago soon date dates moment period
amount number part whole total
before after until till unless except apart besides despite among along
am pm oclock
say shall lot lots bit order
local locally don t s re ve ll d mean means meaning counted happening taken hit gave handle handled handling ok okay either plus because
`;
export const PLAIN_ES = `
el la los las lo un una unos unas uno al del este esta estos estas ese esa esos esas eso esto aquel aquella ello su sus mi mis tu tus nuestro se le les me te nos usted ustedes yo ella ellos ellas quien quienes
es son era eran fue fueron ser sea sean sido siendo esta estan estar este esten estaba estado he ha han haber haya hayan habia hay hubo tiene tienen tener tenga tengan tenia tuvo puede pueden poder pueda puedan podra podria debe deben deber deberia debera va van ir vaya voy
y o u e ni pero sino si que como cuando donde cual cuales cuyo porque pues aunque mientras entonces asi luego segun tanto tan tambien tampoco ademas
de en a con por para sin sobre entre desde hasta hacia contra ante bajo tras durante dentro fuera antes despues cerca lejos
no nunca jamas nada nadie ningun ninguno ninguna si algo alguien alguno alguna algunos algunas algun todo toda todos todas cada otro otra otros otras mas menos mucho mucha muchos muchas poco pocos pocas solo solamente unicamente incluso aun todavia ya siempre normalmente generalmente casi general mayoria veces quiza tal tales mismo misma mismos mismas propio propia propios propias varios varias ambos demas resto
persona personas gente cosa cosas caso casos forma manera modo lugar lugares parte partes vez tipo clase punto hecho
ley leyes regla reglas legal legales nueva york estado
hace hacen hacer haga hizo hacerlo dar da dan tomar toma llevar lleva poner pone quedar queda quedan seguir sigue pasar pasa llegar llega decir dice querer quiere usar usa usan dejar deja venir viene ver saber sabe falta faltan hecha hechas hechos necesita necesitan necesitar toca
posible disponible necesario necesaria cierto ciertos ciertas ejemplo
primero primera primer segundo ultimo ultima siguiente nuevo nuevos nuevas viejo vieja viejas buena bueno buen mejor mal
tiempo dia dias mes meses ano anos semana semanas hora horas minuto minutos hoy ahora tarde fecha momento periodo plazo
cantidad numero total suma
salvo excepto aparte cualquier cualquiera cualesquiera
estatal estatales local locales numero numeros dura duran dure significa significan significar suele suelen soler muestra muestran mostrar tenerlo darle darles hacerle pedirlo pedirla quedo quedaron quedarse puesto pone ponen poner vale valen valga explicar explica explican tocan tocar ocurrir ocurre ocurren ocurrido ocurridos pasan pasaron debido debida cuenta llamado llamada vienen venga vengan cosa algo cuanto cuanta cuantos cuantas incluye incluidos respecto acuerdo cambio lado favor pesar
`;
