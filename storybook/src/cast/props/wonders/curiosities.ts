import { driven, metresTall, type Prop } from '../prop.ts'
import { FUTURE_THINGS } from './future-things.ts'
import { WHITE, CREAM, METAL, STEEL, IRON, COAL, WOOD, GLASS, SHINE } from '../tones.ts'

export const CURIOSITIES: readonly Prop[] = [
  ...FUTURE_THINGS,
  {
    words: ['light beam', 'tractor beam', 'beam of light'],
    ...metresTall(4, 80, '#fff2a8'),
    draw: (ink) => {
      ink.faint(0.35, () => ink.poly('28,0 52,0 80,100 0,100', ink.main))
      ink.faint(0.4, () => ink.poly('32,0 48,0 66,100 14,100', ink.pale))
    },
  },
  {
    words: ['ufo', 'flying saucer', 'alien ship', 'alien spaceship'],
    ...metresTall(4, 190, '#9aa8b5'),
    home: 'air',
    draw: (ink) => {
      ink.shape('M62 42Q62 4 95 4T128 42Z', GLASS)
      ink.shape('M72 36Q74 12 92 8Q82 20 84 40Z', SHINE)
      ink.oval([95, 56, 94, 24], ink.dark)
      ink.oval([95, 50, 94, 22], ink.main)
      ink.oval([95, 44, 48, 12], ink.light)
      for (const x of [20, 52, 95, 138, 170])
        ink.disc([x, x === 95 ? 66 : x === 52 || x === 138 ? 63 : 55, 5.4], '#8ff0a0')
      ink.oval([95, 80, 36, 9], IRON)
    },
  },
  {
    words: ['planet', 'mars', 'red planet', 'jupiter'],
    ...metresTall(40, 100, '#d98a4f'),
    home: 'space',
    draw: (ink) => {
      ink.disc([50, 50, 49], ink.dark)
      ink.disc([46, 46, 44], ink.main)
      ink.shape('M5 38Q40 46 92 30Q96 38 96 42Q50 56 3 46Z', ink.light)
      ink.shape('M6 66Q50 76 95 60Q90 70 86 76Q44 82 12 74Z', ink.dark)
      ink.oval([64, 56, 9, 5], ink.deep, -0.2)
      ink.oval([30, 24, 12, 5], ink.pale, -0.5)
    },
  },
  {
    words: ['portal', 'magic portal', 'vortex'],
    ...metresTall(2.4, 76, '#7a4fe0'),
    home: 'any',
    moving: [
      {
        ...driven('time', [38, 50], 0.25),
        draw: (ink) => {
          for (let i = 0; i < 6; i++)
            ink.moved({ x: 38, y: 50, turn: i * 1.047 }, () =>
              ink.shape('M0 0Q14 -10 10 -28Q24 -10 4 6Z', ink.pale),
            )
        },
      },
    ],
    draw: (ink) => {
      ink.oval([38, 50, 37, 49], ink.deep)
      ink.oval([38, 50, 31, 42], ink.main)
      ink.oval([38, 50, 24, 33], ink.light)
      ink.oval([38, 50, 16, 22], ink.dark)
    },
  },
  {
    words: ['bubble', 'soap bubble'],
    ...metresTall(0.2, 100, '#bfe6f5'),
    home: 'air',
    draw: (ink) => {
      ink.faint(0.45, () => ink.disc([50, 50, 48], ink.main))
      ink.ring([50, 50, 47], 3, ink.pale)
      ink.line('M18 56Q20 24 48 18', 5, WHITE)
      ink.disc([70, 70, 5], '#f5c6e6')
    },
  },
  {
    words: ['laser dot', 'red dot', 'laser point'],
    ...metresTall(0.14, 130, '#f2283c'),
    draw: (ink) => {
      ink.faint(0.25, () => ink.oval([65, 70, 62, 28], ink.main))
      ink.faint(0.5, () => ink.oval([65, 70, 42, 18], ink.main))
      ink.oval([65, 70, 24, 11], ink.main)
      ink.oval([65, 69, 11, 5], '#ffd9d2')
    },
  },
  {
    words: ['fishbowl', 'fish bowl', 'aquarium', 'fish tank', 'goldfish bowl'],
    ...metresTall(0.35, 104, '#f0792f'),
    draw: (ink) => {
      ink.shape('M28 6H76Q104 26 104 58T76 100H28Q0 90 0 58T28 6Z', '#d8eff7')
      ink.shape('M8 34Q52 44 96 34Q104 46 104 58Q104 92 76 100H28Q0 92 0 58Q0 46 8 34Z', '#8fcfe8')
      ink.shape('M10 84Q52 72 94 84Q88 96 76 100H28Q16 96 10 84Z', '#e2c48a')
      ink.line('M30 88Q24 72 32 60T28 44', 4, '#4f9148')
      ink.oval([60, 60, 16, 10], ink.main)
      ink.poly('74,60 88,50 88,70', ink.dark)
      ink.disc([52, 57, 2.2], COAL)
      ink.shape('M16 44Q20 26 32 18Q24 32 24 48Z', WHITE)
      ink.box([24, 2, 56, 7], SHINE, 3)
    },
  },
  {
    words: ['wheelchair'],
    ...metresTall(0.95, 96, '#4f8fd0'),
    build: 'wheeled',
    faces: 'left',
    grips: { seat: [0.5, 0.46] },
    moving: [
      {
        ...driven('roll', [58, 70]),
        draw: (ink) => {
          ink.ring([58, 70, 27], 4, COAL)
          for (let i = 0; i < 6; i++)
            ink.line(
              [
                [58 - 26 * Math.cos(i * 0.524), 70 - 26 * Math.sin(i * 0.524)],
                [58 + 26 * Math.cos(i * 0.524), 70 + 26 * Math.sin(i * 0.524)],
              ],
              1.1,
              METAL,
            )
          ink.disc([58, 70, 4], ink.deep)
        },
      },
    ],
    draw: (ink) => {
      ink.line('84,6 74,8 72,48', 5, STEEL)
      ink.box([64, 12, 9, 38], ink.main, 3)
      ink.box([26, 46, 46, 9], ink.dark, 4)
      ink.line('M28 52L20 88H6', 5, STEEL)
      ink.line('36,36 64,36', 5, COAL)
      ink.disc([22, 92, 7.6], COAL)
    },
  },
  {
    name: 'bell',
    words: ['church bell', 'big bell', 'school bell'],
    ...metresTall(0.7, 92, '#d9a63a'),
    draw: (ink) => {
      ink.box([12, 0, 68, 8], WOOD, 3)
      ink.box([40, 6, 12, 10], STEEL, 3)
      ink.disc([46, 92, 8], IRON)
      ink.shape('M46 12Q68 14 70 44Q72 72 90 80V88H2V80Q20 72 22 44Q24 14 46 12Z', ink.main)
      ink.shape('M54 13Q68 18 70 44Q72 72 90 80V88H60Q72 40 54 13Z', ink.dark)
      ink.box([1, 80, 90, 9], ink.deep, 4)
      ink.shape('M28 66Q28 34 38 22Q36 44 37 68Z', CREAM)
    },
  },
  {
    words: ['rainbow'],
    ...metresTall(40, 200, '#e5443c'),
    home: 'air',
    draw: (ink) => {
      const bands = [ink.main, '#f0893a', '#f7d548', '#6fbf58', '#46a3d8', '#7d68cf']
      bands.forEach((tone, i) =>
        ink.line(
          `M${10 + i * 11} 100A${90 - i * 11} ${92 - i * 11} 0 0 1 ${190 - i * 11} 100`,
          11.6,
          tone,
        ),
      )
    },
  },
  {
    words: ['shooting star', 'falling star', 'comet'],
    kind: 'sky',
    ...metresTall(4, 170, '#ffd84a'),
    home: 'air',
    faces: 'left',
    draw: (ink) => {
      ink.faint(0.35, () => ink.shape('M34 50Q90 30 168 2Q120 60 56 84Z', ink.pale))
      ink.faint(0.6, () => ink.shape('M36 56Q80 42 130 22Q96 62 52 78Z', ink.pale))
      ink.poly('36,34 44,56 68,58 49,73 56,96 36,83 16,96 23,73 4,58 28,56', ink.main)
      ink.poly('36,34 44,56 68,58 49,73 56,96 36,83', ink.dark)
    },
  },
  {
    words: ['firework', 'fireworks', 'sparkler'],
    ...metresTall(14, 100, '#ff6f91'),
    home: 'air',
    draw: (ink) => {
      const tones = [ink.main, '#ffd84a', '#6fd0f0']
      for (let i = 0; i < 18; i++) {
        const [cos, sin] = [Math.cos(i * 0.349), Math.sin(i * 0.349)]
        const tone = tones[i % 3] ?? ink.main
        const far = i % 2 ? 46 : 36
        ink.line(`${50 + cos * 14},${50 + sin * 14} ${50 + cos * far},${50 + sin * far}`, 2.4, tone)
        ink.disc([50 + cos * far, 50 + sin * far, 3], WHITE)
      }
      ink.disc([50, 50, 6], WHITE)
    },
  },
]
