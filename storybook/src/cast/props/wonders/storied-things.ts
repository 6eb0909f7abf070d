import { pairs, triples } from '../../../scene/rows.ts'
import { driven, metresLong, metresTall, type MovingPiece, type Prop } from '../prop.ts'
import { BARK, CREAM, WHITE } from '../tones.ts'

const LONGSHIP: Prop = {
  kind: 'boat',
  words: ['viking ship', 'longship', 'viking longship', 'viking boat', 'drakkar'],
  ...metresLong(20, 140, '#9a6a3f'),
  home: 'surface',
  faces: 'left',
  build: 'boat',
  moving: [
    {
      ...driven('sway', [72, 12], 0.4),
      draw: (ink) => {
        ink.shape('M40 16H106Q114 38 104 60Q72 68 44 60Q34 38 40 16Z', '#f4ead6')
        for (const x of [46, 64, 82]) {
          ink.shape(
            `M${x} 16H${x + 9}Q${x + 11} 40 ${x + 8} 63H${x}Q${x - 3} 40 ${x} 16Z`,
            '#c8413c',
          )
        }
        ink.line('M38 16H108', 3, BARK)
      },
    },
  ],
  draw: (ink) => {
    ink.line('M73 6V80', 4, BARK)
    ink.shape(
      'M14 34Q8 20 18 14Q30 12 31 22L24 25Q20 26 22 36Q26 58 44 68L34 78Q16 64 14 34Z',
      ink.dark,
    )
    ink.disc([21, 20, 2], '#f2c14a')
    ink.shape('M126 36Q138 24 132 14Q124 18 126 24Q122 54 100 70L110 78Q128 62 126 36Z', ink.dark)
    ink.shape('M22 62Q70 84 122 62Q116 96 92 100H48Q28 94 22 62Z', ink.main)
    for (const y of [78, 88])
      ink.line(
        `M${30 + (y - 70) * 0.5} ${y}Q72 ${y + 8} ${114 - (y - 70) * 0.5} ${y}`,
        1.6,
        ink.deep,
      )
    for (const [index, x] of [40, 54, 68, 82, 96].entries()) {
      ink.disc(
        [x, 74 + (2 - Math.abs(index - 2)) * 1.4, 7],
        ['#c8413c', '#3f6fa8', '#e0a83a'][index % 3] ?? '#c8413c',
      )
      ink.disc([x, 74 + (2 - Math.abs(index - 2)) * 1.4, 2.2], '#e9e2d0')
    }
  },
}

/** All of a ship's oars dip together. */
const oar = (x: number): MovingPiece => ({
  ...driven('sway', [x, 80], 4),
  rate: 4.4,
  draw: (ink) => {
    ink.line(`M${x + 2} 76L${x + 18} 108`, 2, '#d9b27a')
    ink.shape(`M${x + 14} 101L${x + 18} 99L${x + 25} 113L${x + 20} 116Z`, '#d9b27a')
  },
})

/** Things out of stories: a wreck on the sea bed, a house of gingerbread. */
export const STORIED_THINGS: readonly Prop[] = [
  {
    kind: 'boat',
    words: (
      'shipwreck|wreck|sunken ship|ship wreck|wrecked ship|sunken galleon|sunken pirate ship|' +
      'sunken boat|sunken vessel'
    ).split('|'),
    ...metresLong(18, 190, '#8a6444'),
    home: 'underwater',
    draw: (ink) => {
      ink.line('M88 78L70 4', 4.4, BARK)
      ink.line('M58 30L96 18', 3, BARK)
      ink.shape('M60 32Q70 44 92 20L98 44Q84 58 66 60Z', '#cfc6b2')
      ink.line('M128 74L140 34', 4, BARK)
      ink.shape('M8 46Q30 66 62 70L150 58Q172 54 186 40Q182 78 158 100H40Q14 88 8 46Z', ink.main)
      ink.shape('M12 58Q40 78 84 80L180 62Q176 68 172 76L86 92Q40 90 14 66Z', ink.dark)
      for (const [x, y, r] of triples('58 84 9, 112 86 11, 150 76 7')) {
        ink.shape(
          `M${x - r} ${y}L${x - r * 0.4} ${y - r * 0.8}L${x + r * 0.5} ${y - r * 0.6}L${x + r} ${y + r * 0.2}L${x + r * 0.2} ${y + r * 0.8}Z`,
          '#3a2c26',
        )
        ink.line(`M${x - r} ${y}L${x + r} ${y + r * 0.2}`, 1.6, ink.deep)
      }
      for (const x of [34, 90, 134]) ink.line(`M${x} 72Q${x - 4} 84 ${x + 2} 98`, 1.4, ink.deep)
      for (const [x, y] of pairs('22 62, 74 76, 100 74, 166 58')) {
        ink.line(`M${x} ${y}Q${x - 6} ${y - 8} ${x - 1} ${y - 16}`, 2.6, '#4f8f5c')
        ink.line(`M${x + 3} ${y}Q${x + 8} ${y - 6} ${x + 4} ${y - 12}`, 2.2, '#62a36a')
      }
      ink.shape('M0 100Q30 86 60 96T120 94T190 100Z', '#cdb98c')
    },
  },
  LONGSHIP,
  {
    ...LONGSHIP,
    words: ['rowed longship'],
    moving: [...(LONGSHIP.moving ?? []), ...[34, 48, 62, 76, 90].map(oar)],
  },
  {
    kind: 'building',
    words: ['gingerbread house', 'candy house', 'gingerbread cottage'],
    ...metresTall(3, 112, '#b8743c'),
    draw: (ink) => {
      ink.box([14, 46, 84, 54], ink.main, 3)
      ink.poly('56,4 110,50 2,50', ink.dark)
      ink.shape(
        'M56 4L112 50Q108 58 102 51Q97 60 91 52Q86 61 80 52Q74 61 68 52Q62 61 56 52Q50 61 44 52Q38 61 32 52Q26 61 21 52Q15 60 10 51Q4 58 0 50Z',
        WHITE,
      )
      ink.poly('56,12 98,46 14,46', ink.dark)
      for (const [x, y, tone] of [
        [56, 22, '#e5484d'],
        [44, 32, '#5bb46a'],
        [68, 32, '#f2b93b'],
        [34, 41, '#4f9fd8'],
        [56, 39, '#ef7aa8'],
        [78, 41, '#e5484d'],
      ] as const)
        ink.disc([x, y, 3.6], tone)
      ink.box([78, 10, 12, 22], ink.dark, 1)
      ink.box([76, 8, 16, 5], WHITE, 2)
      ink.shape('M44 100V72Q44 62 56 62T68 72V100Z', '#7a4526')
      ink.line('M44 100V72Q44 62 56 62T68 72V100', 3, WHITE)
      ink.disc([64, 84, 1.8], '#f2b93b')
      for (const x of [20, 76]) {
        ink.box([x, 62, 16, 16], '#fff2b8', 2)
        ink.line(`M${x + 8} 62V78M${x} 70H${x + 16}`, 2, WHITE)
        ink.line(`M${x - 1} 61H${x + 17}V79H${x - 1}Z`, 2, WHITE)
      }
      for (const x of [8, 104]) {
        ink.line(`M${x} 100V74`, 4, CREAM)
        for (const y of [78, 86, 94]) ink.line(`M${x - 2} ${y + 2}L${x + 2} ${y - 2}`, 2, '#e5484d')
        ink.disc([x, 68, 8], '#e5484d')
        ink.line(`M${x} 68Q${x + 4} 64 ${x + 5} 69T${x - 3} 73T${x - 5} 64`, 2, WHITE)
      }
      ink.line('M12 99H100', 3, WHITE)
    },
  },
  {
    words: ['jetpack', 'jet pack', 'rocket pack', 'rocket backpack'],
    ...metresTall(0.8, 60, '#d8483e'),
    grips: { middle: [0.5, 0.34] },
    moving: [16, 44].map((x) => ({
      ...driven('flicker' as const, [x, 66] as const, 1.6),
      behind: true,
      draw: (ink) => {
        ink.shape(`M${x - 8} 64Q${x - 9} 82 ${x} 100Q${x + 9} 82 ${x + 8} 64Z`, '#f08a2c')
        ink.shape(`M${x - 4.4} 64Q${x - 4} 78 ${x} 88Q${x + 4} 78 ${x + 4.4} 64Z`, '#ffe07a')
      },
    })),
    draw: (ink) => {
      ink.box([20, 20, 20, 26], '#5b6470', 4)
      for (const x of [16, 44]) {
        ink.shape(`M${x - 7} 56L${x - 10} 68H${x + 10}L${x + 7} 56Z`, '#5b6470')
        ink.shape(`M${x - 11} 58V18Q${x - 11} 2 ${x} 2Q${x + 11} 2 ${x + 11} 18V58Z`, ink.main)
        ink.shape(`M${x + 4} 58V6Q${x + 11} 8 ${x + 11} 18V58Z`, ink.dark)
        ink.box([x - 11, 36, 22, 5], '#f4e3b2')
      }
    },
  },
]
