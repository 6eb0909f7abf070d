import { pairs, plotted } from '../../../../scene/rows.ts'
import { darker, lighter } from '../colour.ts'
import { cut, glow, mark, stroke, turned, type Ink } from '../paper.ts'
import type { Stand } from './furniture.ts'

export function clock(ink: Ink, b: { x: number; y: number; size: number; frame?: string }): void {
  if (ink.open) return
  const { x, y, size, frame = '#6b4a36' } = b
  cut(ink, frame, 0.12).disc(x, y, size)
  mark(ink, '#fbf6e8').disc(x, y, size * 0.84)
  stroke(ink, '#3a3440', size * 0.08).path({ x, y, w: size, h: size }, 'M0 0L0 -0.6M0 0L0.4 0.16')
  for (let i = 0; i < 12; i++)
    mark(ink, '#8a7f78').disc(
      x + Math.cos(i * 0.5236) * size * 0.7,
      y + Math.sin(i * 0.5236) * size * 0.7,
      size * 0.045,
    )
}

/** Hearths by their names. */
export const HEARTHS = /\b(fireplace|hearth|fire)$/u

/** A fireplace with a mantel; `glowing` shows its embers. */
export function fireplace(ink: Ink, b: Stand & { glowing?: boolean }): void {
  const { x, y = 0, width: w, height: h, colour = '#a8604c' } = b
  if (b.glowing) {
    glow(ink, '#ff9a3c', { x, y: y - h * 0.26, radius: w * 0.7, strength: 0.55 })
    return
  }
  cut(ink, colour, 0.16).standing(x, y, [w, h])
  for (let row = 0; row < 8; row++)
    for (let i = 0; i < 6; i++)
      if ((row + i) % 3 === 0)
        mark(ink, darker(colour, 0.14)).rect(
          x - w / 2 + ((i + (row % 2) * 0.5) * w) / 6.5,
          y - h + (row * h) / 8,
          [w / 8, h / 10],
        )
  mark(ink, '#2a1f24').path({ x, y, w, h }, 'M-0.3 0L-0.3 -0.4Q0 -0.68 0.3 -0.4L0.3 0Z')
  cut(ink, '#8a5f45', 0.12).rect(x - w * 0.58, y - h - 0.1, [w * 1.16, 0.3])
}

/** A chalkboard with sums drawn as marks and shapes, no letters. */
export function blackboard(
  ink: Ink,
  b: { x: number; y: number; width: number; height: number },
): void {
  const { x, y, width: w, height: h } = b
  cut(ink, '#a8744a', 0.16).rect(x - w / 2 - 0.16, y - h - 0.16, [w + 0.32, h + 0.32])
  mark(ink, '#2f5a4a').rect(x - w / 2, y - h, [w, h])
  const chalk = 'rgba(246,243,232,0.85)'
  stroke(ink, chalk, 0.06).shape((ctx) => {
    ctx.moveTo(x - w * 0.42, y - h * 0.2)
    ctx.lineTo(x - w * 0.3, y - h * 0.75)
    ctx.lineTo(x - w * 0.18, y - h * 0.2)
    ctx.closePath()
    ctx.moveTo(x - w * 0.02, y - h * 0.5)
    ctx.arc(x - w * 0.08, y - h * 0.5, w * 0.06, 0, 7)
    ctx.rect(x + w * 0.08, y - h * 0.7, w * 0.1, h * 0.4)
    ctx.moveTo(x + w * 0.26, y - h * 0.3)
    for (let i = 0; i < 8; i++)
      ctx.lineTo(x + w * (0.26 + i * 0.025), y - h * (0.3 + (i % 2 ? 0.3 : 0.05 * i)))
  })
  mark(ink, '#c9935c').rect(x - w / 2, y + 0.12, [w, 0.14])
  for (const [d, tone] of [
    [-0.2, '#fbf6e8'],
    [-0.1, '#f2b63c'],
    [0.2, '#e0728a'],
  ] as const)
    mark(ink, tone).rect(x + d * w, y + 0.04, [0.3, 0.09])
}

/** A flat screen that glows. */
export function screen(
  ink: Ink,
  b: { x: number; y: number; width: number; height: number; colour?: string; stand?: boolean },
): void {
  const { x, y, width: w, height: h, colour = '#5fa8c9' } = b
  if (b.stand) mark(ink, '#3a3a44').plot({ x, y, w, h }, '-0.14 0.24, -0.04 0, 0.04 0, 0.14 0.24')
  cut(ink, '#2f2f3a', 0.12).rounded([x - w / 2 - 0.08, y - h - 0.08, w + 0.16, h + 0.16], 0.1)
  mark(ink, colour).rect(x - w / 2, y - h, [w, h])
  mark(ink, lighter(colour, 0.4)).polygon(
    ...plotted({ x, y, w, h }, '-0.4 -0.2, -0.1 -0.6, 0.1 -0.4, 0.4 -0.8, 0.4 -0.1, -0.4 -0.1'),
  )
}

/** A desk with drawers. */
export function desk(ink: Ink, b: Stand): void {
  const { x, y = 0, width: w, height: h, colour = '#a8744a' } = b
  mark(ink, darker(colour, 0.3)).rect(x - w * 0.46, y - h, [w * 0.06, h])
  cut(ink, darker(colour, 0.1), 0.1).rect(x + w * 0.14, y - h, [w * 0.34, h])
  for (let i = 0; i < 3; i++) {
    stroke(ink, darker(colour, 0.35), 0.04).rect(x + w * 0.17, y - h * (0.86 - i * 0.29), [
      w * 0.28,
      h * 0.24,
    ])
    mark(ink, '#e6cf94').rect(x + w * 0.28, y - h * (0.76 - i * 0.29), [w * 0.06, 0.06])
  }
  cut(ink, colour, [0.1, 0.3]).rounded([x - w / 2, y - h - 0.08, w, 0.2], 0.04)
}

/** An upright piano. */
export function piano(ink: Ink, b: Stand): void {
  const { x, y = 0, width: w, height: h, colour = '#4a3038' } = b
  cut(ink, colour, [0.16, 0.25]).standing(x, y, [w, h])
  stroke(ink, lighter(colour, 0.2), 0.05).rect(x - w * 0.44, y - h * 0.94, [w * 0.88, h * 0.36])
  cut(ink, darker(colour, 0.2), 0.08).rect(x - w * 0.52, y - h * 0.5, [w * 1.04, h * 0.16])
  for (let i = 0; i < 16; i++)
    mark(ink, '#fbf6e8').rect(x - w * 0.46 + (i * w * 0.92) / 16, y - h * 0.49, [
      (w * 0.92) / 17,
      h * 0.1,
    ])
  for (let i = 0; i < 15; i++)
    if (![2, 6, 9, 13].includes(i))
      mark(ink, '#22202a').rect(x - w * 0.44 + (i * w * 0.92) / 16 + 0.04, y - h * 0.49, [
        w * 0.03,
        h * 0.06,
      ])
  mark(ink, '#fbf6e8').rect(x - w * 0.14, y - h * 0.84, [w * 0.28, h * 0.24])
}

/** A loudspeaker. */
export function speaker(ink: Ink, b: Stand): void {
  const { x, y = 0, width: w, height: h } = b
  cut(ink, '#33323c', [0.14, 0.25]).standing(x, y, [w, h])
  for (const [d, r] of pairs('0.72 0.26, 0.3 0.4')) {
    mark(ink, '#55545f').disc(x, y - h * d, w * r)
    mark(ink, '#24232c').disc(x, y - h * d, w * r * 0.7)
    mark(ink, '#6d6c76').disc(x, y - h * d, w * r * 0.22)
  }
}

/** A chandelier of arms and candles; `glowing` lights it. */
export function chandelier(
  ink: Ink,
  b: { x: number; top: number; drop: number; size: number; glowing?: boolean },
): void {
  if (ink.open) return
  const { x, size: s } = b
  const y = b.top + b.drop
  const arms = [-1, -0.55, 0, 0.55, 1]
  if (b.glowing) {
    glow(ink, '#ffdf9e', {
      x,
      y: y - s * 0.2,
      radius: s * 2.2,
      strength: ink.light.dark ? 0.6 : 0.3,
    })
    for (const a of arms)
      mark(ink, '#fff6d8').oval(x + a * s, y - s * 0.5 + Math.abs(a) * s * 0.06, [
        s * 0.06,
        s * 0.13,
      ])
    return
  }
  stroke(ink, '#b08a3c', s * 0.05).shape((ctx) => {
    ctx.moveTo(x, b.top)
    ctx.lineTo(x, y)
    for (const a of arms) {
      ctx.moveTo(x, y + s * 0.1)
      ctx.quadraticCurveTo(x + a * s * 0.6, y + s * 0.3, x + a * s, y - s * 0.1)
    }
  })
  for (const a of arms) {
    mark(ink, '#fbf3dc').rect(x + a * s - s * 0.05, y - s * 0.4, [s * 0.1, s * 0.3])
    mark(ink, '#d9b45a').oval(x + a * s, y - s * 0.1, [s * 0.12, s * 0.05])
  }
  for (let i = 0; i < 9; i++)
    mark(ink, '#d6ecf4').polygon(
      [x - s * 0.8 + i * s * 0.2, y + s * 0.14],
      [x - s * 0.74 + i * s * 0.2, y + s * 0.32],
      [x - s * 0.68 + i * s * 0.2, y + s * 0.14],
    )
  mark(ink, '#d9b45a').disc(x, y + s * 0.14, s * 0.12)
}

/** A hospital bed with rails, a pillow and a blanket. */
export function wardBed(ink: Ink, b: Stand): void {
  const { x, y = 0, width: w, height: h } = b
  for (const d of [-0.42, 0.42]) {
    mark(ink, '#9aa3aa').rect(x + d * w - 0.06, y - h * 0.5, [0.12, h * 0.45])
    mark(ink, '#4a4f58').disc(x + d * w, y - 0.1, 0.12)
  }
  cut(ink, '#dfe6ea', 0.08).rounded([x - w * 0.5, y - h * 1.1, w * 0.06, h * 0.7], 0.08)
  cut(ink, '#dfe6ea', 0.08).rounded([x + w * 0.44, y - h * 0.85, w * 0.06, h * 0.45], 0.08)
  cut(ink, '#fbfaf6', 0.1).rounded([x - w * 0.46, y - h * 0.66, w * 0.92, h * 0.26], 0.1)
  cut(ink, '#ffffff', 0.06).rounded([x - w * 0.44, y - h * 0.84, w * 0.24, h * 0.22], 0.1)
  cut(
    ink,
    turned(ink, '#8fc0cc', { span: [x - w / 2, x + w / 2], amount: 0.12 }),
    [0.08, 0.3],
  ).rounded([x - w * 0.16, y - h * 0.74, w * 0.62, h * 0.36], 0.1)
}
