import { blot } from '../../../scene/blot.ts'
import { sky } from '../../sky/sky.ts'
import { glowing, motes } from '../kit/alive.ts'
import { darker } from '../kit/colour.ts'
import { terrain } from '../kit/nature/ground.ts'
import { path } from '../kit/nature/nature.ts'
import { underOtherSky } from '../kit/other-sky.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { flower, grass, mushroom, sprinkle } from '../kit/nature/plants.ts'
import { extentAt, litPlane, planeOf, wingOf, plane } from '../kit/plane.ts'
import { onStage, place } from '../kit/recipe.ts'
import { wood } from '../kit/nature/trees.ts'

export const enchantedForestPlace = place({
  id: 'enchanted-forest',
  time: 'day',
  sounds: { crickets: 0.4 },
  set: (c0) => {
    const c = underOtherSky(c0, {
      colours: ['#20386e', '#2f6a86', '#4fa09a', '#9fd8b0'],
      haze: '#4f9c9c',
      night: '#101c46',
    })
    const { half } = extentAt(c.box, 9)
    return [
      sky(c, { clouds: 0.1 }),
      ...plane(c, { name: 'far wood', z: 30 }, (ink) =>
        wood(ink, ['round', 'pine'], {
          height: [6 * ink.tall, 11 * ink.tall],
          step: [1.4, 2.8],
          gap: 2,
        }),
      ),
      ground(c),
      ...giants(c),
      ...mushrooms(c),
      glowing(c, { at: [-half * 0.62, 1.8, 7.6], radius: 2.6, colour: '#8affea', strength: 0.5 }),
      glowing(c, { at: [half * 0.66, 1.6, 7.6], radius: 2.6, colour: '#ff9ae0', strength: 0.5 }),
      motes(c, { z: 5, count: 44, colour: '#fff6a8', size: 0.06, rise: 0.2 }),
      motes(c, { z: 1, count: 16, colour: '#9affea', size: 0.05, rise: 0.15 }),
      ...corner(c),
    ]
  },
})

const ground = onStage(terrain, {
  colours: ['#2f6e5c', '#3f8a6a', '#5fae88'],
  bump: 0.24,
  dress: (ink) => {
    path(ink, { colour: '#8fc9b0', width: 3.4, bend: 2.4, far: 30 })
    sprinkle(ink, 60, ({ x, y, scale }) =>
      blot(ink.ctx, ink.random.pick(['#b0ffe0', '#ffb0e6', '#fff0a0', '#3a7a64']), [
        x,
        y,
        0.07 * scale,
        0.05 * scale,
      ]),
    )
  },
})

/** Two old trees with roots, and in one of them a door and a lit window. */
const giants = onStage(litPlane, 'old trees', {
  z: 10,
  split: true,
  draw: (ink) => {
    for (const side of [-1, 1]) giant(ink, side)
    const x = -ink.half * 0.9
    cut(ink, '#8a4f36', [0.08, 0.3]).rounded([x - 0.55, -1.9, 1.1, 1.9], [0.55, 0.55, 0, 0])
    mark(ink, '#e6c46a').oval(x + 0.3, -0.9, [0.08, 0.08])
  },
  glow: (ink) => {
    const x = -ink.half * 0.9
    mark(ink, '#ffdf8a').oval(x + 0.2, -3.4, [0.42, 0.5])
    mark(ink, '#ffdf8a').oval(ink.half * 0.94, -4.4, [0.3, 0.4])
  },
})

function giant(ink: Ink, side: number): void {
  const x = side * ink.half * 0.92
  const bark = '#4f4460'
  const top = ink.top
  cut(ink, bark, [0.3, 0.3]).soft(
    [x - 3.4, 0.3],
    [x - 1.5, -1.4],
    [x - 1.3, -6],
    [x - 2.2, top],
    [x + 2.2, top],
    [x + 1.4, -6],
    [x + 1.6, -1.4],
    [x + 3.4, 0.3],
  )
  for (const dx of [-0.7, 0.1, 0.8])
    stroke(ink, darker(bark, 0.3), 0.08).path({ x, w: dx }, 'M1 -0.6Q0.6 -4 1.2 -9')
  stroke(ink, bark, 0.8).path({ x, w: side }, 'M-0.8 -6.4Q-3 -7.4 -4.4 -9.6')
  for (let i = 0; i < 7; i++)
    cut(ink, i % 2 ? '#2f7a6c' : '#3f9480', [0.16, 0.2]).oval(
      x - side * (i * 0.9 - 1),
      ink.crown * 0.92 + (i % 3) * 0.5,
      [2.2, 1.3],
    )
}

const mushrooms = planeOf({ name: 'mushrooms', z: 7.8, split: true }, (ink) => {
  for (const [share, height, colour] of [
    [-0.66, 2.6, '#d9506a'],
    [-0.54, 1.5, '#5fc4b8'],
    [0.6, 1.7, '#c46ad0'],
    [0.72, 2.8, '#e08a4a'],
  ] as const)
    mushroom(ink, { x: share * ink.half, height, colour })
  for (let i = 0; i < 8; i++)
    flower(ink, { x: ink.random.between(0.4, 1) * ink.half * (i % 2 ? 1 : -1), height: 0.8 })
})

const corner = wingOf({ name: 'ferns', sway: 0.01 }, (ink) => {
  for (const side of [-1, 1])
    for (const share of [0.8, 0.92, 1.04])
      grass(ink, {
        x: side * ink.half * share,
        y: ink.foot + 0.3,
        height: 1.8,
        colour: '#27604f',
      })
})
