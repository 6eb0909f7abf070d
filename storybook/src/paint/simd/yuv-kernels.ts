import { i32, longs, loop, v128, words, type Code, type Kernel } from './assembler.ts'

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

/** Adds neighbours of 32 bits: the four sums of two vectors. */
const addNeighbours = (a: Code, b: Code): Code =>
  v128.add32(
    v128.shuffle(a, b, [0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27]),
    v128.shuffle(a, b, [4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23, 28, 29, 30, 31]),
  )

/** From 2^bits to levels, about `middle`. */
const toLevels = (sums: Code, bits: number, middle: number): Code =>
  v128.shr32(v128.add32(sums, longs(middle * 2 ** bits + 2 ** (bits - 1))), i32.of(bits))

const luma: Kernel = {
  name: 'luma',
  parameters: ['to', 'from', 'count'],
  vectors: ['a', 'b'],
  body: ({ get, set, step }) => {
    const levels = (pixels: Code): Code => {
      const low = v128.dot(v128.widenLow(pixels), Y)
      const high = v128.dot(v128.widenHigh(pixels), Y)
      return toLevels(addNeighbours(low, high), BITS, 16)
    }
    const eight = v128.narrow32(levels(get('a')), levels(get('b')))
    return loop(i32.greater(get('count'), i32.of(0)), [
      ...set('a', v128.load(get('from'))),
      ...set('b', v128.load(get('from'), 16)),
      ...v128.store64(get('to'), v128.narrow(eight, eight)),
      ...step('from', i32.of(32)),
      ...step('to', i32.of(8)),
      ...step('count', i32.of(-8)),
    ])
  },
}

/** Two squares of four pixels each, summed: red, green, blue of the first, then of the second. */
function squares(upper: Code, lower: Code): Code {
  const left = v128.add16(v128.widenLow(upper), v128.widenLow(lower))
  const right = v128.add16(v128.widenHigh(upper), v128.widenHigh(lower))
  const halves = (first: number): number[] =>
    [0, 16].flatMap((vector) => Array.from({ length: 8 }, (_, byte) => vector + first + byte))
  return v128.add16(v128.shuffle(left, right, halves(0)), v128.shuffle(left, right, halves(8)))
}

const chroma: Kernel = {
  name: 'chroma',
  parameters: ['toU', 'toV', 'from', 'below', 'count'],
  vectors: ['a', 'b'],
  body: ({ get, set, step }) => {
    const pair = (offset: number): Code =>
      squares(v128.load(get('from'), offset), v128.load(get('below'), offset))
    const four = (weight: Code): Code => {
      const sums = addNeighbours(v128.dot(get('a'), weight), v128.dot(get('b'), weight))
      const levels = toLevels(sums, BITS + 2, 128)
      const narrowed = v128.narrow32(levels, levels)
      return v128.narrow(narrowed, narrowed)
    }
    return loop(i32.greater(get('count'), i32.of(0)), [
      ...set('a', pair(0)),
      ...set('b', pair(16)),
      ...v128.store32(get('toU'), four(U)),
      ...v128.store32(get('toV'), four(V)),
      ...['from', 'below'].flatMap((row) => step(row, i32.of(32))),
      ...['toU', 'toV'].flatMap((row) => step(row, i32.of(4))),
      ...step('count', i32.of(-8)),
    ])
  },
}

export const YUV_KERNELS: readonly Kernel[] = [luma, chroma]
