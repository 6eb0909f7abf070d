import { i32, longs, loop, v128, type Code, type Kernel } from './assembler.ts'
import { halves, OPAQUE, SPREAD, withLight } from './halves.ts'
import { gathered, places } from './gathered.ts'

/**
 * Rows of pixels looked up in a table of 64 × 64 × 64 colours, four at a time. Red, green and blue may come from
 * different places. Addresses in bytes; writes whole groups of four.
 */
export interface GradeKernels {
  graded(to: number, ...rest: readonly [...from: Rgb, table: number, count: number]): void
  /** Lightens what was found by signed bytes, one for each pixel, and by `lift`. */
  grained(to: number, ...rest: readonly [...from: Rgb, table: number, ...Grain, number]): void
  /** Adds light before: one pixel of it for each four. */
  lit(to: number, ...rest: readonly [...from: Rgb, table: number, light: number, number]): void
}

type Rgb = [red: number, green: number, blue: number]
type Grain = [grain: number, lift: number]

function withGrain(pixels: Code, grain: Code, lift: Code): Code {
  return halves(pixels, (half, side) => {
    const specks = side === 'low' ? v128.widenSignedLow(grain) : v128.widenSignedHigh(grain)
    return v128.add16(half, v128.add16(specks, lift))
  })
}

function gradeKernel(name: string, extra: 'none' | 'grain' | 'light'): Kernel {
  const more = { none: [], grain: ['grain', 'lift'], light: ['light'] }[extra]
  return {
    name,
    parameters: ['to', 'red', 'green', 'blue', 'table', ...more, 'count'],
    vectors: ['pixels', 'other', 'lifted'],
    body: ({ get, set, step }) => {
      const channel = (from: string, mask: number): Code =>
        v128.and(v128.load(get(from)), longs(mask))
      const specks = (): Code => v128.shuffle(v128.load32(get('grain')), get('pixels'), SPREAD)
      return [
        ...(extra === 'grain' ? set('lifted', v128.splat16(get('lift'))) : []),
        ...loop(i32.greater(get('count'), i32.of(0)), [
          ...set(
            'pixels',
            v128.or(
              v128.or(channel('red', 0xff), channel('green', 0xff00)),
              channel('blue', 0xff0000),
            ),
          ),
          ...(extra === 'light'
            ? [
                ...set('other', v128.load32Splat(get('light'))),
                ...set('pixels', withLight(get('pixels'), get('other'))),
                ...step('light', i32.of(4)),
              ]
            : []),
          ...set('other', places(get('pixels'))),
          ...set('pixels', gathered(get('table'), get('other'))),
          ...(extra === 'grain'
            ? [
                ...set('other', specks()),
                ...set('pixels', withGrain(get('pixels'), get('other'), get('lifted'))),
                ...step('grain', i32.of(4)),
              ]
            : []),
          ...v128.store(get('to'), v128.or(get('pixels'), OPAQUE)),
          ...['to', 'red', 'green', 'blue'].flatMap((row) => step(row, i32.of(16))),
          ...step('count', i32.of(-4)),
        ]),
      ]
    },
  }
}

export const GRADE_KERNELS: readonly Kernel[] = [
  gradeKernel('graded', 'none'),
  gradeKernel('grained', 'grain'),
  gradeKernel('lit', 'light'),
]
