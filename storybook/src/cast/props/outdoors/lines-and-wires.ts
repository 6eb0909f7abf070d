import { pairs } from '../../../scene/rows.ts'
import type { Ink } from '../ink.ts'
import { metresLong, metresTall, type Prop } from '../prop.ts'
import { IRON } from '../tones.ts'

/** Braces between two legs that come together, from the ground up. */
function lattice(ink: Ink): void {
  const rows = [100, 84, 69, 55, 42, 31, 21]
  const half = (y: number): number => 3 + (17 * (y - 12)) / 88
  for (const side of [-1, 1])
    ink.line(`M${40 + side * 20} 100L${40 + side * 3} 12L40 2`, 2.2, ink.main)
  for (const [at, y] of rows.entries()) {
    const above = rows[at + 1] ?? 12
    for (const side of [-1, 1])
      ink.line(`M${40 + side * half(y)} ${y}L${40 - side * half(above)} ${above}`, 1.1, ink.main)
    if (at > 0) ink.line(`M${40 - half(y)} ${y}L${40 + half(y)} ${y}`, 1.1, ink.dark)
  }
}

/** Three arms, with what holds the wires hanging from their ends. */
function arms(ink: Ink): void {
  for (const [y, reach] of pairs('16 22, 28 28, 40 24')) {
    ink.line(`M${40 - reach} ${y}L40 ${y - 4}L${40 + reach} ${y}Z`, 1.6, ink.main)
    for (const side of [-1, 1]) ink.line(`M${40 + side * reach} ${y}l0 5`, 2.2, ink.deep)
  }
}

/** One sees through it: diamonds of wire between posts. */
function mesh(ink: Ink): void {
  const [left, right, top, foot] = [4, 136, 50, 94]
  for (let x = left - (foot - top); x < right; x += 8) {
    const [from, to] = [Math.max(left, x), Math.min(right, x + foot - top)]
    const [down, up] = [top + from - x, top + to - x]
    ink.line(`M${from} ${down}L${to} ${up}`, 0.5, ink.main)
    ink.line(`M${from} ${foot + top - down}L${to} ${foot + top - up}`, 0.5, ink.main)
  }
  for (const y of [49, 72, 95]) ink.line(`M${left} ${y}L${right} ${y}`, 1, ink.dark)
  for (const x of [2, 46, 91, 135]) ink.box([x, 44, 3.4, 56], ink.deep, 1)
}

/** What carries current over the land, and what keeps cattle in. */
export const LINES_AND_WIRES: readonly Prop[] = [
  {
    kind: 'building',
    words: [
      'power pylon',
      'pylon',
      'electricity pylon',
      'transmission tower',
      'electric tower',
      'power line tower',
      'lattice tower',
      'transmission line',
    ],
    ...metresTall(26, 80, '#8d9aa5'),
    draw(ink) {
      lattice(ink)
      arms(ink)
    },
  },
  {
    words: [
      'wire fence',
      'chain-link fence',
      'chain link fence',
      'wire mesh fence',
      'mesh fence',
      'barbed wire fence',
      'fence of wire',
    ],
    ...metresLong(3.4, 140, IRON),
    draw: mesh,
  },
]
