import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { rehearse } from '../../src/stage/telling/rehearse.ts'
import { createBox, REST_DISTANCE } from '../../src/scene/box.ts'
import { block, INSTANTS, only, RATIOS, seen } from './blocked.ts'

const box = createBox(...RATIOS[0])

test.each([
  'a fisherman waving at a passing boat',
  'a boy on the beach waving at a sailboat',
  'a man on the beach, a ship sails in the distance',
  'a fishing boat returns to a harbour while a woman waits on the pier',
  'a white yacht sails past the beach while a girl waves',
])('%s: the ship is out on the water, and who sees it stands on the shore', (prompt) => {
  const [shot] = read(prompt).shots
  const ship = shot?.subjects.find(({ kind }) => kind === 'boat')
  const person = shot?.subjects.find(({ kind }) => kind === 'person')
  const blocking = block(shot ?? {}, 1)
  expect(only(blocking, ship?.id ?? '').at(2).z).toBeGreaterThan(8)
  expect(only(blocking, person?.id ?? '').at(2).z).toBeLessThan(4)
})

/** From the lowest bow to the highest. */
function pitch(prompt: string): number {
  const [shot] = read(prompt).shots
  const ship = only(block(shot ?? {}, 1), 's1')
  const leans = INSTANTS.map((t) => ship.at(t).pose.lean ?? 0)
  return Math.max(...leans) - Math.min(...leans)
}

test.each(['a pirate ship', 'a sailing boat', 'a galleon'])('%s pitches in a storm', (ship) => {
  expect(pitch(`${ship} on the ocean in a storm`)).toBeGreaterThan(
    2 * pitch(`${ship} on the ocean`),
  )
})

test('a pirate ship is told from other ships by its flag', () => {
  const [pirates, traders] = ['a pirate ship', 'a galleon'].map(
    (ship) => only(block(read(`${ship} on the ocean`).shots[0] ?? {}, 1), 's1').actor.name,
  )
  expect(pirates).toBe('prop:pirate-ship')
  expect(traders).toBe('prop:sailing-ship')
})

test('a whale that rises before a pier comes up out of the water behind it, and stays there', () => {
  const [shot] = read('a huge whale rises from the water in front of a fisherman on a pier').shots
  const blocking = block(shot ?? {}, 1)
  const [whale, man] = [only(blocking, 's1'), only(blocking, 's2')]
  expect(whale.medium).toBe('surface')
  expect(whale.at(5).y).toBeLessThan(0)
  expect(man.at(2).height).toBeGreaterThan(0.3 * box.height)
})

test('a sled that glides down a hill stays on it', () => {
  const [shot] = read('a sled gliding down a snowy hill').shots
  const sled = only(block(shot ?? {}, 1), 's1')
  expect(sled.subject.actions[0]?.verb).toBe('slide')
})

test('an otter on its back floats as it is drawn for that', () => {
  const [shot] = read('an otter floating on its back in a river').shots
  expect(only(block(shot ?? {}, 1), 's1').actor.name).toBe('prop:floating-otter')
})

test('smoke over a village rises from its houses, and no roofs stand in the street', () => {
  const [shot] = read('a quiet village, smoke rising from chimneys').shots
  expect(block(shot ?? {}, 1).players).toHaveLength(0)
})

test.each([
  ['a tent by a lake, a moose in the distance', 's2'],
  ['a sailor on a deck, a whale in the distance', 's2'],
  ['two hikers on a mountain, a helicopter flies in the distance', 's2'],
])('%s: far off and small', (prompt, id) => {
  const { z, height } = only(block(read(prompt).shots[0]!, 1), id).at(1)
  expect(z).toBeGreaterThan(3.5)
  expect((height * REST_DISTANCE) / (REST_DISTANCE + z)).toBeLessThan(0.2 * box.height)
})

test('a rocket that people launch takes off, and they stay', () => {
  const shot = rehearse(read('engineers launch a rocket').shots[0]!)
  expect(shot.subjects.map(({ actions }) => actions[0]?.verb)).toEqual(['cheer', 'launch'])
})

test.each([
  'a rower rows across a lake, the helmsman shouts',
  'an old sailor steers his boat through a storm',
])('%s: all are in one boat', (prompt) => {
  const { subjects, relations } = rehearse(read(prompt).shots[0]!)
  const boats = subjects.filter(({ kind }) => kind === 'boat').map(({ id }) => id)
  expect(boats).toHaveLength(1)
  const aboard = relations.filter(({ relation, to }) => relation === 'inside' && to === boats[0])
  expect(aboard).toHaveLength(subjects.length - 1)
})

test('gulls about a woman are small and over her arms', () => {
  const { players } = block(read('a woman stands on a pier, seagulls fly around her').shots[0]!, 1)
  const [woman, ...gulls] = players.map((each) => each.at(1))
  for (const gull of gulls) {
    expect(gull.height).toBeLessThan(0.25 * woman!.height)
    expect(gull.y - woman!.y).toBeGreaterThan(0.6 * woman!.height)
  }
})

test.each([
  'a cat surfs at sunset, a sailing boat behind',
  'a duck swims on a lake with a boat behind it',
])('%s: the boat is farther away and lower than who is before it', (prompt) => {
  const shot = read(prompt).shots[0]!
  for (const size of RATIOS) {
    const blocking = block(shot, 1, size)
    const [lead, boat] = ['s1', 's2'].map((id) => only(blocking, id))
    expect(boat!.at(2).z).toBeGreaterThan(lead!.at(2).z + 2)
    const [near, far] = [lead!, boat!].map((each) => seen(each, blocking, 2))
    expect(far!.bottom - far!.top).toBeLessThan(0.6 * (near!.bottom - near!.top))
  }
})
