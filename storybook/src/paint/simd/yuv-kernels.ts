import { addNeighbours } from './add-neighbours.ts'
import { i32, longs, loop, v128, words, type Code, type Kernel, type Names } from './assembler.ts'
import { darkened } from './darken.ts'

/** BT.709: how much red, green and blue weigh in the brightness. */
const RED = 0.2126
const GREEN = 0.7152
const BLUE = 0.0722
const BITS = 14

/** Weights for two pixels, in 1/16384. */
function weights(red: number, green: number, blue: number): Code {
  const pixel = [red, green, blue, 0].map((weight) => Math.round(weight * 2 ** BITS))
  return words([...pixel, ...pixel])
}

/** Brightness takes 219 of 255 levels, colour 224. */
const Y = weights((RED * 219) / 255, (GREEN * 219) / 255, (BLUE * 219) / 255)
const [ofBlue, ofRed] = [2 * (1 - BLUE), 2 * (1 - RED)].map((range) => 224 / 255 / range) as [
  number,
  number,
]
const U = weights(-RED * ofBlue, -GREEN * ofBlue, (1 - BLUE) * ofBlue)
const V = weights((1 - RED) * ofRed, -GREEN * ofRed, -BLUE * ofRed)

/** From 2^bits to levels, about `middle`. */
const toLevels = (sums: Code, bits: number, middle: number): Code =>
  v128.shr32(v128.add32(sums, longs(middle * 2 ** bits + 2 ** (bits - 1))), i32.of(bits))

/** The brightness of eight pixels: two vectors of four, 16 bits a channel in halves. */
function luma(first: Halves, second: Halves): Code {
  const levels = ({ low, high }: Halves): Code =>
    toLevels(addNeighbours(v128.dot(low, Y), v128.dot(high, Y)), BITS, 16)
  const eight = v128.narrow32(levels(first), levels(second))
  return v128.narrow(eight, eight)
}

/** Four pixels as 16 bits a channel. */
interface Halves {
  readonly low: Code
  readonly high: Code
}

/** Two squares of four pixels each, summed: red, green, blue of the first, then of the second. */
function squares(upper: Halves, lower: Halves): Code {
  const left = v128.add16(upper.low, lower.low)
  const right = v128.add16(upper.high, lower.high)
  const halves = (first: number): number[] =>
    [0, 16].flatMap((vector) => Array.from({ length: 8 }, (_, byte) => vector + first + byte))
  return v128.add16(v128.shuffle(left, right, halves(0)), v128.shuffle(left, right, halves(8)))
}

/** The names of the four vectors that eight pixels of two rows take. */
const VECTORS = ['a', 'b', 'c', 'd'] as const

/** Darkens a vector of four pixels by their shade, four bytes, and by their fibres. */
function veil(
  { get, set }: Names,
  at: { readonly vector: string; readonly fibres: string; readonly offset: number },
): Code {
  const shade = v128.load32Splat(get('light'), at.offset / 4)
  const half = (widen: (pixels: Code) => Code): Code =>
    darkened(widen(get(at.vector)), widen(get('other')))
  return [
    ...set('other', v128.add8(shade, v128.load(get(at.fibres), at.offset))),
    ...set(at.vector, v128.narrow(half(v128.widenLow), half(v128.widenHigh))),
  ]
}

/** Two rows of brightness and one of colours from two rows of pixels, which are darkened first when there is a veil. */
function twoRows(name: string, veiled: boolean): Kernel {
  const rows = ['from', 'below', ...(veiled ? ['fibres', 'fibresBelow'] : [])]
  const light = veiled ? ['light'] : []
  return {
    name,
    parameters: ['toY', 'toYBelow', 'toU', 'toV', ...rows, ...light, 'count'],
    vectors: [...VECTORS, 'square', 'other'],
    body: (names) => {
      const { get, set, step } = names
      const read = (vector: string, row: string, offset: number): Code => {
        const pixels = set(vector, v128.load(get(row), offset))
        if (!veiled) return pixels
        const fibres = row === 'from' ? 'fibres' : 'fibresBelow'
        return [...pixels, ...veil(names, { vector, fibres, offset })]
      }
      const halves = (vector: string): Halves => ({
        low: v128.widenLow(get(vector)),
        high: v128.widenHigh(get(vector)),
      })
      const [a, b, c, d] = VECTORS.map(halves) as [Halves, Halves, Halves, Halves]
      const four = (weight: Code): Code => {
        const sums = addNeighbours(v128.dot(get('square'), weight), v128.dot(get('other'), weight))
        const levels = toLevels(sums, BITS + 2, 128)
        const narrowed = v128.narrow32(levels, levels)
        return v128.narrow(narrowed, narrowed)
      }
      return loop(i32.greater(get('count'), i32.of(0)), [
        ...read('a', 'from', 0),
        ...read('b', 'from', 16),
        ...read('c', 'below', 0),
        ...read('d', 'below', 16),
        ...v128.store64(get('toY'), luma(a, b)),
        ...v128.store64(get('toYBelow'), luma(c, d)),
        ...set('square', squares(a, c)),
        ...set('other', squares(b, d)),
        ...v128.store32(get('toU'), four(U)),
        ...v128.store32(get('toV'), four(V)),
        ...rows.flatMap((row) => step(row, i32.of(32))),
        ...light.flatMap((row) => step(row, i32.of(8))),
        ...['toY', 'toYBelow'].flatMap((row) => step(row, i32.of(8))),
        ...['toU', 'toV'].flatMap((row) => step(row, i32.of(4))),
        ...step('count', i32.of(-8)),
      ])
    },
  }
}

export const YUV_KERNELS: readonly Kernel[] = [twoRows('yuv', false), twoRows('veiledYuv', true)]
