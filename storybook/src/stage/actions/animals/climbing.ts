import type { Actor } from '../../../cast/actor.ts'
import { hasGuise } from '../../../cast/guises.ts'
import { cycle, ease, wave } from '../../easing.ts'
import type { ActionContext, Choreography, Performance } from '../action.ts'
import { beside, deed, effect, performed } from '../performed.ts'

const TREES = /tree|trunk|branch|eucalyptus|oak|pine/u

/** Up a trunk or a rock: hand over hand, with a slip. */
function climbing(context: ActionContext): Performance {
  const { object, performer } = context
  const still = performer.kind !== 'puppet'
  if (still && object !== null && TREES.test(object)) return climbingUp(context)
  return still ? scrambling(context) : handOverHand(context)
}

function handOverHand({ seconds, tempo, room, performer }: ActionContext): Performance {
  const high = Math.min(0.9, Math.max(0.5, room * 0.4))
  return performed({ performer, seconds }, (t) => {
    const beats = t * 1.1 * tempo
    return {
      y: (high * (Math.floor(beats) + ease(cycle(beats)))) / Math.max(1, seconds * 1.1 * tempo),
      pose: {
        lean: 0.22 * wave(beats / 2),
        gait: beats,
        stride: 1,
        stretch: 1 + 0.04 * wave(beats),
      },
    }
  })
}

/** How steep a hillside is, up per forward. */
const STEEP = 0.62

/** Up a slope of rock from ledge to ledge, with stones rolling down behind it. */
function scrambling(context: ActionContext): Performance {
  const { seconds, tempo } = context
  const slope = context.find('rock slope')
  const way = 1.25
  const at = (t: number): number => {
    const beats = (t / seconds) * 5
    return (way * (Math.floor(beats) + ease((cycle(beats) - 0.25) * 1.6))) / 5
  }
  const performance = performed(
    context,
    (t) => ({
      x: at(t),
      y: 0.34 + STEEP * at(t),
      pose: { lean: -0.36 + 0.05 * wave(t * tempo), gait: t * 1.1 * tempo, bow: 0.1, wag: t },
      companions: beside('slope', slope, { x: 0.85, z: 0.05, height: 2.1 }),
    }),
    [effect('crumbs', { strength: 1.6, at: (t) => ({ x: at(t) - 0.3, y: 0.3 + STEEP * at(t) }) })],
  )
  return { ...performance, extent: { ...performance.extent, up: 2.1 } }
}

const TRUNK = 2.9
/** The trunk goes on beyond the frame: only this much of it counts for the composition. */
const SEEN = 1.75
/** A stem is seen whole. */
const STALK = 2.6

function stalkFor(object: string): string {
  return /(?:pole|post)$/u.test(object) ? 'bare climbing trunk' : object
}

/** Up a trunk, belly to the bark, with a pull at every step. */
function climbingUp(context: ActionContext): Performance {
  const { seconds, tempo, performer, object } = context
  const stalk = object === null || TREES.test(object) ? null : context.find(stalkFor(object))
  const trunk = stalk ?? context.find('climbing trunk')
  const upright = performer.build === 'quadruped' && performer.legs !== undefined
  const height = stalk ? STALK : TRUNK
  // A crown is wider than what one holds on to.
  const x = upright ? 0.14 + Math.min(0.3, ((trunk?.aspect ?? 0) * height) / 8) : 0.08
  const tree = beside('tree', trunk, { x, z: 0.05, height })
  const performance = performed(context, (t) => {
    const beats = t * 0.9 * tempo
    const risen = (Math.floor(beats) + ease(cycle(beats))) / Math.max(1, seconds * 0.9 * tempo)
    return {
      x: 0,
      y: (upright ? performer.aspect * 0.46 : 0.1) + 0.7 * Math.min(1, risen),
      pose: {
        lean: (upright ? -1.38 : -0.3) + 0.06 * wave(beats),
        gait: beats,
        stride: 0.9,
        bow: upright ? 0.35 : 0,
        wag: t,
      },
      companions: tree,
    }
  })
  return { ...performance, extent: { ...performance.extent, up: stalk ? STALK : SEEN } }
}

/** How much of the trunk that one rubs against has to be seen; it goes on above the frame. */
const RUBBED = 1.4

/** The same trunk, of which only the lower part counts. */
function beyondFrame(trunk: Actor): Actor {
  const more = TRUNK / RUBBED
  return {
    ...trunk,
    aspect: trunk.aspect * more,
    draw: (brush, pose) => {
      brush.ctx.save()
      brush.ctx.scale(more, more)
      trunk.draw({ ...brush, pixels: brush.pixels * more }, pose)
      brush.ctx.restore()
    },
  }
}

/** Those who rise on their hind legs for it; all others lean against it with their hindquarters. */
const UPRIGHT = /bear|panda|boar|raccoon|badger/u

/** Its back against the bark, up and down with shut eyes. */
function rubbingBack(context: ActionContext): Performance {
  const { tempo, performer, object } = context
  const trunk = object === null ? context.find('climbing trunk') : null
  const post = trunk ? beyondFrame(trunk) : context.find(object ?? 'fence post')
  const rears = UPRIGHT.test(performer.name) && performer.legs !== undefined
  const half = rears ? 0.34 : performer.aspect * 0.44
  const x = -half - (post?.aspect ?? 0.4) * RUBBED * (trunk ? 0.2 : 0.4)
  const tree = beside('tree', post, { x, z: 0.05, height: RUBBED })
  return performed(
    context,
    (t) => {
      const up = wave(t * 0.8 * tempo)
      return {
        x: rears ? 0 : 0.03 * up,
        y: rears ? performer.aspect * 0.4 + 0.07 * up : 0,
        pose: {
          lean: (rears ? -1.2 : -0.06) + 0.05 * wave(t * 0.8 * tempo + 0.25),
          bow: -0.1 + 0.12 * up,
          blink: cycle(t / 2.8) < 0.7 ? 1 : 0,
          face: 'happy',
          gait: 0.1 * up,
          wag: t,
        },
        companions: tree,
      }
    },
    [effect('crumbs', { strength: 0.8, at: () => ({ x: -half, y: 0.7 }) })],
  )
}

const BOUGH = 1.5
const HOLD = 1.15

/** From hold to hold under a bough, hanging by one hand. */
function swingingAlong(context: ActionContext): Performance {
  const { performer, seconds, tempo, room } = context
  if (!hasGuise(performer.name, 'swing')) return hanging(context)
  const bough = context.find('overhead branch')
  const holds = Math.max(2, (seconds * tempo) / HOLD)
  const apart = Math.min(1.3, Math.max(0.5, Math.min(room, 2.2) / holds))
  const far = Math.asin(apart / 2)
  return performed(context, (t) => {
    const count = (holds * t) / seconds
    const swing = -far * Math.cos(cycle(count) * Math.PI)
    return {
      x: Math.floor(count) * apart + Math.sin(swing),
      y: BOUGH - Math.cos(swing),
      pose: { guise: 'swing', lean: -swing },
      companions: beside('branch', bough && { ...bough, aspect: 1 }, {
        x: (apart * holds) / 2,
        y: BOUGH - 0.17,
        z: 0.03,
        height: 0.42,
      }),
    }
  })
}

/** Sways under what holds it. */
function hanging(context: ActionContext): Performance {
  const { tempo } = context
  return performed(context, (t) => ({
    x: -0.2 * wave(t * 0.4 * tempo),
    pose: { lean: 0.2 * wave(t * 0.4 * tempo), wag: t, wave: t * 0.7 },
  }))
}

/** Head down from the roof of its cave or from a bough, swaying a little. */
function upsideDown(context: ActionContext): Performance {
  const phase = context.random.next()
  return performed(context, (t) => {
    const sway = 0.12 * wave(t / 3.1 + phase)
    return {
      x: Math.sin(sway),
      y: 0.42,
      pose: { spin: Math.PI + sway, blink: 0, wag: t * 0.6, stretch: 1 + 0.01 * wave(t / 2.2) },
    }
  })
}

/** Up and along trees. */
export const CLIMBING: readonly Choreography[] = [
  deed('climb', climbing),
  deed('climb-tree', climbingUp),
  deed('rub-back', rubbingBack),
  deed('swing-branches', swingingAlong),
  deed('hang-upside-down', upsideDown),
]
