import type { Random } from '../../scene/random.ts'
import type { Place3 } from '../../scene/space.ts'
import { REST_DISTANCE, nearness } from '../../scene/box.ts'

/** Where the members of a group stand around its middle (x, y in u as seen at z = 0), and how much smaller each is made. */
export interface Formation {
  readonly slots: readonly Place3[]
  readonly shrink: number
  /** What the group covers, in u. */
  readonly width: number
  readonly height: number
}

export interface Group {
  readonly count: number
  /** One member's size in u, and what is there for all of them. */
  readonly width: number
  readonly height: number
  readonly room: number
  readonly random: Random
}

/** The ground on which a group may stand: from where to where, and how high above it the eye is. */
export interface Terrain {
  readonly near: number
  readonly far: number
  readonly eye: number
  /** There is room for one behind the other only. */
  readonly ledge?: boolean
}

const ROW_DEPTH = 1.9
/** How wide a member may be, in steps between neighbours, for one row and for two. */
const BREADTH = [0.94, 1.16] as const
/** So many are counted, and hardly touch. */
const [FEW, BESIDE] = [9, 1.02]

/** Everybody has a column of their own as long as that leaves them large; a crowd stands in rows. */
export function onTheGround(group: Group, terrain: Terrain): Formation {
  const line = inALine(group, terrain.ledge)
  // On a bridge those of a second row would walk in the air before it.
  if (terrain.ledge === true || (group.count * group.width) / group.room < 1.5) return line
  const rows = inRows(group, terrain)
  return rows.shrink > line.shrink * (group.count > FEW ? 0.92 : 1.1) ? rows : line
}

/** More than so many nobody counts: on a bridge they go so close that each is before half of three others, and are no mites. */
const [COUNTED, PACKED] = [12, 3.4]

/** Side by side; when it is narrow every other one steps back, where there is room behind. */
function inALine({ count, width, height, room, random }: Group, ledge = false): Formation {
  const deep = ledge || (count * width) / room < 1.5 ? 0 : 1
  const few = deep === 1 && count <= FEW ? BESIDE : BREADTH[deep]
  const breadth = ledge && count > COUNTED ? PACKED : few
  const step = Math.min((width * 1.12) / breadth, room / (count + breadth - 1))
  const shrink = Math.min(1, (step * breadth) / width)
  const slots = Array.from({ length: count }, (_, column): Place3 => {
    const z = (column % 2) * deep * ROW_DEPTH + random.between(-0.15, 0.15)
    const x = (column - (count - 1) / 2 + random.between(-0.05, 0.05)) * step
    return { x: x / nearness(z), y: 0, z }
  })
  return { slots, shrink, width: step * (count + breadth - 1), height: height * shrink }
}

const MOST_ROWS = 7
/** So much of each may be hidden by those in the row before it. */
const HIDDEN = 0.55

/** Those who graze are near and far over the land, none behind another, and in no row. */
export function overTheLand(group: Group, { near, far, eye }: Terrain): Formation {
  const { count, width, height, room, random } = group
  const rows = count < 5 ? 2 : 3
  const [front, back] = [nearness(near), nearness(far)]
  const columns = Math.ceil(count / rows)
  const step = room / (columns + 0.5)
  const apart = (front - back) / (rows - 1)
  const shrink = Math.min(
    1,
    (0.96 * step) / (width * front),
    (apart * eye) / (0.3 * height * front),
  )
  const slots = Array.from({ length: count }, (_, index): Place3 => {
    const [row, column] = [index % rows, Math.floor(index / rows)]
    const close = front - apart * (row + (row === 0 ? 1 : -1) * random.between(0, 0.28))
    const along = column + row / rows + random.between(-0.12, 0.12) - (columns - 1 / rows) / 2
    return { x: (along * step) / close, y: 0, z: REST_DISTANCE / close - REST_DISTANCE }
  })
  return { slots, shrink, width: 0.9 * room, height: height * shrink }
}

interface Rows {
  readonly count: number
  readonly shrink: number
  readonly step: number
}

/** Rows one behind the other, each shifted by half a place: as many as let the members be largest. */
function inRows(group: Group, { near, far, eye }: Terrain): Formation {
  const { count, width, height, room, random } = group
  const [front, back] = [nearness(near), nearness(far)]
  let best: Rows = { count: 1, shrink: 0, step: 1 }
  for (let rows = 2; rows <= Math.min(MOST_ROWS, count); rows++) {
    const step = room / (Math.ceil(count / rows) + 0.5)
    const apart = (front - back) / (rows - 1)
    const high = (apart * eye) / (height * (front - HIDDEN * (front - apart)))
    const shrink = Math.min(1, (0.96 * step) / (width * front), high)
    if (shrink > best.shrink * 1.05) best = { count: rows, shrink, step }
  }
  const tight = Math.min(best.step, width * best.shrink * front * 1.5)
  const columns = Math.ceil(count / best.count)
  const slots: Place3[] = []
  for (let row = 0, left = count; row < best.count; row++) {
    const here = Math.ceil(left / (best.count - row))
    left -= here
    const close = back + ((front - back) * row) / (best.count - 1)
    // All rows share one grid, every other one moved by half a place, so that nobody is right behind another.
    const first = Math.floor((columns - here) / 2) + (row % 2) / 2
    for (let column = 0; column < here; column++) {
      const place = first + column + random.between(-0.05, 0.05)
      const z = REST_DISTANCE / close - REST_DISTANCE
      slots.push({ x: ((place - (columns - 0.5) / 2) * tight) / close, y: 0, z })
    }
  }
  const wide = tight * (columns + 0.5)
  return { slots, shrink: best.shrink, width: wide, height: height * best.shrink }
}

interface LooseRows {
  readonly rows: number
  readonly columns: number
  readonly step: number
  readonly lift: number
  readonly shrink: number
}

/** As many rows as suit the room; one more when that lets everybody be larger. */
function looseRows(group: Group & { readonly tall: number }): LooseRows {
  const usual = Math.max(1, Math.round(Math.sqrt((group.count * group.tall) / group.room)))
  const [best, next] = [usual, usual + 1].map((rows): LooseRows => {
    const columns = Math.ceil(group.count / rows)
    const step = Math.min(group.width * 1.25, group.room / (columns + (rows > 1 ? 0.5 : 0)))
    const lift = Math.min(group.height * 1.3, group.tall / rows)
    const shrink = Math.min(1, step / group.width / 1.08, lift / group.height / 1.05)
    return { rows, columns, step, lift, shrink }
  }) as [LooseRows, LooseRows]
  // Four or five in one line hang like washing.
  const [least, most] = FEW_ALOFT
  const loose = usual === 1 && group.count >= least && group.count <= most
  return next.shrink > best.shrink * (loose ? 0.95 : 1.1) ? next : best
}

const FEW_ALOFT = [4, 7] as const

/** From so many on nobody counts them: they are near and far, and in no rows. */
const FLOCK = 10

/** How far one of a flock is from its place in the honeycomb, in steps, and how deep. */
function astray(count: number, random: Random): Place3 {
  if (count < FLOCK)
    return {
      x: random.between(-0.08, 0.08),
      y: random.between(-0.1, 0.1),
      z: random.between(-0.4, 1.2),
    }
  return {
    x: random.between(-0.38, 0.38),
    y: random.between(-0.42, 0.42),
    z: random.between(-0.8, 1) + 4.6 * random.next() ** 2,
  }
}

/** A flock or a school: a loose honeycomb, wider than high. */
export function inTheOpen(group: Group & { readonly tall: number }): Formation {
  const { rows, columns, step, lift, shrink } = looseRows(group)
  const slots: Place3[] = []
  for (let row = 0, left = group.count; row < rows; row++) {
    const here = Math.min(Math.ceil(left / (rows - row)), columns)
    left -= here
    for (let column = 0; column < here; column++) {
      const side = (column - (here - 1) / 2 + (row % 2 === 1 && here === columns ? 0.5 : 0)) * step
      const { x, y, z } = astray(group.count, group.random)
      slots.push({ x: side + x * step, y: (row - (rows - 1) / 2) * lift + y * lift, z })
    }
  }
  return { slots, shrink, width: step * (columns + 0.5), height: lift * rows }
}
