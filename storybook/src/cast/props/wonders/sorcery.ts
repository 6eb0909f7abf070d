import type { Ink } from '../ink.ts'
import { driven, metresLong, metresTall, type Prop } from '../prop.ts'
import { pairs, triples } from '../../../scene/rows.ts'
import { BARK, COAL, CREAM, GLASS, GOLD, PLANK, SHINE, WOOD } from '../tones.ts'

/** What old tales are full of. */
export const SORCERY: readonly Prop[] = [
  {
    words: ['treasure map', 'pirate map', 'old map'],
    ...metresLong(0.5, 136, '#e6cf9c'),
    draw: (ink) => {
      ink.shape('M6 10L40 4L70 10L104 3L132 8L128 50L133 92L96 97L64 91L30 98L4 92L9 52Z', ink.main)
      ink.shape('M70 10L104 3L132 8L128 50L133 92L96 97L90 50Z', ink.light)
      ink.shape('M22 34Q36 16 58 28Q74 36 66 54Q50 70 30 60Q16 50 22 34Z', '#b9c98a')
      ink.line('M30 80Q44 70 52 76M60 72Q72 62 80 66M86 60Q92 52 98 44', 3, '#8a5a38')
      ink.line('M98 26L112 40M112 26L98 40', 5, '#c8443a')
      ink.poly('34,50 42,34 50,50', '#7d8f5c')
      ink.disc([26, 18, 6], ink.deep)
      ink.line('26,12 26,24', 1.6, BARK)
    },
  },
  {
    words: ['spell book', 'spellbook', 'grimoire', 'magic book', 'tome'],
    ...metresLong(0.4, 104, '#5b3f8c'),
    moving: [
      { by: 'flicker', at: [52, 46], speed: 0.12, draw: (ink) => star(ink, [52, 46, 15], GOLD) },
    ],
    draw: (ink) => {
      ink.box([8, 8, 92, 90], ink.deep, 5)
      ink.box([12, 84, 84, 11], CREAM, 2)
      ink.box([4, 2, 92, 84], ink.main, 5)
      ink.box([4, 2, 14, 84], ink.dark, 5)
      ink.ring([52, 46, 24], 3, GOLD)
      for (const [x, y] of pairs('22 6, 88 6, 22 78, 88 78')) ink.disc([x, y, 4], GOLD)
      ink.box([90, 36, 12, 18], GOLD, 3)
    },
  },
  {
    words: ['potion', 'magic potion', 'elixir', 'love potion', 'antidote', 'vial', 'philtre'],
    ...metresTall(0.2, 74, '#8a4fc4'),
    moving: [
      {
        ...driven('flicker', [37, 70], 0.1),
        draw: (ink) => {
          for (const [x, y, r] of triples('28 74 4, 44 66 3, 38 84 3.4, 50 78 2.4'))
            ink.disc([x, y, r], ink.pale)
        },
      },
    ],
    draw: (ink) => {
      ink.shape('M29 20H45V42Q70 52 70 74Q70 100 37 100Q4 100 4 74Q4 52 29 42Z', GLASS)
      ink.shape(
        'M12 62Q24 56 37 62Q50 68 63 60Q68 66 67 76Q66 96 37 96Q8 96 7 76Q7 68 12 62Z',
        ink.main,
      )
      ink.shape('M52 66Q60 64 63 60Q68 66 67 76Q66 92 48 95Q58 84 52 66Z', ink.dark)
      ink.box([25, 16, 24, 7], SHINE, 3)
      ink.box([29, 2, 16, 15], WOOD, 3)
      ink.faint(0.7, () => ink.oval([18, 62, 4, 10], SHINE, 0.4))
    },
  },
  {
    words: ['carnival mask', 'venetian mask', 'theatre mask', 'masquerade mask', 'mask'],
    ...metresLong(0.24, 160, '#a63a6b'),
    draw: (ink) => {
      for (const [x, tone] of [
        [112, '#3f8f8a'],
        [126, '#e0ab37'],
        [138, '#5b3f8c'],
      ] as const)
        ink.shape(`M116 46Q${x} 20 ${x + 14} 2Q${x + 16} 30 126 50Z`, tone)
      ink.shape(
        'M80 48Q118 22 154 42Q152 82 118 86Q94 86 80 68Q66 86 42 86Q8 82 6 42Q42 22 80 48Z',
        ink.main,
      )
      ink.shape('M80 48Q118 22 154 42Q152 82 118 86Q94 86 80 68Z', ink.dark)
      for (const x of [44, 116]) {
        ink.oval([x, 58, 20, 12], GOLD)
        ink.oval([x, 58, 16, 8.5], COAL)
      }
      ink.poly('80,40 86,50 80,60 74,50', GOLD)
      ink.line('M12 46Q40 30 74 48M86 48Q118 30 148 46', 2.4, GOLD)
    },
  },
  {
    words: ['spinning wheel'],
    ...metresTall(1.1, 110, '#a87442'),
    moving: [
      {
        ...driven('time', [38, 42], 0.35),
        draw: (ink) => {
          ink.ring([38, 42, 32], 5, ink.main)
          for (let i = 0; i < 5; i++)
            ink.moved({ x: 38, y: 42, turn: (i * Math.PI) / 5 }, () =>
              ink.box([-1.4, -31, 2.8, 62], ink.dark),
            )
          ink.disc([38, 42, 5], ink.deep)
        },
      },
    ],
    draw: (ink) => {
      ink.line('30,76 18,100', 6, ink.dark)
      ink.line('92,70 102,100', 6, ink.dark)
      ink.poly('14,72 104,62 104,70 14,82', ink.main)
      ink.line('38,42 48,74', 5, ink.dark)
      ink.line('90,64 90,20', 5, ink.light)
      ink.shape('M82 22Q90 -4 98 22Q96 34 90 36Q84 34 82 22Z', PLANK)
      ink.shape('M83 20Q90 0 97 20Q95 30 90 32Q85 30 83 20Z', CREAM)
      ink.line('M88 30Q70 40 44 14', 1.2, CREAM)
    },
  },
]

function star(ink: Ink, [x, y, r]: readonly [number, number, number], tone: string): void {
  const points = Array.from({ length: 10 }, (_, i) => {
    const angle = (Math.PI * i) / 5 - Math.PI / 2
    const reach = i % 2 ? r * 0.42 : r
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach] as const
  })
  ink.poly(points, tone)
}
