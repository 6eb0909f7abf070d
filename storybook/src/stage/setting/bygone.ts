import type { Subject } from '../../plan/plan.ts'
import { callingHomes, workHomes } from '../telling/people/callings.ts'
import { deedHomes } from './habitats.ts'
import { nameSet } from '../../lexicon/word-set.ts'

/** Who lived long ago, and where. */
const LONG_AGO: readonly (readonly [who: RegExp, ...places: readonly string[]])[] = [
  [
    /\bcave ?(man|men|woman|women|people|person|boy|girl|child|kid)\b|neanderthal|stone age|homo erectus|\b(tyrannosaurus|t-rex|mammoth|dinosaur|triceratops|stegosaurus|pterodactyl|\w+saurus|sabertooth|saber-toothed tiger)\b/u,
    'prehistoric',
    'jungle',
  ],
  [
    /\b(roman|centurion|gladiator|legionary|caesar|emperor(?! (?:penguin|moth|dragonfly|tamarin|angelfish))|senator|toga)\b/u,
    'colosseum',
  ],
  [/\b(pharaoh|cleopatra|egyptian|sphinx|mummy)\b/u, 'pyramid'],
  [/\b(greek (?:god|goddess|hero|warrior|philosopher)|spartan|hoplite)\b/u, 'greek-temple'],
  [
    /\b(knight|squire|jester|king|queen|prince|princess|medieval \w+|crusader|executioner|bard|peasant)\b/u,
    'castle',
    'medieval-town',
  ],
  [/\bvikings?\b/u, 'highlands', 'snowy-mountain'],
  [/\b(wuxia|taoist)\b/u, 'bamboo-forest', 'chinese-town'],
  [/\b(samurai|ninja|shogun|ronin|geisha)\b/u, 'temple', 'japanese-garden'],
  [
    /\b(cowboy|cowgirl|sheriff|outlaw|gunslinger|pioneer|settler|gold digger|prospector)\b/u,
    'western-town',
    'desert',
  ],
]

/** Where nobody of long ago ever was. */
const OF_TODAY = nameSet(
  'park, street, city, city-street, downtown, office, gym, gymnasium, cafe, kitchen, playground',
  'highway, campsite, stadium, arena, harbor, workshop, living-room',
)

/** Where this one is at home who lived long ago; nothing for people of today. */
function bygoneHomes({ noun, person }: Subject): readonly string[] {
  const called = `${noun} ${person?.role ?? ''}`
  const [, ...places] = LONG_AGO.find(([who]) => who.test(called)) ?? [/x/u]
  return places
}

const beforeToday = (places: readonly string[]): string[] =>
  places.filter((place) => !OF_TODAY.has(place))

/** Whoever lived long ago is there, unless the deed asks for a place that was there already. */
export function longAgo(
  lead: Subject | undefined,
  places: readonly string[],
  wishes: readonly string[],
): readonly string[] {
  const own = lead ? bygoneHomes(lead) : []
  if (!lead || own.length === 0) return places
  const asked = [...workHomes(lead), ...wishes, ...deedHomes(lead), ...callingHomes(lead)]
  return [...beforeToday(asked), ...own, ...beforeToday(places)]
}
