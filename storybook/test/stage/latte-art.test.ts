import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { retell } from '../../src/stage/telling/retelling.ts'

const told = (prompt: string) => retell(read(prompt).shots[0]!).subjects

test.each([
  'A barista pours latte art in the shape of a heart, close-up',
  'close-up of latte art being poured into a cup',
  'Close-up: milk is poured into a cup of coffee, forming a heart',
])('%s: the jug tips over the cup', (prompt) => {
  expect(told(prompt)).toMatchObject([
    { picture: 'prop:latte-art', person: null, actions: [{ verb: 'pour', prop: 'latte art' }] },
  ])
})

test.each([
  'a barista makes latte art',
  'a barista pours steamed milk into a cup, latte art forming a heart',
])('%s: from afar the barista is seen at it', (prompt) => {
  expect(told(prompt)).toMatchObject([{ noun: 'barista', actions: [{ verb: 'latte-art' }] }])
})
