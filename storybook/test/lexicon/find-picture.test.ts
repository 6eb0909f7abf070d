import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PROPS } from '../../src/cast/props/all-props.ts'
import { findPicture } from '../../src/lexicon/find-picture.ts'
import { KEYWORD_LANGUAGES, wordsOfLanguage } from '../../src/lexicon/foreign-words.ts'
import { pictureIndex } from '../../src/lexicon/pictures.ts'

const EXPECTED: Record<string, string> = {
  horse: 'noto:horse',
  pony: 'noto:horse',
  cat: 'noto:cat',
  labrador: 'prop:labrador',
  dachshund: 'prop:dachshund',
  sparrow: 'prop:sparrow',
  cheetah: 'prop:cheetah',
  walrus: 'prop:walrus',
  ferret: 'noto:otter',
  axolotl: 'prop:axolotl',
  ostrich: 'prop:ostrich',
  lemur: 'prop:lemur',
  capybara: 'prop:capybara',
  goldfish: 'noto:fish',
  orange: 'noto:tangerine',
  plum: 'prop:plum',
  lasagna: 'prop:lasagna',
  linguine: 'noto:spaghetti',
  orchid: 'prop:orchid',
  begonia: 'prop:flower',
  cello: 'prop:cello',
  car: 'noto:automobile',
  tractor: 'noto:tractor',
  'fire truck': 'noto:fire-engine',
  sloop: 'prop:boat',
  'face with tears of joy': 'noto:face-with-tears-of-joy',
  'letter a': 'noto:letter-a',
  'research paper': 'noto:page-facing-up',
}

describe('a picture for any noun', () => {
  it.each(Object.entries(EXPECTED))('%s is shown by %s', (word, picture) => {
    expect(findPicture(word)?.picture).toBe(picture)
  })

  it.each(['freedom', 'happiness', 'reflection', 'idea', 'meaning'])(
    '%s is nothing to be seen',
    (word) => {
      expect(findPicture(word)).toBeNull()
    },
  )

  it.each(['plumber', 'gondolier', 'astronaut', 'grandmother', 'einstein', 'blacksmith'])(
    '%s is a person',
    (word) => {
      expect(findPicture(word)).toMatchObject({ picture: 'person', kind: 'person' })
    },
  )

  it('tells meanings apart by the words around', () => {
    expect(findPicture('mouse', { context: ['cheese'] })?.picture).toBe('noto:mouse')
    expect(findPicture('mouse', { context: ['keyboard', 'desk'] })?.picture).toBe(
      'noto:computer-mouse',
    )
    expect(findPicture('bat', { context: ['cave', 'night'] })?.picture).toBe('noto:bat')
    expect(findPicture('bat', { context: ['baseball'] })?.picture).toBe('prop:baseball-bat')
  })

  it('reaches every Noto picture by its own name', () => {
    const names = readFileSync(new URL('../../assets/pictures.tsv', import.meta.url), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => line.split('\t'))
      .filter(([, subgroup]) => subgroup !== 'alias')
      .map(([name = '']) => name)
    expect(names.length).toBe(3819)
    const lost = names.filter((name) => findPicture(name.replaceAll('-', ' ')) === null)
    expect(lost).toEqual([])
  })

  it('reaches every prop by each of its words, but for those that mean something else more often', () => {
    const lost = PROPS.flatMap(({ name, words }) =>
      words.filter((word) => findPicture(word)?.picture !== `prop:${name}`),
    )
    expect(lost.toSorted()).toEqual([
      'bow',
      'bow and arrow',
      'coach',
      'fighter',
      'ghost',
      'map of japan',
      'pitcher',
    ])
  })

  it('takes a word apart that is written as one, where both halves are words', () => {
    expect(findPicture('catmugs')).toMatchObject({ concept: 'mug' })
    expect(findPicture('qzxlamps')).toBeNull()
  })

  it('shows things, not symbols: no face, flag or letter for a plain noun', () => {
    const { byName } = pictureIndex()
    for (const word of [
      'dog',
      'cow',
      'tiger',
      'pig',
      'moon',
      'house',
      'hospital',
      'hotel',
      'bank',
      'school',
      'mouse',
    ]) {
      const picture = byName.get(findPicture(word)?.picture.replace('noto:', '') ?? '')
      expect(picture?.name ?? 'prop').not.toMatch(/-face$|button|symbol|letter/)
    }
  })

  it.each(KEYWORD_LANGUAGES)('knows a dog, a tree or a house in %s', (language) => {
    const known = [...wordsOfLanguage(language)].filter(([, names]) =>
      /^!(?:dog|deciduous-tree|house|cat)(?: |$)/.test(names),
    )
    expect(known.length).toBeGreaterThan(1)
    for (const [word] of known) expect(findPicture(word, { language })).not.toBeNull()
  })

  it('never throws, whatever the word', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (word) => {
        findPicture(word)
      }),
    )
  })
})
