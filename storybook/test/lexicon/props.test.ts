import { expect, it } from 'vitest'
import { PROPS } from '../../src/cast/props/all-props.ts'
import { findProp } from '../../src/lexicon/props.ts'

it('knows every prop of the cast by its words; if not, run `npm run docs`', () => {
  const said = new Map(
    PROPS.flatMap(({ name, kind, words }) =>
      words.map((word) => [word, { picture: `prop:${name}`, kind }]),
    ),
  )
  const read = new Map([...said.keys()].map((word) => [word, findProp(word)]))
  expect(read).toEqual(said)
})
