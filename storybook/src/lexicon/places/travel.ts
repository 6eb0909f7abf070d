import type { PlaceWords } from './place-words.ts'

/** Roads, stations, and vehicles from inside. */
export const TRAVEL: PlaceWords = {
  'airplane-cabin':
    'plane cabin|aircraft cabin|inside a plane|inside an airplane|airplane interior|airplane seat~|plane interior|on a plane|on an airplane|first class cabin',
  airport: 'runway|airfield|tarmac|landing strip|airport runway|airstrip',
  'bus-interior':
    'inside a bus|on a bus|bus seat~|school bus interior|inside a tram|tram interior|coach interior|inside the bus',
  'car-interior':
    'car cabin|car dashboard|interior of a car|interior of the car|car inside|taxi interior|truck interior|van interior|automobile interior|vehicle interior|car cockpit',
  'canal-lock':
    'canal locks|lock chamber|lock on a canal|lock on the canal|lock gates|lock gate|canal lock gate|boat lock|flight of locks',
  'coastal-road':
    'coastal road|coast road|coastal highway|seaside road|ocean road|ocean drive|pacific coast highway|road by the sea|road along the coast|road along the sea|cliff road',
  'country-road':
    'field road|field path|field track|road through fields|path through the fields|path through fields|track through the fields|farm field road|hedgerow lane|hedge lane|lane in the country|lane in the countryside|lane through the countryside|lane between hedges|lane through the fields|rural road|prairie road|prairie highway|plains road|road across the prairie|road through the prairie|road on the prairie|steppe road|mountain road|winding road|road through the mountains|road in the mountains|dirt road|dirt path|dirt track|dirt trail|dirt lane|country lane|country path|country track|muddy road|muddy path|muddy track|muddy trail|muddy lane|gravel road|gravel path|gravel track|farm road|farm track|farm lane|cart track|unpaved road|backroad|back road|sandy road|sandy track|bumpy road|rough road|rocky road|snowy road|snowy lane|jungle road|jungle track|savanna road|village road|quiet lane|narrow lane|country drive|road through the countryside|road through the fields|road between fields|road in the countryside',
  cockpit: 'airplane cockpit|flight deck|plane cockpit|pilot seat~|helicopter cockpit|jet cockpit',
  'desert-road':
    'desert highway|route 66|road through the desert|road in the desert|dusty road|outback road',
  'forest-road':
    'road through the forest|wooded road|road in the forest|forest track|forest lane|road through the woods|road in the woods|woodland road|woodland track',
  highway:
    'freeway|motorway|expressway|interstate|autobahn|open road|road trip|lonely road|empty road|asphalt road|busy freeway|busy highway|traffic jam|rush hour traffic|rush hour|heavy traffic|freeway traffic',
  'launch-pad':
    'launch pad*|launchpad|rocket launch pad|launch site|space center|space centre|cape canaveral|spaceport|space port|cosmodrome|rocket base',
  'mountain-climb':
    'uphill mountain road|uphill forest trail|downhill forest trail|uphill mountain trail|downhill mountain road|downhill mountain trail|steep mountain road|steep mountain trail|steep mountain path',
  railway:
    'railroad|train tracks|tracks|rails|railway track|railroad tracks|train railway|train track|railroad track|rail',
  'ship-deck':
    'pirate ship deck|deck of a ship|deck of a pirate ship|boat deck|pirate ship*|on board|deck of a boat|ship deck|sailing ship*|galleon*|cruise ship deck|deck',
  'river-crossing': 'river gorge|river crossing|river ford',
  spaceship:
    'space station*|spaceship interior|spaceship cockpit|starship cockpit|spacecraft cockpit|rocket cockpit|starship bridge|spaceship bridge|inside a spaceship|space shuttle interior|spacecraft interior|bridge of a spaceship|spacecraft~|starship~',
  submarine: 'submarine*|submarine interior|inside a submarine|underwater base|periscope room',
  subway:
    'subway station platform|metro station platform|underground station platform|tube station platform|subway train platform|subway station|metro|metro station|underground station|subway platform|metro platform|tube station|underground platform',
  'train-car':
    'train interior|inside a train|train carriage|train compartment|railway carriage|on a train|train cabin|train window~|dining car|sleeper car|sleeping car|train dining car|restaurant car|passenger car|railway car',
  'train-station':
    'station|railway station|train platform|platform|train station platform|railroad station',
  tunnel:
    'metro tunnel|subway tunnel|underground tunnel|railway tunnel|tube tunnel|underpass|sewer|sewers|storm drain|train tunnel|road tunnel|mine|mine shaft|mineshaft|underground mine|inside a mine',
  'subway-car':
    'subway interior|metro car|metro interior|subway carriage|metro carriage|tube carriage|tube train interior|underground carriage|subway train interior|metro train interior|inside the subway|inside the metro|on the subway|on the metro|subway compartment',
  'airport-terminal':
    'terminal|airport hall|airport lounge|departure hall|arrivals hall|arrival hall|departure gate|arrival gate|arrivals gate|arrival gates|arrivals lounge|boarding gate|airport gate|baggage claim|baggage carousel|luggage carousel|baggage reclaim|check-in counter|check-in desk|check in counter|airport security|airport check-in|security checkpoint|passport control|airport interior|inside an airport|inside the airport|departure lounge',
  hangar: 'aircraft hangar|airplane hangar|plane hangar|airport hangar',
  'toll-booth': 'tollbooth|toll gate|toll plaza|toll station|toll road',
}
