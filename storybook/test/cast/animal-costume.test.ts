import { expect, test } from 'vitest'
import { costumeWorn } from '../../src/cast/mascots/animal-costume.ts'
import { castSubject } from '../../src/cast/cast.ts'
import { isPuppet } from '../../src/cast/people/puppet.ts'
import { Subject } from '../../src/plan/plan.ts'

const wearing = (garment: string) => [{ garment, colour: null }]

test.each([
  ['dinosaur onesie', 't-rex'],
  ['bear costume', 'bear'],
  ['turtle suit', 'turtle'],
  ['bunny pajamas', 'rabbit'],
])('who wears a %s is dressed up as a %s', (garment, animal) => {
  expect(costumeWorn(wearing(garment))?.animal).toBe(animal)
})

test.each(['suit', 'business suit', 'halloween costume', 'red dress'])(
  'a %s is no animal',
  (garment) => {
    expect(costumeWorn(wearing(garment))).toBeNull()
  },
)

test.each([
  ['pumpkin costume', 'prop:pumpkin'],
  ['lobster costume', 'noto:lobster'],
])('a %s goes around the body', (garment, shell) => {
  expect(costumeWorn(wearing(garment))?.shell).toBe(shell)
})

test('who is dressed as a bee has wings', () => {
  const garments = costumeWorn(wearing('bee costume'))?.clothes.map((each) => each.garment)
  expect(garments).toContain('wings')
})

test('a child in a bear costume is a child in brown fur', () => {
  const person = { age: 'child', gender: 'man', wears: wearing('bear costume') }
  const subject = { id: 's1', words: 'boy', noun: 'boy', kind: 'person', picture: 'person', person }
  const actor = castSubject(Subject.parse(subject), { seed: 1 })
  expect(isPuppet(actor) && actor.proportions.age).toBe('child')
})
