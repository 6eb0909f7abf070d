import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { retell } from '../../src/stage/telling/retelling.ts'

const told = (prompt: string) => retell(read(prompt).shots[0]!)

test('a flock on a wire flies up and away', () => {
  const { subjects } = told('the crows on the telephone wire fly away when the scarecrow sneezes')
  expect(subjects[0]).toMatchObject({ noun: 'crow', actions: [{ verb: 'fly-up' }] })
})

test('gulls wait on a row of posts, one on each', () => {
  const { subjects, relations } = told(
    'an old fisherman mends his net on the dock while seagulls wait on the posts behind him',
  )
  const posts = subjects.find(({ picture }) => picture === 'prop:postrow')
  expect(relations).toContainEqual({ from: 's2', relation: 'inside', to: posts?.id })
})

test('a flock forms a heart of many, each of them a bird', () => {
  const [flock] = told('a flock of starlings forms the shape of a heart at sunset').subjects
  expect(flock).toMatchObject({ shape: 'heart', count: 18, actions: [{ verb: 'hover' }] })
})
