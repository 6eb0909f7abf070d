import { describe, expect, test } from 'vitest'
import { createView, REST } from '../../src/picture/framing/view.ts'
import { Shot, type CameraMove } from '../../src/plan/plan.ts'
import { CAMERA_MOVES } from '../../src/plan/vocabulary.ts'
import { staged } from './frames.ts'
import { drawn, pictureFolder } from './pictures.ts'
import { cropFor } from '../../src/picture/framing/crop.ts'
import { createField, mapField } from '../../src/picture/field.ts'

const save = pictureFolder()
const camera = (move: CameraMove | null): Shot['camera'] => Shot.parse({ camera: { move } }).camera

const WORLD = {
  size: { width: 1280, height: 720 },
  left: -0.5,
  right: 0.5,
  top: -0.5,
  bottom: 0.5,
  travel: { x: 0, y: 0 },
  print: null,
}
const viewFor = (move: CameraMove | null, beyond = 0, flat = false) =>
  createView({
    wish: camera(move),
    seconds: 5,
    world: {
      ...WORLD,
      left: -0.5 - beyond,
      right: 0.5 + beyond,
      top: -0.5 - beyond,
      bottom: 0.5 + beyond,
    },
    focus: { x: 0.1, y: 0.05 },
    side: 1,
    boldness: 1,
    flat,
  })

describe('each move goes the way it is called', () => {
  const end = (move: CameraMove | null, beyond = 0.2) => viewFor(move, beyond)(5)

  test.each([...CAMERA_MOVES, null])('%s begins at rest', (move) => {
    const view = viewFor(move)(0)
    for (const key of ['x', 'y', 'roll', 'aside', 'below', 'push'] as const) {
      expect(view[key]).toBeCloseTo(REST[key], 4)
    }
    expect(view.zoom).toBeCloseTo(1, 4)
  })

  test('a page is hardly pushed into, for its title is at its edge', () => {
    const page = viewFor(null, 0, true)(5)
    expect(page.zoom).toBeGreaterThan(1.01)
    expect(page.zoom).toBeLessThan(1.04)
    expect(viewFor('zoom-in', 0, true)(5).zoom).toBe(viewFor('zoom-in')(5).zoom)
  })

  test('left and right', () => {
    expect(end('pan-left').x).toBeLessThan(-0.05)
    expect(end('pan-right').x).toBeGreaterThan(0.05)
    expect(end('track-left').aside).toBeLessThan(-0.02)
    expect(end('track-right').aside).toBeGreaterThan(0.02)
    expect(end('orbit-left').aside).toBeLessThan(-0.02)
    expect(end('orbit-right').aside).toBeGreaterThan(0.02)
  })

  test('up and down', () => {
    expect(end('tilt-up').y).toBeLessThan(-0.05)
    expect(end('tilt-down').y).toBeGreaterThan(0.05)
    expect(end('crane-up').below).toBeLessThan(-0.02)
    expect(end('crane-down').below).toBeGreaterThan(0.02)
  })

  test('a pan keeps its height at what draws the eye, a tilt its side', () => {
    expect(end('pan-left').y).toBeGreaterThan(0.005)
    expect(end('tilt-up').x).toBeGreaterThan(0.01)
  })

  test('in and out', () => {
    expect(end('zoom-in').zoom).toBeGreaterThan(1.3)
    expect(end('zoom-out').zoom).toBeLessThan(0.9)
    expect(end('dolly-in').push).toBeGreaterThan(0.1)
    expect(end('dolly-out').push).toBeLessThan(-0.05)
    expect(end(null).zoom).toBeGreaterThan(1.05)
    expect(end('static')).toEqual(REST)
  })

  test.each([...CAMERA_MOVES, null])('%s never looks beyond the picture', (move) => {
    const view = viewFor(move)
    for (let t = 0; t <= 5; t += 0.25) {
      const { x, y, zoom, aside, below } = view(t)
      expect(Math.abs(x) + 0.5 / zoom + Math.abs(aside) * 0.6).toBeLessThan(0.5005)
      expect(Math.abs(y) + 0.5 / zoom + Math.abs(below) * 0.6).toBeLessThan(0.5005)
    }
  })
})

describe('on the frame', () => {
  const dot = drawn(640, 360, (u, v) =>
    Math.hypot((u - 0.5) * 16, (v - 0.5) * 9) < 1
      ? [250, 240, 60]
      : [40, 60, 90 + 20 * Math.sin(u * 50)],
  )
  const path = save('dot.png', dot)
  const middleOf = (pixels: Uint8Array, width: number) => {
    let [x, y, sum] = [0, 0, 0]
    for (let at = 0; at < pixels.length; at += 4) {
      const isDot = (pixels[at] ?? 0) >= 180 && (pixels[at + 2] ?? 0) < 150
      if (!isDot) continue
      x += (at / 4) % width
      y += Math.floor(at / 4 / width)
      sum++
    }
    return { x: x / sum, y: y / sum, area: sum }
  }

  test.each([
    ['camera pans left', 1, 0],
    ['camera pans right', -1, 0],
    ['camera tilts up', 0, 1],
    ['camera tilts down', 0, -1],
  ])('%s moves things the other way', async (prompt, x, y) => {
    const film = await staged(path, prompt)
    const first = middleOf(film.frame(0), film.width)
    const last = middleOf(film.frame(47), film.width)
    if (x !== 0) expect(Math.sign(last.x - first.x)).toBe(x)
    if (y !== 0) expect(Math.sign(last.y - first.y)).toBe(y)
  })

  test('zooming in makes things larger, zooming out smaller', async () => {
    for (const [prompt, larger] of [
      ['zoom in', true],
      ['zoom out', false],
    ] as const) {
      const film = await staged(path, prompt)
      const change =
        middleOf(film.frame(47), film.width).area / middleOf(film.frame(0), film.width).area
      expect(change > 1).toBe(larger)
    }
  })
})

test('a crop keeps a face, and the eyes of one that does not fit', () => {
  const attention = mapField(createField(64, 64), (_, __, y) => (y > 40 ? 1 : 0.1))
  const square = { width: 600, height: 600 }
  const rest = { attention, margin: null, move: null, flat: false, paper: null, seconds: 5 }
  const top = (bottom: number): number => {
    const face = { left: 0.3, right: 0.6, top: 0.05, bottom }
    const subject = { left: 0.1, right: 0.9, top: 0.3, bottom: 0.7 }
    const crop = cropFor(
      square,
      { width: 640, height: 360 },
      { ...rest, all: subject, subject, face },
    )
    return crop.part.y / 600
  }
  expect(top(0.35)).toBeLessThan(0.05)
  expect(top(0.9)).toBeLessThan(0.3)
  expect(top(0.9)).toBeGreaterThan(0.05)
})

test('a crop keeps heads, groups and whole drawings', () => {
  const attention = mapField(createField(64, 64), (_, __, y) => (y > 40 ? 1 : 0.1))
  const rest = {
    attention,
    margin: null,
    move: null,
    face: null,
    flat: false,
    paper: null,
    seconds: 5,
  }
  const square = { width: 600, height: 600 }
  const dog = { left: 0.3, right: 0.6, top: 0.1, bottom: 0.99 }
  const head = cropFor(square, { width: 640, height: 360 }, { ...rest, all: dog, subject: dog })
  expect(head.part.y / 600, 'a head is above').toBeLessThan(0.1)
  const all = { left: 0.1, right: 0.9, top: 0.3, bottom: 0.7 }
  const group = cropFor(square, { width: 360, height: 640 }, { ...rest, all, subject: dog })
  expect(group.travel.x, 'from one to the other').toBeGreaterThan(0.2)
  const paper = {
    colour: 'rgb(240, 240, 236)',
    ink: { left: 0.05, right: 0.9, top: 0.2, bottom: 0.5 },
  }
  const drawing = { ...rest, all: null, subject: null, paper }
  expect(cropFor(square, { width: 360, height: 640 }, drawing)).toMatchObject({
    kind: 'mat',
    ground: paper.colour,
    part: { width: 600, height: 600 },
  })
  expect(cropFor(square, { width: 640, height: 360 }, drawing).kind, 'all of it fits').toBe('part')
})
