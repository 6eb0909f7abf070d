import type { Pose } from '../../../cast/actor.ts'
import type { ActionContext, Choreography, Companion, Performance } from '../action.ts'
import { breathing } from '../life.ts'
import { humanDeed } from '../people/human-actions.ts'
import { deed, performed, type Beat } from '../performed.ts'
import { fateOf } from './fates.ts'
import { sinkOf } from './giving-way.ts'
import { HIT, MANNERS, type Manner, type Reach } from './manners.ts'
import { sceneOf, shared, type Scene } from './scene.ts'
import { sparksOf } from './sparks.ts'

/** Who comes near, touches a thing at a moment, and what comes of it for the thing. */
function blow(id: string, manner: Manner, context: ActionContext): Performance {
  const { seconds } = context
  const scene = sceneOf({ id, manner }, context)
  const moves = gaitOf(context)
  const reach = scene?.reach ?? nowhere(context)
  const beat = (t: number): Beat => {
    const since = t - HIT * seconds
    const { x, y = 0, pose = {}, goes = null } = manner.step(t / seconds, reach, t)
    return {
      x,
      y: y - (FROM_ABOVE.has(id) ? sunkenBy(scene, since) : 0),
      pose: {
        ...breathing(t),
        guise: 'profile',
        ...moves(goes, t),
        ...pose,
        ...goneAfter(scene, since),
      },
      companions: (scene?.fates ?? []).flatMap((fate) => fate(since)),
    }
  }
  const sparks = scene ? sparksOf(scene.upshot, scene.struck, HIT * seconds) : []
  return { ...performed(context, beat, sparks), stays: true }
}

const nowhere = ({ performer }: ActionContext): Reach => ({
  performer,
  wide: 0,
  tall: 0,
  foot: 0,
  seat: { x: 0, y: 0 },
})

const FROM_ABOVE = new Set(['leap-upon', 'press-down'])

/** Who stands on what gives way goes down with it. */
function sunkenBy(scene: Scene | null, since: number): number {
  return scene && !scene.aside ? sinkOf(scene.upshot, since) * scene.reach.tall : 0
}

/** Of a snowball that sticks to a wall nothing else is left. */
function goneAfter(scene: Scene | null, since: number): Pose {
  return scene?.upshot === 'stain' && since > 0 ? { alpha: 0 } : {}
}

type Gait = (goes: 'walk' | 'run' | null, t: number) => Pose

/** How the performer's legs, wings or wheels go. */
function gaitOf(context: ActionContext): Gait {
  if (context.performer.kind === 'puppet') return onFoot(context)
  return (goes, t) => {
    if (goes === null) return {}
    const [speed, stride] = goes === 'run' ? [2, 1.3] : [1.3, 0.9]
    return { gait: t * speed, stride, roll: t * 5, wave: t, flap: t * 2.4 }
  }
}

function onFoot(context: ActionContext): Gait {
  const still = { ...context, object: null, aim: null, room: 0 }
  const [walk, run, stand] = ['walk', 'run', 'stand'].map((id) => humanDeed(id)?.perform(still))
  return (goes, t) => (goes === null ? stand : goes === 'run' ? run : walk)?.at(t).pose ?? {}
}

/** Every way of touching a thing as a deed of its own. */
export const BLOWS: readonly Choreography[] = Object.entries(MANNERS).map(([id, manner]) =>
  deed(id, (context) => blow(id, manner, context)),
)

/** What is not touched by anybody who is seen: it happens to it all the same. */
export const UNDERGOING: Choreography = deed('undergo', (context) => {
  const { performer, seconds, upshot = null } = context
  const place = { x: 0, y: 0, z: 0, height: 1 }
  const struck = { name: performer.name, actor: performer, ...place, ...shared(context) }
  const fate = fateOf(upshot, struck)
  const companions = (t: number): Companion[] => fate(t - HIT * seconds)
  return performed(
    context,
    (t) => ({ pose: { alpha: 0 }, companions: companions(t) }),
    sparksOf(upshot, struck, HIT * seconds),
  )
})
