/**
 * Words that mean a place. `recipe: words`. A word with `*` is also a thing: "in a castle" is a place, "a castle on a hill"
 * is a castle. A word with `+` is known to the recipe itself, which may show it in its own way: "a lavender field".
 */
const TABLE = `
beach: seaside+|seashore+|shore+|coast+|coastline|coastal beach|sandy beach+|tropical beach+|seafront|bay beach|sandbank|lagoon+|bay+|cove|inlet|tranquil bay|island+|tropical island+|desert island
ocean: sea+|open sea+|open ocean+|open water|high seas+|waves of the ocean|pacific+|atlantic+|the deep|gulf|stormy sea+|mediterranean+
lake: rink+|ice rink+|skating rink+|ice skating rink+|skate rink+|fjord+|lakeside+|lake shore|lakeshore+|reservoir+|mountain lake+|loch+|frozen lake+
underwater: under the sea+|under water+|seabed+|ocean floor+|sea floor+|bottom of the sea|bottom of the ocean|beneath the waves|deep sea+|below the surface|undersea|under the ocean+|underwater ocean+|deep ocean+|kelp forest+
coral-reef: reef+|underwater coral reef+|barrier reef+|underwater reef+
pond: waterhole|duck pond+|lily pond+|koi pond+|watering hole+
river: stream+|creek+|brook+|riverbank+|riverside+|seine|seine river|river bank|nile|amazon river|thames|canal+|rapids+|wet land+
waterfall: cascade+|falls+|niagara falls|niagara+|water fall+|waterfalls+
marsh: swamp+|bog+|wetland+|wetlands|mangrove+|bayou+|everglades+|fen+|moor+
forest: woods+|woodland+|grove+|pine forest+|thicket|taiga|enchanted forest+|wilderness|forest path|undergrowth|autumn forest+|spring forest+|forest clearing+|birch forest+
snowy-forest: winter forest+|snow covered forest+|frozen forest+|snow forest+
jungle: rainforest+|rain forest+|bamboo forest+|tropical forest+
highway: country road+|freeway+|motorway+|expressway+|interstate+|autobahn|rural road+|country lane|open road+|road trip+|winding road+|mountain road+|asphalt road+
forest-road: road through the forest+|wooded road+|road in the forest+
desert-road: desert highway+|route 66+
mountain: mountains+|mountain range+|peaks|mountain top|mountaintop|summit+|rocky mountains+|alps+|himalayas|mountain peak|mountain pass|highlands+|everest|mountain peaks|hillside|hilltop|mountainside|mountain path|himalaya+
meadow: hills+|hill+|field+|grassland+|pasture+|prairie+|plain+|plains|wheat field+|flower field+|field of flowers+|lavender field+|sunflower field+|poppy field|grass+|lawn+|countryside+|paddy field|grassy field+|open field|grassy hill|fields|grass field+
valley: dale+|glen+|vale+
canyon: gorge+|ravine+|grand canyon+|canyons|badlands+|mesa+|butte+|monument valley+|wild west+
cliff: cliffs+|precipice+|cliffside+|clifftop|cliff edge|edge of a cliff|sea cliff+|headland+|rocky coast+
glacier: ice field+|south pole|ice sheet+|polar landscape|ice cave+|icy landscape+|polar ice+|frozen landscape+
snowy-mountain: arctic+|antarctica+|north pole+|tundra+|snowy field+|snow+|snowfield+|snow field|snowy landscape+|winter landscape+|winter wonderland+|snowdrift|snow mountain+|snow covered mountain+|snowy garden+
iceberg: ice floe+|arctic ocean+|polar sea+|frozen sea+
desert: dunes+|sand dunes+|sahara+|sand dune|oasis+|gobi|wasteland+|sand desert+
savanna: savannah+|serengeti+|african plain|african plains|grasslands|safari+|steppe+|african savanna+|outback+|grasslands of africa+
farm: cornfield+|corn field+|rice field+|rice paddy+|farmyard+|barnyard+|ranch+|barn*+|stable+|henhouse|farmland+|farm field+|crop field+|paddy+
garden: vineyard+|orchard+|backyard+|yard+|botanical garden+|flower garden+|rose garden+|zen garden+|japanese garden+|greenhouse+|vegetable garden+|back yard+
courtyard: patio+|terrace+|fountain+|cloister+|atrium+|piazza+|roman plaza+
arch: archway*+|triumphal arch+|arc de triomphe*+|stone arch+|city gate+|brandenburg gate+
park: city park+|central park+|town park|national park|dog park|public park+|promenade+|picnic area+|public garden+|arboretum+
playground: sandbox+|jungle gym|play area+
campsite: camp+|campground+|camping site|camping ground|camp site+|scout camp+
cave: cavern+|grotto+|mine+|lair+|crystal cave+
living-room: den+|hotel room+|lounge+|sitting room+|parlor+|parlour+|apartment+|indoors+|room+|flat interior|den room|cottage interior+|cabin+|log cabin|window sill|windowsill|fireside|dollhouse|attic room|waiting room|family room+|drawing room+|home interior+|cozy room+
volcano: crater+|lava field|volcanic landscape|erupting volcano+|vesuvius+|etna+
ski-slope: ski resort+|piste+|ski hill|snow slope|slopes|ski run+|snowy slope+|snowboard park+
cloud-kingdom: fantasy|fantasy landscape|fairy land|magic land|magical forest|dreamscape|another world|alien planet landscape|fantasy world+|fairyland+|wonderland+|magical land+|dream world+|dreamland+|fairy tale land+|heaven+|castle in the clouds+|castle in the sky+|kingdom in the clouds+|floating island+|on a cloud+|magic kingdom+
downtown: new orleans|chinatown street|city+|metropolis+|cityscape+|urban area|city center+|city centre+|new york+|tokyo+|paris+|london+|times square+|new york city|chicago|berlin|rome|beijing|san francisco|los angeles|las vegas|dubai|futuristic city+|city square|city streets|moscow|barcelona|seoul|osaka|madrid|amsterdam|singapore|istanbul|mumbai|cairo|pedestrian crossing+|shibuya+|cyberpunk city+|night city+
temple: kyoto+|monastery+|shrine*+|pagoda+|buddhist temple+|japanese temple+|chinese temple+|japan+|forbidden city+|ancient temple+
greek-temple: acropolis+|parthenon+|ancient ruins+|roman temple+|ancient greece+
street: town+|town square+|road+|avenue+|boulevard+|sidewalk+|lane|pavement+|crossroads|crosswalk|intersection|street corner+|city street+|pedestrian street|zebra crossing|cobblestone street|dirt road|corner|street market corner|neighbourhood+|neighborhood+|path|trail|busy street+|main street+|shopping street+|plaza+
skyscraper: skyline+|skyscrapers*+|high-rise buildings|high-rise+|high rise+|office tower+
house: driveway+|suburb+|suburbs+|front yard+|residential area+|porch+|residential neighborhood+|cul-de-sac+|suburban street+|suburban house+|home+
village: cottage+|hamlet+|medieval village+|small town+|old town+|chinatown|fishing village+|european village|mountain village+
alley: alleyway+|back alley+|side street+|backstreet|back street+|narrow street+
bridge: suspension bridge*+|golden gate bridge+|overpass+|viaduct+|tall bridge|stone bridge+|wooden bridge|brooklyn bridge+|footbridge+
riverfront: shanghai|city skyline+|bund|the bund|bund shanghai|the bund shanghai|hong kong|manhattan|sydney|singapore|waterfront+|riverfront+|skyline across the water|promenade+|embankment+
harbor: harbour+|port+|dock+|docks+|marina+|pier+|wharf+|jetty+|quay+|seaport|boardwalk|boat deck+|fishing port+|venice
railway: railroad+|train tracks+|tracks|rails+|railway track+|railroad tracks|train railway+|train track+|railroad track+|rail+
train-station: station+|railway station+|subway station+|metro station+|subway+|train platform|bus station+|bus stop*+|platform+|train station platform+|underground station+|railroad station+
airport: runway+|airfield+|terminal|tarmac+|landing strip+|hangar+|airport runway+|airport terminal+|airstrip+
gas-station: petrol station+|filling station+|service station+|fuel station+
parking-lot: car park+|parking garage+|garage|parking space+
construction-site: building site+|scaffolding|construction zone+|demolition site+|quarry+
industrial-area: factory*+|industrial zone+|power station+|refinery+|warehouse|shipyard|workshop floor|power plant+|steel mill+|warehouse district+|oil refinery+
junkyard: scrapyard+|scrap yard|landfill+|dump+|garbage dump+|scrap heap+|wrecking yard+
market: marketplace+|market street+|bazaar+|farmers market+|street market+|flea market+|night market+|fair stalls|flower market+|fish market+|market stall+|souk+|christmas market+
supermarket: grocery store+|grocery+|convenience store+|store+|shop+|department store+|boutique|shopping centre|shopping center|mini market+|shopping+|supermarket aisle+
pharmacy: drugstore+|chemist+|chemist shop|apothecary|drug store+
library: bookstore+|bookshop+|study+|indoor library+|archive+|reading room+|old library+|book store+
nursery: toy store+|kids room+|playroom+|baby room+|children's room+|kindergarten|daycare+|child's room|baby's room+|play room+|toy room+|toy shop+
food-court: shopping mall+|mall+|diner+|dining hall+|canteen+|cafeteria+|food hall+|mess hall+|fast food restaurant+|burger restaurant+
cafe: coffee shop+|coffeehouse+|tea house+|teahouse|tea room|café+|cafe terrace|cybercafe|tearoom+|ice cream parlor+|candy store+
bakery: bakery shop+|pastry shop+|patisserie+|bread shop+|cake shop+
restaurant: bistro+|pizzeria+|steakhouse+|sushi bar|eatery|tavern+|inn+|dining room+|fine dining+|trattoria+|sushi restaurant+|dinner table+
ballroom: banquet hall+|lobby+|hall+|dance studio+|opera house+|dance floor+|ball room|dance hall+|grand hall+|throne room+|great hall+|palace interior+|royal hall+|hotel lobby+|wedding hall+
bar: pub+|nightclub+|night club+|club+|saloon+|cocktail bar+|dance club|jazz club+|casino+|karaoke+|brewery+
hotel: motel|reception
kitchen: kitchenette+|galley+|modern kitchen|cookhouse+|sunny kitchen+|scullery+
bedroom: bed room+|guest room+|hotel bedroom|attic+|dormitory+|dorm room+|chamber+|childs bedroom+|sleeping room+
bathroom: shower*+|shower room+|restroom+|washroom+|lavatory+|shower cabin|public toilet
basement: cellar+|wine cellar+|dungeon|bunker+|loft|workshop+|crypt+|laundry room+|boiler room+|storage room+|garage interior+|utility room+
staircase: stairs+|stairway+|stairwell+|steps+|spiral staircase+|grand staircase+|foyer+|entrance hall+|hallway with stairs+
corridor: hallway+|passage|hospital corridor+|elevator shaft|hall way+|school corridor+|hotel corridor+|passageway+|locker room+
tunnel: underpass+|sewer+|train tunnel+|road tunnel+
jail-cell: prison+|cell+|prison cell+|dungeon cell+
office: workplace+|cubicle+|meeting room+|conference room+|boardroom+|study room|office desk|open-plan office|bank+|workspace+|home office+|server room+|computer room+|newsroom+|call center+|post office+
classroom: class+|school|lecture hall+|calculus class|schoolroom+|math class|university lecture|lecture|school room+|lecture room+|kindergarten classroom+|art classroom+|conference hall+
movie-theater: auditorium+|theatre+|theater+|cinema+|movie theatre+|indoor movie theater+|movie house|movie+|film theater+|planetarium+
campus: university+|college+|schoolyard+|university campus+|quad+|college campus+|high school+|academy+|school building+
laboratory: lab+|science lab+|research lab+|chemistry lab+|science laboratory+|computer lab+|alchemist+|scientist's lab+|research facility+
hospital: clinic+|hospital room+|operating room+|emergency room+|ward+|surgery room|dentist office|doctor's office+|doctor office+|medical room+|dentist+|infirmary+|surgery+|veterinary clinic+|vet+
gymnasium: gym+|fitness center+|fitness centre|weight room+|indoor gymnasium+|dojo+|boxing ring+|yoga studio+|workout room|sports hall+|indoor court+|martial arts hall|fitness studio+|indoor basketball court+|volleyball court+|ice rink+|skating rink+
basketball-court: court+|outdoor basketball court+|street court+|skatepark+|skate park+
tennis-court: badminton court+
indoor-swimming-pool: swimming pool+|indoor pool+|swimming hall+|swimming bath+|natatorium+|lap pool+
outdoor-swimming-pool: pool|poolside+|hot tub|hot spring|water park+|jacuzzi|outdoor pool+|backyard pool+|resort pool+|waterpark+|resort+|hotel pool+
stadium: football field+|soccer field+|pitch+|sports field+|football stadium+|colosseum*|soccer pitch|arena+|olympic stadium|soccer stadium+|football pitch+|rugby field+|american football field+
baseball-field: baseball stadium+|baseball diamond+|ballpark+|softball field+|cricket ground+
raceway: race track+|racetrack+|racing track+|circuit|speedway+|race course+|racecourse+|race circuit+|formula one track+|grand prix+|kart track+
outdoor-track: track+|running track+|athletics track+|track and field+|athletic field+|athletics stadium+
golf-course: putting green+|golf field|driving range+|mini golf+
stage: concert hall+|concert+|concert stage+|theater stage+|spotlight|talent show+|music festival+|rock concert+|theatre stage+|puppet theatre+|podium+|runway show+|catwalk+
museum: exhibition+|indoor museum+|exhibition hall+|museum hall+
art-gallery: gallery+|art museum+|louvre+|picture gallery+
science-museum: natural history museum+|dinosaur museum+|museum of science+
music-studio: recording studio+|music room+|studio+|sound studio+|band room+|rehearsal room+|radio studio+|recording booth+|podcast studio+
art-studio: artist studio|atelier|painting studio|pottery studio|art class|artist's studio
aquarium: fish tank+|fishbowl+|oceanarium+|fish bowl|sea life center+|underwater tunnel+
zoo: menagerie+|petting zoo+|safari park+|animal park+|wildlife park+|animal shelter+|kennel+
church: cathedral+|chapel+|mosque*+|synagogue*+|abbey+|altar|basilica+|notre dame+|minster+
cemetery: graveyard+|tomb+|churchyard+|burial ground+|necropolis+
castle: fortress+|citadel+|castle courtyard|medieval castle+|castle ruins|ruins+|fairy tale castle+|ruined castle+
palace: royal palace+|versailles+|sultan palace+|arabian palace+|mansion
mansion: chateau+|manor+|capitol+|manor house+
tower: watchtower*+|stone tower+|wizard tower+|pagoda tower+|water tower+
clock-tower: bell tower*+|clocktower+
lighthouse: 
windmill: windmills*+|windmill field+|tulip field+|wind farm+|dutch windmill+
pyramid: pyramids*|egyptian pyramids|giza|egypt
amusement-park: theme park+|funfair+|fairground+|carnival+|ferris wheel*+|roller coaster*+
carousel: carousel*+|carrousel*+|merry go round+
circus: circus ring+|circus tent+|big top+|circus arena+
space: outer space+|galaxy+|cosmos+|orbit+|deep space+|milky way+|universe+|zero gravity|starfield|black hole|solar system+|asteroid belt
spaceship: space station+|spaceship interior+|cockpit+|control room+|inside a spaceship+|space shuttle interior+|mission control+|spacecraft interior|bridge of a spaceship
moon: lunar surface+|moon surface+|surface of the moon+|the moon surface|alien planet+|planet surface+|another planet+|mars surface+
mars: red planet|martian surface|surface of mars
sky: skies|clouds above|air+|cloud nine|above the clouds+|clear sky|mid-air|midair|heavens+|cloudscape+
rooftop: roof+|roof top|balcony+|rooftops|penthouse|roof terrace+|rooftop terrace+|helipad+|rooftop bar+
courtroom: courthouse
bank: bank vault|vault
barbershop: hair salon|beauty salon|barber shop|salon|nail salon
laundromat: launderette
phone-booth: telephone booth*+|phone box+|telephone box+|call box+|red telephone box+
battlefield: battleground|war zone|trenches
ship-deck: pirate ship deck|deck of a ship|deck
wall: great wall|great wall of china|city wall
haunted-house: haunted mansion+|spooky house+|creepy house+|witch house+|abandoned house+|ghost house+
candy-land: candyland+|land of sweets+|candy world+|gingerbread house+|candy kingdom+|dessert land+
eiffel-tower: iron tower+|radio tower+|tv tower+|television tower+
`

export interface PlaceWord {
  readonly id: string
  /** What the plan calls it: the word itself if the recipe knows it, else the recipe. */
  readonly name: string
  /** Also a thing that can stand somewhere. */
  readonly thing: boolean
}

const ALSO_THINGS =
  /^(?:castle|arch|eiffel tower|clock tower|bell tower|spaceship|carousel|carrousel|mansion|circus tent|phone booth|telephone booth|bridge|tower|church|palace|house|windmill|lighthouse|fountain|island|mountain|volcano|waterfall|hill|skyscraper|tent|barn|cabin|pyramid|factory|temple|iceberg|cottage|mansion|hut|aquarium|road|path|river|lake|pier|cave|galaxy|moon|stage|bar|wall|cell|class|court|deck|grass|hall|lawn|library|tracks|track|roof|shop|store|circuit|port|platform|steps|stairs|pool|pond|fish tank|fishbowl|fish bowl|mine|air|dump|class|club|camp|falls|garage|plain|corner|home|study|ward|bay|mars|air|concert|lecture|bund|egypt|seoul|orbit|court|den|lane|yard|cell|spotlight)$/

const PLACES: ReadonlyMap<string, PlaceWord> = new Map(TABLE.trim().split('\n').flatMap(readLine))

function readLine(line: string): [string, PlaceWord][] {
  const [id = '', words = ''] = line.split(': ')
  const own = id.replaceAll('-', ' ')
  const entries = [own, ...words.split('|').filter(Boolean)]
  return entries.map((entry) => {
    const word = entry.replace(/[*+]/g, '')
    const thing = entry.includes('*') || ALSO_THINGS.test(word)
    return [word, { id, name: entry.includes('+') ? word : own, thing }]
  })
}

/** The place that this phrase names, or null. */
export function placeWord(phrase: string): PlaceWord | null {
  return PLACES.get(phrase) ?? null
}
