import { driven, metresTall, type Prop } from '../prop.ts'
import { spoked, wheel } from './vehicle-parts.ts'
import { COAL, GLASS, IRON, METAL, STEEL, WHITE } from '../tones.ts'

const LAMP = '#ffe9a8'

/** Cars of a kind that one knows by their outline: without a roof, or on giant wheels. */
export const BOLD_CARS: readonly Prop[] = [
  {
    words: ['convertible', 'cabriolet', 'open top car', 'open-top car', 'roadster', 'cabrio'],
    ...metresTall(1.35, 290, '#d8433b'),
    build: 'wheeled',
    faces: 'left',
    grips: { seat: [0.56, 0.42] },
    moving: [wheel(62, 78, 20), wheel(228, 78, 20)],
    draw: (ink) => {
      ink.line('M104 44L122 10', 4, METAL)
      ink.faint(0.6, () => ink.poly('108,42 124,12 136,12 130,42', GLASS))
      ink.shape('M124 40Q126 22 142 22H154Q162 24 160 44Z', '#efe2cc')
      ink.shape('M168 40Q170 22 186 22H198Q206 24 204 44Z', '#e2d2b8')
      ink.ring([138, 34, 9], 3, COAL)
      ink.shape(
        'M4 70Q4 52 26 48L96 40H212Q250 40 276 50Q288 54 286 70V78Q286 86 278 86H12Q4 86 4 78Z',
        ink.main,
      )
      ink.shape('M4 68H287V78Q286 86 278 86H12Q4 86 4 78Z', ink.deep)
      ink.shape('M212 40Q236 34 250 42L244 46H214Z', '#4a3a34')
      ink.line('M100 44V80M178 44V80', 1.6, ink.dark)
      ink.line('M10 58H282', 2, ink.pale)
      ink.box([164, 52, 10, 3], METAL, 1)
      ink.box([4, 54, 13, 9], LAMP, 4)
      ink.box([278, 54, 9, 9], '#ffb09a', 3)
      ink.box([0, 76, 22, 6], METAL, 3)
      ink.box([266, 76, 22, 6], METAL, 3)
    },
  },
  {
    words: ['monster truck', 'bigfoot truck'],
    ...metresTall(3.6, 150, '#3f6fc0'),
    build: 'wheeled',
    faces: 'left',
    moving: [wheel(36, 70, 29), wheel(114, 70, 29)],
    draw: (ink) => {
      ink.line('M36 70L60 44M114 70L90 44', 6, STEEL)
      ink.line('M36 70L84 44M114 70L66 44', 4, IRON)
      ink.shape('M6 42Q6 32 20 30L50 28L62 10H94L98 28H140Q146 28 146 36V44H6Z', ink.main)
      ink.pane('M56 28L65 13H78V28Z')
      ink.box([81, 13, 11, 15], GLASS, 1)
      ink.shape('M18 42Q40 30 62 42Q84 30 146 40V44H6Z', '#f2a63a')
      ink.box([98, 20, 48, 5], ink.dark, 1)
      ink.box([6, 33, 8, 6], LAMP, 2)
      for (const x of [64, 72, 80, 88]) ink.box([x, 5, 6, 5], WHITE, 2)
    },
  },
  {
    words: ['snowplow', 'snow plow', 'snowplough', 'snow plough', 'gritter'],
    ...metresTall(3.2, 200, '#f0a02c'),
    build: 'wheeled',
    faces: 'left',
    moving: [wheel(66, 84, 14), wheel(134, 84, 14), wheel(166, 84, 14)],
    draw: (ink) => {
      ink.shape('M30 84V40Q32 20 46 18H84V84Z', ink.main)
      ink.pane('M37 44L43 24H62V44Z')
      ink.box([66, 24, 14, 20], GLASS, 2)
      ink.poly('88,36 190,28 186,78 88,78', ink.dark)
      ink.poly('92,30 186,22 190,30 90,38', '#e9eef2')
      ink.box([26, 74, 170, 9], IRON, 2)
      ink.line('M8 62L34 72', 6, STEEL)
      ink.shape('M14 42Q-4 70 14 98H24Q10 70 24 42Z', '#d8433b')
      ink.line('M14 42Q-4 70 14 98', 3, METAL)
      ink.box([50, 10, 14, 8], '#f2a63a', 3)
      ink.box([30, 58, 8, 7], LAMP, 2)
    },
  },
  {
    words: ['garbage truck', 'bin lorry', 'dustcart', 'refuse truck', 'trash truck'],
    ...metresTall(3.3, 200, '#4f9a5c'),
    build: 'wheeled',
    faces: 'left',
    moving: [wheel(38, 84, 14), wheel(132, 84, 14), wheel(164, 84, 14)],
    draw: (ink) => {
      ink.shape('M4 84V44Q6 24 20 22H54V84Z', WHITE)
      ink.pane('M10 48L16 28H36V48Z')
      ink.box([40, 28, 11, 20], GLASS, 2)
      ink.shape('M58 16H150Q160 16 164 24L190 40V84H58Z', ink.main)
      ink.shape('M164 24L194 44V84H172Z', ink.deep)
      for (const x of [80, 104, 128]) ink.line(`M${x} 18V78`, 2, ink.dark)
      ink.box([2, 76, 196, 8], IRON, 2)
      ink.box([4, 60, 9, 7], LAMP, 2)
      ink.box([182, 66, 14, 18], '#3a3f46', 2)
      ink.box([24, 15, 12, 7], '#f2a63a', 3)
    },
  },
  {
    kind: 'aircraft',
    words: ['flying car', 'hover car', 'hovercar', 'futuristic flying car', 'sky taxi', 'air taxi'],
    ...metresTall(1.6, 280, '#4fb8c8'),
    home: 'air',
    faces: 'left',
    moving: [74, 206].map((x) => ({
      ...driven('flicker' as const, [x, 84] as const, 2),
      behind: true,
      draw: (ink) => {
        ink.faint(0.45, () =>
          ink.shape(`M${x - 22} 84H${x + 22}L${x + 8} 128H${x - 8}Z`, '#8ff0ff'),
        )
        ink.faint(0.8, () => ink.shape(`M${x - 12} 84H${x + 12}L${x + 3} 116H${x - 3}Z`, '#e6fdff'))
      },
    })),
    draw: (ink) => {
      ink.faint(0.5, () => ink.oval([74, 92, 34, 7], '#8ff0ff'))
      ink.faint(0.5, () => ink.oval([206, 92, 34, 7], '#8ff0ff'))
      ink.shape('M88 44Q104 12 146 10H168Q202 14 214 44Z', GLASS)
      ink.line('M150 12V44', 3, ink.dark)
      ink.shape('M2 62Q20 46 84 42H216Q262 44 278 58Q280 74 256 78H30Q6 76 2 62Z', ink.main)
      ink.shape('M4 66H278Q276 78 256 78H30Q8 76 4 66Z', ink.deep)
      ink.line('M14 58H270', 3, '#8ff0ff')
      for (const x of [52, 184]) ink.box([x, 76, 44, 10], IRON, 5)
      ink.shape('M232 44L266 22L274 46Z', ink.dark)
      ink.box([2, 58, 14, 6], LAMP, 3)
      ink.box([268, 58, 10, 7], '#ff6a8a', 3)
    },
  },
  {
    words: ['pumpkin carriage', 'pumpkin coach', "cinderella's carriage", 'cinderella carriage'],
    ...metresTall(2.6, 130, '#e8802c'),
    build: 'wheeled',
    faces: 'left',
    moving: [spoked([34, 82, 17], '#d9b25a'), spoked([96, 80, 19], '#d9b25a')],
    draw: (ink) => {
      ink.line('M20 66Q66 96 112 62', 4, '#d9b25a')
      ink.oval([34, 44, 26, 32], ink.dark)
      ink.oval([98, 44, 26, 32], ink.dark)
      ink.oval([66, 42, 36, 36], ink.main)
      ink.oval([52, 43, 12, 34], ink.light)
      ink.oval([82, 43, 12, 34], ink.light)
      ink.box([54, 28, 24, 30], '#f7e3b0', 8)
      ink.box([57, 31, 18, 24], GLASS, 7)
      ink.line('M66 6Q66 0 76 1', 5, '#5f8f42')
      ink.line('M58 10Q40 2 28 12', 3, '#5f8f42')
    },
  },
]
