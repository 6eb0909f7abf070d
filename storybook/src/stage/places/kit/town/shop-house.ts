import { clear, darker, lighter } from '../colour.ts'
import { cut, glow, mark, stroke, turned, type Ink } from '../paper.ts'
import { thing } from '../thing.ts'
import { awning, windows } from './buildings.ts'

export interface ShopHouse {
  readonly x: number
  readonly width: number
  /** The height of its ground floor; the wall goes on above. */
  readonly floor: number
  readonly wall: string
  readonly stripes: string
  /** The pictures of what it sells, the best known first. */
  readonly goods: readonly string[]
}

/** A shop with its house, near enough that one sees what it sells: sign, awning, a full window, a door. */
export function shopHouse(ink: Ink, b: ShopHouse): void {
  const { x, width, floor, wall } = b
  const left = x - width / 2
  const high = floor - ink.crown * 0.9
  cut(ink, turned(ink, wall, { span: [left, left + width], amount: 0.14 }), [0.2, 0.2]).standing(
    x,
    0,
    [width, high],
  )
  const upper = { x: left, y: -floor - 5.6, width, height: 4.2 }
  windows(ink, upper, {
    columns: 4,
    rows: 1,
    share: 0.6,
    size: [0.46, 0.66],
    frame: lighter(wall, 0.5),
  })
  cut(ink, darker(wall, 0.42), 0.08).rect(left + 0.15, -floor, [width - 0.3, floor])
  showcase(ink, b)
  door(ink, b)
  awning(ink, { x, y: -floor * 0.72, width: width * 1.03, height: floor * 0.2, colour: b.stripes })
  sign(ink, b)
}

const glassOf = (ink: Ink): string => (ink.light.dark ? '#ffdf9e' : '#e6f0ea')

/** Two boards of goods behind the pane. */
function showcase(ink: Ink, { x, width, floor, goods }: ShopHouse): void {
  const [left, wide, top] = [x - width * 0.46, width * 0.62, -floor * 0.74]
  mark(ink, glassOf(ink)).rect(left, top, [wide, floor * 0.6])
  const each = floor * 0.29
  for (const row of [0, 1]) {
    const y = top + floor * 0.3 + row * each
    mark(ink, '#9a6a44').rect(left, y - 0.08, [wide, 0.16])
    const count = Math.max(3, Math.floor(wide / 1.45))
    for (let n = 0; n < count; n++)
      thing(ink, goods[(n + row * 2) % goods.length] ?? 'noto:wrapped-gift', {
        x: left + ((n + 0.5) / count) * wide,
        y: y - 0.08,
        height: each * (row === 0 ? 0.54 : 0.78),
        shadow: 0.05,
      })
  }
  for (const at of [0.2, 0.66])
    mark(ink, clear('#ffffff', 0.16)).polygon(
      [left + wide * at, top],
      [left + wide * (at + 0.1), top],
      [left + wide * at, top + floor * 0.6],
      [left + wide * (at - 0.1), top + floor * 0.6],
    )
}

function door(ink: Ink, { x, width, floor, stripes }: ShopHouse): void {
  const at = x + width * 0.33
  cut(ink, darker(stripes, 0.3), 0.06).standing(at, 0, [width * 0.2, floor * 0.74])
  mark(ink, glassOf(ink)).rounded(
    [at - width * 0.07, -floor * 0.68, width * 0.14, floor * 0.42],
    0.12,
  )
  mark(ink, '#f0d080').rect(at + width * 0.06, -floor * 0.24, [0.12, 0.5])
}

/** No letters: pictures of the goods on a long board, and one on an arm over the pavement. */
function sign(ink: Ink, { x, width, floor, stripes, goods }: ShopHouse): void {
  const [wide, high, y] = [width * 0.8, floor * 0.2, -floor * 1.14]
  cut(ink, '#fbf3e2', 0.14).rounded([x - wide / 2, y, wide, high], 0.2)
  stroke(ink, darker(stripes, 0.15), 0.12).rounded([x - wide / 2, y, wide, high], 0.2)
  const count = Math.min(5, Math.max(3, goods.length))
  for (let n = 0; n < count; n++)
    thing(ink, goods[n % goods.length] ?? 'noto:wrapped-gift', {
      x: x + ((n + 0.5) / count - 0.5) * wide * 0.92,
      y: y + high * 0.9,
      height: high * 0.8,
      shadow: 0,
    })
}

/** The light of the window and of the sign at night. */
export function shopLight(ink: Ink, { x, width, floor }: ShopHouse): void {
  const upper = { x: x - width / 2, y: -floor - 5.6, width, height: 4.2 }
  windows(ink, upper, { columns: 4, rows: 1, share: 0.6, size: [0.46, 0.66], glowing: true })
  if (ink.light.dark)
    glow(ink, '#ffd58a', {
      x: x - width * 0.15,
      y: -floor * 0.4,
      radius: width * 0.5,
      strength: 0.3,
    })
}
