import { describe, expect, it } from 'vitest'
import type { Shot, Subject } from '../../src/plan/plan.ts'
import { read } from '../../src/read/read.ts'
import { perform } from '../../src/stage/playing/choreograph.ts'
import { castShot } from '../../src/stage/playing/casting.ts'
import { createFinder } from '../../src/stage/telling/find-thing.ts'
import { rehearse } from '../../src/stage/telling/rehearse.ts'
import type { Moment } from '../../src/stage/actions/action.ts'
import { createRandom } from '../../src/scene/random.ts'

function told(prompt: string): Shot {
  const [shot] = read(prompt).shots
  if (!shot) throw new Error(`No shot in "${prompt}".`)
  return rehearse(shot)
}

describe('who aims at something', () => {
  it.each([
    ['a boy kicks a ball into a goal', 'shoot-goal'],
    ['a basketball player shoots the ball into the hoop', 'shoot-basketball'],
    ['a golfer hits the ball into the hole', 'golf'],
    ['a girl throws a ball to her friend', 'play-catch'],
    ['a child throws bread to the ducks', 'feed'],
    ['a girl throws a ball to her dog', 'throw-for-dog'],
    ['a girl throws a ball to a seal', 'throw-to'],
    ['a boy throws an apple into a basket', 'throw-at'],
    ['a boy throws a snowball at a policeman', 'pelt'],
    ['a woman throws a shoe at a cat', 'pelt'],
    ['three children throw snowballs at a policeman', 'throw-snowball'],
    ['an archer shoots an arrow at a target', 'archery'],
  ])('%s: %s', (prompt, verb) => {
    expect(told(prompt).subjects[0]?.actions[0]?.verb).toBe(verb)
  })

  it('a goal that comes with the deed does not stand there twice', () => {
    const { subjects } = told('a boy kicks a ball into a goal')
    expect(subjects.map(({ noun }) => noun)).toEqual(['boy'])
  })
})

describe('craft that fight', () => {
  const sides = (prompt: string) => {
    const { place, subjects } = told(prompt)
    const side = ({ noun, count, actions: [deed] }: Subject): string =>
      `${count} ${noun} ${deed?.verb} ${deed?.direction ?? 'anywhere'}`
    return [place ?? 'anywhere', ...subjects.map(side)].join('; ')
  }

  it.each([
    ['a space battle', 'anywhere; 2 spaceship exchange-fire right; 2 spaceship exchange-fire left'],
    [
      'two fighter jets in a dogfight',
      'anywhere; 1 fighter jet exchange-fire right; 1 fighter jet exchange-fire left',
    ],
    [
      'two spaceships shoot lasers at each other',
      'anywhere; 1 spaceship exchange-fire right; 1 spaceship exchange-fire left',
    ],
    [
      'three star fighters shoot lasers at a space station',
      'anywhere; 3 starfighter open-fire right; 1 space station take-fire left',
    ],
    ['a ufo fires at a house', 'village; 1 ufo open-fire right; 1 house take-fire left'],
    ['a tank fires its cannon', 'anywhere; 1 tank open-fire anywhere'],
    [
      'a tank battle in the desert',
      'desert; 1 tank exchange-fire right; 1 tank exchange-fire left',
    ],
    ['a naval battle', 'anywhere; 2 warship exchange-fire anywhere'],
    ['a ship fights against the storm', 'anywhere; 1 ship sail anywhere'],
  ])('%s: %s', (prompt, seen) => {
    expect(sides(prompt)).toBe(seen)
  })

  it.each([
    ['two spaceships fight', 'laser'],
    ['two fighter jets fight', 'tracer'],
  ])('%s with %ss, and hits are seen', (prompt, bolts) => {
    const finder = createFinder(1)
    const { castings, find } = castShot(told(prompt), 1, finder)
    const [casting] = castings
    const [actor] = casting?.actors ?? []
    const cue = {
      find,
      medium: 'air',
      partner: null,
      random: createRandom(1),
      seconds: 5,
      room: 0,
    } as const
    const { effects } = perform({ ...casting!, actor: actor!, ...cue, ground: 'none' })
    expect(effects.map(({ name }) => name)).toEqual(expect.arrayContaining([bolts, 'sparks']))
  })
})

/** The deed of the first casting, moment by moment. */
function played(prompt: string): readonly Moment[] {
  const finder = createFinder(1)
  const { castings, find } = castShot(told(prompt), 1, finder)
  const [casting] = castings
  const [actor] = casting?.actors ?? []
  if (!casting || !actor) throw new Error('Nobody plays.')
  expect(castings).toHaveLength(1)
  const performance = perform({
    ...casting,
    actor,
    find,
    medium: 'ground',
    partner: null,
    random: createRandom(1),
    seconds: 5,
    room: 0,
    ground: 'floor',
  })
  return Array.from({ length: 60 }, (_, index) => performance.at(index / 24))
}

describe('what is thrown', () => {
  it.each([
    ['a boy throws an apple into a basket', 'basket'],
    ['a man throws a ball into a trash can', 'trash can'],
    ['a girl throws a ball to a seal', 'seal'],
    ['a woman throws a shoe at a cat', 'cat', 'shoe'],
    ['a boy throws a banana at a lion', 'lion', 'banana'],
  ])('%s: it gets there', (prompt, aim, thing = '?ball') => {
    const nearest = Math.min(
      ...played(prompt).map(({ companions }) => {
        const goal = companions.find(({ name }) => name === aim)
        const ball = companions.find(({ name }) => name === thing)
        if (!goal || !ball) return Infinity
        const half = (goal.height * goal.actor.aspect) / 2
        const beside = Math.max(0, Math.abs(ball.place.x - goal.place.x) - half)
        const above = Math.max(0, ball.place.y - goal.place.y - goal.height)
        return beside + above
      }),
    )
    expect(nearest).toBeLessThan(0.05)
  })
})

it('what is thrown to a crowd flies to some who stand together with their hands up', () => {
  const shot = told('a bride throws her bouquet to a crowd of guests')
  const [bride, guests] = shot.subjects
  expect(bride?.actions[0]).toMatchObject({ verb: 'throw-to-crowd', prop: 'bouquet' })
  expect(guests).toMatchObject({ count: 5, actions: [{ verb: 'cheer' }] })
})
