import type { SKRSContext2D } from '@napi-rs/canvas'

/** A body of geometry: how wide it is for its height, its outline with its foot at 0,0 and its top at −1, and what tells its sides apart. */
export interface Solid {
  readonly aspect: number
  readonly outline: (ctx: SKRSContext2D) => void
  /** Where what it is made from is seen whole: left, top, width, height. */
  readonly front: readonly [left: number, top: number, width: number, height: number]
  readonly shade: (ctx: SKRSContext2D) => void
}

const LIT = 'rgba(255,255,255,0.3)'
const DIM = 'rgba(20,10,30,0.24)'

const corners =
  (...points: readonly (readonly [number, number])[]) =>
  (ctx: SKRSContext2D): void => {
    ctx.beginPath()
    for (const [x, y] of points) ctx.lineTo(x, y)
    ctx.closePath()
  }

const filled =
  (...sides: readonly (readonly [fill: string, path: (ctx: SKRSContext2D) => void])[]) =>
  (ctx: SKRSContext2D): void => {
    for (const [fill, path] of sides) {
      path(ctx)
      ctx.fillStyle = fill
      ctx.fill()
    }
  }

/** Light from the left above, and the shade of what is round. */
function rounded(ctx: SKRSContext2D): void {
  const light = ctx.createRadialGradient(-0.16, -0.7, 0.05, 0, -0.5, 0.62)
  light.addColorStop(0, 'rgba(255,255,255,0.42)')
  light.addColorStop(0.45, 'rgba(255,255,255,0)')
  light.addColorStop(1, 'rgba(20,10,30,0.4)')
  ctx.fillStyle = light
  ctx.fillRect(-1, -1.1, 2, 1.2)
}

function alongIt(ctx: SKRSContext2D): void {
  const light = ctx.createLinearGradient(-0.4, 0, 0.4, 0)
  light.addColorStop(0, 'rgba(20,10,30,0.22)')
  light.addColorStop(0.3, 'rgba(255,255,255,0.34)')
  light.addColorStop(0.6, 'rgba(255,255,255,0)')
  light.addColorStop(1, 'rgba(20,10,30,0.36)')
  ctx.fillStyle = light
  ctx.fillRect(-1, -1.1, 2, 1.2)
}

const oval =
  (wide: number) =>
  (ctx: SKRSContext2D): void => {
    ctx.beginPath()
    ctx.ellipse(0, -0.5, wide, 0.5, 0, 0, 2 * Math.PI)
  }

const plain = (ctx: SKRSContext2D): void => {
  ctx.fillStyle = LIT
  ctx.fillRect(-1, -1, 2, 0.1)
}

/** How far the top of a cube goes back. */
const BACK = 0.2

function star(ctx: SKRSContext2D): void {
  ctx.beginPath()
  for (let point = 0; point < 10; point++) {
    const reach = point % 2 === 0 ? 0.54 : 0.25
    const angle = (point * Math.PI) / 5 - Math.PI / 2
    ctx.lineTo(reach * Math.cos(angle), -0.46 + reach * Math.sin(angle))
  }
  ctx.closePath()
}

function heart(ctx: SKRSContext2D): void {
  ctx.beginPath()
  ctx.moveTo(0, 0)
  ctx.bezierCurveTo(-0.24, -0.22, -0.56, -0.42, -0.54, -0.72)
  ctx.bezierCurveTo(-0.5, -1.06, -0.1, -1.06, 0, -0.78)
  ctx.bezierCurveTo(0.1, -1.06, 0.5, -1.06, 0.54, -0.72)
  ctx.bezierCurveTo(0.56, -0.42, 0.24, -0.22, 0, 0)
}

function drum(ctx: SKRSContext2D): void {
  ctx.beginPath()
  ctx.ellipse(0, -0.9, 0.34, 0.1, 0, Math.PI, 2 * Math.PI)
  ctx.lineTo(0.34, -0.1)
  ctx.ellipse(0, -0.1, 0.34, 0.1, 0, 0, Math.PI)
  ctx.closePath()
}

function cone(ctx: SKRSContext2D): void {
  ctx.beginPath()
  ctx.moveTo(0, -1)
  ctx.lineTo(0.42, -0.1)
  ctx.ellipse(0, -0.1, 0.42, 0.1, 0, 0, Math.PI)
  ctx.closePath()
}

const lid = (ctx: SKRSContext2D): void => {
  ctx.beginPath()
  ctx.ellipse(0, -0.9, 0.34, 0.1, 0, 0, 2 * Math.PI)
}

export const SOLIDS: Readonly<Record<string, Solid>> = {
  cube: {
    aspect: 1,
    outline: corners([-0.5, 0], [-0.5, -0.8], [-0.5 + BACK, -1], [0.5, -1], [0.5, -BACK], [0.3, 0]),
    front: [-0.5, -0.8, 0.8, 0.8],
    shade: filled(
      [LIT, corners([-0.5, -0.8], [-0.5 + BACK, -1], [0.5, -1], [0.3, -0.8])],
      [DIM, corners([0.3, 0], [0.3, -0.8], [0.5, -1], [0.5, -BACK])],
    ),
  },
  ball: { aspect: 1, outline: oval(0.5), front: [-0.5, -1, 1, 1], shade: rounded },
  oval: { aspect: 1.4, outline: oval(0.7), front: [-0.7, -1, 1.4, 1], shade: rounded },
  cone: { aspect: 0.84, outline: cone, front: [-0.42, -1, 0.84, 1], shade: alongIt },
  cylinder: {
    aspect: 0.68,
    outline: drum,
    front: [-0.34, -1, 0.68, 1],
    shade: (ctx) => {
      alongIt(ctx)
      filled([LIT, lid])(ctx)
    },
  },
  pyramid: {
    aspect: 1.15,
    outline: corners([0, -1], [0.58, -0.12], [0.16, 0], [-0.58, 0]),
    front: [-0.58, -1, 1.15, 1],
    shade: filled([DIM, corners([0, -1], [0.58, -0.12], [0.16, 0])]),
  },
  square: {
    aspect: 1,
    outline: corners([-0.5, 0], [-0.5, -1], [0.5, -1], [0.5, 0]),
    front: [-0.5, -1, 1, 1],
    shade: plain,
  },
  triangle: {
    aspect: 1.15,
    outline: corners([0, -1], [0.58, 0], [-0.58, 0]),
    front: [-0.58, -1, 1.15, 1],
    shade: plain,
  },
  hexagon: {
    aspect: 1.15,
    outline: corners([-0.28, 0], [-0.57, -0.5], [-0.28, -1], [0.28, -1], [0.57, -0.5], [0.28, 0]),
    front: [-0.57, -1, 1.15, 1],
    shade: plain,
  },
  star: { aspect: 1.08, outline: star, front: [-0.54, -1, 1.08, 1], shade: plain },
  heart: { aspect: 1.08, outline: heart, front: [-0.54, -1, 1.08, 1], shade: rounded },
  diamond: {
    aspect: 0.8,
    outline: corners([0, 0], [-0.4, -0.56], [0, -1], [0.4, -0.56]),
    front: [-0.4, -1, 0.8, 1],
    shade: plain,
  },
}
