import { mix } from '../../../easing.ts'
import { clear, darker, deeper, mix as mixed } from '../colour.ts'
import { cut, mark, stroke, type Ink } from '../paper.ts'
import type { Spot } from '../spot.ts'

/** A leaning palm with a crown of cut fronds. */
export function palm(ink: Ink, spot: Spot & { lean?: number }): void {
  const { x, y = 0, height, lean = 0.18 } = spot
  const topX = x + lean * height
  const topY = y - height * 0.86
  stroke(ink, darker('#9a7350', 0.2), height * 0.062).shape((ctx) => {
    ctx.moveTo(x, y)
    ctx.quadraticCurveTo(x + lean * height * 0.2, y - height * 0.5, topX, topY)
  })
  stroke(ink, '#b08a60', height * 0.036).shape((ctx) => {
    ctx.moveTo(x - height * 0.008, y)
    ctx.quadraticCurveTo(x + lean * height * 0.18, y - height * 0.5, topX - height * 0.006, topY)
  })
  for (let share = 0.1; share < 0.92; share += 0.11) {
    const bend = lean * height * (0.4 * share * (1 - share) + share * share)
    const [px, py] = [x + bend, y - height * (share * (1 - share) + 0.86 * share * share)]
    stroke(ink, clear('#6b4a30', 0.6), height * 0.007).line(
      [px - height * 0.024, py],
      [px + height * 0.026, py - height * 0.006],
    )
  }
  const base = spot.colour ?? '#3f9a52'
  const fronds = [3.5, -0.35, 2.75, 0.4, 2.1, 1.05, 1.57]
  fronds.forEach((angle, index) => {
    const tone = mixed(deeper(base, 0.7), mixed(base, '#d8d860', 0.34), index / (fronds.length - 1))
    cut(ink, tone, height * 0.02).shape(frond({ x: topX, y: topY, angle, length: height * 0.42 }))
  })
  for (const dx of [-0.03, 0.025, 0]) {
    mark(ink, '#6a4a32').disc(topX + dx * height, topY + height * 0.02, height * 0.024)
  }
}

function frond(how: {
  x: number
  y: number
  angle: number
  length: number
}): (ctx: Ink['ctx']) => void {
  const { x, y, angle, length } = how
  const tipX = x + Math.cos(angle) * length
  const tipY = y - Math.sin(angle) * length * 0.55 + length * 0.34
  const midX = x + Math.cos(angle) * length * 0.6
  const midY = y - Math.sin(angle) * length * 0.75 - length * 0.12
  return (ctx) => {
    ctx.moveTo(x, y)
    ctx.quadraticCurveTo(midX, midY - length * 0.08, tipX, tipY)
    const teeth = 6
    for (let i = 1; i <= teeth; i++) {
      const back = 1 - i / teeth
      const px = mix(x, tipX, back)
      const py = curve([y, midY, tipY], back)
      ctx.lineTo(px + (tipX - x) * 0.04, py + length * 0.15)
      ctx.lineTo(px - (tipX - x) * 0.02, py + length * 0.03)
    }
    ctx.closePath()
  }
}

function curve(points: readonly [number, number, number], share: number): number {
  const [a, b, c] = points
  return (1 - share) ** 2 * a + 2 * share * (1 - share) * b + share * share * c
}
