import { lookUp } from '../../lexicon/look-up.ts'
import { CRAFT, LIVING } from '../../plan/kinds.ts'
import type { Kind, Subject } from '../../plan/plan.ts'
import { isGameOf } from './games-of-things.ts'
import { instrumentDeed } from '../../lexicon/instruments.ts'

const ARMED =
  /knight|samurai|viking|gladiator|pirate|ninja|soldier|musketeer|warrior|elf|squire|barbarian/
const GROUND_BIRDS =
  /duck|chick|hen|rooster|goose|geese|gosling|cygnet|turkey|penguin|ostrich|peacock|flamingo|swan|dodo|emu/

/** Small ones that have no wings, or keep them folded. */
const CRAWLERS =
  /(?:^| )(?:snail|slug|spider|tarantula|ant|caterpillar|worm|earthworm|scorpion|centipede|millipede|cockroach|beetle|termite|crab|tick|flea)$/

/** How each kind gets about when the prompt only says that it goes. */
const GOING: Partial<Record<Kind, string>> = {
  vehicle: 'drive',
  boat: 'sail',
  aircraft: 'fly',
  fish: 'swim',
  insect: 'fly',
  bird: 'fly',
  person: 'walk',
  animal: 'walk',
  creature: 'walk',
  // What goes somewhere by itself has legs to do so.
  food: 'walk',
  furniture: 'walk',
  instrument: 'walk',
}

/** Things that are left leaning against a wall. */
const LEANS = new Set<Kind>(['vehicle', 'tool', 'toy', 'instrument'])

/** What a deed is for those who do it in a way of their own; null for all the others. */
const OWN_WAYS: Partial<Record<string, (subject: Subject) => string | null>> = {
  // What has neither arms nor a nose is fond in a way of its own.
  adore: ({ kind }) => (kind === 'person' ? 'hug' : LIVING.has(kind) ? 'nuzzle' : null),
  fight: (subject) => spraying(subject) ?? fightOf(subject),
  spray: (subject) => (subject.kind === 'vehicle' ? 'splash-by' : spraying(subject)),
  'spray-paint': spraying,
  // Who spills something knocks it over.
  spill: ({ kind }) => (LIVING.has(kind) ? 'topple' : null),
  strike: blowOf,
  bark: ({ kind }) => (kind === 'bird' ? 'sing' : null),
  // What birds pick from the ground they eat.
  'pick-flowers': ({ kind }) => (kind === 'bird' ? 'peck' : null),
  break: (subject) => (isMachine(subject) ? 'break-down' : null),
  hammer: ({ noun }) => (/robot(?:ic)? arm$/.test(noun) ? 'weld' : null),
  // What crushes herbs cooks, what crushes cars has wheels.
  cook: ({ kind }) => (kind === 'vehicle' ? 'run-over' : null),
  'break-down': (subject) => (subject.kind === 'person' && !isMachine(subject) ? 'cry' : null),
  // Who has feet goes around another one, and does not float.
  orbit: ({ kind, person }) =>
    kind === 'person' ? (person?.role === 'boxer' ? 'box' : 'walk') : null,
  archery: ({ kind, noun, person }) => {
    if (hasGuns(noun, kind)) return 'exchange-fire'
    if (/hockey/.test(noun)) return 'play-hockey'
    return /ball player|footballer/.test(person?.role ?? '') ? 'kick' : null
  },
  land: (subject) => (isTossed(subject) ? 'fall' : null),
  'jump-puddle': ({ kind, noun }) =>
    CRAFT.has(kind) ? going(kind, noun) : LIVING.has(kind) ? null : 'bounce',
  throw: ({ noun }) => (noun.endsWith('juggler') ? 'juggle' : null),
  race: ({ kind, count }) =>
    /^(?:animal|bird|creature)$/.test(kind) && count === 1 ? 'run' : null,
  'get-dressed': ({ kind }) => (kind === 'person' ? null : 'stand'),
  run: ({ kind, noun }) => (kind === 'vehicle' && /electric|tesla/.test(noun) ? 'park' : null),
  sweep: ({ kind }) => (LIVING.has(kind) ? null : 'shine'),
  swing: ({ noun }) => (noun.startsWith('trapeze') ? 'trapeze' : null),
  // Houses climb a hill by standing on it.
  climb: ({ kind }) => (kind === 'building' ? 'stand' : null),
  // A beast has it in its mouth.
  'pick-up': ({ kind }) => (kind === 'person' ? null : 'hold'),
  'put-down': ({ kind }) => (kind === 'person' ? null : 'bend'),
  // Beasts that crouch do it on four legs.
  crouch: ({ kind }) => (kind === 'person' ? null : 'bend'),
  play: ({ noun }) => callingDeed(noun),
  'play-guitar': ({ noun }) => callingDeed(noun),
  perform: ({ noun }) => callingDeed(noun),
}

/** A train that goes drives, a fish that goes swims, a knight fights with a sword. */
export function fitDeed(id: string, subject: Subject): string {
  const { kind, noun } = subject
  if (/^play(?:-|$)/.test(id) && !LIVING.has(kind) && subject.person === null)
    return isGameOf(subject, id) ? id : 'shake'
  const own = lookUp(OWN_WAYS, id)?.(subject)
  if (own) return own
  return isGoing(id, subject)
    ? going(kind, noun)
    : (asBirdsDo(id, kind) ?? posture(id, subject) ?? id)
}

/** A woodpecker has no hammer. */
function asBirdsDo(id: string, kind: Kind): string | null {
  return id === 'hammer' && kind === 'bird' ? 'peck' : null
}

function isGoing(id: string, { kind, noun }: Subject): boolean {
  if (id === 'run' && GROUND_BIRDS.test(noun)) return false
  if (id === 'run' && (kind === 'bird' || kind === 'insect')) return true
  return id === 'go' || (CRAFT.has(kind) && /^(?:walk|run|glide)$/.test(id))
}

/** What has an engine or gears inside. */
export function isMachine({ kind, person }: Subject): boolean {
  return CRAFT.has(kind) || /^(?:robot|mecha|android|cyborg)$/.test(person?.role ?? '')
}

function spraying({ person }: Subject): string | null {
  return person?.role === 'firefighter' ? 'hose' : null
}

function fightOf({ person, noun, kind, count }: Subject): string {
  if (person !== null) return fighting(person)
  // Two lions that fight have each other; alone one is after prey.
  const deed = attacking(noun, kind)
  return deed === 'hunt' && count === 2 ? 'wrestle' : deed
}

function blowOf({ person, noun, kind }: Subject): string | null {
  if (/(?:clock|bell|gong)$/.test(noun)) return 'ring'
  // A cobra strikes with its head.
  if (person === null) return kind === 'animal' ? 'fight' : null
  return striking(person, noun)
}

const AIRWORTHY =
  /(?:^| )(?:balloon|rocket|kite|drone|saucer|ufo|parachute|capsule|lander|glider|plane|probe|rover)$/

/** A pancake that lands somewhere has no wings: it falls. */
function isTossed({ kind, noun }: Subject): boolean {
  return /^(?:food|thing|tool|toy|nature|clothing)$/.test(kind) && !AIRWORTHY.test(noun)
}

/** What is left of a deed for those who have no knees to kneel on and nobody to follow. */
function posture(id: string, { kind, noun }: Subject): string | null {
  const human = kind === 'person'
  if (id === 'lean') return human || LEANS.has(kind) ? id : 'stand'
  if (id === 'kneel') return human ? id : 'sit'
  // A mane that blows is no mouth.
  // Smoke that trails only drifts.
  const moves = LIVING.has(kind) || CRAFT.has(kind)
  if (id === 'blow-candles' && moves && !human) return 'stand'
  return !moves && drifts(id, kind, noun) ? 'drift' : null
}

/** Things that run after each other on legs of their own, and what the wind carries. */
const CHASERS = new Set<Kind>(['food', 'tool', 'thing', 'furniture', 'instrument', 'clothing'])
const DRIFTERS =
  /(?:^| )(?:leaf|leaves|smoke|light|shadow|wave|wind|dust|balloon|bubble|ball|snow|petal|paper|feather|mist|fog|water|spark|beam)s?$/

const drifts = (id: string, kind: Kind, noun: string): boolean =>
  id === 'blow-candles' || (id === 'chase' && (!CHASERS.has(kind) || DRIFTERS.test(noun)))

const ACTS: readonly (readonly [who: RegExp, deed: string])[] = [
  [/fire (?:eater|breather)$/, 'eat-fire'],
  [/sword swallower$/, 'swallow-sword'],
  [/stilt walker$/, 'stilts'],
  [/tightrope walker$/, 'tightrope'],
  [/trapeze artist$/, 'trapeze'],
  [/juggler$/, 'juggle'],
  [/(?:acrobat|gymnast)$/, 'flip'],
  [/(?:magician|illusionist)$/, 'magic'],
  [/snake charmer$/, 'play-flute'],
  [/(?:comedian|comedienne|comic)$/, 'tell-jokes'],
]

/** A violinist plays the violin, whatever else could be played. */
function callingDeed(noun: string): string | null {
  const act = ACTS.find(([who]) => who.test(noun))?.[1]
  if (act !== undefined) return act
  if (noun.endsWith('conductor')) return 'conduct'
  if (/(?:^| )(?:singer|rapper|vocalist|diva|crooner)$/.test(noun)) return 'sing'
  if (/(?:^| )(?:dancer|ballerina)$/.test(noun)) return noun.includes('ball') ? 'ballet' : 'dance'
  const [, stem = ''] =
    /(violin|cell|pian|drum|flaut|flut|harp|trumpet|saxophon|guitar|accordion)\w*$/.exec(noun) ?? []
  const played =
    /^(?:violin|cell|pian|flaut|flut|harp|saxophon|guitar|accordion)ist$|^drummer$|^trumpeter$/
  if (!played.test(noun.split(' ').at(-1) ?? '')) return null
  return instrumentDeed(lookUp(INSTRUMENTS, stem) ?? stem)
}

const INSTRUMENTS: Readonly<Record<string, string>> = {
  cell: 'cello',
  pian: 'piano',
  flaut: 'flute',
  flut: 'flute',
  saxophon: 'saxophone',
}

const BALL_GAMES: readonly (readonly [player: RegExp, deed: string])[] = [
  [/table tennis|ping pong/, 'play-table-tennis'],
  [/tennis|squash/, 'play-tennis'],
  [/golf/, 'golf'],
  [/volleyball/, 'play-volleyball'],
  [/badminton/, 'play-badminton'],
  [/hockey/, 'play-hockey'],
  [/cricket/, 'play-cricket'],
  [/football|soccer|striker/, 'kick'],
]

/** What it means for this player to hit a ball. */
export function ballGame({ noun }: Subject): string {
  return BALL_GAMES.find(([player]) => player.test(noun))?.[1] ?? 'play-baseball'
}

/** Whose trade has a blow of its own, which the stage knows. */
const STRIKERS = /golfer|tennis|blacksmith|fencer|judge|badminton|table tennis/

/** A drummer strikes drums, a batter balls, anybody else somebody. */
function striking(person: NonNullable<Subject['person']>, noun: string): string {
  if (STRIKERS.test(`${noun} ${person.role}`)) return 'strike'
  if (/baseball|batter|cricket/.test(noun)) return 'play-baseball'
  if (/hockey/.test(noun)) return 'play-hockey'
  return callingDeed(noun) ?? fighting(person)
}

const GRABS = /(?:^| )(?:octopus|squid|kraken|gorilla|king kong)$/
const HUNTS =
  /(?:^| )(?:shark|wolf|lion|lioness|tiger|bear|crocodile|alligator|dinosaur|tyrannosaurus|t-rex|eagle|hawk|falcon|leopard|panther|monster|cobra|snake)$/

/** Who fights with horns, tusks and pincers. */
const HORNED =
  /(?:^| )(?:beetle|crab|ram|goat|stag|elk|bull|moose|buffalo|bison|rhino|rhinoceros|elephant|deer|triceratops|reindeer|scorpion|lobster|ibex|mammoth)$/

/** Dragons breathe fire, beasts of prey hunt, the others romp: a paper theatre is for children too. */
function hasGuns(noun: string, kind: Kind): boolean {
  return CRAFT.has(kind) || /(?:^| )(?:ufo|saucer|alien ship|cannon)s?$/.test(noun)
}

function attacking(noun: string, kind: Kind): string {
  if (hasGuns(noun, kind)) return 'exchange-fire'
  if (noun.endsWith('dragon')) return 'breathe-fire'
  // Without limbs one hops at the other.
  if (noun.startsWith('chess ')) return 'hop-at'
  if (GRABS.test(noun)) return 'hug'
  if (HORNED.test(noun)) return 'headbutt'
  // Things that fight have come alive, with arms to box.
  if (/^(?:food|thing|tool|furniture|clothing|instrument)$/.test(kind)) return 'box'
  return HUNTS.test(noun) ? 'hunt' : 'play'
}

function fighting(person: NonNullable<Subject['person']>): string {
  if (/wizard|witch|sorcer|mage\b|warlock/.test(person.role ?? '')) return 'cast-spell'
  return ARMED.test(person.role ?? '') ? 'sword-fight' : 'box'
}

function going(kind: Kind, noun: string): string {
  if (/(?:^| )(?:swing|pendulum|hammock|cradle|rocking chair)$/.test(noun)) return 'swing'
  if (kind === 'toy' && /(?:train|car|truck|bus)$/.test(noun)) return 'drive'
  if (kind === 'insect' && CRAWLERS.test(noun)) return 'crawl'
  return kind === 'bird' && GROUND_BIRDS.test(noun) ? 'walk' : (GOING[kind] ?? 'drift')
}
