import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import type { Actor, ActorBrush } from '../../src/cast/actor.ts'
import { bittenOff, slicedUp } from '../../src/stage/actions/things/used-up.ts'

const SIZE = 60
const SQUARE = {
  name: 'square',
  aspect: 1,
  draw: ({ ctx }: ActorBrush) => {
    ctx.fillStyle = '#000000'
    ctx.fillRect(-0.5, -1, 1, 1)
  },
} as unknown as Actor

/** Which columns of it are painted at all, and how many pixels are. */
function seen(actor: Actor, t: number): { readonly pixels: number; readonly wide: number } {
  const canvas = createCanvas(3 * SIZE, SIZE)
  const ctx = canvas.getContext('2d')
  ctx.setTransform(SIZE, 0, 0, SIZE, 1.5 * SIZE, SIZE)
  actor.draw({ ctx, t, pixels: SIZE } as unknown as ActorBrush, {})
  const { data } = ctx.getImageData(0, 0, 3 * SIZE, SIZE)
  const painted = Array.from({ length: 3 * SIZE * SIZE }, (_, at) => (data[4 * at + 3] ?? 0) > 128)
  const columns = painted.flatMap((on, at) => (on ? [at % (3 * SIZE)] : []))
  return { pixels: columns.length, wide: Math.max(...columns) - Math.min(...columns) }
}

test('more and more of what is eaten is missing', () => {
  const left = [0, 1.5, 3.5, 5.5].map((t) => seen(bittenOff(SQUARE, 2), t).pixels)
  expect(left).toEqual(left.toSorted((a, b) => b - a))
  expect(new Set(left).size).toBe(4)
})

test('slices come apart, and nothing of them is lost', () => {
  const [before, after] = [0, 5].map((t) => seen(slicedUp(SQUARE, 5), t))
  expect(after!.wide).toBeGreaterThan(1.2 * before!.wide)
  expect(after!.pixels).toBeGreaterThan(0.95 * before!.pixels)
})
