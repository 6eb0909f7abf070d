import type { Effect } from '../actions/action.ts'
import { effect } from '../actions/performed.ts'
import { clamp, ease, wave } from '../easing.ts'
import type { Player } from '../player.ts'

/** How far past the shore one is afloat, in own heights. */
const PLUNGE = 0.7
const STEP = 0.05
const LONGEST = 15

interface Shore {
  readonly x: number
  readonly y: number
}

/** Who comes down a hill that ends in the water goes in with a splash, and swims on. */
export function intoTheWater(player: Player, shore: Shore): Player {
  if (player.medium !== 'ground') return player
  const at: Player['at'] = (t) => {
    const stance = player.at(t)
    const { height } = stance
    const wet = ease(clamp((stance.x - shore.x) / (PLUNGE * height)))
    if (wet === 0) return stance
    const afloat = shore.y + (0.02 + 0.025 * wave(t * 0.8)) * height
    return { ...stance, y: stance.y + (afloat - stance.y) * wet }
  }
  const enters = entryOf(player, shore)
  if (enters === null) return { ...player, at }
  const { performance } = player
  const effects = [...performance.effects, splash(player, shore, enters)]
  return { ...player, at, performance: { ...performance, effects } }
}

function entryOf(player: Player, shore: Shore): number | null {
  const swims = (t: number): boolean => player.at(t).x > shore.x
  if (swims(0)) return null
  for (let t = STEP; t < LONGEST; t += STEP) if (swims(t)) return t
  return null
}

function splash(player: Player, shore: Shore, enters: number): Effect {
  return effect('splash', {
    from: enters,
    until: enters + 0.8,
    strength: 2.5,
    at: (t) => {
      const { x, y, height, facing } = player.mark(t)
      return { x: (facing * (player.at(t).x - x)) / height + 0.3, y: (shore.y - y) / height }
    },
  })
}
