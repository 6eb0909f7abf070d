import { clear, darker, lighter, mix } from './colour.ts'
import {
  cut,
  disc,
  fade,
  glow,
  mark,
  oval,
  polygon,
  rect,
  rounded,
  soft,
  standing,
  stroke,
  turned,
  type Ink,
  type Pair,
} from './paper.ts'

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
    mark(ink, darker(colour, 0.25), standing(x, y, [w * 0.08, h]))
    cut(ink, darker(colour, 0.2), oval(x, y - h * 0.04, [w * 0.26, h * 0.07]), { shadow: 0.06 })
  } else
    for (const side of [-1, 1])
      mark(ink, darker(colour, 0.25), standing(x + side * w * 0.42, y, [w * 0.05, h]))
  cut(ink, colour, rounded({ x: x - w / 2, y: y - h, width: w, height: h * 0.13 }, 0.05), {
    shadow: 0.12,
    edge: 0.35,
  })
  if (b.cloth) {
    const folds = 8
    cut(
      ink,
      b.cloth,
      (ctx) => {
        ctx.moveTo(x - w * 0.48, y - h)
        ctx.lineTo(x + w * 0.48, y - h)
        for (let i = folds; i >= 0; i--)
          ctx.lineTo(x - w * 0.5 + (i * w) / folds, y - h * (i % 2 ? 0.62 : 0.55))
      },
      { shadow: 0.1 },
    )
  }
}

/** A chair seen from the front or back. */
export function chair(ink: Ink, b: Stand): void {
  const { x, y = 0, width: w, height: h, colour = '#8a5a3c' } = b
  for (const side of [-1, 1])
    mark(ink, darker(colour, 0.2), standing(x + side * w * 0.4, y, [w * 0.1, h]))
  for (const row of [0.95, 0.78])
    mark(ink, colour, rect(x - w * 0.42, y - h * row, [w * 0.84, h * 0.1]))
  cut(
    ink,
    lighter(colour, 0.1),
    rounded({ x: x - w / 2, y: y - h * 0.5, width: w, height: h * 0.12 }, 0.05),
    { shadow: 0.08 },
  )
}

/** A stool with a round seat. */
export function stool(ink: Ink, b: Stand): void {
  const { x, y = 0, width: w, height: h, colour = '#c9584a' } = b
  stroke(ink, '#6d6a72', {
    width: w * 0.09,
    shape: (ctx) => {
      ctx.moveTo(x - w * 0.12, y - h)
      ctx.lineTo(x - w * 0.38, y)
      ctx.moveTo(x + w * 0.12, y - h)
      ctx.lineTo(x + w * 0.38, y)
      ctx.moveTo(x - w * 0.27, y - h * 0.35)
      ctx.lineTo(x + w * 0.27, y - h * 0.35)
    },
  })
  cut(ink, colour, rounded({ x: x - w / 2, y: y - h, width: w, height: h * 0.14 }, 0.08), {
    shadow: 0.08,
    edge: 0.3,
  })
}

/** A sofa with cushions. */
export function sofa(ink: Ink, b: Stand & { cushions?: readonly string[] }): void {
  const { x, y = 0, width: w, height: h, colour = '#4f7f8a' } = b
  for (const side of [-1, 1])
    mark(ink, '#5c4030', standing(x + side * w * 0.44, y, [w * 0.03, h * 0.14]))
  cut(
    ink,
    darker(colour, 0.12),
    rounded({ x: x - w * 0.46, y: y - h, width: w * 0.92, height: h * 0.75 }, h * 0.14),
    { shadow: 0.16, edge: 0.25 },
  )
  for (const side of [-1, 0, 1]) {
    cut(
      ink,
      lighter(colour, 0.06),
      rounded(
        { x: x + side * w * 0.28 - w * 0.135, y: y - h * 0.58, width: w * 0.27, height: h * 0.24 },
        h * 0.07,
      ),
      { shadow: 0.07 },
    )
  }
  cut(ink, colour, rect(x - w * 0.44, y - h * 0.38, [w * 0.88, h * 0.26]), { shadow: 0.06 })
  for (const side of [-1, 1]) {
    cut(
      ink,
      lighter(colour, 0.1),
      rounded(
        { x: x + side * w * 0.45 - w * 0.07, y: y - h * 0.7, width: w * 0.14, height: h * 0.6 },
        h * 0.13,
      ),
      { shadow: 0.1, edge: 0.25 },
    )
  }
  const cushions = b.cushions ?? ['#f0c25e', '#e7695c']
  cushions.forEach((tone, i) => {
    const cx = x + (i === 0 ? -0.27 : 0.28) * w
    ink.ctx.save()
    ink.ctx.translate(cx, y - h * 0.52)
    ink.ctx.rotate(i === 0 ? -0.2 : 0.18)
    cut(
      ink,
      tone,
      rounded({ x: -h * 0.19, y: -h * 0.19, width: h * 0.38, height: h * 0.38 }, h * 0.07),
      { shadow: 0.08 },
    )
    ink.ctx.restore()
  })
}

/** A bed from its side: headboard at the left, pillow and blanket. */
export function bed(ink: Ink, b: Stand & { blanket?: string }): void {
  const { x, y = 0, width: w, height: h, colour = '#8a5f45', blanket = '#6f8fc2' } = b
  const left = x - w / 2
  cut(ink, colour, rounded({ x: left - w * 0.03, y: y - h, width: w * 0.07, height: h }, 0.12), {
    shadow: 0.14,
  })
  cut(
    ink,
    colour,
    rounded({ x: left + w * 0.97, y: y - h * 0.62, width: w * 0.05, height: h * 0.62 }, 0.1),
    { shadow: 0.1 },
  )
  cut(ink, darker(colour, 0.15), rect(left, y - h * 0.34, [w, h * 0.2]), { shadow: 0.1 })
  cut(
    ink,
    '#f7f0e2',
    rounded({ x: left + w * 0.02, y: y - h * 0.56, width: w * 0.96, height: h * 0.26 }, 0.1),
    { shadow: 0.08 },
  )
  cut(
    ink,
    '#fffaf0',
    soft([
      [left + w * 0.05, y - h * 0.54],
      [left + w * 0.07, y - h * 0.76],
      [left + w * 0.22, y - h * 0.76],
      [left + w * 0.25, y - h * 0.54],
    ]),
    { shadow: 0.08 },
  )
  cut(
    ink,
    turned(ink, blanket, { span: [left, left + w], amount: 0.12 }),
    (ctx) => {
      ctx.moveTo(left + w * 0.28, y - h * 0.6)
      ctx.bezierCurveTo(
        left + w * 0.5,
        y - h * 0.74,
        left + w * 0.8,
        y - h * 0.66,
        left + w * 0.98,
        y - h * 0.62,
      )
      ctx.lineTo(left + w * 0.98, y - h * 0.2)
      ctx.quadraticCurveTo(left + w * 0.6, y - h * 0.14, left + w * 0.28, y - h * 0.2)
      ctx.closePath()
    },
    { shadow: 0.1, edge: 0.25 },
  )
  for (let i = 1; i < 6; i++)
    mark(
      ink,
      clear(lighter(blanket, 0.5), 0.5),
      rect(left + w * (0.3 + i * 0.11), y - h * 0.6, [w * 0.02, h * 0.4]),
    )
}

/** A case of shelves filled with books (or jars, boxes) in the palette. */
export function shelves(
  ink: Ink,
  b: Stand & {
    rows: number
    fill: 'books' | 'jars' | 'boxes' | 'mixed' | 'bottles'
    palette?: readonly string[]
  },
): void {
  const { x, y = 0, width: w, height: h, colour = '#8a5f45' } = b
  const palette = b.palette ?? ['#b9503f', '#4f7f8a', '#d9a441', '#6b8f5a', '#8a5a86', '#e6d6b8']
  cut(ink, darker(colour, 0.35), standing(x, y, [w, h]), { shadow: 0.18 })
  const rowH = (h - 0.15) / b.rows
  for (let row = 0; row < b.rows; row++) {
    const foot = y - 0.1 - row * rowH
    const room = rowH * 0.82
    let at = x - w / 2 + 0.14
    while (at < x + w / 2 - 0.2)
      at += goods(ink, {
        x: at,
        y: foot,
        room,
        fill: b.fill,
        colour: ink.random.pick(palette),
        limit: x + w / 2 - 0.12 - at,
      })
    mark(ink, lighter(colour, 0.1), rect(x - w / 2, foot, [w, 0.1]))
  }
  stroke(ink, colour, {
    width: 0.14,
    shape: (ctx) => ctx.rect(x - w / 2 + 0.05, y - h + 0.05, w - 0.1, h - 0.1),
  })
}

function goods(
  ink: Ink,
  g: { x: number; y: number; room: number; fill: string; colour: string; limit: number },
): number {
  const { room, y, x, colour } = g
  const kind = g.fill === 'mixed' ? ink.random.pick(['books', 'jars', 'boxes', 'gap']) : g.fill
  if (kind === 'books') {
    const w = Math.min(g.limit, ink.random.between(0.1, 0.2) * Math.min(1.6, room))
    const h = room * ink.random.between(0.7, 0.98)
    mark(ink, colour, rect(x, y - h, [w * 0.92, h]))
    mark(ink, clear(lighter(colour, 0.5), 0.6), rect(x, y - h * 0.8, [w * 0.92, h * 0.06]))
    return ink.random.chance(0.06) ? w + room * 0.4 : w
  }
  if (kind === 'jars' || kind === 'bottles') {
    const tall = kind === 'bottles'
    const w = Math.min(g.limit, room * (tall ? 0.26 : 0.5))
    const h = room * ink.random.between(0.65, 0.92)
    mark(ink, colour, (ctx) =>
      ctx.roundRect(x, y - h * (tall ? 0.7 : 0.86), w * 0.9, h * (tall ? 0.7 : 0.86), w * 0.2),
    )
    mark(
      ink,
      tall ? colour : lighter(colour, 0.4),
      rect(x + w * (tall ? 0.3 : 0.1), y - h, [w * (tall ? 0.3 : 0.7), h * (tall ? 0.34 : 0.14)]),
    )
    mark(ink, clear('#ffffff', 0.35), rect(x + w * 0.14, y - h * 0.62, [w * 0.12, h * 0.4]))
    return w + room * 0.06
  }
  if (kind === 'gap') return room * 0.3
  const w = Math.min(g.limit, room * ink.random.between(0.5, 0.8))
  const h = room * ink.random.between(0.55, 0.95)
  mark(ink, colour, rect(x, y - h, [w * 0.94, h]))
  mark(ink, clear(lighter(colour, 0.6), 0.7), oval(x + w * 0.47, y - h * 0.5, [w * 0.22, h * 0.2]))
  return w
}

/** A cabinet or counter with doors and a worktop. */
export function counter(
  ink: Ink,
  b: Stand & { top?: string; doors?: number; kick?: boolean },
): void {
  const { x, y = 0, width: w, height: h, colour = '#7fa08c' } = b
  const doors = b.doors ?? Math.max(1, Math.round(w / 1.5))
  mark(ink, darker(colour, 0.45), standing(x, y, [w * 0.98, h * 0.14]))
  cut(ink, colour, rect(x - w / 2, y - h, [w, h * 0.9]), { shadow: 0.14 })
  for (let i = 0; i < doors; i++) {
    const dx = x - w / 2 + (i * w) / doors
    stroke(ink, clear(darker(colour, 0.3), 0.8), {
      width: 0.05,
      shape: (ctx) => ctx.roundRect(dx + 0.1, y - h * 0.82, w / doors - 0.2, h * 0.66, 0.06),
    })
    mark(ink, '#e9d9b0', disc(dx + (i % 2 ? 0.26 : w / doors - 0.26), y - h * 0.5, 0.06))
  }
  cut(
    ink,
    b.top ?? '#efe3cf',
    rounded({ x: x - w / 2 - 0.1, y: y - h - 0.05, width: w + 0.2, height: 0.22 }, 0.05),
    { shadow: 0.1 },
  )
}

/** A picture in a frame; `draw` paints it in a box of 1 × 1 from its top left corner. */
export function picture(
  ink: Ink,
  b: {
    x: number
    y: number
    width: number
    height: number
    frame?: string
    draw?: (ink: Ink) => void
  },
): void {
  const { x, y, width: w, height: h, frame = '#b08d4f' } = b
  cut(ink, frame, rect(x - w / 2, y - h, [w, h]), { shadow: 0.14 })
  mark(ink, lighter(frame, 0.35), rect(x - w / 2 + 0.06, y - h + 0.06, [w - 0.12, h - 0.12]))
  const { ctx } = ink
  ctx.save()
  ctx.beginPath()
  ctx.rect(x - w / 2 + 0.13, y - h + 0.13, w - 0.26, h - 0.26)
  ctx.clip()
  ctx.translate(x - w / 2 + 0.13, y - h + 0.13)
  ctx.scale(w - 0.26, h - 0.26)
  if (b.draw) b.draw(ink)
  else landscapePicture(ink)
  ctx.restore()
}

/** A small landscape, flowers or shapes, by chance: 1 × 1 from the top left corner. */
export function landscapePicture(ink: Ink): void {
  const kind = ink.random.whole(0, 3)
  if (kind === 0) {
    mark(ink, '#f2c98b', rect(0, 0, [1, 1]))
    mark(ink, '#e87f5a', disc(0.65, 0.4, 0.16))
    mark(
      ink,
      '#6f8f8a',
      polygon([
        [0, 0.62],
        [0.4, 0.5],
        [1, 0.66],
        [1, 1],
        [0, 1],
      ]),
    )
    mark(
      ink,
      '#4d6f75',
      polygon([
        [0, 0.8],
        [0.6, 0.7],
        [1, 0.84],
        [1, 1],
        [0, 1],
      ]),
    )
  } else if (kind === 1) {
    mark(ink, '#bcd5dc', rect(0, 0, [1, 1]))
    mark(
      ink,
      '#7f92b0',
      polygon([
        [0, 0.8],
        [0.35, 0.25],
        [0.6, 0.6],
        [0.75, 0.4],
        [1, 0.8],
      ]),
    )
    mark(ink, '#7ba05f', rect(0, 0.75, [1, 0.25]))
  } else if (kind === 2) {
    mark(ink, '#efe4cc', rect(0, 0, [1, 1]))
    for (const [x, y, colour] of [
      [0.35, 0.4, '#d9584c'],
      [0.6, 0.35, '#f0b24e'],
      [0.5, 0.55, '#c97fa5'],
    ] as const)
      mark(ink, colour, disc(x, y, 0.14))
    mark(
      ink,
      '#5f8aa0',
      polygon([
        [0.38, 0.95],
        [0.34, 0.7],
        [0.66, 0.7],
        [0.62, 0.95],
      ]),
    )
  } else {
    mark(ink, '#33455f', rect(0, 0, [1, 1]))
    mark(ink, '#f0c25e', disc(0.3, 0.35, 0.2))
    mark(
      ink,
      '#d9584c',
      polygon([
        [0.4, 0.9],
        [0.65, 0.3],
        [0.9, 0.9],
      ]),
    )
    mark(ink, '#6fa4c9', rect(0.1, 0.6, [0.4, 0.25]))
  }
}

/** A window in a wall with the outside behind it: sky, and hills or a town. */
export function window(
  ink: Ink,
  b: {
    x: number
    y: number
    width: number
    height: number
    frame?: string
    curtains?: string
    view?: 'hills' | 'city' | 'sea' | 'trees'
    bars?: Pair
  },
): void {
  const { x, y, width: w, height: h, frame = '#f5ecda' } = b
  const left = x - w / 2
  const top = y - h
  cut(ink, frame, rect(left - 0.16, top - 0.16, [w + 0.32, h + 0.32]), { shadow: 0.16 })
  const { ctx } = ink
  ctx.save()
  ctx.beginPath()
  ctx.rect(left, top, w, h)
  ctx.clip()
  mark(ink, fade(ink, ink.light.sky, [top, y]), rect(left, top, [w, h]))
  outside(ink, { left, y, width: w, height: h, view: b.view ?? 'hills' })
  mark(
    ink,
    clear('#ffffff', 0.16),
    polygon([
      [left, y],
      [left + w * 0.45, top],
      [left + w * 0.65, top],
      [left + w * 0.2, y],
    ]),
  )
  ctx.restore()
  const [columns, rows] = b.bars ?? [2, 2]
  for (let i = 1; i < columns; i++)
    mark(ink, frame, rect(left + (w * i) / columns - 0.05, top, [0.1, h]))
  for (let i = 1; i < rows; i++) mark(ink, frame, rect(left, top + (h * i) / rows - 0.05, [w, 0.1]))
  cut(ink, lighter(frame, 0.2), rect(left - 0.28, y + 0.1, [w + 0.56, 0.16]), { shadow: 0.1 })
  if (b.curtains)
    for (const side of [-1, 1])
      curtain(ink, {
        x: x + side * (w / 2 + 0.05),
        y: y + 0.5,
        width: w * 0.34,
        height: h + 1,
        colour: b.curtains,
        side,
      })
}

function outside(
  ink: Ink,
  v: { left: number; y: number; width: number; height: number; view: string },
): void {
  const { left, y, width: w, height: h } = v
  if (!ink.light.dark) {
    for (const [dx, dy, r] of [
      [0.25, 0.75, 0.1],
      [0.36, 0.78, 0.13],
      [0.48, 0.75, 0.1],
      [0.78, 0.58, 0.08],
      [0.7, 0.57, 0.07],
    ] as const)
      mark(ink, clear('#ffffff', 0.85), disc(left + dx * w, y - dy * h, r * w * 0.8))
  } else
    for (let i = 0; i < 9; i++)
      mark(
        ink,
        '#fff6da',
        disc(left + ink.random.next() * w, y - h * ink.random.between(0.4, 1), 0.03),
      )
  if (v.view === 'city') {
    for (let i = 0; i < 6; i++) {
      const bh = h * ink.random.between(0.25, 0.62)
      mark(
        ink,
        mix('#5d6c94', ink.light.haze, 0.25 + 0.1 * (i % 3)),
        rect(left + (i * w) / 6, y - bh, [w / 5.6, bh]),
      )
      for (let k = 0; k < 4; k++)
        mark(
          ink,
          ink.light.dark ? '#ffd98a' : '#c5d6e6',
          rect(
            left + ((i + 0.2 + 0.35 * (k % 2)) * w) / 6,
            y - bh * (0.88 - 0.25 * Math.floor(k / 2)),
            [w * 0.03, h * 0.04],
          ),
        )
    }
    return
  }
  if (v.view === 'sea') {
    mark(ink, mix('#3f87b5', ink.light.haze, 0.3), rect(left, y - h * 0.4, [w, h * 0.4]))
    mark(
      ink,
      '#fdf6e3',
      polygon([
        [left + w * 0.6, y - h * 0.42],
        [left + w * 0.6, y - h * 0.62],
        [left + w * 0.72, y - h * 0.42],
      ]),
    )
    return
  }
  mark(ink, mix('#8fb58a', ink.light.haze, 0.4), oval(left + w * 0.2, y, [w * 0.6, h * 0.38]))
  mark(ink, mix('#6f9f63', ink.light.haze, 0.2), oval(left + w * 0.85, y, [w * 0.6, h * 0.28]))
  if (v.view === 'trees')
    for (let i = 0; i < 5; i++)
      mark(
        ink,
        mix('#4f8a55', ink.light.haze, 0.2),
        disc(left + (w * (i + 0.4)) / 5, y - h * (0.2 + 0.12 * (i % 2)), w * 0.12),
      )
}

/** One hanging curtain, gathered; x is its inner edge's side. */
export function curtain(
  ink: Ink,
  b: {
    x: number
    y: number
    width: number
    height: number
    colour: string
    side?: number
    tied?: boolean
  },
): void {
  const { x, y, width: w, height: h, colour } = b
  const side = b.side ?? 1
  const waist = b.tied === false ? 1 : 0.55
  cut(
    ink,
    turned(ink, colour, { span: [x - w, x + w], amount: 0.1 }),
    (ctx) => {
      ctx.moveTo(x - side * w * 0.6, y - h)
      ctx.lineTo(x + side * w * 0.6, y - h)
      ctx.lineTo(x + side * w * 0.6, y)
      ctx.lineTo(x + side * w * (0.6 - waist), y)
      ctx.quadraticCurveTo(
        x + side * w * (0.6 - waist * 0.9),
        y - h * 0.4,
        x - side * w * 0.6,
        y - h,
      )
    },
    { shadow: 0.14 },
  )
  for (let i = 1; i < 5; i++) {
    const bottom = x + side * w * (0.6 - (waist * i) / 5)
    const top = x + side * w * (0.6 - (1.2 * i) / 5)
    stroke(ink, clear(i % 2 ? darker(colour, 0.3) : lighter(colour, 0.3), 0.5), {
      width: 0.05,
      shape: (ctx) => {
        ctx.moveTo(bottom, y)
        ctx.quadraticCurveTo(bottom, y - h * 0.45, top, y - h)
      },
    })
  }
}

/** A panelled door with a frame. */
export function door(ink: Ink, b: Stand & { glass?: boolean; open?: boolean }): void {
  const { x, y = 0, width: w, height: h, colour = '#8a5f45' } = b
  cut(ink, lighter(colour, 0.35), standing(x, y, [w + 0.3, h + 0.15]), { shadow: 0.1 })
  if (b.open) {
    mark(ink, ink.light.dark ? '#2a2440' : '#5a4a52', standing(x, y, [w, h]))
    return
  }
  mark(
    ink,
    turned(ink, colour, { span: [x - w / 2, x + w / 2], amount: 0.16 }),
    standing(x, y, [w, h]),
  )
  for (const [row, high] of [
    [0.93, 0.42],
    [0.44, 0.36],
  ] as const) {
    for (const side of [-1, 1]) {
      const px = x + side * w * 0.23 - w * 0.17
      if (b.glass && row > 0.9)
        mark(
          ink,
          ink.light.dark ? '#ffe1a0' : '#cfe3e6',
          rect(px, y - h * row, [w * 0.34, h * high]),
        )
      else
        stroke(ink, clear(darker(colour, 0.35), 0.7), {
          width: 0.05,
          shape: (ctx) => ctx.rect(px, y - h * row, w * 0.34, h * high),
        })
    }
  }
  mark(ink, '#ecc762', disc(x + w * 0.38, y - h * 0.45, 0.09))
}

/** A lamp that hangs from the ceiling at `top`. */
export function pendant(
  ink: Ink,
  b: { x: number; top: number; drop: number; size: number; colour: string; glowing?: boolean },
): void {
  const { x, size } = b
  const y = b.top + b.drop
  if (b.glowing) {
    glow(ink, '#ffd995', {
      x,
      y: y + size * 0.2,
      radius: size * (ink.light.dark ? 3.4 : 2),
      strength: ink.light.dark ? 0.6 : 0.25,
    })
    mark(ink, '#fff3cf', disc(x, y + size * 0.06, size * 0.2))
    return
  }
  stroke(ink, '#4a4350', {
    width: 0.05,
    shape: (ctx) => (ctx.moveTo(x, b.top), ctx.lineTo(x, y - size * 0.4)),
  })
  mark(ink, '#fff3cf', disc(x, y + size * 0.04, size * 0.2))
  cut(
    ink,
    b.colour,
    (ctx) => {
      ctx.moveTo(x - size * 0.6, y)
      ctx.quadraticCurveTo(x - size * 0.5, y - size * 0.5, x, y - size * 0.55)
      ctx.quadraticCurveTo(x + size * 0.5, y - size * 0.5, x + size * 0.6, y)
      ctx.closePath()
    },
    { shadow: 0.1, edge: 0.3 },
  )
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
    mark(ink, tone, (ctx) => {
      ctx.moveTo(0, 0)
      ctx.quadraticCurveTo(length * 0.5, -h * 0.11, length, 0)
      ctx.quadraticCurveTo(length * 0.5, h * 0.11, 0, 0)
    })
    ink.ctx.restore()
  }
  cut(
    ink,
    turned(ink, colour, { span: [x - h * 0.2, x + h * 0.2] }),
    polygon([
      [x - h * 0.2, y - h * 0.38],
      [x + h * 0.2, y - h * 0.38],
      [x + h * 0.14, y],
      [x - h * 0.14, y],
    ]),
    { shadow: 0.1 },
  )
  cut(ink, lighter(colour, 0.12), rect(x - h * 0.23, y - h * 0.42, [h * 0.46, h * 0.09]), {
    shadow: 0.05,
  })
}

/** A standing lamp with a shade. */
export function floorLamp(
  ink: Ink,
  b: { x: number; y?: number; height: number; colour?: string; glowing?: boolean },
): void {
  const { x, y = 0, height: h, colour = '#f0d9a8' } = b
  const sy = y - h * 0.8
  if (b.glowing) {
    glow(ink, '#ffd995', {
      x,
      y: sy - h * 0.05,
      radius: h * (ink.light.dark ? 0.8 : 0.4),
      strength: ink.light.dark ? 0.6 : 0.2,
    })
    return
  }
  stroke(ink, '#5c4a44', {
    width: h * 0.022,
    shape: (ctx) => (ctx.moveTo(x, y), ctx.lineTo(x, sy)),
  })
  mark(ink, '#5c4a44', oval(x, y - 0.04, [h * 0.1, h * 0.025]))
  cut(
    ink,
    colour,
    polygon([
      [x - h * 0.15, sy],
      [x - h * 0.09, y - h],
      [x + h * 0.09, y - h],
      [x + h * 0.15, sy],
    ]),
    { shadow: 0.1, edge: 0.3 },
  )
}
