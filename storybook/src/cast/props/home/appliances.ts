import { pairs } from '../../../scene/rows.ts'
import { driven, metresTall, type Prop } from '../prop.ts'
import { BARK, WHITE, METAL, PLANK, STEEL, IRON, COAL, GLASS } from '../tones.ts'

export const APPLIANCES: readonly Prop[] = [
  {
    words: ['microwave', 'microwave oven'],
    ...metresTall(0.32, 160, '#dfe3e4'),
    grips: { top: [0.5, 0] },
    draw: (ink) => {
      for (const x of [14, 132]) ink.box([x, 94, 14, 6], COAL, 2)
      ink.box([2, 2, 156, 94], ink.main, 8)
      ink.box([2, 84, 156, 12], ink.dark, 6)
      ink.box([12, 12, 100, 70], COAL, 6)
      ink.box([20, 20, 84, 54], '#5b6a74', 4)
      ink.shape('M28 20H50L34 74H20V46Z', '#738592')
      ink.oval([62, 66, 30, 5], GLASS)
      ink.box([108, 14, 6, 66], METAL, 3)
      ink.box([122, 14, 28, 13], '#2f4a3f', 2)
      for (let row = 0; row < 3; row++)
        for (let col = 0; col < 3; col++)
          ink.box([122 + col * 10, 33 + row * 10, 8, 7], ink.deep, 2)
      ink.disc([136, 74, 8], ink.deep)
      ink.disc([136, 74, 5], ink.pale)
    },
  },
  {
    words: ['oven', 'stove', 'cooker', 'range'],
    ...metresTall(0.95, 78, '#e9e6de'),
    grips: { top: [0.5, 0.06] },
    draw: (ink) => {
      ink.box([4, 94, 70, 6], COAL, 2)
      ink.box([1, 8, 76, 88], ink.main, 4)
      ink.box([62, 8, 15, 88], ink.dark, 4)
      ink.box([0, 4, 78, 8], COAL, 3)
      for (const x of [16, 52]) ink.box([x - 10, 1, 22, 4], IRON, 2)
      for (const x of [12, 26, 52, 66]) {
        ink.disc([x, 20, 4.4], ink.deep)
        ink.box([x - 0.8, 16.4, 1.6, 4], WHITE)
      }
      ink.box([33, 16, 12, 8], '#2f4a3f', 1.5)
      ink.box([8, 31, 62, 4], STEEL, 2)
      ink.box([7, 39, 64, 38], COAL, 5)
      ink.box([12, 44, 54, 28], '#e8893a', 4)
      ink.box([12, 60, 54, 12], '#c7612c', 4)
      ink.line('14,60 64,60', 1.2, COAL)
      ink.shape('M16 44H30L20 72H12V56Z', '#f2a75a')
      ink.box([7, 82, 64, 9], ink.dark, 3)
      ink.box([28, 85, 22, 3], STEEL, 1.5)
    },
  },
  {
    words: (
      'brick oven|wood fired oven|wood-fired oven|wood burning oven|wood-burning oven|' +
      'wood fired pizza oven|pizza oven|stone oven|clay oven|tandoor'
    ).split('|'),
    ...metresTall(2, 118, '#b5654a'),
    moving: [
      {
        ...driven('flicker', [52, 62]),
        draw: (ink) => {
          ink.shape(
            'M46 62Q38 52 46 40Q50 48 53 36Q62 46 62 54Q66 50 66 46Q72 56 66 62Z',
            '#f4702a',
          )
          ink.shape('M49 62Q46 54 53 46Q60 54 58 58Q62 56 62 54Q65 59 62 62Z', '#ffd45e')
        },
      },
    ],
    draw: (ink) => {
      ink.box([74, 0, 18, 34], ink.dark, 2)
      ink.box([71, 0, 24, 5], ink.deep, 2)
      ink.shape('M6 66Q4 14 59 14T112 66Z', ink.main)
      for (const [row, y] of [58, 49, 40, 31, 22].entries()) {
        const half = 52 * Math.sqrt(1 - ((62 - y) / 50) ** 2) - 4
        for (let x = -half; x < half - 5; x += 12)
          ink.box(
            [59 + x + (row % 2) * 3, y, 10, 7],
            Math.round(x + row * 5) % 3 ? ink.light : ink.dark,
            1.5,
          )
      }
      ink.shape('M22 66V56Q22 26 59 26T96 56V66Z', ink.deep)
      for (let i = 0; i <= 8; i++) {
        const turn = Math.PI * (1 + i / 8)
        ink.moved({ x: 59 + 33 * Math.cos(turn), y: 58 + 28 * Math.sin(turn), turn }, () =>
          ink.box([-4.5, -4, 9, 8], ink.pale, 1.5),
        )
      }
      ink.shape('M31 66V56Q32 34 59 34T87 56V66Z', '#3a1c14')
      ink.shape('M35 66Q36 44 59 42T83 66Z', '#7a2c16')
      ink.shape('M42 66Q46 52 59 51T77 66Z', '#c9541f')
      for (const x of [42, 58]) ink.box([x, 60, 22, 5], BARK, 2.5)
      ink.box([0, 64, 118, 9], '#d9cdb8', 2)
      ink.box([6, 73, 106, 27], ink.dark, 1)
      for (const [row, y] of [75, 84, 93].entries())
        for (let x = 8; x < 104; x += 15)
          ink.box([x + (row % 2) * 4 - 2, y, 12, 6.5], (x + row) % 2 ? ink.main : ink.light, 1.5)
      ink.shape('M40 100V90Q40 78 59 78T78 90V100Z', '#3a2218')
      for (const [x, y] of pairs('48 95, 59 95, 70 95, 53 87, 65 87')) {
        ink.disc([x, y, 5], BARK)
        ink.disc([x, y, 3.4], PLANK)
      }
    },
  },
  {
    words: ['toaster'],
    ...metresTall(0.22, 136, '#d9dde0'),
    grips: { top: [0.5, 0.1] },
    moving: [
      {
        ...driven('pop', [68, 30], 26),
        behind: true,
        draw: (ink) => {
          for (const x of [34, 72]) {
            ink.shape(
              `M${x} 30V12Q${x - 4} 2 ${x + 8} 2H${x + 18}Q${x + 32} 2 ${x + 28} 12V30Z`,
              '#c98a45',
            )
            ink.shape(
              `M${x + 4} 30V13Q${x + 2} 6 ${x + 9} 6H${x + 17}Q${x + 25} 6 ${x + 24} 13V30Z`,
              '#f0cf95',
            )
          }
        },
      },
    ],
    draw: (ink) => {
      ink.box([24, 92, 14, 8], COAL, 3)
      ink.box([96, 92, 14, 8], COAL, 3)
      ink.shape('M8 50Q8 24 34 24H100Q126 24 126 50V88Q126 96 118 96H16Q8 96 8 88Z', ink.main)
      ink.shape('M98 24H100Q126 24 126 50V88Q126 96 118 96H98Q106 60 98 24Z', ink.dark)
      ink.box([26, 24, 82, 7], COAL, 3)
      ink.box([122, 44, 12, 8], COAL, 3)
      ink.box([16, 82, 102, 8], ink.deep, 4)
      ink.box([18, 40, 7, 32], ink.pale, 3.5)
      ink.disc([100, 72, 6], COAL)
    },
  },
  {
    words: ['sink', 'washbasin', 'basin', 'kitchen sink'],
    ...metresTall(1.1, 84, '#eef1f2'),
    grips: { top: [0.5, 0.34] },
    draw: (ink) => {
      ink.shape('M32 52H52L56 98H28Z', ink.dark)
      ink.box([22, 94, 40, 6], ink.deep, 2)
      ink.shape('M2 30H82V36Q80 62 60 62H24Q4 62 2 36Z', ink.main)
      ink.shape('M62 30H82V36Q80 62 60 62H50Q64 54 62 30Z', ink.dark)
      ink.oval([42, 30, 40, 7], ink.pale)
      ink.oval([42, 31, 32, 4.4], ink.deep)
      ink.line('M42 28V10Q42 3 49 3T56 10V15', 5, STEEL)
      ink.line('M41 28V10', 1.6, METAL)
      for (const x of [26, 58]) {
        ink.box([x - 1.5, 20, 4, 9], STEEL, 1)
        ink.box([x - 5, 17, 11, 4], METAL, 2)
      }
    },
  },
  {
    words: ['refrigerator', 'fridge', 'freezer'],
    ...metresTall(1.8, 46, '#dfe5e8'),
    grips: { top: [0.5, 0] },
    draw: (ink) => {
      for (const x of [5, 35]) ink.box([x, 96, 6, 4], COAL, 1)
      ink.box([1, 1, 44, 97], ink.main, 4)
      ink.shape('M34 1H41Q45 1 45 5V94Q45 98 41 98H34Z', ink.dark)
      ink.box([1, 34, 44, 2], ink.deep)
      ink.box([5, 18, 2.6, 13], STEEL, 1.3)
      ink.box([5, 40, 2.6, 24], STEEL, 1.3)
      ink.box([14, 10, 9, 9], '#f4d25a', 1)
      ink.disc([28, 12, 2.4], '#e4564c')
      ink.box([26, 42, 8, 11], WHITE, 1)
      ink.disc([30, 43, 1.5], '#4c9ad6')
    },
  },
  {
    words: ['vacuum cleaner', 'vacuum', 'hoover'],
    ...metresTall(1.05, 62, '#d8433b'),
    faces: 'right',
    grips: { rightHand: [0.2, 0.05], leftHand: [0.2, 0.05] },
    draw: (ink) => {
      ink.line('12,4 40,86', 4.4, STEEL)
      ink.line('10,3 16,18', 7, COAL)
      ink.moved({ x: 27, y: 54, turn: -0.33 }, () => {
        ink.box([-10, -20, 20, 44], ink.main, 9)
        ink.box([2, -20, 8, 44], ink.dark, 6)
        ink.box([-5, -12, 10, 20], GLASS, 4)
      })
      ink.shape('M30 88Q32 82 40 82H52Q60 84 61 98H24Z', COAL)
      ink.box([24, 95, 37, 5], IRON, 2)
    },
  },
  {
    words:
      'robot vacuum|robot vacuum cleaner|robotic vacuum|vacuum robot|roomba|robot hoover'.split(
        '|',
      ),
    ...metresTall(0.12, 260, '#3f4652'),
    faces: 'right',
    kind: 'vehicle',
    draw: (ink) => {
      ink.shape('M4 62Q6 22 60 18H200Q254 22 256 62V78Q240 92 130 92T4 78Z', ink.main)
      ink.shape('M4 62Q60 78 130 78T256 62V78Q240 92 130 92T4 78Z', ink.dark)
      ink.shape('M30 44Q70 28 130 28T230 44Q190 58 130 58T30 44Z', ink.light)
      ink.oval([130, 42, 26, 9], COAL)
      ink.oval([130, 41, 12, 4.4], '#7fd4f2')
      ink.box([226, 60, 16, 8], '#7fd4f2', 3)
      ink.oval([70, 90, 16, 8], COAL)
      ink.oval([190, 90, 16, 8], COAL)
      ink.line('M236 88L254 98M236 88L226 99M236 88L246 99', 2.4, STEEL)
    },
  },
  {
    words: ['hair drier', 'hair dryer', 'blow dryer', 'hairdryer'],
    ...metresTall(0.24, 108, '#e4568c'),
    faces: 'left',
    grips: { rightHand: [0.62, 0.75], leftHand: [0.62, 0.75] },
    draw: (ink) => {
      ink.moved({ x: 68, y: 50, turn: -0.16 }, () => {
        ink.box([-11, 0, 22, 50], ink.dark, 8)
        ink.box([-4, 12, 8, 12], COAL, 3)
      })
      ink.shape('M22 14H60Q98 4 104 32T66 60L22 50Z', ink.main)
      ink.shape('M22 36H104Q102 58 66 60L22 50Z', ink.dark)
      ink.box([2, 10, 22, 44], COAL, 4)
      ink.box([2, 10, 7, 44], IRON, 3)
      ink.disc([80, 32, 14], ink.deep)
      for (const y of [26, 32, 38]) ink.line([71, y, 89, y], 2, ink.pale)
    },
  },
]
