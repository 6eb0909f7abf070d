import { interior } from '../kit/indoors/interior.ts'
import { clear } from '../kit/colour.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { polygon } from '../kit/shapes.ts'
import { passingView, seat } from '../kit/indoors/vehicle-room.ts'

const LIGHTS = ['#7ae0a0', '#ffd24a', '#ff7a6a', '#7ac8ff'] as const

export const cockpitPlace = interior({
  id: 'cockpit',
  sounds: { hum: 0.6 },
  wall: { style: 'metal', colour: '#6f7684' },
  floor: { pattern: 'plain', colour: '#4f5562', other: '#454b58' },
  ceiling: '#5a6070',
  height: 6.6,
  depth: 4.6,
  near: null,
  lamps: null,
  back: (ink) => {
    glass(ink)
    panel(ink, false)
  },
  glow: (ink) => panel(ink, true),
  middle: (ink, s) => {
    for (const d of [-1, 1])
      seat(ink, { x: d * ink.half * 0.82, height: 3.6 * Math.max(0.8, s), colour: '#3a4254' })
  },
  alive: (c, { half, depth }) => [
    passingView(c, { z: depth + 0.02, half, y: [2, 6.6], speed: 0.25, kind: 'clouds' }),
  ],
})

/** The windscreen is a hole through which clouds are seen. */
function glass(ink: Ink): void {
  const w = ink.half * 0.92
  const pane = polygon([-w, -2.4], [-w * 0.84, -6], [w * 0.84, -6], [w, -2.4])
  ink.ctx.save()
  ink.ctx.globalCompositeOperation = 'destination-out'
  mark(ink, '#000000').shape(pane)
  ink.ctx.restore()
  for (const x of [-0.46, 0, 0.46])
    stroke(ink, '#4a5060', 0.3).line([x * w, -2.4], [x * w * 0.84, -6])
  stroke(ink, '#4a5060', 0.34).shape(pane)
}

function panel(ink: Ink, glowing: boolean): void {
  const w = ink.half * 0.98
  if (!glowing) cut(ink, '#363c4a', [0.2, 0.3]).path({ w }, 'M-1 0L-1 -1.9Q0 -3.6 1 -1.9L1 0')
  for (let i = -3; i <= 3; i++) {
    const x = (i * w) / 4
    if (i % 2) dial(ink, x, glowing)
    else
      mark(ink, glowing ? clear('#6fd0e8', 0.9) : '#1d2430').rounded([x - 0.6, -2.2, 1.2, 0.9], 0.1)
  }
  if (glowing)
    for (let i = 0; i < 26; i++)
      mark(ink, LIGHTS[i % 4] ?? '#7ae0a0').disc(
        -w * 0.9 + (i * w * 1.8) / 25,
        -0.6 - (i % 3) * 0.2,
        0.06,
      )
}

function dial(ink: Ink, x: number, glowing: boolean): void {
  if (!glowing) {
    mark(ink, '#1d2430').disc(x, -1.75, 0.46)
    return
  }
  stroke(ink, '#d6f0e0', 0.05).disc(x, -1.75, 0.4)
  stroke(ink, '#ffb04a', 0.06).line([x, -1.75], [x + 0.2, -2])
}
