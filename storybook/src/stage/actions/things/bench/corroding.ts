import type { Actor } from '../../../../cast/actor.ts'
import { drawBack, drawFront, fillVessel } from '../../../../cast/props/vessels/draw-vessel.ts'
import { levelAt, vesselShape } from '../../../../cast/props/vessels/vessel-shapes.ts'
import { ease, mix, through, tremble } from '../../../easing.ts'
import type { ActionContext, Effect, Performance } from '../../action.ts'
import { effect, type Beat } from '../../performed.ts'
import { handAt, prop, withArms } from './bench.ts'
import { crumpledActor } from './emptying.ts'
import { liveActor } from './live.ts'

/** What acid does to things: how far it eats them, and whether they go black. */
const FATES: readonly (readonly [words: RegExp, eaten: number, black: boolean])[] = [
  [/glass|porcelain|ceramic|gold/u, 0, false],
  [/toast|bread|sugar|wood|paper|cotton|cloth|leaf|meat|cake|food|sponge/u, 0.5, true],
  [/balloon|plastic|rubber|gum|foam|nylon/u, 1, false],
]

/** The same, over which black creeps from the top as `pose.open` goes to 1. */
function blackened(actor: Actor): Actor {
  return {
    ...actor,
    draw: (brush, pose) => {
      const { open = 0, ...rest } = pose
      actor.draw(brush, { ...rest, open })
      const { ctx } = brush
      ctx.save()
      ctx.beginPath()
      ctx.rect(-9, -2, 18, 2 - (1 - open) * 1.02)
      ctx.clip()
      // Only the light in which it is drawn goes out: its outline stays its own.
      const dark = { ...brush.light, tint: '#1c1512', tintAmount: 1.25 }
      ctx.globalAlpha *= 0.9
      actor.draw({ ...brush, light: dark }, { ...rest, open })
      ctx.restore()
    },
  }
}

const LIQUID = '#e8edb4'

function beakerOfAcid(): Actor {
  const shape = vesselShape('clear-beaker')!
  return liveActor({
    name: 'beaker of acid',
    width: shape.width,
    draw: (ink, { share }) => {
      drawBack(ink, shape)
      const from = levelAt(shape, mix(0.66, 0.05, share))
      fillVessel(ink, shape, { from, to: levelAt(shape, 0), colour: LIQUID, alpha: 0.85 })
      drawFront(ink, shape)
    },
  })
}

const streamActor = (): Actor =>
  liveActor({
    name: 'stream of acid',
    width: 20,
    draw: (ink) => ink.faint(0.9, () => ink.line('M4 0Q10 8 10 100', 5, LIQUID)),
  })

/** Acid runs over a thing, which smokes, goes black and gives way, or is left as it was. */
export function corroding(context: ActionContext): Performance {
  const { performer, seconds, random } = context
  const what = context.object ?? performer.name
  const [, eaten, black] = FATES.find(([words]) => words.test(what)) ?? [null, 0.45, false]
  const eroded = crumpledActor(performer, random.fork('holes'), eaten)
  const wasted = black ? blackened(eroded) : eroded
  const [beaker, stream] = [beakerOfAcid(), streamActor()]
  const run = (t: number): number => through(t, seconds * 0.16, seconds * 0.34)
  const tip = (t: number): number =>
    ease(through(t, 0.1, seconds * 0.12)) * (1 - ease(through(t, seconds * 0.52, seconds * 0.1)))
  const beat = (t: number): Beat => {
    const open = ease(through(t, seconds * 0.24, seconds * 0.6))
    const x = 0.006 * tremble(t * 9) * open
    const pours = { open: run(t), lean: 1.25 * tip(t) }
    const running = prop('stream', stream, {
      place: { x: 0.04, y: 0.9, z: -0.01 },
      height: 0.42,
      pose: {},
    })
    return {
      pose: { alpha: 0 },
      companions: [
        prop('eaten', wasted, { place: { x, y: 0, z: 0 }, height: 1, pose: { open } }),
        prop('beaker', beaker, { place: { x: -0.5, y: 1.1, z: 0.03 }, height: 0.5, pose: pours }),
        ...(run(t) > 0 && run(t) < 1 ? [running] : []),
      ],
    }
  }
  return withArms(context, {
    beat,
    arms: (t) => handAt(context, { x: -0.52, y: 1.34 - 0.06 * tip(t), height: 1.4, left: true }),
    effects: fumes(seconds, eaten > 0 ? 1.6 : 0.3),
  })
}

function fumes(seconds: number, strength: number): Effect[] {
  const at = (y: number) => () => ({ x: 0, y })
  return [
    effect('smoke', { from: seconds * 0.26, strength, at: at(0.7) }),
    effect('bubbles', { from: seconds * 0.22, strength, at: at(0.5) }),
    effect('drips', { from: seconds * 0.2, strength: 0.8, colour: LIQUID, at: at(0.2) }),
  ]
}
