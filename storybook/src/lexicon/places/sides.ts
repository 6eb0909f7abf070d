import { COUNTRY } from './country.ts'
import { NAMED_PLACES } from './all-places.ts'
import type { PlaceWords } from './place-words.ts'
import { ROOMS } from './rooms.ts'
import { TRAVEL } from './travel.ts'
import { VENUES } from './venues.ts'

/** What is said of houses whose inside or outside has a name that is not made of theirs; an empty word leaves it as it is. */
const SIDES: readonly (readonly [names: string, inside: string, outside: string])[] = [
  ['church|chapel|basilica|cathedral|abbey|minster|orthodox church', 'church interior', ''],
  ['castle|fortress|citadel', 'castle interior', ''],
  ['palace|mansion|manor|manor house|chateau', 'palace interior', ''],
  ['house|home|farmhouse|villa|bungalow|townhouse|country house', 'house interior', 'house'],
  ['cottage|chalet|hut|lodge|mountain hut', 'cabin interior', 'cabin exterior'],
  ['log cabin|wooden cabin|cabin', 'cabin interior', 'cabin exterior'],
  ['garage', 'garage interior', 'driveway'],
  ['shed|garden shed|tool shed', 'workshop', ''],
  ['hangar', '', 'airfield'],
  ['warehouse|depot|storehouse', 'warehouse interior', 'warehouse district'],
  ['greenhouse|glasshouse|hothouse|conservatory', 'indoor garden', 'garden with a greenhouse'],
  ['booth|market booth|vendor booth|stall|market stall|bazaar', 'indoor market', 'outdoor market'],
  ['playground|play area|play place', 'indoor playground', 'playground'],
  ['theater|theatre', 'theater', 'amphitheater'],
  ['cinema|movie theater|movie theatre', 'cinema', 'outdoor cinema'],
  ['auditorium|concert hall', 'concert hall', 'outdoor stage'],
  ['concert|stage|theater stage', '', 'outdoor stage'],
  ['escalator|elevator|lift', '', ''],
  ['parking|parking lot|car park|parking garage', 'parking garage', 'parking lot'],
  ['firing range|shooting range|archery range', 'indoor shooting range', ''],
  ['living room|lounge|dining room|office', '', 'patio'],
  ['kitchen', '', 'barbecue area'],
  ['classroom', 'classroom', 'school playground'],
  ['gym|gymnasium', 'gymnasium', 'calisthenics park'],
  ['restaurant|cafe|café|coffee shop|bistro|pub|bar', '', 'cafe terrace'],
  ['sauna', 'sauna', 'cabin exterior'],
  ['jail|prison', 'prison cell', 'prison yard'],
  ['zoo|petting zoo', 'reptile house', 'zoo'],
  ['swimming pool|pool', 'indoor swimming pool', 'outdoor swimming pool'],
  ['hot tub|spa', 'spa', 'hot spring'],
  ['stadium|arena|sports arena', 'indoor arena', 'stadium'],
  ['power plant|power station|nuclear power plant', 'turbine hall', ''],
  ['car|taxi|cab|truck|van|jeep|limousine|sports car', 'car interior', ''],
  ['boat|ship|yacht|sailboat|cruise ship', 'ship bedroom', ''],
  ['helicopter', 'helicopter cockpit', ''],
  ['rocket|spacecraft|ufo|spaceship', 'spaceship interior', ''],
  ['building|skyscraper|office building|high-rise', 'hotel lobby', 'building exterior'],
  ['tower|windmill|watchtower|bell tower|castle tower', 'tower interior', ''],
  ['florist shop|flower shop|florist', 'flower shop', 'flower shop exterior'],
]

const BY_NAME: ReadonlyMap<string, readonly [inside: string, outside: string]> = new Map(
  SIDES.flatMap(([names, inside, outside]) =>
    names
      .split('|')
      .map((name): [string, readonly [string, string]] => [
        name,
        [inside === '' ? name : inside, outside === '' ? name : outside],
      ]),
  ),
)

/** Most of these are rooms. */
const WITHIN_WALLS: readonly PlaceWords[] = [ROOMS, VENUES, TRAVEL]

/** Lands with nothing to go into. */
const isLand = (id: string): boolean => Object.hasOwn(COUNTRY, id)

const namedPlace = (words: string): boolean => NAMED_PLACES.get(words)?.alone === false

/** What the inside of this is called, or null for what has none. */
export function insideOf(name: string): string | null {
  if (namedPlace(`indoor ${name}`)) return `indoor ${name}`
  const told = BY_NAME.get(name)?.[0] ?? name
  if (told !== name) return told
  if (namedPlace(`${name} interior`)) return `${name} interior`
  return namedPlace(name) ? name : null
}

/** What this is called as it is seen in the open, or null for what no place is known by. */
export function outsideOf(name: string): string | null {
  const own = BY_NAME.get(name)?.[1]
  if (own !== undefined) return own
  const told = [`outdoor ${name}`, `${name} exterior`].find(namedPlace)
  const id = NAMED_PLACES.get(name)?.id
  if (told !== undefined || id === undefined) return told ?? null
  const room = !isLand(id) && WITHIN_WALLS.some((table) => Object.hasOwn(table, id))
  return room ? `${name} exterior` : name
}
