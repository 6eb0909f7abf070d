import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { useIt } from '../../src/stage/telling/people/idle-hands.ts'
import { rehearse } from '../../src/stage/telling/rehearse.ts'
import { block, playersOf } from './blocked.ts'

const shotOf = (prompt: string) => {
  const [shot] = read(prompt).shots
  if (!shot) throw new Error(`No shot in “${prompt}”.`)
  return shot
}

test.each([
  ['a girl and a kite', 'fly-kite'],
  ['a person and a sink', 'wash-hands'],
  ['a man and a green guitar', 'play-guitar'],
  ['a person and a chair', undefined],
  ['a dog and a kite', undefined],
])('%s: the first one does %s', (prompt, verb) => {
  expect(useIt(shotOf(prompt)).subjects[0]?.actions[0]?.verb).toBe(verb)
})

test.each([
  'a woman takes photos with a camera',
  'a person blow-dries their hair with a hair drier',
  'a person and an umbrella',
])('%s: there is one of it, in the hands', (prompt) => {
  const blocking = block(shotOf(prompt), 1)
  const [person, ...others] = blocking.players
  expect(others).toEqual([])
  expect(person?.at(1).pose.holds).toHaveLength(1)
  expect(playersOf(blocking, 's1')).toHaveLength(1)
})

test.each([
  ['a woman on the phone at the beach', 'phone'],
  ['a man on his phone walks through an airport', 'walk phone'],
  ['two girls on their phones in a park', 'text'],
  ['people in a waiting room', 'sit'],
  ['an old man in a village church', 'pray'],
  ['students in a library, lamps on the tables', 'read'],
  ['a girl in a meadow', 'wave'],
  ['a girl lies on her bed and draws', 'sit write-on-lap'],
])('%s: %s is what is done there', (prompt, verbs) => {
  const [who] = rehearse(shotOf(prompt)).subjects
  expect(who?.actions.map(({ verb }) => verb).join(' ')).toBe(verbs)
})

test.each([
  'a man sits on a bench holding a red umbrella',
  'a robot sits on a park bench, holding an umbrella over a kitten',
])('%s: who sits with an umbrella does not walk with it', (prompt) => {
  expect(rehearse(shotOf(prompt)).subjects[0]?.actions.map(({ verb }) => verb)).toEqual(['sit'])
})
