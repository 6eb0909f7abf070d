import { expect, test } from 'vitest'
import type { Pose } from '../../src/cast/actor.ts'
import { createPicture } from '../../src/cast/create-picture.ts'
import type { Affine } from '../../src/cast/figure/affine.ts'
import { groundOfCycle, phaseOf, stepOf, type Leg } from '../../src/cast/figure/gait.ts'
import { shinOf } from '../../src/cast/figure/knee.ts'
import { createRandom } from '../../src/scene/random.ts'
import { LEGS } from '../../src/stage/actions/animals/legs.ts'
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

const FOUR: readonly Leg[] = [-0.3, -0.22, 0.2, 0.3].map((x, index) => ({
  hip: -0.3,
  foot: [x, index % 2 === 0 ? 0 : -0.03],
  phase: phaseOf(index, 4),
  ahead: -1,
}))

test('a foot on the ground goes back as fast as the ground passes', () => {
  for (const bounds of [false, true]) {
    const passes = groundOfCycle(0.3, 1, bounds)
    for (const leg of FOUR) {
      const spots = Array.from({ length: 101 }, (_, i) => {
        const { shear, raised } = stepOf({ gait: i / 100, bounds }, leg, FOUR)
        return {
          up: raised > 0,
          x: leg.ahead * shear * (leg.foot[1] - leg.hip) + (passes * i) / 100,
        }
      })
      const slides = spots.flatMap(({ up, x }, i) => {
        const next = spots[i + 1]
        return !next || up || next.up ? [] : [Math.abs(next.x - x)]
      })
      expect(slides.length).toBeGreaterThan(20)
      expect(Math.max(...slides)).toBeLessThan(1e-6)
    }
  }
})

test('one foot of who walks is always down, and for a moment none of who bounds', () => {
  const fewest = (pose: Pose): number =>
    Math.min(
      ...Array.from({ length: 50 }, (_, i) => {
        const now = { ...pose, gait: i / 50 }
        return FOUR.filter((leg) => stepOf(now, leg, FOUR).raised === 0).length
      }),
    )
  expect(fewest({})).toBeGreaterThanOrEqual(2)
  expect(fewest({ bounds: true })).toBe(0)
})

test('wrists fold ahead, hocks back, and no gap opens at the fold', () => {
  const folds = FOUR.map((leg) => {
    const shin = shinOf({ gait: 1 - leg.phase }, leg, FOUR)
    if (!shin) throw new Error('It is straight in the middle of its step.')
    const at = ([, , shear, tall, x, y]: Affine) => [x + shear * shin.knee, y + tall * shin.knee]
    const [[upX = 0, upY], [lowX, lowY]] = [at(shin.upper), at(shin.lower)] as const
    expect(lowX).toBeCloseTo(upX, 9)
    expect(lowY).toBeCloseTo(upY ?? 0, 9)
    return Math.sign(leg.ahead * upX)
  })
  expect(folds).toEqual([1, 1, -1, -1])
})

test('an animal takes shorter and slower steps on a short way, and its feet do not slide', () => {
  const dog = createPicture('noto:dog')
  const walk = LEGS.find(({ id }) => id === 'walk')
  const context = { performer: dog, partner: null, object: null, find: () => null, tempo: 1 }
  for (const room of [1, 1.6]) {
    const random = createRandom(1)
    const going = walk?.perform({ ...context, random, seconds: 5, room, ground: 'grass' })
    const [from, to] = [going?.at(2), going?.at(2.5)]
    if (!from || !to) throw new Error('It does not walk.')
    const cycles = (to.pose.gait ?? 0) - (from.pose.gait ?? 0)
    const passed = to.place.x - from.place.x
    const slides = groundOfCycle(dog.legs ?? 0, to.pose.stride ?? 1) * cycles - passed
    expect(Math.abs(slides)).toBeLessThan(0.12 * passed)
  }
})
