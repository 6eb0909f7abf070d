import { createCanvas, type Canvas } from '@napi-rs/canvas'
import { cloudy, hash, leafy, mixed, painted, photographed, scaled } from './texture.ts'

/** Lit windows, lamps, and a wet street that mirrors them. */
export function nightCity(): Canvas {
  const canvas = painted(960, 640, (u, v) =>
    v < 0.62
      ? mixed([12, 16, 34], [46, 40, 66], v * 1.4)
      : scaled([34, 34, 42], 0.7 + 0.6 * cloudy(u * 40, v * 60, 3)),
  )
  const ctx = canvas.getContext('2d')
  for (let tower = 0; tower < 13; tower++) {
    const [x, wide] = [tower * 78 - 20, 60 + hash(tower, 1) * 40]
    const top = 60 + hash(tower, 2) * 230
    ctx.fillStyle = `rgb(${18 + hash(tower, 3) * 18}, ${20 + hash(tower, 4) * 14}, 38)`
    ctx.fillRect(x, top, wide, 397 - top)
    const columns = Math.floor((wide - 2) / 12)
    for (let window = 0; window < columns * Math.ceil((380 - top) / 15); window++) {
      const [column, row] = [window % columns, Math.floor(window / columns)]
      if (hash(tower * 31 + column, row) < 0.55) continue
      ctx.fillStyle = hash(row, column) > 0.3 ? '#ffd98a' : '#cfe4ff'
      ctx.fillRect(x + 6 + column * 12, top + 8 + row * 15, 6, 8)
    }
  }
  for (const x of [120, 380, 640, 860]) {
    ctx.fillStyle = '#15151c'
    ctx.fillRect(x - 3, 300, 6, 150)
    const glow = ctx.createRadialGradient(x, 300, 2, x, 300, 60)
    glow.addColorStop(0, 'rgba(255, 236, 190, 1)')
    glow.addColorStop(0.15, 'rgba(255, 214, 140, 0.9)')
    glow.addColorStop(1, 'rgba(255, 190, 100, 0)')
    ctx.fillStyle = glow
    ctx.fillRect(x - 60, 240, 120, 120)
  }
  ctx.fillStyle = '#ff3f74'
  ctx.fillRect(480, 250, 92, 20)
  ctx.globalAlpha = 0.34
  ctx.save()
  ctx.translate(0, 794)
  ctx.scale(1, -1)
  ctx.filter = 'blur(4px)'
  ctx.drawImage(canvas, 0, 154, 960, 243, 0, 154, 960, 243)
  ctx.restore()
  return photographed(canvas, 12)
}

/** A day street: grey asphalt, pavements, fronts of houses, a parked car. */
export function street(): Canvas {
  const canvas = painted(960, 640, (u, v) => {
    if (v < 0.58) return mixed([150, 182, 214], [222, 230, 236], v * 1.8)
    const road = Math.abs(u - 0.5) < (v - 0.5) * 1.1
    const grey = road ? ([104, 107, 112] as const) : ([166, 162, 156] as const)
    return scaled(grey, 0.8 + 0.35 * cloudy(u * 50, v * 40, 4))
  })
  const ctx = canvas.getContext('2d')
  for (let house = 0; house < 6; house++) {
    const left = house < 3
    const near = left ? 3 - house : house - 2
    const wide = 40 + near * 56
    const x = [0, 200, 330, 556, 640, 752][house] ?? 0
    const top = 230 - near * 70
    ctx.fillStyle =
      ['#b98a6c', '#c9b79a', '#8f7d74', '#a8a59a', '#c08e7c', '#b5a68c'][house] ?? '#ffffff'
    ctx.fillRect(x, top, wide, 372 + near * 22 - top)
    ctx.fillStyle = '#49535e'
    for (let row = 0; row < 4; row++) {
      for (let column = 0; column < 3; column++) {
        ctx.fillRect(
          x + wide * (0.12 + column * 0.3),
          top + 24 + row * (42 + near * 10),
          wide * 0.17,
          24 + near * 6,
        )
      }
    }
  }
  ctx.fillStyle = '#b9382f'
  ctx.beginPath()
  ctx.roundRect(590, 410, 190, 62, 18)
  ctx.fill()
  ctx.beginPath()
  ctx.roundRect(624, 372, 112, 56, 22)
  ctx.fill()
  ctx.fillStyle = '#2d3842'
  ctx.fillRect(640, 382, 80, 28)
  for (const x of [628, 738]) {
    ctx.fillStyle = '#1b1b1d'
    ctx.beginPath()
    ctx.arc(x, 472, 23, 0, 7)
    ctx.fill()
  }
  return photographed(canvas)
}

/** A lone tower with a pointed roof, upright. */
export function tower(): Canvas {
  const canvas = painted(600, 1000, (u, v) => {
    if (v < 0.84) return mixed([92, 142, 204], [216, 226, 234], v * 1.15)
    return scaled([112, 132, 78], 0.7 + 0.6 * cloudy(u * 40, v * 40, 4))
  })
  const ctx = canvas.getContext('2d')
  const stone = ctx.createLinearGradient(220, 0, 390, 0)
  stone.addColorStop(0, '#d8c3a0')
  stone.addColorStop(1, '#8d7758')
  ctx.fillStyle = stone
  ctx.fillRect(235, 240, 140, 620)
  ctx.fillStyle = '#8c3f33'
  ctx.beginPath()
  ctx.moveTo(305, 60)
  ctx.lineTo(400, 244)
  ctx.lineTo(210, 244)
  ctx.fill()
  ctx.fillStyle = '#3c3a3a'
  for (let row = 0; row < 6; row++) ctx.fillRect(288, 300 + row * 92, 34, 52)
  leafy(ctx, { x: 120, y: 850, wide: 110, high: 60, tone: [98, 130, 62] })
  leafy(ctx, { x: 480, y: 856, wide: 100, high: 52, tone: [90, 122, 60] })
  return photographed(canvas)
}

/** Bricks, all over. */
export function wall(): Canvas {
  const canvas = createCanvas(800, 600)
  const ctx = canvas.getContext('2d')
  ctx.fillStyle = '#b9ada0'
  ctx.fillRect(0, 0, 800, 600)
  for (let row = 0; row < 20; row++) {
    for (let column = -1; column < 12; column++) {
      const tone = 0.75 + 0.4 * hash(row, column)
      ctx.fillStyle = `rgb(${scaled([168, 92, 70], tone).map(Math.round).join(',')})`
      ctx.fillRect(column * 72 + (row % 2) * 36 + 3, row * 30 + 3, 66, 25)
    }
  }
  return photographed(canvas)
}
