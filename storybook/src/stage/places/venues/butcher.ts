import { interior } from '../kit/indoors/interior.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { thing } from '../kit/thing.ts'

const MEATS = [
  'cut-of-meat',
  'meat-on-bone',
  'poultry-leg',
  'bacon',
  'shrimp',
  'fish',
  'cheese-wedge',
] as const

export const butcherPlace = interior({
  id: 'butcher',
  sounds: { room: 0.3 },
  wall: { style: 'tiles', colour: '#f4f0ea', dado: 1.2, dadoColour: '#b5382f' },
  floor: { pattern: 'checks', colour: '#f4efe4', other: '#c4665a', size: 1.3 },
  ceiling: '#f7f4ee',
  lamps: { colour: '#b5382f', at: [-0.5, 0, 0.5], drop: 1.8 },
  back,
})

/** Hams on hooks, a glass counter of cuts, scales and knives. */
function back(ink: Ink, s: number): void {
  mark(ink, '#8f959c').rect(ink.left * 0.9, -5.9, [ink.half * 1.8, 0.14])
  for (let i = -5; i <= 5; i++) {
    const x = i * ink.half * 0.165
    stroke(ink, '#6a7078', 0.07).line([x, -5.8], [x, -5.3])
    if (i % 2) thing(ink, 'noto:meat-on-bone', { x, y: -3.9, height: 1.5 })
    else sausages(ink, x)
  }
  const w = ink.half * 1.3
  cut(ink, '#d6dade', [0.18, 0.3]).rounded([-w / 2, -1.1, w, 1.1], 0.1)
  cut(ink, '#e6f2f4', [0.1, 0.5]).rounded([-w / 2, -2.6, w, 1.6], [0.5, 0.5, 0, 0])
  const count = Math.max(5, Math.round(w / 1.4))
  for (let i = 0; i < count; i++)
    thing(ink, `noto:${MEATS[i % MEATS.length] ?? 'bacon'}`, {
      x: -w * 0.44 + (i * w * 0.88) / (count - 1),
      y: -1.2,
      height: 0.95,
      shadow: 0.04,
    })
  mark(ink, 'rgba(255,255,255,0.35)').rect(-w / 2 + 0.2, -2.4, [w - 0.4, 0.3])
  thing(ink, 'noto:balance-scale', { x: -w * 0.36, y: -2.6, height: 1.3 })
  thing(ink, 'noto:kitchen-knife', { x: w * 0.4, y: -2.7, height: 0.9 * s })
}

function sausages(ink: Ink, x: number): void {
  for (let i = 0; i < 4; i++)
    cut(ink, '#b5564a', [0.04, 0.3]).rounded(
      [x - 0.16 + (i % 2) * 0.1, -5.3 + i * 0.44, 0.3, 0.5],
      0.15,
    )
}
