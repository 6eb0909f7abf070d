import { plotted } from '../../../../scene/rows.ts'
import { clear, darker, lighter } from '../colour.ts'
import { cut, mark, stroke, turned, type Ink } from '../paper.ts'
import type { Pair } from '../shapes.ts'

/** A lattice between two rails. */
function lattice(
  ink: Ink,
  how: { from: Pair; to: Pair; width: number; colour: string; steps: number; thick: number },
): void {
  const { from, to, width, steps } = how
  const dx = to[0] - from[0]
  const dy = to[1] - from[1]
  const length = Math.hypot(dx, dy)
  const nx = (-dy / length) * (width / 2)
  const ny = (dx / length) * (width / 2)
  const at = (share: number, side: number): Pair => [
    from[0] + dx * share + nx * side,
    from[1] + dy * share + ny * side,
  ]
  stroke(ink, how.colour, how.thick).shape((ctx) => {
    for (const side of [-1, 1]) {
      ctx.moveTo(...at(0, side))
      ctx.lineTo(...at(1, side))
    }
    ctx.moveTo(...at(0, -1))
    for (let i = 1; i <= steps; i++) ctx.lineTo(...at(i / steps, i % 2 ? 1 : -1))
  })
}

interface Crane {
  readonly x: number
  readonly y?: number
  readonly height: number
  readonly colour?: string
  readonly facing?: number
}

/** A tower crane with its arm, weight, cabin and hook. */
export function crane(ink: Ink, b: Crane): void {
  const { x, y = 0, height: h, colour = '#e0a23c', facing = -1 } = b
  const top = y - h
  lattice(ink, { from: [x, y], to: [x, top], width: h * 0.09, colour, steps: 14, thick: h * 0.012 })
  lattice(ink, {
    from: [x - facing * h * 0.28, top],
    to: [x + facing * h * 0.72, top],
    width: h * 0.06,
    colour,
    steps: 20,
    thick: h * 0.01,
  })
  stroke(ink, darker(colour, 0.3), h * 0.008).path(
    { x, y: top, w: facing * h, h },
    'M0 -0.16L0.7 -0.02M0 -0.16L-0.27 -0.02M0.52 0L0.52 0.34',
  )
  stroke(ink, colour, h * 0.02).line([x, top], [x, top - h * 0.16])
  craneCabin(ink, { x: x + facing * h * 0.06, y: top, h, colour })
  cut(ink, '#7d7a80', 0.08).rect(x - facing * h * 0.28 - h * 0.05, top, [h * 0.1, h * 0.1])
  cut(ink, '#b5654a', 0.05).rect(x + facing * h * 0.52 - h * 0.08, top + h * 0.34, [
    h * 0.16,
    h * 0.03,
  ])
}

function craneCabin(ink: Ink, b: { x: number; y: number; h: number; colour: string }): void {
  const { x, y, h } = b
  cut(ink, lighter(b.colour, 0.15), 0.08).rounded(
    [x - h * 0.05, y + h * 0.02, h * 0.1, h * 0.09],
    h * 0.01,
  )
  mark(ink, '#9fc0d0').rect(x - h * 0.03, y + h * 0.035, [h * 0.06, h * 0.04])
}

/** A brick chimney with rings. */
export function chimney(
  ink: Ink,
  b: { x: number; y?: number; height: number; width?: number; colour?: string },
): void {
  const { x, y = 0, height: h, width: w = h * 0.1, colour = '#a85f4a' } = b
  cut(ink, turned(ink, colour, { span: [x - w / 2, x + w / 2], amount: 0.3 }), 0.15).plot(
    { x, y, w, h },
    '-0.6 0, -0.4 -1, 0.4 -1, 0.6 0',
  )
  for (const share of [0.97, 0.86, 0.75])
    mark(ink, share === 0.86 ? '#f2e9da' : darker(colour, 0.3)).rect(x - w * 0.44, y - h * share, [
      w * 0.88,
      h * 0.04,
    ])
}

interface Factory {
  readonly x: number
  readonly y?: number
  readonly width: number
  readonly height: number
  readonly colour?: string
  readonly teeth?: number
  readonly glowing?: boolean
}

/** A factory hall with a saw-tooth roof and rows of windows. */
export function factory(ink: Ink, b: Factory): void {
  const { x, y = 0, width: w, height: h, colour = '#9c7566' } = b
  if (!b.glowing) {
    sawToothRoof(ink, b, colour)
    cut(ink, colour, 0.2).standing(x, y, [w, h])
    mark(ink, darker(colour, 0.3)).rect(x - w / 2, y - h * 0.12, [w, h * 0.12])
  }
  factoryWindows(ink, b)
}

function sawToothRoof(ink: Ink, b: Factory, colour: string): void {
  const { x, y = 0, width: w, height: h, teeth = 4 } = b
  const step = w / teeth
  for (let i = 0; i < teeth; i++) {
    const a = x - w / 2 + i * step
    cut(ink, darker(colour, 0.15), 0.12).polygon(
      ...plotted({ x: a, y, w: step, h }, '0 -1, 0 -1.4, 1 -1'),
    )
    mark(ink, '#b9cbd2').plot({ x: a, y, w: step, h }, '0.12 -1.3, 0.12 -1.05, 0.7 -1.05')
  }
}

function factoryWindows(ink: Ink, b: Factory): void {
  const { x, y = 0, width: w, height: h } = b
  const left = x - w / 2
  const paneColour = ink.light.dark ? '#ffc766' : '#9fb6c2'
  const columns = Math.round(w / 1.3)
  for (let row = 0; row < 2; row++) {
    for (let i = 0; i < columns; i++) {
      if (b.glowing && ink.random.chance(0.4)) continue
      mark(ink, b.glowing ? clear(paneColour, 0.95) : paneColour).rect(
        left + ((i + 0.2) * w) / columns,
        y - h * (0.86 - row * 0.36),
        [(w / columns) * 0.6, h * 0.24],
      )
    }
  }
}

/** A round tank on legs or on the ground. */
export function tank(
  ink: Ink,
  b: { x: number; y?: number; width: number; height: number; colour?: string; legs?: boolean },
): void {
  const { x, y = 0, width: w, height: h, colour = '#b5b9b8' } = b
  const lift = b.legs ? h * 0.4 : 0
  if (b.legs)
    stroke(ink, darker(colour, 0.35), w * 0.05).shape((ctx) => {
      for (const d of [-0.4, 0, 0.4]) {
        ctx.moveTo(x + d * w, y)
        ctx.lineTo(x + d * w, y - lift - 0.1)
      }
    })
  cut(ink, turned(ink, colour, { span: [x - w / 2, x + w / 2], amount: 0.3 }), 0.16).rounded(
    [x - w / 2, y - h, w, h - lift],
    [w * 0.2, w * 0.2, w * 0.06, w * 0.06],
  )
  for (const share of [0.3, 0.6])
    mark(ink, clear(darker(colour, 0.4), 0.5)).rect(x - w / 2, y - lift - (h - lift) * share, [
      w,
      0.06,
    ])
  stroke(ink, darker(colour, 0.3), 0.05).shape((ctx) => {
    for (const d of [0.28, 0.38]) {
      ctx.moveTo(x + d * w, y - lift)
      ctx.lineTo(x + d * w, y - h * 0.95)
    }
    for (let i = 1; i < 9; i++) {
      ctx.moveTo(x + w * 0.28, y - lift - ((h - lift) * i) / 10)
      ctx.lineTo(x + w * 0.38, y - lift - ((h - lift) * i) / 10)
    }
  })
}

/** Pipes that run along and bend up. */
export function pipes(
  ink: Ink,
  b: { from: number; to: number; y: number; colour?: string; count?: number; width?: number },
): void {
  const { from, to, y, colour = '#9a8f86', count = 3, width = 0.32 } = b
  for (let i = 0; i < count; i++) {
    const py = y - i * width * 1.5
    stroke(ink, darker(colour, 0.2), width).line([from, py], [to, py])
    stroke(ink, lighter(colour, 0.2), width * 0.4).line(
      [from, py - width * 0.16],
      [to, py - width * 0.16],
    )
    for (let x = from; x < to; x += 3)
      mark(ink, darker(colour, 0.4)).rect(x, py - width * 0.65, [width * 0.5, width * 1.3])
  }
}

/** Steel poles and boards around a house that is being built. */
export function scaffold(
  ink: Ink,
  b: { x: number; width: number; floors: number; gap: number; columns: number },
): void {
  const { x, width: w, floors, gap, columns } = b
  const left = x - w / 2
  stroke(ink, '#8d9298', 0.09).shape((ctx) => {
    for (let i = 0; i <= columns; i++) {
      ctx.moveTo(left + (i * w) / columns, 0)
      ctx.lineTo(left + (i * w) / columns, -gap * floors - 0.9)
    }
    for (let f = 0; f < floors; f++)
      for (let i = 0; i < columns; i++)
        if ((i + f) % 2 === 0) {
          ctx.moveTo(left + (i * w) / columns, -f * gap)
          ctx.lineTo(left + ((i + 1) * w) / columns, -(f + 1) * gap)
        }
  })
  for (let f = 1; f <= floors; f++)
    cut(ink, '#c99a5c', 0.1).rect(left - 0.2, -f * gap, [w + 0.4, 0.16])
}
