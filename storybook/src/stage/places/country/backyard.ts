import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds, pollen, smoke } from '../kit/alive.ts'
import { house } from '../kit/town/houses.ts'
import { lay, level } from '../kit/nature/ground.ts'
import { greenery, meadowGround } from '../kit/nature/nature.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { extentAt, litPlane, planeOf, plane } from '../kit/plane.ts'
import { bush, flower } from '../kit/nature/plants.ts'
import { place } from '../kit/recipe.ts'
import { fence } from '../kit/town/street.ts'
import { thing } from '../kit/thing.ts'
import { tree, wood } from '../kit/nature/trees.ts'

export const backyardPlace = place({
  id: 'backyard',
  time: 'golden',
  sounds: { birds: 0.6 },
  set: (c) => [
    sky(c),
    ...plane(c, { name: 'trees', z: 32 }, (ink) =>
      wood(ink, ['round', 'poplar'], { height: [5, 9], step: [2, 3.6] }),
    ),
    ...home(c),
    meadowGround(c, {
      flowers: 14,
      dress: (ink) => {
        lay(ink, '#d6c2a0', () => level(ink, [2.4, 60], [3, 10]))
        lay(ink, '#c4ae8a', () => {
          for (let x = 2.4; x < 30; x += 1.6) level(ink, [x, x + 0.05], [3, 10])
        })
      },
    }),
    ...boards(c),
    ...things(c),
    smoke(c, { at: [extentAt(c.box, 6).half * 0.8, 1.9, 5.9], size: 0.3, alpha: 0.5 }),
    farBirds(c, { count: 3 }),
    pollen(c, { z: 3, count: 12 }),
    ...greenery(c),
  ],
})

const home = planeOf({ name: 'house', z: 17 }, (ink) => {
  house(ink, { x: ink.half * 0.62, width: 11, height: 9.4, colour: '#f2dfc0', roof: '#a8604c' })
  tree(ink, 'round', { x: -ink.half * 0.74, height: 8 * Math.min(1.4, ink.tall) })
})

const boards = planeOf({ name: 'fence', z: 14, top: 3 }, (ink) => {
  fence(ink, {
    from: -ink.half * 1.5,
    to: ink.half * 0.2,
    height: 2.2,
    colour: '#e6d3b0',
    kind: 'picket',
  })
  for (let x = -ink.half * 1.2; x < ink.half * 0.1; x += 2) {
    bush(ink, { x, height: 1 })
    flower(ink, { x: x + 0.9, height: 1 })
  }
})

/** A swing, a grill, a table with a parasol, and a string of lamps. */
function things(c: PlaceContext) {
  const lamps = (ink: Ink, paint: (x: number, y: number) => void): void => {
    for (let i = 0; i <= 14; i++) {
      const share = i / 14
      paint(-ink.half * 0.9 + share * ink.half * 1.8, -4.9 + Math.sin(share * Math.PI) * 1.2)
    }
  }
  return litPlane(c, 'garden things', {
    z: 6,
    draw: (ink) => {
      stroke(ink, '#4a4350', 0.04).shape((ctx) => lamps(ink, (x, y) => ctx.lineTo(x, y)))
      lamps(ink, (x, y) => mark(ink, '#ffe9a8').disc(x, y + 0.12, 0.13))
      for (const share of [-0.9, 0.9])
        cut(ink, '#8a6446', 0.08).rect(share * ink.half - 0.1, -4.9, [0.2, 4.9])
      thing(ink, 'prop:swing', { x: -ink.half * 0.7, height: 3.4 })
      grill(ink, ink.half * 0.8)
      parasol(ink, ink.half * 0.56)
    },
    glow: (ink) => {
      if (ink.light.dark) lamps(ink, (x, y) => mark(ink, '#fff0b0').disc(x, y + 0.12, 0.16))
    },
  })
}

function grill(ink: Ink, x: number): void {
  stroke(ink, '#4a4a54', 0.1).shape((ctx) => {
    for (const d of [-0.5, 0.5]) {
      ctx.moveTo(x, -1.2)
      ctx.lineTo(x + d, 0)
    }
  })
  cut(ink, '#3f3f48', [0.1, 0.3]).shape((ctx) => ctx.arc(x, -1.5, 0.7, 0, Math.PI))
  mark(ink, '#e0813c').rect(x - 0.6, -1.56, [1.2, 0.1])
}

function parasol(ink: Ink, x: number): void {
  mark(ink, '#e6dac4').rect(x - 0.05, -3.6, [0.1, 3.6])
  for (const [i, d] of [-1.6, -0.8, 0, 0.8].entries())
    cut(ink, i % 2 ? '#f4ead6' : '#d9584c', 0.05).polygon(
      [x, -4.2],
      [x + d, -3.2],
      [x + d + 0.8, -3.2],
    )
  cut(ink, '#c9a47a', [0.08, 0.3]).rect(x - 1.1, -1.3, [2.2, 0.16])
  thing(ink, 'noto:tropical-drink', { x: x - 0.4, y: -1.3, height: 0.6 })
  thing(ink, 'noto:watermelon', { x: x + 0.5, y: -1.3, height: 0.45 })
}
