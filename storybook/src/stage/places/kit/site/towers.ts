import { plotted } from '../../../../scene/rows.ts'
import { clear, darker } from '../colour.ts'
import { cut, mark, stroke, turned, type Ink } from '../paper.ts'
import { pane } from '../town/buildings.ts'
import type { Stood } from './built.ts'

function legs(
  ink: Ink,
  b: { x: number; foot: number; top: number; h: number; colour: string },
): void {
  const { x, foot, top, h } = b
  stroke(ink, b.colour, h * 0.035).shape((ctx) => {
    for (const side of [-1, 1]) {
      ctx.moveTo(x + side * foot, 0)
      ctx.lineTo(x + side * top, -h)
    }
    for (let i = 0; i < 4; i++) {
      const at = (n: number): number => foot + ((top - foot) * n) / 4
      ctx.moveTo(x - at(i), (-h * i) / 4)
      ctx.lineTo(x + at(i + 1), (-h * (i + 1)) / 4)
      ctx.moveTo(x + at(i), (-h * i) / 4)
      ctx.lineTo(x - at(i + 1), (-h * (i + 1)) / 4)
    }
  })
}

/** A guard's cabin on four legs, with a lamp. */
export function watchtower(ink: Ink, { x, height: h }: Stood): void {
  legs(ink, { x, foot: h * 0.2, top: h * 0.13, h: h * 0.62, colour: '#7a6a52' })
  cut(ink, '#8a7a5c', 0.12).rect(x - h * 0.2, -h * 0.82, [h * 0.4, h * 0.22])
  mark(ink, pane(ink)).rect(x - h * 0.16, -h * 0.8, [h * 0.32, h * 0.08])
  cut(ink, '#5f5a48', [0.12, 0.2]).polygon(
    ...plotted({ x, w: h, h }, '-0.26 -0.82, 0 -1, 0.26 -0.82'),
  )
}

/** A great dish that listens to the sky, on its tower. */
export function radarDish(ink: Ink, { x, height: h }: Stood): void {
  cut(ink, '#c2c8cf', [0.14, 0.3]).polygon(
    ...plotted({ x, w: h, h }, '-0.2 0, -0.07 -0.5, 0.07 -0.5, 0.2 0'),
  )
  ink.ctx.save()
  ink.ctx.translate(x, -h * 0.58)
  ink.ctx.rotate(-0.62)
  cut(ink, '#9aa3ad', 0.16).path({ w: h, h }, 'M-0.44 -0.06Q0 0.34 0.44 -0.06Z')
  cut(ink, '#f1f4f6', [0.04, 0.5]).oval(0, -h * 0.06, [h * 0.44, h * 0.13])
  mark(ink, '#d5dce2').oval(0, -h * 0.04, [h * 0.3, h * 0.075])
  stroke(ink, '#6f7882', h * 0.018).shape((ctx) => {
    for (const side of [-1, 1]) {
      ctx.moveTo(side * h * 0.36, -h * 0.08)
      ctx.lineTo(0, -h * 0.36)
    }
  })
  mark(ink, '#d9483f').disc(0, -h * 0.37, h * 0.035)
  ink.ctx.restore()
}

/** A white ball over an aerial. */
export function radome(ink: Ink, { x, height: h }: Stood): void {
  cut(ink, '#b9c0c6', 0.12).standing(x, 0, [h * 0.7, h * 0.34])
  cut(ink, turned(ink, '#f1f3f4', { span: [x - h / 2, x + h / 2] }), [0.16, 0.3]).disc(
    x,
    -h * 0.58,
    h * 0.42,
  )
  stroke(ink, clear('#8a949c', 0.4), h * 0.012).shape((ctx) => {
    for (const wide of [0.14, 0.3]) ctx.ellipse(x, -h * 0.58, h * wide, h * 0.42, 0, 0, 7)
  })
}

/** A lattice mast in red and white, with a lamp on its top. */
export function mast(ink: Ink, { x, height: h }: Stood): void {
  for (let i = 0; i < 5; i++)
    mark(ink, i % 2 ? '#f2efe8' : '#cf4a3f').shape((ctx) => {
      const at = (n: number): number => h * (0.07 - n * 0.011)
      for (const side of [-1, 1])
        ctx.rect(x + side * at(i) - h * 0.01, (-h * (i + 1)) / 5, h * 0.02, h / 5)
    })
  legs(ink, { x, foot: h * 0.075, top: h * 0.02, h, colour: clear('#8f4a44', 0.8) })
  mark(ink, '#ff6a5a').disc(x, -h, h * 0.025)
}

/** The winding tower over a mine's shaft, with its two wheels. */
export function headframe(ink: Ink, { x, height: h }: Stood): void {
  legs(ink, { x, foot: h * 0.2, top: h * 0.1, h: h * 0.82, colour: '#6f4f48' })
  stroke(ink, '#6f4f48', h * 0.04).line([x + h * 0.08, -h * 0.8], [x + h * 0.62, 0])
  for (const side of [-0.1, 0.1]) {
    stroke(ink, '#4a3a40', h * 0.035).shape((ctx) =>
      ctx.arc(x + side * h, -h * 0.86, h * 0.12, 0, 7),
    )
    stroke(ink, '#4a3a40', h * 0.012).shape((ctx) => {
      for (let i = 0; i < 4; i++) {
        const [dx, dy] = [Math.cos(i * 0.785) * h * 0.12, Math.sin(i * 0.785) * h * 0.12]
        ctx.moveTo(x + side * h - dx, -h * 0.86 - dy)
        ctx.lineTo(x + side * h + dx, -h * 0.86 + dy)
      }
    })
  }
  cut(ink, '#a5624c', 0.12).standing(x + h * 0.72, 0, [h * 0.5, h * 0.34])
}

/** The narrow-waisted tower of a power plant. */
export function coolingTower(ink: Ink, { x, height: h }: Stood): void {
  const w = h * 0.36
  const outline = (ctx: Ink['ctx']): void => {
    ctx.moveTo(x - w, 0.1)
    ctx.quadraticCurveTo(x - w * 0.42, -h * 0.6, x - w * 0.62, -h)
    ctx.lineTo(x + w * 0.62, -h)
    ctx.quadraticCurveTo(x + w * 0.42, -h * 0.6, x + w, 0.1)
    ctx.closePath()
  }
  cut(ink, turned(ink, '#c9c6c2', { span: [x - w, x + w], amount: 0.35 }), [0.2, 0.3]).shape(
    outline,
  )
  for (const share of [0.06, 0.12])
    mark(ink, '#cf4a3f').rect(x - w * 0.58, -h * (1 - share), [w * 1.16, h * 0.025])
}

/** A reactor's building: a drum under a dome. */
export function reactor(ink: Ink, { x, height: h }: Stood): void {
  const w = h * 0.42
  const colour = '#d8d4c8'
  cut(ink, turned(ink, colour, { span: [x - w, x + w] }), [0.18, 0.3]).path(
    { x, w, h },
    'M-1 0L-1 -0.62C-1 -1.12 1 -1.12 1 -0.62L1 0Z',
  )
  mark(ink, darker(colour, 0.16)).rect(x - w, -h * 0.64, [w * 2, h * 0.04])
}

/** A pump that nods over its oil well. */
export function pumpJack(ink: Ink, { x, height: h }: Stood): void {
  const red = '#b5473c'
  legs(ink, { x, foot: h * 0.22, top: h * 0.04, h: h * 0.7, colour: '#4f5560' })
  stroke(ink, red, h * 0.08).line([x - h * 0.56, -h * 0.86], [x + h * 0.5, -h * 0.6])
  cut(ink, red, 0.1).path({ x, w: h, h }, 'M-0.5 -1Q-0.78 -0.84 -0.62 -0.58L-0.52 -0.76Z')
  stroke(ink, '#33363f', h * 0.02).path({ x, w: h, h }, 'M-0.66 -0.64L-0.66 0M0.48 -0.6L0.42 -0.2')
  cut(ink, '#4f5560', 0.08).disc(x + h * 0.42, -h * 0.2, h * 0.14)
  cut(ink, '#6a707a', 0.08).standing(x + h * 0.42, 0, [h * 0.34, h * 0.16])
}

/** A cable that goes up out of sight, from its flared foot, with a cabin on its way along it. */
export function spaceElevator(ink: Ink, { x, height: h }: Stood): void {
  for (const side of [-1, 0, 1])
    mark(ink, '#e6ecf2').rect(x + side * h * 0.03 - h * 0.008, -h * 6, [h * 0.016, h * 5.9])
  const steel = turned(ink, '#c2cad4', { span: [x - h * 0.4, x + h * 0.4], amount: 0.3 })
  cut(ink, steel, [0.16, 0.3]).polygon(
    ...plotted({ x, w: h, h }, '-0.5 0, -0.14 -0.26, -0.07 -0.5, 0.07 -0.5, 0.14 -0.26, 0.5 0'),
  )
  cut(ink, '#f2f4f6', [0.14, 0.3]).rounded([x - h * 0.1, -h * 0.9, h * 0.2, h * 0.28], h * 0.08)
  mark(ink, pane(ink)).rounded([x - h * 0.07, -h * 0.82, h * 0.14, h * 0.08], h * 0.03)
  mark(ink, '#e0684c').rect(x - h * 0.1, -h * 0.7, [h * 0.2, h * 0.025])
}
