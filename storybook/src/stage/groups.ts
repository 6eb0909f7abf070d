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

const ROW_DEPTH = 2.8
/** Members of one row may touch by this share of their width; more would cost the count. */
const CLOSENESS = 0.94

/** Rows on the ground, each next one behind and standing in the gaps, so that everybody can be counted. */
export function onTheGround(group: Group): Formation {
  const rows = rowsFor(group)
  const columns = Math.ceil(group.count / rows)
  const stagger = rows > 1 ? 0.5 : 0
  const wanted = group.width / CLOSENESS
  const step = Math.min(wanted * (rows > 1 ? 1.5 : 1.12), group.room / (columns + stagger))
  const shrink = Math.min(1, (step * (rows > 1 ? 0.7 : 1)) / wanted)
  const slots: Place3[] = []
  for (let row = 0, left = group.count; row < rows; row++) {
    const here = Math.min(Math.ceil(left / (rows - row)), columns)
    left -= here
    const z = row * ROW_DEPTH
    for (let column = 0; column < here; column++) {
      const x = (column - (here - 1) / 2 + offset(row, here, columns)) * step
      const jitter = group.random.between(-0.06, 0.06) * step
      slots.push({ x: spread(x + jitter, z), y: 0, z: z + group.random.between(-0.3, 0.3) })
    }
  }
  return { slots, shrink, width: step * (columns + stagger), height: group.height * shrink }
}

/** Rows of different lengths already stand in each other's gaps; equal ones are moved by half a step. */
function offset(row: number, here: number, columns: number): number {
  return here === columns && row % 2 === 1 ? 0.5 : 0
}

function spread(x: number, z: number): number {
  return (x * (REST_DISTANCE + z)) / REST_DISTANCE
}

function rowsFor({ count, width, room }: Group): number {
  for (let rows = 1; rows <= 4; rows++) {
    const columns = Math.ceil(count / rows)
    if ((room / columns / width) * CLOSENESS >= 0.6) return rows
  }
  return count > 12 ? 4 : 3
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
