import { blot } from '../../../scene/blot.ts'
import { pairs } from '../../../scene/rows.ts'
import type { Piece } from '../../../scene/scene.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { flag, fire, smoke } from '../kit/alive.ts'
import { darker } from '../kit/colour.ts'
import { terrain } from '../kit/nature/ground.ts'
import { hills, rocks } from '../kit/nature/land.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { extentAt, planeOf, wingOf, plane } from '../kit/plane.ts'
import { sprinkle } from '../kit/nature/plants.ts'
import { onStage, place } from '../kit/recipe.ts'
import { trench } from '../kit/site/trench.ts'
import { tree } from '../kit/nature/trees.ts'
import { boxAt } from '../kit/shapes.ts'

export const battlefieldPlace = place({
  id: 'battlefield',
  time: 'dusk',
  ground: 'grass',
  sounds: { wind: 0.5, fire: 0.3 },
  set: (c) => {
    const at = (share: number, z: number): number => share * extentAt(c.box, z).half
    return [
      sky(c),
      ...plane(c, { name: 'ruins', z: 33 }, skylineOfRuins),
      ground(c),
      ...[-0.7, -0.2, 0.5].map((share, i) =>
        smoke(c, {
          at: [at(share, 26), 0.4, 26 + i * 0.1],
          size: 1.3,
          colour: '#6a6068',
          alpha: 0.55,
          speed: 0.1,
          drift: 1,
        }),
      ),
      fire({ x: at(0.5, 18), y: 0, z: 18, size: 1.3 }),
      fire({ x: at(-0.56, 16), y: 0, z: 16, size: 1 }),
      ...(/trench/u.test(c.words) ? trench(c) : banners(c)),
      ...near(c),
    ]
  },
})

/** What a battle leaves: standards over swords and shields. */
function banners(c: PlaceContext): Piece[] {
  const at = (share: number, z: number): number => share * extentAt(c.box, z).half
  return [
    ...remains(c),
    flag(c, { at: [at(-0.72, 8), 4.4, 7.9], width: 2, height: 1.2, colour: '#b5382f' }),
    flag(c, {
      at: [at(0.8, 8), 3.6, 7.9],
      width: 1.8,
      height: 1,
      colour: '#3f5f9a',
      turned: true,
    }),
  ]
}

/** Broken walls and towers against the sky. */
function skylineOfRuins(ink: Ink): void {
  hills(ink, { colour: '#7a6f74', height: [0.6, 2.4], step: 8 })
  for (const share of [-0.8, -0.5, 0.1, 0.44, 0.8]) {
    const x = share * ink.half
    const h = ink.random.between(4, 8) * Math.min(1.5, ink.tall)
    cut(ink, '#6a6068', [0.2, 0.3]).polygon(
      [x - 1.6, 0.1],
      [x - 1.6, -h * 0.7],
      [x - 0.9, -h * 0.6],
      [x - 0.5, -h],
      [x + 0.3, -h * 0.72],
      [x + 0.8, -h * 0.84],
      [x + 1.6, -h * 0.4],
      [x + 1.6, 0.1],
    )
    for (const [dx, dy] of pairs('-0.8 0.3, 0.5 0.24, -0.2 0.55'))
      mark(ink, '#3f3840').rect(x + dx, -h * dy - 0.6, [0.4, 0.6])
  }
}

const ground = onStage(terrain, {
  colours: ['#6f6248', '#857658', '#9c8c70'],
  bump: 0.34,
  dress: (ink) =>
    sprinkle(ink, 46, ({ x, y, scale }) =>
      blot(
        ink.ctx,
        ink.random.pick(['rgba(40,30,26,0.5)', 'rgba(110,120,60,0.6)', 'rgba(60,46,40,0.5)']),
        [x, y, ink.random.between(0.1, 0.7) * scale, ink.random.between(0.05, 0.16) * scale],
      ),
    ),
})

/** Standards, shields and swords in the ground, a broken wheel, bare trees. */
const remains = planeOf({ name: 'remains', z: 8, split: true }, (ink) => {
  tree(ink, 'bare', { x: -ink.half * 0.94, height: 5.4 * Math.min(1.4, ink.tall) })
  tree(ink, 'bare', { x: ink.half, height: 4.4 * Math.min(1.4, ink.tall) })
  mark(ink, '#5a4434').rect(-ink.half * 0.72 - 0.07, -5.2, [0.14, 5.2])
  mark(ink, '#5a4434').rect(ink.half * 0.8 - 0.07, -4.3, [0.14, 4.3])
  for (const [share, lean] of pairs('-0.56 0.2, -0.46 -0.14, 0.5 0.1, 0.62 -0.24'))
    sword(ink, share * ink.half, lean)
  stroke(ink, '#5a4434', 0.18).shape((ctx) => ctx.arc(ink.half * 0.7, -0.7, 0.8, 2.6, 6.6))
  for (const share of [-0.62, 0.58])
    cut(ink, share < 0 ? '#b5382f' : '#3f5f9a', [0.08, 0.4]).oval(
      share * ink.half,
      -0.3,
      [0.6, 0.34],
    )
  rocks(ink, { x: -ink.half * 0.8, width: 2, height: 0.8, colour: '#6a6068' })
})

function sword(ink: Ink, x: number, lean: number): void {
  ink.ctx.save()
  ink.ctx.translate(x, 0)
  ink.ctx.rotate(lean)
  cut(ink, '#c9ced4', [0.06, 0.4]).rect(-0.07, -1.7, [0.14, 1.7])
  mark(ink, '#8a6a3c').rect(-0.34, -1.76, [0.68, 0.12])
  mark(ink, darker('#8a6a3c', 0.3)).rect(-0.06, -2.2, [0.12, 0.5])
  ink.ctx.restore()
}

const near = wingOf({ name: 'near stones' }, (ink) => {
  for (const side of [-1, 1])
    rocks(ink, {
      ...boxAt([side * ink.half * 1.02, ink.foot + 0.3], [ink.half * 0.34, 1.1]),
      colour: '#4f464c',
    })
})
