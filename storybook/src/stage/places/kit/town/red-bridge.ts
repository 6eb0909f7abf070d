import { clear, darker, lighter } from '../colour.ts'
import { mark, stroke, type Ink } from '../paper.ts'

const RED = '#c8402f'

/** A steep arch with a rail, painted red, and its image in the water. */
export function redBridge(ink: Ink, { x, width }: { x: number; width: number }): void {
  const bow = (y: number, high: number) => (ctx: Ink['ctx']) => {
    ctx.moveTo(x - width / 2, y)
    ctx.quadraticCurveTo(x, y - high * 2, x + width / 2, y)
  }
  stroke(ink, clear(darker(RED, 0.3), 0.3), 0.5).shape(bow(0.5, -0.9))
  stroke(ink, darker(RED, 0.25), 0.62).shape(bow(-0.1, 1.5))
  stroke(ink, RED, 0.4).shape(bow(-0.25, 1.5))
  stroke(ink, lighter(RED, 0.15), 0.2).shape(bow(-1.5, 1.5))
  for (let i = 0; i <= 6; i++) {
    const share = i / 6
    const y = -4 * 1.5 * share * (1 - share)
    post(ink, { x: x + (share - 0.5) * width, foot: y - 0.2, top: y - 1.75, wide: 0.2 })
  }
}

interface Post {
  readonly x: number
  readonly foot: number
  readonly top: number
  readonly wide: number
}

function post(ink: Ink, { x, foot, top, wide }: Post): void {
  stroke(ink, RED, wide).line([x, foot], [x, top])
  mark(ink, '#3b3a44').shape((ctx) => ctx.arc(x, top - 0.05, wide * 0.75, 0, 7))
}

/** How much higher its middle is than its ends, and its rails above the planks. */
const RISE = 1.1
const RAILS = [
  { high: 0.1, wide: 0.34 },
  { high: 1.1, wide: 0.16 },
  { high: 1.9, wide: 0.24 },
] as const
const POSTS = 9

/** The rail of such a bridge for those who stand on it: it rises and falls over the whole frame. */
export function redRail(ink: Ink): void {
  const lift = (share: number): number => RISE * (1 - (2 * share - 1) ** 2) - 0.3
  const x = (share: number): number => ink.left + share * (ink.right - ink.left)
  for (const { high, wide } of RAILS)
    stroke(ink, high > 1 ? RED : darker(RED, 0.2), wide).shape((ctx) => {
      for (let i = 0; i <= 40; i++) ctx.lineTo(x(i / 40), -high - lift(i / 40))
    })
  for (let i = 0; i <= POSTS; i++) {
    const share = (i + 0.5) / (POSTS + 1)
    const y = -lift(share)
    post(ink, { x: x(share), foot: y + 0.6, top: y - 2.2, wide: 0.34 })
  }
}
