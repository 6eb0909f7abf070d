import { arch, cycle, wave } from '../../easing.ts'
import type { ActionContext, Choreography, Effect, Performance } from '../action.ts'
import { deed, effect, performed } from '../performed.ts'

/** Seconds between two shots of one ship. */
const EVERY = 1.3

/** Rocks on the waves, fires its guns at the other one and is thrown back; shot falls into the water about it. */
function exchangingFire(context: ActionContext): Performance {
  const { performer, random, seconds } = context
  const late = random.fork('late').between(0, EVERY)
  const bow = performer.aspect * 0.34
  const shots = Array.from({ length: Math.ceil(seconds / EVERY) }, (_, i) => i * EVERY + late)
  return performed(
    context,
    (t) => {
      const recoil = arch(Math.min(1, cycle((t - late) / EVERY) * 3))
      return {
        x: 0.12 * wave(t / 5) - 0.05 * recoil,
        y: 0.02 * wave(t / 2.2 + late),
        pose: { lean: 0.05 * wave(t / 2.8 + late) - 0.06 * recoil, wave: t * 0.8 },
      }
    },
    shots.flatMap((from, index) => shot({ from, bow, index })),
  )
}

function shot({ from, bow, index }: { from: number; bow: number; index: number }): Effect[] {
  const gun = (): { x: number; y: number; z: number } => ({ x: bow, y: 0.24, z: -0.05 })
  const hit = (): { x: number; y: number; z: number } => ({
    x: bow + 0.1 - 0.22 * (index % 3),
    y: 0.02,
    z: -0.1,
  })
  return [
    effect('fire', { from, until: from + 0.3, strength: 1, at: gun }),
    effect('smoke', { from, until: from + 0.5, strength: 1.1, at: gun }),
    effect('splash', { from: from + 0.5, until: from + 0.8, strength: 1.6, at: hit }),
  ]
}

/** How ships fight. */
export const BROADSIDES: readonly Choreography[] = [deed('exchange-fire', exchangingFire)]
