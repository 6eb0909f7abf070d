import { NAMED_PLACES } from '../../lexicon/places/all-places.ts'
import { ROOMS } from '../../lexicon/places/rooms.ts'
import { TRAVEL } from '../../lexicon/places/travel.ts'
import { VENUES } from '../../lexicon/places/venues.ts'
import { placesIn } from '../takes/elsewhere.ts'
import { CUT, type Text } from '../prompt/text.ts'
import { keptOf, OUT_THERE, SCENIC, sightOf, type WindowSeen } from './view-words.ts'
import { roomIn } from './window-rooms.ts'

/** Words that are only said indoors. */
const INDOORS =
  /\b(?:carriage|compartment|train|spaceship|space station|submarine|living room|bedroom|kitchen|café|cafe|office|hut|cabin|front door|doormat|fireplace|sofa|couch|armchair|bed|desk|indoors|inside|attic|classroom|library|stair(?:s|case|way)|corridor|workshop|studio|forge|smithy|hospital|ward|nursery|bathroom|restaurant|bakery|pub|bar|tavern|shop|laboratory|lab|ballroom|(?:dining|bath|bed|hotel|waiting|engine|throne|music|sewing) ?room|apartment|flat|loft|oven|rug|tv|television|hairdresser|barber|librarian|dentist|surgeon|tailor|seamstress|cashier|pharmacist|receptionist)\b/u

/** Rooms by what stands in them, where none is named. */
const FURNISHED: readonly (readonly [things: RegExp, room: string])[] = [
  [/(?<!\b(?:flower|river|truck|garden|sea|seed|dog) )\bbed\b/u, 'bedroom'],
  [/\b(?:sofa|couch|armchair|rocking chair|fireplace|rug|tv|television)\b/u, 'living room'],
  [
    /\b(?:desk|computer|monitors?|office worker|architect|engineer|accountant|lawyer|programmer|business(?:man|woman|men|women|people)\b[^.]* table)\b/u,
    'office',
  ],
  [/\bbakers?\b/u, 'bakery'],
  [/\b(?:oven|stove|fridge)\b/u, 'kitchen'],
]

/** "At her desk, city lights behind her": nobody has a desk out there. */
const BEHIND_THEM = new RegExp(
  `(?<lead>[,.;¦]|\\b(?:with|while|as)\\b) *(?<view>(?:[a-z'-]+ ){0,3}?(?:${SCENIC}|eiffel tower|big ben|mount fuji|towers|harbou?r|bay|beach|canals?)(?: (?:is |are )?(?!and\\b|with\\b)[a-z]+(?:ing|s))? )(?:behind|beyond) (?:him|her|them)(?= *(?:[,.;¦]|$|(?:on|over|in) ))`,
  'gu',
)

/** "While it rains outside", "a storm rages outside": whoever says so is within, whether they name a room or not. */
const FALLS =
  "(?:it(?: is|'s)? )?(?:rain|snow|storm|hail|pour)(?:s|ing)(?: (?:hard|heavily|softly|gently|down))?"
const BLOWS =
  '(?:(?:a|the|heavy|wild|cold|thick|wet|soft) ){0,2}(?:rain|snow(?:flakes|storm)?|(?:thunder)?storm|blizzard|hail|wind|sleet)(?: (?:is |are )?(?:fall|rage|rag|pour|howl|whirl|beat|roar|drift|blow)(?:s|ing)?(?: down)?)?'
const WEATHER_OUTSIDE = new RegExp(
  `(?<lead>^|[,.;¦]|\\b(?:and|with|while|as|because|when)\\b) *(?:(?<view>(?:${FALLS}|${BLOWS}) )outside|outside,? (?<early>${FALLS}|${BLOWS}))(?= *(?:[,.;¦]|$|and\\b))`,
  'gu',
)

/** "… in the carriage, snowy mountains outside": there must be a window, though nobody names it. */
export function takeOutside(text: Text): WindowSeen | null {
  // A train that passes behind him is no room that he is in.
  const body = text.body.replace(BEHIND_THEM, '$<lead>')
  const furnished = FURNISHED.find(([things]) => things.test(body))?.[1] ?? null
  const room = furnished ?? roomIn(body)
  const outside = furnished !== null || INDOORS.test(body) ? [OUT_THERE] : []
  const behind = room !== null && isWithinWalls(text.body) ? [BEHIND_THEM] : []
  const wet = isWithinWalls(text.body) ? [WEATHER_OUTSIDE] : []
  const views = [...wet, ...outside, ...behind].flatMap((pattern) => takeViews(text, pattern))
  return views.length === 0
    ? null
    : { view: views.join(', ').slice(0, 80), sill: false, room, only: null }
}

/** A sofa in a desert has no window behind it. */
function isWithinWalls(body: string): boolean {
  const out = placesIn(body).map((name) => NAMED_PLACES.get(name)?.id ?? '')
  return out.every((id) => [ROOMS, VENUES, TRAVEL].some((table) => Object.hasOwn(table, id)))
}

function takeViews(text: Text, pattern: RegExp): string[] {
  const views: string[] = []
  text.body = text.body.replace(pattern, (...found: unknown[]) => {
    const groups = found.at(-1) as Partial<Record<'view' | 'early' | 'lead', string>>
    const { view = groups.early ?? '', lead = '' } = groups
    views.push(sightOf(view.trim()))
    text.taken.push(String(found[0]).trim())
    const kept = keptOf(view)
    return `${lead} ${kept === '' ? '' : CUT + kept + CUT}`
  })
  return views
}
