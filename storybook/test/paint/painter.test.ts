import { expect, test } from 'vitest'
import { flat } from '../../src/paint/pieces/flat.ts'
import { live } from '../../src/paint/pieces/live.ts'
import { performer } from '../../src/paint/pieces/performer.ts'
import { createPainter } from '../../src/paint/painter.ts'
import { daylight, toyPieces, toyScene } from './toy-scene.ts'

const red = { red: 200, green: 40, blue: 40 }

/** The colour of the frame's pixel, near enough. */
function pixelAt(pixels: Uint8Array, x: number, y: number): number[] {
  return [...pixels.subarray((y * 160 + x) * 4, (y * 160 + x) * 4 + 3)]
}

test('any frame may be painted first', () => {
  const forwards = createPainter(toyScene())
  const backwards = createPainter(toyScene())
  const frames = [0, 7, 23, 40]
  const first = frames.map((frame) => Buffer.from(forwards.pixels(frame)))
  const second = frames.toReversed().map((frame) => Buffer.from(backwards.pixels(frame)))
  expect(first.every((pixels, index) => pixels.equals(second[3 - index] ?? new Uint8Array()))).toBe(
    true,
  )
})

test('frames that show one picture are converted once, and anew after another was painted', () => {
  const painter = createPainter({ ...toyScene(), style: 'clay' })
  const first = painter.yuv(0)
  const bytes = Buffer.from(first.planes[0])
  expect(painter.yuv(1)).toBe(first)
  expect(painter.yuv(2)).not.toBe(first)
  expect(Buffer.from(painter.yuv(1).planes[0]).equals(bytes)).toBe(true)
})

test('a cut-out is painted once for a whole shot, whatever the camera does', () => {
  let painted = 0
  const card = flat({
    name: 'card',
    x: 0,
    y: 0,
    z: 2,
    width: 2,
    height: 2,
    draw: () => void painted++,
  })
  const painter = createPainter(
    toyScene({
      pieces: [card],
      camera: (t, rest) => ({ ...rest, x: t, zoom: 1 + t / 2, z: -12 + t }),
    }),
  )
  for (let frame = 0; frame < 48; frame += 4) painter.pixels(frame)
  expect(painted).toBe(1)
})

test('pieces are drawn from the back to the front', () => {
  const order: string[] = []
  const pieces = [1, 30, -2, 8].map((z) =>
    live({ name: `z ${z}`, depth: z }, () => void order.push(`z ${z}`)),
  )
  createPainter(toyScene({ pieces })).pixels(0)
  expect(order).toEqual(['z 30', 'z 8', 'z 1', 'z -2'])
})

test('backdrops and grounds leave no gap under any camera', () => {
  const moves = [
    { x: 5 },
    { x: -5 },
    { z: -8 },
    { z: -16 },
    { y: 4, tilt: 0.1 },
    { zoom: 0.8 },
    { roll: 0.12 },
    { pan: 0.2 },
  ]
  // A colour that no piece has lies under the stage.
  const hole = { ...daylight, sky: ['#ff00ff', '#ff00ff'] }
  for (const move of moves) {
    const scene = toyScene({
      shots: [{ seconds: 1, light: hole }],
      pieces: toyPieces().slice(0, 3),
      camera: (t, rest) => (t > 0.4 ? { ...rest, ...move } : rest),
    })
    const pixels = createPainter(scene).pixels(20)
    let holes = 0
    for (let i = 0; i < pixels.length; i += 4) {
      const [red = 0, green = 0, blue = 0] = pixels.subarray(i, i + 3)
      if (red > 225 && green < 60 && blue > 225) holes++
    }
    expect([move, holes]).toEqual([move, 0])
  }
})

test('a dissolve mixes both shots, a cut does not', () => {
  const filled = (colour: string) =>
    live({ name: colour, depth: 1 }, ({ ctx, width, height }) => {
      ctx.fillStyle = colour
      ctx.fillRect(0, 0, width, height)
    })
  const shots = (transition: 'cut' | 'dissolve') => [
    { seconds: 1, pieces: [filled('#c82828')] },
    { seconds: 1, transition, pieces: [filled('#2828c8')] },
  ]
  const middle = (transition: 'cut' | 'dissolve') =>
    pixelAt(createPainter(toyScene({ shots: shots(transition) })).pixels(30), 80, 45)
  expect(middle('cut')[0]).toBeLessThan(60)
  expect(middle('dissolve')[0]).toBeGreaterThan(90)
  expect(middle('dissolve')[2]).toBeGreaterThan(90)
})

test('what is out of focus is soft, what is in focus is sharp', () => {
  const card = (z: number) =>
    flat({
      name: 'card',
      x: 0,
      y: 0,
      z,
      width: 4,
      height: 4,
      shadow: 0,
      edge: 0,
      draw(ctx) {
        ctx.fillStyle = `rgb(${red.red},${red.green},${red.blue})`
        ctx.fillRect(-2, -4, 4, 4)
      },
    })
  const greenAt = (pixels: Uint8Array, x: number): number => pixelAt(pixels, x, 60)[1] ?? 0
  /** The steepest step in brightness along a row through the card. */
  const sharpness = (focus: number): number => {
    const scene = toyScene({
      pieces: [card(0)],
      camera: (_, rest) => ({ ...rest, focus, aperture: 1 }),
    })
    const pixels = createPainter(scene).pixels(0)
    let steepest = 0
    for (let x = 1; x < 160; x++) {
      const step = greenAt(pixels, x) - greenAt(pixels, x - 1)
      steepest = Math.max(steepest, Math.abs(step))
    }
    return steepest
  }
  expect(sharpness(0)).toBeGreaterThan(2 * sharpness(20))
})

test('who lies far away in the haze is not cut off at the head', () => {
  /** How many pixels another head on a long body changes. */
  const seen = (lean: number): number => {
    const [dark, light] = ['#000000', '#ffffff'].map((colour) => {
      const head = performer({
        name: 'head',
        shadow: 0,
        at: () => ({ x: 0, y: 1, z: 18, height: 6, pose: { lean } }),
        actor: {
          name: 'head',
          kind: 'prop',
          metres: 1,
          aspect: 0.6,
          faces: 'right',
          home: 'ground',
          build: 'bird',
          grip: () => ({ x: 0, y: 0 }),
          draw: ({ ctx }) => {
            ctx.fillStyle = colour
            ctx.fillRect(0.85, -0.4, 0.2, 0.3)
          },
        },
      })
      return Buffer.from(createPainter(toyScene({ pieces: [head] })).pixels(0))
    })
    return dark?.filter((value, index) => value !== light?.[index]).length ?? 0
  }
  expect(seen(1.2)).toBeGreaterThan(100)
})
