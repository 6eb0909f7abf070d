import { pairs, plotted } from '../../../scene/rows.ts'
import { interior } from '../kit/indoors/interior.ts'
import { column } from '../kit/town/castles.ts'
import { darker } from '../kit/colour.ts'
import { chandelier } from '../kit/indoors/fittings.ts'
import { lay, level } from '../kit/nature/ground.ts'
import { cut, glow, mark, type Ink } from '../kit/paper.ts'
import { thing } from '../kit/thing.ts'
import { window } from '../kit/indoors/windows.ts'
import { fire } from '../kit/alive.ts'
import { boxAt } from '../kit/shapes.ts'

export const throneRoomPlace = interior({
  id: 'throne-room',
  time: 'day',
  sounds: { room: 0.4 },
  wall: { style: 'stone', colour: '#c4b6a0' },
  floor: { pattern: 'checks', colour: '#e2d6c0', other: '#a8957c', size: 1.4 },
  ceiling: '#8f7f6c',
  height: 9.4,
  beams: true,
  lamps: null,
  near: null,
  rug: (ink) => {
    lay(ink, '#d9b25a', () => level(ink, [-2.2, 2.2], [ink.near, 6]))
    lay(ink, '#a8343f', () => level(ink, [-1.9, 1.9], [ink.near, 6]))
  },
  back,
  glow: (ink) => {
    for (const share of [-0.34, 0.34])
      chandelier(ink, { x: share * ink.half, top: ink.top, drop: 2.2, size: 1.1, glowing: true })
    for (const share of [-0.62, 0.62])
      glow(ink, '#ffb04a', { x: share * ink.half, y: -4.2, radius: 2, strength: 0.5 })
  },
  middle: (ink) => {
    for (const side of [-1, 1])
      column(ink, {
        x: side * ink.half * 0.94,
        width: 1.2,
        height: 9 * Math.min(1.5, ink.tall),
        colour: '#d9cbb0',
      })
  },
  alive: (_, { half, depth }) =>
    [-0.62, 0.62].map((share) => fire({ x: share * half, y: 3.9, z: depth - 0.1, size: 0.6 })),
})

/** The throne on its steps under a canopy, banners and windows. */
function back(ink: Ink, s: number): void {
  for (const share of ink.plays(/\bwindow\b/u) ? [] : [-0.82, 0.82])
    window(ink, {
      ...boxAt([share * ink.half, -2.4], [1.6 * s, 4.4]),
      frame: '#8f8272',
      bars: [2, 4],
      view: 'hills',
    })
  cut(ink, '#7a2438', 0.2).plot({ w: s }, '-2.6 -7.6, 2.6 -7.6, 2.2 -1, -2.2 -1')
  for (let i = -2; i <= 2; i++)
    mark(ink, darker('#7a2438', 0.2)).rect(i * s - 0.06, -7.4, [0.12, 6.4])
  cut(ink, '#d9b25a', [0.14, 0.4]).polygon([-3 * s, -7.4], [0, -8.8], [3 * s, -7.4])
  steps(ink, s)
  for (const share of ink.plays(/\bbanner\b/u) ? [] : [-0.5, 0.5])
    banner(ink, share * ink.half, share < 0 ? '#3f5f9a' : '#2f7a5c')
  for (const share of [-0.62, 0.62])
    mark(ink, '#5a4a44').plot({ x: share * ink.half }, '-0.3 -4, 0.3 -4, 0 -2.8')
  for (const share of [-0.34, 0.34])
    chandelier(ink, { x: share * ink.half, top: ink.top, drop: 2.2, size: 1.1 })
}

/** The throne on three steps. */
function steps(ink: Ink, s: number): void {
  for (const [w, y] of pairs('7.4 -0.0, 5.8 -0.45, 4.2 -0.9'))
    cut(ink, '#d6c8ae', [0.1, 0.3]).rect((-w / 2) * s, y - 0.45, [w * s, 0.45])
  if (!ink.plays(/\bthrone$/u)) thing(ink, 'prop:throne', { x: 0, y: -1.3, height: 3.9 })
}

function banner(ink: Ink, x: number, colour: string): void {
  cut(ink, colour, [0.14, 0.3]).polygon(
    ...plotted({ x }, '-0.8 -7.4, 0.8 -7.4, 0.8 -3.4, 0 -2.6, -0.8 -3.4'),
  )
  thing(ink, 'noto:crown', { x, y: -5, height: 0.8, shadow: 0 })
}
