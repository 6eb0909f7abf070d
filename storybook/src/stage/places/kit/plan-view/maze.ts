import type { Random } from '../../../../scene/random.ts'
import { clear, darker, lighter } from '../colour.ts'
import type { Sheet } from './sheet.ts'

/** How wide a passage is with one hedge, and the hedge. */
const STEP = 1.15
const HEDGE = 0.5

type Area = readonly [x: number, y: number, wide: number, high: number]

/** Hedges or corn in a maze that can be solved: every cell is reached, by one way only. */
export function maze(sheet: Sheet): void {
  const { ctx, random, words } = sheet
  const colour = /\b(?:corn|maize|wheat)/u.test(words) ? '#c2a63e' : '#3f7f45'
  const hedges = hedgesOf(sheet)
  const paint = (tone: string, lift: number): void => {
    ctx.fillStyle = tone
    for (const [x, y, wide, high] of hedges) ctx.fillRect(x + lift, y + lift, wide, high)
  }
  paint(clear('#2a2414', 0.3), 0.16)
  paint(darker(colour, 0.14), 0)
  paint(colour, -0.07)
  for (const [x, y, wide, high] of hedges)
    for (let i = 0; i < 5; i++) {
      ctx.fillStyle = lighter(colour, random.between(0.05, 0.3))
      ctx.fillRect(x + random.next() * wide, y + random.next() * high, 0.12, 0.1)
    }
}

function hedgesOf({ random, reach }: Sheet): Area[] {
  const [wide, high] = [Math.ceil((reach.x * 2) / STEP), Math.ceil((reach.y * 2) / STEP)]
  const open = passages(random.fork('maze'), wide, high)
  return Array.from({ length: wide * high }, (_, cell): Area[] => {
    const [x, y] = [(cell % wide) * STEP - reach.x, Math.floor(cell / wide) * STEP - reach.y]
    return [
      ...(open.has(`${cell - wide} ${cell}`) ? [] : [[x, y, STEP + HEDGE, HEDGE] as const]),
      ...(open.has(`${cell - 1} ${cell}`) ? [] : [[x, y, HEDGE, STEP + HEDGE] as const]),
    ]
  }).flat()
}

/** The openings between cells, as `lower upper`: a walk that turns back only where it is shut in. */
function passages(random: Random, wide: number, high: number): ReadonlySet<string> {
  const open = new Set<string>()
  const seen = new Set([0])
  const trail = [0]
  while (trail.length > 0) {
    const cell = trail.at(-1) ?? 0
    const near = besides(cell, wide, high).filter((each) => !seen.has(each))
    if (near.length === 0) trail.pop()
    else {
      const next = random.pick(near)
      open.add(`${Math.min(cell, next)} ${Math.max(cell, next)}`)
      seen.add(next)
      trail.push(next)
    }
  }
  return open
}

function besides(cell: number, wide: number, high: number): number[] {
  const column = cell % wide
  return [
    ...(column > 0 ? [cell - 1] : []),
    ...(column < wide - 1 ? [cell + 1] : []),
    ...(cell >= wide ? [cell - wide] : []),
    ...(cell < wide * (high - 1) ? [cell + wide] : []),
  ]
}
