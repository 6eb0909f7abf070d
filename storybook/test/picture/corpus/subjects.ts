import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas'
import {
  ball,
  cloudy,
  defocused,
  hash,
  leafy,
  mixed,
  painted,
  photographed,
  scaled,
  type Rgb,
} from './texture.ts'

const SKIN: Rgb = [224, 172, 138]

function face(ctx: SKRSContext2D, { x, y, size }: { x: number; y: number; size: number }): void {
  ctx.fillStyle = '#3a261c'
  ctx.beginPath()
  ctx.ellipse(x, y - size * 0.12, size * 0.86, size * 1.02, 0, 0, 7)
  ctx.fill()
  ctx.fillRect(x - size * 0.86, y - size * 0.1, size * 0.4, size * 1.3)
  ctx.fillRect(x + size * 0.46, y - size * 0.1, size * 0.4, size * 1.3)
  ball(ctx, { x, y: y + size * 0.1, rx: size * 0.66, ry: size * 0.86, tone: SKIN })
  for (const side of [-1, 1]) {
    ctx.fillStyle = '#f6f1ea'
    ctx.beginPath()
    ctx.ellipse(x + side * size * 0.26, y, size * 0.13, size * 0.07, 0, 0, 7)
    ctx.fill()
    ctx.fillStyle = '#2f2118'
    ctx.beginPath()
    ctx.arc(x + side * size * 0.26, y, size * 0.065, 0, 7)
    ctx.fill()
    ctx.fillRect(x + side * size * 0.26 - size * 0.15, y - size * 0.17, size * 0.3, size * 0.045)
  }
  ctx.strokeStyle = 'rgba(150, 96, 70, 0.7)'
  ctx.lineWidth = size * 0.03
  ctx.beginPath()
  ctx.moveTo(x + size * 0.02, y + size * 0.04)
  ctx.lineTo(x + size * 0.08, y + size * 0.32)
  ctx.lineTo(x - size * 0.04, y + size * 0.34)
  ctx.stroke()
  ctx.fillStyle = '#b25a52'
  ctx.beginPath()
  ctx.ellipse(x, y + size * 0.54, size * 0.22, size * 0.07, 0, 0, 7)
  ctx.fill()
}

/** Head and shoulders before a garden out of focus. */
export function portrait(): Canvas {
  const garden = painted(800, 1000, (u, v) =>
    scaled(mixed([150, 176, 118], [88, 112, 76], v), 0.55 + 0.8 * cloudy(u * 7, v * 7, 3)),
  )
  const canvas = defocused(garden, 14)
  const ctx = canvas.getContext('2d')
  const coat = ctx.createLinearGradient(150, 0, 650, 0)
  coat.addColorStop(0, '#4a6b94')
  coat.addColorStop(1, '#23354e')
  ctx.fillStyle = coat
  ctx.beginPath()
  ctx.ellipse(400, 1010, 310, 330, 0, 0, 7)
  ctx.fill()
  ball(ctx, { x: 400, y: 660, rx: 86, ry: 120, tone: scaled(SKIN, 0.85) })
  face(ctx, { x: 400, y: 430, size: 210 })
  return photographed(canvas, 8)
}

/** Somebody in a red coat on a lawn, trees behind. */
export function park(): Canvas {
  const canvas = painted(960, 640, (u, v) => {
    if (v < 0.4) return mixed([140, 178, 216], [220, 228, 232], v * 2)
    return scaled([108, 142, 68], 0.65 + 0.6 * cloudy(u * 60, v * 50, 4))
  })
  const ctx = canvas.getContext('2d')
  for (let index = 0; index < 7; index++) {
    leafy(ctx, {
      x: index * 160,
      y: 210 + hash(index, 1) * 30,
      wide: 110,
      high: 90,
      tone: [84, 118, 58],
    })
  }
  ctx.fillStyle = 'rgba(30, 40, 20, 0.35)'
  ctx.beginPath()
  ctx.ellipse(660, 566, 70, 12, 0, 0, 7)
  ctx.fill()
  ctx.fillStyle = '#2c3346'
  ctx.fillRect(628, 440, 26, 124)
  ctx.fillRect(664, 440, 26, 124)
  const coat = ctx.createLinearGradient(610, 0, 710, 0)
  coat.addColorStop(0, '#cf4a3c')
  coat.addColorStop(1, '#7c2019')
  ctx.fillStyle = coat
  ctx.beginPath()
  ctx.roundRect(608, 290, 102, 176, 34)
  ctx.fill()
  face(ctx, { x: 660, y: 244, size: 42 })
  return photographed(canvas)
}

/** An orange cat on a blue sofa in a warm room. */
export function petOnSofa(): Canvas {
  const canvas = painted(960, 640, (u, v) =>
    v < 0.8
      ? scaled([222, 206, 180], 0.94 + 0.1 * cloudy(u * 4, v * 4))
      : scaled([146, 104, 68], 0.7 + 0.5 * cloudy(u * 4, v * 90, 3)),
  )
  const ctx = canvas.getContext('2d')
  ctx.fillStyle = '#f6efe2'
  ctx.fillRect(90, 60, 170, 200)
  ctx.fillStyle = '#9cc0dc'
  ctx.fillRect(102, 72, 146, 176)
  for (const [x, y, wide, high, tone] of [
    [130, 260, 700, 200, '#3f6a8c'],
    [90, 330, 110, 230, '#355b79'],
    [760, 330, 110, 230, '#355b79'],
    [170, 430, 620, 120, '#4d7ba0'],
  ] as const) {
    ctx.fillStyle = tone
    ctx.beginPath()
    ctx.roundRect(x, y, wide, high, 40)
    ctx.fill()
  }
  const fur: Rgb = [222, 138, 62]
  ball(ctx, { x: 480, y: 400, rx: 116, ry: 74, tone: fur })
  ball(ctx, { x: 388, y: 346, rx: 60, ry: 54, tone: fur })
  ctx.fillStyle = '#c8742e'
  for (const side of [-1, 1]) {
    ctx.beginPath()
    ctx.moveTo(388 + side * 18, 302)
    ctx.lineTo(388 + side * 52, 262)
    ctx.lineTo(388 + side * 54, 322)
    ctx.fill()
    ctx.fillStyle = '#22301a'
    ctx.beginPath()
    ctx.ellipse(388 + side * 22, 340, 8, 10, 0, 0, 7)
    ctx.fill()
    ctx.fillStyle = '#c8742e'
  }
  return photographed(canvas, 10)
}

/** A candle on a table in the dark. */
export function candle(): Canvas {
  const canvas = painted(720, 720, (u, v) => {
    const glow = Math.exp(-Math.hypot(u - 0.5, v - 0.42) * 4.2)
    const base =
      v > 0.72
        ? scaled([96, 58, 34], 0.6 + 0.5 * cloudy(u * 4, v * 60, 3))
        : ([34, 24, 24] as const)
    return mixed(base, [255, 176, 84], glow * 0.62)
  })
  const ctx = canvas.getContext('2d')
  ctx.fillStyle = '#efe2c4'
  ctx.fillRect(330, 330, 60, 220)
  const flame = ctx.createRadialGradient(360, 300, 2, 360, 290, 46)
  flame.addColorStop(0, '#fffbe0')
  flame.addColorStop(0.5, '#ffcf5a')
  flame.addColorStop(1, '#ff8a1e')
  ctx.fillStyle = flame
  ctx.beginPath()
  ctx.moveTo(360, 232)
  ctx.quadraticCurveTo(392, 300, 360, 326)
  ctx.quadraticCurveTo(328, 300, 360, 232)
  ctx.fill()
  return photographed(canvas, 12)
}

/** A cup of coffee and a piece of cake on wood, seen from the side. */
export function coffee(): Canvas {
  const canvas = defocused(
    painted(960, 640, (u, v) =>
      v < 0.5
        ? scaled([148, 120, 96], 0.6 + 0.6 * cloudy(u * 5, v * 5, 3))
        : scaled([168, 116, 72], 0.7 + 0.45 * cloudy(u * 3, v * 60, 4)),
    ),
    3,
  )
  const ctx = canvas.getContext('2d')
  ctx.fillStyle = 'rgba(40, 20, 10, 0.35)'
  ctx.beginPath()
  ctx.ellipse(400, 520, 210, 34, 0, 0, 7)
  ctx.fill()
  ball(ctx, { x: 390, y: 505, rx: 190, ry: 30, tone: [232, 228, 222] })
  const cup = ctx.createLinearGradient(280, 0, 500, 0)
  cup.addColorStop(0, '#fbf8f2')
  cup.addColorStop(1, '#a9a49c')
  ctx.fillStyle = cup
  ctx.beginPath()
  ctx.moveTo(280, 330)
  ctx.lineTo(500, 330)
  ctx.lineTo(466, 496)
  ctx.lineTo(314, 496)
  ctx.fill()
  ball(ctx, { x: 390, y: 330, rx: 110, ry: 24, tone: [236, 232, 226] })
  ball(ctx, { x: 390, y: 333, rx: 98, ry: 19, tone: [82, 48, 28] })
  ctx.fillStyle = '#d9a066'
  ctx.fillRect(620, 420, 170, 90)
  ctx.fillStyle = '#5a2f22'
  ctx.fillRect(620, 404, 170, 26)
  ctx.fillStyle = '#c2313a'
  ctx.beginPath()
  ctx.arc(704, 394, 20, 0, 7)
  ctx.fill()
  return photographed(canvas)
}

/** A pair of headphones' box-like kin: one product on white. */
export function product(): Canvas {
  const canvas = createCanvas(800, 800)
  const ctx = canvas.getContext('2d')
  ctx.fillStyle = '#ffffff'
  ctx.fillRect(0, 0, 800, 800)
  ctx.fillStyle = 'rgba(0, 0, 0, 0.12)'
  ctx.filter = 'blur(14px)'
  ctx.beginPath()
  ctx.ellipse(400, 640, 190, 24, 0, 0, 7)
  ctx.fill()
  ctx.filter = 'none'
  const glass = ctx.createLinearGradient(300, 0, 500, 0)
  glass.addColorStop(0, '#2b8f86')
  glass.addColorStop(0.4, '#5cc6ba')
  glass.addColorStop(1, '#17564f')
  ctx.fillStyle = glass
  ctx.beginPath()
  ctx.roundRect(300, 250, 200, 390, 44)
  ctx.fill()
  ctx.fillStyle = '#24282b'
  ctx.fillRect(350, 170, 100, 90)
  ctx.fillStyle = '#f4ead6'
  ctx.fillRect(320, 390, 160, 130)
  return canvas
}
