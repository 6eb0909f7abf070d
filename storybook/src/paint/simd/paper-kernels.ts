import { i32, longs, loop, v128, words, type Code, type Kernel } from './assembler.ts'
import { halves } from './halves.ts'

/** Paint that becomes lit paper, in place. Addresses in bytes; works in groups of four. */
export interface PaperKernels {
  /**
   * A row of RGBA, not multiplied by its alpha. `toward` is the row as seen from one step nearer to the light, `away` from
   * one step farther: where its alpha differs there, the sheet ends and its cut is lit or dark by `edge` and `shade` (in
   * 1/262144 a level, at most 257). `grain` is a row of 128 numbers (in 1/16384) and four more, which are asked from column `x` on;
   * `tone` has what becomes of red, green, blue and alpha (in 1/32768), then what is added to them (in 1/128).
   */
  lightPaper(...row: readonly [...PaperRow, edge: number, shade: number, count: number]): void
}

type PaperRow = [row: number, toward: number, away: number, grain: number, x: number, tone: number]

/** The columns after which the grain begins anew. */
export const GRAIN_COLUMNS = 128

const ONE = words(Array<number>(8).fill(16_384))
const HALF = words(Array<number>(8).fill(32))
const COLOURS = longs(0x00ffffff)
const ALPHA = longs(255 << 24)
const ALPHAS = [3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15]
/** Numbers of 16 bits for the channels of the first two pixels, and of the next two. */
const FIRST = [0, 1, 0, 1, 0, 1, 0, 1, 2, 3, 2, 3, 2, 3, 2, 3]
const NEXT = FIRST.map((byte) => byte + 4)

/** How much of its alpha a pixel has more than its neighbour, for each channel. */
const beyond = (pixels: Code, neighbour: Code): Code => {
  const more = v128.sub8(pixels, neighbour)
  return v128.shuffle(more, more, ALPHAS)
}

const scaled = (levels: Code, by: Code): Code => v128.shr16(v128.mul16(levels, by), i32.of(4))

const lightPaper: Kernel = {
  name: 'lightPaper',
  parameters: ['row', 'toward', 'away', 'grain', 'x', 'tone', 'edge', 'shade', 'count'],
  vectors: ['pixels', 'lit', 'dark', 'specks', 'gain', 'fog', 'bright', 'dim'],
  body: ({ get, set, step }) => {
    const lighted = halves(get('pixels'), (half, side) => {
      const widen = side === 'low' ? v128.widenLow : v128.widenHigh
      const grain = v128.shuffle(get('specks'), get('specks'), side === 'low' ? FIRST : NEXT)
      const more = v128.add16(grain, scaled(widen(get('lit')), get('bright')))
      const light = v128.add16(ONE, v128.sub16(more, scaled(widen(get('dark')), get('dim'))))
      const toned = v128.add16(v128.share16(v128.shl16(half, i32.of(7)), get('gain')), get('fog'))
      return v128.shr16(v128.add16(v128.share16(toned, light), HALF), i32.of(6))
    })
    const column = i32.and(get('x'), i32.of(GRAIN_COLUMNS - 1))
    return [
      ...set('gain', v128.load(get('tone'))),
      ...set('fog', v128.load(get('tone'), 16)),
      ...set('bright', v128.splat16(get('edge'))),
      ...set('dim', v128.splat16(get('shade'))),
      ...loop(i32.greater(get('count'), i32.of(0)), [
        ...set('pixels', v128.load(get('row'))),
        ...set('lit', beyond(get('pixels'), v128.load(get('toward')))),
        ...set('dark', beyond(get('pixels'), v128.load(get('away')))),
        ...set('specks', v128.load64(i32.add(get('grain'), i32.shl(column, i32.of(1))))),
        ...v128.store(
          get('row'),
          v128.or(v128.and(lighted, COLOURS), v128.and(get('pixels'), ALPHA)),
        ),
        ...['row', 'toward', 'away'].flatMap((row) => step(row, i32.of(16))),
        ...step('x', i32.of(4)),
        ...step('count', i32.of(-4)),
      ]),
    ]
  },
}

export const PAPER_KERNELS: readonly Kernel[] = [lightPaper]
