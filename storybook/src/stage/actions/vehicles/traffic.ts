import { cycle, ease, ride, tremble } from '../../easing.ts'
import type { ActionContext, Performance } from '../action.ts'
import { beside, effect, performed } from '../performed.ts'
import { RAILED, WHEEL } from './driving.ts'

const JAM: readonly (readonly [name: string, x: number, z: number, tall: number])[] = [
  ['taxi', -1, 0.02, 0.86],
  ['car', 1, 0.02, 0.82],
  ['bus', -0.45, 0.5, 1.1],
  ['truck', 0.75, 0.55, 1.1],
]

/** Bumper to bumper with others, forward by inches, engines shaking. */
export function jammed(context: ActionContext): Performance {
  const { performer, seconds } = context
  const others = JAM.flatMap(([name, side, z, tall]) => {
    const actor = context.find(name)
    if (!actor || (z < 0.1 && actor.name === performer.name && side < 0)) return []
    const reach = z < 0.1 ? performer.aspect * 0.5 + actor.aspect * tall * 0.5 + 0.1 : 1.4
    return [{ name: `jam ${name}`, actor, x: side * reach, z, tall, late: z * 3 + side }]
  })
  const inched = (t: number): number =>
    0.12 * (Math.floor(t / 1.8) + ease((cycle(t / 1.8) - 0.6) / 0.4)) - (0.06 * seconds) / 1.8
  return performed(
    context,
    (t) => ({
      x: inched(t),
      pose: { roll: inched(t) / WHEEL, stretch: 1 + 0.012 * tremble(t * 9) },
      companions: others.map(({ name, actor, x, z, tall, late }) => ({
        name,
        actor,
        place: { x: x + inched(t + late * 0.3), y: 0, z },
        height: tall,
        pose: {
          turn: 1,
          roll: inched(t + late * 0.3) / WHEEL,
          stretch: 1 + 0.012 * tremble(t * 9 + late),
        },
        shadow: true,
      })),
    }),
    [effect('smoke', { strength: 0.7, at: () => ({ x: -performer.aspect * 0.5, y: 0.12 }) })],
  )
}

/** How high the rails are on what carries them and how high that is, in heights of the train. */
const DECKS = {
  'railway bridge': { deck: 1.35, tall: 1.41 },
  viaduct: { deck: 1.75, tall: 1.83 },
  'suspension bridge': { deck: 1.2, tall: 2.72 },
} as const

/** How far it goes over a bridge, in its own lengths. */
const LONG_WAY = 1.1

/** High over the water on a bridge, or higher over a valley on the arches of a viaduct. */
export function crossing(name: keyof typeof DECKS, context: ActionContext): Performance {
  const { performer, seconds } = context
  const { deck, tall } = DECKS[name]
  const found = context.find(name)
  // It goes on beyond the frame: only the part under the train counts for the composition.
  const bridge = found ? { ...found, aspect: 0.1 } : null
  const way = Math.max(context.room, 0.8, LONG_WAY * performer.aspect)
  const at = (t: number): number => way * (ride(t / seconds) - 0.5)
  const height = bridge ? tall : 0
  const companions = beside('viaduct', bridge, { x: 0, z: 0.03, height })
  const performance = performed(
    context,
    (t) => ({
      x: at(t),
      y: bridge ? deck : 0,
      pose: { roll: (at(t) / WHEEL) * 1.4, lean: 0.004 * tremble(t * 6) },
      companions,
    }),
    [
      effect('speed', {
        strength: 0.8,
        at: (t) => ({ x: at(t) - performer.aspect * 0.6, y: deck + 0.5 }),
      }),
      ...(RAILED.test(performer.name)
        ? [
            effect('smoke', {
              strength: 1,
              at: (t) => ({ x: at(t) + performer.aspect * 0.36, y: deck + 1 }),
            }),
          ]
        : []),
    ],
  )
  // The bridge is seen with what crosses it, which comes in at one side and goes out at the other.
  const { left, right } = performance.extent
  const half = Math.min(left, right, (0.5 + 0.2 * LONG_WAY) * performer.aspect)
  return { ...performance, stays: true, extent: { ...performance.extent, left: half, right: half } }
}
