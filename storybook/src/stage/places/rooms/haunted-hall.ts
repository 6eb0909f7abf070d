import { interior } from '../kit/indoors/interior.ts'
import { picture } from '../kit/indoors/pictures.ts'
import { window } from '../kit/indoors/windows.ts'
import { mark, stroke, type Ink } from '../kit/paper.ts'
import { thing } from '../kit/thing.ts'
import { boxAt } from '../kit/shapes.ts'

const WOOD = '#4a3a4c'

/** The hall of an old house where nobody has swept for a hundred years. */
export const hauntedHallPlace = interior({
  id: 'haunted-hall',
  time: 'night',
  sounds: { wind: 0.5 },
  wall: {
    style: 'diamonds',
    colour: '#5d5470',
    accent: '#534a66',
    dado: 2.1,
    dadoColour: '#43384c',
  },
  floor: { pattern: 'planks', colour: '#5c4a52', other: '#463843', size: 1.2 },
  ceiling: '#3c3448',
  height: 9,
  lamps: null,
  near: null,
  back,
  middle: (ink) => {
    thing(ink, 'prop:suit-of-armour', { x: -ink.half * 0.78, height: 3.5 })
    thing(ink, 'prop:grandfather-clock', { x: ink.half * 0.8, height: 4 })
  },
  glow: (ink, s) => {
    for (const x of [-2.1, 2.1]) candleGlow(ink, x * s)
  },
})

function back(ink: Ink, s: number): void {
  for (const x of [-0.34, 0.34])
    window(ink, {
      ...boxAt([x * ink.half, -2.5], [1.9 * s, 3.6]),
      frame: WOOD,
      curtains: '#6b2f45',
      bars: [2, 3],
      view: 'trees',
    })
  thing(ink, 'prop:fireplace', { x: 0, height: 2.6 })
  portrait(ink, { x: 0, y: -3.3, tilt: -0.06, width: 1.9 * s })
  portrait(ink, { x: -ink.half * 0.6, y: -3, tilt: 0.1, width: 1.3 * s })
  portrait(ink, { x: ink.half * 0.6, y: -3.2, tilt: -0.12, width: 1.3 * s })
  thing(ink, 'prop:candelabra', { x: -2.1 * s, height: 1.7 })
  thing(ink, 'prop:candelabra', { x: 2.1 * s, height: 1.7 })
  for (const [x, side] of [
    [ink.left, 1],
    [ink.right, -1],
  ] as const)
    cobweb(ink, x, side)
}

/** Somebody with pale eyes, hung crooked. */
function portrait(ink: Ink, p: { x: number; y: number; tilt: number; width: number }): void {
  const { ctx } = ink
  ctx.save()
  ctx.translate(p.x, p.y)
  ctx.rotate(p.tilt)
  const look = { x: 0, y: 0, width: p.width, height: p.width * 1.3, frame: '#8a6a34' }
  picture(ink, { ...look, draw: ancestor })
  ctx.restore()
}

function ancestor(ink: Ink): void {
  mark(ink, '#2f2a3a').rect(0, 0, [1, 1])
  mark(ink, '#1f1b28').oval(0.5, 1, [0.42, 0.4])
  mark(ink, '#b9b4a4').oval(0.5, 0.42, [0.2, 0.22])
  for (const x of [0.42, 0.58]) mark(ink, '#e8e27a').disc(x, 0.4, 0.035)
  mark(ink, '#1f1b28').rect(0.36, 0.06, [0.28, 0.2])
  mark(ink, '#1f1b28').rect(0.24, 0.22, [0.52, 0.05])
}

/** Threads from the corner, and rounds between them. */
function cobweb(ink: Ink, x: number, side: number): void {
  const threads = [0.05, 0.45, 0.85, 1.25, 1.52]
  for (const turn of threads)
    stroke(ink, '#b9b2c4', 0.025).line(
      [x, ink.top],
      [x + side * Math.cos(turn) * 2.6, ink.top + Math.sin(turn) * 2.6],
    )
  for (const r of [0.6, 1.1, 1.6, 2.1])
    stroke(ink, '#b9b2c4', 0.022).shape((ctx) => {
      for (const [i, turn] of threads.entries()) {
        const at = [x + side * Math.cos(turn) * r, ink.top + Math.sin(turn) * r] as const
        if (i === 0) ctx.moveTo(...at)
        else ctx.lineTo(...at)
      }
    })
}

function candleGlow(ink: Ink, x: number): void {
  for (const [r, alpha] of [
    [1.5, '1c'],
    [0.9, '30'],
    [0.4, '50'],
  ] as const)
    mark(ink, `#ffc46a${alpha}`).disc(x, -1.7, r)
}
