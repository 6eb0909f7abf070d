import { motes } from '../kit/alive.ts'
import { darker, lighter } from '../kit/colour.ts'
import { room } from '../kit/indoors/room.ts'
import { mark, type Ink } from '../kit/paper.ts'
import { place } from '../kit/recipe.ts'

const BOARD = '#efe6d6'

/** The foot of a wall as a mouse sees it: a high white board, wallpaper above, planks. */
export const skirtingBoardPlace = place({
  id: 'skirting-board',
  indoors: true,
  time: 'day',
  sounds: { room: 0.3 },
  set: (c) => [
    ...room(c, {
      wall: { style: 'stripes', colour: '#d9b38c' },
      floor: { pattern: 'planks', colour: '#b98a58', other: '#9b6f43', size: 2.4 },
      width: 2.2,
      height: 22,
      depth: 3,
      lamp: false,
      back: board,
    }),
    motes(c, { z: 2, count: 12 }),
    motes(c, { z: 0.6, count: 6 }),
  ],
})

/** With a rounded edge on top and a seam where it meets the floor. */
function board(ink: Ink): void {
  const wide = ink.right - ink.left
  mark(ink, BOARD).rect(ink.left, -5.4, [wide, 5.4])
  mark(ink, lighter(BOARD, 0.5)).rect(ink.left, -5.4, [wide, 0.34])
  for (const y of [-4.9, -4.5]) mark(ink, darker(BOARD, 0.16)).rect(ink.left, y, [wide, 0.12])
  mark(ink, darker(BOARD, 0.34)).rect(ink.left, -0.14, [wide, 0.14])
}
