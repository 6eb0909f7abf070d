import { interior } from '../kit/indoors/interior.ts'
import { darker, lighter } from '../kit/colour.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { thing } from '../kit/thing.ts'

export const barbershopPlace = interior({
  id: 'barbershop',
  sounds: { room: 0.4 },
  wall: { style: 'tiles', colour: '#e6efe9', dado: 1.7, dadoColour: '#2f6f6a' },
  floor: { pattern: 'checks', colour: '#f4efe4', other: '#4a5560', size: 1.2 },
  ceiling: '#f7f4ec',
  lamps: { colour: '#c8503f', at: [-0.62, 0, 0.62], drop: 1.6 },
  back,
  middle: (ink) => {
    for (const side of [-1, 1])
      thing(ink, 'noto:barber-pole', { x: side * ink.half * 0.95, y: -1, height: 3.4 })
  },
  glow: (ink, s) => {
    for (const share of [-0.62, 0, 0.62])
      for (const d of [-1, 1])
        for (let i = 0; i < 4; i++)
          mark(ink, '#fff3c4').disc(share * ink.half + d * 1.35 * s, -3 - i * 0.7, 0.12)
  },
})

/** Three mirrors with bulbs, a shelf of bottles, and a chair before each. */
function back(ink: Ink, s: number): void {
  for (const share of [-0.62, 0, 0.62]) {
    const x = share * ink.half
    cut(ink, '#b58a4c', [0.14, 0.3]).rounded([x - 1.6 * s, -5.6, 3.2 * s, 3.1], 0.2)
    mark(ink, '#bcdce6').rounded([x - 1.15 * s, -5.4, 2.3 * s, 2.7], 0.14)
    mark(ink, 'rgba(255,255,255,0.5)').plot({ x, w: s }, '-0.8 -2.9, 0.3 -5.2, 0.7 -5.2, -0.4 -2.9')
    cut(ink, '#8a5f3c', [0.1, 0.3]).rect(x - 1.8 * s, -2.3, [3.6 * s, 0.22])
    for (const [i, name] of ['lotion-bottle', 'scissors', 'hair-pick', 'razor'].entries())
      thing(ink, `noto:${name}`, { x: x + (-1.2 + i * 0.8) * s, y: -2.3, height: 0.62 })
    barberChair(ink, { x, s })
  }
}

function barberChair(ink: Ink, { x, s }: { x: number; s: number }): void {
  const red = '#b5382f'
  mark(ink, '#b9c0c6').rect(x - 0.14, -0.9, [0.28, 0.9])
  cut(ink, '#9aa3aa', 0.06).shape((ctx) => ctx.ellipse(x, -0.08, 0.7 * s, 0.16, 0, 0, 7))
  cut(ink, red, [0.12, 0.4]).rounded([x - 0.75 * s, -2.7, 1.5 * s, 1.7], 0.24)
  cut(ink, lighter(red, 0.14), 0.06).rounded([x - 0.4 * s, -3.2, 0.8 * s, 0.5], 0.14)
  cut(ink, darker(red, 0.1), 0.08).rounded([x - 0.85 * s, -1.3, 1.7 * s, 0.42], 0.16)
  for (const side of [-1, 1])
    stroke(ink, '#c9ced2', 0.14).line([x + side * 0.9 * s, -1.9], [x + side * 0.9 * s, -1.1])
}
