import { metresTall, type Prop } from '../prop.ts'
import { BARK, COAL, CREAM, GLASS, GOLD, IRON, SHINE, WHITE, WOOD } from '../tones.ts'

const STEPS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

/** What is named of a room: how one goes up in it, sleeps in it, looks out of it and keeps things in it. */
export const ROOM_FEATURES: readonly Prop[] = [
  {
    words: ['spiral staircase', 'spiral stairs', 'winding staircase', 'spiral stair'],
    ...metresTall(3.2, 62, '#8a5a38'),
    draw: (ink) => {
      const rail: [number, number][] = []
      for (const back of [true, false])
        for (const step of STEPS) {
          const turn = step * 0.72 + 0.5
          const side = Math.cos(turn) * 27
          const y = 96 - step * 8.2
          if (Math.sin(turn) < 0 !== back) continue
          ink.poly(
            [
              [31, y],
              [31 + side, y - 3],
              [31 + Math.cos(turn + 0.6) * 27, y + 1.4],
              [31, y + 3.4],
            ],
            back ? ink.deep : ink.main,
          )
          ink.line(`M${31 + side} ${y - 3}V${y - 15}`, 1, IRON)
        }
      for (const step of STEPS) rail.push([31 + Math.cos(step * 0.72 + 0.5) * 27, 81 - step * 8.2])
      ink.box([28.6, 2, 4.8, 98], COAL, 2)
      ink.line(rail, 1.8, ink.dark)
    },
  },
  {
    name: 'staircase',
    words: ['grand staircase', 'marble staircase', 'wooden staircase', 'staircase'],
    ...metresTall(3.2, 150, '#b58a5c'),
    grips: { top: [0.86, 0.22] },
    draw: (ink) => {
      for (const step of [0, 1, 2, 3, 4, 5, 6, 7]) {
        const [x, y] = [6 + step * 17, 90 - step * 10]
        ink.box([x, y, 144 - x, 11], step % 2 === 0 ? ink.main : ink.dark)
        ink.box([x - 2, y, 146 - x, 3], ink.light, 1)
        ink.line(`M${x + 8} ${y}V${y - 18}`, 2, ink.deep)
      }
      ink.line('M10 72L138 1', 4, ink.deep)
      ink.disc([10, 71, 4], ink.deep)
      ink.box([8, 70, 4, 22], ink.deep, 1)
    },
  },
  {
    // To sit on, seen from before it.
    words: ['stair steps'],
    ...metresTall(0.9, 270, '#e9dcc4'),
    draw: (ink) => {
      for (const step of [0, 1, 2, 3]) {
        const y = step * 25
        ink.box([12 - 4 * step, y, 246 + 8 * step, 25], ink.main, 1)
        ink.box([62, y, 146, 25], '#9a2f3c')
        ink.box([12 - 4 * step, y, 246 + 8 * step, 6], ink.light, 1)
        ink.box([62, y, 146, 6], '#b8434f')
        ink.box([12 - 4 * step, y + 21, 246 + 8 * step, 4], ink.dark, 1)
      }
    },
  },
  {
    words: ['canopy bed', 'four-poster bed', 'four poster bed', 'princess bed'],
    ...metresTall(2.1, 124, '#b0628f'),
    faces: 'left',
    grips: { seat: [0.55, 0.72], top: [0.55, 0.7], middle: [0.55, 0.7] },
    draw: (ink) => {
      for (const x of [4, 114]) ink.box([x, 6, 6, 94], BARK, 2)
      ink.box([6, 46, 14, 46], WOOD, 3)
      ink.box([8, 80, 108, 12], WOOD, 2)
      ink.box([10, 70, 104, 13], WHITE, 4)
      ink.shape('M13 70Q14 62 26 62T40 70Q40 75 26 75T13 70Z', CREAM)
      ink.shape('M42 68H110Q115 68 115 73V88H38Q36 72 42 68Z', ink.main)
      ink.shape('M38 80H115V88H38Z', ink.dark)
      ink.shape('M10 14H26Q18 44 22 64Q14 70 9 84Z', ink.light)
      ink.shape('M114 14H98Q106 44 102 64Q110 70 115 84Z', ink.light)
      ink.shape(
        'M2 4H122V15Q112 22 102 15Q92 22 82 15Q72 22 62 15Q52 22 42 15Q32 22 22 15Q12 22 2 15Z',
        ink.main,
      )
      ink.box([2, 2, 120, 5], ink.dark, 2)
    },
  },
  {
    words: ['round window', 'circular window', 'porthole'],
    ...metresTall(1.3, 100, WOOD),
    draw: (ink) => {
      ink.disc([50, 50, 49], ink.dark)
      ink.disc([50, 50, 46], ink.main)
      ink.disc([50, 50, 38], GLASS)
      ink.shape('M28 26Q40 12 58 14L22 62Q10 44 28 26Z', SHINE)
      ink.box([47.5, 11, 5, 78], ink.main)
      ink.box([11, 47.5, 78, 5], ink.main)
    },
  },
  {
    words: ['trunk', 'steamer trunk', 'wooden trunk', 'toy chest', 'wooden chest', 'storage chest'],
    ...metresTall(0.7, 150, '#8d5a36'),
    grips: { top: [0.5, 0.06], seat: [0.5, 0.06] },
    draw: (ink) => {
      ink.box([4, 36, 142, 64], ink.main, 4)
      ink.shape('M4 40V20Q4 4 22 4H128Q146 4 146 20V40Z', ink.dark)
      ink.shape('M10 20Q10 9 24 9H126Q140 9 140 20Z', ink.main)
      ink.box([2, 36, 146, 6], ink.deep, 2)
      for (const x of [22, 116]) {
        ink.box([x, 4, 12, 96], BARK)
        for (const y of [14, 52, 90]) ink.disc([x + 6, y, 2.4], GOLD)
      }
      for (const x of [2, 136]) ink.shape(`M${x} 86H${x + 12}V100H${x}Z`, GOLD)
      ink.box([66, 30, 18, 22], GOLD, 3)
      ink.disc([75, 42, 3], COAL)
    },
  },
]
