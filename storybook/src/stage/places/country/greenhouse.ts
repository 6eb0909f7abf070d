import { pairs, plotted } from '../../../scene/rows.ts'
import type { Piece } from '../../../scene/scene.ts'
import type { PlaceContext } from '../../place.ts'
import { interior } from '../kit/indoors/interior.ts'
import { VIEWS } from '../kit/indoors/outlooks.ts'
import { lay, level } from '../kit/nature/ground.ts'
import { clear } from '../kit/colour.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { bigLeaf, flower } from '../kit/nature/plants.ts'
import { plane } from '../kit/plane.ts'
import { thing } from '../kit/thing.ts'
import { tree } from '../kit/nature/trees.ts'

const FRAME = '#f4f6f0'

export const greenhousePlace = interior({
  id: 'greenhouse',
  sounds: { birds: 0.5 },
  wall: { style: 'plain', colour: '#cfe8ea' },
  floor: { pattern: 'slabs', colour: '#d6cbb4', other: '#b8ac94', size: 1.5 },
  ceiling: '#d6ecec',
  height: 9,
  beams: true,
  lamps: null,
  rug: (ink) =>
    lay(ink, '#8a6446', () => {
      level(ink, [-60, -4.6], [1.6, 6.2])
      level(ink, [4.6, 60], [1.6, 6.2])
    }),
  back,
  alive: (c) => (/butterfl/u.test(c.words) ? butterflies(c) : []),
  middle: (ink) => {
    for (const side of [-1, 1]) {
      tree(ink, 'palm', { x: side * ink.half * 0.94, height: 6 * Math.min(1.4, ink.tall) })
      for (let i = 0; i < 4; i++)
        flower(ink, { x: side * ink.half * (0.62 + i * 0.09), height: 1 + (i % 2) * 0.5 })
      thing(ink, 'noto:potted-plant', { x: side * ink.half * 0.76, height: 1.9 })
    }
  },
  near: (ink) => {
    for (const side of [-1, 1])
      for (const [dx, turn] of pairs('1.06 0.3, 0.94 -0.2'))
        bigLeaf(ink, {
          x: side * ink.half * dx,
          y: ink.foot + 0.4,
          angle: -Math.PI / 2 + side * turn,
          length: 2.2,
          colour: '#4f8a48',
        })
  },
})

/** Panes in white iron up into the gable, and the trees outside; benches of seedlings below. */
function back(ink: Ink, s: number): void {
  if (!ink.open) outside(ink)
  glazing(ink)
  cut(ink, '#b5855a', [0.12, 0.3]).rect(ink.left, -1.5, [ink.right - ink.left, 0.24])
  const names = [
    'potted-plant',
    'seedling',
    'cactus',
    'herb',
    'tulip',
    'hibiscus',
    'sunflower',
    'blossom',
  ]
  const count = Math.round(ink.half * 1.1)
  for (let i = 0; i < count; i++)
    thing(ink, `noto:${names[i % names.length] ?? 'herb'}`, {
      x: ink.left + 0.8 + (i * (ink.half * 2 - 1.6)) / (count - 1),
      y: -1.5,
      height: 1.2 + 0.2 * s,
    })
}

/** The garden around it, or what else its panes look out on. */
function outside(ink: Ink): void {
  const { left, top } = ink
  const width = ink.right - left
  mark(ink, clear(ink.light.sky.at(-2) ?? '#bfe0ea', 0.85)).rect(left, top, [width, -top])
  if (ink.outlook !== undefined) VIEWS[ink.outlook](ink, { left, y: 0, width, height: -top })
  else
    for (let x = left; x < ink.right; x += 2.2)
      tree(ink, 'round', { x, y: -0.6, height: ink.random.between(3, 4.6), colour: '#8fbc8a' })
}

/** Many of them in the air, at two depths that rock against each other. */
function butterflies(c: PlaceContext): Piece[] {
  return [4.6, 2.4].flatMap((z, row) =>
    plane(
      c,
      {
        name: `butterflies ${z}`,
        z,
        driftReach: 1,
        drift: (t) => ({ x: Math.sin(t * 0.7 + row * 2) * 0.8, y: Math.sin(t * 1.7 + row) * 0.4 }),
      },
      (ink) => {
        for (let i = 0; i < 9; i++)
          thing(ink, 'noto:butterfly', {
            x: ((i + ink.random.between(0.1, 0.9)) / 4.5 - 1) * ink.half,
            y: ink.crown * ink.random.between(0.2, 0.8),
            height: ink.random.between(0.5, 0.9),
          })
      },
    ),
  )
}

/** White iron bars up into the gable, and a gleam across the glass. */
function glazing(ink: Ink): void {
  stroke(ink, FRAME, 0.14).shape((ctx) => {
    for (let x = -Math.ceil(ink.half / 1.7) * 1.7; x <= ink.right; x += 1.7) {
      ctx.moveTo(x, 0)
      ctx.lineTo(x, ink.top)
    }
    for (let y = 0; y > ink.top; y -= 2) {
      ctx.moveTo(ink.left, y)
      ctx.lineTo(ink.right, y)
    }
  })
  stroke(ink, FRAME, 0.3).line([ink.left, -5.4], [0, ink.top + 0.2], [ink.right, -5.4])
  mark(ink, 'rgba(255,255,255,0.25)').polygon(
    ...plotted({ w: ink.half, h: ink.top }, '-0.5 0, -0.2 1, 0 1, -0.3 0'),
  )
}
