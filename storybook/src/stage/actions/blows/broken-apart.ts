import { arch, ease, gather, through } from '../../easing.ts'
import { inPieces, type Scatter } from '../things/fragments.ts'
import { flying } from '../things/ruin.ts'
import { cracked } from './cracked.ts'
import { FLAT, placed, wideOf, type Fate, type Moved, type Struck } from './struck.ts'

/** Each half to its side, from top to bottom. */
export const halved: Scatter = ({ middle }, share) => {
  const side = Math.sign(middle.x)
  const part = ease(share)
  return { x: 0.14 * side * part, y: 0, turn: 0.42 * side * part, about: { x: side * 0.1, y: 0 } }
}

export const broken =
  (scatter: Scatter, grid: { columns: number; rows: number }, lasts: number) =>
  (struck: Struck): Fate => {
    const as = inPieces(struck.actor, { grid, random: struck.random.fork('pieces'), scatter })
    const falls = struck.y > 0.25 ? FALLS + 0.12 : 0
    return (since) => {
      const moved = falls > 0 ? dropped(struck, since) : {}
      return placed(struck, { ...moved, as, pose: { open: through(since, falls, lasts) } })
    }
  }

/** From up there it falls to the floor beside, and only then goes to pieces. */
function dropped({ y, height }: Struck, since: number): Moved {
  const fall = gather(through(since, 0.12, FALLS))
  return { dx: 0.5 * height * ease(through(since, 0, FALLS)), dy: -y * fall }
}
const FALLS = 0.45

export function crackedBy(struck: Struck): Fate {
  const as = cracked(struck.actor, struck.random.fork('cracks'))
  return (since) => placed(struck, { as, pose: { open: since < 0 ? 0 : 0.3 + 0.7 * ease(since) } })
}

/** How many of a kind are knocked about, each its own way. */
const MANY = 6
const HEAPED = /\b(?:tower|stack|pile|pyramid|heap|house of cards|card house|domino)/u

/** What is piled up flies apart; of what stands in rows each goes its own way. */
export function scattered(struck: Struck): Fate {
  if (HEAPED.test(struck.name)) return broken(flying, { columns: 4, rows: 6 }, 1.6)(struck)
  const step = wideOf(struck) * 0.85
  return (since) =>
    Array.from({ length: MANY }, (_, index) => {
      const own = struck.random.fork(`one of many ${index}`)
      const [side, far] = [own.pick([-1, 1]), own.between(0.2, 1)]
      const tip = gather((since - 0.06 * index) / 0.5)
      const row = index < 3 ? 0 : index < 5 ? 1 : 2
      const x = (index - [0, 3, 5][row]!) * step + row * 0.5 * step
      const away = tip * far * struck.room
      return placed(
        { ...struck, name: `${struck.name} ${index}`, z: struck.z + 0.06 * row },
        {
          dx: x + away * (side > 0 ? 1 : -0.35),
          dy:
            0.31 * wideOf(struck) * Math.sin(FLAT * tip) +
            0.5 * far * arch(tip) * (tip < 1 ? 1 : 0),
          pose: { lean: side * FLAT * tip },
        },
      )
    }).flat()
}
