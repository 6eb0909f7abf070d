import { describe, expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { createRandom } from '../../src/scene/random.ts'
import type { Blocking } from '../../src/stage/blocking.ts'
import { stillLookFor } from '../../src/stage/setting/still-life/still-look.ts'
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

describe('what is in a cupboard is seen on its boards', () => {
  test.each([
    ['an open fridge full of penguins', 'prop:open-refrigerator', 9],
    ['an open fridge with milk, eggs and cheese', 'prop:open-refrigerator', 6],
    ['a cupboard full of teapots', 'prop:open-wardrobe', 9],
    ['a bookshelf full of jars', 'prop:bare-bookcase', 9],
  ])('%s', (prompt, picture, heads) => {
    const { players } = blockPrompt(prompt)
    const [holder, ...others] = players.toSorted((a, b) => b.at(0).height - a.at(0).height)
    expect(holder?.actor.name).toBe(picture)
    expect(players).toHaveLength(heads)
    const { x, y, height } = holder!.at(0)
    for (const each of others) {
      expect(Math.abs(each.at(0).x - x)).toBeLessThan(0.5 * height)
      expect(each.at(0).y).toBeGreaterThan(y)
      expect(each.at(0).y + each.at(0).height).toBeLessThan(y + height)
    }
  })

  test('a fridge with a cake in it is in the kitchen', () => {
    const { shot } = blockPrompt('a bottle of milk and a cake in the fridge')
    expect(shot.place).toBe('kitchen')
  })

  test('a bookshelf full of books has them drawn', () => {
    expect(nounsOf(blockPrompt('a bookshelf full of books'))).toEqual(['bookshelf'])
  })

  test('one drinks from the glasses of a table', () => {
    const nouns = nounsOf(
      blockPrompt('a dining table laid with plates, glasses and a roast turkey'),
    )
    expect(nouns.filter((noun) => noun === 'wine glass')).toHaveLength(3)
  })
})

test('behind a table is a corner that suits its things, unless the room itself tells more', () => {
  const cornerIn = (place: string): string | undefined =>
    stillLookFor(place, createRandom(1))?.corner
  expect(cornerIn('kitchen')).toBe('kitchen')
  expect(cornerIn('office')).toBe('desk')
  expect(cornerIn('laboratory')).toBeUndefined()
})
