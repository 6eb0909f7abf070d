import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { block } from './blocked.ts'

test.each([
  ['a window cleaner hangs from a skyscraper', 'above-city', 'glass wall'],
  ['a man climbs up a skyscraper', 'above-city', 'glass wall'],
  ['a man abseils down a building', 'above-city', 'glass wall'],
  ['a climber hangs from a cliff', 'cliff', 'rock wall'],
  ['a woman rock climbing', 'cliff', 'rock wall'],
])('%s: on its wall, in the middle of the frame', (prompt, place, wall) => {
  const { players, setting } = block(read(prompt).shots[0]!, 1)
  expect(setting.place.id).toBe(place)
  expect(players).toHaveLength(1)
  const [player] = players
  expect(player?.performance.at(1).companions.map(({ name }) => name)).toContain(wall)
  // All of the wall would push who climbs it to the edge of the frame.
  expect(player?.reach.forwards).toBeLessThan(1)
  // Its foot would lift them out at the top.
  expect(player?.performance.extent?.down ?? 0).toBeLessThan(0.5)
})

test.each(['a man climbs the stairs of a tower', 'a painter climbs a ladder to a tall building'])(
  '%s: by what is there to climb',
  (prompt) => {
    const { players } = block(read(prompt).shots[0]!, 1)
    const names = players.flatMap(({ performance }) =>
      performance.at(1).companions.map(({ name }) => name),
    )
    expect(names).not.toContain('glass wall')
  },
)
