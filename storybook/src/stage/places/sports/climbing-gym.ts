import { interior } from '../kit/indoors/interior.ts'
import { darker, lighter } from '../kit/colour.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'

const HOLDS = ['#e0483f', '#f2c53d', '#3f86d9', '#4fae5a', '#9a5fc4', '#f08a3a'] as const

/** Walls that lean, thick with coloured holds, ropes from above, mats below. */
export const climbingGymPlace = interior({
  id: 'climbing-gym',
  sounds: { people: 0.3 },
  wall: { style: 'plain', colour: '#c9c3b8' },
  floor: { pattern: 'plain', colour: '#3f6a9a', other: '#355d8a' },
  ceiling: '#e2ded4',
  beams: true,
  height: 9.4,
  depth: 5.6,
  near: null,
  lamps: null,
  back,
})

function back(ink: Ink): void {
  const panels = 6
  const w = (ink.half * 2) / panels
  for (let i = 0; i < panels; i++) {
    const x = -ink.half + i * w
    const tone = i % 2 ? '#d9d2c4' : '#b8c4c9'
    cut(ink, tone, [0.14, 0.3]).polygon(
      [x, 0],
      [x + w, 0],
      [x + w, ink.top],
      [x + (i % 2) * w * 0.2, ink.top],
      [x - (i % 3) * 0.3, -4],
    )
    mark(ink, darker(tone, 0.12)).plot({ x, w }, '0.5 -2.2, 1 -4.2, 0.4 -6.4, 0.1 -4')
  }
  for (let y = -0.8; y > ink.top + 0.4; y -= 0.82)
    for (let x = -ink.half + 0.4; x < ink.half; x += 1.2)
      hold(ink, x + ink.random.between(-0.25, 0.25), y + ink.random.between(-0.2, 0.2))
  for (const share of [-0.62, -0.2, 0.3, 0.7])
    stroke(ink, share < 0 ? '#e0803a' : '#3f9ad0', 0.09).shape((ctx) => {
      ctx.moveTo(share * ink.half, ink.top)
      ctx.quadraticCurveTo(share * ink.half + 0.3, -4, share * ink.half + 0.1, -0.2)
    })
  for (let x = -ink.half; x < ink.half; x += 3.4)
    cut(ink, '#d9584c', [0.1, 0.3]).rounded([x, -0.5, 3.3, 0.5], 0.12)
}

/** A grip of resin, in the colour of its route. */
function hold(ink: Ink, x: number, y: number): void {
  const colour = ink.random.pick(HOLDS)
  const r = ink.random.between(0.13, 0.27)
  cut(ink, colour, 0.05).oval(x, y, [r * ink.random.between(1, 1.5), r])
  mark(ink, lighter(colour, 0.4)).disc(x - r * 0.3, y - r * 0.3, r * 0.24)
}
