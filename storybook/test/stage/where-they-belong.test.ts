import { describe, expect, it } from 'vitest'
import { read } from '../../src/read/read.ts'
import { block, only, seen, type ShotInput } from './blocked.ts'

function shotOf(prompt: string): ShotInput {
  const [shot] = read(prompt).shots
  if (shot === undefined) throw new Error(`No shot in “${prompt}”.`)
  return shot
}

describe('who and what is where it belongs', () => {
  it('keeps a fountain beside the scooter that is parked beside it', () => {
    for (let seed = 1; seed <= 4; seed++) {
      const blocking = block(shotOf('a scooter parked beside a fountain'), seed)
      expect(only(blocking, 's2').at(0).z).toBeCloseTo(only(blocking, 's1').at(0).z, 0)
    }
  })

  it.each(['a whale flying over a town', 'a pig flying over a farm'])(
    'sees air under %s',
    (prompt) => {
      const blocking = block(shotOf(prompt), 1)
      const { top, bottom } = seen(only(blocking, 's1'), blocking, 0.6)
      expect(bottom - top).toBeLessThan(0.55)
      expect(bottom).toBeLessThan(0.75)
    },
  )

  it.each([
    ['a mermaid singing on a rock', 'beach'],
    ['a diver finds a sunken ship', 'underwater'],
    ['a beaver building a dam', 'river'],
    ['a librarian climbs a ladder', 'library'],
    ['a pirate laughs', 'ship-deck'],
    ['a prisoner sleeps', 'jail-cell'],
    ['a boy sleeps', 'bedroom'],
    ['a black cat sits on a fence under a full moon', 'garden'],
  ])('%s is set at its %s', (prompt, place) => {
    expect(block(shotOf(prompt), 1).setting.place.id).toBe(place)
  })

  it('lets a mermaid swim below the surface, not crawl on it', () => {
    const blocking = block(shotOf('a mermaid swims with dolphins'), 1)
    expect(only(blocking, 's1').subject.actions[0]?.verb).toBe('dive')
  })

  it.each([
    ['a witch flies past the full moon', 'ride-broom', 'sky'],
    ['a witch flies on a magic carpet', 'ride-carpet', 'sky'],
    ['a wizard flies past the full moon', 'fly', 'sky'],
  ])('%s: %s in the %s', (prompt, verb, place) => {
    const blocking = block(shotOf(prompt), 1)
    expect(only(blocking, 's1').subject.actions[0]?.verb).toBe(verb)
    expect(blocking.setting.place.id).toBe(place)
  })

  it('brings no fish to a hawk that dives at a mouse', () => {
    const blocking = block(shotOf('a hawk diving toward a mouse'), 1)
    expect(only(blocking, 's1').subject.actions[0]?.verb).toBe('fly')
  })

  it('lays the carrot before the rabbit that sniffs it', () => {
    const blocking = block(shotOf('a rabbit sniffing a carrot'), 1)
    const { companions } = only(blocking, 's1').performance.at(1)
    expect(companions.map(({ name }) => name)).toContain('carrot')
  })
})

it('a lake in a forest has trees all round, one in the mountains has peaks', () => {
  const planes = (scenery: string[]) =>
    block({ place: 'lake', scenery, subjects: [] }, 1).setting.set.pieces.map(({ name }) => name)
  expect(planes(['forest']).some((name) => name.startsWith('woods'))).toBe(true)
  expect(planes(['forest'])).not.toContain('peaks')
  expect(planes([])).toContain('peaks')
})
