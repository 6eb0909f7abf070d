import { plotted } from '../../../scene/rows.ts'
import { pagoda, torii, lantern } from '../kit/town/pagoda.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds, glowing, motes, smoke } from '../kit/alive.ts'
import { darker, lighter } from '../kit/colour.ts'
import { lay, level } from '../kit/nature/ground.ts'
import { hills, peaks } from '../kit/nature/land.ts'
import { greenery, meadowGround } from '../kit/nature/nature.ts'
import { cut, mark, type Ink } from '../kit/paper.ts'
import { extentAt, litPlane, plane, planeOf } from '../kit/plane.ts'
import { bush } from '../kit/nature/plants.ts'
import { onStage, place } from '../kit/recipe.ts'
import { column } from '../kit/town/castles.ts'
import { tree, wood } from '../kit/nature/trees.ts'
import { boxAt } from '../kit/shapes.ts'

export const templePlace = place({
  id: 'temple',
  time: 'morning',
  sounds: { wind: 0.3, birds: 0.3 },
  set: (c) => {
    const m = measures(c)
    const { greek } = m
    return [
      sky(c),
      peaksPlane(c),
      hillsPlane(c, m),
      temple(c, m),
      theGround(c),
      gate(c, m),
      ...(greek ? [] : [lanternGlows(c)].flat()),
      smoke(c, { at: [0, 1.4, 15], size: 0.24, alpha: 0.5 }),
      ...(greek ? [] : lanterns(c)),
      motes(c, { z: 3, count: 26, colour: greek ? '#fff3cf' : '#f9c9d8', rise: -0.35, size: 0.06 }),
      farBirds(c),
      greenery(c),
    ]
  },
})

function measures(c: PlaceContext) {
  const e = extentAt(c.box, 18)
  const s = Math.min(1.1, e.half / 12)
  const greek = /greek|acropolis|parthenon|roman/.test(c.words)
  return { e, s, greek }
}

type Measures = ReturnType<typeof measures>

const peaksPlane = planeOf({ name: 'peaks', z: 38 }, (ink) =>
  peaks(ink, { colour: '#a3aac4', height: [6, 11], step: 10, snow: 0.3 }),
)

function hillsPlane(c: PlaceContext, { greek }: Measures) {
  return plane(c, { name: 'hills', z: 29 }, (ink) => {
    hills(ink, { colour: '#8fae86', height: [1.4, 4], step: 8 })
    wood(ink, greek ? ['poplar'] : ['pine', 'round'], {
      height: [2.4, 4.4],
      step: [1.5, 3],
      gap: 5,
    })
  })
}

function temple(c: PlaceContext, { greek, s }: Measures) {
  return litPlane(c, 'temple', {
    z: 18,
    haze: 0.6,
    draw: (ink) => (greek ? greekTemple(ink, s) : pagoda(ink, s)),
    glow:
      c.light.dark &&
      !greek &&
      ((ink) => {
        for (const d of [-2.2, 0, 2.2])
          mark(ink, '#ffd58a').rect((d - 0.7) * s, -2.4 * s, [1.4 * s, 2 * s])
      }),
  })
}

const theGround = onStage(meadowGround, {
  flowers: 30,
  dress: (ink) => {
    lay(ink, '#d6cbb8', () => level(ink, [-2.4, 2.4], [ink.near, 18]))
    lay(ink, '#c4b8a4', () => {
      for (let z = -6; z < 18; z += 1.5) level(ink, [-2.4, 2.4], [z, z + 0.08])
    })
  },
})

function gate(c: PlaceContext, { greek }: Measures) {
  return plane(c, { name: 'gate', z: 11, split: true }, (ink) => {
    if (!greek) torii(ink, Math.min(1, ink.half / 8))
    for (const side of [-1, 1]) {
      if (!greek) lantern(ink, { x: side * Math.min(4.6, ink.half * 0.56), height: 2.2 })
      tree(ink, 'round', {
        x: side * ink.half * 0.86,
        height: 5.6 * ink.tall,
        ...(greek || c.season === 'winter'
          ? {}
          : { colour: c.season === 'autumn' ? '#d2542c' : '#f3b3c8' }),
      })
      bush(ink, { x: side * ink.half * 0.62, height: 1 })
    }
  })
}

function lanternGlows(c: PlaceContext) {
  return c.light.dark
    ? [-1, 1].map((side) =>
        glowing(c, {
          at: [side * Math.min(4.6, extentAt(c.box, 11).half * 0.56), 1.5, 10.9],
          radius: 2,
        }),
      )
    : []
}

const lanterns = planeOf({ name: 'lanterns', z: 4.6, split: true, top: 5 }, (ink) => {
  for (const side of [-1, 1]) lantern(ink, { x: side * ink.half * 0.82, height: 2.4 })
})

function greekTemple(ink: Ink, s: number): void {
  const stone = '#efe3cc'
  for (let i = 0; i < 3; i++)
    cut(ink, darker(stone, 0.04 * i), 0.06).rect((-8 + i * 0.4) * s, -0.35 * (i + 1) * s, [
      (16 - i * 0.8) * s,
      0.36 * s,
    ])
  mark(ink, '#8a7f78').rect(-6.6 * s, -6 * s, [13.2 * s, 5 * s])
  for (let i = 0; i < 7; i++)
    column(ink, { ...boxAt([(-6.3 + i * 2.1) * s, -1.05 * s], [0.9 * s, 5 * s]), colour: stone })
  cut(ink, stone, 0.12).rect(-7.2 * s, -6.9 * s, [14.4 * s, 0.9 * s])
  cut(ink, lighter(stone, 0.2), [0.16, 0.3]).polygon(
    ...plotted({ w: s, h: s }, '-7.6 -6.9, 0 -9.6, 7.6 -6.9'),
  )
  mark(ink, darker(stone, 0.12)).polygon([-5.6 * s, -7.1 * s], [0, -9 * s], [5.6 * s, -7.1 * s])
}
