import { blot } from '../../../scene/blot.ts'
import { sky } from '../../sky/sky.ts'
import { darker, lighter } from '../kit/colour.ts'
import { terrain } from '../kit/nature/ground.ts'
import { hills, peaks, rocks } from '../kit/nature/land.ts'
import { nearRocks } from '../kit/nature/nature.ts'
import { underOtherSky } from '../kit/other-sky.ts'
import { cut, mark, type Ink } from '../kit/paper.ts'
import { sprinkle } from '../kit/nature/plants.ts'
import { planeOf } from '../kit/plane.ts'
import { onStage, place } from '../kit/recipe.ts'
import { thing } from '../kit/thing.ts'
import { smoke } from '../kit/alive.ts'

export const marsPlace = place({
  id: 'mars',
  time: 'day',
  ground: 'rock',
  sounds: { wind: 0.6 },
  set: (context) => {
    const c = underOtherSky(context, {
      colours: ['#8f5f58', '#c78a68', '#e6b58a', '#f4d3a8'],
      haze: '#e3a67c',
    })
    return [
      sky(c, { clouds: 0 }),
      ...phobos(c),
      ...volcano(c),
      ...mesas(c),
      ground(c),
      ...base(c),
      smoke(c, {
        at: [4, 0, 16],
        size: 0.5,
        colour: '#d98f62',
        alpha: 0.35,
        speed: 0.12,
        drift: 2,
      }),
      ...nearRocks(c, { height: 1.3, colour: '#8f4a36' }),
    ]
  },
})

/** The two small moons. */
const phobos = planeOf({ name: 'moons', z: 39, haze: 0.7 }, (ink) => {
  cut(ink, '#e9d3bc', 0).disc(-ink.half * 0.5, ink.crown * 0.62, 1.3)
  cut(ink, '#dcc0a6', 0).disc(-ink.half * 0.24, ink.crown * 0.8, 0.7)
})

const volcano = planeOf({ name: 'far peaks', z: 36 }, (ink) =>
  peaks(ink, { colour: '#b5654a', height: [3 * ink.tall, 8 * ink.tall], step: 11 }),
)

const mesas = planeOf({ name: 'red hills', z: 24 }, (ink) => {
  hills(ink, { colour: '#b8593c', height: [1, 3.6], step: 8 })
  for (const share of [-0.8, 0.66])
    table(ink, { x: share * ink.half, width: 6, height: 5 * ink.tall })
  hills(ink, { colour: '#c46a48', height: [0.3, 1.5], step: 6 })
})

/** A rock with a flat top, in layers. */
function table(ink: Ink, b: { x: number; width: number; height: number }): void {
  const { x, width: w, height: h } = b
  for (const [i, share] of [1, 0.72, 0.42].entries())
    cut(ink, i % 2 ? darker('#b3553a', 0.12) : '#b3553a', [0.14, 0.3]).rounded(
      [x - (w / 2) * (1.3 - share * 0.4), -h * share, w * (1.3 - share * 0.4), h * share],
      [0.5, 0.4, 0, 0],
    )
}

const ground = onStage(terrain, {
  colours: ['#b5573a', '#c96b48', '#dc8c64'],
  bump: 0.26,
  dress: (ink) => {
    sprinkle(ink, 34, ({ x, y, scale }) =>
      blot(ink.ctx, 'rgba(110,44,30,0.5)', [
        x,
        y,
        ink.random.between(0.1, 0.6) * scale,
        ink.random.between(0.04, 0.16) * scale,
      ]),
    )
    sprinkle(ink, 46, ({ x, y, scale }) => {
      ink.ctx.fillStyle = '#8f4430'
      ink.ctx.beginPath()
      ink.ctx.ellipse(x, y, 0.12 * scale, 0.08 * scale, 0, Math.PI, 0)
      ink.ctx.fill()
    })
  },
})

/** A white dome, a mast and a rover's tracks: somebody has come. */
const base = planeOf({ name: 'base', z: 12, split: true }, (ink) => {
  const x = ink.half * 0.7
  cut(ink, '#e9e4dc', [0.16, 0.4]).shape((ctx) => ctx.ellipse(x, 0, 2.8, 2.4, 0, Math.PI, 0))
  mark(ink, lighter('#7fa9c4', 0.1)).shape((ctx) => ctx.ellipse(x, -0.9, 1.5, 1, 0, Math.PI, 0))
  cut(ink, '#cfcac2', 0.1).standing(x - 2.9, 0, [1.2, 1.2])
  mark(ink, '#8f8a86').rect(x + 2.4, -4, [0.1, 4])
  thing(ink, 'prop:mars-rover', { x: -ink.half * 0.66, height: 1.9 })
  rocks(ink, { x: -ink.half * 0.95, width: 3, height: 1.4, colour: '#9c4c36' })
  rocks(ink, { x: ink.half * 0.34, width: 1.6, height: 0.6, colour: '#9c4c36' })
})
