import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { createPainter } from '../../src/paint/painter.ts'
import { unmixed } from '../../src/picture/cut/unmix.ts'
import { aimMesh } from '../../src/picture/drawing/mesh.ts'
import { addSparks, drawSparks } from '../../src/picture/drawing/sparks.ts'
import { BLOCK, BOTH, openWarp } from '../../src/picture/drawing/warp.ts'
import { createField } from '../../src/picture/field.ts'
import { REST, type View } from '../../src/picture/framing/view.ts'
import { mixPixels, type Pixels } from '../../src/picture/pixels.ts'
import { restCamera } from '../../src/scene/box.ts'
import type { Piece } from '../../src/scene/scene.ts'
import { boxFor } from '../../src/stage/box.ts'
import { lightFor } from '../../src/stage/sky/light-for.ts'

const frame = { width: 42, height: 30 }

/** Pixels of many colours, all of them as solid as asked for. */
function colours(width: number, height: number, solid = 255): Pixels {
  const data = Uint32Array.from(
    { length: width * height },
    (_, at) => ((solid << 24) | ((at * 7919) & 0xffffff)) >>> 0,
  )
  return { width, height, data }
}

const projection = {
  world: {
    size: frame,
    left: -0.5,
    right: 0.5,
    top: -0.5,
    bottom: 0.5,
    travel: { x: 0, y: 0 },
    print: null,
  },
  frame,
  depth: createField(8, 8),
  pivot: 0.4,
}

function pixelsOf(warp: ReturnType<typeof openWarp>): number[] {
  const all = new Uint32Array(
    warp.image.data.buffer,
    warp.image.data.byteOffset,
    warp.image.data.length / 4,
  )
  return Array.from(
    { length: frame.width * frame.height },
    (_, at) => all[Math.floor(at / frame.width) * warp.image.width + (at % frame.width)]!,
  )
}

function seen(
  warp: ReturnType<typeof openWarp>,
  view: Partial<View>,
  shift: number | null,
): number[] {
  aimMesh(warp.mesh, projection, { view: { ...REST, ...view }, stir: undefined })
  warp.draw(shift === null ? null : { x: shift, y: 0 })
  return pixelsOf(warp)
}

test('a camera at rest sees every pixel as it is, to the last row and column', () => {
  const world = colours(frame.width, frame.height)
  expect(seen(openWarp(world, null, frame), {}, null)).toEqual([...world.data])
})

test('a whole pixel to the side is a whole pixel to the side', () => {
  const world = colours(frame.width, frame.height)
  const moved = seen(openWarp(world, null, frame), { x: 1 / frame.width }, null)
  const expected = [...world.data].map((_, at) => {
    const last = at % frame.width === frame.width - 1
    return world.data[last ? at : at + 1]
  })
  expect(moved).toEqual(expected)
})

test.each([0, 64, 128, 200, 255])('land as solid as %i lies over the sky behind it', (solid) => {
  const [world, sky] = [colours(frame.width, frame.height, solid), colours(62, 60)]
  const columns = Math.ceil(frame.width / BLOCK)
  const rows = Math.ceil(frame.height / BLOCK)
  const blocks = { columns, data: new Uint8Array(columns * rows).fill(BOTH) }
  const both = seen(openWarp(world, { pixels: sky, blocks }, frame), {}, 10)
  both.forEach((pixel, at) => {
    const behind = sky.data[Math.floor(at / frame.width) * 62 + (at % frame.width) + 10]!
    const expected = mixPixels(world.data[at]!, behind, solid + (solid >> 7)) >>> 0
    for (const part of [0, 8, 16]) {
      const far = Math.abs(((pixel >>> part) & 255) - ((expected >>> part) & 255))
      expect(far).toBeLessThanOrEqual(1)
    }
  })
})

test('a camera far outside sees the outermost pixels, and no memory that is not its own', () => {
  const world = colours(frame.width, frame.height)
  const warp = openWarp(world, null, frame)
  const last = (at: number): number => Math.floor(at / frame.width) * frame.width + frame.width - 1
  const right = seen(warp, { x: 9 }, null)
  expect(right).toEqual(right.map((_, at) => world.data[last(at)]))
  const corner = seen(warp, { x: -9, y: -9 }, null)
  expect(new Set(corner)).toEqual(new Set([world.data[0]]))
})

test.each([
  [0xff204060, 0xff806040, 0],
  [0xffffffff, 0xff000000, 10],
  [0xff102030, 0xff102031, 200],
])('what was taken apart gives %i again when it is laid together', (picture, behind, solid) => {
  const front = unmixed(picture, behind, solid)
  const share = front >>> 24
  expect(share).toBeGreaterThanOrEqual(solid)
  for (const part of [0, 8, 16]) {
    const laid =
      (((front >>> part) & 255) * share + ((behind >>> part) & 255) * (255 - share)) / 255
    expect(Math.abs(laid - ((picture >>> part) & 255))).toBeLessThanOrEqual(1)
  }
})

test('sparks shine on pixels as they do on a canvas, also over an edge of the frame', () => {
  const sparks = [
    { x: 20.3, y: 10.6, long: 9, high: 0.9, colour: [255, 230, 200], light: 0.6 },
    { x: 41, y: 29.7, long: 6, high: 1.6, colour: [200, 220, 255], light: 0.4 },
  ]
  const canvas = createCanvas(frame.width, frame.height)
  const ctx = canvas.getContext('2d')
  ctx.fillStyle = '#285078'
  ctx.fillRect(0, 0, frame.width, frame.height)
  const pixels = new Uint8Array(canvas.data())
  addSparks(sparks, pixels, frame)
  drawSparks(ctx, sparks)
  const drawn = new Uint8Array(canvas.data())
  const apart = pixels.map((value, at) => Math.abs(value - drawn[at]!))
  const bright = drawn.filter((value, at) => at % 4 === 0 && value > 0x28 + 8).length
  expect(bright).toBeGreaterThan(20)
  expect(apart.reduce((sum, value) => sum + value, 0) / (3 * bright)).toBeLessThan(8)
})

test('pieces that can all do without a canvas are painted without one, from the back to the front', () => {
  const piece = (name: string, depth: number, fill: Piece['fill']): Piece => ({
    name,
    depth: () => depth,
    draw: () => expect.unreachable(),
    ...(fill ? { fill } : {}),
  })
  const shot = {
    seconds: 1,
    transition: 'cut',
    box: boxFor(frame),
    light: lightFor({ time: 'day' }),
    pieces: [
      piece('spark', 60, (_, pixels) => void (pixels[0]! += 5)),
      piece('picture', 90, (_, pixels) => void pixels.fill(100)),
    ],
    camera: () => restCamera(boxFor(frame)),
    tempo: 1,
  } as const
  const rest = { seed: 1, style: 'paper', plain: true, sounds: [] } as const
  const painter = createPainter({ ...frame, fps: 24, seconds: 1, ...rest, shots: [shot] })
  expect([...painter.pixels(0).subarray(0, 5)]).toEqual([105, 100, 100, 100, 100])
})
