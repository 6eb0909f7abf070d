import { interior } from '../kit/indoors/interior.ts'
import { window } from '../kit/indoors/windows.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { boxAt } from '../kit/shapes.ts'

const RAIL = '#b98550'
const MIRROR_TOP = -6.2
const MIRROR_FOOT = -0.5
const BARRE_AT = -2.4

export const danceStudioPlace = interior({
  id: 'dance-studio',
  sounds: {},
  wall: { style: 'plain', colour: '#f3e6dc' },
  floor: { pattern: 'planks', colour: '#dcb27e', other: '#cfa36d' },
  ceiling: '#f9f2ea',
  height: 8.4,
  lamps: null,
  near: null,
  back,
})

/** A wall of mirrors with the barre before it, and daylight from both sides. */
function back(ink: Ink, s: number): void {
  const wide = 3.2 * s
  for (const k of [-1.5, -0.5, 0.5, 1.5]) glass(ink, k * wide, wide)
  for (const side of [-1, 1])
    window(ink, {
      ...boxAt([side * (2 * wide + 2.2 * s), -1.6], [2.4 * s, 4.6]),
      frame: '#fbf7f0',
      bars: [2, 3],
      view: 'trees',
    })
  barre(ink, 2 * wide + 0.6)
}

function glass(ink: Ink, x: number, wide: number): void {
  const size = [wide, MIRROR_FOOT - MIRROR_TOP] as const
  cut(ink, '#cfe3ea', 0.08).rect(x - wide / 2, MIRROR_TOP, [...size])
  mark(ink, 'rgba(222,184,134,0.55)').rect(x - wide / 2, MIRROR_FOOT - 1, [wide, 1])
  mark(ink, 'rgba(255,255,255,0.5)').polygon(
    [x + wide * 0.05, MIRROR_TOP],
    [x + wide * 0.35, MIRROR_TOP],
    [x - wide * 0.1, MIRROR_FOOT],
    [x - wide * 0.4, MIRROR_FOOT],
  )
  stroke(ink, '#f9f2ea', 0.16).rect(x - wide / 2, MIRROR_TOP, size)
}

/** The rail that dancers hold on to, on its posts. */
function barre(ink: Ink, reach: number): void {
  for (const share of [-0.96, -0.48, 0, 0.48, 0.96])
    cut(ink, '#8d8f98', 0.06).rect(share * reach - 0.08, BARRE_AT, [0.16, -BARRE_AT])
  cut(ink, RAIL, 0.14).rounded([-reach, BARRE_AT - 0.14, 2 * reach, 0.28], 0.14)
}
