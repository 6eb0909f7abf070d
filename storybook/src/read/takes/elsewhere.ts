import { garmentOf } from '../words/describing-words.ts'
import { placeWord } from '../words/place-words.ts'

const AT_PLACE =
  /\b(in|into|to|at|through|across|onto|on|over|enters|reaches) (?:the|an?|his|her|their|its) ([a-z]+(?: (?!(?:and|with|in|on|at|to|of|for|from|by|near|under|where|while|as|the|an?|his|her|its)\b)[a-z]+){0,2})\b/g
/** What one goes into where one is: from a beach into the sea is one shot. */
export const NEXT_DOOR =
  /^(?:beach|sea|ocean|water|waves?|lake|river|pond|pool|stream|sky|air|clouds?|snow|mud|sand|grass|road|path|bridge|stage|floor|ground|garden|rain|yard|lawn|corner|tent|home|tracks?|spotlight)$/

/** From a bridge into its river: what is on it is not seen from there. */
const ABOVE_WATER = /\b(?:bridge|pier|jetty)\b/
const FALLS_IN =
  /^(?:falls|tumbles|drops|plunges|jumps|dives) (?:down )?into (?:the|an?) (?:[a-z]+ ){0,2}(?:water|river|stream|lake|sea|pond)\b/

const GOES_HOME = /^(?:rides|drives|flies|sails|cycles) (?:back )?home\b/

/** "… built in a factory, walks out into the city": one place before, another one after. */
export function goesElsewhere(before: string, after: string): boolean {
  const [next = ''] = after.split(/,| and /)
  if (opensOnto(before, after) || (ABOVE_WATER.test(before) && FALLS_IN.test(next))) return true
  if (GOES_HOME.test(next) && !/\bhome\b/.test(before)) return true
  const [from, to] = [placesIn(before).at(-1), placesIn(next)[0]]
  return from !== undefined && to !== undefined && from !== to
}

/** "Runs into the forest": on the way to a place. */
export function setsOut(clause: string): boolean {
  return (
    /^[a-z]+s (?:[a-z]+ )?(?:to|into|through|across) /.test(clause) && placesIn(clause).length > 0
  )
}

const WAY_IN =
  /\b(?:opens|unlocks|enters|(?:walks|steps|goes|crawls|climbs|jumps|falls|dives|squeezes|runs|peeks|looks) (?:through|into|down|in)) (?:an?|the|his|her|its|their) (?:[a-z]+ ){0,2}(door|wardrobe|closet|cupboard|mirror|painting|book|curtains?|chest|box|window|fridge|trapdoor|gate|portal|hatch|tunnel|hole|well|elevator|tent)\b/
const WAY_OUT =
  /^(?:finds|discovers|enters|reaches|sees|steps|walks|climbs|crawls|emerges|arrives|lands|falls|comes|ends up)(?: (?:him|her|it)self)?(?: out)?(?: (?:into|in|onto|on|at|to))? (?:the|an?) ((?:[a-z]+ ){0,3}?[a-z]+)$/
const MORE_OF_IT =
  /[.;]$| (?:full of|filled|(?:overgrown|covered|hidden|surrounded) (?:with|by|in|behind)|made of|of|with|behind|inside|where|under)\b.*/

/** "Opens a door and finds an underwater world": what is behind it is a place of its own. */
function opensOnto(before: string, after: string): boolean {
  const [next = ''] = after.split(/,| and |[.;]/)
  const [, found = ''] = WAY_OUT.exec(next.replace(MORE_OF_IT, '').trim()) ?? []
  const words = found.split(' ')
  const named = words.some((_, index) => placeWord(words.slice(index).join(' ')) !== null)
  return named && (WAY_IN.test(before) || (UNEXPECTED.test(next) && placesIn(before).length > 0))
}

/** "Hacks through the jungle and discovers a ruined temple": seen as what it is, after the way there. */
const UNEXPECTED = /^(?:discovers|reaches|uncovers|finds|stumbles upon|comes upon|arrives at)\b/

/** Doors and wardrobes to elsewhere are in some room, if nothing is said of where they are. */
export function inRoom(before: string, after: string): string {
  const [, way = 'gate'] = opensOnto(before, after) ? (WAY_IN.exec(before) ?? []) : []
  const outside = /^(?:gate|portal|hatch|tunnel|hole|well|elevator|tent)$/.test(way)
  return outside || placesIn(before).length > 0 ? before : `${before} in a room`
}

/** Deeds, and things they are done to, that every day has a place of its own for. */
const HOMES: readonly (readonly [home: string, deeds: RegExp, words: RegExp])[] = [
  [
    'street',
    /^(?:drive|commute|ride-bus|hail-taxi)$/,
    /\b(?:bus|train|tram|taxi|cab|subway|car|bike|bicycle|to work|to school)\b/,
  ],
  [
    'bathroom',
    /^(?:shower|bathe|shave|brush-teeth|wash-hair|dry-hair|wash-face)$/,
    /\b(?:shower|bath|bathtub|teeth)\b/,
  ],
  [
    'kitchen',
    /^(?:cook|bake|flip-pancake|wash-dishes|make-coffee|make-tea|chop|fry)$/,
    /\b(?:breakfast|lunch|dinner|toast|cereal|pancakes?|eggs|dishes|(?:makes|brews|pours) (?:some |an? |his |her )?(?:cup of )?(?:coffee|tea))\b/,
  ],
  ['office', /^(?:type|staple)$/, /\b(?:at (?:his|her|the|a) (?:desk|computer|office))\b/],
  [
    'bedroom',
    /^(?:wake-up|get-up|make-bed|get-dressed)$/,
    /\b(?:to bed|in bed|out of bed|bedroom|goes to sleep)\b/,
  ],
]

type Doing = readonly [deed: string | undefined, words: string]

function homeOf([deed = '', words]: Doing): string | undefined {
  return HOMES.find(([, deeds, things]) => deeds.test(deed) || things.test(words))?.[0]
}

/** Where a deed is done that is told without a place. */
export function roomOf(deed: string | undefined, words: string): string | undefined {
  const home = homeOf([deed, words])
  if (home === 'street') return /\b(?:train|subway)\b/.test(words) ? 'train station' : home
  return placesIn(words).length > 0 ? undefined : home
}

/** "Wakes up, brushes his teeth and runs after the bus": nobody has a washbasin in the street. */
export function hasOtherHome(before: Doing, after: Doing): boolean {
  const [from, to] = [homeOf(before), homeOf(after)]
  return from !== undefined && to !== undefined && from !== to
}

export function placesIn(words: string): readonly string[] {
  return [...words.matchAll(AT_PLACE)].flatMap(([, at = '', phrase = '']) => {
    // "A dark forest at dusk": the first of these words that is a place, alone or with those before it.
    const nouns = phrase.split(' ')
    // "In a trench coat": nobody is in a trench.
    if (nouns.some((noun) => garmentOf(noun) !== null)) return []
    const known = nouns
      .flatMap((noun, index) => [nouns.slice(0, index + 1).join(' '), noun])
      .find((each) => {
        const place = placeWord(each)
        return place !== null && (!place.thing || /^(?:in|at|enters|reaches)$/.test(at))
      })
    return known === undefined || NEXT_DOOR.test(known) ? [] : [known]
  })
}
