import { describe, expect, test } from 'vitest'
import { MOODS } from '../../src/plan/vocabulary.ts'
import { createRandom } from '../../src/scene/random.ts'
import { composeTune } from '../../src/sound/compose-tune.ts'

const SEEDS = Array.from({ length: 20 }, (_, seed) => seed)

describe.each(MOODS)('a %s tune', (mood) => {
  const tunes = SEEDS.map((seed) => composeTune(mood, 30, createRandom(seed)))

  test('meets every fourth beat, and leaves out some of the others', () => {
    for (const { beat, tune } of tunes) {
      const beats = new Set(tune.map(({ at }) => Math.round(at / beat)))
      const all = Math.ceil(30 / beat)
      for (let strong = 0; strong < all; strong += 4) expect(beats).toContain(strong)
      expect(beats.size).toBeLessThan(all)
    }
  })

  test('wanders over two octaves and no further, by steps that one can sing', () => {
    const pitches = tunes.flatMap(({ tune }) => tune.map(({ pitch }) => pitch))
    expect(Math.max(...pitches) / Math.min(...pitches)).toBeGreaterThan(2)
    expect(Math.max(...pitches) / Math.min(...pitches)).toBeLessThan(4)
    for (const { tune } of tunes) {
      const leaps = tune.slice(1).map(({ pitch }, i) => pitch / (tune[i]?.pitch ?? pitch))
      expect(Math.max(...leaps.map((leap) => Math.max(leap, 1 / leap)))).toBeLessThan(1.7)
    }
  })

  test('lies above its chords', () => {
    for (const { tune, chords } of tunes) {
      const low = Math.min(...tune.map(({ pitch }) => pitch))
      expect(Math.min(...chords.map(({ pitch }) => pitch))).toBeLessThan(low)
    }
  })
})
