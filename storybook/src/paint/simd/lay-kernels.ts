import { i32, longs, loop, v128, when, type Code, type Kernel, type Names } from './assembler.ts'
import { four, gathered, NEIGHBOURS, places } from './gathered.ts'
import { apart, forChannels, halves, OPAQUE } from './halves.ts'

/**
 * A picture put together from pieces of one colour each. Where a broad piece would hide a detail it is a fine one's place, where that
 * would, too, the pixel's own. Addresses in bytes; works in groups of four.
 */
export type LayKernels = Readonly<
  Record<
    LayKernel,
    (
      to: number,
      source: number,
      ...rest: readonly [...broad: Layer, ...fine: Layer, ...Ground, count: number]
    ) => void
  >
>

/** Whether ways of the broad and of the fine pieces are far: numbers of pixels instead of two bytes for columns and rows. */
export type LayKernel = 'layNear' | 'layFar' | 'layFarOnNear' | 'layNearOnFar'

/** Where each pixel's colour is, and how much lighter it gets, in levels: signed bytes, GAP where no piece lies. */
type Layer = [ways: number, relief: number]
/** The numbers of `groundOf`; tables of 64 × 64 × 64 colours, one after the other. */
type Ground = [ground: number, tables: number]

/** Relief of a pixel that no piece covers. */
export const GAP = -128

interface GroundOptions {
  readonly width: number
  /** From this difference on a broad piece would hide a detail. */
  readonly detail: number
  /** What shows between the pieces. */
  readonly between: number
  /** Half of the picture is seen in it. */
  readonly sheer: boolean
  /** How many tables of colours pieces take in turn. */
  readonly tables: number
}

/** What the kernels need to know beside their addresses, to be kept in the store. */
export function groundOf({ width, detail, between, sheer, tables }: GroundOptions): Uint32Array {
  const half = (between >>> 1) & 0x7f7f7f
  return Uint32Array.from([
    // Bytes from column to column and from row to row.
    4 | ((width * 4) << 16),
    // Differences are sums of two halves.
    detail * 2,
    Math.ceil(detail * 1.6) * 2,
    sheer ? 0x7f7f7f : 0,
    sheer ? half : between,
    tables,
    Math.ceil(65_536 / tables),
  ])
}

const [ROW, DETAIL, SOME, SHEER, BETWEEN, TABLES, SHARE] = [0, 4, 8, 12, 16, 20, 24] as const
type Get = Names['get']
const fromGround = (get: Get, offset: number): Code => v128.load32Splat(get('ground'), offset)

/** Sums of the differences of red, green and blue. */
const differ = (a: Code, b: Code): Code => v128.addPairs16(v128.addPairs8(apart(a, b)))

/** Seven tenths of a number of up to 127, towards 0. */
function faded(relief: Code): Code {
  const much = v128.mul32(relief, longs(45_876))
  const below = v128.and(v128.shr32(much, i32.of(31)), longs(65_535))
  return v128.shr32(v128.add32(much, below), i32.of(16))
}

/** How many bytes behind the first pixel the colours of four lie. */
function waysOf(get: Get, name: 'broad' | 'fine', isFar: boolean): Code {
  const away = isFar
    ? v128.shl32(v128.load(get(name)), i32.of(2))
    : v128.dot(v128.widenSignedLow(v128.load64(get(name))), fromGround(get, ROW))
  return v128.add32(away, NEIGHBOURS)
}

/** Which table a piece takes its colours from: a number that is as good as chance, by where it was dipped. */
function heapOf(get: Get): Code {
  const pixel = v128.shr32(v128.add32(get('at'), get('ways')), i32.of(2))
  return v128.shrUnsigned32(v128.mul32(pixel, longs(0x9e3779b1)), i32.of(24))
}

/** A number of 0…255 without the multiples of the number of tables, in the bytes of a table. */
function tableOf(get: Get): Code {
  const times = v128.shr32(v128.mul32(get('heap'), fromGround(get, SHARE)), i32.of(16))
  const rest = v128.sub32(get('heap'), v128.mul32(times, fromGround(get, TABLES)))
  return v128.shl32(rest, i32.of(20))
}

/** Fine pieces where broad ones would hide a detail; leaves in `mask` where those would, too. */
function refine({ get, set }: Names, isFar: boolean): Code {
  const chosen = (name: string, value: Code): Code =>
    set(name, v128.choose(get('mask'), value, get(name)))
  return when(v128.any(get('mask')), [
    ...chosen('ways', waysOf(get, 'fine', isFar)),
    ...chosen('relief', four(get('fineRelief'))),
    ...set('found', gathered(get('source'), get('ways'))),
    ...set('mask', v128.and(get('mask'), differs(get, SOME))),
  ])
}

const differs = (get: Get, offset: number): Code =>
  v128.atLeast32(differ(get('here'), get('found')), fromGround(get, offset))

/** The pixels themselves where even fine pieces would hide a detail. */
function keepOwn({ get, set }: Names): Code {
  const chosen = (name: string, value: Code): Code =>
    set(name, v128.choose(get('mask'), value, get(name)))
  return when(v128.any(get('mask')), [
    ...chosen('ways', NEIGHBOURS),
    ...chosen('found', get('here')),
    ...chosen('relief', faded(get('relief'))),
  ])
}

/** What is found, in the colours of its piece, lightened by its relief. */
function coloured({ get, set }: Names): Code {
  return [
    ...set('found', places(get('found'))),
    ...when(get('several'), [
      ...set('heap', heapOf(get)),
      ...set('found', v128.add32(get('found'), tableOf(get))),
    ]),
    ...set('found', gathered(get('tables'), get('found'))),
    ...set(
      'found',
      halves(get('found'), (half, side) =>
        v128.add16(half, forChannels(get('relief'), side === 'low' ? 0 : 8)),
      ),
    ),
  ]
}

/** What shows between pieces. */
const bare = (get: Get): Code =>
  v128.add32(
    v128.and(v128.shr32(get('here'), i32.of(1)), fromGround(get, SHEER)),
    fromGround(get, BETWEEN),
  )

function layKernel(
  name: LayKernel,
  isFar: { readonly broad: boolean; readonly fine: boolean },
): Kernel {
  const layers = ['broad', 'broadRelief', 'fine', 'fineRelief']
  const bytes = { broad: isFar.broad ? 16 : 8, fine: isFar.fine ? 16 : 8 }
  return {
    name,
    parameters: ['to', 'source', ...layers, 'ground', 'tables', 'count'],
    numbers: ['several'],
    vectors: ['here', 'ways', 'found', 'relief', 'mask', 'gaps', 'heap', 'at'],
    body: (names) => {
      const { get, set, step } = names
      return [
        ...set('several', i32.greater(i32.load(get('ground'), TABLES), i32.of(1))),
        ...loop(i32.greater(get('count'), i32.of(0)), [
          ...set('here', v128.load(get('source'))),
          ...set('ways', waysOf(get, 'broad', isFar.broad)),
          ...set('found', gathered(get('source'), get('ways'))),
          ...set('relief', four(get('broadRelief'))),
          ...set('mask', differs(get, DETAIL)),
          ...refine(names, isFar.fine),
          ...set('gaps', v128.equal32(get('relief'), longs(GAP))),
          ...keepOwn(names),
          ...coloured(names),
          ...v128.store(
            get('to'),
            v128.or(v128.choose(get('gaps'), bare(get), get('found')), OPAQUE),
          ),
          ...set('at', v128.add32(get('at'), longs(16))),
          ...['to', 'source'].flatMap((row) => step(row, i32.of(16))),
          ...['broadRelief', 'fineRelief'].flatMap((row) => step(row, i32.of(4))),
          ...step('broad', i32.of(bytes.broad)),
          ...step('fine', i32.of(bytes.fine)),
          ...step('count', i32.of(-4)),
        ]),
      ]
    },
  }
}

export const LAY_KERNELS: readonly Kernel[] = [
  layKernel('layNear', { broad: false, fine: false }),
  layKernel('layFar', { broad: true, fine: true }),
  layKernel('layFarOnNear', { broad: true, fine: false }),
  layKernel('layNearOnFar', { broad: false, fine: true }),
]
