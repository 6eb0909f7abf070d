import { ease, wave } from '../../easing.ts'
import type { ActionContext, Performance } from '../action.ts'
import { beside, effect, performed } from '../performed.ts'

/** The arms of a monster around a ship: where each comes out of the water. */
const ARMS = [
  { x: -1.15, z: -0.12, tall: 1.15, turn: 1 },
  { x: -0.55, z: -0.14, tall: 0.8, turn: -1 },
  { x: 0.5, z: -0.16, tall: 0.9, turn: 1 },
  { x: 1.1, z: -0.12, tall: 1.25, turn: -1 },
  { x: 0.05, z: 0.16, tall: 1.9, turn: 1 },
] as const

/** Half out of the water, with its arms about a ship that rocks and cannot get away. */
export function grappling(context: ActionContext): Performance {
  const { partner } = context
  const arm = context.find('tentacle')
  const ship = partner ?? context.find('sailboat')
  const rise = (t: number): number => ease((t + 0.6) / 1.4)
  return performed(
    context,
    (t) => ({
      x: 0.95,
      y: 0.3 - 1.2 * (1 - rise(t)) + 0.1 * wave(t / 2.6),
      z: -0.05,
      pose: { wave: t, lean: 0.08 * wave(t / 2.2) },
      companions: [
        ...beside('partner', ship, {
          x: -0.3,
          y: 0.14 + 0.05 * wave(t / 1.7),
          z: 0,
          height: Math.min(1.5, 2.1 / (ship?.aspect ?? 1)),
          pose: { lean: 0.16 * wave(t / 2.1), turn: 1 },
          shadow: false,
        }),
        ...ARMS.flatMap(({ x, z, tall, turn }, index) =>
          beside(`arm ${index}`, arm, {
            x,
            y: -tall * (1 - rise(t - index * 0.2)) - 0.08,
            z,
            height: tall,
            pose: { turn, lean: 0.07 * wave(t / 1.9 + index * 0.3) },
            shadow: false,
          }),
        ),
      ],
    }),
    [-1, 0, 1].map((x) => effect('splash', { strength: 1.4, at: () => ({ x, y: 0 }) })),
  )
}
