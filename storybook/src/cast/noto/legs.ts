import type { Outline } from '../figure/figure.ts'
import type { Mask } from './trim.ts'

/** A leg as cut from a picture: its outline in own heights, and the line it swings from. */
export interface CutLeg {
  readonly outline: Outline
  /** What the body loses: a little more around the foot, so that no crumbs of it stay behind. */
  readonly hole: Outline
  /** Height of the fold, canvas y in own heights (negative). */
  readonly hip: number
  /** Middle of the foot's lower edge. */
  readonly foot: readonly [number, number]
}

interface Segment {
  readonly y: number
  readonly from: number
  readonly to: number
}

interface Label {
  readonly segments: Segment[]
}

const SOLID = 110

/**
 * Finds the legs of what stands: runs of paper below the belly, followed from the feet upwards. Legs that touch are
 * parted where they meet. `belly` is a share of the height from the top; absent, it is where the runs become one.
 */
export function findLegs(mask: Mask, belly?: number): CutLeg[] {
  const rows = rowsOf(mask)
  const top = belly === undefined ? bellyRow(rows) : Math.round(rows.length * belly)
  const labels = followUp(rows, top)
  const depth = rows.length - top
  const legs = labels.filter(({ segments }) => {
    const lowest = segments[0]
    return (
      lowest !== undefined &&
      lowest.y > rows.length - depth * 0.55 &&
      segments.length > depth * 0.4 &&
      segments.length > 6
    )
  })
  return legs.map((label) => toLeg(label, mask, top)).toSorted((a, b) => a.foot[0] - b.foot[0])
}

interface Run {
  readonly from: number
  readonly to: number
}

/** Runs of solid pixels in each row of the trimmed picture, from the top. */
function rowsOf({ alpha, side, bounds, perUnit }: Mask): Run[][] {
  const [left, top] = [bounds.x * perUnit, bounds.y * perUnit]
  const [width, height] = [bounds.width * perUnit, bounds.height * perUnit]
  return Array.from({ length: Math.round(height) }, (_, y) => {
    const runs: Run[] = []
    let from = -1
    for (let x = 0; x <= width; x++) {
      const solid = x < width && (alpha[(top + y) * side + left + x] ?? 0) > SOLID
      if (solid && from < 0) from = x
      if (!solid && from >= 0) {
        if (x - from >= 2) runs.push({ from, to: x })
        from = -1
      }
    }
    return runs
  })
}

/** The lowest row in which one run takes most of the row's span: the belly. */
function bellyRow(rows: readonly Run[][]): number {
  const widest = Math.max(...rows.flat().map(({ from, to }) => to - from))
  for (let y = rows.length - 8; y > rows.length * 0.35; y--) {
    const longest = Math.max(0, ...(rows[y] ?? []).map(({ from, to }) => to - from))
    if (longest > widest * 0.62) return Math.min(rows.length - 4, y + 2)
  }
  return Math.round(rows.length * 0.7)
}

interface Piece {
  readonly label: Label
  readonly run: Run
}

function followUp(rows: readonly Run[][], top: number): Label[] {
  const labels: Label[] = []
  let below: Piece[] = []
  for (let y = rows.length - 1; y >= top; y--) {
    const here: Piece[] = []
    for (const run of rows[y] ?? []) {
      const touching = below.filter((piece) => piece.run.to > run.from && piece.run.from < run.to)
      const under = absorbToes(touching)
      if (under.length === 0) {
        const label = { segments: [] }
        labels.push(label)
        here.push({ label, run })
        continue
      }
      under.forEach((piece, i) => {
        const [before, after] = [under[i - 1], under[i + 1]]
        const from = before ? (before.run.to + piece.run.from) / 2 : run.from
        const to = after ? (piece.run.to + after.run.from) / 2 : run.to
        here.push({ label: piece.label, run: { from, to } })
      })
    }
    below = here.filter((piece) => isWidest(piece, here))
    for (const { label, run } of below) label.segments.push({ y, ...run })
  }
  return labels
}

/** Rows after which a run is a leg and not a toe. */
const TOE = 12

/** Toes are runs of their own for a few rows: they join the longest run beside them. */
function absorbToes(touching: readonly Piece[]): readonly Piece[] {
  if (touching.length < 2) return touching
  const longest = Math.max(...touching.map(({ label }) => label.segments.length))
  const kept = touching.filter(({ label }) => label.segments.length >= Math.min(TOE, longest))
  const main = kept[0]
  if (!main) return touching
  for (const toe of touching) {
    if (kept.includes(toe)) continue
    const host = kept.toSorted((a, b) => apart(a, toe) - apart(b, toe))[0] ?? main
    for (const segment of toe.label.segments.splice(0)) widen(host.label, segment)
  }
  return kept
}

function apart(a: Piece, b: Piece): number {
  return Math.max(a.run.from - b.run.to, b.run.from - a.run.to)
}

function widen({ segments }: Label, { y, from, to }: Segment): void {
  const at = segments.findIndex((segment) => segment.y === y)
  const there = segments[at]
  if (there) segments[at] = { y, from: Math.min(from, there.from), to: Math.max(to, there.to) }
  else if (y > (segments[0]?.y ?? 0)) segments.unshift({ y, from, to })
}

/** A leg has one width in each row: where paper forks above it, it follows the wider branch. */
function isWidest(piece: Piece, row: readonly Piece[]): boolean {
  const size = ({ run }: Piece): number => run.to - run.from
  return row.every(
    (other) => other === piece || other.label !== piece.label || size(other) < size(piece),
  )
}

/** Soft edge pixels outside the solid run belong to the leg too. */
const EDGE = 2.4
const CRUMBS = 10

function toLeg({ segments }: Label, { bounds, perUnit }: Mask, top: number): CutLeg {
  const unit = bounds.height * perUnit
  const middle = (bounds.width * perUnit) / 2
  const at = (x: number, y: number): [number, number] => [(x - middle) / unit, y / unit - 1]
  const rows = segments.filter((_, i) => i % 2 === 0 || i === segments.length - 1)
  const lowest = segments[0] ?? { y: top, from: 0, to: 0 }
  const around = (margin: (row: number) => number): Outline => {
    const foot = margin(0)
    const right = rows.map(({ y, to }, i) => at(to + margin(i), y))
    const left = rows.map(({ y, from }, i) => at(from - margin(i), y)).toReversed()
    const under = [at(lowest.from - foot, lowest.y + 5), at(lowest.to + foot, lowest.y + 5)]
    return [...under, ...right, ...left]
  }
  return {
    outline: around(() => EDGE),
    hole: around((row) => (row < rows.length * 0.4 ? CRUMBS : EDGE)),
    hip: top / unit - 1,
    foot: at((lowest.from + lowest.to) / 2, lowest.y + 1),
  }
}
