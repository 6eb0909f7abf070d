/** Curves that turn the share of a move that is over into how far it has got. All are pure and total. */

/** A whole turn, in radians. */
export const TURN = Math.PI * 2

/** The value, but never below `low` or above `high`. */
export function clamp(value: number, low = 0, high = 1): number {
  return value < low ? low : value > high ? high : value
}

/** Share 0 gives `from`, 1 gives `to`. */
export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share
}

/** Slow, fast, slow; outside 0…1 it stays where it began or ended. */
export function ease(share: number): number {
  const s = clamp(share)
  return s * s * s * (s * (s * 6 - 15) + 10)
}

/** Starts at once and settles. */
export function settle(share: number): number {
  const rest = 1 - clamp(share)
  return 1 - rest * rest * rest
}

/** Starts from rest and speeds up. */
export function gather(share: number): number {
  const s = clamp(share)
  return s * s
}

/** Overshoots a little before it rests: what arrives with a swing. */
export function overshoot(share: number): number {
  const s = clamp(share) - 1
  return 1 + 2.4 * s * s * s + 1.4 * s * s
}

/** How far through the span from `start`, `length` long, t is: 0…1. */
export function through(t: number, start: number, length: number): number {
  return length <= 0 ? (t < start ? 0 : 1) : clamp((t - start) / length)
}

/** From 0 at one share of a film to 1 at another, with gentle ends. */
export function between(share: number, from: number, to: number): number {
  return ease(through(share, from, to - from))
}

/** Rises from 0 to 1 and falls back within one span: a hop seen from the side. */
export function arch(share: number): number {
  const s = clamp(share)
  return 4 * s * (1 - s)
}

/** Up, 1, as a leap begins and down, −1, as it ends; level before it and after it, and never at once. */
export function pitch(flight: number): number {
  const s = clamp(flight)
  return Math.cos(s * Math.PI) * ease(s / 0.16) * ease((1 - s) / 0.16)
}

/** The part of a whole cycle, 0…1, also for negative time. */
export function cycle(value: number): number {
  return value - Math.floor(value)
}

/** A sine whose period is 1. */
export function wave(value: number): number {
  return Math.sin(value * TURN)
}

/** A card that turns round, in whole turns: 1 its face, −1 its back. It hurries past its edge, where there is nothing to see. */
export function swivel(turns: number): number {
  const side = Math.cos(turns * TURN)
  return Math.sign(side) * Math.abs(side) ** 0.35
}

/** A ride with gentle ends and an even middle: 12 % of the time to get going, 12 % to stop. */
export function ride(share: number): number {
  const s = clamp(share)
  const edge = 0.12
  const even = 1 / (1 - edge)
  if (s < edge) return (even * s * s) / (2 * edge)
  if (s > 1 - edge) return 1 - (even * (1 - s) * (1 - s)) / (2 * edge)
  return even * (s - edge / 2)
}

/** Smooth noise in −1…1 from three unrelated sines: hands, gusts, flames. */
export function tremble(t: number, phase = 0): number {
  return (
    0.5 * Math.sin(t * 2.3 + phase) +
    0.3 * Math.sin(t * 4.1 + phase * 1.7 + 1) +
    0.2 * Math.sin(t * 7.9 + phase * 2.3 + 2)
  )
}

/** The same spot on a strip from −half to half that begins again where it ends. */
export function wrap(x: number, half: number): number {
  return ((((x + half) % (2 * half)) + 2 * half) % (2 * half)) - half
}
