import { describe, expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import type { Blocking } from '../../src/stage/blocking.ts'
import { block } from './blocked.ts'

const blockPrompt = (prompt: string): Blocking => block(read(prompt).shots[0] ?? {}, 1)
const nounsOf = ({ players }: Blocking): string[] => players.map(({ subject }) => subject.noun)
const namesOf = ({ setting }: Blocking): string[] => setting.pieces.map(({ name }) => name)

describe('a still life fills the frame', () => {
  test.each([
    ['a teapot on a wooden table', ['teapot']],
    ['an hourglass on a desk', ['hourglass']],
    ['a pizza on a red checkered tablecloth', ['pizza']],
    ['an ice cream melting on a white table in the sun', ['ice cream']],
    ['a vase on a marble table', ['vase']],
    ['a glass swan on a black table', ['swan']],
    ['a key in a lock', ['lock']],
  ])('%s: its table is the ground', (prompt, nouns) => {
    const blocking = blockPrompt(prompt)
    expect(nounsOf(blocking)).toEqual(nouns)
    expect(namesOf(blocking)).toEqual(['soft room', 'table'])
  })

  test('a shelf is seen below what stands on it', () => {
    const { players } = blockPrompt('plates on a shelf')
    expect(players.map(({ actor }) => actor.name)).toContain('prop:bare-shelf')
  })

  test('before a window it stands where the light comes in', () => {
    const blocking = blockPrompt('a cup of coffee on a wooden table by the window, rain outside')
    expect(nounsOf(blocking)).toEqual(['cup of coffee'])
    expect(namesOf(blocking)).toContain('drops on the glass')
  })

  test('shoes on the stairs are on no table', () => {
    expect(namesOf(blockPrompt('a pair of red shoes on the stairs'))).not.toContain('table')
  })

  test.each(['a cat on a table', 'a table and two chairs'])(
    '%s: the table is furniture',
    (prompt) => {
      expect(nounsOf(blockPrompt(prompt)).join(' ')).toContain('table')
    },
  )
})
