import { CRAFT, LIVING } from '../../plan/kinds.ts'
import type { Kind, Look } from '../../plan/plan.ts'

/** Words by which a pattern or a state is told, each in one word. */
const WORDS: Readonly<Record<Look, string>> = {
  striped: 'striped stripy stripey pinstriped',
  spotted: 'spotted spotty speckled dappled mottled',
  dotted: 'dotted dotty polka-dot polka-dotted',
  checked: 'checked checkered chequered plaid tartan gingham',
  floral: 'floral flowery flowered flower-patterned flower-print',
  broken: 'broken shattered smashed',
  cracked: 'cracked chipped fractured',
  bitten: 'bitten half-eaten half-bitten nibbled partly-eaten partially-eaten',
  burnt: 'burnt burned charred scorched singed',
  dirty: 'dirty stained grimy filthy soiled smudged unwashed paint-splattered clay-covered',
  muddy: 'muddy mud-covered mud-splattered mud-caked',
  dusty: 'dusty dust-covered cobwebbed',
  mossy: 'mossy moss-covered moss-grown algae-covered lichen-covered',
  old: 'old ancient antique aged weathered worn worn-out battered shabby dilapidated decrepit ramshackle derelict neglected abandoned forgotten',
  wet: 'wet soaked drenched dripping soaking rain-soaked sodden soggy',
  dewy: 'dewy dew-covered dew-kissed',
  shiny: 'shiny glossy gleaming polished shining',
  faded: 'faded bleached washed-out sun-bleached',
  tarnished: 'tarnished dull lacklustre',
  rotten: 'rotten mouldy moldy decayed spoiled',
  wilted: 'wilted withered shrivelled shriveled drooping dried-up',
  deflated: 'deflated',
  lit: 'lit',
  unlit: 'unlit',
  frosty: 'frosted frost-covered frosty ice-covered',
  torn: 'torn ripped tattered shredded frayed',
  upturned: 'upturned upside-down capsized inverted',
  tipped: 'tipped tipped-over knocked-over toppled overturned spilt spilled',
  snowy: 'snow-covered snow-dusted snow-laden snow-caked',
  dented: 'dented banged-up bashed',
  crashed: 'crashed wrecked crash-landed',
  buried: 'half-buried buried half-sunken half-submerged',
  tied: 'tied-up roped',
  chained: 'chained shackled',
  bandaged: 'bandaged wounded injured',
  wrapped: 'blanket-wrapped',
  wheeled: '',
  wheelless: 'wheelless wheel-less',
  tracked: '',
  winged: '',
  legged: '',
  faced: '',
}

const LOOKS: ReadonlyMap<string, Look> = new Map(
  (Object.entries(WORDS) as [Look, string][]).flatMap(([look, words]) =>
    words
      .split(' ')
      .filter(Boolean)
      .map((word): [string, Look] => [word, look]),
  ),
)

/** Stuff that something may be covered in or sprinkled with, and how it looks then. */
const COVERS: readonly (readonly [stuff: RegExp, look: Look])[] = [
  [/(?:^| )(?:dust|cobweb|flour|(?:powdered |icing )?sugar|chalk)s?$/, 'dusty'],
  [/(?:^| )(?:mud|dirt|soil)$/, 'muddy'],
  [/(?:^| )(?:clay|plaster)$/, 'dirty'],
  [/(?:^| )(?:moss|algae?|lichens?|seaweeds?|duckweed)$/, 'mossy'],
  [/(?:^| )(?:stain|grime|grease|soot|smudge|oil|blood|slime|paint)s?$/, 'dirty'],
  [/(?:^| )(?:dew|(?:dew|water|rain)? ?(?:drop|droplet|bead))s?$/, 'dewy'],
  [/(?:^| )(?:pollen|glitter|sprinkle|freckle)s?$/, 'dotted'],
  [/(?:^| )(?:frost|ice crystal)s?$/, 'frosty'],
  [/(?:^| )snow$/, 'snowy'],
  [/(?:^| )(?:crack|scratch)(?:es)?s?$/, 'cracked'],
  [/(?:^| )(?:polka dot|dot)s?$/, 'dotted'],
  [/(?:^| )stripes?$/, 'striped'],
  [/(?:^| )spots?$/, 'spotted'],
  [/(?:^| )bite(?: mark)?s?$/, 'bitten'],
]

/** A zebra-striped sofa is striped, whatever else. */
export const lookOf = (word: string): Look | null =>
  LOOKS.get(word) ?? LOOKS.get(/-(blanket-wrapped|[a-z]+)$/.exec(word)?.[1] ?? '') ?? null

/** Whether a word tells such a look. */
export const isLook = (word: string): boolean => lookOf(word) !== null

/** Who is born with it is drawn so. */
const BORN_SO = /tiger|zebra|leopard|cheetah|giraffe|ladybug|dalmatian|clown ?fish|jaguar|bee|hyena/

/** How something looks by the words before its name; a person's patterns are of the clothes. */
export function looksIn(words: string, { kind, head }: { kind: Kind; head: string }): Look[] {
  if (BORN_SO.test(head)) return []
  const said = words
    .replace(/^.*'s /u, '')
    .replace(/\bstained glass/u, '')
    .replace(/\bpolka dot/u, 'polka-dot')
    .split(' ')
  // A car that turns over ends on its roof, a glass on its side.
  const over = CRAFT.has(kind) ? 'upturned' : 'tipped'
  const found = said.flatMap((word) => (word === 'overturned' ? over : (lookOf(word) ?? [])))
  const fits = (look: Look): boolean => {
    if (kind === 'sky') return /^(?:lit|unlit)$/.test(look)
    if (kind === 'person') return STICKS.has(look)
    if (look === 'wrapped' || look === 'mossy') return LIVING.has(kind)
    return look === 'old' ? !AGELESS.test(kind) : !LIVING.has(kind) || !LIFELESS.has(look)
  }
  return [...new Set(found)].filter(fits).slice(0, 3)
}

/** What has an age of its own, or none. */
const AGELESS = /^(?:animal|bird|fish|insect|creature|plant|nature|food|symbol)$/

/** What sticks to people; all else is of their clothes. */
const STICKS: ReadonlySet<Look> = new Set([
  'dirty',
  'muddy',
  'dusty',
  'wet',
  'frosty',
  'snowy',
  'tied',
  'chained',
  'buried',
])

/** Whether stuff that lies on somebody is seen on them. */
export const sticksTo = (look: Look, kind: Kind): boolean => kind !== 'person' || STICKS.has(look)

/** "Covered in dust", "with dew drops". */
export function lookOfCover(head: string): Look | null {
  return COVERS.find(([stuff]) => stuff.test(head))?.[1] ?? null
}

/** Food that is all over somebody; beside them it would stand on a plate. */
const SPILT =
  /(?:^| )(?:sauce|spaghetti|pasta|noodle|chocolate|cream|ice cream|jam|cake|icing|frosting|ketchup|mustard|honey|soup|batter|custard|food|porridge|yogh?urt)s?$/

const RUNS_OFF = /(?:^| )(?:water|rain|seawater|rainwater|lemonade|juice|milk|beer)$/

/** How somebody looks whom such stuff is all over; null for what does not stick. */
export function lookOfSmear(head: string): Look | null {
  if (RUNS_OFF.test(head)) return 'wet'
  return lookOfCover(head) ?? (SPILT.test(head) ? 'dirty' : null)
}

/** The colour of what sticks to somebody, where it is not that of earth. */
const STAINS: readonly (readonly [stuff: RegExp, colour: string])[] = [
  [/(?:sauce|spaghetti|pasta|noodle|ketchup|jam|blood|soup)s?$/, 'red'],
  [/(?:cake|icing|frosting|cream|batter|porridge|yogh?urt)s?$/, 'cream'],
  [/(?:pollen|mustard|honey|custard)s?$/, 'yellow'],
  [/slime$/, 'green'],
  [/clay$/, '#b5714a'],
  [/plaster$/, 'white'],
  [/(?:grease|soot|oil)$/, 'black'],
  [/paints?$/, 'rainbow'],
]

export function colourOfCover(head: string): string | null {
  return STAINS.find(([stuff]) => stuff.test(head))?.[1] ?? null
}

/** What happens to things only: a broken robot is told otherwise. */
const LIFELESS: ReadonlySet<Look> = new Set([
  'broken',
  'cracked',
  'bitten',
  'burnt',
  'torn',
  'tipped',
  'dented',
  'crashed',
])
