import type { PlaceWords } from './place-words.ts'
import { STYLED_BUILDINGS } from './styled-buildings.ts'

/** Streets, squares and what is built on them. */
export const TOWN: PlaceWords = {
  'above-city':
    'above the city|over the city|over a city|high above the city|over the rooftops|above the rooftops|over new york|over london|over tokyo|over the skyline|above the skyline|aerial view of a city',
  alley:
    'alleyway|back alley|graffiti wall|graffiti-covered wall|mural wall|side street|backstreet|back street|narrow street',
  arch: 'archway*|stone arch|city gate|gate~|gateway',
  battlefield:
    'trench|war trench|muddy trench|battleground|war zone|battle~|trenches|war~|medieval battle|post apocalyptic wasteland',
  bridge:
    'suspension bridge*|golden gate bridge|golden gate|san francisco|overpass|tall bridge|brooklyn bridge|steel bridge|railway bridge|iron bridge',
  'country-bridge':
    'stone bridge|wooden bridge|footbridge|old bridge|covered bridge|arched bridge|stone arch bridge|wooden footbridge|bridge over a river|medieval bridge|small bridge|fallen log bridge',
  'building-front': `${STYLED_BUILDINGS}|cathedral|basilica|minster|courthouse exterior|synagogue*|facade~|exterior~|building exterior|cathedral exterior|museum exterior|embassy|consulate|ministry|city hall|parliament building|government building|seat of government|customs house|mint building|orphanage exterior|observatory exterior|building facade|building façade|facade of a building|house facade`,
  'bus-stop': 'bus stop|bus shelter|tram stop|at the bus stop',
  campus:
    'university|college|university campus|quad|college campus|high school|academy|school building|town hall',
  castle:
    'fortress|citadel|moat|castle moat|drawbridge|castle drawbridge|moated castle|castle courtyard|medieval castle|castle ruins|fairy tale castle|ruined castle|fort*|kingdom~',
  'chinese-town':
    'old chinese street|ancient chinese street|old chinese town|ancient chinese town|ancient chinese city|chinese old town|chinese town street|chinese water town|chinese village|hutong|wuzhen|fenghuang|lijiang|zhouzhuang|pingyao',
  church: 'chapel|abbey',
  'clock-tower': 'bell tower*|clocktower',
  'construction-site':
    'half-finished skyscraper|half-built skyscraper|unfinished skyscraper|skyscraper under construction|half-finished building|half-built building|unfinished building|building under construction|half-finished house|house under construction|building site|scaffolding|construction zone|demolition site|construction~',
  'house-wall': 'house wall|fire escape|fire escapes|fire stairs|wall of a house|outside wall',
  courtyard:
    'colonnade|portico|fountain|atrium|piazza|city square|roman plaza|roman square|main square|central square|cobblestone square|plaza|town square|public square|city fountain',
  dam: 'dam*|hydroelectric plant|hydroelectric station|hydro plant|hydroelectric dam|hoover dam|reservoir dam|hydroelectric power plant',
  downtown:
    'city traffic|busy traffic|heavy city traffic|downtown traffic|chinatown street|city|metropolis|cityscape|urban area|city center|city centre|chicago|berlin|los angeles|city streets|barcelona|madrid|lagos|manila|accra|pedestrian crossing|urban~|crosswalk|zebra crossing|intersection|crossroads|crossing|city crossing|street crossing',
  grounds:
    "outdoor stage|open-air stage|open air stage|festival stage|outdoor concert stage|stage exterior|outdoor theater stage|barn door|barn doors|gatehouse|guardhouse|guard house|guard post|sentry box|oil platform|drilling platform|calisthenics park|outdoor gym|outdoor fitness park|pub garden|outhouse|outdoor toilet|barbecue area|outdoor kitchen|cow pasture|picnic area|picnic site|picnic ground|picnic spot|water park|waterpark|totem pole park|totem poles~|cloister|cloisters|monastery|monastery courtyard|monastery cloister|convent|nunnery|priory|friary|abbey courtyard|convent courtyard|corral|paddock|horse pen|medina|kasbah|casbah|native village|tribal village|indigenous village|mud hut village|thatched village|village of huts|village of mud huts|village of straw huts|heliport|helicopter pad|helicopter base|landfill|landfill site|garbage dump|rubbish tip|rubbish dump|trash dump|waste dump|refinery|oil refinery|petrochemical plant|motorway junction|motorway interchange|highway junction|highway interchange|freeway interchange|road junction|interchange|cloverleaf|flyover|viaduct*|railway viaduct*|radio tower*|radio mast*|tv tower*|television tower*|broadcast tower*|transmission tower*|cell tower*|transmitter*|rubber plantation|rubber tree plantation|space elevator|orbital elevator|adobe house|adobe houses|adobe hut|adobe village|desert town|desert village|mud brick house|mud brick village|prison yard|prison courtyard|exercise yard|stilt village|village on stilts|stilt houses|stilted village|stilted houses|houses on stilts|village of stilt houses|village of houses on stilts|village built on stilts|fishing village on stilts|fishing village built on stilts|oil rig deck|offshore rig|offshore platform|motel|roadside motel|motor lodge|beach house|beach houses|beach hut|beach huts|beach cabin|beach cottage|seaside cottage|water village|cable car cabin|gondola cabin|beer garden|fishing village|fishing hamlet|fishermen's village|fishing settlement|yurt*|mongolian yurt|amphitheater|amphitheatre|outdoor amphitheater|outdoor amphitheatre|roman amphitheater|roman amphitheatre|greek theater|greek theatre|roman theater|roman theatre|ancient theater|ancient theatre|open-air theater|open-air theatre|open air theater|open air theatre|mausoleum|royal tomb|kennel|kennels|dog kennel|dog kennels|dog shelter|dog pound|animal shelter|ship's hull|hull of a ship|hull of the ship|hull of a boat|aqueduct*|roman aqueduct*|aviary|bird park|boathouse|boat house|cable car station|cableway station|gondola station|mini golf|mini-golf|minigolf|mini golf course|miniature golf|miniature golf course|crazy golf|outdoor cinema|open-air cinema|open air cinema|outdoor movie theater|drive-in cinema|drive-in theater|drive-in theatre|drive-in movie|drive-in movie theater|drive-in|loading bay|food truck lot|food truck park|topiary garden|topiary|charcoal kiln*|lime kiln*|radio telescope*|radio observatory|ice fishing hut|ice fishing village|ice fishing camp|maya temple|maya pyramid|step pyramid|ziggurat|mayan city|aztec city|viking village|viking settlement|viking camp|norse village|yurt camp|yurt village|yurts|mongolian steppe camp|nomad camp|nomad settlement|tipi village|tipi camp|teepee village|native american village|pirate cove|pirate bay|pirate beach|smugglers cove|tram depot|military base|army base|military camp|army camp|naval base|air base|air force base|airbase|boot camp|garrison|border crossing|border post|border checkpoint|checkpoint|bus station|bus depot|bus terminal|coach station|bus garage|taxi rank|taxi stand|truck stop|truck depot|radar station|radar base|tracking station|satellite station|telescope array|antenna farm|listening post|weather station|meteorological station|polar station|polar base|arctic station|arctic base|antarctic station|antarctic base|antarctic research station|arctic research station|polar research station|shipyard|boatyard|boat yard|dry dock|drydock|container port|container terminal|cargo port|container yard|freight terminal|freight yard|loading dock|ferry terminal|ferry port|ferry dock|cruise terminal|rail yard|railyard|train yard|train depot|railway yard|railroad yard|marshalling yard|roundhouse|sawmill|saw mill|lumber yard|lumberyard|lumber mill|timber yard|logging camp|logging site|nuclear power plant|nuclear plant|nuclear power station|atomic power plant|substation|electrical substation|solar farm|solar park|solar power plant|water treatment plant|sewage plant|desalination plant|waterworks|coal mine|colliery|mining camp|mining site|gold mine|diamond mine|iron mine|copper mine|silver mine|oil field|oilfield|oil well|oil wells|drilling site|brickworks|brick factory|brickyard|brick kiln|salt works|saltworks|salt mine|salt pans|salt evaporation ponds|quarry|stone quarry|marble quarry|granite quarry|gravel pit|sand pit mine|open pit mine|opencast mine|refugee camp|relief camp|field hospital|base camp|everest base camp|dig site|excavation site|archaeological site|archaeological dig|excavation|ruins|old ruins|roman ruins|stone ruins|temple ruins|abbey ruins|castle in ruins|ruined abbey|ruined temple|ruined church|apiary|bee yard|bee farm|archery range|shooting range|firing range|trailer park|caravan park|caravan site|rv park|tree nursery|sculpture park|sculpture garden|statue garden|statue park|christmas tree farm|tree farm|cattle ranch|cattle farm|dairy farm|cow farm|horse ranch|horse farm|stud farm|sheep farm|sheep station|pig farm|hog farm|goat farm|alpaca farm|llama farm|ostrich farm|chicken farm|poultry farm|egg farm|duck farm|goose farm|turkey farm|camel farm|donkey sanctuary|elephant sanctuary",
  'gas-station': 'petrol station|filling station|service station|fuel station|gas pump~',
  gutter:
    'street gutter|roadside gutter|rain gutter|kerb|curb|kerbside|curbside|roadside|side of the road~|edge of the street',
  harbor:
    'fishing harbour|fishing harbor|seaside village|harbor town|harbour town|harbor village|harbour village|port town|fishing town|fishing port town|harbour|port|dock|docks|marina|wharf|quay|seaport|fishing port|ferry~',
  'industrial-area':
    'factory*|factory town|mill town|steel town|industrial town|industrial city|mining town|industrial zone|power station|power plant|steel mill|warehouse district|glassworks|glass works|ironworks|iron works|steelworks|steel works|gasworks|gas works|cement works|chemical works|industrial estate|industrial park|industrial site|industrial~|plant~',
  junkyard:
    'scrapyard|scrap yard|dump|scrap metal|mountain of scrap metal|mountain of scrap|mountain of junk|scrap metal heap|scrap heap|wrecking yard',
  mansion: 'chateau|manor|manor house|villa*|estate',
  'floating-market':
    'floating markets|floating market in thailand|water market|boat market|market on the water|market on boats|damnoen saduak',
  market:
    'marketplace|bangkok|bangkok street|street food market|market hall|covered market|indoor market|market street|bazaar|farmers market|street market|flea market|night market|fair stalls|flower market|fish market|seafood market|meat market hall|cheese market|bread market|book market|antique market|antiques market|spice market|fruit market|vegetable market|clothes market|bird market|plant market|fish market display|market display|market stall|souk|christmas market|outdoor market|market square|festival|food festival|folk festival|summer festival|spring festival|harvest festival|flower festival|cultural festival|outdoor festival',
  'medieval-town':
    'medieval town|medieval city|medieval street|medieval market|medieval square|old european town|medieval village square|prague|rothenburg|old town square|half timbered houses~|fairy tale town|fairytale town|middle ages~|cobbled square',
  mosque:
    'mosque*|mosque courtyard|courtyard of a mosque|blue mosque|hagia sophia|minaret~|grand mosque|middle eastern city|dubai mosque|morocco|marrakesh|marrakech|casablanca|cairo',
  palace:
    'royal palace|palace garden|palace gardens|royal garden|royal gardens|formal garden|french garden|baroque garden|fountain garden|versailles|sultan palace|arabian palace|monument~',
  'parking-lot': 'car park|parking space|parking',
  'phone-booth': 'telephone booth*|phone box*|telephone box*|call box*',
  pier: 'pier end|jetty end|wooden pier end|boardwalk|santa monica pier|seaside pier|wooden pier|jetty|seaside promenade|promenade|fishing pier|wooden dock|seaside boardwalk',
  'river-skyline': 'skyline across the water|city across the river',
  riverfront:
    'coastal city|seaside city|city by the sea|coastal town|seaside town|city skyline|hong kong|miami|melbourne|auckland|manhattan|waterfront|embankment|singapore',
  'tin-roof':
    'tin roof|metal roof|corrugated roof|iron roof|zinc roof|tin rooftop|corrugated iron roof|roof of tin',
  'tiled-roof':
    'house roof|shingled roof|clay roof|tiled rooftop|tiled rooftops|tiled roofs|roof tiles|cottage roof|thatched roof top',
  'gable-roofs': 'gable roofs|gabled roofs|roofs of houses|snowy gables',
  'rooftop-pool':
    'roof pool|rooftop swimming pool|rooftop with a pool|roof with a pool|rooftop with a swimming pool|swimming pool on a roof|pool on a roof|pool on the roof|pool on a rooftop|swimming pool on a rooftop|infinity pool|sky pool',
  rooftop:
    'sky deck|skydeck|roof|roof top|rooftops|rooftop garden|roof garden|garden on a roof|garden on the roof|penthouse|roof terrace|rooftop terrace|helipad|observation deck|viewing deck|viewing platform|observation platform|rooftop bar|balcony|balcony rail|balcony railing|wooden balcony rail|wooden balcony',
  roundabout: 'traffic circle|rotary~|city roundabout',
  'ruined-city':
    'ruined city|post apocalyptic city|post-apocalyptic city|abandoned city|deserted city|overgrown city|destroyed city|apocalypse|city in ruins|dystopian city~',
  skyscraper:
    'skyline|tokyo skyline|new york skyline|new york city skyline|seoul skyline|osaka skyline|las vegas skyline|skyscrapers*|high-rise buildings|high-rise|high rise|office tower|office building*|building~|tall building*|apartment building*',
  'steep-street':
    'lisbon|steep street|steep road|steep lane|steep alley|hilly street|uphill street|downhill street|uphill bay street|downhill bay street',
  street:
    'town|street festival|city festival|shops|row of shops|road|avenue|boulevard|sidewalk|lane|pavement|street corner|city street|pedestrian street|cobblestone street|corner|street market corner|neighbourhood|neighborhood|busy street|main street|shopping street|line of shops|square~',
  'stone-steps':
    'stone stairs|stone staircase|temple steps|temple stairs|shrine steps|monastery steps|castle steps|palace steps|pyramid steps|church steps|cathedral steps|museum steps|library steps|courthouse steps|capitol steps|mountain steps|garden steps|outdoor stairs|outdoor steps',
  temple:
    'kyoto|buddhist monastery|tibetan monastery|zen monastery|shaolin monastery|shaolin temple|himalayan monastery|japanese monastery|chinese monastery|shrine*|pagoda|buddhist temple|japanese temple|chinese temple|japan|ancient temple',
  'paris-street':
    'paris street|parisian street|paris streets|paris boulevard|parisian boulevard|paris avenue|parisian avenue|champs-elysees|champs elysees|champs-élysées|montmartre|montmartre street|parisian lane|paris alley',
  'times-square':
    'broadway|new york|new york city|neon signs~|las vegas|las vegas strip|piccadilly circus|tokyo|shibuya|shibuya crossing|tokyo crossing|tokyo street|akihabara|shinjuku|osaka|seoul|busy crossing|neon lit street|billboards~',
  'western-town':
    'western town|saloon exterior|wild west town|old west town|old western town|saloon street|cowboy town|frontier town|gold rush town|gold rush|wild west|old west|ghost town|ghost town in the west|western street',
  'tower-top':
    'castle tower top|battlements|castle battlements|parapet|castle parapet|ramparts|rampart|castle ramparts|castle wall|castle walls|castle balcony|castle roof|tower balcony|tower roof|turret top|castle keep',
  'under-bridge': 'under a bridge|under the bridge|beneath a bridge|beneath the bridge',
  tower: 'watchtower*|stone tower|pagoda tower',
  'parking-garage':
    'underground parking|underground car park|multi-storey car park|multistory car park|parking structure|underground garage|parking deck|car park garage|underground parking lot|basement parking|multi-storey parking',
  'car-wash': 'carwash|automatic car wash|car washing bay',
  'fire-station':
    'firehouse|fire house|fire hall|fire department|firefighters station|fire brigade station',
  'police-station':
    "police department|police precinct|precinct|police office|sheriff's office|sheriff office|police headquarters|detective's office|detective office",
  'car-showroom':
    'car dealership|auto dealership|auto showroom|showroom|dealership|automobile showroom|car salon',
  slum: 'favela|favelas|barrio|shantytown|shanty town|slums|township shacks|ghetto|refugee settlement',
  'subway-entrance':
    'metro entrance|underground entrance|tube entrance|entrance to the subway|entrance to the metro|entrance of the subway|entrance of the metro|subway stairs|metro stairs|subway steps|subway station entrance|metro station entrance|entrance to a subway station|entrance to a metro station|entrance of a subway station|entrance of a metro station',
}
