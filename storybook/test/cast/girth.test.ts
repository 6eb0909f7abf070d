import { expect, test } from 'vitest'
import { castSubject } from '../../src/cast/cast.ts'
import { isPuppet } from '../../src/cast/people/puppet.ts'
import { Subject } from '../../src/plan/plan.ts'

const cat = (words: string) =>
  castSubject(Subject.parse({ id: 's1', noun: 'cat', kind: 'animal', words }), { seed: 1 })

test('a fat cat is wider than a cat, a skinny one narrower, and what they hold moves with them', () => {
  const [plain, fat, lean] = ['a cat', 'a fat cat', 'a skinny cat'].map(cat)
  expect(fat!.aspect).toBeCloseTo(plain!.aspect * 1.36)
  expect(lean!.aspect).toBeLessThan(plain!.aspect)
  expect(fat!.grip('mouth', {}).x).toBeCloseTo(plain!.grip('mouth', {}).x * 1.36)
  expect(fat!.grip('mouth', {}).y).toBe(plain!.grip('mouth', {}).y)
})

test.each([
  ['person', 'king'],
  ['animal', 'rabbit'],
] as const)('a fat %s played by a puppet has a belly, and the face of others', (kind, noun) => {
  const [plain, fat] = ['', 'fat'].map((words) => {
    const person = { role: 'king' }
    const subject = Subject.parse({ id: 's1', noun, kind, words, person })
    const actor = castSubject(subject, { seed: 1 })
    if (!isPuppet(actor)) throw new Error(`No puppet plays the ${noun}.`)
    return actor
  })
  expect(fat!.proportions.belly).toBeGreaterThan(1.4)
  expect(plain!.proportions.belly).toBe(1)
  expect(fat!.proportions.head).toBe(plain!.proportions.head)
})

test('a sumo wrestler is stout without being called so', () => {
  const words = 'two sumo wrestlers'
  const person = { role: 'sumo wrestler' }
  const subject = Subject.parse({ id: 's1', noun: 'sumo wrestler', kind: 'person', words, person })
  const actor = castSubject(subject, { seed: 1 })
  expect(isPuppet(actor) && actor.proportions.belly).toBeGreaterThan(1.4)
})

test('an old sewing machine is another machine', () => {
  const machine = (words: string) =>
    castSubject(
      Subject.parse({ id: 's1', noun: 'sewing machine', picture: 'prop:sewing-machine', words }),
      { seed: 1 },
    ).name
  expect(machine('a sewing machine')).toBe('prop:sewing-machine')
  expect(machine('an old sewing machine')).toBe('prop:old-sewing-machine')
})
