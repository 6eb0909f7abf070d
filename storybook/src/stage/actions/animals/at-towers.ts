import type { Actor, Pose } from '../../../cast/actor.ts'
import { cycle, ease, wave } from '../../easing.ts'
import type { ActionContext, Choreography, Performance } from '../action.ts'
import { breathing, isAlive } from '../life.ts'
import { beside, deed, effect, performed } from '../performed.ts'

/** How high a tower is beside those who hold on to it, and how wide it may be. */
const TOWER = { tall: 2.1, slim: 2.5, wide: 1.7 } as const
const SLIM = 0.36
/** A hydrant and a mailbox are no higher than their friends. */
const LOW = 1.7

interface Hold {
  /** From the middle of the tower, and above its foot. */
  readonly x: number
  readonly y: number
  readonly pose: (t: number) => Pose
}

/** Belly to the wall: those on four legs rear up, those with arms reach around it, all others lie on it. */
function holdOf({ performer }: ActionContext, { wide, height }: Tower): Hold {
  if (performer.kind === 'puppet') {
    // Arms that are raised would be round the air above a hydrant.
    const arms = height < 1.1 ? 0.85 : 1.5
    return {
      x: -Math.min(wide / 2 + 0.08, 0.5),
      y: 0,
      pose: (t) => ({
        lean: 0.05 + 0.02 * wave(t / 2),
        face: 'happy',
        blink: cycle(t / 3) > 0.5 ? 1 : 0,
        joints: {
          rightShoulder: arms,
          rightElbow: 0.15,
          leftShoulder: arms - 0.2,
          leftElbow: 0.1,
        },
      }),
    }
  }
  const rears = performer.build === 'quadruped' && performer.legs !== undefined
  if (rears)
    return {
      x: -Math.min(0.3 * wide, 0.3) - 0.1,
      y: performer.aspect * 0.44,
      pose: (t) => ({ ...breathing(t), lean: -1.25 + 0.03 * wave(t / 2), bow: 0.3, wag: t }),
    }
  return {
    x: performer.faces === 'front' ? 0 : -0.1,
    y: isAlive(performer) ? 0.18 : 0.12,
    pose: (t) => ({ ...breathing(t), lean: -0.06 + 0.05 * wave(t / 2.4), wave: t, flap: t * 0.3 }),
  }
}

interface Tower {
  readonly actor: Actor | null
  readonly height: number
  readonly wide: number
}

function towerOf(context: ActionContext): Tower {
  const actor = context.partner ?? context.find(context.object ?? 'tower')
  const aspect = actor?.aspect ?? 0.5
  // A stalk or a spoon has room beside it, and is the higher for that.
  const tall = aspect < SLIM ? TOWER.slim : TOWER.tall
  const height = Math.min(tall, TOWER.wide / aspect)
  const low = actor !== null && actor.metres < LOW && context.performer.kind === 'puppet'
  if (low) {
    const own = Math.max(0.66, actor.metres / context.performer.metres)
    return { actor, height: own, wide: aspect * own }
  }
  return { actor, height: Math.max(1.25, height), wide: aspect * height }
}

/** Both arms, or all eight, about a tower. */
function clasping(context: ActionContext): Performance {
  const tower = towerOf(context)
  const hold = holdOf(context, tower)
  return performed(
    context,
    (t) => ({
      y: hold.y,
      pose: hold.pose(t),
      companions: beside('tower', tower.actor, { x: -hold.x, z: 0.06, height: tower.height }),
    }),
    [effect('hearts', { strength: 0.5, at: () => ({ x: 0, y: hold.y + 0.95 }) })],
  )
}

/** Up the wall, hold after hold, until the head is at the eaves. */
function scaling(context: ActionContext): Performance {
  const { seconds, tempo } = context
  const tower = towerOf(context)
  const hold = holdOf(context, tower)
  const way = Math.max(0.25, tower.height - 1.25 - hold.y)
  return performed(
    context,
    (t) => {
      const beats = t * 0.8 * tempo
      const risen = (Math.floor(beats) + ease(cycle(beats))) / Math.max(1, seconds * 0.8 * tempo)
      return {
        y: hold.y + 0.1 + way * Math.min(1, risen),
        pose: { ...hold.pose(t), gait: beats, stride: 0.9, blink: 0 },
        companions: beside('tower', tower.actor, { x: -hold.x, z: 0.06, height: tower.height }),
      }
    },
    [effect('crumbs', { strength: 1.2, at: () => ({ x: 0, y: hold.y }) })],
  )
}

/** What the great do to towers. */
export const AT_TOWERS: readonly Choreography[] = [
  deed('clasp-tower', clasping),
  deed('scale-tower', scaling),
]
