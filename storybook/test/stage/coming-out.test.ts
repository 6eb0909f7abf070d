import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { retell } from '../../src/stage/telling/retelling.ts'

const told = (prompt: string) => retell(read(prompt).shots[0]!)

test.each([
  ['a tiger jumps out of a book', 'library'],
  ['a horse jumps out of a painting', 'living room'],
  ['a ghost comes out of the TV', 'living room'],
  ['a crab crawls out of the washing machine', 'bathroom'],
  ['a tiger jumps out of a book on the beach', 'beach'],
])('%s: %s', (prompt, place) => {
  expect(told(prompt)).toMatchObject({ place })
  expect(told(prompt).subjects[0]?.actions[0]).toMatchObject({ way: 'out-of' })
})

test('who climbs out of the frame of a painting leaves it', () => {
  const { subjects, relations } = told('the woman in the painting climbs out of its frame')
  expect(subjects[0]?.actions).toMatchObject([{ target: subjects[1]?.id, way: 'out-of' }])
  expect(relations).toEqual([])
})

test('a goldfish that leaves its bowl is one, and the bowl is a goldfish bowl', () => {
  const { subjects } = told('goldfish jumping out of its bowl')
  expect(subjects).toMatchObject([
    { noun: 'goldfish', count: 1, actions: [{ verb: 'jump', way: 'out-of' }] },
    { picture: 'prop:empty-fishbowl' },
  ])
})

test.each(['alien abducting a cow', 'aliens abduct a farmer from his field'])(
  '%s: their ship does it, over land, from afar',
  (prompt) => {
    const { subjects, camera, place } = told(prompt)
    expect(subjects[0]).toMatchObject({ noun: 'ufo', actions: [{ verb: 'abduct' }] })
    expect(place).toMatch(/meadow|field/u)
    expect(camera.framing).toBe('wide')
  },
)

test('who hatches comes out of an egg though none is named', () => {
  const [dragon] = told('cute baby dragon hatching').subjects
  expect(dragon?.actions[0]).toMatchObject({ verb: 'hatch-out', prop: 'egg' })
})

test('bees that make honey build the comb', () => {
  const { subjects } = told('bees making honey')
  expect(subjects.map(({ noun }) => noun)).toEqual(['bee', 'honeycomb'])
})
