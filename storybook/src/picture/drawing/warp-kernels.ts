import {
  assemble,
  i32,
  longs,
  loop,
  v128,
  type Code,
  type Kernel,
  type Names,
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
const NUMBERS = [
  ...EDGES,
  ...EDGES.map((edge) => `${edge} step`),
  'row',
  'rows',
  'to',
  'left',
  'u',
  'v',
  'across',
  'down',
  'from',
  'fx',
  'fy',
  'w11',
  'w01',
]

const PAIRS = [0, 4, 1, 5, 2, 6, 3, 7, 0, 0, 0, 0, 0, 0, 0, 0] as const
const ROUND = longs(128)
const OPAQUE = longs(0xff000000 | 0)

/** The four pixels around a place of a sheet, mixed by how near they are: 32 bits for each channel. */
function sampled({ get, set }: Names, prefix: '' | 'back ', to: string): Code {
  const [source, stride] = [get(`${prefix}source`), get(`${prefix}stride`)]
  const x = i32.add(get('u'), get(`${prefix}shift x`))
  const y = i32.add(get('v'), get(`${prefix}shift y`))
  const weights = (second: Code, first: Code): Code =>
    v128.splat32(i32.add(i32.shl(second, i32.of(16)), first))
  const row = (address: Code): Code => {
    const two = v128.load64(address)
    return v128.widenLow(v128.shuffle(two, two, PAIRS))
  }
  const column = i32.shr(x, i32.of(16))
  const pixel = i32.add(i32.mul(i32.shr(y, i32.of(16)), stride), column)
  const share = (of: Code): Code => i32.and(i32.shr(of, i32.of(8)), i32.of(255))
  return [
    ...set('from', i32.add(source, i32.shl(pixel, i32.of(2)))),
    ...set('fx', share(x)),
    ...set('fy', share(y)),
    ...set('w11', i32.shr(i32.mul(get('fx'), get('fy')), i32.of(8))),
    ...set('w01', i32.sub(get('fy'), get('w11'))),
    ...set(
      to,
      v128.add32(
        v128.dot(
          row(get('from')),
          weights(
            i32.sub(get('fx'), get('w11')),
            i32.sub(i32.sub(i32.of(256), get('fx')), get('w01')),
          ),
        ),
        v128.dot(
          row(i32.add(get('from'), i32.shl(stride, i32.of(2)))),
          weights(get('w11'), get('w01')),
        ),
      ),
    ),
    ...set(to, v128.shr32(v128.add32(get(to), ROUND), i32.of(8))),
  ]
}

/** Walks over all pixels of the squares; `paint` leaves a pixel's channels in "near". */
function overCells(names: Names, paint: Code): Code {
  const { get, set, step } = names
  const slope = (from: Code, to: Code): Code => i32.shr(i32.sub(to, from), i32.of(3))
  const corners = EDGES.flatMap((edge, index) => [
    ...set(edge, i32.load(get('upper'), 4 * index)),
    ...set(`${edge} step`, slope(get(edge), i32.load(get('lower'), 4 * index))),
  ])
  const bytes = (channels: Code): Code => {
    const halves = v128.narrow32(channels, channels)
    return v128.or(v128.narrow(halves, halves), OPAQUE)
  }
  const pixel = [
    ...paint,
    ...v128.store32(get('to'), bytes(get('near'))),
    ...step('u', get('across')),
    ...step('v', get('down')),
    ...step('to', i32.of(4)),
    ...step('left', i32.of(-1)),
  ]
  const line = [
    ...set('u', get('x')),
    ...set('v', get('y')),
    ...set('across', slope(get('x'), get('rightX'))),
    ...set('down', slope(get('y'), get('rightY'))),
    ...set('to', get('row')),
    ...set('left', i32.of(CELL)),
    ...loop(get('left'), pixel),
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
  vectors: ['near'],
  body: (names) => overCells(names, sampled(names, '', 'near')),
}

const ALPHA = [12, 13, 14, 15, 12, 13, 14, 15, 12, 13, 14, 15, 12, 13, 14, 15] as const

const two: Kernel = {
  name: 'two',
  parameters: [...CELLS, ...SHEET, ...SHEET.map((name) => `back ${name}`)],
  numbers: NUMBERS,
  vectors: ['near', 'far', 'solid'],
  body: (names) => {
    const { get, set } = names
    const alpha = get('solid')
    const apart = v128.mul32(v128.sub32(get('near'), get('far')), alpha)
    return overCells(names, [
      ...sampled(names, '', 'near'),
      ...sampled(names, 'back ', 'far'),
      ...set('solid', v128.shuffle(get('near'), get('near'), ALPHA)),
      // 255 must be all of it, though the scale ends at 256.
      ...set('solid', v128.add32(alpha, v128.shr32(alpha, i32.of(7)))),
      ...set('near', v128.add32(get('far'), v128.shr32(v128.add32(apart, ROUND), i32.of(8)))),
    ])
  },
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
