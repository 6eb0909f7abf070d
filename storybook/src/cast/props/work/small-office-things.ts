import { pairs } from '../../../scene/rows.ts'
import { metresLong, metresTall, type Prop } from '../prop.ts'
import { BARK, COAL, CREAM, GLASS, IRON, METAL, PLANK, SHINE, STEEL, WHITE } from '../tones.ts'

/** Small things of walls, desks and drawers that nothing else looks like. */
export const SMALL_OFFICE_THINGS: readonly Prop[] = [
  {
    words: ['hole punch', 'hole puncher', 'paper punch'],
    ...metresLong(0.14, 150, '#3f6fb0'),
    draw: (ink) => {
      ink.box([4, 84, 142, 14], COAL, 4)
      ink.box([10, 76, 130, 10], STEEL, 3)
      for (const x of [44, 100]) ink.box([x - 6, 44, 12, 36], METAL, 3)
      ink.shape('M6 22Q4 10 18 10H126Q146 12 146 30V48H112L40 52Q10 50 6 22Z', ink.main)
      ink.shape('M6 22Q10 50 40 52L112 48H146V40H112L40 42Q16 40 6 22Z', ink.dark)
      ink.line('M24 20H120', 4, ink.pale)
      ink.disc([134, 40, 5], COAL)
    },
  },
  {
    words: ['rubber stamp', 'office stamp', 'date stamp', 'ink stamp'],
    ...metresTall(0.1, 96, '#9a5a34'),
    draw: (ink) => {
      ink.disc([48, 18, 16], ink.main)
      ink.shape('M48 2A16 16 0 0 1 48 34Q58 18 48 2Z', ink.dark)
      ink.shape('M40 28H56Q54 50 64 62H32Q42 50 40 28Z', ink.main)
      ink.box([6, 60, 84, 22], ink.main, 4)
      ink.box([6, 74, 84, 8], ink.dark, 3)
      ink.box([10, 82, 76, 8], '#c8352f', 2)
      ink.box([2, 92, 92, 7], WHITE, 1)
      ink.box([14, 93, 68, 4], '#e08a84', 1)
      ink.line('M40 12Q42 8 47 7', 3, ink.pale)
    },
  },
  {
    words: [
      'corkboard',
      'cork board',
      'bulletin board',
      'notice board',
      'noticeboard',
      'pinboard',
      'pegboard',
    ],
    kind: 'furniture',
    ...metresLong(0.9, 146, '#cf9f63'),
    draw: (ink) => {
      ink.box([2, 4, 142, 94], BARK, 4)
      ink.box([9, 11, 128, 80], ink.main, 2)
      for (let at = 0; at < 60; at++)
        ink.disc(
          [12 + ((at * 37) % 122), 14 + ((at * 23) % 74), 1.2],
          at % 2 ? ink.dark : ink.light,
        )
      for (const [x, y, wide, high, tone, pin] of [
        [18, 20, 34, 28, WHITE, '#d8352f'],
        [62, 18, 28, 32, '#f7e08a', '#3f7fd0'],
        [98, 24, 32, 24, '#bfe0ec', '#d8352f'],
        [24, 58, 28, 26, '#f3b6c2', '#4f9a55'],
        [66, 60, 56, 24, WHITE, '#f2a93b'],
      ] as const) {
        ink.box([x + 1.4, y + 1.8, wide, high], ink.deep)
        ink.box([x, y, wide, high], tone)
        for (let line = y + 10; line < y + high - 3; line += 6)
          ink.line([x + 5, line, x + wide - 6, line], 1.4, '#9a9488')
        ink.disc([x + wide / 2, y + 3, 3.2], pin)
      }
    },
  },
  {
    words: ['menu', 'restaurant menu', 'menu card'],
    ...metresTall(0.32, 120, '#8a2f34'),
    draw: (ink) => {
      ink.poly('4,8 60,14 60,98 4,92', ink.dark)
      ink.poly('116,8 60,14 60,98 116,92', ink.main)
      ink.poly('9,13 58,18 58,93 9,88', CREAM)
      ink.poly('111,13 62,18 62,93 111,88', WHITE)
      for (const [x, lean] of pairs('33.5 0.1, 86.5 -0.1'))
        ink.moved({ x, y: 31, turn: lean }, () =>
          ink.letters('MENU', { height: 8, colours: [ink.deep], playful: 0 }),
        )
      for (let y = 36; y < 84; y += 9) {
        ink.line([15, y, 40, y + 2], 2, '#8f8676')
        ink.line([48, y + 2.6, 53, y + 3], 2, '#b0543f')
        ink.line([68, y + 3, 94, y + 1], 2, '#8f8676')
        ink.line([100, y + 0.6, 105, y], 2, '#b0543f')
      }
    },
  },
  {
    words: [
      'license plate',
      'licence plate',
      'number plate',
      'registration plate',
      'vehicle registration plate',
    ],
    ...metresLong(0.4, 220, '#f4f1e8'),
    draw: (ink) => {
      ink.box([2, 14, 216, 74], COAL, 10)
      ink.box([7, 19, 206, 64], ink.main, 7)
      ink.box([7, 19, 206, 14], '#3f6fb0', 6)
      ink.moved({ x: 110, y: 76 }, () =>
        ink.letters('ABC 123', { height: 32, colours: ['#2f3a5a'], playful: 0 }),
      )
      for (const [x, y] of pairs('20 26, 200 26, 20 77, 200 77')) ink.disc([x, y, 3], STEEL)
    },
  },
  {
    words: ['spycam', 'security camera', 'surveillance camera', 'cctv camera', 'webcam'],
    ...metresLong(0.3, 140, '#e9e6df'),
    draw: (ink) => {
      ink.box([112, 6, 14, 88], STEEL, 3)
      ink.line('M116 72L84 60', 9, IRON)
      ink.moved({ x: 64, y: 38, turn: 0.18 }, () => {
        ink.box([-50, -22, 96, 44], ink.main, 10)
        ink.box([-50, 6, 96, 16], ink.dark, 8)
        ink.shape('M-60 -28H40Q48 -28 48 -20H-60Z', ink.deep)
        ink.disc([-44, 0, 19], COAL)
        ink.disc([-44, 0, 12], '#3a5a7a')
        ink.disc([-48, -4, 4], SHINE)
        ink.disc([26, -6, 4], '#e5402f')
      })
    },
  },
  {
    words: ['prism', 'glass prism', 'triangular prism'],
    ...metresLong(0.12, 170, '#d3ecf4'),
    draw: (ink) => {
      ink.line('M0 70L56 54', 4, WHITE)
      for (const [at, tone] of [
        '#e5402f',
        '#f28a2a',
        '#f2cf3b',
        '#5fb04a',
        '#3f8fd0',
        '#8a5ac0',
      ].entries())
        ink.poly([112, 50, 170, 40 + at * 9, 170, 49 + at * 9, 110, 53], tone)
      ink.faint(0.92, () => ink.poly('84,6 136,92 32,92', ink.main))
      ink.poly('84,6 136,92 112,92', ink.dark)
      ink.poly('84,6 112,92 62,92', ink.light)
      ink.line('M84 6L112 92M84 6L136 92H32Z', 2.4, GLASS)
      ink.line('M80 22L48 80', 3, WHITE)
    },
  },
  {
    words: ['thimble', 'sewing thimble'],
    ...metresTall(0.03, 84, '#c3ccd3'),
    draw: (ink) => {
      ink.shape('M18 22Q20 4 42 4T66 22L76 90H8Z', ink.main)
      ink.shape('M56 6Q64 10 66 22L76 90H56Q60 40 56 6Z', ink.dark)
      for (let row = 0; row < 6; row++)
        for (let at = 0; at < 6; at++)
          ink.disc([22 - row * 0.8 + at * (7.6 + row * 0.4), 20 + row * 9, 2], ink.deep)
      ink.box([5, 76, 74, 5], ink.deep, 2)
      ink.oval([42, 91, 37, 7], ink.dark)
      ink.oval([42, 90, 35, 5], ink.light)
    },
  },
  {
    words: ['lampshade', 'lamp shade'],
    ...metresTall(0.3, 128, '#f0d9a8'),
    draw: (ink) => {
      ink.poly('36,6 92,6 126,92 2,92', ink.main)
      ink.poly('74,6 92,6 126,92 88,92', ink.dark)
      for (const [top, low] of pairs('46 24, 58 50, 70 78, 82 104'))
        ink.line([top, 8, low, 90], 1.6, ink.deep)
      ink.line('M36 6H92', 5, ink.deep)
      ink.oval([64, 92, 62, 6], ink.deep)
      ink.oval([64, 91, 58, 4], '#fff0c2')
    },
  },
  {
    words: ['toothpick', 'toothpicks', 'cocktail stick'],
    ...metresLong(0.065, 260, '#e3bf86'),
    draw: (ink) => {
      for (const [y, turn, tone] of [
        [58, 0.12, ink.dark],
        [46, -0.1, ink.main],
      ] as const)
        ink.moved({ x: 130, y, turn }, () => {
          ink.poly('-124,0 -92,-7 92,-7 124,0 92,7 -92,7', tone)
          ink.line('-90,-3 90,-3', 2, ink.pale)
        })
    },
  },
  {
    words: ['badge', "sheriff's badge", 'sheriff badge', 'police badge', 'sheriff star'],
    ...metresTall(0.09, 104, '#e0b23c'),
    draw: (ink) => {
      const star = (far: number, near: number): number[] =>
        Array.from({ length: 10 }, (_, at) => {
          const turn = (at * Math.PI) / 5 - Math.PI / 2
          const reach = at % 2 ? near : far
          return [52 + Math.cos(turn) * reach, 54 + Math.sin(turn) * reach]
        }).flat()
      ink.poly(star(50, 25), ink.deep)
      ink.poly(star(47, 22), ink.main)
      for (let at = 0; at < 5; at++) {
        const turn = (at * Math.PI * 2) / 5 - Math.PI / 2
        ink.disc([52 + Math.cos(turn) * 47, 54 + Math.sin(turn) * 47, 5.4], ink.light)
      }
      ink.disc([52, 54, 20], ink.dark)
      ink.disc([52, 54, 16], ink.light)
      ink.ring([52, 54, 12], 1.6, ink.deep)
      ink.line('M46 54L51 60L60 48', 3.4, ink.deep)
    },
  },
  {
    words: ['matchbox', 'match box'],
    ...metresLong(0.05, 150, '#c8352f'),
    draw: (ink) => {
      ink.poly('92,40 148,28 148,72 92,90', PLANK)
      ink.poly('98,42 142,33 142,44 98,54', WHITE)
      for (let x = 100; x < 140; x += 6) {
        ink.line([x, 52, x, 36], 2.6, '#e3bf86')
        ink.disc([x, 36 - (x - 100) * 0.2 + 2, 3.2], '#b02a24')
      }
      ink.poly('4,52 92,34 92,92 4,98', ink.main)
      ink.poly('4,52 92,34 118,28 34,44', ink.light)
      ink.poly('16,58 80,46 80,82 16,88', '#f2cf3b')
      ink.shape('M48 56Q60 66 52 78H42Q34 68 48 56Z', '#e5603a')
      ink.poly('4,90 92,82 92,92 4,98', '#5a4038')
    },
  },
]
