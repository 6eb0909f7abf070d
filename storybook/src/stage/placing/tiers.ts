import type { Shot } from '../../plan/plan.ts'
import type { Box } from '../../scene/space.ts'
import { scaled, type Unit } from './unit.ts'

/** Wider frames, in heights, have room for both side by side. */
const NARROW = 1.15
/** How much of the frame's width each may fill, how much of its height, and how much larger it may become than in a row. */
const WIDEST = 0.64
const TALLEST = { above: 0.3, below: 0.36 }
const LARGER = 1.35
/** Squeezed more than this in a row, they had better share the height. */
const CROWDED = 0.96

interface Craft {
  readonly shot: Shot
  readonly box: Box
}

/** One who flies over one who does not, each as wide as a narrow frame lets it be; null when a row suits them. */
export function inTiers(
  units: readonly Unit[],
  { shot, box }: Craft,
  scale: number,
): Unit[] | null {
  const aloft = units.filter(({ role }) => role.medium === 'air')
  const sided = shot.relations.some(({ relation }) => /^(left|right)-of$/u.test(relation))
  const alone = units.length === 2 && units.every(({ role }) => role.actors.length === 1)
  if (!alone || aloft.length !== 1 || sided || scale > CROWDED) return null
  if (box.width > NARROW * box.height) return null
  return units.map((unit, index) => {
    const tallest = unit === aloft[0] ? TALLEST.above : TALLEST.below
    const fit = Math.min(
      LARGER,
      (WIDEST * box.width) / unit.width,
      (tallest * box.height) / unit.height,
    )
    const large = scaled(unit, fit)
    // A little aside by turns: a diagonal is livelier than a tower.
    const spare = Math.max(0, 0.8 * box.width - large.width) / 2
    return { ...large, x: (index === 0 ? -1 : 1) * Math.min(spare, 0.12 * box.width) }
  })
}
