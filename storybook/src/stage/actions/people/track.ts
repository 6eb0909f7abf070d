/** Once round, in radians. */
export const TAU = Math.PI * 2

/** A value at a moment of a cycle, 0…1. */
export interface Mark {
  readonly at: number
  readonly value: number
}

export interface TrackOptions {
  /** The cycle starts again: the last mark leads to the first. Otherwise both ends hold. */
  readonly loop: boolean
}

/**
 * A smooth curve through marks that never overshoots them (monotone cubic): it rests at every extreme and flows
 * through what lies between, which is how hands and hips move.
 */
export function track(marks: readonly Mark[], { loop }: TrackOptions): (phase: number) => number {
  const first = marks[0]
  if (!first) return () => 0
  if (marks.length === 1) return () => first.value
  const points = loop ? wrapped(marks) : marks
  const slopes = slopesOf(points)
  return (phase) => {
    let index = 0
    while (index < points.length - 2 && phase >= (points[index + 1]?.at ?? 0)) index++
    return hermite(points, slopes, { index, phase })
  }
}

/** A stretch between two marks, and how much of it is over, eased. */
interface Span {
  readonly from: number
  readonly to: number
  readonly share: number
}

/** The stretch that a phase lies in. */
export function spanAt(times: readonly number[], phase: number, loop: boolean): Span {
  const after = times.findIndex((time) => time > phase)
  if (after > 0) {
    const start = times[after - 1] ?? 0
    const length = (times[after] ?? 1) - start
    return { from: after - 1, to: after, share: smooth(length > 0 ? (phase - start) / length : 1) }
  }
  const last = times.length - 1
  if (loop && last > 0) return roundTheEnd(times, phase)
  return after === 0 ? { from: 0, to: 0, share: 0 } : { from: last, to: last, share: 0 }
}

/** From the last mark on to the first of the next round. */
function roundTheEnd(times: readonly number[], phase: number): Span {
  const last = times.length - 1
  const start = times[last] ?? 0
  const length = (times[0] ?? 0) + 1 - start
  const gone = phase >= start ? phase - start : phase + 1 - start
  return { from: last, to: 0, share: smooth(length > 0 ? gone / length : 0) }
}

function wrapped(marks: readonly Mark[]): readonly Mark[] {
  const last = marks.at(-1)
  const first = marks[0]
  const second = marks[1]
  const lastButOne = marks.at(-2)
  if (!last || !first || !second || !lastButOne) return marks
  const before = { at: last.at - 1, value: last.value }
  const far = { at: lastButOne.at - 1, value: lastButOne.value }
  const after = { at: first.at + 1, value: first.value }
  const farther = { at: second.at + 1, value: second.value }
  return [far, before, ...marks, after, farther]
}

function slopesOf(points: readonly Mark[]): readonly number[] {
  const secant = (index: number): number => {
    const a = points[index]
    const b = points[index + 1]
    if (!a || !b || b.at === a.at) return 0
    return (b.value - a.value) / (b.at - a.at)
  }
  return points.map((_, index) => {
    if (index === 0 || index === points.length - 1) return 0
    const left = secant(index - 1)
    const right = secant(index)
    return left * right <= 0 ? 0 : (2 * left * right) / (left + right)
  })
}

function hermite(
  points: readonly Mark[],
  slopes: readonly number[],
  { index, phase }: { index: number; phase: number },
): number {
  const a = points[index]
  const b = points[index + 1]
  if (!a || !b) return a?.value ?? 0
  const length = b.at - a.at
  if (length <= 0 || phase <= a.at) return a.value
  if (phase >= b.at) return b.value
  const s = (phase - a.at) / length
  const s2 = s * s
  const s3 = s2 * s
  return (
    (2 * s3 - 3 * s2 + 1) * a.value +
    (s3 - 2 * s2 + s) * length * (slopes[index] ?? 0) +
    (3 * s2 - 2 * s3) * b.value +
    (s3 - s2) * length * (slopes[index + 1] ?? 0)
  )
}

function smooth(share: number): number {
  const s = share < 0 ? 0 : share > 1 ? 1 : share
  return s * s * (3 - 2 * s)
}

/** A looping curve from pairs of phase and value. */
export function keyed(
  pairs: readonly (readonly [number, number])[],
): (beat: { readonly phase: number }) => number {
  const curve = track(
    pairs.map(([at, value]) => ({ at, value })),
    { loop: true },
  )
  return ({ phase }) => curve(phase)
}
