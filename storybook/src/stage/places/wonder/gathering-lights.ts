import { createCanvas } from '@napi-rs/canvas'
import { createPicture } from '../../../cast/create-picture.ts'
import { findPicture } from '../../../lexicon/find-picture.ts'
import { live } from '../../../paint/pieces/live.ts'
import { toHex } from '../../../paint/paper/colour.ts'
import { blot } from '../../../scene/blot.ts'
import type { Piece } from '../../../scene/scene.ts'
import type { Light } from '../../../scene/light.ts'
import { dice } from '../../effects/dice.ts'
import { clear, lighter } from '../kit/colour.ts'
import { NOWHERE, backdrop, coloursIn } from '../kit/stuff.ts'
import { place } from '../kit/recipe.ts'

const SIDE = 150
const MOST = 620
const SEEN = 120

interface Dot {
  /** From the middle of the picture, in its heights. */
  readonly x: number
  readonly y: number
  readonly colour: string
}

/** Small lights that fly about in the dark and come together as whatever is named: a heart, a tree, an eagle. */
export const gatheringLightsPlace = place({
  id: 'gathering-lights',
  ...NOWHERE,
  time: 'night',
  set: (c) => {
    const named = coloursIn(c.words, [])
    const [, noun = 'heart'] = /([a-z -]+?) gathering lights/u.exec(c.words) ?? []
    const picture = findPicture(noun)?.picture ?? 'noto:heart'
    const dots = dotsOf(picture, c.light).map((dot, number) => ({
      ...dot,
      colour: named.length > 0 ? (named[number % named.length] ?? dot.colour) : dot.colour,
    }))
    const seed = Math.floor(c.random.fork('lights').between(1, 1e6))
    return [backdrop('#090819', '#171030'), lights(dots, { seed, seconds: c.seconds ?? 5 })]
  },
})

/** Points of a picture, evenly over all that is drawn of it, each in the colour that it has there. */
function dotsOf(picture: string, light: Light): readonly Dot[] {
  const actor = createPicture(picture)
  const canvas = createCanvas(Math.ceil(SIDE * Math.min(2, actor.aspect)), SIDE)
  const ctx = canvas.getContext('2d')
  ctx.translate(canvas.width / 2, SIDE)
  ctx.scale(SIDE, SIDE)
  actor.draw({ ctx, light: { ...light, tintAmount: 0, rim: 0 }, pixels: SIDE, t: 0 }, {})
  const { data, width } = ctx.getImageData(0, 0, canvas.width, SIDE)
  const seen = Array.from({ length: width * SIDE }, (_, at) => at).filter(
    (at) => (data[at * 4 + 3] ?? 0) > SEEN,
  )
  const step = Math.max(1, Math.sqrt(seen.length / MOST))
  return seen
    .filter((at) => isOnGrid(at % width, step) && isOnGrid(Math.floor(at / width), step))
    .map((at) => ({
      x: ((at % width) - width / 2) / SIDE,
      y: Math.floor(at / width) / SIDE - 0.5,
      colour: toHex([data[at * 4] ?? 0, data[at * 4 + 1] ?? 0, data[at * 4 + 2] ?? 0]),
    }))
}

const isOnGrid = (at: number, step: number): boolean =>
  Math.floor(at / step) !== Math.floor((at - 1) / step)

function lights(
  dots: readonly Dot[],
  { seed, seconds }: { readonly seed: number; readonly seconds: number },
): Piece {
  return live({ name: 'lights', depth: 20 }, ({ ctx, width, height, t }) => {
    dots.forEach(({ x, y, colour }, number) => {
      const chance = dice(seed, number)
      const way = Math.min(1, Math.max(0, (t / seconds - 0.05 + 0.05 * chance(1)) / 0.28))
      const home = way * way * (3 - 2 * way)
      const turn = chance(4) * 3 + t * 0.5 + (1 - home) * 2
      const [farX, farY] = [0.5 + 0.6 * chance(2), 0.5 + 0.6 * chance(3)]
      const drift = 0.004 + 0.05 * (1 - home)
      const atX = width * farX * (1 - home) + (width / 2 + x * height * 0.78) * home
      const atY = height * farY * (1 - home) + height * (0.5 + y * 0.78) * home
      const size = height * (0.005 + 0.004 * Math.abs(chance(5)))
      const round = [
        atX + drift * height * Math.cos(turn),
        atY + drift * height * Math.sin(turn),
      ] as const
      ctx.globalAlpha = 0.75 + 0.25 * Math.sin(t * 2 + number)
      blot(ctx, clear(colour, 0.3), [...round, size * 2])
      blot(ctx, lighter(colour, 0.3), [...round, size])
    })
    ctx.globalAlpha = 1
  })
}
