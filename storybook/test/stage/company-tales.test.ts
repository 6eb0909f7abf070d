import { describe, expect, it } from 'vitest'
import { isPuppet } from '../../src/cast/people/puppet.ts'
import { castShot } from '../../src/stage/playing/casting.ts'
import { rehearse } from '../../src/stage/telling/rehearse.ts'
import { whirled } from '../../src/stage/actions/people/whirl.ts'
import { createFinder } from '../../src/stage/telling/find-thing.ts'
import { read } from '../../src/read/read.ts'
import type { Shot } from '../../src/plan/plan.ts'
import { block, only } from './blocked.ts'

function told(prompt: string): Shot {
  const [shot] = read(prompt).shots
  if (!shot) throw new Error(`No shot in "${prompt}".`)
  return rehearse(shot)
}

const verbOf = (prompt: string): string | undefined => told(prompt).subjects[0]?.actions[0]?.verb

describe('people with people', () => {
  it.each([
    ['a boy and his robot walk hand in hand', 'hold-hands'],
    ['children hold hands and dance in a circle', 'ring-dance'],
    ["a woman combs her daughter's hair", 'do-hair'],
    ['a manager presents a chart on a whiteboard to four colleagues at a table', 'present-to'],
    ['a boy holds an umbrella over a stray dog in the rain', 'shelter'],
    ['a grandmother bakes cookies with her two grandchildren', 'bake-together'],
    ['a family watches television', 'watch-tv-together'],
    ['two friends sit on a bench', 'sit-together'],
    ['a mother reads a bedtime story to her daughter', 'read-at-bedside'],
    ['a grandfather reads a story to five children', 'read-to'],
    ['a mechanic lies under a car', 'lie-under-car'],
    ['a girl sits on the hood of a car', 'sit-on-hood'],
    ['a driver leans on his car and reads a newspaper', 'read-leaning'],
    ['a man runs through the rain holding a newspaper over his head', 'run-holding-up'],
    ['an old man plays chess against himself', 'play-chess-alone'],
    ['a girl eats pizza on the floor', 'eat-on-grass'],
    ['two old men share a bench in a park', 'sit-together'],
    ['a father and son read a book together on a sofa', 'read-on-sofa'],
    ['a robot and a girl plant a tree together', 'plant-together'],
    ['a girl looks at her reflection in a mirror', 'look-mirror'],
    ['an angry man', 'rage'],
    ['five protesters hold a banner', 'hold-banner'],
    ['an old couple shares a blanket on a bench', 'share-blanket'],
    ['three friends plant a tree', 'plant-together'],
    ['a family sits round a table', 'confer'],
    ['a big family gathers around a long table under olive trees for sunday lunch', 'dine'],
    ['a family sits at a table in the garden eating pasta', 'dine'],
    ['two hikers look at the camera in a forest', 'face-us'],
    ['a chef places a cherry on top of a cake', 'put-there'],
    ['a woman puts a red vase on the table', 'put-there'],
    ['a young couple unpacks boxes', 'unpack'],
    ['two nurses push a patient on a stretcher', 'push-stretcher'],
    ['three women fold a big sheet', 'fold-sheet'],
    ['a father helps his son with homework at the kitchen table', 'study-together'],
    ['a girl tries on a hat in front of a mirror', 'try-on'],
    ['a surgeon and two nurses in an operating room', 'surgery'],
    ['a student falls asleep on a pile of books', 'nap-at-desk'],
    ['a student sleeps in class', 'nap-at-desk'],
    ['a man falls asleep in a meeting', 'nap-at-desk'],
  ])('%s: %s', (prompt, verb) => {
    expect(verbOf(prompt)).toBe(verb)
  })

  it('stand by one whom another tends, who is there only once', () => {
    const { subjects } = told('a doctor examines a boy while his mother hugs him')
    expect(subjects.map(({ actions: [deed] }) => deed?.verb)).toContain('look-at')
  })

  it('a whole company shares one table', () => {
    const { castings } = castShot(told('four friends play cards at a table'), 3, createFinder(3))
    const [cards, ...others] = castings
    expect(others).toEqual([])
    expect([cards?.actors.length, cards?.partners.length, cards?.fellows.length]).toEqual([1, 1, 2])
  })

  it.each([
    ['a family decorates a Christmas tree', 3],
    ['two painters paint a wall', 1],
    ['two kids wash a dog', 1],
    ['three hikers look at a map', 2],
    ['a chess game', 1],
  ])('%s: one thing for all of them', (prompt, others) => {
    const { castings } = castShot(told(prompt), 3, createFinder(3))
    expect(castings).toHaveLength(1)
    const heads = castings.map(({ actors, partners, fellows }) => [
      actors.length,
      partners.length + fellows.length,
    ])
    expect(heads).toEqual([[1, others]])
  })

  it.each([1, 2, 3])('a mother and her daughters have one skin, by seed %i', (seed) => {
    const shot = told('a mother and her two daughters dance')
    const { castings } = castShot(shot, seed, createFinder(seed))
    const all = castings.flatMap(({ actors, partners }) => [...actors, ...partners])
    const skins = all.filter(isPuppet).map(({ look }) => look.skin)
    expect(skins.length).toBeGreaterThan(1)
    expect(new Set(skins).size).toBe(1)
  })

  it('whatever is done on a paddle board is done on water', () => {
    expect(told('a woman does yoga on a paddle board').place).toBe('lake')
  })

  it('animals that play cards do so with one another', () => {
    const { castings } = castShot(told('a mouse and a cat play cards'), 3, createFinder(3))
    expect(castings).toHaveLength(1)
    expect(castings[0]?.partners[0]?.name).toBe('noto:cat')
  })

  it.each([
    ['an old man plays chess against a robot in a park', 'noto:robot'],
    ['a girl plays cards with a bear', 'noto:bear'],
    ['a boy plays ping pong against a penguin', 'noto:penguin'],
    ['a little girl plays checkers with her teddy bear', 'noto:teddy-bear'],
  ])('%s: the partner is %s, and no stranger', (prompt, other) => {
    const { castings } = castShot(told(prompt), 3, createFinder(3))
    expect(castings).toHaveLength(1)
    expect(castings[0]?.partners[0]?.name).toBe(other)
  })

  it.each([
    ['a woman dances with a robot', 'dance'],
    ['a boy races against a cheetah', 'run'],
  ])('%s: the other does too', (prompt, verb) => {
    expect(told(prompt).subjects[1]?.actions[0]?.verb).toBe(verb)
  })

  it('who is measured stands beside the tailor, who also measures without anybody', () => {
    const fitting = castShot(told('a tailor measures a customer'), 3, createFinder(3)).castings
    expect(fitting).toHaveLength(1)
    expect(fitting[0]?.partners).toHaveLength(1)
    const { castings } = castShot(told('a carpenter measures a plank'), 3, createFinder(3))
    expect(castings[0]?.partners).toHaveLength(0)
  })

  it('two teams pull on one rope', () => {
    const { castings } = castShot(told('two teams play tug of war'), 3, createFinder(3))
    expect(castings).toHaveLength(1)
    expect(castings[0]?.fellows).toHaveLength(4)
  })

  it('a knight kneels before the queen at arm’s length', () => {
    const { castings } = castShot(told('a knight kneels before a queen'), 3, createFinder(3))
    expect(castings).toHaveLength(1)
    expect(castings[0]?.partners[0]?.name).toBe('queen')
    expect(castings[0]?.extent.right).toBeGreaterThan(0.6)
  })
})

describe('at a fire in the open', () => {
  it('one or two of a company play, the others listen, and all of them sit round it', () => {
    const { subjects, relations } = told('five friends around a campfire, playing guitar')
    const [players, listeners, fire] = subjects
    expect([players?.count, listeners?.count, fire?.noun]).toEqual([2, 3, 'campfire'])
    expect(players?.actions.map(({ verb }) => verb)).toEqual(['play-guitar', 'sit'])
    expect(listeners?.actions.map(({ verb }) => verb)).toEqual(['sit'])
    expect(relations.map(({ relation, to }) => `${relation} ${to}`)).toEqual([
      `around ${fire?.id}`,
      `around ${fire?.id}`,
    ])
  })

  it('who plays there has the lap of one who sits', () => {
    const shot = told('a cowboy playing guitar by a campfire')
    expect(only(block(shot, 1), shot.subjects[0]?.id ?? '').at(1).pose.hips).toBeLessThan(0.4)
  })
})

describe('what is caught with a rod', () => {
  it.each([
    ['a fisherman catches a huge fish', 'land-huge-fish'],
    ['a boy catches a small fish', 'land-fish'],
  ])('%s: %s', (prompt, verb) => {
    expect(verbOf(prompt)).toBe(verb)
    const { castings } = castShot(told(prompt), 3, createFinder(3))
    expect(castings.map(({ subject }) => subject.kind)).toEqual(['person'])
  })
})

describe('what several people do to one thing', () => {
  it('witches stir one cauldron', () => {
    const { subjects, relations } = told('three witches stir a bubbling green cauldron')
    expect(subjects.map(({ noun, count }) => `${count} ${noun}`)).toEqual(['3 witch', '1 cauldron'])
    expect(relations.map(({ relation }) => relation)).toEqual(['around'])
  })
})

describe('what is looked at', () => {
  it.each([
    ['a man looks at the sea', 'gaze-out'],
    ['two children watch a shooting star', 'gaze-up'],
    ['a boy points at a rainbow', 'look-up'],
    ['a woman admires a painting', 'view-art'],
    ['a man looks at a dog', 'look-at'],
    ['a family watches the northern lights', 'gaze-up'],
    ['a girl watches the rain', 'gaze-out'],
    ['a zookeeper watches the sunrise over the savanna', 'gaze-out'],
    ['a robot and a cat watch the sunset', 'gaze-up'],
    ['a girl and a dog watch shooting stars', 'gaze-up'],
  ])('%s: %s', (prompt, verb) => {
    expect(verbOf(prompt)).toBe(verb)
  })
})

describe('trades', () => {
  it.each([
    ['a golfer swings', 'golf'],
    ['a DJ mixes records', 'dj'],
    ['a barista makes latte art', 'latte-art'],
    ['an electrician changes a light bulb', 'change-bulb'],
  ])('%s: %s', (prompt, verb) => {
    expect(verbOf(prompt)).toBe(verb)
  })

  it('what the trade brings along is not put up a second time', () => {
    expect(told('a potter makes a vase').subjects.map(({ noun }) => noun)).toEqual(['potter'])
  })
})

describe('a body that turns about', () => {
  it('shows front, side, back and side, never its edge', () => {
    const views = [0, 1, 2, 3].map((quarter) => whirled((quarter * Math.PI) / 2).view)
    expect(views).toEqual(['front', 'side', 'back', 'side'])
    for (let angle = 0; angle < 7; angle += 0.1) {
      expect(Math.abs(whirled(angle).turn)).toBeGreaterThan(0.7)
    }
  })
})

describe('what a deed has around it', () => {
  const around = (prompt: string, t: number): string[] => {
    const { pose, companions } = only(block(told(prompt), 1), 's1').performance.at(t)
    return [...(pose.holds ?? []).map(({ actor }) => actor.name), ...companions.map((e) => e.name)]
  }

  it('popcorn is in a raised hand and beside the sofa', () => {
    const seen = around('a family watches TV on the couch with popcorn', 2)
    expect(seen.filter((name) => name === 'popcorn')).toHaveLength(2)
    expect(around('a family watches TV on the couch', 2)).not.toContain('popcorn')
  })

  it('a stone that skips leaves rings on the water, ever farther out', () => {
    const { performance } = only(block(told('a boy skips stones on a river'), 1), 's1')
    const rings = performance.at(1.4).companions.filter(({ name }) => name === 'water ring')
    expect(rings.length).toBeGreaterThan(1)
    for (const { place } of rings) expect(place.z).toBeGreaterThan(0.5)
  })

  it('who draws with chalk kneels over the drawings on the ground', () => {
    expect(around('a child draws with chalk on the sidewalk', 1)).toContain('chalk drawings')
  })
})

it('photographers of whom it is not said what they take pictures of take them of the lead', () => {
  const { subjects } = told('a model walks down a runway while photographers take pictures')
  expect(subjects[1]?.actions[0]).toMatchObject({ verb: 'photograph', target: subjects[0]?.id })
})
