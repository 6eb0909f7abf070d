import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { EFFECTS } from '../../src/stage/actions/action.ts'
import { particles, type Stream } from '../../src/stage/effects/particles.ts'
import { RECIPES } from '../../src/stage/effects/recipes/all-recipes.ts'
import type { Pen } from '../../src/scene/scene.ts'

/** Where drops are, in units above their spring, when the stream is drawn at t. */
function heights(name: keyof typeof RECIPES, times: Pick<Stream, 'from' | 'until'>, t: number) {
  const seen: number[] = []
  const pen = {
    ctx: createCanvas(8, 8).getContext('2d'),
    t,
    light: { tint: '#ffffff', tintAmount: 0 },
    project: (x: number, y: number) => {
      seen.push(y)
      return { x, y, scale: 1 }
    },
  } as unknown as Pen
  const spring = () => ({ x: 0, y: 0, z: 0, unit: 1, facing: 1 })
  const stream = { name, recipe: RECIPES[name], strength: 1, seed: 7, spring, ...times }
  particles(stream).draw(pen)
  return seen
}

const ALWAYS = { from: 0, until: Infinity }

test.each(EFFECTS)('%s that lasts as long as the film is in its first frame', (name) => {
  expect(heights(name, ALWAYS, 0).length).toBeGreaterThan(0)
  expect(heights(name, { from: 1, until: 2 }, 0.5)).toEqual([])
})

test.each(['trickle', 'shower'] as const)('%s falls from where it springs', (name) => {
  expect(Math.max(...heights(name, ALWAYS, 2))).toBeLessThan(0.05)
  expect(Math.min(...heights(name, ALWAYS, 2))).toBeLessThan(-0.2)
})

test('water thrown up comes down again, lower than the trunk that threw it', () => {
  expect(Math.max(...heights('water', ALWAYS, 2))).toBeGreaterThan(0.3)
  expect(Math.min(...heights('water', ALWAYS, 2))).toBeLessThan(-0.2)
})
