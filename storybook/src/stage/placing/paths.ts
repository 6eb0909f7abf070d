import type { Direction } from '../../plan/plan.ts'
import type { Box } from '../../scene/space.ts'
import { TURN, clamp, mix, ride } from '../easing.ts'
import type { Mark } from '../player.ts'

interface Way {
  readonly box: Box
  readonly seconds: number
  /** How strongly it travels: 0 for deeds on the spot, about 0.5 for a walk. */
  readonly share: number
}

/** A spot that moves by itself, for ways that do not simply cross the stage; null: those are danced from a fixed spot. */
export function pathFor(
  direction: Direction | null,
  mark: Mark,
  way: Way,
): ((t: number) => Mark) | null {
  if (way.share === 0 || direction === null) return null
  const { box, seconds, share } = way
  const at = (t: number): number => ride(t / seconds)
  switch (direction) {
    case 'towards':
      return (t) => ({ ...mark, x: mark.x * 0.5, z: mix(4 + 9 * share, -0.6, at(t)) })
    case 'away':
      return (t) => ({ ...mark, x: mark.x * 0.5, z: mix(-0.6, 4 + 9 * share, at(t)) })
    case 'up':
      return (t) => ({ ...mark, y: mark.y + box.height * 0.5 * share * (at(t) - 0.25) })
    case 'down':
      return (t) => ({
        ...mark,
        y: Math.max(0, mark.y + box.height * 0.5 * share * (0.75 - at(t))),
      })
    case 'around':
      return (t) => around(mark, way, t)
    default:
      return null
  }
}

/** Once round an ellipse on the floor; it turns like a card where it comes back. */
function around(mark: Mark, { box, seconds, share }: Way, t: number): Mark {
  const angle = (t / seconds) * TURN * 0.9 + 0.6
  return {
    ...mark,
    x: mark.x + Math.sin(angle) * box.width * 0.45 * share,
    z: mark.z + 2.2 - 2.2 * Math.cos(angle),
    facing: clamp(Math.cos(angle) * 5, -1, 1) || 0.05,
  }
}
