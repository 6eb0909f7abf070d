import { expect, test } from 'vitest'
import { castSubject } from '../../src/cast/cast.ts'
import { createPicture } from '../../src/cast/create-picture.ts'
import { CAT_BREEDS } from '../../src/cast/props/creatures/breeds/cat-breeds.ts'
import { DOG_BREEDS } from '../../src/cast/props/creatures/breeds/dog-breeds.ts'
import { movePiece } from '../../src/cast/props/piece-moves.ts'
import { findPicture } from '../../src/lexicon/find-picture.ts'
import { Subject } from '../../src/plan/plan.ts'

const breeds = [...DOG_BREEDS, ...CAT_BREEDS]

test.each(breeds.flatMap(({ name, words }) => words.map((word) => [word, name])))(
  '%s is played by the %s',
  (word, name) => {
    expect(findPicture(word)?.picture).toBe(`prop:${name}`)
  },
)

test('proportions tell breeds apart', () => {
  const aspect = (name: string): number => createPicture(`prop:${name}`).aspect
  expect(aspect('dachshund')).toBeGreaterThan(1.25 * aspect('german-shepherd'))
  expect(aspect('german-shepherd')).toBeGreaterThan(1.15 * aspect('chihuahua'))
})

test('breeds walk on four legs, and can do what people do', () => {
  for (const { name, words } of breeds) {
    expect(createPicture(`prop:${name}`).legs).toBeDefined()
    const [noun = name] = words
    const asked = { id: 's1', words: noun, noun, kind: 'animal', picture: `prop:${name}` }
    const action = {
      verb: 'play-guitar',
      direction: null,
      target: null,
      prop: null,
      pace: 'normal',
    }
    const player = castSubject(Subject.parse({ ...asked, actions: [action] }), { seed: 1 })
    expect(player.kind, name).toBe('puppet')
  }
})

test('lids show only while the eyes are shut', () => {
  const lids = { by: 'lids', at: [10, 10], draw: () => {} } as const
  expect(movePiece(lids, 1, { pose: { blink: 0 }, t: 0 })).toBeNull()
  expect(movePiece(lids, 1, { pose: { blink: 1 }, t: 0 })).not.toBeNull()
})
