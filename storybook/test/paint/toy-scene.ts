import type { StyleName } from '../../src/plan/plan.ts'
import { backdrop } from '../../src/paint/pieces/backdrop.ts'
import { flat } from '../../src/paint/pieces/flat.ts'
import { ground } from '../../src/paint/pieces/ground.ts'
import { createBox, restCamera } from '../../src/scene/box.ts'
import type { Light } from '../../src/scene/light.ts'
import type { Piece, Scene, ShotScene } from '../../src/scene/scene.ts'
import type { Camera } from '../../src/scene/space.ts'

export const daylight: Light = {
  name: 'day',
  sky: ['#5fb0e8', '#d8f0ff'],
  haze: '#cfe6f2',
  hazeAmount: 0.6,
  tint: '#fff0d8',
  tintAmount: 0.3,
  from: 0.5,
  height: 0.8,
  key: '#fff4d0',
  rim: 0.3,
  shadow: '#223355',
  shadowAmount: 0.4,
  dark: false,
  sun: 'sun',
}

/** A sky, hills, a meadow and trees: small, and nobody else's. */
export function toyPieces(): Piece[] {
  return [
    backdrop({
      name: 'sky',
      z: 60,
      shadow: 0,
      edge: 0,
      tint: 0,
      haze: 0,
      draw(ctx, view) {
        const gradient = ctx.createLinearGradient(0, -view.top, 0, -view.horizon)
        gradient.addColorStop(0, '#5fb0e8')
        gradient.addColorStop(1, '#d8f0ff')
        ctx.fillStyle = gradient
        ctx.fillRect(view.left, -view.top, view.right - view.left, view.top - view.bottom)
      },
    }),
    backdrop({
      name: 'hills',
      z: 30,
      draw(ctx, view) {
        ctx.fillStyle = '#7fae6a'
        ctx.beginPath()
        ctx.moveTo(view.left, 0)
        for (let x = view.left; x <= view.right; x += 0.5) ctx.lineTo(x, -6 - Math.sin(x * 0.3) * 2)
        ctx.lineTo(view.right, 0)
        ctx.fill()
      },
    }),
    ground({
      name: 'meadow',
      draw({ ctx, left, right, top, bottom }) {
        ctx.fillStyle = '#8cc152'
        ctx.fillRect(left, top, right - left, bottom - top)
      },
    }),
    ...[-5, 0, 5].map((x) =>
      flat({
        name: `tree ${x}`,
        x,
        y: 0,
        z: 4 + x,
        width: 3,
        height: 4,
        draw(ctx) {
          ctx.fillStyle = '#7a5230'
          ctx.fillRect(-0.2, -1.5, 0.4, 1.5)
          ctx.fillStyle = '#3f8f4f'
          ctx.beginPath()
          ctx.arc(0, -2.6, 1.3, 0, 7)
          ctx.fill()
        },
      }),
    ),
  ]
}

export interface ToyOptions {
  readonly width?: number
  readonly height?: number
  readonly style?: StyleName
  readonly pieces?: readonly Piece[]
  readonly camera?: (t: number, rest: Camera) => Camera
  readonly shots?: readonly Partial<ShotScene>[]
}

export function toyScene(options: ToyOptions = {}): Scene {
  const { width = 160, height = 90, style = 'paper' } = options
  const box = createBox(width, height)
  const rest = restCamera(box)
  const shots = (options.shots ?? [{ seconds: 2 }]).map((shot) => ({
    seconds: 2,
    transition: 'cut' as const,
    box,
    light: daylight,
    pieces: options.pieces ?? toyPieces(),
    tempo: 1,
    camera: (t: number) => options.camera?.(t, rest) ?? rest,
    ...shot,
  }))
  const seconds = shots.reduce((sum, shot) => sum + shot.seconds, 0)
  return { width, height, fps: 24, seconds, style, seed: 1, shots, sounds: [] }
}
