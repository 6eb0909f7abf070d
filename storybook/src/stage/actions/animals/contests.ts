import type { Pose } from '../../../cast/actor.ts'
import { cycle, ease, wave } from '../../easing.ts'
import type { ActionContext, Companion, Performance } from '../action.ts'
import { beside, effect, performed } from '../performed.ts'
import { createTool } from '../../../cast/people/tools/hold-tool.ts'
import { rushing } from '../vehicles/driving.ts'
import { meeting } from './meeting.ts'

/** A wheel's radius, in own heights. */
const WHEEL = 0.22

/** They draw back, run at each other with lowered heads, and crash together. */
export function buttingHeads(context: ActionContext): Performance {
  const { performer, tempo } = context
  const every = 2.1 / tempo
  const near = (t: number): number => {
    const beat = cycle(t / every + 0.25)
    return beat < 0.45 ? ease(beat / 0.45) ** 2 : 1 - ease((beat - 0.55) / 0.45)
  }
  const pose = (t: number, close: number): Pose => ({
    bow: 0.75 * (0.5 + 0.5 * close),
    lean: 0.1 + 0.1 * close,
    crouch: 0.12,
    gait: t * 1.7,
    stride: 0.9,
    wag: t,
    face: 'angry',
  })
  const met = meeting(context, { overlap: 0.16 * performer.aspect, near, pose })
  const hits = Array.from({ length: 6 }, (_, index) =>
    effect('stars', {
      from: (index + 0.2) * every,
      until: (index + 0.36) * every,
      strength: 1.6,
      at: () => ({ x: 0, y: 0.72 }),
    }),
  )
  const back = 0.3
  const shifted = (t: number): Companion[] =>
    met.companion(t).map((each) => ({
      ...each,
      place: { ...each.place, x: each.place.x + back * (1 - near(t)) },
    }))
  return performed(
    context,
    (t) => ({
      x: met.start - back * (1 - near(t)),
      pose: pose(t, near(t)),
      companions: shifted(t),
    }),
    [
      ...hits,
      effect('dust', { strength: 1, at: () => ({ x: met.start, y: 0 }) }),
      effect('dust', { strength: 1, at: () => ({ x: -met.start, y: 0 }) }),
    ],
  )
}

/** Each has an end of the rope between its teeth, and now the one and now the other gives way. */
export function tugging(context: ActionContext): Performance {
  const { performer } = context
  const rope = context.find('taut rope')
  const pull = (t: number): number => 0.14 * wave(t * 0.45) + 0.03 * wave(t * 2.3)
  const pose = (t: number): Pose => ({
    lean: -0.16 + 0.05 * wave(t * 2.3),
    crouch: 0.22,
    bow: 0.1,
    gait: t * 1.1,
    stride: 0.5,
    mouth: 0.4,
    wag: t * 2.4,
  })
  const met = meeting(context, { overlap: -0.55, near: () => 1, pose: (t) => pose(t + 0.3) })
  const mouth = performer.grip('mouth', { turn: 1, lean: -0.16 })
  const start = context.partner ? met.start : -0.6
  const long = -2 * (start + mouth.x) + 0.1
  return performed(
    context,
    (t) => ({
      x: start + pull(t),
      pose: pose(t),
      companions: [
        ...met.companion(t).map((each) => ({
          ...each,
          place: { ...each.place, x: each.place.x + pull(t) },
        })),
        ...beside('rope', rope, {
          x: pull(t),
          y: mouth.y - 0.07,
          z: -0.05,
          height: long / (rope?.aspect ?? 8),
          shadow: false,
        }),
      ],
    }),
    [
      effect('dust', { strength: 1, at: () => ({ x: start, y: 0 }) }),
      effect('dust', { strength: 1, at: () => ({ x: -start, y: 0 }) }),
    ],
  )
}

const SLOW = /snail|turtle|tortoise|slug|sloth|worm|caterpillar|crab/u

/** Under the banner at its own pace, with confetti when it is through. */
export function finishing(context: ActionContext): Performance {
  const { performer, seconds } = context
  const arch = createTool('finish arch')
  const slow = SLOW.test(performer.name)
  const way = (slow ? 0.75 : 1.3) + performer.aspect
  const under = 0.5
  const at = (t: number): number => way * (t / seconds - under)
  const through = performed(
    context,
    (t) => ({
      x: at(t),
      pose: {
        turn: 1,
        gait: slow ? (t / seconds) * way * 2.2 : 2.1 * t,
        roll: ((t / seconds) * way) / WHEEL,
        stride: slow ? 1 : 1.8,
        mouth: 0.3,
        face: 'happy',
      },
      companions: beside('finish arch', arch, { x: 0.1 * performer.aspect, z: 0.06, height: 1.9 }),
    }),
    [
      effect('confetti', {
        from: under * seconds,
        until: seconds,
        strength: 1,
        at: () => ({ x: 0.1, y: 1.8 }),
      }),
      ...(slow ? [] : [rushing(context, at)]),
    ],
  )
  return { ...through, stays: true }
}
