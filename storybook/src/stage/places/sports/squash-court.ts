import { interior } from '../kit/indoors/interior.ts'
import { clear } from '../kit/colour.ts'
import { lay, level } from '../kit/nature/ground.ts'
import { mark, type Ink } from '../kit/paper.ts'

const RED = '#c8403a'

/** Four white walls with red lines, the tin below, a floor of pale boards with its boxes. */
export const squashCourtPlace = interior({
  id: 'squash-court',
  time: 'day',
  sounds: { room: 0.3 },
  wall: { style: 'plain', colour: '#f3f1ea' },
  floor: { pattern: 'planks', colour: '#dcb98a', other: '#cfa976', size: 0.8 },
  ceiling: '#dfe3e4',
  depth: 9,
  width: 1.16,
  lamps: null,
  near: null,
  rug: (ink) =>
    lay(ink, RED, () => {
      level(ink, [-30, 30], [3.6, 3.8])
      level(ink, [-0.06, 0.06], [ink.near, 3.6])
    }),
  back,
})

/** The out line, the service line and the tin; scuffs where balls have hit. */
function back(ink: Ink): void {
  const wide = ink.right - ink.left
  for (const [y, high] of [
    [-6.6, 0.2],
    [-3.4, 0.16],
  ] as const)
    mark(ink, RED).rect(ink.left, y, [wide, high])
  mark(ink, '#b8bcc0').rect(ink.left, -1, [wide, 1])
  mark(ink, RED).rect(ink.left, -1.1, [wide, 0.16])
  for (let i = 0; i < 26; i++)
    mark(ink, clear('#4a4a50', 0.16)).disc(
      ink.random.between(-0.9, 0.9) * ink.half,
      ink.random.between(-5.8, -1.6),
      ink.random.between(0.06, 0.14),
    )
}
