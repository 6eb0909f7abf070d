import { describe, expect, test } from 'vitest'
import { findPicture } from '../../src/lexicon/find-picture.ts'
import { grownOf, mayHave, parentOf } from '../../src/lexicon/young.ts'

describe('young animals', () => {
  test.each([
    ['seal pup', 'noto:seal'],
    ['zebra foals', 'noto:zebra'],
    ['elephant calf', 'noto:elephant'],
    ['penguin chick', 'prop:penguin-chick'],
    ['lion cub', 'prop:lion-cub'],
    ['pup', 'noto:dog'],
  ])('%s is shown by %s', (noun, picture) => {
    expect(findPicture(noun)?.picture).toBe(picture)
  })

  test('are their parents’ only where such parents have young of that name', () => {
    const whale = { noun: 'whale', kind: 'fish' }
    expect(mayHave(whale, 'calf', false)).toBe(true)
    expect(mayHave(whale, 'cub', true)).toBe(false)
    expect(mayHave(whale, 'baby', false)).toBe(false)
    expect(mayHave(whale, 'baby', true)).toBe(true)
    expect(mayHave({ noun: 'hen', kind: 'bird' }, 'chick', true)).toBe(false)
    expect(mayHave({ noun: 'owl', kind: 'bird' }, 'chick', true)).toBe(true)
  })

  test('are named after their parents, or have a name that says whose they are', () => {
    expect(parentOf('snow leopard cubs')).toBe('snow leopard')
    expect(parentOf('corgi puppy')).toBeNull()
    expect(grownOf('duckling')).toBe('duck')
    expect(grownOf('constructor')).toBeNull()
  })
})
