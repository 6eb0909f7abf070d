import { readColour } from '../../../cast/colour/read-colour.ts'
import type { PlaceContext } from '../../place.ts'
import { motes } from '../kit/alive.ts'
import { brightness, clear, darker, lighter, mix } from '../kit/colour.ts'
import { room } from '../kit/indoors/room.ts'
import { glow, mark, type Ink } from '../kit/paper.ts'
import { place } from '../kit/recipe.ts'

/** Four bare walls in the colour that the words name. */
export const emptyRoomPlace = place({
  id: 'empty-room',
  indoors: true,
  time: 'day',
  sounds: { room: 0.2 },
  set: (c) => {
    const paint = paintOf(c)
    return [
      ...room(c, {
        asked: true,
        wall: { style: 'plain', colour: paint },
        floor: { pattern: 'plain', colour: darker(paint, 0.1) },
        ceiling: lighter(paint, 0.3),
        width: 1.2,
        depth: 6.4,
        lamp: false,
        back: (ink) => skirting(ink, paint),
      }),
      motes(c, { z: 3, count: 10 }),
      motes(c, { z: 1, count: 6 }),
    ]
  },
})

/** What bare walls have when nobody asks for a colour. */
const PAINTS = ['#e6e0d8', '#d3dde4', '#dfe3d2', '#e8d6cc', '#d6cfe0'] as const

function paintOf({ words, random }: PlaceContext): string {
  const named = readColour(
    words.replaceAll(/\b(room|empty|bare|blank|plain|void|space)\b/gu, '').trim(),
  )
  if (named === null || named === 'rainbow') return random.fork('walls').pick(PAINTS)
  // Pure white and black have no shade left for corners.
  return mix(
    named,
    brightness(named) < 0.3 ? '#4c4858' : '#f1efec',
    brightness(named) < 0.3 ? 0.4 : 0.16,
  )
}

/** A board along the foot of the wall, and light that falls on its middle. */
function skirting(ink: Ink, paint: string): void {
  mark(ink, lighter(paint, 0.4)).rect(ink.left, -0.42, [ink.right - ink.left, 0.42])
  mark(ink, clear(darker(paint, 0.3), 0.5)).rect(ink.left, -0.48, [ink.right - ink.left, 0.06])
  glow(ink, '#ffffff', { x: 0, y: ink.top * 0.55, radius: ink.half * 0.7, strength: 0.22 })
}
