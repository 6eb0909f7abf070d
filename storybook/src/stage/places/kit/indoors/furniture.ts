import { plotted } from '../../../../scene/rows.ts'
import { clear, darker, lighter } from '../colour.ts'
import { cut, mark, stroke, turned, type Ink } from '../paper.ts'

export interface Stand {
  readonly x: number
  readonly y?: number
  readonly width: number
  readonly height: number
  readonly colour?: string
}

/** A table with a thick top and two legs (or a round foot). */
export function table(ink: Ink, b: Stand & { foot?: boolean; cloth?: string }): void {
  const { x, y = 0, width: w, height: h, colour = '#a8744a' } = b
  if (b.foot) {
    mark(ink, darker(colour, 0.25)).standing(x, y, [w * 0.08, h])
    cut(ink, darker(colour, 0.2), 0.06).oval(x, y - h * 0.04, [w * 0.26, h * 0.07])
  } else
    for (const side of [-1, 1])
      mark(ink, darker(colour, 0.25)).standing(x + side * w * 0.42, y, [w * 0.05, h])
  cut(ink, colour, [0.12, 0.35]).rounded([x - w / 2, y - h, w, h * 0.13], 0.05)
  if (b.cloth) {
    const folds = 8
    cut(ink, b.cloth, 0.1).shape((ctx) => {
      ctx.moveTo(x - w * 0.48, y - h)
      ctx.lineTo(x + w * 0.48, y - h)
      for (let i = folds; i >= 0; i--)
        ctx.lineTo(x - w * 0.5 + (i * w) / folds, y - h * (i % 2 ? 0.62 : 0.55))
    })
  }
}

/** A chair seen from the front or back. */
export function chair(ink: Ink, b: Stand): void {
  const { x, y = 0, width: w, height: h, colour = '#8a5a3c' } = b
  for (const side of [-1, 1])
    mark(ink, darker(colour, 0.2)).standing(x + side * w * 0.4, y, [w * 0.1, h])
  for (const row of [0.95, 0.78])
    mark(ink, colour).rect(x - w * 0.42, y - h * row, [w * 0.84, h * 0.1])
  cut(ink, lighter(colour, 0.1), 0.08).rounded([x - w / 2, y - h * 0.5, w, h * 0.12], 0.05)
}

/** A stool with a round seat. */
export function stool(ink: Ink, b: Stand): void {
  const { x, y = 0, width: w, height: h, colour = '#c9584a' } = b
  stroke(ink, '#6d6a72', w * 0.09).path(
    { x, y, w, h },
    'M-0.12 -1L-0.38 0M0.12 -1L0.38 0M-0.27 -0.35L0.27 -0.35',
  )
  cut(ink, colour, [0.08, 0.3]).rounded([x - w / 2, y - h, w, h * 0.14], 0.08)
}

/** A sofa with cushions. */
export function sofa(ink: Ink, b: Stand): void {
  const { x, y = 0, width: w, height: h, colour = '#4f7f8a' } = b
  for (const side of [-1, 1])
    mark(ink, '#5c4030').standing(x + side * w * 0.44, y, [w * 0.03, h * 0.14])
  cut(ink, darker(colour, 0.12), [0.16, 0.25]).rounded(
    [x - w * 0.46, y - h, w * 0.92, h * 0.75],
    h * 0.14,
  )
  for (const side of [-1, 0, 1]) {
    cut(ink, lighter(colour, 0.06), 0.07).rounded(
      [x + side * w * 0.28 - w * 0.135, y - h * 0.58, w * 0.27, h * 0.24],
      h * 0.07,
    )
  }
  cut(ink, colour, 0.06).rect(x - w * 0.44, y - h * 0.38, [w * 0.88, h * 0.26])
  for (const side of [-1, 1]) {
    cut(ink, lighter(colour, 0.1), [0.1, 0.25]).rounded(
      [x + side * w * 0.45 - w * 0.07, y - h * 0.7, w * 0.14, h * 0.6],
      h * 0.13,
    )
  }
  for (const [tone, share, turn] of [
    ['#f0c25e', -0.27, -0.2],
    ['#e7695c', 0.28, 0.18],
  ] as const) {
    ink.ctx.save()
    ink.ctx.translate(x + share * w, y - h * 0.52)
    ink.ctx.rotate(turn)
    cut(ink, tone, 0.08).rounded([-h * 0.19, -h * 0.19, h * 0.38, h * 0.38], h * 0.07)
    ink.ctx.restore()
  }
}

/** A bed from its side: headboard at the left, pillow and blanket. */
export function bed(ink: Ink, b: Stand & { blanket?: string }): void {
  const { x, y = 0, width: w, height: h, colour = '#8a5f45' } = b
  const left = x - w / 2
  cut(ink, colour, 0.14).rounded([left - w * 0.03, y - h, w * 0.07, h], 0.12)
  cut(ink, colour, 0.1).rounded([left + w * 0.97, y - h * 0.62, w * 0.05, h * 0.62], 0.1)
  cut(ink, darker(colour, 0.15), 0.1).rect(left, y - h * 0.34, [w, h * 0.2])
  cut(ink, '#f7f0e2', 0.08).rounded([left + w * 0.02, y - h * 0.56, w * 0.96, h * 0.26], 0.1)
  cut(ink, '#fffaf0', 0.08).soft(
    ...plotted({ x: left, y, w, h }, '0.05 -0.54, 0.07 -0.76, 0.22 -0.76, 0.25 -0.54'),
  )
  stripedBlanket(ink, b)
}

function stripedBlanket(ink: Ink, b: Stand & { blanket?: string }): void {
  const { x, y = 0, width: w, height: h, blanket = '#6f8fc2' } = b
  const left = x - w / 2
  cut(ink, turned(ink, blanket, { span: [left, left + w], amount: 0.12 }), [0.1, 0.25]).path(
    { x: left, y, w, h },
    'M0.28 -0.6C0.5 -0.74 0.8 -0.66 0.98 -0.62L0.98 -0.2Q0.6 -0.14 0.28 -0.2Z',
  )
  for (let i = 1; i < 6; i++)
    mark(ink, clear(lighter(blanket, 0.5), 0.5)).rect(left + w * (0.3 + i * 0.11), y - h * 0.6, [
      w * 0.02,
      h * 0.4,
    ])
}

/** A cabinet or counter with doors and a worktop. */
export function counter(
  ink: Ink,
  b: Stand & { top?: string; doors?: number; kick?: boolean },
): void {
  const { x, y = 0, width: w, height: h, colour = '#7fa08c' } = b
  const doors = b.doors ?? Math.max(1, Math.round(w / 1.5))
  mark(ink, darker(colour, 0.45)).standing(x, y, [w * 0.98, h * 0.14])
  cut(ink, colour, 0.14).rect(x - w / 2, y - h, [w, h * 0.9])
  for (let i = 0; i < doors; i++) {
    const dx = x - w / 2 + (i * w) / doors
    stroke(ink, clear(darker(colour, 0.3), 0.8), 0.05).rounded(
      [dx + 0.1, y - h * 0.82, w / doors - 0.2, h * 0.66],
      0.06,
    )
    mark(ink, '#e9d9b0').disc(dx + (i % 2 ? 0.26 : w / doors - 0.26), y - h * 0.5, 0.06)
  }
  cut(ink, b.top ?? '#efe3cf', 0.1).rounded([x - w / 2 - 0.1, y - h - 0.05, w + 0.2, 0.22], 0.05)
}

/** A potted plant. */
export function pot(
  ink: Ink,
  b: { x: number; y?: number; height: number; colour?: string; leaf?: string },
): void {
  const { x, y = 0, height: h, colour = '#c4694a', leaf = '#4f8f5c' } = b
  for (let i = 0; i < 9; i++) {
    const angle = -Math.PI / 2 + (i / 8 - 0.5) * 2.3
    const length = h * (0.75 - Math.abs(i - 4) * 0.05)
    const tone = i % 2 ? leaf : lighter(leaf, 0.16)
    ink.ctx.save()
    ink.ctx.translate(x, y - h * 0.34)
    ink.ctx.rotate(angle)
    mark(ink, tone).path({ w: length, h }, 'M0 0Q0.5 -0.11 1 0Q0.5 0.11 0 0')
    ink.ctx.restore()
  }
  cut(ink, turned(ink, colour, { span: [x - h * 0.2, x + h * 0.2] }), 0.1).polygon(
    ...plotted({ x, y, w: h, h }, '-0.2 -0.38, 0.2 -0.38, 0.14 0, -0.14 0'),
  )
  cut(ink, lighter(colour, 0.12), 0.05).rect(x - h * 0.23, y - h * 0.42, [h * 0.46, h * 0.09])
}

/** A potted plant in a lower corner of the frame, right before the audience. */
export function cornerPot(ink: Ink, b: { side: number; height: number; colour?: string }): void {
  pot(ink, {
    x: b.side * ink.half * 1.03,
    y: ink.foot + 0.7,
    // In narrow frames the plant shrinks, so that it does not reach the actors.
    height: Math.min(b.height, ink.half * (0.1 + b.height / 10)),
    ...(b.colour === undefined ? {} : { colour: b.colour }),
  })
}
