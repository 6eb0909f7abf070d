import { describe, expect, it } from 'vitest'
import type { Shot } from '../../src/plan/plan.ts'
import { read } from '../../src/read/read.ts'
import { homeBefore } from '../../src/stage/setting/home-before.ts'
import { block, only, SECONDS } from './blocked.ts'

function shotsOf(prompt: string): readonly Shot[] {
  return read(prompt).shots
}

/** Where somebody is about the thing, early and late in the film: to the right, up, and away from us. */
function ends(prompt: string) {
  const [shot] = shotsOf(prompt)
  if (!shot) throw new Error(`No shot in "${prompt}".`)
  const player = only(block(shot, 1), 's1')
  const seen = (share: number) => {
    const moment = player.performance.at(share * SECONDS)
    const [thing] = moment.companions
    if (!thing) throw new Error('The thing is not there.')
    return {
      x: moment.place.x - thing.place.x,
      y: moment.place.y,
      z: moment.place.z - thing.place.z,
      thing,
    }
  }
  return { early: seen(0.12), late: seen(0.88), facing: player.mark(0).facing }
}

describe('from one spot about a thing to another', () => {
  it('a goat left of a bench runs to the front of it', () => {
    const { early, late, facing } = ends(
      'a goat is on the left of a bench, then the goat runs to the front of the bench',
    )
    expect(facing).toBe(1)
    expect(early.x).toBeLessThan(-0.5)
    expect(early.z).toBeCloseTo(0)
    expect(late.z).toBeLessThan(-0.3)
    expect(late.x).toBeGreaterThan(early.x)
  })

  it('a hen behind a bucket comes out to the right of it', () => {
    const { early, late } = ends(
      'a hen is behind a bucket, then the hen walks to the right of the bucket',
    )
    expect(early.z).toBeGreaterThan(0.5)
    expect(early.thing.height).toBeLessThan(0.8)
    expect(late.z).toBeCloseTo(0)
    expect(late.x).toBeGreaterThan(0.5)
  })

  it('a kitten on a desk ends below its top', () => {
    const { early, late } = ends('a kitten is on a desk, then the kitten jumps to the bottom of it')
    expect(early.y).toBeCloseTo(early.thing.height)
    expect(late.y).toBe(0)
    expect(late.thing.height).toBeGreaterThan(1.2)
  })

  it('a parrot above a bush flies beside it', () => {
    const { early, late } = ends(
      'a parrot is above a bush, then the parrot flies to the left of the bush',
    )
    expect(early.y).toBeGreaterThan(early.thing.height)
    expect(late.x).toBeLessThan(-0.5)
  })
})

describe('what people do before they go on at home', () => {
  it('who texts and then vacuums was at home', () => {
    const [first] = homeBefore(
      shotsOf('A woman is texting, then she suddenly gets up and starts vacuuming the floor'),
    )
    expect(first?.place).toBe('living-room')
  })

  it('who texts and then swims was not', () => {
    const [first] = homeBefore(shotsOf('A woman is texting, then she suddenly starts swimming'))
    expect(first?.place).toBeNull()
  })
})

describe('what falls into or onto something comes from above', () => {
  it.each([
    ['a coin falls into a wishing well', true],
    ['a pear falls into a basket', true],
    ['a leaf falls onto a bench', false],
  ])('%s', (prompt, inside) => {
    const { early, late } = ends(prompt)
    expect(early.x).toBeCloseTo(late.x)
    expect(early.y).toBeGreaterThan(early.thing.height)
    if (inside) expect(late.z).toBeGreaterThan(early.z)
    else expect(late.y).toBeGreaterThan(0)
  })

  it('a star that a flower catches is near, and ends on it', () => {
    const [shot] = shotsOf('One star falls slowly, and one flower catches it in its petals.')
    if (!shot) throw new Error('No shot.')
    const { players } = block(shot, 1)
    const star = players.find(({ subject }) => subject.noun === 'star')
    expect(star?.medium).not.toBe('sky')
    expect(star?.performance.at(4.5).companions.map(({ name }) => name)).toContain('flower')
  })
})

it('a dog that wags its tail is seen from the side', () => {
  const [shot] = shotsOf('a dog wags its tail in a garden')
  if (!shot) throw new Error('No shot.')
  expect(only(block(shot, 1), 's1').performance.at(2).pose.guise).toBe('profile')
})
