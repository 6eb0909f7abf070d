import { metresTall, type Prop } from '../prop.ts'
import { BARK, CREAM, METAL, PLANK, STEEL, WHITE, WOOD } from '../tones.ts'

const BARS = ['#e5503f', '#f2b134', '#4f8fd0', '#4fa36a'] as const

/** The arcs of the wheel that it hangs from, the outer one last. */
const RIM = [
  [32, 2.4],
  [20, 4],
] as const

/** What one sits in, stands in or climbs about on for fun. */
export const LEISURE: readonly Prop[] = [
  {
    words: ['hot tub', 'jacuzzi', 'whirlpool tub', 'spa tub', 'outdoor tub'],
    kind: 'furniture',
    ...metresTall(1, 260, WOOD),
    moving: [0, 1, 2].map((at) => ({
      by: 'sway' as const,
      at: [70 + at * 60, 20] as const,
      speed: 0.3,
      rate: 1.1 + at * 0.3,
      draw: (ink) =>
        ink.faint(0.4, () =>
          ink.line(
            `M${70 + at * 60} 8Q${58 + at * 60} -12 ${72 + at * 60} -28T${68 + at * 60} -60`,
            7,
            WHITE,
          ),
        ),
    })),
    draw: (ink) => {
      ink.oval([130, 26, 124, 18], ink.deep)
      ink.oval([130, 29, 114, 14], '#5fb8d4')
      for (const [x, wide] of [
        [60, 30],
        [118, 38],
        [182, 30],
        [92, 20],
        [154, 24],
      ] as const)
        ink.oval([x, 28 + (x % 3) * 3, wide / 2, 2.2], WHITE)
      ink.shape('M6 28Q60 48 130 48T254 28L246 96Q190 100 130 100T14 96Z', ink.main)
      for (let x = 26; x < 250; x += 20)
        ink.line(`M${x} ${44 - Math.abs(x - 130) * 0.08}V97`, 1.8, ink.dark)
      ink.line('M9 58Q70 70 130 70T251 58', 4, METAL)
      ink.line('M13 84Q70 92 130 92T247 84', 4, METAL)
      ink.line('M6 28Q60 48 130 48T254 28', 6, PLANK)
    },
  },
  {
    words: ['jungle gym', 'climbing frame', 'climbing dome', 'climbing net'],
    ...metresTall(2.2, 170, '#e5503f'),
    grips: { top: [0.5, 0.04], middle: [0.5, 0.4] },
    draw: (ink) => {
      for (const [at, x] of [8, 44, 85, 126, 162].entries())
        ink.line(
          `M${x} 98Q${x + (85 - x) * 0.25} 40 85 6`,
          4.6,
          ink.own ? (BARS[at % 4] ?? ink.main) : ink.main,
        )
      for (const [y, half] of [
        [30, 46],
        [54, 62],
        [78, 72],
      ] as const)
        ink.line(`M${85 - half} ${y}Q85 ${y + 8} ${85 + half} ${y}`, 4, STEEL)
      ink.disc([85, 6, 5], ink.dark)
    },
  },
  {
    name: 'wheel-cabin',
    words: ['wheel capsule', 'ferris wheel cabin', 'ferris wheel gondola'],
    kind: 'furniture',
    ...metresTall(3, 150, '#d8483f'),
    draw: (ink) => {
      ink.line('M75 14L75 0M22 18L40 0M128 18L110 0', 3, METAL)
      for (const [y, wide] of RIM) ink.line(`M0 ${y}Q75 ${y - 26} 150 ${y}`, wide, WHITE)
      ink.line('M75 8V36', 5, STEEL)
      ink.shape('M33 50Q38 32 75 30Q112 32 117 50Z', ink.main)
      ink.line('M38 50V74M112 50V74', 4, ink.dark)
      ink.faint(0.3, () => ink.box([38, 50, 74, 24], '#20304a'))
      ink.shape('M30 73H120V88Q118 98 75 98Q32 98 30 88Z', ink.main)
      ink.shape('M30 82H120V88Q118 98 75 98Q32 98 30 88Z', ink.deep)
      ink.box([27, 70, 96, 6], CREAM, 3)
      for (const x of [48, 75, 102]) ink.disc([x, 86, 3], '#ffe08a')
    },
  },
  {
    words: ['pallet of boxes', 'loaded pallet', 'pallet of goods', 'stack of crates'],
    ...metresTall(1.3, 110, '#c99a64'),
    draw: (ink) => {
      for (const [x, y] of [
        [6, 10],
        [58, 10],
        [6, 50],
        [58, 50],
      ] as const) {
        ink.box([x, y, 48, 38], ink.main, 2)
        ink.box([x, y, 48, 8], ink.light, 2)
        ink.box([x + 19, y, 10, 38], ink.pale)
      }
      ink.box([0, 88, 110, 5], PLANK, 1)
      for (const x of [4, 48, 94]) ink.box([x, 92, 12, 8], BARK, 1)
    },
  },
]
