import { expect, test } from 'vitest'
import type { Pose } from '../../src/cast/actor.ts'
import { createPicture } from '../../src/cast/create-picture.ts'
import { svgImage } from '../../src/cast/noto/trim.ts'
import { CANVAS_SIDE, iconBody } from '../../src/cast/noto/icons.ts'
import { maskOfIcon } from '../../src/cast/noto/picture.ts'
import { createRandom } from '../../src/scene/random.ts'
import type { Moment } from '../../src/stage/actions/action.ts'
import { RESTING } from '../../src/stage/actions/animals/resting.ts'
import { createCanvas } from '@napi-rs/canvas'
import { shoot } from './daylight.ts'

const difference = (a: Uint8ClampedArray, b: Uint8ClampedArray): number => {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += Math.abs((a[i] ?? 0) - (b[i] ?? 0))
  return sum / a.length
}

const moves: [string, Pose, Pose][] = [
  ['noto:horse', { gait: 0 }, { gait: 0.25 }],
  ['noto:elephant', { gait: 0.1 }, { gait: 0.6 }],
  ['noto:bear', { gait: 0 }, { gait: 0.5 }],
  ['noto:mouse', { gait: 0 }, { gait: 0.25 }],
  ['noto:bird', { flap: 0 }, { flap: 0.5 }],
  ['noto:eagle', { flap: 0 }, { flap: 0.5 }],
  ['noto:butterfly', { flap: 0 }, { flap: 0.5 }],
  ['noto:fish', { wave: 0 }, { wave: 0.5 }],
  ['noto:snake', { wave: 0 }, { wave: 0.5 }],
  ['noto:dog', { wag: 0.25 }, { wag: 0.75 }],
  ['noto:giraffe', {}, { bow: 0.8 }],
  ['noto:horse', {}, { bow: 0.8 }],
  ['noto:bear', {}, { bow: 0.4 }],
  ['noto:automobile', { roll: 0 }, { roll: 0.6 }],
  ['prop:bicycle', { roll: 0 }, { roll: 0.6 }],
]

test.each(moves)('%s moves by itself', (name, one, other) => {
  const actor = createPicture(name)
  const apart = difference(shoot(actor, { pose: one }).data, shoot(actor, { pose: other }).data)
  expect(apart).toBeGreaterThan(0.02)
})

test.each(['tiger', 'cow', 'cat', 'dog', 'elephant', 'zebra', 'bird', 'eagle', 'bat', 'dove'])(
  'the cuts of %s do not show while it stands',
  (name) => {
    const actor = createPicture(`noto:${name}`)
    const pixels = 180
    const shot = shoot(actor, { pixels })
    const { bounds } = maskOfIcon(name)
    const ctx = createCanvas(shot.width, shot.height).getContext('2d')
    const unit = pixels / bounds.height
    const side = CANVAS_SIDE * unit
    const left = shot.width / 2 - (bounds.x + bounds.width / 2) * unit
    const top = pixels * 1.5 - (bounds.y + bounds.height) * unit
    ctx.drawImage(svgImage(iconBody(name) ?? '', Math.ceil(side)), left, top, side, side)
    const whole = ctx.getImageData(0, 0, shot.width, shot.height).data
    // Breath moves the outline by a pixel or two, so only what lies well inside may count as a hole.
    const inside = (i: number): boolean =>
      [0, 4, -4, 4 * shot.width, -4 * shot.width].every(
        (step) => (whole[(i + step) * 4 + 3] ?? 0) > 250,
      )
    let holes = 0
    for (let i = 0; i < whole.length / 4; i++) {
      if (inside(i) && (shot.data[i * 4 + 3] ?? 0) < 225) holes++
    }
    expect(holes).toBeLessThan(16)
  },
)

test('the same pose gives the same pixels, and small life follows the clock', () => {
  const draw = (t: number) => shoot(createPicture('noto:cat'), { pose: { gait: 0.3 }, t }).data
  expect(difference(draw(1), draw(1))).toBe(0)
  expect(difference(draw(0), draw(1.2))).toBeGreaterThan(0)
})

test('turning mirrors the drawing and its grips', () => {
  const horse = createPicture('noto:horse')
  const left = horse.grip('mouth', { turn: -1 })
  const right = horse.grip('mouth', { turn: 1 })
  expect(left.x).toBeCloseTo(-right.x)
  expect(left.x, 'the mouth is in front').toBeLessThan(0)
  expect(left.y).toBeCloseTo(right.y)
})

const QUIET = RESTING.find(({ id }) => id === 'stand')

/** What a beast does in five seconds in which nothing is asked of it. */
function standsFor(name: string, seed: number): readonly Moment[] {
  if (!QUIET) throw new Error('Nobody stands.')
  const standing = QUIET.perform({
    performer: createPicture(name),
    partner: null,
    object: null,
    find: () => null,
    random: createRandom(seed),
    seconds: 5,
    tempo: 1,
    room: 0,
    ground: 'grass',
  })
  return Array.from({ length: 50 }, (_, i) => standing.at(i / 10))
}

test.each(['noto:fox', 'noto:cow', 'noto:bird', 'noto:elephant'])(
  '%s does something small every other second while it stands, and each seed something else',
  (name) => {
    const acts = (seed: number): number[] =>
      standsFor(name, seed).map(
        ({ place, pose }) =>
          Math.abs(pose.bow ?? 0) + (pose.paw ?? 0) + place.y + Math.abs((pose.stretch ?? 1) - 1),
      )
    for (const seed of [1, 2, 3]) {
      const busy = acts(seed).map((much) => much > 0.03)
      expect(busy.slice(0, 25)).toContain(true)
      expect(busy.slice(25)).toContain(true)
    }
    expect(acts(1)).not.toEqual(acts(2))
  },
)
