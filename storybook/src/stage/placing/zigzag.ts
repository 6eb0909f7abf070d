import { eyeHeight, nearness } from '../../scene/box.ts'
import type { Box } from '../../scene/space.ts'
import type { PlaceSet } from '../place.ts'
import type { Role } from './roles.ts'
import { scaled, type Unit } from './unit.ts'

const [NEAR, FAR] = [-1.2, 3] as const
/** How near to each other neighbours stand, in halves of their widths: one is before the other, so that only elbows cross. */
const CLOSE = 0.74
/** So much of those at the back may be hidden by whoever stands before the gap between them. */
const HIDDEN = 0.72
/** They are never taller than this share of the frame. */
const TALLEST = 0.5

/** Whether all of a row are people, who are upright: of an animal behind another only its back would be seen. */
export function isOfPeople(roles: readonly Role[]): boolean {
  return roles.every(({ subject }) => subject.kind === 'person')
}

interface Ground {
  readonly box: Box
  readonly set: PlaceSet
  readonly room: number
  /** Those behind are seen beside the others, not over their heads. */
  readonly beside?: boolean
}

/** People as for a group's photograph: in their order, every other one a step back, whoever takes most room at the back. */
export function inZigzag(
  units: readonly Unit[],
  { box, set, room, beside = false }: Ground,
): Unit[] {
  const widest = units.reduce((best, { width }, i) => (width > units[best]!.width ? i : best), 0)
  const depths = [Math.max(NEAR, set.near), Math.min(FAR, set.far)] as const
  const [close, away] = depths.map(nearness) as [number, number]
  const tallest = Math.max(...units.map(({ height }) => height))
  const rise = (close - away) * eyeHeight(box)
  const fit = Math.min(
    room / spots(units).width,
    beside ? Infinity : rise / (tallest * (close - HIDDEN * away)),
    (TALLEST * box.height) / tallest,
  )
  const xs = spots(units).xs
  return units.map((unit, index) => {
    const z = depths[(index - widest) % 2 === 0 ? 1 : 0]
    const large = scaled(unit, fit)
    const slots = large.formation.slots.map((slot) => ({ ...slot, z }))
    return { ...large, x: xs[index]! * fit, formation: { ...large.formation, slots } }
  })
}

/** Where the middles of neighbours are, about the middle of all, and how wide they are together. */
function spots(units: readonly Unit[]): { readonly xs: number[]; readonly width: number } {
  const xs = [0]
  for (const [index, { width }] of units.slice(1).entries())
    xs.push(xs[index]! + (CLOSE * (units[index]!.width + width)) / 2)
  const right = Math.max(...units.map(({ width }, index) => xs[index]! + width / 2))
  const left = Math.min(...units.map(({ width }, index) => xs[index]! - width / 2))
  return { xs: xs.map((x) => x - (left + right) / 2), width: right - left }
}
