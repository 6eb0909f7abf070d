import { toOklch } from '../../colour/oklch.ts'
import type { Ink } from '../ink.ts'
import { driven, metresTall, type Prop } from '../prop.ts'
import { WHITE, METAL, STEEL, IRON, COAL, WOOD, PLANK, GLASS, SHINE, GOLD } from '../tones.ts'

/** How high each lamp is, its colours lit, its shine and unlit, and when in the round it burns. */
const LAMPS = [
  { y: 12, lit: '#ff3b2e', shine: '#ffb0a4', off: '#8d3a33', burns: [0, 0.46] },
  { y: 30, lit: '#ffc021', shine: '#ffeaa8', off: '#94742b', burns: [0.46, 0.56] },
  { y: 48, lit: '#35c35e', shine: '#b4f3bf', off: '#2f6b42', burns: [0.56, 1] },
] as const
/** Which lamp is meant by a red or a green traffic light; a pink one is painted so. */
function lampOf({ own, main }: Ink): (typeof LAMPS)[number] | undefined {
  const asked = toOklch(main)
  if (own || asked.c < 0.08) return undefined
  const apart = (hex: string): number => Math.abs(toOklch(hex).h - asked.h)
  return LAMPS.find(({ lit, off }) => Math.min(apart(lit), apart(off)) < 14)
}

function lightUp(ink: Ink, { y, lit, shine }: (typeof LAMPS)[number]): void {
  ink.disc([16, y + 0.6, 7], lit)
  ink.oval([14, y - 2, 2.6, 1.8], shine, -0.5)
}

/** Rounds a second, from red to red. */
const PHASES = 0.25
const HOUSING = '#f0bd3a'

export const STREET: readonly Prop[] = [
  {
    // An iron grate in the kerb.
    words: ['drain', 'drain grate', 'sewer grate'],
    ...metresTall(0.34, 190, '#8f8a86'),
    draw: (ink) => {
      ink.box([0, 8, 190, 92], ink.main, 8)
      ink.box([0, 8, 190, 20], ink.light, 8)
      ink.box([22, 36, 146, 56], COAL, 4)
      for (let x = 32; x < 164; x += 19) ink.box([x, 36, 8, 56], STEEL, 3)
    },
  },
  {
    words: ['traffic light', 'traffic lights', 'stoplight', 'traffic signal'],
    ...metresTall(3.4, 36, HOUSING),
    draw: (ink) => {
      ink.box([15, 55, 6, 43], IRON, 2)
      ink.box([8, 95, 20, 5], COAL, 2)
      const burning = lampOf(ink)
      ink.box([4, 0, 28, 60], burning ? '#d19f22' : ink.dark, 7)
      ink.box([4, 0, 24, 60], burning ? HOUSING : ink.main, 7)
      for (const { y, off } of LAMPS) {
        ink.disc([16, y, 8.6], COAL)
        ink.disc([16, y + 0.6, 7], off)
        ink.shape(
          `M7 ${y - 2}A9 9 0 0 1 25 ${y - 2}L25 ${y - 5}A9 8 0 0 0 7 ${y - 5}Z`,
          burning ? '#a87c14' : ink.deep,
        )
      }
      if (burning) lightUp(ink, burning)
    },
    moving: LAMPS.map((lamp) => ({
      ...driven('turn', [16, lamp.y], PHASES),
      seen: lamp.burns,
      draw: (ink) => {
        if (!lampOf(ink)) lightUp(ink, lamp)
      },
    })),
  },
  {
    words: ['fire hydrant', 'hydrant'],
    ...metresTall(0.9, 66, '#e5402f'),
    draw: (ink) => {
      ink.box([14, 90, 38, 10], ink.deep, 3)
      ink.box([20, 30, 26, 62], ink.main, 2)
      ink.box([38, 30, 8, 62], ink.dark)
      ink.box([23, 34, 4, 54], ink.light, 2)
      ink.shape('M18 32C18 14 26 8 33 8S48 14 48 32Z', ink.main)
      ink.shape('M40 10C46 14 48 22 48 32H40Z', ink.dark)
      ink.box([15, 28, 36, 6], ink.deep, 3)
      ink.box([29, 0, 8, 10], ink.deep, 2)
      ink.box([4, 46, 14, 14], ink.dark, 3)
      ink.box([0, 44, 6, 18], ink.deep, 2)
      ink.box([48, 46, 14, 14], ink.dark, 3)
      ink.box([60, 44, 6, 18], ink.deep, 2)
      ink.disc([33, 54, 10], ink.deep)
      ink.disc([33, 54, 7], METAL)
      ink.disc([33, 54, 3], STEEL)
      ink.box([17, 80, 32, 5], ink.deep, 2)
    },
  },
  {
    words: ['stop sign'],
    ...metresTall(2.6, 44, '#d8302b'),
    draw: (ink) => {
      ink.box([20, 36, 4.5, 64], STEEL, 1)
      ink.box([20, 36, 2, 64], METAL, 1)
      const octagon = (cx: number, cy: number, r: number): [number, number][] =>
        Array.from({ length: 8 }, (_, i) => {
          const angle = ((i + 0.5) * Math.PI) / 4
          return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)]
        })
      const lettering = toOklch(ink.main).l > 0.86 ? COAL : WHITE
      ink.poly(octagon(22, 22, 23.5), lettering)
      ink.poly(octagon(22, 22, 21.5), ink.main)
      ink.line(
        '11.8,18.4 10.6,17.2 8.4,17.2 7.4,18.6 8,20.6 10.8,22 11.4,24.4 10.2,26 7.8,26 6.8,24.8',
        2,
        lettering,
      )
      ink.line('14,17.2 20,17.2', 2, lettering)
      ink.line('17,17.2 17,26', 2, lettering)
      ink.line('M25.6 17.2C28.8 17.2 28.8 26 25.6 26S22.4 17.2 25.6 17.2Z', 2, lettering)
      ink.line('M32 26V17.2H34.6C38 17.2 38 22 34.6 22H32', 2, lettering)
    },
  },
  {
    words: ['bike rack', 'bicycle rack', 'bike stand', 'cycle rack'],
    ...metresTall(0.85, 250, '#9aa7b1'),
    draw: (ink) => {
      ink.box([4, 92, 242, 8], IRON, 3)
      for (const x of [24, 74, 124, 174, 224]) {
        const hoop = `M${x - 16} 94V26Q${x - 16} 6 ${x} 6T${x + 16} 26V94`
        ink.line(hoop, 9, ink.deep)
        ink.line(hoop, 5.5, ink.main)
        ink.line(`M${x - 14} 60V26Q${x - 14} 8 ${x - 2} 7`, 1.6, ink.pale)
      }
      for (const x of [10, 240]) ink.disc([x, 96, 2.4], STEEL)
    },
  },
  {
    words: ['parking meter'],
    ...metresTall(1.5, 32, '#7f93a3'),
    draw: (ink) => {
      ink.box([13, 44, 6, 54], STEEL, 2)
      ink.box([8, 96, 16, 4], IRON, 2)
      ink.shape('M3 18C3 6 9 0 16 0S29 6 29 18V40C29 46 24 48 16 48S3 46 3 40Z', ink.main)
      ink.shape('M20 1C26 3 29 10 29 18V40C29 45 25 47 20 47.6Z', ink.dark)
      ink.shape('M7 17C7 9 11 6 16 6S25 9 25 17V20H7Z', SHINE)
      ink.shape('M9 20A7 7 0 0 1 23 20Z', WHITE)
      ink.line('16,20 20,14', 1.4, '#d8302b')
      ink.box([9, 25, 14, 7], COAL, 1.5)
      ink.box([14, 36, 4, 7], COAL, 1)
    },
  },
  {
    words: ['bench', 'park bench'],
    ...metresTall(0.85, 190, WOOD),
    grips: { seat: [0.5, 0.52], top: [0.5, 0.52], back: [0.5, 0.2] },
    draw: (ink) => {
      for (const x of [22, 160]) {
        ink.line(`M${x} 98V60H${x + 12}V10`, 6, IRON)
        ink.line([x - 10, 98, x - 6, 62], 6, COAL)
      }
      for (const [i, y] of [4, 20, 36].entries())
        ink.box([6, y, 178, 12], i === 1 ? ink.dark : ink.main, 3)
      ink.box([2, 54, 186, 10], ink.light, 3)
      ink.box([2, 62, 186, 6], ink.deep, 3)
    },
  },
  {
    words:
      'street lamp|street light|lamp post|lamppost|streetlight|gas lamp|gaslight|gas lantern'.split(
        '|',
      ),
    ...metresTall(4.2, 26, '#3f4a52'),
    draw: (ink) => {
      ink.box([9, 94, 10, 6], ink.deep, 1)
      ink.box([12, 24, 4, 72], ink.main, 1)
      ink.shape('M9 94L12 84H16L19 94Z', ink.dark)
      ink.shape('M6 8H22L18 24H10Z', '#ffe9a8')
      ink.shape('M14 8H22L18 24H14Z', '#ffd873')
      ink.shape('M3 8L14 0L25 8Z', ink.main)
      ink.box([8, 23, 12, 3], ink.deep, 1)
    },
  },
  {
    words: ['trash can', 'garbage can', 'dustbin', 'bin', 'rubbish bin'],
    ...metresTall(1, 70, '#6f8f7a'),
    draw: (ink) => {
      ink.shape('M8 20H62L56 100H14Z', ink.main)
      ink.shape('M46 20H62L56 100H44Z', ink.dark)
      for (const x of [20, 32, 44]) ink.line([x, 30, x + (35 - x) * 0.12, 92], 2.4, ink.deep)
      ink.box([3, 10, 64, 11], ink.dark, 4)
      ink.box([26, 2, 18, 9], ink.deep, 3)
    },
  },
  {
    words: ['traffic cone', 'cone'],
    ...metresTall(0.6, 80, '#f0702a'),
    draw: (ink) => {
      ink.box([2, 90, 76, 10], ink.deep, 3)
      ink.shape('M34 4Q40 0 46 4L64 90H16Z', ink.main)
      ink.shape('M42 1Q45 2 46 4L64 90H50Z', ink.dark)
      ink.shape('M29 30H51L55 48H25Z', WHITE)
      ink.shape('M20 68H60L62 80H18Z', WHITE)
    },
  },
  {
    words: ['phone booth', 'telephone booth', 'phone box', 'telephone box'],
    ...metresTall(2.5, 42, '#cf2a2a'),
    draw: (ink) => {
      ink.box([2, 94, 38, 6], ink.deep, 1)
      ink.box([4, 8, 34, 88], ink.main, 2)
      ink.box([30, 8, 8, 88], ink.dark, 2)
      ink.shape('M3 10Q21 -8 39 10Z', ink.dark)
      ink.box([9, 9, 24, 5], WHITE, 1)
      for (let row = 0; row < 6; row++)
        for (const x of [9, 17.5, 26])
          ink.box([x, 18 + row * 11, 7, 9], row < 2 ? SHINE : GLASS, 0.8)
    },
  },
  {
    // Seen through its open door: somebody is in there.
    words: ['open phone booth'],
    ...metresTall(2.6, 48, '#cf2a2a'),
    draw: (ink) => {
      ink.box([5, 12, 38, 84], '#4a2f33', 1)
      for (let row = 0; row < 6; row++)
        for (const x of [8, 18.5, 29]) ink.box([x, 17 + row * 12, 9, 10.5], GLASS, 0.8)
      ink.box([31, 36, 8, 15], COAL, 1)
      ink.box([2, 94, 44, 6], ink.deep, 1)
      for (const x of [2, 41]) ink.box([x, 9, 5, 88], x === 2 ? ink.main : ink.dark, 1)
      ink.box([2, 7, 44, 9], ink.main, 1)
      ink.shape('M2 8Q24 -8 46 8Z', ink.dark)
      ink.box([10, 9, 28, 4.6], WHITE, 1)
    },
  },
  {
    words: ['signpost', 'sign', 'wooden sign'],
    ...metresTall(2, 80, PLANK),
    draw: (ink) => {
      ink.box([36, 4, 8, 96], WOOD, 2)
      ink.shape('M6 12H62L76 22L62 32H6Z', ink.main)
      ink.shape('M6 26H70L62 32H6Z', ink.dark)
      ink.shape('M74 40H20L8 49L20 58H74Z', ink.light)
      ink.shape('M74 53H14L20 58H74Z', ink.dark)
      ink.disc([40, 22, 1.4], COAL)
      ink.disc([40, 49, 1.4], COAL)
    },
  },
  {
    words: ['barrel', 'wooden barrel', 'keg'],
    ...metresTall(0.9, 76, WOOD),
    draw: (ink) => {
      ink.shape('M14 2H62Q78 50 62 98H14Q-2 50 14 2Z', ink.main)
      ink.shape('M48 2H62Q78 50 62 98H48Q58 50 48 2Z', ink.dark)
      for (const x of [26, 38]) ink.line(`M${x} 3Q${x - 5} 50 ${x} 97`, 1.4, ink.deep)
      for (const y of [16, 76]) ink.box([6, y, 64, 7], STEEL, 2)
      ink.oval([38, 4, 25, 4], GOLD)
      ink.oval([38, 4, 22, 3], ink.deep)
    },
  },
]
