import type { Actor } from '../../../cast/actor.ts'
import type { Upshot } from '../../../plan/plan.ts'
import { clamp, ease } from '../../easing.ts'
import type { ActionContext } from '../action.ts'
import { beside } from '../performed.ts'
import { dragged, fateOf } from './fates.ts'
import type { Fate, Struck } from './struck.ts'
import { groundMark } from './ground.ts'
import { HIT, pulledBy, type Manner, type Reach } from './manners.ts'
import { isSoft, outcomeOf } from './outcomes.ts'
import { footOf, supportOf } from './stands.ts'

/** What is touched and what is beside it, and what becomes of both. */
export interface Scene {
  /** To what something happens: the thing that is touched, or another beside it. */
  readonly struck: Struck
  readonly reach: Reach
  readonly upshot: Upshot | null
  /** It happens to the one beside it. */
  readonly aside: boolean
  readonly fates: readonly Fate[]
}

/** One way of touching a thing, and its name in the plan. */
interface Touch {
  readonly id: string
  readonly manner: Manner
}

/** The thing that is touched, as large as it should be beside whoever touches it; or the ground. */
export function sceneOf(touch: Touch, context: ActionContext): Scene | null {
  const name = context.aim ?? context.object
  const actor = name === null ? null : context.find(name)
  if (name === null || !actor) return onGround(touch, context)
  const { struck, reach } = standing(touch, { name, actor }, context)
  const besides = besideIt(struck, context)
  const said = context.upshot ?? null
  const upshot = outcomeOf({ deed: touch.id, noun: name, actor }, said)
  const touched = touchedFate(touch, { struck, upshot: besides ? null : upshot }, context)
  const support = supportOf(struck, upshot)
  return {
    struck: besides ?? struck,
    reach,
    upshot,
    aside: besides !== null,
    fates: [
      ...(support ? [() => support] : []),
      touched,
      ...(besides ? [fateOf(upshot, besides)] : []),
    ],
  }
}

function standing(
  { id, manner }: Touch,
  { name, actor }: Pick<Struck, 'name' | 'actor'>,
  context: ActionContext,
): Pick<Scene, 'struck' | 'reach'> {
  const { performer } = context
  const height = sizeBeside(actor, performer, ratiosFor(manner, name))
  const foot = footOf(name, id, height)
  const seat = seatOn(name, actor, height)
  const reach = { performer, wide: actor.aspect * height, tall: height, foot, seat }
  const x = manner.ahead(reach)
  return { struck: { name, actor, x, y: foot, z: 0.05, height, ...shared(context) }, reach }
}

/** What is tugged at comes along. */
function touchedFate(
  { id }: Touch,
  { struck, upshot }: Pick<Scene, 'struck' | 'upshot'>,
  { seconds }: ActionContext,
): Fate {
  const drawn = id === 'tug-at' && (upshot === null || upshot === 'slide')
  if (!drawn) return fateOf(upshot, struck)
  return dragged(struck, (since) => pulledBy(HIT + since / seconds))
}

const MARKED: Readonly<Partial<Record<Upshot, 'cracks' | 'rings'>>> = {
  crack: 'cracks',
  shatter: 'cracks',
  split: 'cracks',
  ripple: 'rings',
  splash: 'rings',
}

/** "Steps onto a frozen pond, causing the ice to crack": what is touched is the ground of the place. */
function onGround({ manner }: Touch, context: ActionContext): Scene | null {
  const { upshot = null, performer } = context
  if (upshot === null) return null
  const mark = MARKED[upshot]
  const reach = { performer, wide: 0.2, tall: 0, foot: 0, seat: { x: 0, y: 0 } }
  const actor = groundMark(mark ?? 'rings')
  const at = { name: 'ground', x: manner.ahead(reach), y: 0, z: -0.02, height: 0.3 }
  const open = (since: number): number => (mark && since > 0 ? 0.25 + 0.75 * ease(since / 1.6) : 0)
  const fate: Fate = (since) =>
    beside(at.name, actor, { ...at, y: -0.06, pose: { open: open(since) }, shadow: false })
  const struck = { ...at, actor, ...shared(context) }
  return { struck, reach, upshot, aside: false, fates: [fate] }
}

/** What all that is struck by somebody has from them. */
export function shared(context: ActionContext): Pick<Struck, 'random' | 'find' | 'room' | 'by'> {
  const { random, performer } = context
  return {
    by: performer.name,
    random: random.fork('blow'),
    find: (name) => context.find(name),
    room: 1,
  }
}

const SEATED = /\b(?:branch|bough|limb|chair|armchair|sofa|couch|bench|bed|swing)$/u

/** One stands on top of most things, on the limb of a branch, and on the seat of a chair. */
function seatOn(name: string, actor: Actor, height: number): Reach['seat'] {
  if (!SEATED.test(name)) return { x: 0, y: height }
  const { x, y } = actor.grip('seat', {})
  return { x: x * height, y: y * height }
}

/** A pillow is no mattress for the cat that paws at it. */
function ratiosFor({ ratios: [low, high] }: Manner, name: string): Manner['ratios'] {
  return isSoft(name) ? [low, Math.min(high, 0.8)] : [low, high]
}

/** A long fence would make whoever leans on it a speck. */
const WIDEST = 2.6

function sizeBeside(thing: Actor, { metres }: Actor, [low, high]: Manner['ratios']): number {
  const share = clamp((thing.metres / Math.max(0.02, metres)) ** 0.7, low, high)
  return Math.min(share, Math.max(WIDEST, 0.5 * high) / thing.aspect)
}

const TOPPED =
  /\b(?:table|desk|counter|shelf|bookshelf|bookcase|bench|dresser|windowsill|sill|piano|cupboard|bar|crate|box)$/u

/** A cup on the desk that somebody leaps upon, a chair beside the toy that somebody tugs at. */
function besideIt(struck: Struck, context: ActionContext): Struck | null {
  const { object, aim = null, performer } = context
  if (object === null || aim === null || object === aim) return null
  const actor = context.find(object)
  if (!actor) return null
  const on = TOPPED.test(aim)
  const height = sizeBeside(actor, performer, on ? [0.3, 0.8] : [0.4, 1.6])
  const [wide, own] = [struck.actor.aspect * struck.height, actor.aspect * height]
  const x = on ? struck.x + 0.5 * wide - 0.75 * own : struck.x + 0.5 * wide + 0.6 * own
  const y = on ? struck.y + struck.height : 0
  return { ...struck, name: object, actor, x, y, z: on ? 0.02 : 0.08, height }
}
