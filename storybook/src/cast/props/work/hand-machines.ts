import { driven, metresLong, metresTall, type Prop } from '../prop.ts'
import { pairs } from '../../../scene/rows.ts'
import { COAL, GLASS, GOLD, IRON, METAL, RUBBER, SHINE, STEEL, WHITE } from '../tones.ts'

const SPRINKLED = pairs('8 12, 24 20, 40 30, 54 24, 66 46, 82 50, 96 66, 108 84')

/** Machines for one pair of hands, or a team of oxen. */
export const HAND_MACHINES: readonly Prop[] = [
  {
    words: ['chainsaw', 'chain saw', 'power saw'],
    ...metresLong(0.9, 200, '#e0702c'),
    draw: (ink) => {
      ink.box([84, 46, 112, 26], METAL, 13)
      ink.box([90, 53, 100, 12], STEEL, 6)
      for (let x = 88; x < 192; x += 9) for (const y of [44, 71]) ink.box([x, y, 5, 4], COAL, 1)
      ink.box([14, 36, 80, 50], ink.main, 12)
      ink.box([14, 72, 80, 14], ink.dark, 7)
      ink.line('M30 36V16Q30 10 38 10H74Q80 10 80 18V36', 9, RUBBER)
      ink.line('M16 50H6Q2 50 2 58V74Q2 82 10 82H18', 8, RUBBER)
      ink.disc([46, 58, 11], ink.deep)
      ink.disc([46, 58, 5], METAL)
    },
  },
  {
    words: ['plough', 'plow'],
    ...metresTall(1.1, 190, '#9a6a40'),
    draw: (ink) => {
      ink.line('M8 10Q44 22 66 58', 7, ink.main)
      ink.line('M24 2Q60 26 84 58', 6, ink.dark)
      ink.line('60,58 180,46', 9, ink.main)
      ink.shape('M70 58Q66 90 110 98Q98 78 104 56Z', STEEL)
      ink.line('108,56 104,90', 4, IRON)
      ink.ring([164, 74, 19], 5, ink.deep)
      for (const [x, y] of pairs('164 57, 164 91, 147 74, 181 74'))
        ink.line([164, 74, x, y], 3, ink.dark)
      ink.line('164,74 160,50', 5, ink.dark)
    },
  },
  {
    words: ['sprinkler', 'lawn sprinkler', 'garden sprinkler'],
    ...metresTall(1.5, 230, '#3f8f5b'),
    moving: [-1, 1].map((side) => ({
      ...driven('flicker' as const, [115, 86] as const, 0.14),
      draw: (ink) => {
        for (const reach of [18, 40, 62, 84, 106])
          ink.line(
            `M115 86Q${115 + side * reach * 0.55} ${-70 + reach * 0.9} ${115 + side * reach} 94`,
            1.8,
            GLASS,
          )
        for (const [x, y] of SPRINKLED) ink.disc([115 + side * x, y, 1.8], SHINE)
      },
    })),
    draw: (ink) => {
      ink.box([103, 97, 24, 3], ink.dark, 1.5)
      ink.line('115,88 115,97', 3.4, ink.main)
      ink.box([109, 85, 12, 3.4], METAL, 1.6)
      ink.line('M127 98.4H170', 2.2, ink.light)
    },
  },
  {
    words: ['faucet', 'water tap', 'kitchen tap'],
    ...metresTall(0.3, 100, '#b9c3cb'),
    moving: [
      {
        ...driven('flicker', [74, 50], 0.12),
        draw: (ink) => ink.shape('M74 66Q82 80 74 86Q66 80 74 66Z', GLASS),
      },
    ],
    draw: (ink) => {
      ink.box([8, 90, 40, 10], ink.dark, 3)
      ink.line('M28 92V36Q28 16 50 16Q74 16 74 38V52', 14, ink.main)
      ink.line('M24 88V36Q25 14 46 12', 3, WHITE)
      ink.box([66, 48, 16, 8], ink.deep, 2)
      ink.box([10, 4, 36, 8], ink.dark, 4)
      ink.box([24, 8, 8, 18], ink.dark, 2)
      ink.disc([10, 8, 5], '#c8443a')
      ink.disc([46, 8, 5], '#3f7fc4')
    },
  },
  {
    name: 'printer-3d',
    words: ['3d printer', 'three-dimensional printer'],
    ...metresTall(0.5, 100, '#4d5b6a'),
    moving: [
      {
        ...driven('sway', [50, -60], 0.1),
        rate: 3,
        draw: (ink) => {
          ink.box([40, 26, 20, 14], ink.deep, 2)
          ink.poly('45,40 55,40 50,48', GOLD)
        },
      },
    ],
    draw: (ink) => {
      ink.box([4, 88, 92, 12], ink.dark, 3)
      for (const x of [6, 86]) ink.box([x, 6, 8, 84], ink.main, 2)
      ink.box([4, 2, 92, 10], ink.main, 3)
      ink.box([12, 30, 76, 5], METAL, 2)
      ink.box([22, 82, 56, 6], STEEL, 2)
      ink.shape('M36 82Q34 62 50 56Q66 62 64 82Z', '#ef7d57')
      ink.disc([84, 94, 2.4], '#7fe0a4')
    },
  },
]
