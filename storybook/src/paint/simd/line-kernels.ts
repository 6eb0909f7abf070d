import { addNeighbours } from './add-neighbours.ts'
import { i32, loop, v128, words, type Code, type Kernel, WHOLE } from './assembler.ts'
import { scaleDown } from './darken.ts'
import { apart, halves, OPAQUE, SPREAD, withLight } from './halves.ts'

/** Ink where neighbours differ. Addresses in bytes; writes whole groups of eight. */
export interface LineKernels {
  /**
   * A byte of ink for each pixel: how far left and right, above and below differ. Differences count red and blue once
   * and green twice; up to `from` there is none, after `span` more all of it. `gain` is 255 × 1024 ÷ `span`.
   */
  lines(to: number, ...rest: readonly [...around: Around, ...Ramp, count: number]): void
  /**
   * Lays light over pixels, one of it for each four, and a colour where there is ink: `share` of 256 where it is full.
   * Works in groups of four.
   */
  inked(...row: readonly [to: number, light: number, ink: number, ...Ink, count: number]): void
}

type Around = [left: number, right: number, above: number, below: number]
type Ink = [colour: number, share: number]
type Ramp = [from: number, span: number, gain: number]

/** Green counts twice, as eyes do. */
const WEIGHTS = words([1, 2, 1, 0, 1, 2, 1, 0])
const NOTHING = words(Array<number>(8).fill(0))

const lines: Kernel = {
  name: 'lines',
  parameters: ['to', 'left', 'right', 'above', 'below', 'from', 'span', 'gain', 'count'],
  vectors: ['across', 'down', 'first', 'second', 'least', 'most', 'slope'],
  body: ({ get, set, step }) => {
    const rows = ['left', 'right', 'above', 'below'] as const
    const sums = (widen: (bytes: Code) => Code): Code =>
      v128.dot(v128.add16(widen(get('across')), widen(get('down'))), WEIGHTS)
    const four = (name: string, offset: number): Code => {
      const [left, right, above, below] = rows.map((row) => v128.load(get(row), offset)) as [
        Code,
        Code,
        Code,
        Code,
      ]
      return [
        ...set('across', apart(left, right)),
        ...set('down', apart(above, below)),
        ...set(name, addNeighbours(sums(v128.widenLow), sums(v128.widenHigh))),
      ]
    }
    const more = v128.sub16(v128.narrow32(get('first'), get('second')), get('least'))
    const within = v128.min16(v128.max16(more, NOTHING), get('most'))
    // Five bits up before, ten down by the gain: 16 bits are just enough.
    const ink = v128.share16(v128.shl16(within, i32.of(5)), get('slope'))
    return [
      ...set('least', v128.splat16(get('from'))),
      ...set('most', v128.splat16(get('span'))),
      ...set('slope', v128.splat16(get('gain'))),
      ...loop(i32.greater(get('count'), i32.of(0)), [
        ...four('first', 0),
        ...four('second', 16),
        ...set('across', ink),
        ...v128.store64(get('to'), v128.narrow(get('across'), get('across'))),
        ...rows.flatMap((row) => step(row, i32.of(32))),
        ...step('to', i32.of(8)),
        ...step('count', i32.of(-8)),
      ]),
    ]
  },
}

const inked: Kernel = {
  name: 'inked',
  parameters: ['to', 'light', 'ink', 'colour', 'share', 'count'],
  vectors: ['pixels', 'other', 'tint', 'strength'],
  body: ({ get, set, step }) => {
    const specks = v128.shuffle(v128.load32(get('ink')), get('pixels'), SPREAD)
    const mixed = halves(get('pixels'), (half, side) => {
      const ink = side === 'low' ? v128.widenLow(get('other')) : v128.widenHigh(get('other'))
      const weight = v128.shr16(v128.mul16(ink, get('strength')), i32.of(8))
      return scaleDown(
        v128.add16(
          v128.mul16(half, v128.sub16(WHOLE, weight)),
          v128.mul16(v128.widenLow(get('tint')), weight),
        ),
      )
    })
    return [
      ...set('tint', v128.splat32(get('colour'))),
      ...set('strength', v128.splat16(get('share'))),
      ...loop(i32.greater(get('count'), i32.of(0)), [
        ...set('other', v128.load32Splat(get('light'))),
        ...set('pixels', withLight(v128.load(get('to')), get('other'))),
        ...set('other', specks),
        ...v128.store(get('to'), v128.or(mixed, OPAQUE)),
        ...['light', 'ink'].flatMap((row) => step(row, i32.of(4))),
        ...step('to', i32.of(16)),
        ...step('count', i32.of(-4)),
      ]),
    ]
  },
}

export const LINE_KERNELS: readonly Kernel[] = [lines, inked]
