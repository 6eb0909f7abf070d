import { expect, it } from 'vitest'
import { read } from '../../src/read/read.ts'
import { block, only } from './blocked.ts'

function blocked(prompt: string) {
  const [shot] = read(prompt).shots
  if (!shot) throw new Error(`No shot in "${prompt}".`)
  return block(shot, 1)
}

it.each(['ants carrying a strawberry', 'six dwarfs carry a log', 'penguins carry a snowman'])(
  '%s: one load, over the middle of them all',
  (prompt) => {
    const blocking = blocked(prompt)
    const load = only(blocking, 's2').at(2)
    const bearers = blocking.players.filter(({ subject }) => subject.id === 's1')
    const xs = bearers.map((each) => each.at(2).x)
    expect(bearers.length).toBeGreaterThan(2)
    expect(Math.abs(load.x - (Math.min(...xs) + Math.max(...xs)) / 2)).toBeLessThan(0.3)
    expect(bearers.every((each) => load.y > each.at(2).y + 0.8 * each.at(2).height)).toBe(true)
  },
)

it.each(['a mouse carrying a piano', 'an ant carrying an elephant', 'a hamster lifts a car'])(
  '%s: the load is over its head and hides nobody',
  (prompt) => {
    const blocking = blocked(prompt)
    const [bearer, load] = ['s1', 's2'].map((id) => only(blocking, id).at(2))
    expect(load!.y).toBeGreaterThan(bearer!.y + 0.6 * bearer!.height)
  },
)

it('two who sleep in a basket are side by side over its rim', () => {
  const blocking = blocked('a puppy and a kitten sleep in a basket')
  const [puppy, kitten, basket] = ['s1', 's2', 's3'].map((id) => only(blocking, id).at(2))
  if (!puppy || !kitten || !basket) throw new Error('Somebody is missing.')
  expect(Math.abs(puppy.x - kitten.x)).toBeGreaterThan(0.4 * basket.height)
  for (const { y, height } of [puppy, kitten])
    expect(y + 0.3 * height).toBeGreaterThan(basket.y + 0.68 * basket.height)
})

it.each([
  ['two girls ride one horse', 's2'],
  ['two boys on a bicycle', 's2'],
  ['two boys fish from a rowboat', 's2'],
])('%s: behind each other, and there is one of it', (prompt, id) => {
  const blocking = blocked(prompt)
  expect(blocking.players.filter(({ subject }) => subject.id === id)).toHaveLength(1)
  const mount = only(blocking, id)
  const [one, other] = blocking.players
    .filter(({ subject }) => subject.id === 's1')
    .map((each) => each.at(2).x)
  if (one === undefined || other === undefined) throw new Error('Somebody is missing.')
  const { x, height } = mount.at(2)
  const half = 0.5 * mount.actor.aspect * height
  expect(Math.abs(one - other)).toBeGreaterThan(0.2 * half)
  for (const at of [one, other]) expect(Math.abs(at - x)).toBeLessThan(half)
})

it('a ladder lies over the heads of two who carry it', () => {
  const blocking = blocked('two penguins carry a ladder across the snow')
  expect(only(blocking, 's2').actor.aspect).toBeGreaterThan(3)
})

it('a fox and a hare on scooters have one each', () => {
  const blocking = blocked('a fox and a hare race on scooters through the city')
  const wheels = blocking.players.filter(({ subject }) => subject.noun === 'scooter')
  const riders = blocking.players.filter(({ subject }) => subject.kind === 'animal')
  expect(wheels.length).toBeLessThan(3)
  expect(riders).toHaveLength(2)
})
