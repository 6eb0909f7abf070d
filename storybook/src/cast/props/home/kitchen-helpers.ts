import { pairs } from '../../../scene/rows.ts'
import { metresLong, metresTall, type Prop } from '../prop.ts'
import { COAL, GLASS, GOLD, IRON, METAL, SHINE, STEEL, WHITE } from '../tones.ts'

/** What helps in a kitchen and was drawn late: mills, racks, presses, domes. */
export const KITCHEN_HELPERS: readonly Prop[] = [
  {
    words: ['pepper mill', 'pepper grinder', 'salt mill', 'peppermill', 'spice grinder'],
    ...metresTall(0.24, 38, '#8a5432'),
    draw: (ink) => {
      ink.disc([19, 6, 5], GOLD)
      ink.shape('M5 26Q5 10 19 10T33 26L27 34H11Z', ink.main)
      ink.box([9, 33, 20, 4], METAL, 1)
      ink.shape('M11 37H27Q23 56 33 72Q37 84 36 98H2Q1 84 5 72Q15 56 11 37Z', ink.main)
      ink.shape('M22 37H27Q23 56 33 72Q37 84 36 98H26Q30 66 22 37Z', ink.dark)
      ink.box([2, 92, 34, 7], ink.deep, 2)
    },
  },
  {
    words: ['dish rack', 'drying rack', 'dish drainer', 'plate rack'],
    ...metresTall(0.34, 150, '#5f9fb8'),
    draw: (ink) => {
      for (const [x, r] of pairs('34 32, 58 34, 82 32')) {
        ink.oval([x, 48, r * 0.42, r], WHITE)
        ink.oval([x, 48, r * 0.26, r * 0.68], '#d5e3ea')
      }
      ink.box([108, 34, 26, 34], '#e0705a', 5)
      for (let x = 10; x <= 140; x += 13) ink.line([x, 54, x, 90], 3.4, STEEL)
      ink.line('M6 54H144M6 72H144', 4, METAL)
      ink.box([2, 88, 146, 11], ink.main, 4)
    },
  },
  {
    words: ['pressure cooker', 'slow cooker', 'instant pot'],
    ...metresTall(0.3, 128, METAL),
    draw: (ink) => {
      for (const x of [2, 104]) ink.box([x, 52, 22, 12], COAL, 5)
      ink.box([16, 40, 96, 58], ink.main, 9)
      ink.shape('M88 40H103Q112 40 112 49V89Q112 98 103 98H88Z', ink.dark)
      ink.shape('M14 40Q20 18 64 18T114 40Z', ink.light)
      ink.box([11, 36, 106, 9], STEEL, 4)
      ink.box([50, 9, 28, 12], COAL, 4)
      ink.box([90, 12, 8, 14], '#c8403f', 2)
      ink.box([24, 50, 6, 38], ink.pale, 3)
    },
  },
  {
    words: ['french press', 'cafetiere', 'coffee press'],
    ...metresTall(0.28, 78, '#5a3a26'),
    draw: (ink) => {
      ink.line('34,20 34,4', 3, STEEL)
      ink.disc([34, 5, 5], COAL)
      ink.line('M58 36Q76 36 76 56T58 78', 6, COAL)
      ink.box([10, 24, 48, 72], GLASS, 5)
      ink.box([12, 46, 44, 48], ink.main, 4)
      ink.box([12, 50, 44, 5], STEEL, 1)
      ink.shape('M8 26Q10 15 34 15T60 26Z', METAL)
      ink.line('M9 28V97M59 28V97M8 60H60', 3.4, METAL)
      ink.box([6, 93, 56, 6], STEEL, 2)
      ink.line('18,32 18,86', 3, SHINE)
    },
  },
  {
    words: ['tea bag', 'teabag'],
    ...metresTall(0.14, 74, '#c9a46a'),
    draw: (ink) => {
      ink.line('M37 30Q20 18 34 8Q50 0 60 12', 1.8, COAL)
      ink.box([50, 6, 22, 20], '#4f9d5d', 2)
      ink.disc([61, 16, 4], WHITE)
      ink.poly('18,30 56,30 68,46 68,98 6,98 6,46', WHITE)
      ink.poly('8,58 66,58 66,96 8,96', ink.main)
      for (const [x, y] of pairs('20 66, 34 74, 50 68, 26 84, 44 86, 58 80'))
        ink.oval([x, y, 4, 2.4], ink.deep, x)
      ink.box([33, 27, 8, 5], METAL)
    },
  },
  {
    words: ['funnel', 'kitchen funnel'],
    ...metresTall(0.2, 94, '#e0563f'),
    draw: (ink) => {
      ink.poly('6,14 88,14 56,62 54,98 42,92 40,62', ink.main)
      ink.poly('62,14 88,14 56,62 54,98 48,95 50,60', ink.dark)
      ink.oval([47, 14, 44, 12], ink.light)
      ink.oval([47, 14, 36, 8], ink.deep)
    },
  },
  {
    words: ['cookie cutter', 'biscuit cutter', 'pastry cutter'],
    ...metresTall(0.1, 104, METAL),
    draw: (ink) => {
      const star = 'M52 8L64 36L96 40L72 62L80 94L52 78L24 94L32 62L8 40L40 36Z'
      ink.moved({ y: 4 }, () => ink.line(star, 9, ink.deep))
      ink.line(star, 7, ink.main)
      ink.line('M52 8L40 36L8 40', 2.4, SHINE)
    },
  },
  {
    words: ['can opener', 'tin opener'],
    ...metresLong(0.2, 200, '#d2453c'),
    draw: (ink) => {
      ink.line('M70 52L190 30', 15, ink.main)
      ink.line('M70 60L190 82', 15, ink.dark)
      ink.box([14, 38, 74, 32], STEEL, 10)
      ink.disc([36, 62, 17], METAL)
      ink.ring([36, 62, 12], 3, IRON)
      ink.box([44, 4, 12, 46], METAL, 6)
      ink.oval([50, 12, 26, 9], METAL)
    },
  },
  {
    words: ['waffle iron', 'waffle maker', 'sandwich press', 'panini press'],
    ...metresTall(0.3, 140, '#4a4f57'),
    draw: (ink) => {
      ink.moved({ x: 26, y: 58, turn: -0.6 }, () => {
        ink.box([0, -18, 100, 18], ink.main, 8)
        ink.box([98, -13, 26, 9], COAL, 4)
        for (let x = 8; x < 96; x += 12) ink.box([x, 0, 7, 5], IRON)
      })
      ink.oval([72, 66, 48, 8], '#e8b65a')
      for (let x = 32; x < 116; x += 12) ink.line([x, 62, x + 4, 70], 2.4, '#b9782c')
      ink.box([16, 70, 112, 22], ink.main, 9)
      ink.box([24, 90, 96, 7], COAL, 3)
      ink.disc([36, 81, 4], '#e0563f')
      ink.disc([26, 60, 8], STEEL)
    },
  },
  {
    words: ['cookie jar', 'biscuit jar', 'jar of cookies', 'candy jar'],
    ...metresTall(0.3, 84, '#e0705a'),
    draw: (ink) => {
      ink.disc([42, 6, 6], ink.dark)
      ink.shape('M14 24Q14 10 42 10T70 24Z', ink.main)
      ink.faint(0.85, () =>
        ink.shape('M12 26H72Q82 36 82 52V86Q82 98 70 98H14Q2 98 2 86V52Q2 36 12 26Z', GLASS),
      )
      for (const [x, y] of pairs('22 84, 44 86, 64 84, 16 66, 38 68, 60 66, 26 50, 50 50')) {
        ink.disc([x, y, 12], '#b9782c')
        ink.disc([x - 1, y - 1, 10.6], '#d69a4c')
        for (const [dx, dy] of pairs('-4 -3, 4 -1, 0 5')) ink.disc([x + dx, y + dy, 2], '#5a3420')
      }
      ink.box([10, 22, 64, 7], ink.dark, 3)
      ink.line('10,44 10,80', 4, SHINE)
    },
  },
  {
    words: ['glass dome', 'bell jar', 'glass cloche', 'glass bell', 'cake dome'],
    ...metresTall(0.4, 84, '#8a5a38'),
    grips: { top: [0.5, 0.88], middle: [0.5, 0.6] },
    draw: (ink) => {
      ink.faint(0.55, () => ink.shape('M10 88V44Q10 10 42 10T74 44V88Z', GLASS))
      ink.line('M10 88V44Q10 10 42 10T74 44V88', 2.4, '#8fbdd2')
      ink.disc([42, 7, 6], GLASS)
      ink.ring([42, 7, 5], 1.6, '#8fbdd2')
      ink.line('M18 78V46Q19 28 30 20', 4, SHINE)
      ink.oval([42, 89, 40, 6], ink.light)
      ink.box([2, 89, 80, 9], ink.main, 4)
    },
  },
  {
    words: [
      'tupperware',
      'food container',
      'plastic container',
      'storage container',
      'storage box',
    ],
    ...metresTall(0.14, 150, '#3fa7a0'),
    draw: (ink) => {
      ink.faint(0.8, () => ink.poly('10,26 140,26 130,98 20,98', GLASS))
      ink.poly('14,60 136,60 131,96 19,96', '#e8b65a')
      for (const [x, y] of pairs('34 70, 58 84, 80 68, 104 82, 122 70'))
        ink.disc([x, y, 7], '#5fa648')
      ink.box([2, 10, 146, 20], ink.main, 7)
      ink.box([8, 4, 134, 10], ink.light, 4)
      for (const x of [4, 132]) ink.box([x, 24, 14, 16], ink.dark, 4)
    },
  },
  {
    words: ['dishwasher', 'dish washer machine'],
    kind: 'furniture',
    ...metresTall(0.85, 76, '#e6eaec'),
    draw: (ink) => {
      ink.box([2, 2, 72, 96], ink.main, 4)
      ink.box([62, 2, 12, 96], ink.dark, 4)
      ink.box([2, 2, 72, 16], ink.deep, 4)
      for (const x of [12, 22, 32]) ink.disc([x, 10, 3], METAL)
      ink.box([46, 6, 20, 8], '#7fe0b0', 2)
      ink.box([14, 24, 48, 6], STEEL, 3)
      ink.disc([38, 62, 20], GLASS)
      for (const r of [15, 9]) ink.ring([38, 62, r], 3, WHITE)
      ink.line('M26 78q4 -6 8 0t8 0t8 0', 3, '#5fb0e0')
    },
  },
  {
    words: ['water cooler', 'water dispenser', 'office water cooler'],
    kind: 'furniture',
    ...metresTall(1.3, 40, '#e8ecee'),
    draw: (ink) => {
      ink.shape('M8 4Q8 1 12 1H28Q32 1 32 4V30Q32 36 25 40H15Q8 36 8 30Z', '#7fc0ea')
      ink.line('M8 12H32M8 22H32', 1.6, '#5aa2d4')
      ink.line('12,5 12,30', 2.4, SHINE)
      ink.box([3, 39, 34, 60], ink.main, 4)
      ink.box([30, 39, 7, 60], ink.dark, 3)
      ink.box([9, 48, 20, 17], ink.deep, 2)
      for (const [x, red] of pairs('12 0, 21 1'))
        ink.box([x, 47, 5, 7], red ? '#d2453c' : '#3f78c8', 1)
      ink.poly('16,58 23,58 22,65 17,65', WHITE)
      ink.box([7, 65, 24, 3], STEEL, 1)
    },
  },
  {
    words: [
      'tray of drinks',
      'drinks tray',
      'tray of cocktails',
      'tray of champagne',
      'tray with drinks',
      'tray of glasses',
    ],
    ...metresTall(0.3, 150, METAL),
    grips: { rightHand: [0.5, 0.96], leftHand: [0.5, 0.96], bothHands: [0.5, 0.96] },
    draw: (ink) => {
      for (const [x, tall, warm] of [
        [34, 20, '#f2a33c'],
        [75, 8, '#d8344a'],
        [116, 20, '#7fc96a'],
      ] as const) {
        ink.poly([x - 15, tall, x + 15, tall, x + 10, 80, x - 10, 80], GLASS)
        ink.poly([x - 13, tall + 16, x + 13, tall + 16, x + 9, 78, x - 9, 78], warm)
        ink.line([x + 4, tall + 10, x + 12, tall - 6], 3, WHITE)
      }
      ink.oval([75, 82, 72, 8], ink.light)
      ink.box([2, 82, 146, 10], ink.main, 5)
      ink.box([40, 90, 70, 6], ink.deep, 3)
    },
  },
]
