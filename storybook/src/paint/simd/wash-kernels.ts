import { i32, longs, loop, v128, words, type Code, type Kernel } from './assembler.ts'
import { four, gathered, NEIGHBOURS, places } from './gathered.ts'
import { apart, forChannels, OPAQUE, SPREAD } from './halves.ts'

/** Wet paint on paper. Addresses in bytes; writes whole groups of four. */
export interface WashKernels {
  /** Pixels from beside their place in `source`: signed bytes say how far across and down, in pixels and rows of `stride`. */
  creep(to: number, source: number, ...rest: readonly [...Way, stride: number, count: number]): void
  /**
   * Pixels as they dry: graded by a table, darker where pigment pools (signed bytes) and along the rims of shapes, which
   * differ from the pixels beside and below them; then on paper where the cover (0…128) is thin.
   */
  wash(to: number, ...rest: readonly [...wet: Wet, ...Paper, table: number, count: number]): void
}

type Way = [across: number, down: number]
type Wet = [here: number, beside: number, below: number]
type Paper = [pools: number, cover: number]

const creep: Kernel = {
  name: 'creep',
  parameters: ['to', 'source', 'across', 'down', 'stride', 'count'],
  vectors: ['places', 'row'],
  body: ({ get, set, step }) => [
    ...set('row', v128.splat32(get('stride'))),
    ...loop(i32.greater(get('count'), i32.of(0)), [
      ...set(
        'places',
        v128.add32(
          NEIGHBOURS,
          v128.shl32(
            v128.add32(four(get('across')), v128.mul32(four(get('down')), get('row'))),
            i32.of(2),
          ),
        ),
      ),
      ...v128.store(get('to'), gathered(get('source'), get('places'))),
      ...['to', 'source'].flatMap((row) => step(row, i32.of(16))),
      ...['across', 'down'].flatMap((row) => step(row, i32.of(4))),
      ...step('count', i32.of(-4)),
    ]),
  ],
}

/** Bare paper: red, green and blue of two pixels. */
const PAPER = words([252, 248, 240, 255, 252, 248, 240, 255])
/** Smaller differences of red and green together are no rim; beyond so much more it gets no darker. */
const PLAIN = longs(24)
const DARKEST = longs(95)
/** How much a level of rim and of pool takes of the light, in 1/65536. */
const RIM = longs(289)
const POOL = longs(105)

/** How far two vectors of pixels differ in red and green, beyond what is plain. */
function rim(here: Code, other: Code): Code {
  const differ = apart(here, other)
  const red = v128.and(differ, longs(255))
  const green = v128.and(v128.shr32(differ, i32.of(8)), longs(255))
  return v128.max32(v128.sub32(v128.add32(red, green), PLAIN), longs(0))
}

/** Two pixels, as 16 bits a channel, thinned by 256ths of light and laid on paper. */
function dried(pixels: Code, light: Code, cover: Code): Code {
  const six = i32.of(6)
  const thinned = v128.shr16(
    v128.share16(v128.shl16(pixels, six), v128.shl16(light, six)),
    i32.of(5),
  )
  const deeper = v128.sub16(v128.min16(thinned, PAPER), PAPER)
  return v128.add16(PAPER, v128.shrSigned16(v128.mul16(deeper, cover), i32.of(7)))
}

const wash: Kernel = {
  name: 'wash',
  parameters: ['to', 'here', 'beside', 'below', 'pools', 'cover', 'table', 'count'],
  vectors: ['pixels', 'light', 'share', 'found'],
  body: ({ get, set, step }) => {
    const rims = v128.add32(
      rim(get('pixels'), v128.load(get('beside'))),
      rim(get('pixels'), v128.load(get('below'))),
    )
    const taken = v128.add32(
      v128.mul32(v128.min32(rims, DARKEST), RIM),
      v128.mul32(four(get('pools')), POOL),
    )
    return loop(i32.greater(get('count'), i32.of(0)), [
      ...set('pixels', v128.load(get('here'))),
      ...set('light', v128.sub32(longs(256), v128.shr32(taken, i32.of(8)))),
      ...set('share', v128.shuffle(v128.load32(get('cover')), get('pixels'), SPREAD)),
      ...set('pixels', places(get('pixels'))),
      ...set('found', gathered(get('table'), get('pixels'))),
      ...v128.store(
        get('to'),
        v128.or(
          v128.narrow(
            dried(
              v128.widenLow(get('found')),
              forChannels(get('light'), 0),
              v128.widenLow(get('share')),
            ),
            dried(
              v128.widenHigh(get('found')),
              forChannels(get('light'), 8),
              v128.widenHigh(get('share')),
            ),
          ),
          OPAQUE,
        ),
      ),
      ...['to', 'here', 'beside', 'below'].flatMap((row) => step(row, i32.of(16))),
      ...['pools', 'cover'].flatMap((row) => step(row, i32.of(4))),
      ...step('count', i32.of(-4)),
    ])
  },
}

export const WASH_KERNELS: readonly Kernel[] = [creep, wash]
