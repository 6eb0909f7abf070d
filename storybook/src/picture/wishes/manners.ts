import { LIVING } from '../../plan/kinds.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import type { Subject } from '../../plan/plan.ts'
import { FACIAL } from './face-words.ts'

/** The ways in which a thing that was cut out of a picture can move: as a whole, as a puppet on a stick does. */
export type Manner = 'sway' | 'bounce' | 'rise' | 'nears' | 'tremble'

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
  'sit stand lie sleep rest stay wait pose hang be explode melt bloom grow break vanish disappear drive park leave open close transform',
)
/** Deeds that lead somewhere: towards the camera, who does them grows. */
const TRAVELS = wordSet(
  'walk run gallop trot march jog stroll waddle jump hop skip fly swim crawl chase race charge',
)

const ROCKED = wordSet('rock sway swing bob wobble sail bounce dance shake move')

/** How deeds are played by who cannot move a limb; null when they are not to be seen at all. */
export function mannerOf({ kind, actions }: Pick<Subject, 'kind' | 'actions'>): Manner | null {
  const first = actions.find(({ verb }) => !STILL.has(verb) && !FACIAL.has(verb))
  if (!first) return null
  const { verb, direction } = first
  if (direction === 'towards' && TRAVELS.has(verb)) return 'nears'
  const manner = VERBS.find(([, verbs]) => verbs.has(verb))?.[0] ?? 'sway'
  const isMoved = ROCKED.has(verb) || manner === 'rise' || manner === 'tremble'
  return LIVING.has(kind) || isMoved ? manner : null
}

/** Deeds that need no limbs: a cut-out does just this. */
const PLAYED: Readonly<Partial<Record<Manner, ReadonlySet<string>>>> = {
  bounce: wordSet('jump hop bounce'),
  rise: wordSet('fly hover float rise launch lift levitate soar glide take-off ascend'),
  tremble: wordSet('shiver tremble shake vibrate shudder'),
  sway: wordSet('sway rock swing wobble bob'),
}

/** The deeds that are seen as they are asked for, though who does them moves as one piece. */
export function playedWhole(subject: Pick<Subject, 'kind' | 'actions'>): ReadonlySet<string> {
  const manner = mannerOf(subject)
  return (manner && PLAYED[manner]) ?? NONE
}

const NONE: ReadonlySet<string> = new Set()
