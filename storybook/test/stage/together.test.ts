import { expect, test } from 'vitest'
import { rehearse } from '../../src/stage/telling/rehearse.ts'
import { stage } from '../../src/stage/stage.ts'
import { blockShot } from '../../src/stage/blocking.ts'
import { createRandom } from '../../src/scene/random.ts'
import { read } from '../../src/read/read.ts'
import type { Player } from '../../src/stage/player.ts'

function told(prompt: string): ReturnType<typeof rehearse> {
  const [shot] = read(prompt).shots
  if (!shot) throw new Error('No shot.')
  return rehearse(shot)
}

function playersIn(prompt: string): readonly Player[] {
  const [shot] = read(prompt).shots
  if (!shot) throw new Error('No shot.')
  const frame = { width: 640, height: 360, seconds: 5, seed: 1 }
  return blockShot({ ...frame, shot, random: createRandom(1) }).players
}

test.each([
  ['four friends having a picnic', 'picnic'],
  ['kids building a snowman', 'snowman'],
  ['a campfire with friends', 'campfire'],
  ['three friends roasting marshmallows', 'campfire'],
])('%s: round one %s', (prompt, noun) => {
  const things = told(prompt).subjects.filter((each) => each.noun === noun)
  expect(things).toHaveLength(1)
  const players = playersIn(prompt)
  const middle = players.find(({ subject }) => subject.noun === noun)?.at(2)
  const people = players.filter(({ subject }) => subject.kind === 'person')
  expect(people.length).toBeGreaterThan(1)
  for (const person of people) {
    const { x, facing } = person.at(2)
    expect(Math.sign((middle?.x ?? 0) - x), 'looks at it').toBe(Math.sign(facing))
    const own = person.performance.at(2).companions.map(({ name }) => name)
    expect(own, 'brings none along').not.toContain(noun)
  }
})

test.each([
  ['a bride and groom dancing', 'waltz'],
  ['an old couple dancing', 'waltz'],
  ['a couple in Paris', 'hold-hands'],
  ['a couple with an umbrella in the rain', 'share-umbrella'],
  ['two children walk under a yellow umbrella', 'share-umbrella'],
  ['a couple going home are caught in the rain with umbrellas', 'walk'],
])('%s: %s', (prompt, verb) => {
  const verbs = told(prompt).subjects.map(({ actions }) => actions[0]?.verb)
  expect(verbs).toContain(verb)
})

test('two strangers dance each on their own', () => {
  expect(told('two robots dancing').subjects[0]?.actions[0]?.verb).toBe('dance')
})

test('who walks hand in hand stays together', () => {
  const [walker] = playersIn('a couple walking on the beach')
  const apart = [0, 2, 4.5].map((t) => {
    const { place, companions } = walker!.performance.at(t)
    return (companions.find(({ name }) => name === 'partner')?.place.x ?? 0) - place.x
  })
  expect(Math.max(...apart) - Math.min(...apart)).toBeLessThan(0.02)
})

test('a birthday party has a cake', () => {
  const plan = read('a birthday party')
  const scene = stage({ plan, seed: 1, width: 320, height: 180, seconds: 2, fps: 24 })
  expect(plan.shots[0]?.subjects.map(({ noun }) => noun)).toContain('birthday table')
  expect(scene.shots).toHaveLength(1)
})
