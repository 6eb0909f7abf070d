import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { rehearse } from '../../src/stage/telling/rehearse.ts'
import { coverAt, type Player } from '../../src/stage/player.ts'
import { block } from './blocked.ts'

test('students are no dwarfs before their parents', () => {
  const [shot] = read(
    'Five students throw their caps in the air. Proud parents take pictures.',
  ).shots
  const { players } = block(shot ?? {}, 1)
  const scales = players.map((player) => player.at(1).height / player.actor.metres)
  expect(Math.max(...scales) / Math.min(...scales)).toBeLessThan(1.4)
})

test('a group that warms its hands has one fire, and who plays a flute sits there, too', () => {
  const prompt = 'Five nomads warm their hands over a fire. An old man plays a flute.'
  const { subjects, relations } = rehearse(read(prompt).shots[0]!)
  const fires = subjects.filter(({ noun }) => noun === 'campfire')
  expect(fires).toHaveLength(1)
  expect(
    relations.filter(({ relation, to }) => relation === 'around' && to === fires[0]?.id),
  ).toHaveLength(2)
})

test('who gathers round a cake is beside it, and not in it, while another blows out the candles', () => {
  const prompt = 'Four children gather around a cake while a grandfather blows out the candles.'
  const blocking = block(read(prompt).shots[0]!, 1)
  const named = (noun: RegExp): Player[] =>
    blocking.players.filter(({ subject }) => noun.test(subject.noun))
  const [table] = named(/grandfather/u).map((player) => coverAt(player, 1))
  const children = named(/child/u).map((player) => player.at(1).x)
  expect(children).toHaveLength(4)
  expect(children.filter((x) => x > table!.left && x < table!.right)).toEqual([])
})

test.each([
  ['A monkey barber cuts the mane of a lion who sits in a chair.', 'haircut'],
  ['A raccoon dentist looks into the mouth of a crocodile.', 'treat-teeth'],
  ['A rabbit doctor listens to the heart of a bear in a bed.', 'examine-patient'],
])('animals do their jobs as people do: %s', (prompt, verb) => {
  const [worker, client] = rehearse(read(prompt).shots[0]!).subjects
  expect(worker).toMatchObject({ kind: 'animal', actions: [{ verb, target: client?.id }] })
  expect(client?.person?.role).toMatch(/client|patient/u)
})
