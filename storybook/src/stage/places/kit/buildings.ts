import { clear, darker, lighter, mix } from './colour.ts'
import {
  cut,
  disc,
  glow,
  mark,
  oval,
  polygon,
  rect,
  standing,
  stroke,
  turned,
  type Ink,
  type Pair,
} from './paper.ts'

export interface Build {
  readonly x: number
  readonly y?: number
  readonly width: number
  readonly height: number
  readonly colour: string
  readonly roof?: string
}

const LIT = ['#ffd98a', '#ffc766', '#ffe6ae', '#f7b65a'] as const
const GLASS = '#7fa9c4'

/** Colour of a window: warm where somebody is at home in the dark, sky by day. */
export function pane(ink: Ink, share = 0.6): string {
  const skyColour = mix(GLASS, ink.light.sky.at(-2) ?? GLASS, 0.5)
  if (!ink.light.dark) return ink.random.chance(0.25) ? lighter(skyColour, 0.3) : skyColour
  return ink.random.chance(share) ? ink.random.pick(LIT) : '#28304e'
}

/** Whether this pane burns: draws it again over the tint. */
function burns(ink: Ink, colour: string): boolean {
  return ink.light.dark && colour !== '#28304e'
}

/** Rows and columns of windows. The same call in `glow` paints only those that burn. */
export function windows(
  ink: Ink,
  wall: { x: number; y: number; width: number; height: number },
  how: {
    columns: number
    rows: number
    share?: number
    size?: Pair
    glowing?: boolean
    frame?: string
  },
): void {
  const [wide, high] = how.size ?? [0.5, 0.55]
  const cellW = wall.width / how.columns
  const cellH = wall.height / how.rows
  for (let row = 0; row < how.rows; row++) {
    for (let column = 0; column < how.columns; column++) {
      const colour = pane(ink, how.share ?? 0.55)
      if (how.glowing && !burns(ink, colour)) continue
      const width = cellW * wide
      const height = cellH * high
      const x = wall.x + (column + 0.5) * cellW - width / 2
      const y = wall.y + (row + 0.5) * cellH - height / 2
      if (how.frame && !how.glowing)
        mark(
          ink,
          how.frame,
          rect(x - width * 0.12, y - height * 0.08, [width * 1.24, height * 1.2]),
        )
      mark(ink, how.glowing ? clear(colour, 0.92) : colour, rect(x, y, [width, height]))
      if (!how.glowing && width * ink.unit > 9)
        mark(
          ink,
          clear('#ffffff', 0.2),
          polygon([
            [x, y],
            [x + width * 0.5, y],
            [x, y + height * 0.6],
          ]),
        )
    }
  }
}

/** A tower block: its side in shade, rows of windows, something on its roof. */
export function skyscraper(ink: Ink, b: Build & { glowing?: boolean }): void {
  const { x, y = 0, width, height, colour } = b
  const random = ink.random.fork(`block ${x.toFixed(2)} ${height.toFixed(2)}`)
  const own: Ink = { ...ink, random }
  const left = x - width / 2
  const top = y - height
  const kind = random.whole(0, 3)
  const columns = Math.max(2, Math.round(width / 0.62))
  const rows = Math.max(3, Math.round(height / 0.85))
  const wall = {
    x: left + width * 0.06,
    y: top + height * 0.04,
    width: width * 0.88,
    height: height * 0.93,
  }
  const size: Pair = kind === 1 ? [0.86, 0.45] : kind === 2 ? [0.4, 0.74] : [0.56, 0.56]
  if (!b.glowing) {
    if (kind === 0)
      cut(own, darker(colour, 0.1), standing(x, top + 0.02, [width * 0.5, height * 0.07]), {
        shadow: 0.1,
      })
    if (kind === 2)
      cut(
        own,
        darker(colour, 0.1),
        polygon([
          [left, top],
          [x, top - height * 0.12],
          [left + width, top],
        ]),
        { shadow: 0.1 },
      )
    if (kind === 3)
      stroke(own, darker(colour, 0.3), {
        width: 0.07,
        shape: (ctx) => (ctx.moveTo(x, top), ctx.lineTo(x, top - height * 0.2)),
      })
    cut(
      own,
      turned(own, colour, { span: [left, left + width], amount: 0.22 }),
      standing(x, y, [width, height]),
      { shadow: 0.25, edge: 0.25 },
    )
  }
  windows(own, wall, { columns, rows, size, share: 0.42, glowing: b.glowing ?? false })
}

/** A row of blocks over the whole plane, lowest in the middle if `dip` is set. */
export function city(
  ink: Ink,
  how: {
    colours: readonly string[]
    height: Pair
    width: Pair
    dip?: number
    gap?: number
    glowing?: boolean
    y?: number
  },
): void {
  const random = ink.random.fork('city')
  for (let x = ink.left; x < ink.right;) {
    const width = random.between(how.width[0], how.width[1])
    const middle = Math.min(1, Math.abs(x + width / 2) / ink.half)
    const shrink = 1 - (how.dip ?? 0) * (1 - middle)
    const height = random.between(how.height[0], how.height[1]) * shrink
    const colour = random.pick(how.colours)
    const inGap = Math.abs(x + width / 2) < (how.gap ?? 0)
    if (!inGap)
      skyscraper(ink, {
        x: x + width / 2,
        y: how.y ?? 0,
        width,
        height,
        colour,
        ...(how.glowing ? { glowing: true } : {}),
      })
    x += width * random.between(0.86, 1.12)
  }
}

/** A cottage with a gable roof, chimney, door and two windows. */
export function house(ink: Ink, b: Build & { glowing?: boolean; chimney?: boolean }): void {
  const { x, y = 0, width, height, colour, roof = '#b5533f' } = b
  const wallH = height * 0.58
  const left = x - width / 2
  const paneColour = ink.light.dark ? '#ffd27a' : mix(GLASS, '#ffffff', 0.25)
  const openings: readonly Pair[] = [
    [-0.3, 0.36],
    [0.3, 0.36],
  ]
  if (b.glowing) {
    for (const [dx, dy] of openings) {
      const wx = x + dx * width
      mark(ink, paneColour, standing(wx, y - wallH * dy, [width * 0.17, wallH * 0.36]))
      glow(ink, '#ffcf7d', {
        x: wx,
        y: y - wallH * (dy + 0.18),
        radius: width * 0.3,
        strength: 0.4,
      })
    }
    return
  }
  if (b.chimney !== false)
    cut(
      ink,
      darker(roof, 0.2),
      rect(x + width * 0.22, y - height * 1.0, [width * 0.11, height * 0.3]),
      { shadow: 0.06 },
    )
  cut(
    ink,
    turned(ink, colour, { span: [left, left + width], amount: 0.14 }),
    standing(x, y, [width, wallH]),
    { shadow: 0.14 },
  )
  cut(
    ink,
    roof,
    polygon([
      [left - width * 0.09, y - wallH],
      [x - width * 0.34, y - height],
      [x + width * 0.34, y - height],
      [left + width * 1.09, y - wallH],
    ]),
    { shadow: 0.14, edge: 0.35 },
  )
  for (let row = 1; row < 4; row++) {
    const ry = y - wallH - ((height - wallH) * row) / 4
    stroke(ink, clear(darker(roof, 0.3), 0.5), {
      width: 0.03,
      shape: (ctx) => (
        ctx.moveTo(left - width * 0.05 + width * 0.06 * row, ry),
        ctx.lineTo(left + width * 1.05 - width * 0.06 * row, ry)
      ),
    })
  }
  for (const [dx, dy] of openings) {
    const wx = x + dx * width
    mark(
      ink,
      lighter(colour, 0.6),
      standing(wx, y - wallH * (dy - 0.04), [width * 0.22, wallH * 0.44]),
    )
    mark(ink, paneColour, standing(wx, y - wallH * dy, [width * 0.17, wallH * 0.36]))
    mark(ink, lighter(colour, 0.6), standing(wx, y - wallH * dy, [width * 0.02, wallH * 0.36]))
  }
  mark(ink, darker(roof, 0.35), (ctx) =>
    ctx.roundRect(x - width * 0.09, y - wallH * 0.62, width * 0.18, wallH * 0.62, [
      width * 0.08,
      width * 0.08,
      0,
      0,
    ]),
  )
  mark(ink, '#f0c85a', disc(x + width * 0.05, y - wallH * 0.3, width * 0.014))
}

/** A shop with a striped awning, a large window and a door; `sign` draws its picture. */
export function shop(
  ink: Ink,
  b: Build & {
    stripes?: string
    glowing?: boolean
    floors?: number
    sign?: (ink: Ink, at: { x: number; y: number; size: number }) => void
  },
): void {
  const { x, y = 0, width, height, colour, stripes = '#d9584c' } = b
  const left = x - width / 2
  const ground = Math.min(height, 3.1)
  const floors = {
    x: left,
    y: y - height + 0.2,
    width,
    height: Math.max(0.1, height - ground - 0.5),
  }
  const columns = Math.max(2, Math.round(width / 1.4))
  const rows = Math.max(1, Math.round(floors.height / 1.9))
  const own: Ink = { ...ink, random: ink.random.fork(`shop ${x.toFixed(2)}`) }
  const glass = ink.light.dark ? '#ffdf9e' : '#cfe3e6'
  if (b.glowing) {
    windows(own, floors, { columns, rows, glowing: true, share: 0.5, size: [0.46, 0.6] })
    mark(
      ink,
      clear(glass, 0.9),
      rect(left + width * 0.08, y - ground * 0.66, [width * 0.54, ground * 0.5]),
    )
    glow(ink, '#ffcf7d', { x, y: y - ground * 0.4, radius: width * 0.6, strength: 0.35 })
    return
  }
  cut(
    ink,
    turned(ink, colour, { span: [left, left + width], amount: 0.16 }),
    standing(x, y, [width, height]),
    { shadow: 0.25, edge: 0.2 },
  )
  if (height > ground + 0.8)
    windows(own, floors, {
      columns,
      rows,
      share: 0.5,
      size: [0.46, 0.6],
      frame: lighter(colour, 0.55),
    })
  cut(ink, darker(colour, 0.3), standing(x, y - height + 0.16, [width + 0.25, 0.26]), {
    shadow: 0.1,
  })
  mark(
    ink,
    darker(colour, 0.4),
    rect(left + width * 0.05, y - ground * 0.7, [width * 0.6, ground * 0.58]),
  )
  mark(ink, glass, rect(left + width * 0.08, y - ground * 0.66, [width * 0.54, ground * 0.5]))
  mark(
    ink,
    clear('#ffffff', 0.3),
    polygon([
      [left + width * 0.1, y - ground * 0.2],
      [left + width * 0.3, y - ground * 0.64],
      [left + width * 0.38, y - ground * 0.64],
      [left + width * 0.18, y - ground * 0.2],
    ]),
  )
  mark(ink, darker(stripes, 0.35), standing(left + width * 0.82, y, [width * 0.22, ground * 0.66]))
  mark(ink, glass, standing(left + width * 0.82, y - ground * 0.3, [width * 0.15, ground * 0.3]))
  awning(ink, {
    x,
    y: y - ground * 0.7,
    width: width * 1.02,
    height: ground * 0.24,
    colour: stripes,
  })
  b.sign?.(ink, { x, y: y - ground * 1.02, size: 0.5 })
}

/** A scalloped striped awning whose upper edge is at y − height. */
export function awning(
  ink: Ink,
  b: { x: number; y: number; width: number; height: number; colour: string; other?: string },
): void {
  const { x, y, width, height } = b
  const count = Math.max(4, Math.round(width / 0.5))
  const step = width / count
  const left = x - width / 2
  const inset = height * 0.3
  cut(
    ink,
    b.other ?? '#f7efe0',
    polygon([
      [left + inset, y - height],
      [left + width - inset, y - height],
      [left + width, y],
      [left, y],
    ]),
    { shadow: 0.12 },
  )
  for (let i = 0; i < count; i++) {
    const tone = i % 2 === 0 ? b.colour : (b.other ?? '#f7efe0')
    const a = left + i * step
    const topA = left + inset + (i * (width - 2 * inset)) / count
    const topB = left + inset + ((i + 1) * (width - 2 * inset)) / count
    mark(ink, tone, (ctx) => {
      ctx.moveTo(topA, y - height)
      ctx.lineTo(topB, y - height)
      ctx.lineTo(a + step, y)
      ctx.arc(a + step / 2, y, step / 2, 0, Math.PI)
      ctx.closePath()
    })
  }
}

/** Battlements along a line. */
export function battlements(
  ink: Ink,
  b: { x: number; y: number; width: number; size: number; colour: string },
): void {
  const count = Math.max(3, Math.round(b.width / (b.size * 2)))
  const step = b.width / (count * 2 - 1)
  for (let i = 0; i < count; i++) {
    mark(ink, b.colour, rect(b.x - b.width / 2 + i * step * 2, b.y - b.size, [step, b.size * 1.1]))
  }
}

/** A round castle tower with a pointed roof or battlements. */
export function castleTower(ink: Ink, b: Build & { pointed?: boolean; glowing?: boolean }): void {
  const { x, y = 0, width, height, colour, roof = '#4f6ba3' } = b
  const slit = (share: number): void =>
    mark(ink, ink.light.dark ? '#ffd27a' : darker(colour, 0.55), (ctx) =>
      ctx.roundRect(x - width * 0.08, y - height * share, width * 0.16, width * 0.4, width * 0.08),
    )
  if (b.glowing) {
    for (const share of [0.55, 0.85]) slit(share)
    return
  }
  const span: Pair = [x - width / 2, x + width / 2]
  cut(ink, turned(ink, colour, { span, amount: 0.3 }), standing(x, y, [width, height]), {
    shadow: 0.2,
  })
  for (let i = 0; i < 9; i++) {
    const bx = x + ink.random.between(-0.42, 0.3) * width
    mark(
      ink,
      clear(darker(colour, 0.25), 0.45),
      rect(bx, y - ink.random.between(0.05, 0.9) * height, [width * 0.16, width * 0.07]),
    )
  }
  cut(
    ink,
    turned(ink, lighter(colour, 0.08), { span, amount: 0.3 }),
    standing(x, y - height, [width * 1.22, width * 0.3]),
    { shadow: 0.08 },
  )
  battlements(ink, {
    x,
    y: y - height - width * 0.3,
    width: width * 1.22,
    size: width * 0.16,
    colour,
  })
  for (const share of [0.55, 0.85]) slit(share)
  if (!b.pointed) return
  const foot = y - height - width * 0.4
  cut(
    ink,
    roof,
    polygon([
      [x - width * 0.68, foot],
      [x, foot - width * 1.7],
      [x + width * 0.68, foot],
    ]),
    { shadow: 0.12, edge: 0.3 },
  )
  mark(
    ink,
    darker(roof, 0.22),
    polygon([
      [x, foot - width * 1.7],
      [x + width * 0.68, foot],
      [x + width * 0.12, foot],
    ]),
  )
}

/** A stone wall with battlements and, if wanted, a gate. */
export function castleWall(ink: Ink, b: Build & { gate?: boolean }): void {
  const { x, y = 0, width, height, colour } = b
  cut(ink, colour, standing(x, y, [width, height]), { shadow: 0.2 })
  battlements(ink, { x, y: y - height, width, size: 0.45, colour })
  masonry(ink, { x: x - width / 2, y: y - height, width, height, colour, size: 0.55 })
  if (!b.gate) return
  const wide = Math.min(2.4, width * 0.4)
  const high = height * 0.78
  const arch =
    (inset: number) =>
    (ctx: Ink['ctx']): void => {
      ctx.moveTo(x - wide / 2 + inset, y)
      ctx.lineTo(x - wide / 2 + inset, y - high * 0.55)
      ctx.arc(x, y - high * 0.55, wide / 2 - inset, Math.PI, 0)
      ctx.lineTo(x + wide / 2 - inset, y)
      ctx.closePath()
    }
  cut(ink, lighter(colour, 0.2), arch(-0.16), { shadow: 0.1 })
  mark(ink, '#3a2b2a', arch(0))
  stroke(ink, '#6f5138', {
    width: 0.07,
    shape: (ctx) => {
      for (let i = -2; i <= 2; i++) {
        ctx.moveTo(x + (i * wide) / 5.4, y - high * (0.96 - Math.abs(i) * 0.1))
        ctx.lineTo(x + (i * wide) / 5.4, y - high * 0.3)
      }
      for (const row of [0.5, 0.68]) {
        ctx.moveTo(x - wide * 0.46, y - high * row)
        ctx.lineTo(x + wide * 0.46, y - high * row)
      }
    },
  })
}

/** Scattered stones or bricks on a wall, so that it is not a bare sheet. */
export function masonry(
  ink: Ink,
  wall: {
    x: number
    y: number
    width: number
    height: number
    colour: string
    size: number
    share?: number
  },
): void {
  const { size } = wall
  const rows = Math.ceil(wall.height / (size * 0.5))
  for (let row = 0; row < rows; row++) {
    const shift = (row % 2) * size * 0.5
    for (let x = -shift; x < wall.width; x += size) {
      if (!ink.random.chance(wall.share ?? 0.3)) continue
      const tone = ink.random.chance(0.5) ? darker(wall.colour, 0.13) : lighter(wall.colour, 0.14)
      const left = Math.max(0, x + size * 0.04)
      const right = Math.min(wall.width, x + size * 0.96)
      if (right > left)
        mark(
          ink,
          tone,
          rect(wall.x + left, wall.y + row * size * 0.5 + size * 0.03, [right - left, size * 0.43]),
        )
    }
  }
}

/** A red barn with white boards and a hayloft. */
export function barn(ink: Ink, b: Build): void {
  const { x, y = 0, width, height, colour } = b
  const w = width / 2
  const outline: Pair[] = [
    [x - w, y],
    [x - w, y - height * 0.52],
    [x - w * 0.68, y - height * 0.82],
    [x, y - height],
    [x + w * 0.68, y - height * 0.82],
    [x + w, y - height * 0.52],
    [x + w, y],
  ]
  cut(ink, turned(ink, colour, { span: [x - w, x + w], amount: 0.16 }), polygon(outline), {
    shadow: 0.2,
  })
  for (let i = 1; i < 12; i++)
    stroke(ink, clear(darker(colour, 0.25), 0.45), {
      width: 0.03,
      shape: (ctx) => (
        ctx.moveTo(x - w + (i * width) / 12, y),
        ctx.lineTo(x - w + (i * width) / 12, y - height * 0.6)
      ),
    })
  stroke(ink, '#efe4d2', {
    width: 0.16,
    shape: (ctx) =>
      outline
        .slice(1, 6)
        .forEach(([px, py], i) => (i === 0 ? ctx.moveTo(px - 0.1, py) : ctx.lineTo(px, py - 0.06))),
  })
  const dw = width * 0.36
  const dh = height * 0.44
  mark(ink, darker(colour, 0.35), standing(x, y, [dw, dh]))
  stroke(ink, '#efe4d2', {
    width: 0.12,
    shape: (ctx) => {
      ctx.rect(x - dw / 2, y - dh, dw, dh)
      ctx.moveTo(x, y)
      ctx.lineTo(x, y - dh)
      for (const side of [-1, 1]) {
        ctx.moveTo(x, y)
        ctx.lineTo(x + (side * dw) / 2, y - dh)
        ctx.moveTo(x + (side * dw) / 2, y)
        ctx.lineTo(x, y - dh)
      }
    },
  })
  mark(ink, '#4a2f2a', standing(x, y - height * 0.62, [width * 0.16, height * 0.17]))
  mark(ink, '#e3bd62', oval(x, y - height * 0.63, [width * 0.08, height * 0.04]))
}

/** A church with a spire, rose window and door. */
export function church(ink: Ink, b: Build): void {
  const { x, y = 0, width, height, colour, roof = '#5b5f7d' } = b
  house(ink, {
    ...b,
    x: x + width * 0.2,
    width: width * 0.8,
    height: height * 0.52,
    roof,
    chimney: false,
  })
  const tx = x - width * 0.22
  cut(
    ink,
    turned(ink, lighter(colour, 0.06), { span: [tx - width * 0.15, tx + width * 0.15] }),
    standing(tx, y, [width * 0.3, height * 0.62]),
    { shadow: 0.14 },
  )
  cut(
    ink,
    roof,
    polygon([
      [tx - width * 0.19, y - height * 0.62],
      [tx, y - height * 0.96],
      [tx + width * 0.19, y - height * 0.62],
    ]),
    { shadow: 0.1, edge: 0.3 },
  )
  stroke(ink, '#e5c05a', {
    width: 0.08,
    shape: (ctx) => {
      ctx.moveTo(tx, y - height * 0.95)
      ctx.lineTo(tx, y - height * 1.06)
      ctx.moveTo(tx - width * 0.04, y - height * 1.02)
      ctx.lineTo(tx + width * 0.04, y - height * 1.02)
    },
  })
  mark(ink, ink.light.dark ? '#ffd27a' : '#6f8fb0', disc(tx, y - height * 0.5, width * 0.06))
  mark(ink, darker(roof, 0.3), (ctx) =>
    ctx.roundRect(tx - width * 0.06, y - height * 0.16, width * 0.12, height * 0.16, [
      width * 0.06,
      width * 0.06,
      0,
      0,
    ]),
  )
}

/** A fluted column with a base and a capital. */
export function column(ink: Ink, b: Build): void {
  const { x, y = 0, width, height, colour } = b
  const shaft: Pair = [x - width / 2, x + width / 2]
  cut(
    ink,
    turned(ink, colour, { span: shaft, amount: 0.3 }),
    polygon([
      [x - width * 0.5, y - width * 0.3],
      [x - width * 0.42, y - height + width * 0.4],
      [x + width * 0.42, y - height + width * 0.4],
      [x + width * 0.5, y - width * 0.3],
    ]),
    { shadow: 0.14 },
  )
  for (const dx of [-0.26, 0, 0.26])
    stroke(ink, clear(darker(colour, 0.3), 0.4), {
      width: width * 0.06,
      shape: (ctx) => (
        ctx.moveTo(x + dx * width, y - width * 0.4),
        ctx.lineTo(x + dx * width * 0.86, y - height + width * 0.5)
      ),
    })
  cut(ink, lighter(colour, 0.1), standing(x, y, [width * 1.4, width * 0.32]), { shadow: 0.06 })
  cut(
    ink,
    lighter(colour, 0.1),
    standing(x, y - height + width * 0.42, [width * 1.4, width * 0.42]),
    { shadow: 0.06 },
  )
}
