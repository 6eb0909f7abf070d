import type { Turn } from '../turn.ts'

/** What holds or shows a world of its own, by the name of the frame that it gives the picture. */
const HOLDERS: readonly (readonly [name: string, words: string])[] = [
  [
    'globe',
    'snow ?globe|snow dome|glass globe|glass sphere|glass dome|glass orb|bell jar|soap bubble',
  ],
  ['crystal', 'crystal ball|magic ball|magic orb|crystal orb|palantir|orb'],
  ['jar', '(?:mason |glass |jam |cookie )?jar|lantern|light ?bulb|vial|teacup|pocket watch|locket'],
  ['bottle', '(?:glass |wine )?bottle'],
  ['tank', 'terrarium|vivarium|glass tank|glass box|diorama|dollhouse box'],
  [
    'frame',
    '(?:picture |photo )?frame|painting|old photograph|photograph|magic mirror|mirror|postcard',
  ],
  ['screen', 'television(?: set| screen)?|tv(?: set| screen)?|telly|cinema screen|computer screen'],
]

const anyOf = (names: string): string =>
  HOLDERS.filter(([name]) => names.split(' ').includes(name))
    .map(([, words]) => words)
    .join('|')

const HOLDS = anyOf('globe crystal jar bottle tank')
const SHOWS = anyOf('crystal frame screen')
const A =
  "(?:an?|the|my|his|her|their|its|(?:the |an? )?(?:[a-z]+ )?[a-z]+'s) (?:(?!of\\b)[a-z-]+ ){0,3}?"
/** Where the thing itself stands: on the table that is drawn with it. */
const STANDS =
  "(?: (?:that (?:is|stands|sits) |which (?:is|stands|sits) |standing |sitting |placed |resting |hanging )?(?:on|upon|in|at|above) (?:an?|the|his|her|my) (?:[a-z']+ ){0,2}[a-z]+)?"

const FRONT = new RegExp(
  `^(?:macro (?:shot )?of |close-?up of )?(?:deep |safely )?(?:inside(?: of)?|in|within) ${A}(?<holder>${HOLDS})${STANDS}(?:,| there (?:is|are))+ (?<world>.+)$`,
)
const DEED =
  '(?:sail|skat|ski|walk|danc|play|sit|stand|runs?\\b|runn|rid|roam|sledd|drive|driv|fl(?:y|ies)|march|fight|explor|camp|cook|fish|hik|climb|build|read|sing|wander|stroll|rages?\\b|raging|celebrat|swirl|battl|attack|liv|swing|chas|grow up|work|jump|rac|travel|falls?\\b|falling|drift)'
/** Who is outside of it is seen there, with the thing in hand. */
const OUTSIDE =
  /\b(?:hold|keep|kept|catch|put|shak|carr[yi]|look|watch|peer|gaz|pick|captur|trap|collect|star(?:es|ing)|drop|throw|pour|drink|swim)[a-z]*\b/
const BACK = new RegExp(
  `^(?<world>[^.;:]*\\b${DEED}[a-z]*\\b[^.;:]*?) (?:inside(?: of)?|within|in) ${A}(?<holder>${HOLDS})${STANDS}(?<tail>[,.;:].*)?$`,
)
/** "A castle inside a bottle, a dragon flies around it": what is told next is in there too. */
const TOLD_NEXT = new RegExp(
  `^(?<world>[^.;:,]*?) (?:inside(?: of)?|within) ${A}(?<holder>${HOLDS})${STANDS}(?<tail>,.*\\b${DEED}[a-z]*\\b.*)$`,
)
const WITH = new RegExp(
  `^(?:an? |the )(?:[a-z-]+ ){0,4}?(?<holder>${anyOf('globe crystal tank jar bottle')})${STANDS},? (?:with|containing|that (?:holds|contains)|holding|filled with|in which|where|inside (?:of )?(?:it|which)),? (?<world>[^.;]*?)(?: inside(?: (?:of )?it)?)?(?<tail>[,.;].*)?$`,
)
/** Who has it in hand is seen first, then what is in it. */
const IN_HAND = new RegExp(
  `^(?<who>[^.;]*?\\b(?:hold|shak|look|gaz|peer|star|carr[yi])[a-z]*(?: (?:at|into|up|deep))* (?:an?|the|her|his|their) (?:[a-z]+ ){0,2}?(?<holder>${anyOf('globe crystal')})),? (?:with|containing|in which|where|that (?:holds|contains|shows)|showing|and sees?|and inside(?: it)?|revealing) (?<world>[^.;]*?)(?: (?:inside|in)(?: (?:of )?it)?)?(?<tail>[,.;].*)?$`,
)
const COLON = new RegExp(
  `^(?:an? |the )?(?:[a-z-]+ ){0,4}?(?:world|scene|landscape|universe|life|diorama|snow globe|terrarium)(?: (?:inside(?: of)?|within|in) ${A}(?<holder>${HOLDS}))${STANDS} ?[:,] (?<world>.+)$`,
)
const SCREENED = new RegExp(
  `^${A}(?<holder>${SHOWS})(?<where> (?:in|on) (?:an?|the|his|her) (?:[a-z]+ ){0,3}?[a-z]+)? (?:shows?|showing|displays?|reveals?|depicts?|plays) (?<world>.+)$`,
)
const ON_SCREEN = new RegExp(
  `^(?:on|in|inside) (?:the (?:screen|glow) of )?${A}(?<holder>${anyOf('screen frame')})${STANDS}, (?<world>.+)$`,
)
const SHOWN = new RegExp(
  `^(?<before>[^.;]*?\\b(?<holder>${SHOWS}|${HOLDS})\\b[^.;]*?)[,.;:] (?:and |where )*(?<world>[^.;]*?) (?:inside|within|in) (?:the|its) (?:picture |golden |glass )?(?:frame|painting|picture|globe|jar|bottle|ball|screen|terrarium|dome|sphere)\\b(?<tail>.*)$`,
)
const PUDDLE = [
  /^(?:an?|the) (?:[a-z-]+ ){0,3}?puddle(?: (?:on|in) (?:an?|the) (?:[a-z]+ ){0,2}[a-z]+)? (?:reflects|reflecting|mirrors|shows) (?:the reflection of )?(?<world>[^.;]+)(?<tail>.*)$/,
  /^(?:the |an? )?(?:[a-z-]+ )?reflections? of (?<world>[^.;]+?) (?:in|on) (?:an?|the) (?:[a-z-]+ ){0,3}?puddles?\b(?<tail>.*)$/,
  /^(?<world>[^.;]+?) (?:is |are )?(?:reflected|mirrored) in (?:an?|the) (?:[a-z-]+ ){0,3}?puddles?\b(?<tail>.*)$/,
]

/** Small things that are kept in jars and bottles as they are. */
const TINY_WORLD =
  /\b(?:tiny|miniature|little|small|mini|ship|boat|pirates?|village|storm|world|couple|knight|dinosaur)\b/

/** Who watches the screen. */
const WATCHER =
  /[,.;] (?:and |while |as )*(?<who>(?:an?|the|two|three|her|his) [^,.;]*?\b(?:watch|look|gaz|star|sit|laugh)(?:es|s|ing|e)?\b[^.;]*)/

/** What is told of the thing itself. */
const OF_THING =
  /[,.;] (?:the )?(?:static|white noise|glass|screen|scan ?lines|golden frame)\b[^,.;]*|[,.;] [^,.;]*\b(?:on|across) the (?:screen|glass)\b/g

/** Nearer than the thing itself one would not see that it is in one. */
const NEAR =
  /[,.;]? ?\b(?:in |with an? |an? )?(?:extreme |super )*(?:macro(?: shot| lens| photography| view)*|close-?up(?: shot)?|shallow depth of field|shallow focus)\b(?: of)?/g

function holderNamed(words: string): string {
  return HOLDERS.find(([, row]) => new RegExp(`^(?:${row})$`).test(words))?.[0] ?? 'globe'
}

function within(name: string, world: string, tail = ''): string {
  const told = `${world}${tail}`
    .replaceAll(NEAR, '')
    .replaceAll(OF_THING, '')
    .replace(/^(?:there (?:is|are) )/, '')
  const end = /[,.;:]|$/.exec(told)?.index ?? told.length
  return `${told.slice(0, end)} , worldview-${name}${told.slice(end)}`
}

/** "The television shows a cat, a boy watches": first he is seen before it, then what it shows. */
function screened(body: string, found: RegExpExecArray): string {
  const { holder = '', where = '', world = '' } = found.groups ?? {}
  const name = holderNamed(holder)
  const watcher = WATCHER.exec(world)
  if (!watcher) return within(name, world)
  const shown = `${world.slice(0, watcher.index)}${world.slice(watcher.index + watcher[0].length)}`
  const thing = body.slice(0, found[0].indexOf(holder) + holder.length)
  const who = watcher.groups?.['who'] ?? ''
  const sees = /\b(?:watch|look|gaz|star)/.test(who) ? who : `${who} watching`
  return `${sees.replace(/\b(watch[a-z]*|look[a-z]*|gaz[a-z]*|star[a-z]*)\b(?: at it| it)?/, `$1 ${thing}`)}${where} . cut to ${within(name, shown)}`
}

function inHand(body: string): string | null {
  const { who = '', holder = '', world = '', tail = '' } = IN_HAND.exec(body)?.groups ?? {}
  return who === '' ? null : `${who} . cut to ${within(holderNamed(holder), world, tail)}`
}

function inPuddle(body: string): string | null {
  const found = PUDDLE.map((rule) => rule.exec(body)?.groups).find((groups) => groups !== undefined)
  return found ? within('puddle', found['world'] ?? '', found['tail']) : null
}

/** "A tiny elf sitting in a teacup": one who rests in it has no world there. */
const RESTS =
  /^(?:an? |the )(?:[a-z-]+ ){1,4}(?:is )?(?:sit|sleep|nap|doz|rest|relax|hid|curl(?:s|ed|ing) up|bath|stand|liv)(?:s|es|ing|ting)?$/

const isKept = (name: string, body: string, world: string): boolean =>
  /^(?:jar|bottle|tank)$/.test(name) && (!TINY_WORLD.test(body) || RESTS.test(world))

function inside(body: string): string {
  const rule = [FRONT, ON_SCREEN, COLON, WITH, BACK, TOLD_NEXT, SHOWN].find((each) =>
    each.test(body),
  )
  const groups = rule?.exec(body)?.groups
  if (!groups) return body
  const { holder = '', world = '', tail = '' } = groups
  if (OUTSIDE.test(world)) return body
  const name = holderNamed(holder)
  if (isKept(name, body, world)) return body
  const bare = rule === WITH && tail === '' && !new RegExp(DEED).test(world)
  return bare ? body : within(name, world, tail)
}

function played(body: string): string {
  const screen = SCREENED.exec(body)
  if (screen) return screened(body, screen)
  return inHand(body) ?? inPuddle(body) ?? inside(body)
}

/** What plays within a globe, a bottle, a frame or a puddle fills the picture, with the thing all round it. */
export const SMALL_WORLD_TURNS: readonly Turn[] = [
  [
    'globe dome sphere orb ball bubble jar lantern bulb bottle terrarium vivarium tank glass frame painting photograph mirror television tv telly screen puddle teacup locket diorama watch',
    /^[^\n]{8,600}$/g,
    played,
  ],
]
