import type { Random } from '../scene/random.ts'
import type { Place3 } from '../scene/space.ts'
import { REST_DISTANCE } from '../scene/box.ts'

/** Where the members of a group stand around its middle (x, y in u as seen at z = 0), and how much smaller each is made. */
export interface Formation {
  readonly slots: readonly Place3[]
  readonly shrink: number
  /** What the group covers, in u. */
  readonly width: number
  readonly height: number
}

interface Group {
  readonly count: number
  /** One member's size in u, and what is there for all of them. */
  readonly width: number
  readonly height: number
  readonly room: number
  readonly random: Random
}

const ROW_DEPTH = 1.9
/** How wide a member may be, in steps between neighbours, for one row, two rows and three. */
const BREADTH = [0.94, 1.16, 1.3] as const
/** In which row each next one stands: neighbours are never in the same one. */
const ZIGZAG = [[0], [0, 1], [0, 2, 1]] as const

/** Everybody has a column of their own, in rows one behind the other, so that all can be counted. */
export function onTheGround(group: Group): Formation {
  const { count, width, room, random } = group
  const rows = rowsFor(group)
  const breadth = BREADTH[rows - 1] ?? 1
  const step = Math.min((width * 1.12) / breadth, room / (count + breadth - 1))
  const shrink = Math.min(1, (step * breadth) / width)
  const slots = Array.from({ length: count }, (_, column): Place3 => {
    const zigzag = ZIGZAG[rows - 1] ?? [0]
    const z = (zigzag[column % zigzag.length] ?? 0) * ROW_DEPTH + random.between(-0.15, 0.15)
    const x = (column - (count - 1) / 2 + random.between(-0.05, 0.05)) * step
    return { x: (x * (REST_DISTANCE + z)) / REST_DISTANCE, y: 0, z }
  })
  return { slots, shrink, width: step * (count + breadth - 1), height: group.height * shrink }
}

function rowsFor({ count, width, room }: Group): 1 | 2 | 3 {
  const crowd = (count * width) / room
  if (crowd < 1.5) return 1
  return crowd < 3.2 ? 2 : 3
}

/** A flock or a school: a loose honeycomb, wider than high. */
export function inTheOpen(group: Group & { readonly tall: number }): Formation {
  const rows = Math.max(1, Math.round(Math.sqrt((group.count * group.tall) / group.room)))
  const columns = Math.ceil(group.count / rows)
  const step = Math.min(group.width * 1.25, group.room / (columns + (rows > 1 ? 0.5 : 0)))
  const lift = Math.min(group.height * 1.3, group.tall / rows)
  const shrink = Math.min(1, step / group.width / 1.08, lift / group.height / 1.05)
  const slots: Place3[] = []
  for (let row = 0, left = group.count; row < rows; row++) {
    const here = Math.min(Math.ceil(left / (rows - row)), columns)
    left -= here
    for (let column = 0; column < here; column++) {
      const side = (column - (here - 1) / 2 + (row % 2 === 1 && here === columns ? 0.5 : 0)) * step
      slots.push({
        x: side + group.random.between(-0.08, 0.08) * step,
        y: (row - (rows - 1) / 2) * lift + group.random.between(-0.1, 0.1) * lift,
        z: group.random.between(-0.4, 1.2),
      })
    }
  }
  return { slots, shrink, width: step * (columns + 0.5), height: lift * rows }
}
