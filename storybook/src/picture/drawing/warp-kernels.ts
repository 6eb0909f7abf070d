import {
  assemble,
  i32,
  longs,
  loop,
  v128,
  words,
  type Code,
  type Kernel,
  type Names,
  WHOLE,
} from '../../paint/simd/assembler.ts'
import { wasm, type WasmMemory, type WasmModule } from '../../paint/simd/wasm.ts'

/** Pixels of the frame between two nodes. */
export const CELL = 8

/**
 * Fill squares of 8 by 8 pixels, `count` of them side by side, with what nodes at their corners point at. Addresses in
 * bytes; strides in pixels of the source and bytes of the target; nodes are x and y in steps of 1/65536 pixel.
 */
export interface WarpKernels {
  one(cells: Cells): void
  /** The same from a second sheet where the first one's alpha is low. */
  two(cells: Cells, behind: Cells['sheet']): void
}

export interface Cells {
  readonly sheet: Source
  readonly upper: number
  readonly lower: number
  readonly target: number
  readonly pitch: number
  readonly count: number
}

/** A sheet of pixels, and what is added to a node to find its place there. */
export interface Source {
  readonly origin: number
  readonly stride: number
  readonly x: number
  readonly y: number
}

const SHEET = ['source', 'stride', 'shift x', 'shift y'] as const
const CELLS = ['upper', 'lower', 'target', 'pitch', 'count'] as const
const EDGES = ['x', 'y', 'rightX', 'rightY'] as const
const NUMBERS = [...EDGES, ...EDGES.map((edge) => `${edge} step`), 'row', 'rows', 'from'] as const
const VECTORS = ['us', 'vs', 'u', 'v', 'both', 'places', 'upper shares', 'lower shares'] as const

const LANES = [0, 1, 2, 3] as const
const FIRST_FOUR = v128.bytes(LANES.flatMap((lane) => [lane, 0, 0, 0]))
/** Each channel of two pixels side by side, 16 bits each. */
const PAIRED = v128.bytes(LANES.flatMap((channel) => [channel, 128, channel + 4, 128]))
const OPAQUE = longs(0xff000000 | 0)

/** The same 32 bits of a vector four times. */
function fourTimes(of: Code, lane: number): Code {
  return v128.shuffle(
    of,
    of,
    LANES.flatMap(() => LANES.map((byte) => lane * 4 + byte)),
  )
}

/** Sums of shares of 256, 16 bits each, as bytes. */
function rounded(first: Code, second: Code): Code {
  const whole = (sums: Code): Code => v128.shr16(v128.add16(sums, HALF), i32.of(8))
  return v128.narrow(whole(first), whole(second))
}

const HALF = words(Array<number>(8).fill(128))

/** How much of each of the four pixels around a place there is, of 256: side by side, and in the row below. */
function weigh({ get, set }: Names): Code {
  const share = (of: Code): Code => v128.and(v128.shr32(of, i32.of(8)), longs(255))
  const below = v128.sub32(get('v'), get('both'))
  const beside = v128.sub32(get('u'), get('both'))
  const here = v128.sub32(v128.sub32(longs(256), get('u')), below)
  const pairs = (left: Code, right: Code): Code => v128.or(left, v128.shl32(right, i32.of(16)))
  return [
    ...set('u', share(get('u'))),
    ...set('v', share(get('v'))),
    ...set('both', v128.shr32(v128.mul16(get('u'), get('v')), i32.of(8))),
    ...set('upper shares', pairs(here, beside)),
    ...set('lower shares', pairs(below, get('both'))),
  ]
}

/** Four pixels of a sheet, each mixed from the four around its place. */
function sampled(names: Names, prefix: '' | 'back ', to: 'near' | 'far'): Code {
  const { get, set } = names
  const [source, stride] = [get(`${prefix}source`), get(`${prefix}stride`)]
  const whole = (of: Code): Code => v128.shr32(of, i32.of(16))
  const row = (address: Code): Code => v128.swizzle(v128.load64(address), PAIRED)
  const below = i32.add(get('from'), i32.shl(stride, i32.of(2)))
  const mixed = (lane: number): Code => [
    ...set('from', i32.add(source, v128.lane32(get('places'), lane))),
    ...v128.add32(
      v128.dot(row(get('from')), fourTimes(get('upper shares'), lane)),
      v128.dot(row(below), fourTimes(get('lower shares'), lane)),
    ),
  ]
  const two = (lane: number): Code => v128.narrowUnsigned32(mixed(lane), mixed(lane + 1))
  const pixel = v128.add32(v128.mul32(whole(get('v')), v128.splat32(stride)), whole(get('u')))
  return [
    ...set('u', v128.add32(get('us'), v128.splat32(get(`${prefix}shift x`)))),
    ...set('v', v128.add32(get('vs'), v128.splat32(get(`${prefix}shift y`)))),
    ...set('places', v128.shl32(pixel, i32.of(2))),
    ...weigh(names),
    ...set(to, rounded(two(0), two(2))),
  ]
}

/** Walks over all pixels of the squares; `paint` leaves four of them in "near". */
function overCells(names: Names, paint: Code): Code {
  const { get, set, step } = names
  const slope = (from: Code, to: Code): Code => i32.shr(i32.sub(to, from), i32.of(3))
  const corners = EDGES.flatMap((edge, index) => [
    ...set(edge, i32.load(get('upper'), 4 * index)),
    ...set(`${edge} step`, slope(get(edge), i32.load(get('lower'), 4 * index))),
  ])
  const along = (from: Code, to: Code, first: number): Code => {
    const lanes = v128.add32(FIRST_FOUR, longs(first))
    return v128.add32(v128.splat32(from), v128.mul32(v128.splat32(slope(from, to)), lanes))
  }
  const four = (first: number): Code => [
    ...set('us', along(get('x'), get('rightX'), first)),
    ...set('vs', along(get('y'), get('rightY'), first)),
    ...paint,
    ...v128.store(get('row'), v128.or(get('near'), OPAQUE), first * 4),
  ]
  const line = [
    ...four(0),
    ...four(4),
    ...EDGES.flatMap((edge) => step(edge, get(`${edge} step`))),
    ...step('row', get('pitch')),
    ...step('rows', i32.of(-1)),
  ]
  return loop(get('count'), [
    ...corners,
    ...set('row', get('target')),
    ...set('rows', i32.of(CELL)),
    ...loop(get('rows'), line),
    ...step('upper', i32.of(8)),
    ...step('lower', i32.of(8)),
    ...step('target', i32.of(4 * CELL)),
    ...step('count', i32.of(-1)),
  ])
}

const one: Kernel = {
  name: 'one',
  parameters: [...CELLS, ...SHEET],
  numbers: NUMBERS,
  vectors: [...VECTORS, 'near'],
  body: (names) => overCells(names, sampled(names, '', 'near')),
}

/** The alpha of each of the first two pixels of a vector, and of the last two, for each of their channels. */
const [FIRST_ALPHAS, LAST_ALPHAS] = [0, 8].map((from) =>
  v128.bytes([3, 7].flatMap((alpha) => LANES.flatMap(() => [from + alpha, 128]))),
) as [Code, Code]

/** Lays "near" over "far" by its alpha. */
function laidOver({ get, set }: Names): Code {
  const over = (widen: (pixels: Code) => Code, alphas: Code): Code => [
    ...set('u', v128.swizzle(get('near'), alphas)),
    // 255 must be all of it, though the scale ends at 256.
    ...set('u', v128.add16(get('u'), v128.shr16(get('u'), i32.of(7)))),
    ...v128.add16(
      v128.mul16(widen(get('near')), get('u')),
      v128.mul16(widen(get('far')), v128.sub16(WHOLE, get('u'))),
    ),
  ]
  return set('near', rounded(over(v128.widenLow, FIRST_ALPHAS), over(v128.widenHigh, LAST_ALPHAS)))
}

const two: Kernel = {
  name: 'two',
  parameters: [...CELLS, ...SHEET, ...SHEET.map((name) => `back ${name}`)],
  numbers: NUMBERS,
  vectors: [...VECTORS, 'near', 'far'],
  body: (names) =>
    overCells(names, [
      ...sampled(names, '', 'near'),
      ...sampled(names, 'back ', 'far'),
      ...laidOver(names),
    ]),
}

let built: WasmModule | undefined

/** The kernels for a memory. */
export function bindWarp(memory: WasmMemory): WarpKernels {
  built ??= assemble([one, two])
  const kernels = new wasm.Instance(built, { env: { memory } }).exports as Readonly<
    Record<'one' | 'two', (...values: readonly number[]) => void>
  >
  return {
    one: (cells) => kernels.one(...valuesOf(cells), ...sheetOf(cells.sheet)),
    two: (cells, behind) =>
      kernels.two(...valuesOf(cells), ...sheetOf(cells.sheet), ...sheetOf(behind)),
  }
}

const valuesOf = ({ upper, lower, target, pitch, count }: Cells): readonly number[] => [
  upper,
  lower,
  target,
  pitch,
  count,
]
const sheetOf = ({ origin, stride, x, y }: Source): readonly number[] => [origin, stride, x, y]
