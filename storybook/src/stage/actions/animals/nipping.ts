import { arch, clamp, cycle } from '../../easing.ts'
import type { ActionContext, Choreography, Performance } from '../action.ts'
import { breathing, hopping } from '../life.ts'
import { beside, deed, effect, performed } from '../performed.ts'

/** How much larger than the nipper the other is shown: as large as it is, but not so that nobody sees the nipper. */
const [LEAST, MOST] = [1, 3.2]

/** A crab at a toe: darts at it again and again, and whoever it is jumps. */
function nipping(context: ActionContext): Performance {
  const { performer, object, tempo } = context
  const name = object ?? 'man'
  const other = context.partner ?? context.find(name)
  const tall = clamp((other?.metres ?? 1.7) / performer.metres, LEAST, MOST)
  const near = performer.aspect * 0.5 + (other?.aspect ?? 0.5) * tall * 0.22
  const every = 1.6 / tempo
  return performed(
    context,
    (t) => {
      const beat = cycle(t / every)
      const dart = arch(beat / 0.5)
      const jump = hopping(cycle(beat + 0.6), 0.12 * tall)
      return {
        x: 0.35 * (dart - 1),
        pose: { ...breathing(t), lean: 0.1 * dart, gait: t * 2 },
        companions: beside('nipped', other, {
          x: near,
          y: jump.y,
          z: 0.04,
          height: tall,
          pose: {
            turn: -1,
            stretch: jump.stretch,
            lean: 0.08 * dart,
            face: 'surprised',
            mouth: 0.7,
          },
          shadow: true,
        }),
      }
    },
    [
      effect('stars', {
        strength: 0.7,
        at: () => ({ x: near * 0.6, y: 0.5 }),
      }),
    ],
  )
}

/** Up against it, one paw after the other down its side. */
function clawing(context: ActionContext): Performance {
  const { performer, object, tempo } = context
  const name = object ?? 'sofa'
  const thing = context.find(name)
  const { metres = 1, aspect = 1 } = thing ?? {}
  const tall = Math.min(clamp(metres / performer.metres, 0.9, 1.6), 2.6 / aspect)
  const edge = performer.aspect * 0.36
  return performed(
    context,
    (t) => {
      const stroke = cycle(t * 1.4 * tempo)
      return {
        pose: {
          ...breathing(t),
          lean: -0.42 + 0.05 * Math.sin(t * 9),
          paw: 1.3 * arch(stroke),
          wag: t * 2,
        },
        companions: beside(name, thing, {
          x: edge + (aspect * tall) / 2,
          z: 0.03,
          height: tall,
          pose: { lean: 0.008 * Math.sin(t * 18) },
          shadow: true,
        }),
      }
    },
    [effect('crumbs', { strength: 0.8, at: () => ({ x: edge, y: 0.6 }) })],
  )
}

/** With claws and stings. */
export const NIPPING: readonly Choreography[] = [deed('nip', nipping), deed('claw', clawing)]
