import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { INSTANTS, block, playersOf } from './blocked.ts'

const told = (prompt: string) => block(read(prompt).shots[0]!, 1)

test('what two choose at rock paper scissors is held up large, after a count of fists', () => {
  const [player] = told('two children play rock paper scissors').players
  const shown = (t: number) =>
    player!.performance
      .at(t)
      .companions.filter(({ actor, height }) => /hand|fist/u.test(actor.name) && height > 0)
      .map(({ actor }) => actor.name)
  expect(shown(0.2)).toEqual(['noto:victory-hand', 'noto:raised-hand'])
  expect(shown(1.6)).toEqual(['noto:raised-fist', 'noto:raised-fist'])
})

test('the head of a baby that wakes up is on its bed', () => {
  const [baby] = told('a baby waking up').players
  const { companions, pose } = baby!.performance.at(0)
  const bed = companions.find(({ name }) => name === 'bed')!
  const head = baby!.actor.grip('head', pose)
  const edge = bed.place.x - (bed.height * bed.actor.aspect) / 2
  expect(edge).toBeLessThan(head.x - 0.1)
})

test.each(['horse', 'sheep', 'zebra'])('the herd that a %s joins is no herd of toys', (animal) => {
  const blocking = told(`a ${animal} running to join a herd of its kind`)
  const [runner] = playersOf(blocking, 's1')
  const herd = blocking.players.filter(({ subject }) => subject.id !== 's1')
  expect(herd.length).toBeGreaterThan(4)
  for (const each of herd) expect(each.at(0).height).toBeGreaterThan(0.45 * runner!.at(0).height)
})

test.each(['a bus', 'a truck', 'a car'])('the wheels of %s stay on the road', (vehicle) => {
  const [driver] = told(`${vehicle} accelerating to gain speed`).players
  const lifted = INSTANTS.map((t) => Math.abs(driver!.at(t).pose.lean ?? 0) * driver!.actor.aspect)
  expect(Math.max(...lifted)).toBeLessThan(0.08)
})

test('the cup of a panda is as large for its head as the cup of a woman', () => {
  const cup = (who: string): number => {
    const { pose } = told(`${who} drinking coffee in a cafe`).players[0]!.performance.at(0)
    return pose.holds![0]!.height
  }
  expect(cup('a panda')).toBeGreaterThan(1.1 * cup('a woman'))
})

test('who counts money lays it on a pile, and none of it flies in the face', () => {
  const { companions } = told('a man counting money').players[0]!.performance.at(1)
  expect(companions.filter(({ actor }) => actor.name === 'banknotes')).toHaveLength(3)
})
