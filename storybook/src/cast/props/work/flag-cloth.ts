import type { Ink } from '../ink.ts'

/** The cloth on its sheet: where it begins, how long and how high it is, and how high its waves go. */
export const [LEFT, TOP, LONG, HIGH, WAVE] = [9, 7, 88, 54, 4] as const
const STEPS = 12

/** Where a spot of the cloth is now, told by its share of the length and of the height. */
export function spot(u: number, v: number): readonly [number, number] {
  return [LEFT + u * LONG, TOP + v * HIGH - WAVE * u * Math.sin(u * 7.4)]
}

type Area = readonly [u0: number, v0: number, u1: number, v1: number]

/** A piece of the cloth between two shares of its length and of its height. */
export function piece(ink: Ink, [u0, v0, u1, v1]: Area, fill: string): void {
  const along = Array.from({ length: STEPS + 1 }, (_, i) => u0 + ((u1 - u0) * i) / STEPS)
  ink.poly([...along.map((u) => spot(u, v0)), ...along.toReversed().map((u) => spot(u, v1))], fill)
}

/** A disc on it, as large as a share of its height. */
export function disc(
  ink: Ink,
  [u, v, size]: readonly [number, number, number],
  fill: string,
): void {
  ink.disc([...spot(u, v), size * HIGH], fill)
}

export function star(
  ink: Ink,
  [u, v, size]: readonly [number, number, number],
  fill: string,
): void {
  const [x, y] = spot(u, v)
  const tips = Array.from({ length: 10 }, (_, i): readonly [number, number] => {
    const [angle, reach] = [(i * Math.PI) / 5 - Math.PI / 2, size * HIGH * (i % 2 ? 0.4 : 1)]
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)]
  })
  ink.poly(tips, fill)
}

/** A triangle at the pole, so far into the cloth. */
export function wedge(ink: Ink, reach: number, fill: string): void {
  ink.poly([spot(0, 0), spot(reach, 0.5), spot(0, 1)], fill)
}

export const bands = (ink: Ink, colours: readonly string[], upright: boolean): void => {
  for (const [i, colour] of colours.entries()) {
    const [from, to] = [i / colours.length, (i + 1) / colours.length]
    piece(ink, upright ? [from, 0, to, 1] : [0, from, 1, to], colour)
  }
}

/** A cross through the whole cloth, its upright at a share of the length. */
export function cross(ink: Ink, { at, wide }: { at: number; wide: number }, fill: string): void {
  const across = (wide * HIGH) / LONG
  piece(ink, [at - across / 2, 0, at + across / 2, 1], fill)
  piece(ink, [0, 0.5 - wide / 2, 1, 0.5 + wide / 2], fill)
}

export const [RED, BLUE, GREEN, YELLOW, BLACK, PURE] = [
  '#d52b34',
  '#23449b',
  '#1f8a4c',
  '#f7c62f',
  '#25252b',
  '#fbfaf5',
] as const

export type Emblem = (ink: Ink) => void

export const nordic =
  (ground: string, outer: string, inner: string): Emblem =>
  (ink) => {
    piece(ink, [0, 0, 1, 1], ground)
    cross(ink, { at: 0.36, wide: 0.26 }, outer)
    cross(ink, { at: 0.36, wide: 0.14 }, inner)
  }

export const crescent =
  (ground: string, edge: number, sign: string): Emblem =>
  (ink) => {
    piece(ink, [0, 0, 1, 1], ground)
    if (edge > 0) piece(ink, [0, 0, edge, 1], PURE)
    disc(ink, [0.44 + edge / 3, 0.5, 0.27], sign)
    disc(ink, [0.49 + edge / 3, 0.47, 0.22], ground)
    star(ink, [0.62 + edge / 3, 0.5, 0.14], sign)
  }

/** With what is on the bands. */
export const on =
  (ground: Emblem, ...signs: readonly Emblem[]): Emblem =>
  (ink) => {
    for (const each of [ground, ...signs]) each(ink)
  }
export const flat =
  (...colours: readonly string[]): Emblem =>
  (ink) =>
    bands(ink, colours, false)
export const upright =
  (...colours: readonly string[]): Emblem =>
  (ink) =>
    bands(ink, colours, true)
export const sun =
  (u: number, size: number, fill: string): Emblem =>
  (ink) =>
    disc(ink, [u, 0.5, size], fill)
export const starAt =
  (at: readonly [number, number, number], fill: string): Emblem =>
  (ink) =>
    star(ink, at, fill)
