import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { block } from './blocked.ts'

/** What streams out of the lead, and where from in its own heights: x ahead, y up. */
function jetOf(prompt: string, name: string) {
  const [shot] = read(prompt).shots
  if (!shot) throw new Error('No shot.')
  const blocking = block(shot, 1)
  const lead = blocking.players.find(({ subject }) => subject.id === 's1')
  const jet = lead?.performance.effects.find((each) => each.name === name)
  return { place: blocking.setting.place.id, from: jet?.at(1), extent: lead?.performance.extent }
}

test('an elephant blows its water out of the end of the raised trunk', () => {
  const { from, extent } = jetOf('an elephant sprays a boy with water', 'spout')
  expect(from?.x).toBeCloseTo(0.62, 1)
  expect(from?.y).toBeCloseTo(0.87, 1)
  expect(extent?.right).toBeGreaterThan(1.3)
})

test('an elephant that sprays itself has the water come down on its back', () => {
  const { from, extent } = jetOf('an elephant spraying itself with water', 'water')
  expect(from?.y).toBeGreaterThan(0.85)
  expect(extent?.right).toBeLessThan(1.3)
})

test('a whale blows at the surface, a dragon out of its jaws from the first frame to the last', () => {
  expect(jetOf('a whale blowing water', 'blow')).toMatchObject({ place: 'ocean' })
  expect(jetOf('a whale blowing water', 'blow').from?.y).toBeGreaterThan(0.7)
  const [shot] = read('a dragon breathing fire').shots
  const flames = block(shot ?? {}, 1).players[0]?.performance.effects ?? []
  const burns = (t: number): boolean =>
    flames.some(({ name, from, until }) => name === 'breath' && from <= t && t <= until)
  expect([0, 2.5, 5].map(burns)).toEqual([true, true, true])
})

test('who waters with a hose holds no can', () => {
  const [shot] = read('a girl watering the garden with a hose').shots
  expect(shot?.subjects.map(({ noun, actions }) => [noun, actions[0]?.verb])).toEqual([
    ['girl', 'hose-garden'],
  ])
})

test('a spaceship comes down in its own light, and the dust flies aside where it lands', () => {
  const [shot] = read('a spaceship landing in a cornfield at night').shots
  const [ship] = block(shot ?? {}, 1).players
  const light = ship?.performance.at(1).companions.find(({ name }) => name === 'landing light')
  expect(light?.place.x).toBeCloseTo(ship?.performance.at(1).place.x ?? NaN)
  const dust = ship?.performance.effects.find(({ name }) => name === 'blast')
  expect(dust?.at(4).x).toBeCloseTo(ship?.performance.at(5).place.x ?? NaN)
  expect(ship?.performance.at(5).place.y).toBeCloseTo(0)
})

test('a helicopter lifts straight off, a plane takes the runway', () => {
  const halfway = (prompt: string): number => {
    const [shot] = read(prompt).shots
    const at = block(shot ?? {}, 1).players[0]?.performance
    return Math.abs((at?.at(2.2).place.x ?? 0) - (at?.at(0).place.x ?? 0))
  }
  expect(halfway('a helicopter taking off')).toBeLessThan(halfway('an airplane taking off'))
})
