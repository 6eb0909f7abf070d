import { plotted } from '../../../scene/rows.ts'
import type { Piece } from '../../../scene/scene.ts'
import type { PlaceContext } from '../../place.ts'
import { turningBeam } from '../../effects/turning-beam.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds, glowing, passing } from '../kit/alive.ts'
import { house } from '../kit/town/houses.ts'
import { sailBoat } from '../kit/nature/boats.ts'
import { terrain } from '../kit/nature/ground.ts'
import { rocks } from '../kit/nature/land.ts'
import { greenery, greens } from '../kit/nature/nature.ts'
import { cut, mark, stroke, turned, type Ink } from '../kit/paper.ts'
import { lawn } from '../kit/nature/plants.ts'
import { extentAt, plane } from '../kit/plane.ts'
import { onStage, place } from '../kit/recipe.ts'
import { breakers, isWild } from '../kit/nature/breakers.ts'
import { water } from '../kit/nature/water.ts'
import { boxAt } from '../kit/shapes.ts'

const DEPTH = 17

export const lighthousePlace = place({
  id: 'lighthouse',
  time: 'sunset',
  far: 3,
  sounds: { waves: 0.7, gulls: 0.4 },
  set: (c) => {
    const m = measures(c)
    const { x, h } = m
    return [
      sky(c, { at: -0.5 }),
      theWater(c),
      sail(c),
      beam(c, x, h),
      rock(c, m),
      glowing(c, { at: [x, h * 0.93, DEPTH - 0.1], radius: 3.2, colour: '#ffe9a8', strength: 0.9 }),
      theGround(c),
      shore(c),
      ...(isWild(c) ? breakers(c, bursts(m)) : []),
      farBirds(c, { colour: '#ffffff', count: 7 }),
      greenery(c),
    ]
  },
})

function measures(c: PlaceContext) {
  const e = extentAt(c.box, DEPTH)
  const x = e.half * 0.4
  const h = Math.min(e.crown * 0.84, e.half * 1.5)
  return { e, x, h }
}

type Measures = ReturnType<typeof measures>

/** Round the rock of the tower, and before the shore. */
function bursts({ x, e }: Measures) {
  return [
    { x: x - 6, y: -0.2, z: DEPTH - 0.4, size: 5 },
    { x: x + 7, y: -0.2, z: DEPTH - 0.3, size: 4.2 },
    { x: -e.half * 0.36, y: 0, z: 6.4, size: 2 },
    { x: e.half * 0.16, y: 0, z: 6.3, size: 1.7 },
  ]
}

const theWater = onStage(water, {
  colours: ['#2f7fa8', '#3f92b5', '#5aaac4'],
  waves: [32, 24, 16, 11],
  waveHeight: 0.2,
})

function sail(c: PlaceContext) {
  return passing(c, { name: 'sail', y: 0, z: 28, size: [3, 4], speed: 0.3, start: -0.5 }, (ink) =>
    sailBoat(ink, { x: 0, height: 3.4 }),
  )
}

function rock(c: PlaceContext, { x, h }: Measures) {
  return plane(c, { name: 'rock', z: DEPTH, haze: 0.6 }, (ink) => {
    // Waves that break would hide rocks as low as those of a calm day.
    const rise = isWild(c) ? 1.9 : 1
    for (let i = 0; i < 7; i++)
      rocks(ink, {
        ...boxAt([x + (i - 3) * 2.4, 0.3], [4.4, (1.6 - Math.abs(i - 3) * 0.36) * rise]),
        colour: '#857d84',
      })
    house(ink, { x: x + 4, y: -1.2, width: 4, height: 3.4, colour: '#f4ead6', roof: '#b5493c' })
    stripedTower(ink, { x, y: -1.2, height: h - 1.2 })
  })
}

function theGround(c: PlaceContext) {
  const bare = isWild(c)
  return terrain(c, {
    colours: bare ? STONE : greens(c),
    far: 6,
    depth: 10,
    bump: bare ? 0.4 : 0.2,
    dress: (ink) => {
      if (!bare) lawn(ink, { colour: greens(c)[1] ?? '#84b65a', flowers: 80 })
    },
  })
}

const STONE = ['#8d858b', '#7b747c', '#6b656e']

function shore(c: PlaceContext) {
  const rise = isWild(c) ? 2 : 1
  return plane(c, { name: 'shore', z: 5.6, top: 5 }, (ink) => {
    for (let d = -1.3; d < 1.3; d += 0.17)
      rocks(ink, {
        x: d * ink.half,
        width: 1.8,
        height: ink.random.between(0.24, 0.6) * rise,
        colour: '#948b90',
      })
  })
}

interface Tower {
  readonly x: number
  readonly y: number
  readonly height: number
}

/** A striped tower with a gallery and a lamp room. */
function stripedTower(ink: Ink, b: Tower): void {
  const { x, y, height: h } = b
  const at = (share: number): number => h * (0.13 - share * 0.05)
  const bands = 6
  for (let i = 0; i < bands; i++) {
    const low = (i / bands) * 0.82
    const top = ((i + 1) / bands) * 0.82
    const colour = i % 2 ? '#f7f0e2' : '#d2493f'
    cut(
      ink,
      turned(ink, colour, { span: [x - at(0), x + at(0)], amount: 0.24 }),
      i === 0 ? 0.3 : 0,
    ).polygon(
      [x - at(low), y - h * low],
      [x - at(top), y - h * top],
      [x + at(top), y - h * top],
      [x + at(low), y - h * low],
    )
  }
  for (const share of [0.24, 0.5])
    mark(ink, '#3f4a66').rounded([x - h * 0.02, y - h * share, h * 0.04, h * 0.06], h * 0.02)
  mark(ink, '#5b3f38').rounded(
    [x - h * 0.035, y - h * 0.1, h * 0.07, h * 0.1],
    [h * 0.035, h * 0.035, 0, 0],
  )
  gallery(ink, b)
  lampRoom(ink, b)
}

/** The railed walk below the lamp. */
function gallery(ink: Ink, { x, y, height: h }: Tower): void {
  cut(ink, '#4a4f66', 0.08).standing(x, y - h * 0.82, [h * 0.24, h * 0.02])
  stroke(ink, '#4a4f66', h * 0.008).shape((ctx) => {
    for (let i = -4; i <= 4; i++) {
      ctx.moveTo(x + i * h * 0.028, y - h * 0.83)
      ctx.lineTo(x + i * h * 0.028, y - h * 0.87)
    }
    ctx.moveTo(x - h * 0.115, y - h * 0.87)
    ctx.lineTo(x + h * 0.115, y - h * 0.87)
  })
}

function lampRoom(ink: Ink, { x, y, height: h }: Tower): void {
  mark(ink, '#fff0b8').rect(x - h * 0.055, y - h * 0.93, [h * 0.11, h * 0.1])
  for (const dx of [-0.055, 0, 0.055])
    mark(ink, '#4a4f66').rect(x + dx * h - h * 0.005, y - h * 0.93, [h * 0.01, h * 0.1])
  cut(ink, '#c23f36', [0.06, 0.3]).polygon(
    ...plotted({ x, y, w: h, h }, '-0.08 -0.93, 0 -1, 0.08 -0.93'),
  )
}

/** The beam that sweeps round, hardly seen in broad day. */
function beam(c: PlaceContext, x: number, h: number): Piece {
  const bright = !isWild(c) && (c.time === 'day' || c.time === 'morning')
  return turningBeam({
    name: 'beam',
    from: () => ({ x, y: h * 0.9, z: DEPTH, reach: 26 }),
    strength: { dark: 0.6, light: bright ? 0.1 : 0.4 },
  })
}
