import { describe, expect, it } from 'vitest'
import { read } from '../../src/read/read.ts'
import { block, overlap, playersOf, seen, SECONDS, type ShotInput } from './blocked.ts'

function shotOf(prompt: string): ShotInput {
  const [shot] = read(prompt).shots
  if (!shot) throw new Error(`No shot in "${prompt}".`)
  return shot
}

/** How much of the smaller of any two is before or behind the other at most, in the middle of the film. */
function mostHidden(prompt: string): number {
  const blocking = block(shotOf(prompt), 1)
  const bodies = blocking.players.map((player) => seen(player, blocking, SECONDS / 2))
  const pairs = bodies.flatMap((one, at) =>
    bodies.slice(at + 1).map((other) => overlap(one, other)),
  )
  return Math.max(...pairs)
}

describe('a few of two kinds can be counted', () => {
  it.each([
    ['Five goats graze on a hill, and six crows fly overhead.', 5, 6],
    ['Four trucks race down the track, and three scooters follow.', 4, 3],
    ['Three zebras stand in the savanna, and seven ostriches walk nearby.', 3, 7],
    ['Five helicopters fly high above, and four crows circle below.', 5, 4],
    ['Six puppies run through the park, and three girls run behind them.', 6, 3],
  ])('%s', (prompt, many, more) => {
    const blocking = block(shotOf(prompt), 1)
    expect(playersOf(blocking, 's1')).toHaveLength(many)
    expect(playersOf(blocking, 's2')).toHaveLength(more)
    expect(mostHidden(prompt)).toBeLessThan(0.36)
  })

  it.each(['Four sheep and seven geese at a lake.', 'Two boys and six swans at the river.'])(
    'those on the water are in the frame behind those on its shore: %s',
    (prompt) => {
      const blocking = block(shotOf(prompt), 1)
      for (const t of [0, SECONDS / 2, SECONDS])
        for (const player of blocking.players) {
          const { left, right } = seen(player, blocking, t)
          expect(Math.min(left, 1 - right), `${player.subject.noun} at ${t}`).toBeGreaterThan(-0.05)
        }
    },
  )

  it('those told to be above fly above the others', () => {
    const prompt = 'Four gliders soar high above, and five pigeons fly below.'
    const blocking = block(shotOf(prompt), 1)
    const low = (id: string): number =>
      Math.min(...playersOf(blocking, id).map((player) => player.at(2).y))
    const high = Math.max(...playersOf(blocking, 's2').map((player) => player.at(2).y))
    expect(low('s1')).toBeGreaterThan(high)
  })
})

describe('what a place has of its own is not counted with them', () => {
  const names = (prompt: string): string[] =>
    block(shotOf(prompt), 1).setting.pieces.map(({ name }) => name)

  it('no sail is in the harbour behind four ships', () => {
    expect(names('a harbor at noon').some((name) => /^(?:sail|boat|ship)/.test(name))).toBe(true)
    const among = names('Four ships drift into the harbor.')
    expect(among.filter((name) => /^(?:sail|boat|ship)/.test(name))).toEqual([])
  })
})
