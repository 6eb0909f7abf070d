import { pairs } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { smoke } from '../kit/alive.ts'
import { darker } from '../kit/colour.ts'
import { floor, lay, level } from '../kit/nature/ground.ts'
import { cut, glow, mark, stroke, turned, type Ink } from '../kit/paper.ts'
import { litPlane } from '../kit/plane.ts'
import { sight } from '../kit/sight.ts'
import { floodlight } from '../kit/town/sport.ts'
import { extentAt } from '../kit/plane.ts'
import { onStage } from '../kit/recipe.ts'

const STEEL = '#c4574a'
const ROCKETS = /\b(?:rocket|shuttle|spaceship|missile|spacecraft)\b/u

export const launchPadPlace = sight({
  id: 'launch-pad',
  time: 'dusk',
  ground: 'floor',
  sounds: { wind: 0.3, hum: 0.4 },
  size: [14, 13],
  upwards: 0.95,
  z: 14,
  x: 0.26,
  before: (c) => [apron(c), ...lights(c), vapour(c)],
  draw(ink, c) {
    cut(ink, '#9a968f', [0.2, 0.3]).polygon(...pairs('-6.6 0.1, -5.6 -1.3, 5.6 -1.3, 6.6 0.1'))
    mark(ink, '#4a4850').standing(0.4, 0, [2.6, 0.9])
    gantry(ink)
    if (!c.nouns?.some((noun) => ROCKETS.test(noun))) rocket(ink)
  },
  glow(ink) {
    for (const y of [-2.4, -5.4, -8.4, -11.4]) {
      mark(ink, '#fff0b0').disc(-3, y, 0.12)
      glow(ink, '#ffe0a0', { x: -3, y, radius: 1.2, strength: 0.5 })
    }
    mark(ink, '#ff6a5a').disc(-3, -12.9, 0.16)
  },
})

/** The tower beside it, of crossed steel, with arms. */
function gantry(ink: Ink): void {
  stroke(ink, STEEL, 0.16).shape((ctx) => {
    for (const x of [-3.9, -2.1]) {
      ctx.moveTo(x, -1.3)
      ctx.lineTo(x, -12.2)
    }
    for (let y = -1.3; y > -12; y -= 1.2) {
      ctx.moveTo(-3.9, y)
      ctx.lineTo(-2.1, y - 1.2)
      ctx.moveTo(-2.1, y)
      ctx.lineTo(-3.9, y - 1.2)
      ctx.moveTo(-3.9, y - 1.2)
      ctx.lineTo(-2.1, y - 1.2)
    }
  })
  mark(ink, darker(STEEL, 0.2)).rect(-3.06, -13, [0.12, 0.9])
  for (const y of [-4.6, -7.4, -10]) cut(ink, STEEL, 0.08).rect(-2.2, y, [1.9, 0.3])
}

/** A white rocket with two boosters. */
function rocket(ink: Ink): void {
  const body = (b: { x: number; width: number; height: number; tip: number }): void => {
    const { x, width: w, height: h, tip } = b
    cut(
      ink,
      turned(ink, '#f2efe8', { span: [x - w / 2, x + w / 2], amount: 0.36 }),
      [0.16, 0.3],
    ).shape((ctx) => {
      ctx.moveTo(x - w / 2, -1.7)
      ctx.lineTo(x - w / 2, -h + tip)
      ctx.quadraticCurveTo(x - w * 0.4, -h + tip * 0.3, x, -h)
      ctx.quadraticCurveTo(x + w * 0.4, -h + tip * 0.3, x + w / 2, -h + tip)
      ctx.lineTo(x + w / 2, -1.7)
    })
    mark(ink, '#4a4850').plot({ x, w }, '-0.3 -1.7, -0.44 -1.2, 0.44 -1.2, 0.3 -1.7')
  }
  body({ x: 0.4, width: 2.1, height: 12.2, tip: 3 })
  for (const x of [-1.1, 1.9]) body({ x, width: 0.9, height: 7.6, tip: 1.4 })
  mark(ink, '#33405f').disc(0.4, -9, 0.36)
  for (const y of [-3.4, -7.6]) mark(ink, '#d9584c').rect(-0.65, y, [2.1, 0.36])
  mark(ink, '#33405f').rounded([-0.2, -6.6, 1.2, 1.2], 0.1)
}

const apron = onStage(floor, {
  pattern: 'slabs',
  colour: '#b3ada4',
  other: '#989188',
  back: 30,
  size: 2.4,
  dress: (ink) =>
    lay(ink, '#e0b83c', () => {
      for (const x of [-6, 6]) level(ink, [x - 0.12, x + 0.12], [ink.near, 14])
    }),
})

function lights(c: PlaceContext) {
  const stand = (ink: Ink, glowing: boolean): void => {
    for (const share of [-0.86, 0.94])
      floodlight(ink, { x: share * ink.half, height: 6 * ink.tall, glowing })
  }
  return litPlane(c, 'lights', {
    z: 11,
    split: true,
    draw: (ink) => stand(ink, false),
    glow: (ink) => stand(ink, true),
  })
}

/** Cold vapour that runs off the tanks. */
function vapour(c: PlaceContext) {
  const x = extentAt(c.box, 13.8).half * 0.3
  return smoke(c, {
    at: [x, 0.6, 13.6],
    size: 0.5,
    alpha: 0.55,
    speed: 0.2,
    drift: 2.4,
    colour: '#ffffff',
  })
}
