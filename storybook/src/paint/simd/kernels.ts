import {
  assemble,
  i32,
  loop,
  v128,
  type Code,
  type Kernel,
  type Names,
  WHOLE,
} from './assembler.ts'
import { darkened, scaleDown } from './darken.ts'
import { GRADE_KERNELS, type GradeKernels } from './grade-kernels.ts'
import { LAY_KERNELS, type LayKernels } from './lay-kernels.ts'
import { LINE_KERNELS, type LineKernels } from './line-kernels.ts'
import { PAPER_KERNELS, type PaperKernels } from './paper-kernels.ts'
import { WASH_KERNELS, type WashKernels } from './wash-kernels.ts'
import { wasm, type WasmMemory } from './wasm.ts'
import { YUV_KERNELS } from './yuv-kernels.ts'

/** Work on rows of opaque RGBA. Addresses in bytes, `count` in pixels. */
export interface Kernels extends GradeKernels, LayKernels, LineKernels, PaperKernels, WashKernels {
  /** Darkens pixels by the shades and the fibres of a veil: white leaves them as they are. */
  veil(to: number, light: number, fibres: number, count: number): void
  /** Darkens pixels by others that are four times as wide. Works in groups of four. */
  dim(to: number, by: number, count: number): void
  /** Mixes others in: `share` of 0…256. */
  mix(to: number, other: number, count: number, share: number): void
  /**
   * Two rows as BT.709: the brightness (16…235) of each pixel, the colour of each square of four. Writes whole groups
   * of 8 and 4.
   */
  yuv(...rows: readonly [...targets: Four, from: number, below: number, count: number]): void
  /** The same for rows that are darkened by a veil first. */
  veiledYuv(
    ...rows: readonly [...targets: Four, ...sources: Four, light: number, count: number]
  ): void
}

/** Addresses: two rows of brightness, a row of each colour; or two rows of pixels, two of fibres. */
type Four = [number, number, number, number]

/** Four pixels at a time, the rest one at a time; `change` is given two of `to` and of `other` as 16 bits a channel. */
function alongPixels(names: Names, change: (to: Code, other: Code) => Code): Code {
  const { get, set, step } = names
  const body = (load: typeof v128.load, store: typeof v128.store, pixels: number): Code => [
    ...set('a', load(get('to'))),
    ...set('b', load(get('other'))),
    ...store(
      get('to'),
      v128.narrow(
        change(v128.widenLow(get('a')), v128.widenLow(get('b'))),
        change(v128.widenHigh(get('a')), v128.widenHigh(get('b'))),
      ),
    ),
    ...['to', 'other'].flatMap((row) => step(row, i32.of(4 * pixels))),
    ...step('count', i32.of(-pixels)),
  ]
  return [
    ...loop(i32.greater(get('count'), i32.of(3)), body(v128.load, v128.store, 4)),
    ...loop(get('count'), body(v128.load32, v128.store32, 1)),
  ]
}

const veil: Kernel = {
  name: 'veil',
  parameters: ['to', 'light', 'fibres', 'count'],
  vectors: ['pixels', 'shade'],
  body: ({ get, set, step }) => {
    const body = (load: typeof v128.load, store: typeof v128.store, pixels: number): Code => [
      ...set('pixels', load(get('to'))),
      ...set('shade', v128.add8(v128.load32Splat(get('light')), load(get('fibres')))),
      ...store(
        get('to'),
        v128.narrow(
          darkened(v128.widenLow(get('pixels')), v128.widenLow(get('shade'))),
          darkened(v128.widenHigh(get('pixels')), v128.widenHigh(get('shade'))),
        ),
      ),
      ...['to', 'fibres'].flatMap((row) => step(row, i32.of(4 * pixels))),
      ...step('count', i32.of(-pixels)),
    ]
    return [
      ...loop(i32.greater(get('count'), i32.of(3)), [
        ...body(v128.load, v128.store, 4),
        ...step('light', i32.of(4)),
      ]),
      ...loop(get('count'), body(v128.load32, v128.store32, 1)),
    ]
  },
}

const dim: Kernel = {
  name: 'dim',
  parameters: ['to', 'by', 'count'],
  vectors: ['pixels', 'shade'],
  body: ({ get, set, step }) =>
    loop(i32.greater(get('count'), i32.of(0)), [
      ...set('pixels', v128.load(get('to'))),
      ...set('shade', v128.widenLow(v128.load32Splat(get('by')))),
      ...v128.store(
        get('to'),
        v128.narrow(
          darkened(v128.widenLow(get('pixels')), get('shade')),
          darkened(v128.widenHigh(get('pixels')), get('shade')),
        ),
      ),
      ...step('to', i32.of(16)),
      ...step('by', i32.of(4)),
      ...step('count', i32.of(-4)),
    ]),
}

const mix: Kernel = {
  name: 'mix',
  parameters: ['to', 'other', 'count', 'share'],
  vectors: ['a', 'b', 'near', 'far'],
  body: (names) => {
    const { get, set } = names
    return [
      ...set('near', v128.splat16(get('share'))),
      ...set('far', v128.sub16(WHOLE, get('near'))),
      ...alongPixels(names, (to, other) =>
        scaleDown(v128.add16(v128.mul16(to, get('far')), v128.mul16(other, get('near')))),
      ),
    ]
  },
}

const MODULE = assemble([
  veil,
  dim,
  mix,
  ...YUV_KERNELS,
  ...GRADE_KERNELS,
  ...LAY_KERNELS,
  ...LINE_KERNELS,
  ...PAPER_KERNELS,
  ...WASH_KERNELS,
])

/** The kernels on this memory. */
export function bindKernels(memory: WasmMemory): Kernels {
  const { exports } = new wasm.Instance(MODULE, { env: { memory } })
  return exports as Kernels
}
