import { driven, metresTall, type Prop } from '../prop.ts'
import { pairs } from '../../../scene/rows.ts'
import { WHITE, CREAM, METAL, STEEL, COAL, WOOD, PLANK, BARK, GOLD } from '../tones.ts'

interface Bunch {
  readonly words: readonly string[]
  readonly tall: number
  readonly width: number
  readonly radius: number
  readonly at: readonly (readonly [x: number, y: number])[]
}

const BALLOONS = ['#4f8fd0', '#f2c043', '#e5503f', '#62b06a', '#a86cc4', '#f08a3c', '#f29ab0']

/** Many balloons whose strings are tied together below them. */
const bunch = ({ words, tall, width, radius: r, at }: Bunch): Prop => ({
  words,
  tall,
  width,
  colour: '#e5503f',
  home: 'air',
  grips: { rightHand: [0.5, 0.98], leftHand: [0.5, 0.98] },
  draw: (ink) => {
    for (const [x, y] of at) ink.line(`M${x} ${y + 10}Q${x} 70 ${width / 2} 100`, 0.7, METAL)
    at.forEach(([x, y], index) => {
      const plain = index % 3 ? ink.main : ink.light
      const tone = ink.own ? (BALLOONS[index % BALLOONS.length] ?? plain) : plain
      const [wide, low] = [1.15 * r, 0.62 * r]
      ink.shape(
        `M${x} ${y - r}C${x + wide} ${y - r} ${x + r} ${y + low} ${x} ${y + r}C${x - r} ${y + low} ${x - wide} ${y - r} ${x} ${y - r}Z`,
        tone,
      )
      ink.disc([x - 0.3 * r, y - 0.4 * r, 0.18 * r], '#ffffff88')
    })
  },
})

export const TOYS: readonly Prop[] = [
  {
    words: ['rubber duck', 'rubber ducky', 'toy duck'],
    ...metresTall(0.12, 108, '#fcd03b'),
    home: 'surface',
    faces: 'left',
    draw: (ink) => {
      ink.shape('M14 62Q40 54 60 58Q84 60 104 44Q110 96 64 98Q10 98 14 62Z', ink.main)
      ink.shape('M50 98Q96 92 106 54Q108 96 64 98Z', ink.dark)
      ink.disc([40, 32, 29], ink.main)
      ink.shape('M58 12A29 29 0 0 1 46 60Q62 40 58 12Z', ink.dark)
      ink.shape('M18 32Q0 32 2 42Q12 48 24 42Z', '#f08a2c')
      ink.disc([30, 24, 4.4], COAL)
      ink.disc([28.6, 22.6, 1.4], WHITE)
      ink.shape('M52 70Q74 66 84 76Q70 88 54 82Z', ink.dark)
    },
  },
  {
    words: ['toy blocks', 'building blocks', 'blocks', 'block', 'toy block'],
    ...metresTall(0.2, 104, '#e5503f'),
    draw: (ink) => {
      for (const [x, y, tone, side] of [
        [4, 52, '#4f8fd0', '#3a74b0'],
        [54, 52, ink.main, ink.dark],
        [30, 4, '#f2c043', '#d9a52c'],
      ] as const) {
        ink.box([x, y, 46, 46], tone, 4)
        ink.box([x + 36, y, 10, 46], side, 4)
        ink.disc([x + 18, y + 23, 10], WHITE)
      }
    },
  },
  {
    words: ['pinwheel', 'windmill toy'],
    ...metresTall(0.5, 66, '#e5503f'),
    grips: { rightHand: [0.5, 0.9] },
    moving: [
      {
        ...driven('time', [33, 33], 0.6),
        draw: (ink) => {
          const tones = ink.own
            ? [ink.main, GOLD, '#4fb0d8', '#6fbf58']
            : [ink.main, ink.light, ink.dark, ink.pale]
          tones.forEach((tone, i) =>
            ink.moved({ x: 33, y: 33, turn: (i * Math.PI) / 2 }, () => {
              ink.poly('0,0 0,-31 22,-24 12,-8', tone)
              ink.faint(0.25, () => ink.poly('0,0 12,-8 22,-24', COAL))
            }),
          )
          ink.disc([33, 33, 4], WHITE)
        },
      },
    ],
    draw: (ink) => ink.box([31.4, 33, 3.2, 67], ink.pale === ink.main ? WOOD : PLANK, 1.6),
  },
  {
    words: ['doll', 'rag doll'],
    ...metresTall(0.4, 56, '#e56a9a'),
    draw: (ink) => {
      for (const x of [20, 32]) ink.box([x, 78, 6, 20], '#f6d2b4', 3)
      ink.line('16,46 6,62', 6, '#f6d2b4')
      ink.line('40,46 50,62', 6, '#f6d2b4')
      ink.shape('M20 40H36L50 84H6Z', ink.main)
      ink.shape('M30 40H36L50 84H34Z', ink.dark)
      ink.disc([28, 22, 19], '#8a4a2c')
      ink.disc([28, 25, 15], '#f6d2b4')
      ink.shape('M12 22Q16 6 28 6T44 22Q34 18 28 12Q22 18 12 22Z', '#8a4a2c')
      for (const x of [22, 34]) ink.disc([x, 26, 2], COAL)
      ink.line('M24 32Q28 35 32 32', 1.4, '#c8453c')
      for (const x of [10, 46]) ink.disc([x, 34, 5], '#8a4a2c')
    },
  },
  bunch({
    words: ['balloon bunch', 'large bunch of balloons', 'dozens of balloons'],
    tall: 1.7,
    width: 90,
    radius: 13,
    at: pairs('18 38, 72 38, 45 46, 31 24, 59 24, 12 22, 78 22, 45 14, 28 46, 62 46, 45 32'),
  }),
  bunch({
    words: ['balloon cloud', 'hundreds of balloons'],
    tall: 5,
    width: 120,
    radius: 7.4,
    at: Array.from({ length: 64 }, (_, index) => {
      const [far, turn] = [Math.sqrt((64 - index) / 64), index * 2.4]
      return [60 + 50 * far * Math.cos(turn), 38 + 30 * far * Math.sin(turn)]
    }),
  }),
  {
    words: ['balloons', 'bunch of balloons'],
    ...metresTall(1.4, 66, '#e5503f'),
    home: 'air',
    grips: { rightHand: [0.5, 0.98], leftHand: [0.5, 0.98] },
    draw: (ink) => {
      for (const [x, y] of pairs('18 24, 46 20, 32 38'))
        ink.line(`M${x} ${y + 16}Q${x + 4} 70 33 100`, 0.9, METAL)
      for (const [x, y, tone, shine] of [
        [18, 22, ink.own ? '#4f8fd0' : ink.dark, '#ffffff88'],
        [48, 18, ink.own ? '#f2c043' : ink.light, '#ffffff88'],
        [33, 36, ink.main, ink.pale],
      ] as const) {
        ink.shape(
          `M${x} ${y - 18}C${x + 22} ${y - 18} ${x + 18} ${y + 12} ${x} ${y + 19}C${x - 18} ${y + 12} ${x - 22} ${y - 18} ${x} ${y - 18}Z`,
          tone,
        )
        ink.oval([x - 6, y - 8, 3, 5], shine, 0.4)
        ink.poly([x - 2.4, y + 21, x + 2.4, y + 21, x, y + 17], tone)
      }
    },
  },
  {
    words: ['balloon', 'party balloon'],
    ...metresTall(0.9, 46, '#e5443c'),
    home: 'air',
    grips: { rightHand: [0.5, 0.98], leftHand: [0.5, 0.98] },
    draw: (ink) => {
      ink.line('M23 56Q30 70 22 82T23 100', 1.2, STEEL)
      ink.shape('M23 0C52 0 46 42 23 52C0 42 -6 0 23 0Z', ink.main)
      ink.shape('M27 0C52 2 46 42 23 52Q42 26 27 0Z', ink.dark)
      ink.oval([13, 15, 4, 8], ink.pale, 0.4)
      ink.poly('19,57 27,57 23,51', ink.deep)
    },
  },
  {
    words: ['kite'],
    ...metresTall(1.4, 64, '#e5503f'),
    home: 'air',
    grips: { rightHand: [0.6, 1], leftHand: [0.6, 1] },
    moving: [
      {
        ...driven('sway', [32, 58], 2),
        draw: (ink) => {
          ink.line('M32 58Q42 70 30 80T38 100', 1.2, BARK)
          for (const [x, y] of pairs('37 68, 31 79, 34 90')) {
            ink.poly([x, y, x - 6, y - 4, x - 6, y + 4], GOLD)
            ink.poly([x, y, x + 6, y - 4, x + 6, y + 4], ink.main)
          }
        },
      },
    ],
    draw: (ink) => {
      ink.poly('32,0 62,24 32,60 2,24', ink.main)
      ink.poly('32,0 62,24 32,24', ink.own ? GOLD : ink.light)
      ink.poly('32,24 62,24 32,60', ink.dark)
      ink.poly('2,24 32,24 32,60', ink.own ? '#4f8fd0' : ink.pale)
      ink.line('32,0 32,60', 1.2, CREAM)
      ink.line('2,24 62,24', 1.2, CREAM)
    },
  },
  {
    words: ['teddy bear', 'teddy', 'stuffed bear', 'plush bear', 'stuffed animal'],
    ...metresTall(0.45, 78, '#b0733f'),
    grips: { middle: [0.5, 0.6] },
    draw: (ink) => {
      for (const x of [14, 64]) {
        ink.disc([x, 12, 11], ink.main)
        ink.disc([x, 13, 6], ink.pale)
      }
      for (const side of [-1, 1]) {
        ink.oval([39 + side * 26, 62, 9, 17], ink.dark, side * -0.6)
        ink.oval([39 + side * 22, 88, 15, 12], ink.dark)
        ink.oval([39 + side * 23, 90, 9, 8], ink.pale)
      }
      ink.oval([39, 70, 25, 27], ink.main)
      ink.oval([39, 73, 15, 18], ink.light)
      ink.disc([39, 28, 27], ink.main)
      ink.oval([39, 36, 13, 10], ink.pale)
      ink.oval([39, 31, 5, 3.6], COAL)
      ink.line('M39 34V38M34 40Q39 43 44 40', 1.6, COAL)
      for (const x of [28, 50]) ink.disc([x, 24, 3], COAL)
      ink.poly('39,52 24,46 24,60', '#d8433b')
      ink.poly('39,52 54,46 54,60', '#d8433b')
      ink.disc([39, 53, 4], '#b8352f')
    },
  },
]
