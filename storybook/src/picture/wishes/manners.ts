import { LIVING } from '../../plan/kinds.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import type { Action, Direction, Subject } from '../../plan/plan.ts'
import { FACIAL } from './face-words.ts'

/** The ways in which a thing that was cut out of a picture can move: as a whole, as a puppet on a stick does. */
export type Manner = Staying | Going

/** The ways that leave it where it is. */
export type Staying = 'sway' | 'bounce' | 'rise' | 'nears' | 'tremble' | 'spin'

/** The ways that lead away from where it was cut out. */
export type Going = 'leaves' | 'left' | 'right' | 'ascends' | 'glides' | 'vanishes'

const GOINGS: ReadonlySet<Manner> = new Set<Going>([
  'leaves',
  'left',
  'right',
  'ascends',
  'glides',
  'vanishes',
])

export function isGoing(manner: Manner): manner is Going {
  return GOINGS.has(manner)
}

/** Whether what is behind it comes to light: what cannot be cut out whole cannot do that. */
export function isUncovering(manner: Manner): boolean {
  return isGoing(manner) || manner === 'spin'
}

const VERBS: readonly (readonly [Manner, ReadonlySet<string>])[] = [
  [
    'bounce',
    wordSet(
      'jump hop bounce dance salsa waltz tango ballet twirl skip play run gallop trot walk march jog stroll waddle cheer celebrate laugh giggle clap bark meow roar chase race kick skate ski surf exercise wag',
    ),
  ],
  ['rise', wordSet('fly hover float rise launch lift levitate soar glide take-off ascend swim')],
  ['tremble', wordSet('shiver tremble shake vibrate shudder rumble')],
  ['nears', wordSet('approach zoom charge')],
]

/** Deeds that leave who does them where and as they are. */
const STILL = wordSet(
  'sit stand lie sleep rest stay wait pose hang be explode melt bloom grow break park leave open close transform',
)
/** Deeds that lead somewhere: towards the camera, who does them grows. */
const TRAVELS = wordSet(
  'walk run gallop trot march jog stroll waddle jump hop skip fly swim crawl chase race charge drive sail ride glide float drift row roll move sneak tiptoe stomp hurry',
)

/** Whether a deed leads somewhere. */
export function travels(verb: string): boolean {
  return TRAVELS.has(verb)
}

const SPINS = wordSet('spin rotate revolve twirl')
/** These turn in their own place, and only a part of them does. */
const AXLED = /wheel|fan|mill|turbine|propeller|record|carousel|blade|planet|globe|earth/u
const WAYS: Readonly<Partial<Record<Direction, Manner>>> = {
  towards: 'nears',
  away: 'leaves',
  left: 'left',
  right: 'right',
}

const ROCKED = wordSet('rock sway swing bob wobble sail bounce dance shake move')

/** How deeds are played by who cannot move a limb; null when they are not to be seen at all. */
export function mannerOf(subject: Doer): Manner | null {
  const { kind, actions } = subject
  const first = actions.find(({ verb }) => !STILL.has(verb) && !FACIAL.has(verb))
  if (!first) return null
  const { verb } = first
  const going = goingOf(subject, first)
  if (going) return going
  const manner = VERBS.find(([, verbs]) => verbs.has(verb))?.[0] ?? 'sway'
  const isMoved = ROCKED.has(verb) || manner === 'rise' || manner === 'tremble'
  return LIVING.has(kind) || isMoved ? manner : null
}

type Doer = Pick<Subject, 'kind' | 'actions' | 'noun'>

/** Where deeds lead: who goes towards the camera grows, and who goes away from it shrinks. */
function goingOf(doer: Doer, action: Action): Manner | null {
  const { verb } = action
  if (VANISHES.has(verb)) return 'vanishes'
  if (LAUNCHES.has(verb)) return 'ascends'
  if (SPINS.has(verb) || (verb === 'turn' && !LIVING.has(doer.kind))) {
    return AXLED.test(doer.noun) ? null : 'spin'
  }
  return TRAVELS.has(verb) ? wayOf(doer, action) : null
}

function wayOf({ kind }: Doer, { verb, direction }: Action): Manner | null {
  if (verb === 'fly' && direction === 'away') return 'ascends'
  if (direction === 'up' && LIFTS.has(verb)) return 'ascends'
  const way = direction && WAYS[direction]
  if (way) return way
  return kind === 'boat' && !ROCKED_BOATS.has(verb) ? 'glides' : null
}

const VANISHES = wordSet('vanish disappear fade')
const LIFTS = wordSet('fly float')
const LAUNCHES = wordSet('take-off launch blast-off ascend')
const ROCKED_BOATS = wordSet('float move')

const ROLLS = wordSet('drive sail ride glide float drift row roll move')

/** Deeds that need no limbs: a cut-out does just this. */
const PLAYED: Readonly<Partial<Record<Manner, ReadonlySet<string>>>> = {
  bounce: wordSet('jump hop bounce'),
  rise: wordSet('fly hover float rise launch lift levitate soar glide take-off ascend'),
  tremble: wordSet('shiver tremble shake vibrate shudder'),
  sway: wordSet('sway rock swing wobble bob'),
  nears: ROLLS,
  leaves: TRAVELS,
  left: TRAVELS,
  right: TRAVELS,
  ascends: wordSet('fly float take-off launch blast-off ascend'),
  glides: ROLLS,
  vanishes: VANISHES,
  spin: wordSet('spin rotate revolve twirl turn'),
}

/** The deeds that are seen as they are asked for, though who does them moves as one piece. */
export function playedWhole(subject: Doer): ReadonlySet<string> {
  const manner = mannerOf(subject)
  return (manner && PLAYED[manner]) ?? NONE
}

const NONE: ReadonlySet<string> = new Set()
