import type { Ink } from '../ink.ts'
import { driven, metresTall, type Prop } from '../prop.ts'
import { METAL, SHINE, WHITE } from '../tones.ts'

/** More candles than this cannot be counted on one cake. */
export const MOST_CANDLES = 20

/** Where its foot is. */
type Candle = readonly [x: number, y: number]

const WIDTH = 120
const FRONT = 11
const STICKS = ['#7db8e8', '#f08aa8', '#f2c14e', '#8fcf8a', '#b79ae0']

/** A cake with so many candles: those of the second row stand behind, between the others. */
export const CANDLE_CAKES: readonly Prop[] = Array.from({ length: MOST_CANDLES }, (_, index) =>
  candleCake(index + 1),
)

function candleCake(count: number): Prop {
  const candles = placesOf(count)
  return {
    name: `candle-cake-${count}`,
    words: [`${count}-candle cake`],
    ...metresTall(0.34, WIDTH, '#f7b6c8'),
    moving: [
      {
        ...driven('flicker', [WIDTH / 2, 30], 0.05),
        draw: (ink) => {
          for (const candle of candles) flame(ink, candle)
        },
      },
    ],
    draw: (ink) => {
      ink.oval([60, 93, 59, 7], METAL)
      ink.oval([60, 90, 59, 7], SHINE)
      ink.box([12, 56, 96, 34], '#f0d6a8', 8)
      ink.box([12, 70, 96, 6], '#e8737d')
      ink.oval([60, 54, 49, 9], ink.light)
      candles.forEach((candle, index) => stick(ink, candle, index))
      ink.shape(
        'M10 56Q60 70 110 56V64Q110 74 103 74Q97 74 96 68Q94 80 87 80Q80 80 79 70Q77 76 71 76Q65 76 64 71Q62 84 55 84Q48 84 47 71Q45 77 39 77Q33 77 32 70Q30 79 24 79Q18 79 17 70Q15 72 12 70Q10 69 10 64Z',
        ink.main,
      )
      for (let x = 16; x <= 104; x += 11) ink.disc([x, 60 + 4 * bulge(x), 4.4], WHITE)
    },
  }
}

/** The feet of the candles, those behind first. */
function placesOf(count: number): readonly Candle[] {
  const front = Math.min(count, FRONT)
  return [...rowOf(count - front, 50), ...rowOf(front, 57)]
}

function rowOf(count: number, y: number): readonly Candle[] {
  const step = Math.min(15, 80 / Math.max(1, count - 1))
  return Array.from({ length: count }, (_, i) => {
    const x = 60 + (i - (count - 1) / 2) * step
    return [x, y + 2 * bulge(x)] as const
  })
}

/** The rim of a round cake is nearest in the middle. */
function bulge(x: number): number {
  return 1 - ((x - 60) / 50) ** 2
}

function stick(ink: Ink, [x, y]: Candle, index: number): void {
  const tone = STICKS[index % STICKS.length] ?? WHITE
  ink.box([x - 1.9, y - 26, 3.8, 26], tone, 1)
  ink.line(
    `M${x - 1.4} ${y - 8}L${x + 1.4} ${y - 11}M${x - 1.4} ${y - 17}L${x + 1.4} ${y - 20}`,
    1.2,
    WHITE,
  )
  ink.line(`M${x} ${y - 26}V${y - 29}`, 0.8, '#4a4038')
}

function flame(ink: Ink, [x, y]: Candle): void {
  ink.shape(
    `M${x} ${y - 40}Q${x + 4.4} ${y - 32} ${x} ${y - 28}Q${x - 4.4} ${y - 32} ${x} ${y - 40}Z`,
    '#ffae3d',
  )
  ink.shape(
    `M${x} ${y - 36}Q${x + 2} ${y - 31} ${x} ${y - 28.6}Q${x - 2} ${y - 31} ${x} ${y - 36}Z`,
    '#fff2b0',
  )
}
