import type { Ink } from '../ink.ts'
import { metresLong, type MovingPiece, type Prop } from '../prop.ts'
import { COAL, CREAM, GOLD, WHITE } from '../tones.ts'

const HIDE = '#a8703f'

const FAR_HIDE = '#85562f'
/** How far the other one of a pair is behind and above. */
const ASIDE = { x: 15, y: -8 }

function leg(x: number, phase: number, tone: string): MovingPiece {
  return {
    by: 'step',
    phase,
    at: [x, 62],
    behind: tone !== HIDE,
    draw: (ink) => {
      ink.line(`M${x} 60Q${x - 3} 74 ${x + 1} 86`, 4.4, tone)
      ink.line(`M${x + 1} 86L${x} 90`, 4.4, COAL)
    },
  }
}

/** One of the team: antlers, a harness, and for the first a nose that shines. */
function reindeer(ink: Ink, x: number, [nose, hide]: readonly [nose: string, hide: string]): void {
  ink.oval([x, 54, 20, 11], hide)
  ink.shape(`M${x - 18} 56Q${x - 22} 40 ${x - 26} 32L${x - 18} 28Q${x - 8} 40 ${x - 6} 48Z`, hide)
  ink.oval([x - 28, 31, 9, 6], hide, 0.35)
  ink.oval([x - 17, 27, 4.4, 2], '#8a5a38', -0.6)
  ink.line(
    `M${x - 22} 26Q${x - 26} 14 ${x - 18} 6M${x - 24} 18Q${x - 32} 16 ${x - 33} 8`,
    2.2,
    '#7a5238',
  )
  ink.line(
    `M${x - 19} 26Q${x - 14} 18 ${x - 8} 12M${x - 16} 20Q${x - 12} 20 ${x - 5} 20`,
    2.2,
    '#7a5238',
  )
  ink.disc([x - 27, 29, 1.5], COAL)
  ink.disc([x - 36, 33, 2.8], nose)
  ink.oval([x + 20, 49, 4, 2.6], CREAM, -0.5)
  ink.line(`M${x - 12} 44Q${x - 8} 56 ${x - 12} 65`, 2.6, '#c2323a')
  ink.disc([x - 12, 63, 2], GOLD)
}

function santa(ink: Ink): void {
  ink.shape('M238 34Q236 22 250 20Q266 20 268 36L272 62H234Z', '#c92f37')
  ink.box([234, 52, 38, 5], COAL, 1)
  ink.box([248, 51, 9, 7], GOLD, 1)
  ink.line('M242 34Q228 40 220 42', 8, '#c92f37')
  ink.disc([219, 42, 4.4], '#4a3a34')
  ink.disc([248, 14, 9], '#f2c8a6')
  ink.shape('M238 14Q238 32 250 33Q262 30 259 14Q252 20 238 14Z', WHITE)
  ink.shape('M238 9Q246 -6 260 2Q268 6 272 14Q262 10 259 10Z', '#c92f37')
  ink.line('M238 10H260', 4.4, WHITE)
  ink.disc([272, 15, 3.6], WHITE)
  ink.disc([243, 13, 1.3], COAL)
}

/** Santa in his sleigh behind two pairs of reindeer, as they cross the sky. */
export const SANTA_SLEIGH: readonly Prop[] = [
  {
    name: 'santa-sleigh',
    words: ['flying sleigh', "santa's flying sleigh", 'sleigh with reindeer', 'reindeer sleigh'],
    ...metresLong(9, 330, '#b3262f'),
    faces: 'left',
    home: 'air',
    build: 'quadruped',
    grips: { mouth: [0.1, 0.34], head: [0.12, 0.1], seat: [0.75, 0.6], back: [0.75, 0.6] },
    moving: [
      ...[46, 76, 124, 154].map((x, i) => leg(x + ASIDE.x, i * 0.35 + 0.2, FAR_HIDE)),
      ...[46, 76, 124, 154].map((x, i) => leg(x, i * 0.35, FAR_HIDE)),
      leg(40, 0, HIDE),
      leg(70, 0.6, HIDE),
      leg(118, 0.3, HIDE),
      leg(148, 0.9, HIDE),
    ],
    draw: (ink) => {
      for (const x of [136, 58]) ink.moved(ASIDE, () => reindeer(ink, x, [COAL, FAR_HIDE]))
      reindeer(ink, 136, [COAL, HIDE])
      reindeer(ink, 58, ['#f0413a', HIDE])
      ink.shape('M278 34Q296 12 318 26Q330 44 322 62L286 66Z', '#8a5f3c')
      ink.line('M284 34Q300 42 318 36', 2.4, '#d9a96a')
      santa(ink)
      ink.line('M46 46Q130 62 220 42M124 46Q170 52 220 42', 1.6, '#e8c56a')
      ink.line('M204 84Q192 92 206 97H312Q326 97 322 84', 4, GOLD)
      ink.line('M232 82L230 96M296 82L298 96', 3.6, GOLD)
      ink.shape(
        'M318 50Q326 74 308 84H226Q206 82 206 62Q206 50 216 48Q222 60 236 60H296Q312 62 318 50Z',
        ink.main,
      )
      ink.shape('M206 66Q260 80 320 66Q318 80 308 84H226Q208 82 206 66Z', ink.dark)
      ink.line('M222 68Q262 78 306 68', 2.4, GOLD)
    },
  },
]
