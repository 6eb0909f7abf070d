import { plotted, triples } from '../../../scene/rows.ts'
import type { Interior } from '../kit/indoors/interior.ts'
import { wordedInterior } from '../kit/indoors/worded-interior.ts'
import { clear } from '../kit/colour.ts'
import { cut, glow, mark, stroke, type Ink } from '../kit/paper.ts'
import { thing } from '../kit/thing.ts'

/** Lamps on a grid, cameras at both sides, and before them a news desk or the painted flats of a film. */
export const tvStudioPlace = wordedInterior((words): Interior => {
  const film = /film|movie|sound ?stage|hollywood/u.test(words)
  return {
    id: 'tv-studio',
    sounds: { room: 0.3 },
    wall: { style: 'plain', colour: '#4a4a58' },
    floor: { pattern: 'plain', colour: '#5f6070' },
    ceiling: '#2f2f3a',
    near: null,
    lamps: null,
    back: (ink, s) => {
      if (film) flats(ink, s)
      else news(ink, s)
      grid(ink)
    },
    glow: (ink) => {
      for (const x of LAMPS)
        glow(ink, '#fff0c0', { x: x * ink.half, y: ink.top + 1.9, radius: 2, strength: 0.6 })
    },
    middle: (ink) => {
      thing(ink, film ? 'prop:movie-camera' : 'prop:camera-tripod', {
        x: -ink.half * 0.8,
        height: 3.4,
        turn: 1,
      })
      thing(ink, film ? 'prop:clapperboard' : 'prop:microphone-stand', {
        x: ink.half * 0.84,
        height: film ? 1.6 : 3.2,
      })
      if (film) thing(ink, 'prop:deck-chair', { x: ink.half * 0.62, height: 2 })
    },
  }
})

const LAMPS = [-0.7, -0.36, 0, 0.36, 0.7]

/** The bar with its lamps. */
function grid(ink: Ink): void {
  mark(ink, '#1f1f28').rect(ink.left, ink.top + 0.7, [ink.right - ink.left, 0.16])
  for (const share of LAMPS) {
    const x = share * ink.half
    stroke(ink, '#1f1f28', 0.1).line([x, ink.top + 0.8], [x, ink.top + 1.2])
    cut(ink, '#2b2b36', [0.08, 0.4]).polygon(
      ...plotted({ x, y: ink.top }, '-0.4 1.1, 0.4 1.1, 0.6 1.8, -0.6 1.8'),
    )
    mark(ink, '#fff6d0').rect(x - 0.55, ink.top + 1.76, [1.1, 0.14])
  }
}

/** A curved desk before a screen with the globe. */
function news(ink: Ink, s: number): void {
  const w = 9.4 * s
  cut(ink, '#1d3a6a', [0.16, 0.4]).rounded([-w / 2, -6, w, 4.4], 0.2)
  for (let i = 0; i < 7; i++)
    mark(ink, clear('#5fa5f0', 0.22)).rect(-w / 2 + (i * w) / 7, -6, [w / 16, 4.4])
  mark(ink, '#3f86d9').disc(w * 0.24, -3.9, 1.4)
  for (const [dx, dy, r] of triples('-0.4 -0.5 0.55, 0.4 0.2 0.6, -0.3 0.7 0.35'))
    mark(ink, '#6fc48a').disc(w * 0.24 + dx, -3.9 + dy, r)
  for (const [x, y, long] of triples('-0.38 -5.2 0.36, -0.38 -4.6 0.28, -0.38 -4 0.32'))
    mark(ink, clear('#ffffff', 0.8)).rect(x * w, y, [long * w, 0.24])
  mark(ink, '#d9362f').rect(-w / 2, -2.3, [w, 0.5])
  const d = 6.4 * s
  cut(ink, '#c9d2dc', [0.14, 0.3]).plot({ w: d }, '-0.5 -2, 0.5 -2, 0.4 0, -0.4 0')
  cut(ink, '#3f4a5c', 0.08).rounded([-d / 2 - 0.2, -2.2, d + 0.4, 0.3], 0.1)
  mark(ink, '#3f86d9').rect(-d * 0.45, -1.4, [d * 0.9, 0.24])
}

/** Canvas flats with a painted street, propped up, and a green screen. */
function flats(ink: Ink, s: number): void {
  cut(ink, '#4fc46a', 0.14).rect(ink.half * 0.24, -6, [5.4 * s, 6])
  const w = 7.4 * s
  const x = -ink.half * 0.36
  cut(ink, '#f3e3c0', [0.16, 0.4]).rect(x - w / 2, -5.8, [w, 5.8])
  mark(ink, '#a9d6ee').rect(x - w / 2 + 0.15, -5.65, [w - 0.3, 5.5])
  for (const [i, tone] of ['#d98a5a', '#e6c46a', '#7fa5b5', '#c97a86'].entries()) {
    const [at, high] = [x - w / 2 + 0.15 + (i * (w - 0.3)) / 4, 3 + ((i * 7) % 3) * 0.6]
    mark(ink, tone).rect(at, -0.15 - high, [(w - 0.3) / 4, high])
    for (let k = 0; k < 4; k++)
      mark(ink, '#fff3cf').rect(
        at + 0.3 + (k % 2) * 0.7,
        -high + 0.3 + Math.floor(k / 2) * 1.1,
        [0.4, 0.6],
      )
  }
  stroke(ink, '#a5784e', 0.16).line([x + w / 2, -4.6], [x + w / 2 + 1.3, 0])
}
