import type { Actor, Pose } from '../../../cast/actor.ts'
import { arch, cycle, through, tremble, wave } from '../../easing.ts'
import type { ActionContext, Choreography, Companion, Effect, Performance } from '../action.ts'
import { beside, deed, effect, performed } from '../performed.ts'
import { crumbling } from '../things/ruin.ts'

/** A house at a giant's feet: where it stands, how high it is beside the giant, and when it gives way. */
interface Doomed {
  readonly name: string
  readonly x: number
  readonly z: number
  readonly high: number
  readonly gives: number
}

const TOWN: readonly Doomed[] = [
  { name: 'office building', x: -1.25, z: 0.5, high: 0.62, gives: 2 },
  { name: 'skyscraper', x: 1.3, z: 0.5, high: 0.74, gives: 0.5 },
  { name: 'house', x: -0.72, z: -0.35, high: 0.26, gives: 0.16 },
  { name: 'skyscraper', x: 0.66, z: -0.3, high: 0.5, gives: 0.28 },
  { name: 'office building', x: 1.12, z: -0.5, high: 0.34, gives: 0.62 },
  { name: 'house', x: -1.2, z: -0.5, high: 0.22, gives: 0.44 },
]

/** How long a house takes to come down, as a share of the film. */
const FALLS = 0.3

/** From one foot to the other, with blows to the left and the right. */
function raging(t: number, tempo: number): Pose {
  const blow = wave(t * 0.55 * tempo)
  return {
    gait: t * 0.7 * tempo,
    stride: 0.7,
    lean: 0.1 * blow,
    bow: 0.2 * blow,
    mouth: arch(cycle(t * 0.4)),
    wag: t,
    wave: t * 0.8,
    flap: t * 0.6,
    face: 'angry',
    joints: {
      torso: 0.14 * blow,
      rightShoulder: 1.5 + 1.1 * blow,
      rightElbow: 0.6 - 0.4 * blow,
      leftShoulder: 1.5 - 1.1 * blow,
      leftElbow: 0.6 + 0.4 * blow,
      leftHip: 0.16 * wave(t * 0.7 * tempo),
      rightHip: -0.16 * wave(t * 0.7 * tempo),
    },
  }
}

/** Towers over the houses of a town, which come down about it one after the other. */
function rampaging(context: ActionContext): Performance {
  const { performer, seconds, tempo, random } = context
  const near = Math.min(1, 0.5 + 0.5 * performer.aspect)
  const houses = TOWN.flatMap((doomed, index) => {
    const actor = context.find(doomed.name)
    return actor
      ? [
          {
            ...doomed,
            x: doomed.x * near,
            index,
            actor: crumbling(actor, random.fork(`house ${index}`)),
          },
        ]
      : []
  })
  const standing = (
    { x, z, high, gives, index, actor }: Doomed & { index: number; actor: Actor },
    t: number,
  ): Companion => {
    const share = through(t, seconds * gives, seconds * FALLS)
    const shudder = share > 0 ? 0 : through(t, seconds * (gives - 0.12), seconds * 0.12)
    return {
      name: `house ${index}`,
      actor,
      place: { x: x + 0.006 * tremble(t * 12) * shudder, y: 0, z },
      height: high,
      pose: { open: share },
      shadow: true,
    }
  }
  return performed(
    context,
    (t) => ({
      x: 0.1 * wave(t * 0.28 * tempo),
      pose: raging(t, tempo),
      companions: [...houses.map((house) => standing(house, t)), ...fleeing(context, t)],
    }),
    houses.flatMap((house) => rubble(house, seconds)),
  )
}

const CROWD = 5

/** Who runs for their lives before its feet, when the prompt has them. */
function fleeing(context: ActionContext, t: number): Companion[] {
  const { object, seconds } = context
  if (object === null) return []
  return Array.from({ length: CROWD }, (_, index) => {
    const side = index % 2 === 0 ? 1 : -1
    const x = side * (0.2 + 0.13 * index + (1.1 * t) / seconds)
    const steps = t * 2.2 + index * 0.3
    return beside(`runner ${index}`, context.find(index % 3 === 1 ? 'woman' : 'man'), {
      x,
      z: -0.62 - 0.03 * index,
      height: 0.13,
      pose: {
        turn: side,
        face: 'scared',
        joints: {
          torso: 0.2,
          leftHip: 0.7 * wave(steps),
          rightHip: -0.7 * wave(steps),
          leftKnee: -0.5,
          rightKnee: -0.5,
          leftShoulder: 2.6,
          rightShoulder: 2.4,
        },
      },
    })
  }).flat()
}

/** Dust where a house comes down; of every other one fire and smoke remain. */
function rubble({ x, z, high, gives }: Doomed, seconds: number): Effect[] {
  const from = seconds * gives
  const at = (): { x: number; y: number; z: number } => ({ x, y: high * 0.12, z: z - 0.05 })
  const dust = effect('dust', { from, until: from + seconds * FALLS, strength: 2, at })
  if (z > 0) return [dust]
  const burns = from + seconds * FALLS * 0.6
  return [
    dust,
    effect('fire', { from: burns, strength: 0.7, at }),
    effect('smoke', { from: burns, strength: 0.8, at }),
  ]
}

/** What giants do to towns. */
export const RAMPAGE: readonly Choreography[] = [deed('rampage', rampaging)]
