import { quads } from '../../../scene/rows.ts'
import { interior } from '../kit/indoors/interior.ts'
import { clear, lighter } from '../kit/colour.ts'
import { door, window } from '../kit/indoors/windows.ts'
import { cut, glow, mark, stroke, type Ink } from '../kit/paper.ts'
import { thing } from '../kit/thing.ts'

/** A home without furniture: bare boards, pale patches where pictures hung, a bulb on its wire, a box left behind. */
export const bareApartmentPlace = interior({
  id: 'bare-apartment',
  sounds: { room: 0.2 },
  wall: { style: 'plain', colour: '#e3dccf' },
  floor: { pattern: 'planks', colour: '#b59270', other: '#a58362' },
  ceiling: '#f4f0e6',
  near: null,
  lamps: null,
  back,
  glow: (ink) => glow(ink, '#ffe6ae', { x: 0, y: ink.top + 2.3, radius: 2.4, strength: 0.4 }),
  middle: (ink) => thing(ink, 'noto:package', { x: ink.half * 0.74, height: 1.3 }),
})

function back(ink: Ink, s: number): void {
  const side = ink.random.fork('door').chance(0.5) ? 1 : -1
  window(ink, { x: -side * ink.half * 0.5, y: -2, width: 4 * s, height: 3.8, view: 'city' })
  door(ink, { x: side * ink.half * 0.66, width: 2.2 * s, height: 5, colour: '#d9cdb8' })
  for (const [x, y, w, h] of quads('0.12 -5.4 1.7 1.3, 0.32 -5 1.1 1.5'))
    mark(ink, clear(lighter('#e3dccf', 0.5), 0.7)).rect(side * x * ink.half - w / 2, y, [w, h])
  cut(ink, '#f4f1ea', 0.06).rounded([side * ink.half * 0.4, -1.1, 0.5, 0.5], 0.08)
  for (const d of [0.17, 0.33]) mark(ink, '#6a645c').disc(side * ink.half * 0.4 + d, -0.85, 0.05)
  stroke(ink, '#3a3438', 0.06).line([0, ink.top], [0, ink.top + 2])
  mark(ink, '#3a3438').rect(-0.12, ink.top + 1.9, [0.24, 0.3])
  mark(ink, '#fff0b8').disc(0, ink.top + 2.4, 0.3)
}
