import { expect, test } from 'vitest'
import { createPainter } from '../../src/paint/painter.ts'
import { read } from '../../src/read/read.ts'
import { stage } from '../../src/stage/stage.ts'

const seenIn = (prompt: string): string[] =>
  read(prompt).shots.map(({ transition, subjects: [first], place, time, season }) =>
    [transition, first?.noun ?? place, time ?? season].filter(Boolean).join(' '),
  )

test.each([
  ['split screen: a dog on the left and a cat on the right', ['dissolve dog', 'beside cat']],
  [
    'split screen of summer and winter in a forest',
    ['dissolve forest summer', 'beside forest winter'],
  ],
  [
    'left half of the screen: a chef cooks. Right half of the screen: a waiter serves',
    ['dissolve chef', 'beside waiter'],
  ],
  ['a split-screen video of an elephant versus a mouse', ['dissolve elephant', 'beside mouse']],
  ['a triptych of a seed, a sprout and a tree', ['dissolve seed', 'beside sprout', 'beside tree']],
  ['two dogs run side by side on the left side of the road', ['dissolve dog']],
])('%s', (prompt, seen) => {
  expect(seenIn(prompt)).toEqual(seen)
})

test.each([
  [320, 180],
  [180, 320],
])('each half of a frame of %d × %d shows its own hour for the whole film', (width, height) => {
  const plan = read('split screen: a city by day and the city at night')
  const scene = stage({ plan, seed: 1, width, height, seconds: 4, fps: 24 })
  expect(scene.shots.map(({ seconds }) => seconds)).toEqual([4])
  const painter = createPainter(scene)
  for (const frame of [0, 90]) {
    const pixels = painter.pixels(frame)
    const light = (x: number, y: number): number => pixels[(y * width + x) * 4 + 2]!
    const upright = height > width
    const night = upright ? light(width / 2, height / 2 + 6) : light(width - 8, 8)
    expect(light(8, 8)).toBeGreaterThan(night + 25)
  }
})
