import { beams } from '../kit/indoors/stage-lights.ts'
import { floor, lay, level, type GroundInk } from '../kit/nature/ground.ts'
import { cut, mark, type Ink } from '../kit/paper.ts'
import { extentAt, planeOf } from '../kit/plane.ts'
import { onStage, place } from '../kit/recipe.ts'
import { crowd, ringOn, stand } from '../kit/town/sport.ts'

const [CLAY, STRAW] = ['#c99a68', '#ead9a4']
/** Where the ring lies on the ground, and how wide it is. */
const RING = { z: 1.2, radius: 5.4 } as const

/** A platform of clay with a ring of straw, under a roof that hangs from the hall's ceiling. */
export const sumoRingPlace = place({
  id: 'sumo-ring',
  indoors: true,
  sounds: { crowd: 0.5 },
  far: 3.2,
  set: (c) => {
    const { half, crown } = extentAt(c.box, 7)
    return [
      ...hall(c),
      crowd(c, { z: 17.9, y: 1.2, rows: 5, rise: 1.1, step: 1.1 }),
      clay(c),
      ...roof(c),
      beams(c, { half: half * 0.7, top: crown, z: 7 }),
    ]
  },
})

const hall = planeOf({ name: 'hall', z: 18, haze: 0.35 }, (ink) => {
  mark(ink, '#6b3f3a').rect(ink.left, ink.top, [ink.right - ink.left, -ink.top])
  stand(ink, { height: 7, colour: '#8f4a44', roof: '#5a322f' })
})

const clay = onStage(floor, {
  pattern: 'plain',
  colour: CLAY,
  back: 18,
  dress: (ink) => {
    lay(ink, '#7d3f3c', () => level(ink, [-70, 70], [9.4, 18]))
    lay(ink, '#a87c50', () => level(ink, [-70, 70], [8.6, 9.4]))
    ring(ink)
  },
})

/** Bales of straw, sand within them, and the two lines where the bout begins. */
function ring(ink: GroundInk): void {
  round(ink, RING.radius + 0.5, '#b58f58')
  round(ink, RING.radius + 0.42, STRAW)
  round(ink, RING.radius, '#d8ad7b')
  lay(ink, '#f7f1e4', () => {
    for (const side of [-1, 1])
      level(ink, [side * 0.9 - 0.09, side * 0.9 + 0.09], [RING.z - 1.2, RING.z + 1])
  })
}

function round(ink: GroundInk, radius: number, colour: string): void {
  lay(ink, colour, (ctx) => {
    for (const [i, [x, z]] of ringOn(0, RING.z, radius).entries()) {
      const at = ink.at(x, Math.max(z, ink.near))
      if (i === 0) ctx.moveTo(at.x, at.y)
      else ctx.lineTo(at.x, at.y)
    }
  })
}

/** The roof of a shrine without its pillars, a tassel at each corner. */
const roof = planeOf({ name: 'hanging roof', z: 6.5, haze: 0.04 }, (ink) => {
  const [wide, eaves] = [Math.min(8.4, ink.half * 0.72), ink.crown * 0.8]
  const top = Math.min(ink.top, ink.crown - 1)
  cut(ink, '#5b6b4e', 0.2).polygon(
    [-wide, eaves],
    [-wide * 0.55, top],
    [wide * 0.55, top],
    [wide, eaves],
  )
  cut(ink, '#a0713f', 0.12).rect(-wide * 0.96, eaves, [wide * 1.92, 0.34])
  curtain(ink, wide * 0.9, eaves + 0.34)
  for (const [i, colour] of ['#3f8f5a', '#c9423f', '#f2eee4', '#33333a'].entries())
    tassel(ink, { x: wide * (-0.9 + 0.6 * i), y: eaves + 0.9, colour })
})

/** The purple cloth under the eaves, gathered up. */
function curtain(ink: Ink, half: number, y: number): void {
  cut(ink, '#6a4a94', 0.1).shape((ctx) => {
    ctx.moveTo(-half, y)
    ctx.lineTo(half, y)
    for (let i = 3; i >= 0; i--) {
      const left = -half + (i * half) / 2
      ctx.quadraticCurveTo(left + half / 4, y + 1.5, left, y + 0.5)
    }
    ctx.closePath()
  })
}

function tassel(ink: Ink, { x, y, colour }: { x: number; y: number; colour: string }): void {
  cut(ink, colour, 0.06).rounded([x - 0.2, y - 0.5, 0.4, 0.4], 0.2)
  cut(ink, colour, 0.08).plot({ x, y }, '-0.16 -0.16, 0.16 -0.16, 0.34 1.7, -0.34 1.7')
}
