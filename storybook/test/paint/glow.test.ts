import { describe, expect, test } from 'vitest'
import { createGlow } from '../../src/paint/styles/glow.ts'
import { luma } from '../../src/paint/styles/style.ts'
import { hazeAt } from '../../src/paint/projection.ts'
import type { Time } from '../../src/plan/plan.ts'
import { TIMES_OF_DAY } from '../../src/stage/sky/times.ts'

const HOURS = Object.keys(TIMES_OF_DAY) as Time[]

describe.each(HOURS)('the light of %s', (hour) => {
  const light = TIMES_OF_DAY[hour]
  const glow = createGlow(light)

  test('is fuller in the corner that it comes from than in the one across', () => {
    const side = light.from > 0 ? 0.98 : 0.02
    expect(luma(glow(side, 0.05))).toBeGreaterThan(luma(glow(1 - side, 0.95)))
  })

  test('leaves the middle of the frame nearly as it is', () => {
    expect(luma(glow(0.5, 0.5))).toBeGreaterThan(235)
  })

  test('veils what is far, and hardly what stands just behind the actors', () => {
    expect(hazeAt(light, 3)).toBeLessThan(0.1)
    expect(hazeAt(light, 30)).toBeCloseTo(light.hazeAmount)
  })
})
