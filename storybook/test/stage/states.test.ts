import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { block, SECONDS } from './blocked.ts'

test('who is robbed asleep lies there to the end', () => {
  const [theft] = read('A bear steals a picnic basket from a sleeping camper').shots
  const { players } = block(theft!, 1)
  for (const t of [0, SECONDS / 2, SECONDS]) {
    const { companions } = players[0]!.performance.at(t)
    const camper = companions.find(({ name }) => name === 'partner')
    expect(camper!.pose.blink).toBe(1)
    expect(camper!.pose.joints!.torso).toBeLessThan(-1)
  }
})

test('what has crashed is on the ground', () => {
  const [shot] = read('A crashed flying saucer in a cornfield').shots
  const [saucer] = block(shot!, 1).players
  expect(saucer!.actor.home).toBe('ground')
  expect(saucer!.at(1).y).toBe(0)
})

test('a sleeping guard nods off on a stool, a sleeping hiker on the ground', () => {
  const deedIn = (prompt: string, who: string): string | undefined =>
    block(read(prompt).shots[0]!, 1).players.find(({ subject }) => subject.noun === who)?.subject
      .actions[0]?.verb
  expect(deedIn('A dog runs past a sleeping guard', 'guard')).toBe('sit')
  expect(deedIn('A bear looks at a sleeping hiker', 'hiker')).toBe('sleep-on-ground')
})

test('what burns is ablaze when the film begins', () => {
  const { players } = block(read('A man watches a burning piano').shots[0]!, 1)
  const piano = players.find(({ subject }) => subject.noun === 'piano')
  const fires = piano!.performance.effects.filter(({ name }) => name === 'fire')
  expect(fires.length).toBeGreaterThan(1)
  expect(fires.every(({ from }) => from < 0)).toBe(true)
})
