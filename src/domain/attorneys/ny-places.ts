const named = (places: string): readonly string[] => places.split(', ');
/** Names that other places have too, and words of every day: only with the state after them. */
const inState = (places: string): readonly string[] =>
  named(places).flatMap((place) => [`${place}, ny`, `${place} ny`, `${place}, new york`, `${place} new york`]);

/** Places that people name instead of their county. */
export const PLACES: Readonly<Record<string, readonly string[]>> = {
  Kings: named(
    'brooklyn, williamsburg, bushwick, flatbush, bed-stuy, bed stuy, bedstuy, bedford-stuyvesant, park slope, sunset park, bay ridge, crown heights, bensonhurst, borough park, boro park, brighton beach, brownsville, canarsie, coney island, east new york, greenpoint, sheepshead bay, red hook, prospect heights, fort greene, clinton hill, cobble hill, carroll gardens, boerum hill, gowanus, windsor terrace, ditmas park, midwood, gravesend, dyker heights, marine park, mill basin, bergen beach, flatlands, cypress hills, east flatbush, bath beach, gerritsen beach, starrett city, lefferts gardens, kensington brooklyn',
  ),
  'New York': named(
    "manhattan, harlem, east harlem, spanish harlem, washington heights, east village, west village, greenwich village, lower east side, inwood, upper east side, upper west side, chinatown, hell's kitchen, hells kitchen, midtown, tribeca, soho, nolita, morningside heights, hamilton heights, alphabet city, kips bay, gramercy, yorkville, marble hill, roosevelt island, battery park, stuyvesant town, stuytown, chelsea manhattan, murray hill manhattan",
  ),
  Bronx: named(
    'the bronx, bronx, riverdale, fordham, mott haven, parkchester, kingsbridge, pelham bay, morris heights, soundview, co-op city, hunts point, highbridge, morrisania, castle hill, throgs neck, throggs neck, city island, williamsbridge, baychester, pelham parkway, bedford park, university heights, grand concourse, westchester square, morris park, van nest, edenwald, tremont',
  ),
  Queens: named(
    'queens, astoria, flushing, long island city, forest hills, jackson heights, far rockaway, elmhurst, corona, woodside, sunnyside, ridgewood, jamaica queens, south jamaica, jamaica estates, jamaica hills, bayside, rego park, ozone park, richmond hill, rockaway, st. albans, saint albans, hollis, springfield gardens, rosedale, laurelton, cambria heights, howard beach, maspeth, middle village, glendale queens, kew gardens, briarwood, fresh meadows, whitestone, college point, douglaston, little neck, bellerose, glen oaks, woodhaven, arverne, queensbridge, lefrak',
  ),
  Richmond: named(
    'staten island, tottenville, new dorp, port richmond, tompkinsville, mariners harbor, great kills, new springville, eltingville',
  ),
  Westchester: [
    ...named(
      'westchester, yonkers, white plains, new rochelle, mount vernon, mt. vernon, port chester, ossining, peekskill, mamaroneck, larchmont, scarsdale, tarrytown, sleepy hollow, dobbs ferry, hastings-on-hudson, elmsford, mount kisco, mt. kisco, bedford hills, yorktown heights, cortlandt, croton-on-hudson, croton on hudson, briarcliff manor, chappaqua, tuckahoe, bronxville, ardsley, hartsdale, valhalla, mohegan lake, katonah',
    ),
    ...inState('rye, harrison, irvington, pelham, eastchester'),
  ],
  Nassau: [
    ...named(
      'hempstead, hicksville, levittown, great neck, mineola, freeport, valley stream, elmont, uniondale, westbury, new cassel, garden city, lynbrook, rockville centre, rockville center, oceanside, merrick, bellmore, wantagh, massapequa, farmingdale, bethpage, plainview, syosset, oyster bay, glen cove, port washington, manhasset, roslyn, carle place, east meadow, franklin square, floral park, new hyde park, cedarhurst, woodmere, island park, east rockaway, locust valley, nassau',
    ),
    ...inState('long beach, roosevelt, baldwin, seaford, jericho, lawrence'),
  ],
  Suffolk: [
    ...named(
      'brookhaven, islip, brentwood, riverhead, bay shore, bayshore, huntington station, west babylon, lindenhurst, amityville, copiague, wyandanch, deer park, commack, smithtown, hauppauge, ronkonkoma, patchogue, coram, centereach, farmingville, holtsville, sayville, port jefferson, stony brook, setauket, mastic, bellport, yaphank, east hampton, hampton bays, greenport, southold, mattituck, montauk, westhampton, dix hills, northport, kings park, suffolk',
    ),
    ...inState('huntington, babylon, medford, selden, holbrook, bohemia, oakdale, shirley, southampton, melville'),
  ],
  Rockland: [
    ...named(
      'spring valley, nyack, haverstraw, suffern, monsey, nanuet, pearl river, stony point, garnerville, airmont, ramapo, rockland',
    ),
    ...inState('new city, congers'),
  ],
  Orange: [
    ...named(
      'newburgh, middletown, port jervis, kiryas joel, harriman, new windsor, highland falls, washingtonville, wallkill',
    ),
    ...inState('goshen, monroe, warwick, chester, walden, montgomery, cornwall'),
  ],
  Dutchess: [
    ...named('dutchess, poughkeepsie, wappingers falls, fishkill, rhinebeck, pawling, hopewell junction'),
    ...inState('beacon, hyde park'),
  ],
  Ulster: [...named('new paltz, saugerties, ellenville'), ...inState('kingston, woodstock, highland')],
  Sullivan: [...named('fallsburg, monticello'), ...inState('liberty')],
  Putnam: [...named('mahopac, putnam valley'), ...inState('carmel, brewster, patterson, cold spring')],
  // Alone it may be where the state's offices are.
  Albany: [
    ...named('in albany, en albany, from albany, near albany, cohoes, colonie, watervliet, guilderland, menands'),
    ...inState('albany, delmar, latham'),
  ],
  Rensselaer: [...named('east greenbush, hoosick falls'), ...inState('troy, rensselaer')],
  Schenectady: [...named('schenectady, niskayuna'), ...inState('scotia, rotterdam')],
  Saratoga: [...named('saratoga, clifton park, ballston spa, mechanicville, halfmoon'), ...inState('malta')],
  Warren: named('glens falls, queensbury, lake george'),
  Washington: [...named('hudson falls, fort edward'), ...inState('granville, whitehall')],
  Clinton: named('plattsburgh'),
  'St. Lawrence': [...named('massena, ogdensburg, gouverneur'), ...inState('potsdam, canton')],
  Franklin: [...named('saranac lake, tupper lake'), ...inState('malone')],
  Essex: named('lake placid, ticonderoga'),
  Jefferson: [...named('fort drum'), ...inState('watertown, carthage')],
  Lewis: named('lowville'),
  Oswego: [...named('oswego'), ...inState('fulton')],
  Onondaga: [
    ...named('onondaga, syracuse, baldwinsville, camillus, solvay, manlius'),
    ...inState('liverpool, cicero, dewitt, fayetteville, clay'),
  ],
  Oneida: [...named('utica, whitesboro, new hartford'), ...inState('rome, camden')],
  Madison: [...named('canastota'), ...inState('oneida, hamilton')],
  Herkimer: [...named('herkimer, ilion'), ...inState('little falls')],
  Fulton: [...named('gloversville'), ...inState('johnstown')],
  Montgomery: inState('amsterdam'),
  Schoharie: named('cobleskill'),
  Otsego: named('oneonta, cooperstown'),
  Chenango: inState('norwich'),
  Delaware: inState('delhi, walton, sidney'),
  Greene: [...named('coxsackie'), ...inState('catskill, cairo')],
  Columbia: inState('hudson'),
  Broome: [...named('binghamton, johnson city, endicott, endwell'), ...inState('vestal')],
  Tioga: [...named('owego'), ...inState('waverly')],
  Chemung: named('elmira, horseheads'),
  Tompkins: [...named('ithaca'), ...inState('lansing, dryden')],
  Cortland: named('cortland'),
  Cayuga: inState('auburn'),
  Seneca: [...named('seneca falls'), ...inState('waterloo')],
  Ontario: [...named('canandaigua'), ...inState('geneva, victor')],
  Yates: named('penn yan'),
  Schuyler: named('watkins glen'),
  Wayne: inState('newark, lyons, palmyra'),
  Monroe: [
    ...named('rochester, irondequoit, pittsford, penfield, brockport, spencerport'),
    ...inState('greece, webster, brighton, henrietta, fairport, gates, chili'),
  ],
  Livingston: [...named('geneseo'), ...inState('dansville, avon')],
  Genesee: inState('batavia'),
  Orleans: inState('albion, medina'),
  Wyoming: inState('warsaw, attica'),
  Steuben: [...named('hornell'), ...inState('corning, bath')],
  Allegany: inState('wellsville, alfred'),
  Cattaraugus: [...named('olean'), ...inState('salamanca')],
  Chautauqua: [...named('fredonia'), ...inState('jamestown, dunkirk')],
  Erie: [
    ...named('buffalo, cheektowaga, lackawanna, west seneca, orchard park, williamsville, east aurora'),
    ...inState('amherst, kenmore, hamburg, depew, lancaster, clarence'),
  ],
  Niagara: [...named('niagara falls, north tonawanda, lockport'), ...inState('lewiston')],
};
