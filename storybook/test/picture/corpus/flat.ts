import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas'
import { hash } from './texture.ts'

function sheet(
  width: number,
  height: number,
  colour: string,
): { canvas: Canvas; ctx: SKRSContext2D } {
  const canvas = createCanvas(width, height)
  const ctx = canvas.getContext('2d')
  ctx.fillStyle = colour
  ctx.fillRect(0, 0, width, height)
  return { canvas, ctx }
}

/** Lines of words, as bars of many lengths. */
function words(
  ctx: SKRSContext2D,
  box: { x: number; y: number; wide: number; rows: number; step: number },
): void {
  for (let row = 0; row < box.rows; row++) {
    for (let x = 0, index = 0; x < box.wide - 40; index++) {
      const long = 14 + hash(index, row) * 46
      ctx.fillRect(box.x + x, box.y + row * box.step, Math.min(long, box.wide - x), box.step * 0.42)
      x += long + 9
    }
  }
}

/** A child's crayon drawing: a house, a sun, a tree. */
export function drawing(): Canvas {
  const { canvas, ctx } = sheet(900, 650, '#fdfcf7')
  ctx.lineWidth = 7
  ctx.lineJoin = 'round'
  const line = (colour: string, points: readonly (readonly [number, number])[]): void => {
    ctx.strokeStyle = colour
    ctx.beginPath()
    points.forEach(([x, y], index) => (index === 0 ? ctx.moveTo(x, y) : ctx.lineTo(x, y)))
    ctx.stroke()
  }
  line('#b3402e', [
    [300, 300],
    [420, 190],
    [540, 300],
    [300, 300],
  ])
  line('#33528c', [
    [310, 300],
    [310, 480],
    [530, 480],
    [530, 300],
  ])
  line('#33528c', [
    [400, 480],
    [400, 390],
    [450, 390],
    [450, 480],
  ])
  line('#3d8a41', [
    [60, 485],
    [860, 482],
  ])
  line('#6b4a2b', [
    [680, 482],
    [684, 370],
  ])
  ctx.strokeStyle = '#3d8a41'
  ctx.beginPath()
  ctx.arc(684, 320, 58, 0, 7)
  ctx.stroke()
  ctx.strokeStyle = '#e0a322'
  ctx.beginPath()
  ctx.arc(130, 120, 46, 0, 7)
  ctx.stroke()
  return canvas
}

/** A window of a program: bars, a list, a page. */
export function screenshot(): Canvas {
  const { canvas, ctx } = sheet(1280, 800, '#f4f5f7')
  ctx.fillStyle = '#24292f'
  ctx.fillRect(0, 0, 1280, 56)
  ctx.fillStyle = '#e6e8eb'
  ctx.fillRect(0, 56, 260, 744)
  ctx.fillStyle = '#5b6672'
  words(ctx, { x: 24, y: 90, wide: 200, rows: 16, step: 40 })
  ctx.fillStyle = '#ffffff'
  ctx.fillRect(300, 96, 940, 660)
  ctx.fillStyle = '#2f3a46'
  words(ctx, { x: 340, y: 140, wide: 840, rows: 10, step: 30 })
  ctx.fillStyle = '#2f6fdd'
  ctx.fillRect(340, 480, 180, 46)
  return canvas
}

/** A page of text on paper, scanned. */
export function document(): Canvas {
  const { canvas, ctx } = sheet(850, 1100, '#fbfaf6')
  ctx.fillStyle = '#2a2a2c'
  ctx.fillRect(110, 110, 380, 26)
  words(ctx, { x: 110, y: 190, wide: 640, rows: 32, step: 25 })
  return canvas
}

/** A badge with nothing around it. */
export function badge(): Canvas {
  const canvas = createCanvas(500, 500)
  const ctx = canvas.getContext('2d')
  ctx.fillStyle = '#d1495b'
  ctx.beginPath()
  ctx.arc(250, 250, 190, 0, 7)
  ctx.fill()
  ctx.fillStyle = '#edae49'
  ctx.beginPath()
  for (let point = 0; point < 10; point++) {
    const reach = point % 2 === 0 ? 130 : 56
    const turn = (point / 10) * Math.PI * 2 - Math.PI / 2
    ctx.lineTo(250 + Math.cos(turn) * reach, 250 + Math.sin(turn) * reach)
  }
  ctx.fill()
  return canvas
}
