import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { DAYLIGHT } from '../cast/daylight.ts'
import { read } from '../../src/read/read.ts'
import { block, only, SECONDS } from './blocked.ts'

/** How much of the picture is painted above half of the height of what plays, at this time. */
function paintedAbove(prompt: string, t: number): number {
  const player = only(block(read(prompt).shots[0]!, 1), 's1')
  const [pieces] = player.performance.at(t).companions
  const ctx = createCanvas(240, 120).getContext('2d')
  ctx.translate(120, 120)
  ctx.scale(100, 100)
  pieces!.actor.draw({ ctx, light: DAYLIGHT, pixels: 100, t }, pieces!.pose)
  const { data } = ctx.getImageData(0, 20, 240, 50)
  return data.filter((value, index) => index % 4 === 3 && value > 128).length
}

test.each([
  'a castle collapses',
  "a wizard's tower crumbles",
  'an old factory is demolished',
  'a church explodes',
])('%s: what stood high lies on the ground', (prompt) => {
  expect(paintedAbove(prompt, 0)).toBeGreaterThan(300)
  expect(paintedAbove(prompt, SECONDS)).toBeLessThan(20)
})

test('an iceberg splits from top to bottom, and nothing of it is lost', () => {
  const [before, after] = [0, SECONDS].map((t) => paintedAbove('an iceberg breaks apart', t))
  expect(after! / before!).toBeGreaterThan(0.6)
})

test('a house burns in its windows and through its roof', () => {
  const [shot] = read('a house is on fire at night').shots
  const { performance, actor } = only(block(shot!, 1), 's1')
  const flames = performance.at(SECONDS).companions.filter(({ name }) => name.startsWith('flames'))
  const tops = flames.map(({ place, height }) => place.y + height)
  expect(Math.max(...tops)).toBeGreaterThan(1)
  expect(Math.min(...tops)).toBeLessThan(0.5)
  expect(flames.every(({ place }) => Math.abs(place.x) < actor.aspect / 2)).toBe(true)
})

test('a giant towers over houses that break at its feet', () => {
  const { performance } = only(block(read('a huge gorilla smashes skyscrapers').shots[0]!, 1), 's1')
  const houses = (t: number) =>
    performance.at(t).companions.filter(({ name }) => name.startsWith('house'))
  expect(houses(0).length).toBeGreaterThan(4)
  expect(houses(0).every(({ height, pose }) => height < 0.8 && pose.open === 0)).toBe(true)
  expect(houses(SECONDS).filter(({ pose }) => pose.open === 1).length).toBeGreaterThan(3)
})

test.each(['a piano falls from a skyscraper and smashes on the sidewalk', 'a vase breaks'])(
  '%s: its pieces lie there to the end',
  (prompt) => {
    const { performance } = only(block(read(prompt).shots[0]!, 1), 's1')
    expect(performance.at(0).companions).toEqual([])
    const [pieces] = performance.at(SECONDS).companions
    expect(pieces).toMatchObject({ name: 'pieces', place: { y: 0 }, pose: { open: 1 } })
  },
)
