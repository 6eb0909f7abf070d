/**
 * Words that mean a place. `id: words`. A place after `*` is also a thing: "in a castle" is a place, "a castle on a hill"
 * is a castle, and the whole prompt "castle" is a place again.
 */
const TABLE = `
beach: seaside|seashore|shore|coast|coastline|coastal beach|sandy beach|tropical beach|seafront|waterfront|bay beach|sandbank
ocean: sea|open sea|open ocean|open water|high seas|waves of the ocean|pacific|atlantic|the deep|lagoon|gulf
bay: cove|inlet|fjord|tranquil bay
underwater: under the sea|under water|seabed|ocean floor|sea floor|bottom of the sea|bottom of the ocean|beneath the waves|deep sea|below the surface|undersea
coral-reef: reef|underwater coral reef|barrier reef
lake: pond|lakeside|lake shore|lakeshore|reservoir|mountain lake|loch
river: stream|creek|brook|riverbank|riverside|seine|seine river|river bank|nile|amazon river|thames|canal|rapids
waterfall: cascade|falls|niagara falls
marsh: swamp|bog|wetland|wetlands|mangrove|bayou|everglades
forest: woods|woodland|jungle|rainforest|rain forest|grove|bamboo forest|pine forest|thicket|taiga|enchanted forest|wilderness|forest path|forest road|undergrowth
mountains: mountain|mountain range|hills|peaks|mountain top|mountaintop|summit|rocky mountains|alps|himalayas|mountain peak|mountain pass|highlands|everest|mountain peaks|hillside|hill|hilltop|mountainside|mountain path
valley: dale|glen
canyon: gorge|ravine|grand canyon|canyons
cliff: cliffs|precipice|cliffside|clifftop|cliff edge|edge of a cliff
glacier: ice field|arctic|antarctica|north pole|south pole|ice floe|ice sheet|tundra|polar landscape|iceberg*
desert: dunes|sand dunes|sahara|sand dune|oasis|gobi|wasteland|badlands
savanna: savannah|serengeti|african plain|african plains|grasslands|safari|steppe
field: meadow|grassland|pasture|prairie|plain|plains|wheat field|cornfield|corn field|flower field|field of flowers|lavender field|sunflower field|rice field|rice paddy|poppy field|snowy field|grass|lawn|countryside|paddy field|grassy field|open field|grassy hill|fields
farm: farmyard|barnyard|ranch|barn*|vineyard|orchard|stable|henhouse
garden: backyard|yard|botanical garden|flower garden|rose garden|zen garden|japanese garden|courtyard|greenhouse|patio|vegetable garden
park: city park|central park|town park|national park|dog park
playground: sandbox|jungle gym
campsite: camp|campground|camping site|camping ground
cave: cavern|grotto|mine|lair|den
island: tropical island|desert island
volcano: crater|lava field|volcanic landscape
snow: snowfield|snow field|snowy landscape|winter landscape|winter wonderland|snowy field|snowdrift
ski-slope: ski slope|ski resort|piste|ski hill|snow slope|slopes
fantasy: fantasy landscape|fantasy world|fairyland|fairy land|wonderland|magical land|magic land|magical forest|dream world|dreamland|dreamscape|another world|alien planet landscape|fairy tale land
city: town|downtown|metropolis|cityscape|urban area|city center|city centre|new york|tokyo|paris|london|shanghai|skyline|city skyline|times square|new york city|manhattan|hong kong|chicago|berlin|rome|beijing|san francisco|los angeles|las vegas|dubai|bund|the bund|bund shanghai|the bund shanghai|futuristic city|city square|town square|city streets|moscow|barcelona|seoul|osaka|kyoto|madrid|amsterdam|venice|sydney|singapore|istanbul|mumbai|cairo
skyscraper: skyscrapers*|high-rise buildings
street: road|avenue|boulevard|sidewalk|lane|pavement|crossroads|crosswalk|intersection|street corner|city street|pedestrian street|zebra crossing|cobblestone street|country road|driveway|dirt road|corner|street market corner|neighbourhood|neighborhood|suburb|path|trail
alley: alleyway|back alley|side street|backstreet
highway: freeway|motorway|expressway|interstate|autobahn
bridge: suspension bridge*|golden gate bridge|overpass|viaduct|tall bridge|stone bridge|wooden bridge|brooklyn bridge
harbour: harbor|port|dock|docks|marina|pier|wharf|jetty|quay|seaport|boardwalk
railway: railroad|train tracks|tracks|rails|railway track|railroad tracks|train railway
station: train station|railway station|subway station|metro station|subway|train platform|bus station|bus stop*|platform|train station platform|underground station
airport: runway|airfield|terminal|tarmac|landing strip|hangar
gas-station: petrol station|filling station|service station|gas station
parking-lot: car park|parking garage|parking lot|garage
construction-site: construction site|building site|scaffolding|construction zone
industrial-area: industrial area|factory*|industrial zone|power station|refinery|warehouse|shipyard|workshop floor
junkyard: scrapyard|scrap yard|landfill|dump|garbage dump|scrap heap
market: marketplace|bazaar|farmers market|street market|flea market|night market|fair stalls
supermarket: grocery store|grocery|convenience store|store|shop|department store|bookstore|toy store|bookshop|shopping mall|mall|boutique|shopping centre|shopping center
bakery: bakery shop|pastry shop|patisserie
pharmacy: drugstore|chemist shop|apothecary
restaurant: diner|bistro|pizzeria|dining hall|steakhouse|sushi bar|canteen|banquet hall|eatery
food-court: food court|cafeteria|food hall
cafe: coffee shop|coffeehouse|tea house|teahouse|tea room|café|cafe terrace|cybercafe
bar: pub|tavern|nightclub|night club|club|saloon|cocktail bar|disco|dance club|jazz club|casino
hotel: hotel room|lobby|motel|inn|reception
kitchen: kitchenette|galley|modern kitchen
living-room: living room|lounge|sitting room|parlor|parlour|house|home|apartment|indoors|room|flat interior|den room|mansion|cottage interior|cabin|log cabin|window sill|windowsill|fireside|dollhouse|attic room|waiting room
bedroom: bed room|guest room|hotel bedroom
dining-room: dining room
nursery: kids room|playroom|baby room|children's room|kindergarten|daycare|child's room
bathroom: shower room|restroom|washroom|lavatory|shower cabin|public toilet
basement: cellar|wine cellar|dungeon|bunker|attic|loft
staircase: stairs|stairway|stairwell|steps|spiral staircase|escalator
corridor: hallway|hall|passage|tunnel|hospital corridor|elevator shaft
office: workplace|cubicle|meeting room|conference room|boardroom|study room|study|office desk|open-plan office
library: indoor library|archive|reading room|old library
classroom: class|school|lecture hall|calculus class|schoolroom|math class|university lecture|lecture|auditorium
campus: university|college|schoolyard|university campus|quad
laboratory: lab|science lab|research lab|chemistry lab
hospital: clinic|hospital room|operating room|emergency room|ward|surgery room|dentist office
gym: gymnasium|fitness center|fitness centre|weight room|indoor gymnasium|dojo|boxing ring|yoga studio|workout room|basketball court|sports hall|indoor court|dance studio|martial arts hall
swimming-pool: swimming pool|pool|indoor swimming pool|poolside|hot tub|hot spring|water park|jacuzzi
stadium: football field|soccer field|baseball field|pitch|sports field|football stadium|baseball stadium|colosseum*|soccer pitch|baseball diamond|arena|tennis court|olympic stadium|soccer stadium
raceway: race track|racetrack|racing track|circuit|speedway|race course|racecourse
track: outdoor track|running track|athletics track
golf-course: golf course|putting green|golf field
stage: theatre|theater|concert hall|opera house|concert|concert stage|theater stage|spotlight|dance floor|talent show|music festival|rock concert
ballroom: ball room|dance hall|grand hall
movie-theater: cinema|movie theater|movie theatre|indoor movie theater|movie house
museum: art gallery|gallery|exhibition|science museum|art museum|indoor museum|exhibition hall
music-studio: recording studio|music studio|music room|studio
art-studio: artist studio|atelier|painting studio|pottery studio|workshop|art class|artist's studio
aquarium: fish tank|fishbowl|oceanarium|fish bowl
zoo: menagerie|petting zoo
church: cathedral|chapel|mosque*|temple*|monastery|shrine*|synagogue*|abbey|altar
cemetery: graveyard|tomb|crypt|churchyard
castle: fortress|citadel|castle courtyard|throne room|palace*|medieval castle|chateau|castle ruins|ruins|ancient ruins|great hall
tower: bell tower*|tower*|watchtower*
lighthouse: lighthouse*
windmill: windmill*|windmills*
pyramid: pyramids*|egyptian pyramids|giza|egypt
village: hamlet|medieval village|small town|old town|chinatown|fishing village|european village
jail: prison|jail cell|cell|prison cell
amusement-park: theme park|funfair|fairground|carnival|carousel*|carrousel*|ferris wheel*|roller coaster*|circus|circus ring
space: outer space|galaxy|cosmos|orbit|deep space|milky way|universe|zero gravity|starfield|space station|black hole|solar system|asteroid belt
moon: lunar surface|moon surface|surface of the moon|the moon surface
mars: red planet|martian surface|surface of mars|alien planet
spaceship-interior: spaceship interior|spacecraft interior|cockpit|control room|bridge of a spaceship
sky: skies|clouds above|air|cloud nine|above the clouds|clear sky|mid-air|midair|heaven
rooftop: roof|roof top|terrace|balcony|rooftops|penthouse
courtroom: court|courthouse
bank: bank vault|vault
barbershop: hair salon|beauty salon|barber shop|salon|nail salon
laundromat: laundry room|launderette
phone-booth: phone booth*|telephone booth*
fountain: fountain*
arch: arch*|archway*|triumphal arch|arc de triomphe*
battlefield: battleground|war zone|trenches
ship-deck: pirate ship deck|deck of a ship|deck
rural-road: country lane
wall: great wall|great wall of china|city wall
`

export interface PlaceWord {
  readonly id: string
  /** Also a thing that can stand somewhere. */
  readonly thing: boolean
}

const ALSO_THINGS =
  /^(?:castle|bridge|tower|church|palace|house|windmill|lighthouse|fountain|island|mountain|volcano|waterfall|hill|skyscraper|tent|barn|cabin|pyramid|factory|temple|iceberg|cottage|mansion|hut|aquarium|road|path|river|lake|pier|cave|galaxy|moon|stage|bar|wall|cell|class|court|deck|grass|hall|lawn|library|tracks|track|roof|shop|store|circuit|port|platform|steps|stairs|pool|pond|fish tank|fishbowl|fish bowl|mine|air|dump|class|club|camp|falls|garage|plain|corner|home|study|ward|bay|mars|air|concert|lecture|bund|egypt|seoul|orbit|court|den|lane|yard|cell|spotlight)$/

const PLACES: ReadonlyMap<string, PlaceWord> = new Map(
  TABLE.trim()
    .split('\n')
    .flatMap((line) => {
      const [id = '', words = ''] = line.split(': ')
      return [id.replaceAll('-', ' '), ...words.split('|')].map((entry): [string, PlaceWord] => {
        const word = entry.replace('*', '')
        return [word, { id, thing: entry.endsWith('*') || ALSO_THINGS.test(word) }]
      })
    }),
)

/** The place that this phrase names, or null. */
export function placeWord(phrase: string): PlaceWord | null {
  return PLACES.get(phrase) ?? null
}
