import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Actor } from '../actor.ts'

/** Where on a thing a print is, in its heights: the foot of the print from the middle of the thing's foot, and how high it is. */
interface Spot {
  readonly x: number
  readonly y: number
  readonly high: number
  /** It is a picture on a screen of this width and nothing else is seen there. */
  readonly wide?: number
}

const SPOTS: readonly (readonly [noun: RegExp, spot: Spot])[] = [
  [/\b(?:mug|cup)$/u, { x: -0.1, y: 0.2, high: 0.5 }],
  [/\b(?:flag|banner)$/u, { x: 0.05, y: 0.6, high: 0.3 }],
  [/\bbowl$/u, { x: 0, y: 0.22, high: 0.5 }],
  [/\bplate$/u, { x: 0, y: 0.1, high: 0.7 }],
  [/\btowel$/u, { x: 0, y: 0.2, high: 0.55 }],
  [/\bshield$/u, { x: 0, y: 0.3, high: 0.45 }],
  [/\bballoon$/u, { x: 0, y: 0.5, high: 0.35 }],
  [/\b(?:tv|television|monitor|computer)s?$/u, { x: 0, y: 0.2, high: 0.74, wide: 1.46 }],
  [/\blaptop$/u, { x: 0, y: 0.42, high: 0.38 }],
  [/\b(?:phone|smartphone|tablet)$/u, { x: 0, y: 0.22, high: 0.5 }],
  [/\bbillboard$/u, { x: 0, y: 0.5, high: 0.42 }],
  [/\b(?:motorcycle|motorbike|chopper|scooter)$/u, { x: -0.06, y: 0.4, high: 0.34 }],
  [/\bhelmet$/u, { x: 0, y: 0.4, high: 0.35 }],
  [/\b(?:locker|fridge|refrigerator)$/u, { x: 0, y: 0.5, high: 0.25 }],
  [/\b(?:diamond|triangle|square|round|hexagon) sign$/u, { x: 0, y: 0.5, high: 0.36 }],
  [/\b(?:van|truck)$/u, { x: 0.12, y: 0.4, high: 0.35 }],
  [/\b(?:notebook|book|backpack|bag|box|suitcase|pillow|cushion)$/u, { x: 0, y: 0.25, high: 0.45 }],
  [/\b(?:vase|bottle|guitar|skateboard|surfboard)$/u, { x: 0, y: 0.25, high: 0.35 }],
]

/** Where a thing of this name bears a print; null for what is in a shape itself. */
export const printSpot = (noun: string): Spot | null =>
  SPOTS.find(([name]) => name.test(noun))?.[1] ?? null

/** A thing with a picture of something else on it. */
export function printedOn(thing: Actor, print: Actor, { x, y, high, wide }: Spot): Actor {
  return {
    ...thing,
    draw(brush, pose) {
      thing.draw(brush, pose)
      const { ctx, pixels } = brush
      ctx.save()
      ctx.rotate(pose.lean ?? 0)
      ctx.globalAlpha *= pose.alpha ?? 1
      ctx.translate(x, -y)
      if (wide !== undefined) drawScreen(ctx, wide, high)
      ctx.scale(high, high)
      print.draw({ ...brush, pixels: pixels * high }, {})
      ctx.restore()
    },
  }
}

/** The dark of a screen behind what it shows. */
function drawScreen(ctx: SKRSContext2D, wide: number, high: number): void {
  ctx.fillStyle = '#1d2b45'
  ctx.fillRect(-wide / 2, -high, wide, high)
}
