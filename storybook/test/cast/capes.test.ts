import { expect, it } from 'vitest'
import { createMascot } from '../../src/cast/mascots/mascot.ts'
import { createPuppet } from '../../src/cast/people/puppet.ts'
import { Person } from '../../src/plan/plan.ts'
import { shoot } from './daylight.ts'

const wears = [{ garment: 'cape', colour: 'blue' }]
const FLYING = { view: 'side', joints: { torso: 1.1, leftLeg: -1.2, rightLeg: -1.2 } } as const

/** How much of a cape is seen, and how high its middle is above the middle of all that is drawn. */
function blueOf(actor: Parameters<typeof shoot>[0]): { pixels: number; above: number } {
  const { data, width, height } = shoot(actor, { pose: FLYING })
  let [pixels, sum, all, rows] = [0, 0, 0, 0]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [r = 0, , b = 0, a = 0] = data.slice((y * width + x) * 4)
      if (a < 128) continue
      all++
      rows += y
      if (b < r + 60) continue
      pixels++
      sum += y
    }
  }
  return { pixels, above: rows / all - sum / pixels }
}

it.each([
  [
    'a hero',
    createPuppet(
      Person.parse({
        wears: [
          ...wears,
          { garment: 'shirt', colour: 'red' },
          { garment: 'trousers', colour: 'brown' },
        ],
      }),
      { seed: 1 },
    ),
  ],
  ['a pug', createMascot('dog-face', { seed: 1, metres: 0.5, wears })],
])('the cape of %s in flight streams over the back', (_, actor) => {
  const { pixels, above } = blueOf(actor)
  expect(pixels).toBeGreaterThan(400)
  expect(above).toBeGreaterThan(-9)
})
