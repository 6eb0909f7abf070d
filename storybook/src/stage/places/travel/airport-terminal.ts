import type { Interior } from '../kit/indoors/interior.ts'
import { wordedInterior } from '../kit/indoors/worded-interior.ts'
import { counter } from '../kit/indoors/furniture.ts'
import { cut, fade, mark, stroke, type Ink } from '../kit/paper.ts'
import { thing } from '../kit/thing.ts'

const BAGS = ['prop:suitcase', 'noto:luggage', 'prop:backpack'] as const

/** A hall with a glass wall to the airliners, a board of flights, and what the words ask for: a belt, a counter, seats. */
export const airportTerminalPlace = wordedInterior((words): Interior => ({
  id: 'airport-terminal',
  sounds: { people: 0.4 },
  wall: { style: 'plain', colour: '#dfe4e6', dado: 0.4, dadoColour: '#8a959e' },
  floor: { pattern: 'tiles', colour: '#cfd4d6', other: '#bfc6c9', size: 2.2 },
  ceiling: '#f2f4f4',
  near: null,
  lamps: null,
  back: (ink, s) => {
    glassWall(ink, s)
    flights(ink)
    if (/baggage|luggage|carousel|reclaim/u.test(words)) belt(ink)
    else if (/check|counter|security|ticket/u.test(words)) desks(ink, s)
    else seats(ink, s)
  },
  middle: (ink) => {
    thing(ink, 'prop:suitcase', { x: -ink.half * 0.8, height: 1.6 })
    thing(ink, 'noto:luggage', { x: ink.half * 0.82, height: 1.7 })
  },
}))

/** Tall panes, the field behind them, an airliner at its gate. */
function glassWall(ink: Ink, s: number): void {
  const w = ink.half * 1.9
  cut(ink, fade(ink, ink.light.sky, [-6.2, -1.6]), 0.1).rect(-w / 2, -6.2, [w, 5])
  mark(ink, '#9aa5a0').rect(-w / 2, -2.2, [w, 1])
  mark(ink, '#7f8a86').rect(-w / 2, -1.7, [w, 0.5])
  const random = ink.random.fork('planes')
  thing(ink, 'prop:airplane', { x: -ink.half * 0.42, y: -1.9, height: 2.3 * Math.max(0.7, s) })
  thing(ink, 'noto:airplane-departure', {
    x: ink.half * random.between(0.4, 0.6),
    y: -4,
    height: 1.3,
  })
  for (let x = -w / 2; x <= w / 2 + 0.1; x += w / 6)
    mark(ink, '#e9edef').rect(x - 0.1, -6.3, [0.2, 5.2])
  mark(ink, '#e9edef').rect(-w / 2, -4.4, [w, 0.12])
}

/** The board that hangs from the ceiling: rows of small lights, no letters. */
function flights(ink: Ink): void {
  for (const d of [-1.6, 1.6]) mark(ink, '#50565e').rect(d, ink.top, [0.1, 1.4])
  cut(ink, '#1f2733', [0.14, 0.3]).rounded([-2.6, ink.top + 0.9, 5.2, 2], 0.12)
  for (let row = 0; row < 5; row++)
    for (const [x, w, colour] of [
      [-2.3, 0.6, '#f2c53d'],
      [-1.5, 1.9, '#e9edef'],
      [0.7, 0.6, '#e9edef'],
      [1.6, 0.7, row % 3 ? '#5fd08a' : '#e0684c'],
    ] as const)
      mark(ink, colour).rect(x, ink.top + 1.12 + row * 0.34, [
        w * ink.random.between(0.75, 1),
        0.15,
      ])
}

function seats(ink: Ink, s: number): void {
  for (const x of [-0.5, 0.5]) {
    const w = 5 * s
    mark(ink, '#7f8a92').rect(x * ink.half - w / 2, -0.7, [w, 0.16])
    for (let i = 0; i < 5; i++) {
      const at = x * ink.half + ((i + 0.5) / 5 - 0.5) * w
      cut(ink, '#33506f', [0.08, 0.3]).rounded([at - 0.4 * s, -2, 0.8 * s, 1.1], 0.14)
      cut(ink, '#44658a', 0.06).rounded([at - 0.42 * s, -1, 0.84 * s, 0.34], 0.1)
    }
    for (const d of [-0.4, 0.4]) mark(ink, '#7f8a92').rect(x * ink.half + d * w, -0.6, [0.14, 0.6])
  }
}

/** The belt with bags on it. */
function belt(ink: Ink): void {
  const w = ink.half * 1.5
  cut(ink, '#b5bcc2', [0.14, 0.3]).rounded([-w / 2, -1.3, w, 1.3], 0.4)
  cut(ink, '#3a3f46', 0.08).rounded([-w / 2 + 0.1, -1.6, w - 0.2, 0.5], 0.24)
  for (let x = -w / 2 + 0.5; x < w / 2; x += 0.7)
    stroke(ink, '#565c64', 0.04).line([x, -1.55], [x - 0.15, -1.15])
  for (let x = -w / 2 + 1; x < w / 2 - 0.6; x += 1.9)
    thing(ink, ink.random.pick(BAGS), { x, y: -1.35, height: ink.random.between(1, 1.5) })
}

function desks(ink: Ink, s: number): void {
  for (const x of [-0.6, 0, 0.6]) {
    counter(ink, {
      x: x * ink.half,
      width: 3.6 * s,
      height: 1.9,
      colour: '#3f6a9a',
      top: '#e9edef',
      doors: 2,
    })
    mark(ink, '#2b313a').rounded([x * ink.half - 0.6, -3, 1.2, 0.85], 0.08)
    mark(ink, '#2b313a').rect(x * ink.half - 0.08, -2.2, [0.16, 0.3])
    mark(ink, '#f2c53d').disc(x * ink.half + 1.3 * s, -2.3, 0.16)
  }
}
