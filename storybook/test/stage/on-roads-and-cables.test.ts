import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { createRandom } from '../../src/scene/random.ts'
import { stageShot } from '../../src/stage/shot.ts'
import { rehearse } from '../../src/stage/telling/rehearse.ts'

function staged(prompt: string): { place: string; names: string[] } {
  const [shot] = read(prompt).shots
  if (!shot) throw new Error('No shot.')
  const size = { width: 640, height: 360, seconds: 5, seed: 1 }
  const { place, pieces } = stageShot({ ...size, shot, random: createRandom(1) })
  return { place, names: pieces.map(({ name }) => name) }
}

test('a cable car hangs from a cable, over the valley that is named', () => {
  const { place, names } = staged('a cable car glides over a snowy valley')
  expect(place).toBe('valley')
  expect(names).toContain('s1#0 cable')
})

test.each(['a police car with flashing lights', 'an ambulance races through the city'])(
  'the lamps flash: %s',
  (prompt) => {
    expect(staged(prompt).names).toContain('s1#0 beacons')
  },
)

test.each([
  ['a helicopter lands on the roof of a hospital', 'rooftop'],
  ['a school bus stops in front of a house', 'house'],
])('%s: %s', (prompt, place) => {
  expect(staged(prompt).place).toBe(place)
})

test.each([
  ['a car crosses a stone bridge', 'river-crossing'],
  ['a truck drives over a bridge at sunset', 'river-crossing'],
])('the bridge is seen from its side: %s', (prompt, place) => {
  expect(staged(prompt).place).toBe(place)
})

test('a taxi that picks somebody up stops beside who waves', () => {
  const [shot] = read('a taxi picks up a passenger').shots
  const told = shot && rehearse(shot)
  expect(told?.subjects.map(({ actions }) => actions[0]?.verb)).toEqual(['stop', 'wave'])
})
