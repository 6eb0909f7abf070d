import { pairs, triples } from '../../../scene/rows.ts'
import { shift } from '../../colour/oklch.ts'
import type { Ink } from '../ink.ts'
import type { Prop } from '../prop.ts'
import { LEAF, WHITE } from '../tones.ts'
import { dots, leaves, onPlates } from './plate-parts.ts'

/** Meat and fish in a sauce of any colour. */
export const SAUCY_PLATES: readonly Prop[] = onPlates([
  { words: 'sauced chicken', colour: '#d2512f', on: inSauce(chicken) },
  { words: 'sauced fish', colour: '#efcf5a', on: inSauce(fish) },
  { words: 'sauced meatballs', colour: '#7d4a28', on: inSauce(meatballs) },
  { words: 'sauced shrimp', colour: '#f0a23c', on: inSauce(shrimp) },
  { words: 'sauced meat', colour: '#7d4a28', on: inSauce(meat) },
])

/** The pool, what lies in it, and what was poured over that. */
function inSauce(what: (ink: Ink) => void): (ink: Ink) => void {
  return (ink) => {
    ink.oval([75, 70, 62, 17], ink.deep)
    ink.oval([75, 68, 61, 16], ink.main)
    ink.oval([56, 63, 26, 4], ink.light)
    what(ink)
    leaves('34 72 -0.4, 112 74 0.5, 76 38 0.2')(ink)
    dots(LEAF, '48 76, 94 78, 70 80, 120 64', [2.6, 1.6])(ink)
  }
}

function poured(ink: Ink, path: string): void {
  ink.shape(path, ink.dark)
  ink.moved({ y: -1.6 }, () => ink.shape(path, ink.main))
}

function chicken(ink: Ink): void {
  for (const [x, y, turn] of triples('50 56 -0.5, 98 56 0.4, 74 62 -0.1'))
    ink.moved({ x, y, turn }, () => {
      ink.line('14,6 32,16', 6, '#f3e8d2')
      ink.disc([32, 13, 4], WHITE)
      ink.disc([34, 18, 4], WHITE)
      ink.oval([-2, -2, 24, 17], '#a8642c')
      ink.oval([-4, -5, 21, 13], '#cf8a45')
      poured(ink, 'M-22 -4Q-14 -20 4 -16Q18 -12 16 0Q10 8 6 0Q0 -4 -4 4Q-8 10 -12 2Q-18 4 -22 -4Z')
      ink.oval([-8, -11, 6, 2.4], ink.pale)
    })
}

function fish(ink: Ink): void {
  ink.shape('M22 62Q40 34 86 38Q118 42 128 58Q108 74 70 74Q38 74 22 62Z', '#c8693f')
  ink.shape('M22 59Q40 31 86 35Q118 39 128 55Q108 70 70 70Q38 70 22 59Z', '#f08f66')
  for (const x of [44, 62, 80, 98]) ink.line([x + 10, 39, x - 4, 67], 2.4, '#c96a44')
  poured(
    ink,
    'M40 52Q56 38 84 42Q106 46 112 54Q104 64 96 56Q88 54 84 64Q76 70 72 58Q60 54 56 64Q46 64 40 52Z',
  )
  for (const [x, y] of pairs('60 46, 92 48')) {
    ink.disc([x, y, 10], '#f6d84a')
    ink.disc([x, y, 7.6], '#fdf2b0')
    for (let at = 0; at < 3; at++)
      ink.line(
        [x - 7 * Math.cos(at), y - 7 * Math.sin(at), x + 7 * Math.cos(at), y + 7 * Math.sin(at)],
        1.2,
        '#f2cf3c',
      )
  }
}

function meatballs(ink: Ink): void {
  for (const [x, y] of pairs('44 58, 74 62, 104 58, 60 46, 90 46, 75 34')) {
    ink.disc([x, y + 2, 16], '#4c2a18')
    ink.disc([x, y, 15], '#8a5230')
    poured(
      ink,
      `M${x - 14} ${y - 3}Q${x - 8} ${y - 18} ${x + 6} ${y - 14}Q${x + 17} ${y - 8} ${x + 13} ${y + 2}Q${x + 6} ${y + 6} ${x + 3} ${y - 2}Q${x - 3} ${y + 6} ${x - 8} ${y - 1}Z`,
    )
    ink.oval([x - 4, y - 10, 4, 1.8], ink.pale)
  }
}

function shrimp(ink: Ink): void {
  for (const [x, y, turn] of triples('46 56 -0.3, 78 60 0.4, 108 55 0.1, 62 44 0.8, 94 43 -0.4'))
    ink.moved({ x, y, turn }, () => {
      ink.line('M-12 8Q-16 -12 4 -12Q18 -8 12 8', 9, '#d9623a')
      ink.line('M-12 8Q-16 -12 4 -12Q18 -8 12 8', 6, '#f79a72')
      for (const [a, b] of pairs('-12 -2, -2 -11, 10 -7'))
        ink.line([a - 2, b - 3, a + 3, b + 3], 1.4, '#d9623a')
      ink.poly('10,8 18,16 8,15', '#d9623a')
    })
}

function meat(ink: Ink): void {
  for (const [x, y, turn] of triples('46 58 -0.3, 76 62 0.2, 106 57 0.4, 60 46 0.1, 92 46 -0.2'))
    ink.moved({ x, y, turn }, () => {
      ink.box([-17, -11, 34, 24], shift('#6e3d22', -0.08), 7)
      ink.box([-17, -13, 34, 22], '#8f5430', 7)
      poured(
        ink,
        'M-17 -6Q-12 -18 4 -14Q18 -12 17 -2Q12 5 7 -2Q0 -5 -4 3Q-9 7 -12 -1Q-16 0 -17 -6Z',
      )
    })
}
