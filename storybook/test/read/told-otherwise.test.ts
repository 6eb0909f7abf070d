import { expect, test } from 'vitest'
import type { Plan } from '../../src/plan/plan.ts'
import { read } from '../../src/read/read.ts'

/** Who, as a subject of the plan; the deed in three forms, its object, and the deed of the plan. */
const SAYINGS = [
  ['a boy', 'climb', 'climbs', 'climbing', 'a tree', 'climb-tree'],
  ['a man', 'play', 'plays', 'playing', 'the guitar', 'play-guitar'],
  ['an old woman', 'feed', 'feeds', 'feeding', 'five pigeons', 'feed'],
  ['a bear', 'catch', 'catches', 'catching', 'a fish', 'fish'],
  ['a robot', 'water', 'waters', 'watering', 'a flower', 'water'],
  ['a girl', 'dance', 'dances', 'dancing', '', 'dance'],
  ['a baby', 'crawl', 'crawls', 'crawling', '', 'crawl'],
] as const

interface Said {
  readonly who: string
  readonly base: string
  readonly does: string
  readonly doing: string
  readonly what: string
}

/** The same, told otherwise: none of these words may part somebody from the deed. */
const TELLINGS: Readonly<Record<string, (said: Said) => string>> = {
  'an hour comes first': ({ who, does, what }) => `on a rainy day ${who} ${does} ${what}`,
  'a place comes first': ({ who, does, what }) =>
    `in the middle of a forest ${who} ${does} ${what}`,
  'a year comes first': ({ who, does, what }) => `in the year 1900 ${who} ${does} ${what}`,
  'the weather comes first': ({ who, does, what }) => `while it rains ${who} ${does} ${what}`,
  'others come first': ({ who, does, what }) => `a crowd watches as ${who} ${does} ${what}`,
  'a caption': ({ who, doing, what }) => `a video of ${who} ${doing} ${what}`,
  'what is seen': ({ who, doing, what }) => `through a window we see ${who} ${doing} ${what}`,
  'an adverb': ({ who, does, what }) => `${who} slowly ${does} ${what}`,
  'as always': ({ who, does, what }) => `${who} always ${does} ${what}`,
  'a beginning': ({ who, doing, what }) => `${who} starts ${doing} ${what}`,
  'a beginning after a deed': ({ who, doing, what }) => `${who} stops and starts ${doing} ${what}`,
  'without an end': ({ who, doing, what }) => `${who} never stops ${doing} ${what}`,
  'being busy': ({ who, doing, what }) => `${who} is busy ${doing} ${what}`,
  'having fun': ({ who, doing, what }) => `${who} has fun ${doing} ${what}`,
  'an evening of it': ({ who, doing, what }) => `${who} spends the evening ${doing} ${what}`,
  'a try': ({ who, base, what }) => `${who} tries to ${base} ${what}`,
  'a pretence': ({ who, base, what }) => `${who} pretends to ${base} ${what}`,
  'a quality': ({ who, does, what }) => `${who} ${does} ${what}, 4k, highly detailed`,
  'the camera': ({ who, does, what }) => `${who} ${does} ${what} as the camera slowly zooms in`,
}

const doers = ({ shots }: Plan, deed: string): string[] =>
  shots.flatMap(({ subjects }) =>
    subjects
      .filter(({ actions }) => actions.some(({ verb }) => verb === deed))
      .map(({ count, noun }) => `${count} ${noun}`),
  )

test.for(Object.entries(TELLINGS))('%s', ([, tell]) => {
  for (const [who, base, does, doing, what, deed] of SAYINGS) {
    const prompt = tell({ who, base, does, doing, what }).trim()
    expect(doers(read(prompt), deed), prompt).toContain(`1 ${who.split(' ').at(-1)}`)
  }
})
