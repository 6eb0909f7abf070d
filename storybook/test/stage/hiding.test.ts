import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { block, only, SECONDS } from './blocked.ts'

const TIMES = Array.from({ length: 50 }, (_, i) => (i * SECONDS) / 50)

test('who hides behind a sofa ducks, and peeps out over it again', () => {
  const { performance } = only(block(read('a dog hides behind a couch').shots[0]!, 1), 's1')
  const over = TIMES.map((t) => {
    const { place, companions } = performance.at(t)
    return place.y + 1 - companions[0]!.height
  })
  expect(Math.min(...over)).toBeLessThan(0.25)
  expect(Math.max(...over)).toBeGreaterThan(0.45)
})

test('of who pops out of the snow only the head is seen, now more and now less', () => {
  const shot = read('a puppy plays in the snow, its head pops out of the snow').shots[0]!
  const { performance } = only(block(shot, 1), 's1')
  const sunk = TIMES.map((t) => performance.at(t).companions[0]!.pose.open ?? 0)
  expect(Math.max(...sunk)).toBeGreaterThan(0.7)
  expect(Math.min(...sunk)).toBeGreaterThan(0.2)
  expect(Math.min(...sunk)).toBeLessThan(0.45)
})

test('a beast under a blanket has it over its back, asleep or awake, and its head is out', () => {
  for (const prompt of [
    'a kitten peeks out from under a blue blanket',
    'a puppy sleeps under a red blanket',
  ]) {
    const { performance, actor } = only(block(read(prompt).shots[0]!, 1), 's1')
    const [cover] = performance.at(1).companions
    expect(cover?.actor.name).toContain('blanket-heap')
    expect(Math.abs(cover!.place.x)).toBeGreaterThan(0.3 * actor.aspect)
    expect(cover!.place.y).toBe(0)
  }
})

test('who drives in a car has no second one', () => {
  const shot = read('a dog with its head out of the car window, driving along the coast').shots[0]!
  const { performance } = only(block(shot, 1), 's1')
  expect(performance.at(1).companions).toEqual([])
})

test('who peeps out from behind a fir looks past its lowest branches', () => {
  const { performance, actor } = only(
    block(read('a fox peeks out from behind a pine').shots[0]!, 1),
    's1',
  )
  for (const t of TIMES) {
    const { place, companions } = performance.at(t)
    const [tree] = companions
    const branches = 0.5 * tree!.height * tree!.actor.aspect
    expect(Math.abs(place.x) + 0.5 * actor.aspect).toBeGreaterThan(branches + 0.2)
  }
})
