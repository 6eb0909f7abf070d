import { readColour } from '../../../cast/colour/read-colour.ts'
import type { Piece } from '../../../scene/scene.ts'
import type { PlaceContext } from '../../place.ts'
import { darker, lighter } from '../kit/colour.ts'
import { pot } from '../kit/indoors/furniture.ts'
import { wall, type Wall } from '../kit/indoors/wall.ts'
import { window } from '../kit/indoors/windows.ts'
import { floor } from '../kit/nature/ground.ts'
import { cut, mark, type Ink } from '../kit/paper.ts'
import { plane, planeOf } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { fireEscape } from '../kit/town/street.ts'
import { boxAt } from '../kit/shapes.ts'

const BACK = 2.4
const PAINTS = ['#e6cf9c', '#d9b28c', '#cfd6c4', '#e3dccb', '#d7a58c'] as const
const STYLES: readonly (readonly [words: RegExp, style: Wall['style'], colour: string])[] = [
  [/brick|fire/u, 'brick', '#b5634a'],
  [/stone|rock|castle/u, 'stone', '#a39c90'],
  [/wood|plank|barn/u, 'planks', '#a8754a'],
]

/** The wall of a house from across the pavement, as wide as the frame: what leans against it is all there is to see. */
export const houseWallPlace = place({
  id: 'house-wall',
  time: 'day',
  ground: 'road',
  far: 1.6,
  sounds: { street: 0.3 },
  set: (c) => [
    floor(c, { pattern: 'slabs', colour: '#bdb4aa', other: '#a59c93', back: BACK, size: 1.2 }),
    front(c),
    pots(c),
  ],
})

/** The colour that is told of its wall, its shutters or its door. */
function paintOf({ scenery = [] }: PlaceContext, part: string): string | null {
  const said = scenery.find((words) => words.endsWith(` ${part}`))
  const paint = said === undefined ? null : readColour(said.split(' ')[0] ?? '')
  return paint === 'rainbow' ? null : paint
}

function front(c: PlaceContext): Piece[] {
  const random = c.random.fork('front')
  const words = [...(c.scenery ?? []), c.words].join(' ')
  const [, style, own] =
    STYLES.find(([told]) => told.test(words)) ?? ([/x/u, 'plain', null] as const)
  const colour: string = paintOf(c, 'wall') ?? own ?? random.pick(PAINTS)
  return plane(c, { name: 'front', z: BACK, haze: 0 }, (ink) => {
    wall(ink, { style, colour }, { left: ink.left, right: ink.right, top: ink.top })
    mark(ink, darker(colour, 0.25)).rect(ink.left, -0.7, [ink.right - ink.left, 1])
    if (/fire/u.test(words)) return escape(ink)
    if (!/window|shutter/u.test(words)) return
    const shutters = /shutter/u.test(words) ? (paintOf(c, 'shutters') ?? '#5f7f6a') : null
    pane(ink, { shutters, x: random.between(-0.1, 0.1) * ink.half })
  })
}

/** Iron landings before the windows of each floor, ladders from one to the next. */
function escape(ink: Ink): void {
  const gap = 3.1
  const width = Math.min(ink.half * 1.1, 8)
  const side = ink.random.fork('escape').pick([-1, 1]) * ink.half * 0.12
  const floors = Math.ceil((-ink.top - 2.6) / gap)
  for (let floor = 0; floor < floors; floor++)
    for (let n = -2; n <= 2; n++)
      window(ink, {
        ...boxAt([side + n * width * 0.42, -3 - floor * gap], [1.3, 1.9]),
        frame: '#d9c3a5',
      })
  fireEscape(ink, { x: side - width / 2, y: -2.6, width, floors, gap })
}

function pane(ink: Ink, { shutters, x }: { shutters: string | null; x: number }): void {
  const [width, height] = [2.6, Math.min(3.2, -ink.crown * 0.38)]
  const y = Math.max(-4, ink.crown * 0.48)
  window(ink, { x, y, width, height, frame: '#f5ecda' })
  if (shutters === null) return
  for (const side of [-1, 1]) {
    const left = x + side * (width / 2 + 0.85) - 0.7
    cut(ink, shutters, [0.14, 0.3]).rect(left, y - height - 0.1, [1.4, height + 0.2])
    for (let at = 0.2; at < height - 0.1; at += 0.34)
      mark(ink, at % 0.68 < 0.34 ? darker(shutters, 0.16) : lighter(shutters, 0.1)).rect(
        left + 0.18,
        y - height + at,
        [1.04, 0.16],
      )
  }
}

const pots = planeOf({ name: 'pots', z: BACK - 0.4, split: true }, (ink) => {
  for (const side of [-1, 1]) pot(ink, { x: side * ink.half * 0.86, height: 1.9 })
})
