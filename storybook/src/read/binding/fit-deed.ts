import { CRAFT, LIVING } from '../../plan/kinds.ts'
import type { Kind, Subject } from '../../plan/plan.ts'
import { instrumentDeed } from '../words/instruments.ts'

const ARMED =
  /knight|samurai|viking|gladiator|pirate|ninja|soldier|musketeer|warrior|elf|squire|barbarian/
const GROUND_BIRDS =
  /duck|chick|hen|rooster|goose|turkey|penguin|ostrich|peacock|flamingo|swan|dodo|emu/

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
}

/** Who can follow somebody; smoke that trails only drifts. */
const MOVES = new Set<Kind>(Object.keys(GOING) as Kind[])

/** Things that are left leaning against a wall. */
const LEANS = new Set<Kind>(['vehicle', 'tool', 'toy', 'instrument'])

/** A train that goes drives, a fish that goes swims, a knight fights with a sword. */
export function fitDeed(id: string, { kind, person, noun }: Subject): string {
  if (/^(?:fight|spray|spray-paint)$/.test(id) && person?.role === 'firefighter') return 'hose'
  if (id === 'fight') return person === null ? attacking(noun, kind) : fighting(person)
  if (id === 'run' && kind === 'vehicle' && /electric|tesla/.test(noun)) return 'park'
  if (id === 'strike' && /(?:clock|bell|gong)$/.test(noun)) return 'ring'
  if (id === 'strike' && person !== null) return striking(person, noun)
  if (id === 'jump-puddle' && CRAFT.has(kind)) return going(kind, noun)
  if (id === 'jump-puddle' && !LIVING.has(kind)) return 'bounce'
  if (id === 'throw' && noun.endsWith('juggler')) return 'juggle'
  if (id === 'race' && kind === 'animal') return 'run'
  // A radio has no hands to play with.
  if (/^play(?:-|$)/.test(id) && !LIVING.has(kind) && person === null) return 'shake'
  if (id === 'sweep' && !LIVING.has(kind)) return 'shine'
  if (id === 'swing' && noun.startsWith('trapeze')) return 'trapeze'
  if (/^(?:play|play-guitar|perform)$/.test(id)) return callingDeed(noun) ?? id
  return isGoing(id, kind) && !(id === 'run' && GROUND_BIRDS.test(noun))
    ? going(kind, noun)
    : (posture(id, kind) ?? id)
}

function isGoing(id: string, kind: Kind): boolean {
  if (id === 'run' && (kind === 'bird' || kind === 'insect')) return true
  return id === 'go' || (CRAFT.has(kind) && /^(?:walk|run|glide)$/.test(id))
}

/** What is left of a deed for those who have no knees to kneel on and nobody to follow. */
function posture(id: string, kind: Kind): string | null {
  const human = kind === 'person'
  if (id === 'lean') return human || LEANS.has(kind) ? id : 'stand'
  if (id === 'kneel') return human ? id : 'sit'
  // A mane that blows is no mouth.
  if (id === 'blow-candles' && MOVES.has(kind) && !human) return 'stand'
  return /^(?:chase|blow-candles)$/.test(id) && !MOVES.has(kind) ? 'drift' : null
}

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
  return instrumentDeed(INSTRUMENTS[stem] ?? stem)
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

/** Dragons breathe fire, beasts of prey hunt, the others romp: a paper theatre is for children too. */
function attacking(noun: string, kind: Kind): string {
  if (CRAFT.has(kind)) return going(kind, noun)
  if (/dragon$/.test(noun)) return 'breathe-fire'
  if (GRABS.test(noun)) return 'hug'
  return HUNTS.test(noun) ? 'hunt' : 'play'
}

function fighting(person: NonNullable<Subject['person']>): string {
  return ARMED.test(person.role ?? '') ? 'sword-fight' : 'box'
}

function going(kind: Kind, noun: string): string {
  if (/(?:^| )(?:swing|pendulum|hammock|cradle|rocking chair)$/.test(noun)) return 'swing'
  if (kind === 'toy' && /(?:train|car|truck|bus)$/.test(noun)) return 'drive'
  return kind === 'bird' && GROUND_BIRDS.test(noun) ? 'walk' : (GOING[kind] ?? 'drift')
}
