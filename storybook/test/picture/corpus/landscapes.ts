import type { Canvas } from '@napi-rs/canvas'
import { cloudy, hash, leafy, mixed, painted, photographed, scaled, type Rgb } from './texture.ts'

const [BLUE, PALE]: [Rgb, Rgb] = [
  [88, 140, 205],
  [205, 222, 236],
]

function sky(u: number, v: number, cover: number): Rgb {
  const cloud = Math.max(0, cloudy(u * 4, v * 9) - (1 - cover)) * 3.2
  return mixed(mixed(BLUE, PALE, v * 2), [250, 249, 246], cloud)
}

const ridge = (u: number, seed: number, rough: number): number =>
  cloudy(u * 3 + seed, seed, 6) * rough

function lakeAt(u: number, v: number): Rgb {
  if (v > 0.56) {
    const mirror = lakeAt(u + 0.006 * Math.sin(v * 240 + 5 * cloudy(u * 9, v * 30)), 1.12 - v)
    const streak = (cloudy(u * 5, v * 130, 3) - 0.5) * 46 * (v - 0.5)
    const deep = mixed(mirror, [24, 62, 82], 0.28 + (v - 0.56) * 0.7)
    return [deep[0] + streak, deep[1] + streak, deep[2] + streak]
  }
  const far = 0.46 - ridge(u, 3, 0.42)
  const near = 0.54 - ridge(u, 11, 0.17)
  if (v > near) return scaled([46, 72, 44], 0.6 + 0.8 * cloudy(u * 60, v * 60, 3))
  if (v > far) {
    const snow = v - far < 0.07 * cloudy(u * 20, v * 20)
    const rock = mixed([104, 112, 128], [70, 82, 100], cloudy(u * 22, v * 26))
    return mixed(snow ? [238, 242, 248] : rock, PALE, 0.25)
  }
  return sky(u, v, 0.52)
}

/** Mountains over a lake that mirrors them. */
export const lake = (): Canvas => photographed(painted(960, 600, lakeAt))

/** A sandy beach, breakers, the open sea. */
export function beach(): Canvas {
  return photographed(
    painted(960, 640, (u, v) => {
      const shore = 0.72 + 0.03 * Math.sin(u * 5) + 0.02 * cloudy(u * 9, 2)
      if (v < 0.4) return sky(u, v, 0.4)
      if (v > shore) {
        const wet = Math.max(0, 1 - (v - shore) * 14)
        return mixed(
          scaled([226, 202, 160], 0.85 + 0.22 * cloudy(u * 70, v * 90, 3)),
          [150, 130, 104],
          wet * 0.7,
        )
      }
      const foam = cloudy(u * 8, v * 70, 4) > 0.66 - (v - 0.4) * 0.5 || shore - v < 0.012
      const sea = mixed([38, 92, 140], [62, 158, 168], (v - 0.4) * 3)
      return foam ? [232, 242, 244] : scaled(sea, 0.85 + 0.3 * cloudy(u * 12, v * 90, 3))
    }),
  )
}

/** A path between trees, all leaves. */
export function forest(): Canvas {
  const canvas = painted(800, 800, (u, v) => {
    const path = Math.abs(u - 0.5 - 0.06 * Math.sin(v * 6)) < (v - 0.55) * 0.5
    const floor = path ? ([150, 126, 94] as const) : ([74, 96, 48] as const)
    if (v > 0.56) return scaled(floor, 0.6 + 0.7 * cloudy(u * 60, v * 40, 4))
    return scaled(
      mixed([150, 182, 120], [70, 104, 62], Math.abs(u - 0.5) * 2),
      0.6 + 0.7 * cloudy(u * 26, v * 26),
    )
  })
  const ctx = canvas.getContext('2d')
  for (const [x, wide] of [
    [60, 44],
    [210, 26],
    [300, 14],
    [520, 16],
    [610, 30],
    [740, 52],
  ] as const) {
    const bark = ctx.createLinearGradient(x - wide, 0, x + wide, 0)
    bark.addColorStop(0, '#6d5842')
    bark.addColorStop(1, '#2e241b')
    ctx.fillStyle = bark
    ctx.fillRect(x - wide / 2, 0, wide, 430 + wide * 5)
    leafy(ctx, { x, y: 60, wide: wide * 4, high: 130, tone: [110, 150, 62] })
  }
  return photographed(canvas, 11)
}

/** A white field, dark firs, a grey winter sky. */
export function winter(): Canvas {
  const canvas = painted(960, 640, (u, v) => {
    if (v < 0.52 - 0.05 * cloudy(u * 4, 1)) return mixed([176, 186, 200], [222, 226, 232], v * 1.8)
    return scaled([236, 240, 247], 0.86 + 0.16 * cloudy(u * 10, v * 26))
  })
  const ctx = canvas.getContext('2d')
  for (let index = 0; index < 26; index++) {
    const [x, tall] = [hash(index, 1) * 960, 60 + hash(index, 2) * 130]
    const foot = 330 + hash(index, 3) * 50
    ctx.fillStyle = `rgb(${36 + hash(index, 4) * 24}, ${56 + hash(index, 5) * 20}, 52)`
    for (let layer = 0; layer < 5; layer++) {
      const wide = tall * (0.1 + 0.055 * layer)
      const y = foot - tall + (tall * layer) / 5
      ctx.beginPath()
      ctx.moveTo(x, y)
      ctx.lineTo(x + wide, y + tall / 3.6)
      ctx.lineTo(x - wide, y + tall / 3.6)
      ctx.fill()
    }
  }
  return photographed(canvas)
}

/** A field of wheat under a sky without a cloud, and one tree. */
export function field(): Canvas {
  const canvas = painted(960, 540, (u, v) => {
    if (v < 0.55) return mixed([110, 164, 222], [206, 226, 240], v * 1.7)
    return scaled([204, 172, 84], 0.6 + 0.65 * cloudy(u * 90, v * 24, 4))
  })
  const ctx = canvas.getContext('2d')
  ctx.fillStyle = '#4a3a2a'
  ctx.fillRect(660, 210, 16, 110)
  leafy(ctx, { x: 668, y: 170, wide: 90, high: 76, tone: [96, 134, 58] })
  return photographed(canvas)
}

/** The sun on the sea's horizon, very wide. */
export function panorama(): Canvas {
  return photographed(
    painted(1500, 500, (u, v) => {
      const sun = Math.hypot((u - 0.68) * 3, v - 0.5)
      if (v < 0.56) {
        const glow = Math.exp(-sun * 3.2)
        const base = mixed([70, 64, 122], [246, 150, 88], v * 1.5)
        if (sun < 0.06) return [255, 246, 214]
        const streak = Math.max(0, cloudy(u * 5, v * 22) - 0.52) * 2.4
        return mixed(mixed(base, [255, 214, 140], glow), [120, 70, 96], streak * 0.7)
      }
      const path = Math.exp(-Math.abs(u - 0.68) * 14) * cloudy(u * 20, v * 120, 3)
      return mixed(
        scaled([58, 48, 92], 0.7 + 0.6 * cloudy(u * 9, v * 110, 3)),
        [255, 196, 120],
        path * 1.3,
      )
    }),
  )
}
