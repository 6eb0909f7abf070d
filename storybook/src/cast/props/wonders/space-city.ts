import type { Ink } from '../ink.ts'
import { driven, metresTall, type Prop } from '../prop.ts'
import { triples } from '../../../scene/rows.ts'

const LIT = '#ffe08a'
/** Where its towers stand, how wide each is and how high it begins. */
const BEHIND = triples('34 16 26, 62 14 12, 92 18 20, 122 14 8, 150 18 24')
const BEFORE = triples('24 18 40, 48 20 30, 76 18 36, 106 20 28, 134 18 38, 158 14 46')

/** Lit ones, and some that are not. */
function windows(ink: Ink, [x, wide, top]: readonly [number, number, number]): void {
  for (let y = top + 4; y < 57; y += 6)
    for (let at = x + 2.5; at < x + wide - 3; at += 5)
      if ((at * 7 + y * 3) % 5 > 1.2) ink.box([at, y, 2.6, 3.2], LIT)
}

/** A city on a piece of rock that hangs among the stars. */
export const SPACE_CITIES: readonly Prop[] = [
  {
    kind: 'building',
    words: ['space city', 'city on an asteroid', 'orbital city', 'city on a floating rock'],
    ...metresTall(40, 196, '#6a7fae'),
    home: 'air',
    moving: [
      {
        ...driven('flicker', [98, 96], 0.7),
        behind: true,
        draw: (ink) => {
          for (const [reach, alpha] of [
            [20, 0.1],
            [13, 0.16],
            [7, 0.24],
          ] as const)
            ink.faint(alpha, () => ink.oval([98, 52, 78 + reach, 34 + reach], '#8fd8ff'))
        },
      },
    ],
    draw: (ink) => {
      for (const [x, wide, top] of BEHIND) {
        ink.box([x, top, wide, 60 - top], ink.deep, 2)
        for (let y = top + 5; y < 50; y += 6) ink.box([x + 3, y, wide - 6, 1.8], '#9fc6ff')
      }
      ink.line('M69 12V2M129 8V0', 1.6, ink.pale)
      for (const [x, wide, top] of BEFORE) {
        ink.box([x, top, wide, 62 - top], ink.main, 2)
        ink.box([x + wide * 0.7, top, wide * 0.3, 62 - top], ink.dark, 2)
        windows(ink, [x, wide, top])
      }
      ink.shape('M8 62Q98 48 188 62Q176 70 98 72T8 62Z', '#7fae74')
      ink.shape(
        'M8 62Q98 74 188 62Q182 78 160 80L146 90L128 86L104 100L82 88L60 92L46 80Q18 78 8 62Z',
        '#7a6a78',
      )
      ink.shape('M188 62Q182 78 160 80L146 90L128 86L104 100L100 74Q150 72 188 62Z', '#5f5162')
      ink.line('M40 72L56 80M82 74L90 84M128 74L136 80', 2, '#4f4354')
    },
  },
]
