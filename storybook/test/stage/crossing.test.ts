import { describe, expect, it } from 'vitest'
import { read } from '../../src/read/read.ts'
import { block, only, SECONDS } from './blocked.ts'

/** How far somebody gets to the right and up from the beginning to the end, in shares of the frame. */
function gone(prompt: string, id: string): { x: number; y: number } {
  const [shot] = read(prompt).shots
  if (!shot) throw new Error(`No shot in "${prompt}".`)
  const staged = block(shot, 1)
  const player = only(staged, id)
  const [first, last] = [player.at(0.05 * SECONDS), player.at(0.95 * SECONDS)]
  return {
    x: (last.x - first.x) / staged.box.width,
    y: (last.y - first.y) / staged.box.height,
  }
}

describe('who goes the other way, or past another, crosses the frame', () => {
  it.each([
    ['a goose waddles left while a duck waddles right', 's1', -1],
    ['a goose waddles left while a duck waddles right', 's2', 1],
    ['a hedgehog sneaks past a sleeping cat to the right', 's1', 1],
    ['a robot walking to the left with a car driving to the right in the background', 's2', 1],
    ['a melon rolls to the left', 's1', -1],
  ] as const)('%s: %s', (prompt, id, side) => {
    expect(side * gone(prompt, id).x).toBeGreaterThan(0.3)
  })

  it('one comes down while the other goes up', () => {
    const prompt = 'a feather floats upward and a crow swoops downward'
    expect(gone(prompt, 's1').y).toBeGreaterThan(0.25)
    expect(gone(prompt, 's2').y).toBeLessThan(-0.2)
  })
})

it('who chases a fly goes after it, and not away from it', () => {
  const [shot] = read('A sparrow chases a fly').shots
  if (!shot) throw new Error('No shot.')
  const staged = block(shot, 1)
  const [bird, fly] = [only(staged, 's1'), only(staged, 's2')]
  expect(Math.sign(fly.at(4).x - bird.at(4).x)).toBe(bird.at(4).facing)
})
