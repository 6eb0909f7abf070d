import { interior } from '../kit/indoors/interior.ts'
import { lay, level } from '../kit/nature/ground.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { thing } from '../kit/thing.ts'
import { window } from '../kit/indoors/windows.ts'

const WOOD = '#6b4a34'

export const dojoPlace = interior({
  id: 'dojo',
  sounds: { birds: 0.2 },
  wall: { style: 'plain', colour: '#f2ead6' },
  floor: { pattern: 'plain', colour: '#cfc48a', other: '#b8ab70' },
  ceiling: '#8a6446',
  height: 7.6,
  beams: true,
  lamps: null,
  near: null,
  rug: (ink) => {
    for (let x = -20; x < 20; x += 4)
      for (let z = -4; z < 6; z += 2.2) {
        lay(ink, (x / 4 + z) % 2 ? '#d6cc96' : '#c9be84', () =>
          level(ink, [x, x + 4], [z, z + 2.2]),
        )
        lay(ink, '#5f7a4a', () => {
          level(ink, [x, x + 0.14], [z, z + 2.2])
          level(ink, [x, x + 4], [z, z + 0.08])
        })
      }
  },
  back,
  middle: (ink) => {
    thing(ink, 'prop:bonsai', { x: -ink.half * 0.86, height: 1.6 })
    thing(ink, 'prop:paper-lantern', { x: ink.half * 0.9, height: 2.2 })
  },
  middleGlow: (ink) => mark(ink, 'rgba(255,220,150,0.3)').disc(ink.half * 0.9, -1.2, 1.4),
})

/** Paper doors, one open on the garden, a scroll in its niche, swords on a rack. */
function back(ink: Ink, s: number): void {
  window(ink, { x: 0, y: 0, width: 5 * s, height: 5, frame: WOOD, bars: [1, 1], view: 'trees' })
  for (const side of [-1, 1])
    for (const k of [0, 1]) screen(ink, side * (3.9 + k * 2.7) * s, 2.5 * s)
  cut(ink, WOOD, [0.14, 0.3]).rect(ink.left, -5.5, [ink.right - ink.left, 0.36])
  for (const share of [-0.98, -0.3, 0.3, 0.98])
    mark(ink, WOOD).rect(share * ink.half - 0.14, ink.top, [0.28, -ink.top])
  scroll(ink, -ink.half * 0.86)
  rack(ink, ink.half * 0.86)
}

function screen(ink: Ink, x: number, w: number): void {
  cut(ink, '#fbf6e6', 0.1).rect(x - w / 2, -5, [w, 5])
  stroke(ink, WOOD, 0.12).shape((ctx) => {
    ctx.rect(x - w / 2, -5, w, 5)
    for (let i = 1; i < 4; i++) {
      ctx.moveTo(x - w / 2, -5 + i * 1.25)
      ctx.lineTo(x + w / 2, -5 + i * 1.25)
    }
    ctx.moveTo(x, -5)
    ctx.lineTo(x, 0)
  })
}

/** A hanging picture of the sun over a mountain. */
function scroll(ink: Ink, x: number): void {
  cut(ink, '#f7f0dc', 0.1).rect(x - 0.6, -4.8, [1.2, 3.2])
  mark(ink, '#c8503f').disc(x + 0.1, -4.1, 0.26)
  mark(ink, '#4f5f6a').polygon([x - 0.5, -2.4], [x, -3.5], [x + 0.5, -2.4])
  for (const y of [-4.9, -1.7]) cut(ink, WOOD, 0.04).rounded([x - 0.8, y, 1.6, 0.16], 0.08)
}

function rack(ink: Ink, x: number): void {
  for (const y of [-2.6, -3.3, -4]) {
    stroke(ink, '#33363f', 0.14).path({ x, y }, 'M-1 0Q0 -0.24 1 0')
    mark(ink, '#c8503f').rect(x - 0.9, y - 0.16, [0.4, 0.16])
  }
}
