import { pairs, plotted, quads } from '../../../../scene/rows.ts'
import { darker, lighter } from '../colour.ts'
import { column } from '../town/castles.ts'
import { cut, mark, stroke, turned, type Ink } from '../paper.ts'
import type { Stood } from './built.ts'

/** A portal crane that spans what is built below it. */
export function gantry(ink: Ink, { x, height: h }: Stood): void {
  const w = h * 0.95
  const blue = '#3f7f9a'
  for (const side of [-1, 1]) {
    stroke(ink, blue, h * 0.06).line(
      ...plotted({ x: x + side * w, w: h, h }, '-0.12 0, 0 -1, 0.12 0'),
    )
  }
  cut(ink, blue, [0.14, 0.3]).rect(x - w * 1.2, -h * 1.08, [w * 2.4, h * 0.13])
  cut(ink, '#e8b53c', 0.08).rect(x - w * 0.1, -h * 1.2, [w * 0.2, h * 0.12])
  stroke(ink, '#33363f', h * 0.012).line([x, -h * 0.95], [x, -h * 0.72])
}

/** A ship that is being built: its bare hull on props, half of it painted, a scaffold along it. */
export function hullOnStocks(ink: Ink, { x, height: h }: Stood): void {
  const w = h * 1.5
  const outline = (low: number) => (ctx: Ink['ctx']) => {
    ctx.moveTo(x - w, -h * 0.96)
    ctx.lineTo(x + w * 1.06, -h)
    ctx.quadraticCurveTo(x + w * 0.98, -h * 0.5, x + w * 0.72, -h * low)
    ctx.lineTo(x - w * 0.86, -h * low)
    ctx.quadraticCurveTo(x - w, -h * 0.5, x - w, -h * 0.96)
    ctx.closePath()
  }
  cut(ink, '#5a6b78', [0.24, 0.3]).shape(outline(0.16))
  ink.ctx.save()
  ink.ctx.beginPath()
  outline(0.16)(ink.ctx)
  ink.ctx.clip()
  mark(ink, '#b5473c').rect(x - w * 1.1, -h * 0.46, [w * 2.3, h * 0.4])
  mark(ink, '#8f9aa2').rect(x + w * 0.3, -h * 1.1, [w, h * 0.64])
  stroke(ink, darker('#8f9aa2', 0.3), h * 0.015).shape((ctx) => {
    for (let i = 0; i < 6; i++) {
      ctx.moveTo(x + w * (0.3 + i * 0.14), -h * 1.1)
      ctx.lineTo(x + w * (0.3 + i * 0.14), -h * 0.46)
    }
  })
  ink.ctx.restore()
  cut(ink, '#e9e4d6', 0.12).rect(x - w * 0.82, -h * 1.34, [w * 0.42, h * 0.38])
  for (let i = 0; i < 4; i++)
    mark(ink, '#7fa9c4').rect(x - w * 0.78 + i * w * 0.1, -h * 1.24, [w * 0.06, h * 0.1])
  for (let i = -4; i <= 4; i++)
    cut(ink, '#8a6446', 0.06).standing(x + i * w * 0.18, 0, [w * 0.05, h * 0.2])
  scaffolding(ink, { x: x + w * 0.76, w: w * 0.6, h: h * 0.92 })
}

function scaffolding(ink: Ink, { x, w, h }: { x: number; w: number; h: number }): void {
  stroke(ink, '#d9a441', h * 0.02).shape((ctx) => {
    for (let i = 0; i <= 4; i++) {
      ctx.moveTo(x - w / 2 + (w * i) / 4, 0)
      ctx.lineTo(x - w / 2 + (w * i) / 4, -h)
    }
    for (let i = 1; i <= 3; i++) {
      ctx.moveTo(x - w / 2, (-h * i) / 3)
      ctx.lineTo(x + w / 2, (-h * i) / 3)
    }
  })
}

/** Felled trunks, seen from their ends. */
export function logPile(ink: Ink, { x, height: h }: Stood): void {
  const r = h / 7
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 6 - row; i++) {
      const [cx, cy] = [x + (i - (5 - row) / 2) * r * 2, -r - row * r * 1.74]
      cut(ink, '#7a5638', 0.08).disc(cx, cy, r)
      mark(ink, '#e0bd85').disc(cx, cy, r * 0.82)
      stroke(ink, '#b98f58', r * 0.1).disc(cx, cy, r * 0.48)
    }
}

/** A heap of coal, ore, salt or gravel. */
export function heapOf(colour: string): (ink: Ink, at: Stood) => void {
  return (ink, { x, height: h }) => {
    const w = h * 1.3
    cut(ink, turned(ink, colour, { span: [x - w, x + w], amount: 0.35 }), [0.16, 0.2]).shape(
      (ctx) => {
        ctx.moveTo(x - w, 0.1)
        ctx.quadraticCurveTo(x - w * 0.4, -h * 0.4, x - w * 0.08, -h)
        ctx.quadraticCurveTo(x + w * 0.04, -h * 1.04, x + w * 0.14, -h * 0.94)
        ctx.quadraticCurveTo(x + w * 0.5, -h * 0.36, x + w, 0.1)
        ctx.closePath()
      },
    )
    const random = ink.random.fork(`heap ${x}`)
    for (let i = 0; i < 26; i++) {
      const y = random.between(0.02, 0.8)
      const dx = random.between(-1, 1) * w * 0.66 * (1 - y)
      mark(ink, random.chance(0.5) ? lighter(colour, 0.16) : darker(colour, 0.16)).disc(
        x + dx,
        -y * h,
        h * 0.025,
      )
    }
  }
}

const BOXES = ['#c8574c', '#3f7f9a', '#e0a23c', '#5f8f5a', '#8a6f9a'] as const

/** Containers in three layers. */
export function containers(ink: Ink, { x, height: h }: Stood): void {
  const random = ink.random.fork(`containers ${x}`)
  const [w, high] = [h * 0.86, h / 3]
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 3 - (row === 2 ? 1 : 0); i++) {
      const left = x - w * 1.5 + i * w + row * h * 0.04
      const colour = random.pick(BOXES)
      cut(ink, colour, [0.1, 0.3]).rect(left, -(row + 1) * high, [w * 0.96, high * 0.94])
      for (let n = 1; n < 7; n++)
        mark(ink, darker(colour, 0.14)).rect(left + (n * w) / 7, -(row + 0.92) * high, [
          w * 0.03,
          high * 0.78,
        ])
    }
}

/** A round brick kiln with its chimney. */
export function kiln(ink: Ink, { x, height: h }: Stood): void {
  const w = h * 0.62
  cut(ink, '#a8604a', 0.12).standing(x, 0, [w * 0.36, h * 1.2])
  cut(ink, turned(ink, '#b5705a', { span: [x - w, x + w], amount: 0.3 }), [0.16, 0.2]).path(
    { x, w, h },
    'M-1 0C-1 -1 -0.3 -0.9 0 -0.92C0.3 -0.9 1 -1 1 0Z',
  )
  mark(ink, '#3a2420').rounded(
    [x - w * 0.24, -h * 0.36, w * 0.48, h * 0.36],
    [w * 0.24, w * 0.24, 0, 0],
  )
  mark(ink, '#ff9a4a').rounded(
    [x - w * 0.16, -h * 0.2, w * 0.32, h * 0.2],
    [w * 0.16, w * 0.16, 0, 0],
  )
}

const STONE = '#b3a894'

/** A wall that time has broken down, with an arch that still stands. */
export function brokenArch(ink: Ink, { x, height: h }: Stood): void {
  const w = h * 0.8
  cut(ink, turned(ink, STONE, { span: [x - w, x + w], amount: 0.25 }), [0.2, 0.35]).shape((ctx) => {
    ctx.moveTo(x - w, 0.1)
    for (const [dx, y] of pairs(`
      -1 0.5, -0.86 0.62, -0.7 0.58, -0.62 0.9, -0.3 1, 0.04 0.94, 0.34 0.98, 0.5 0.72,
      0.62 0.66, 0.7 0.36, 0.86 0.3, 1 0.12
    `))
      ctx.lineTo(x + dx * w, -y * h)
    ctx.lineTo(x + w, 0.1)
    ctx.lineTo(x + w * 0.28, 0.1)
    ctx.lineTo(x + w * 0.28, -h * 0.4)
    ctx.arc(x - w * 0.1, -h * 0.4, w * 0.38, 0, Math.PI, true)
    ctx.lineTo(x - w * 0.48, 0.1)
    ctx.closePath()
  })
  courses(ink, { x, w, h })
  ivy(ink, { x: x - w * 0.7, y: -h * 0.56, h })
}

function courses(ink: Ink, { x, w, h }: { x: number; w: number; h: number }): void {
  const random = ink.random.fork(`courses ${x}`)
  for (let i = 0; i < 16; i++) {
    const side = random.pick([-0.72, 0.42])
    const at = {
      x: x + (side + random.between(-0.16, 0.08)) * w,
      y: -random.between(0.05, 0.44) * h,
    }
    mark(ink, random.chance(0.5) ? darker(STONE, 0.14) : lighter(STONE, 0.2)).rect(at.x, at.y, [
      h * 0.1,
      h * 0.045,
    ])
  }
}

function ivy(ink: Ink, { x, y, h }: { x: number; y: number; h: number }): void {
  const random = ink.random.fork('ivy')
  for (let i = 0; i < 26; i++) {
    const colour = random.pick(['#5f8f45', '#76a552', '#4c7a3c'])
    mark(ink, colour).disc(
      x + random.between(-0.12, 0.14) * h,
      y + random.between(-0.06, 0.4) * h * random.between(0.2, 1),
      h * 0.035,
    )
  }
}

/** How much is left of each of four columns. */
const BROKEN = quads('1 0.55 0.8 0.3, 0.4 1 0.9 0.5, 0.8 0.3 0.6 1')

/** Columns of which some have lost their upper half, and fallen drums. */
export function stumps(ink: Ink, { x, height: h }: Stood): void {
  const highs = ink.random.fork(`stumps ${x}`).pick(BROKEN)
  highs.forEach((share, i) => {
    const at = x + (i - 1.5) * h * 0.34
    column(ink, { x: at, height: h * share, width: h * 0.17, colour: '#cbbfa8' })
    if (share < 1)
      cut(ink, lighter(STONE, 0.1), 0.04).polygon(
        [at - h * 0.085, -h * share],
        [at - h * 0.02, -h * (share + 0.05)],
        [at + h * 0.05, -h * (share - 0.02)],
        [at + h * 0.085, -h * (share + 0.03)],
        [at + h * 0.085, -h * (share - 0.06)],
        [at - h * 0.085, -h * (share - 0.06)],
      )
  })
  for (const [dx, r] of pairs('0.9 0.1, -0.86 0.08, 1.12 0.07'))
    cut(ink, darker('#cbbfa8', 0.06), [0.08, 0.3]).disc(x + dx * h, -r * h, r * h)
}
