import { plotted } from '../../../../scene/rows.ts'
import { clear, darker, lighter, mix } from '../colour.ts'
import { cut, glow, mark, stroke, turned, type Ink } from '../paper.ts'
import { boxAt, type Pair } from '../shapes.ts'

/** Its own paint, or the one that is told of all of them, no two quite alike. */
export function painted({ fronts }: Ink, own: string): string {
  return fronts === undefined ? own : mix(fronts, own, 0.2)
}

export interface Build {
  readonly x: number
  readonly y?: number
  readonly width: number
  readonly height: number
  readonly colour: string
  readonly roof?: string
}

const LIT = ['#ffd98a', '#ffc766', '#ffe6ae', '#f7b65a'] as const
export const GLASS = '#7fa9c4'

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
        mark(ink, how.frame).rect(x - width * 0.12, y - height * 0.08, [width * 1.24, height * 1.2])
      mark(ink, how.glowing ? clear(colour, 0.92) : colour).rect(x, y, [width, height])
      if (!how.glowing && width * ink.unit > 9)
        mark(ink, clear('#ffffff', 0.2)).plot({ x, y, w: width, h: height }, '0 0, 0.5 0, 0 0.6')
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
    ...boxAt([left + width * 0.06, top + height * 0.04], [width * 0.88, height * 0.93]),
  }
  const size: Pair = kind === 1 ? [0.86, 0.45] : kind === 2 ? [0.4, 0.74] : [0.56, 0.56]
  if (!b.glowing) {
    if (kind === 0)
      cut(own, darker(colour, 0.1), 0.1).standing(x, top + 0.02, [width * 0.5, height * 0.07])
    if (kind === 2)
      cut(own, darker(colour, 0.1), 0.1).polygon(
        [left, top],
        [x, top - height * 0.12],
        [left + width, top],
      )
    if (kind === 3) stroke(own, darker(colour, 0.3), 0.07).line([x, top], [x, top - height * 0.2])
    cut(
      own,
      turned(own, colour, { span: [left, left + width], amount: 0.22 }),
      [0.25, 0.25],
    ).standing(x, y, [width, height])
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
        ...boxAt([x + width / 2, how.y ?? 0], [width, height]),
        colour,
        ...(how.glowing ? { glowing: true } : {}),
      })
    x += width * random.between(0.86, 1.12)
  }
}

type Shop = Build & {
  stripes?: string
  glowing?: boolean
  floors?: number
  sign?: (ink: Ink, at: { x: number; y: number; size: number }) => void
}

/** A shop with a striped awning, a large window and a door; `sign` draws its picture. */
export function shop(ink: Ink, b: Shop): void {
  const { x, y = 0, width, height } = b
  const colour = painted(ink, b.colour)
  const left = x - width / 2
  const ground = Math.min(height, 3.1)
  const floors = {
    ...boxAt([left, y - height + 0.2], [width, Math.max(0.1, height - ground - 0.5)]),
  }
  const columns = Math.max(2, Math.round(width / 1.4))
  const rows = Math.max(1, Math.round(floors.height / 1.9))
  const own: Ink = { ...ink, random: ink.random.fork(`shop ${x.toFixed(2)}`) }
  const glass = ink.light.dark ? '#ffdf9e' : '#cfe3e6'
  if (b.glowing) {
    windows(own, floors, { columns, rows, glowing: true, share: 0.5, size: [0.46, 0.6] })
    mark(ink, clear(glass, 0.9)).rect(left + width * 0.08, y - ground * 0.66, [
      width * 0.54,
      ground * 0.5,
    ])
    glow(ink, '#ffcf7d', { x, y: y - ground * 0.4, radius: width * 0.6, strength: 0.35 })
    return
  }
  cut(ink, turned(ink, colour, { span: [left, left + width], amount: 0.16 }), [0.25, 0.2]).standing(
    x,
    y,
    [width, height],
  )
  if (height > ground + 0.8)
    windows(own, floors, {
      columns,
      rows,
      share: 0.5,
      size: [0.46, 0.6],
      frame: lighter(colour, 0.55),
    })
  cut(ink, darker(colour, 0.3), 0.1).standing(x, y - height + 0.16, [width + 0.25, 0.26])
  shopFront(ink, b, glass)
}

/** The ground floor: shop window, door, awning and sign. */
function shopFront(ink: Ink, b: Shop, glass: string): void {
  const { x, y = 0, width, height, colour, stripes = '#d9584c' } = b
  const left = x - width / 2
  const ground = Math.min(height, 3.1)
  mark(ink, darker(colour, 0.4)).rect(left + width * 0.05, y - ground * 0.7, [
    width * 0.6,
    ground * 0.58,
  ])
  mark(ink, glass).rect(left + width * 0.08, y - ground * 0.66, [width * 0.54, ground * 0.5])
  mark(ink, clear('#ffffff', 0.3)).polygon(
    ...plotted({ x: left, y, w: width, h: ground }, '0.1 -0.2, 0.3 -0.64, 0.38 -0.64, 0.18 -0.2'),
  )
  mark(ink, darker(stripes, 0.35)).standing(left + width * 0.82, y, [width * 0.22, ground * 0.66])
  mark(ink, glass).standing(left + width * 0.82, y - ground * 0.3, [width * 0.15, ground * 0.3])
  awning(ink, { ...boxAt([x, y - ground * 0.7], [width * 1.02, ground * 0.24]), colour: stripes })
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
  cut(ink, b.other ?? '#f7efe0', 0.12).polygon(
    [left + inset, y - height],
    [left + width - inset, y - height],
    [left + width, y],
    [left, y],
  )
  for (let i = 0; i < count; i++) {
    const tone = i % 2 === 0 ? b.colour : (b.other ?? '#f7efe0')
    const a = left + i * step
    const topA = left + inset + (i * (width - 2 * inset)) / count
    const topB = left + inset + ((i + 1) * (width - 2 * inset)) / count
    mark(ink, tone).shape((ctx) => {
      ctx.moveTo(topA, y - height)
      ctx.lineTo(topB, y - height)
      ctx.lineTo(a + step, y)
      ctx.arc(a + step / 2, y, step / 2, 0, Math.PI)
      ctx.closePath()
    })
  }
}
