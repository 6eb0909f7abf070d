import { expect, test } from 'vitest'
import type { Pose } from '../../src/cast/actor.ts'
import { createPicture } from '../../src/cast/create-picture.ts'
import { shoot } from './daylight.ts'

const WALKERS = [
  'noto:horse',
  'noto:elephant',
  'noto:cow',
  'noto:dog',
  'noto:cat',
  'noto:tiger',
  'noto:zebra',
  'noto:giraffe',
  'noto:ewe',
  'noto:camel',
  'noto:goat',
  'noto:pig',
  'noto:duck',
  'noto:flamingo',
  'noto:rooster',
  'noto:t-rex',
  'noto:bear',
  'noto:fox',
  'noto:unicorn',
  'noto:rabbit',
  'noto:mouse',
  'prop:ostrich',
]

const PIXELS = 160

/** How far the lowest solid pixel is above the ground (or below it, negative), in own heights. */
function gapUnder(name: string, pose: Pose): number {
  const { data, width, height } = shoot(createPicture(name), { pose, pixels: PIXELS })
  for (let y = height - 1; y >= 0; y--) {
    for (let x = 0; x < width; x++) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) > 128) return 1.5 - (y + 1) / PIXELS
    }
  }
  return 1
}

test.each(WALKERS)('the lowest foot of %s is on the ground at every phase of its gait', (name) => {
  for (const stride of [0.6, 1, 1.25]) {
    for (let gait = 0; gait < 1; gait += 0.125) {
      const lean = 0.03 * Math.sin(gait * 2 * Math.PI)
      const gap = gapUnder(name, { gait, stride, lean, lift: 0.03, turn: 1 })
      expect(gap, `stride ${stride}, phase ${gait}`).toBeLessThan(0.02)
      expect(gap, `stride ${stride}, phase ${gait}`).toBeGreaterThan(-0.045)
    }
  }
})

test.each(['noto:cow', 'noto:cat', 'noto:bear', 'noto:dog'])(
  '%s lies down on the ground',
  (name) => {
    const tall = (pose: Pose): number => {
      const { data, width, height } = shoot(createPicture(name), { pose, pixels: PIXELS })
      const top = data.findIndex((value, i) => i % 4 === 3 && value > 128)
      return (height * 0.75 - Math.floor(top / 4 / width)) / PIXELS
    }
    expect(Math.abs(gapUnder(name, { crouch: 1 }))).toBeLessThan(0.03)
    expect(tall({ crouch: 1 })).toBeLessThan(tall({}) - 0.1)
  },
)
