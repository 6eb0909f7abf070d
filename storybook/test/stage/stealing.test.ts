import { expect, test } from 'vitest'
import { isPuppet } from '../../src/cast/people/puppet.ts'
import { read } from '../../src/read/read.ts'
import { block, SECONDS } from './blocked.ts'

test.each([
  ["a green parrot steals a pirate's hat and flies away", 'parrot', 'pirate', 'pirate hat'],
  ["a monkey steals a tourist's camera and runs off", 'monkey', 'tourist', 'photocamera'],
  ["a monkey steals a tourist's hat", 'monkey', 'tourist', 'straw hat'],
  ["a thief snatches a woman's purse and runs away", 'thief', 'woman', 'purse'],
  ['a dog steals a sausage from the butcher', 'dog', 'butcher', 'sausage'],
  ['a bear steals honey from a beehive and runs off', 'bear', 'beehive', 'honey'],
  ['a raccoon steals an apple from a picnic basket', 'raccoon', 'picnic basket', 'apple'],
])('%s: first they have it, then the thief is off with it', (prompt, ...names) => {
  const [thief, victim, thing] = names
  const { shots } = read(prompt)
  expect(shots).toHaveLength(1)
  expect(shots[0]!.subjects.map(({ noun }) => noun)).toEqual([thief, victim])
  const { players } = block(shots[0]!, 1)
  expect(players).toHaveLength(1)
  const nearer = [0, SECONDS].map((t) => {
    const { place, companions } = players[0]!.performance.at(t)
    const [other, goods] = ['partner', thing].map((name) =>
      companions.find((each) => each.name === name),
    )
    const to = (x: number): number => Math.abs(goods!.place.x - x)
    return to(other!.place.x) < to(place.x) ? victim : thief
  })
  expect(nearer).toEqual([victim, thief])
})

test('who steals with nobody there makes off with it', () => {
  const { players } = block(read('a fox steals a chicken from the farm').shots[0]!, 1)
  const fox = players.find(({ subject }) => subject.noun === 'fox')
  expect(fox!.subject.actions.map(({ verb }) => verb)).toEqual(['run'])
})

test('whose hat is stolen has no other on', () => {
  const { players } = block(read("an eagle steals a king's crown").shots[0]!, 1)
  const { companions } = players[0]!.performance.at(SECONDS)
  const king = companions.find(({ name }) => name === 'partner')!.actor
  expect(isPuppet(king) && king.look.outfit.hat).toBeNull()
})
