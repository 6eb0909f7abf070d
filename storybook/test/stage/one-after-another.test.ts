import { describe, expect, it } from 'vitest'
import { read } from '../../src/read/read.ts'
import type { Blocking } from '../../src/stage/blocking.ts'
import { block, only, seen, SECONDS } from './blocked.ts'

function blocked(prompt: string): Blocking {
  const [shot] = read(prompt).shots
  if (!shot) throw new Error(`No shot in "${prompt}".`)
  return block(shot, 1)
}

describe('deeds that follow each other', () => {
  it.each([
    'A dog barks and runs off',
    'A rabbit eats a carrot and hops away',
    'A woman kisses her husband and leaves',
    'A train leaves the station',
  ])('the end is at the edge of the picture: %s', (prompt) => {
    const scene = blocked(prompt)
    const who = only(scene, 's1')
    const [first, last] = [seen(who, scene, 0.4), seen(who, scene, SECONDS)]
    expect(first.left > 0 && first.right < 1).toBe(true)
    expect(last.right < 0.1 || last.left > 0.9).toBe(true)
  })

  it('a cat is up on the shelf until the vase is down, and then on the ground', () => {
    const scene = blocked('A cat knocks a vase off a shelf, looks at the camera, and walks away')
    const cat = only(scene, 's1')
    const height = (t: number): number => cat.performance.at(t).place.y
    expect(height(0.5)).toBeGreaterThan(0.5)
    expect(height(2.6)).toBeGreaterThan(0.5)
    expect(height(4.6)).toBeLessThan(0.2)
  })

  it('a coat that is put on is not worn before', () => {
    const scene = blocked('A man puts on his coat and goes out')
    const man = only(scene, 's1')
    expect(man.performance.at(0.3).pose.costume).toBe('without coat')
    expect(man.performance.at(2).pose.costume).toBeUndefined()
  })

  it('an umbrella is shut before it is open', () => {
    const scene = blocked('A woman opens an umbrella and walks into the rain')
    const holds = (t: number) => only(scene, 's1').performance.at(t).pose.holds ?? []
    const names = (t: number): string =>
      holds(t)
        .map(({ actor }) => actor.name)
        .join()
    expect(names(0.3)).toContain('closed')
    expect(names(3)).not.toContain('closed')
  })

  it('who wakes up was asleep', () => {
    const bear = only(blocked('A bear wakes up'), 's1')
    expect(bear.performance.at(0.5).pose.blink).toBe(1)
    expect(bear.performance.at(4.9).pose.blink).toBe(0)
  })

  it('a candle that has burnt down does not grow again when it goes out', () => {
    const candle = only(blocked('A candle burns down and goes out'), 's1')
    expect(candle.performance.at(4.8).pose.stretch).toBeLessThan(0.6)
  })
})
