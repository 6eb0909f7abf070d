import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { block } from './blocked.ts'

test.each(['a boy flies a dragon-shaped kite', 'a boy flies a dragon kite'])(
  '%s: the dragon is on the string, larger than a plain kite',
  (prompt) => {
    const kiteIn = (text: string) => {
      const { players } = block(read(text).shots[0]!, 1)
      expect(players).toHaveLength(1)
      return players[0]!.performance.at(1).companions.find(({ name }) => name === 'kite')!
    }
    const [plain, shaped] = [kiteIn('a boy flies a kite'), kiteIn(prompt)]
    expect(shaped.actor).not.toBe(plain.actor)
    expect(shaped.actor.aspect).not.toBe(plain.actor.aspect)
    expect(shaped.height).toBeGreaterThan(plain.height)
  },
)

test.each([
  "a boy's kite shaped like an octopus soars above the beach",
  "a girl's red kite flies in the sky",
])('%s: whose it is has the string', (prompt) => {
  const { players } = block(read(prompt).shots[0]!, 1)
  expect(players.map(({ subject }) => subject.actions[0]?.verb)).toEqual(['fly-kite'])
})
