import { readColour } from '../../../cast/colour/read-colour.ts'
import type { Piece } from '../../../scene/scene.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { motes } from '../kit/alive.ts'
import { darker, lighter } from '../kit/colour.ts'
import { floor } from '../kit/nature/ground.ts'
import { cut, fade, mark } from '../kit/paper.ts'
import { plane, planeOf } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import type { Top } from '../kit/giant-tops/top.ts'
import { drips, GIANT_TOPS } from '../kit/giant-tops/tops.ts'

/** Where the top ends towards us and at the back. */
const [EDGE, BACK] = [-1.15, 5]

/** On top of something huge: a cake, a pizza. Its side is seen below the feet of those who are on it. */
export const giantTopPlace = place({
  id: 'giant-top',
  ground: 'floor',
  near: -0.4,
  far: 3,
  set: (c) => {
    const top = GIANT_TOPS.find(({ words }) => words.test(c.words))
    if (!top) return [sky(c)]
    const colour = colourOf(c, top)
    return [
      sky(c),
      ...room(c),
      floor(c, { ...PLAIN, colour, dress: top.dress, depth: 6 }),
      ...(top.towers ? plane(c, { name: 'towers', z: 4.6 }, top.towers) : []),
      ...side(c, top, colour),
      motes(c, { z: 3, count: 18, colour: '#fff3dc' }),
    ]
  },
})

const PLAIN = { pattern: 'plain', back: BACK } as const

/** The colour that the prompt gives to the thing. */
function colourOf({ scenery = [] }: PlaceContext, { colour }: Top): string {
  const [told = ''] = scenery
  const asked = told.split(' ').map((word) => readColour(word))
  return asked.find((each) => each !== null && each !== 'rainbow') ?? colour
}

const FLAGS = ['#e9788c', '#f2bf57', '#79b8d6', '#8fc47f', '#b293d4', '#e9788c', '#f2bf57'] as const

/** A room as far away and as large as a landscape: a wall with a window, out of focus. */
const room = planeOf({ name: 'far room', z: 24, haze: 0.5 }, (ink) => {
  const wall = '#d9b48c'
  const wide = ink.right - ink.left
  mark(ink, fade(ink, [lighter(wall, 0.2), darker(wall, 0.12)], [ink.top, 4])).rect(
    ink.left,
    ink.top,
    [wide, 20 - ink.top],
  )
  const frame = { x: ink.half * 0.24, y: ink.crown * 0.86, width: 12, height: -ink.crown * 0.74 }
  cut(ink, '#f4e6d0', 0.3).rounded([frame.x, frame.y, frame.width, frame.height], 0.3)
  mark(ink, '#b9dcec').rect(frame.x + 0.5, frame.y + 0.5, [5.25, frame.height - 1])
  mark(ink, '#cfe8f0').rect(frame.x + 6.25, frame.y + 0.5, [5.25, frame.height - 1])
  for (let i = 0; i < 9; i++) {
    const [x, y] = [ink.random.between(-1, 0.1), ink.random.between(0.2, 0.9)]
    mark(ink, 'rgba(255,240,205,0.28)').disc(x * ink.half, y * ink.crown, 1.1)
  }
  FLAGS.forEach((flag, i) => {
    const x = (-0.92 + i * 0.17) * ink.half
    const y = ink.crown * 0.9 + 1.6 * Math.sin(((i + 0.5) / FLAGS.length) * Math.PI)
    mark(ink, flag).polygon([x, y], [x + 2, y], [x + 1, y + 2.3])
  })
  cut(ink, '#8a6244', 0.3).rect(ink.left, -1.2, [wide, 12])
})

/** Its side below the edge, layer under layer. */
function side(c: PlaceContext, top: Top, colour: string): Piece[] {
  return plane(c, { name: 'side', z: EDGE, top: 0.2 }, (ink) => {
    let y = 0
    for (const [layer, height] of top.side) {
      cut(ink, layer, 0.06).rect(ink.left, y, [ink.right - ink.left, height + 0.1])
      y += height
    }
    mark(ink, lighter(colour, 0.25)).rect(ink.left, -0.06, [ink.right - ink.left, 0.1])
    if (top.drips) drips(ink, colour)
  })
}
