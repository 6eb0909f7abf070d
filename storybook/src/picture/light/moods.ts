import { createCanvas, type Canvas } from '@napi-rs/canvas'
import { live } from '../../paint/pieces/live.ts'
import type { Mood } from '../../plan/plan.ts'
import type { Piece } from '../../scene/scene.ts'
import { ease } from '../../stage/easing.ts'
import { layTint, type Tint } from './tint.ts'

interface MoodLight {
  readonly tints: readonly Tint[]
  /** How dark the corners grow. */
  readonly corners: number
}

const multiply = (colour: string, amount: number): Tint => ({ colour, amount, blend: 'multiply' })
const screen = (colour: string, amount: number): Tint => ({ colour, amount, blend: 'screen' })
const soft = (colour: string, amount: number): Tint => ({ colour, amount, blend: 'soft-light' })

const MOODS: Readonly<Record<Mood, MoodLight>> = {
  calm: { tints: [soft('#cfe0e6', 0.4)], corners: 0.12 },
  joyful: { tints: [soft('#ffe7a8', 0.45), screen('#2a1c04', 0.2)], corners: 0 },
  romantic: { tints: [multiply('#ffd6d2', 0.6), screen('#46182e', 0.4)], corners: 0.25 },
  sad: { tints: [multiply('#8ea3ba', 0.8), screen('#2b3440', 0.55)], corners: 0.4 },
  mysterious: { tints: [multiply('#5f83a0', 0.75), screen('#0c2430', 0.6)], corners: 0.65 },
  scary: { tints: [multiply('#66806a', 0.85), screen('#0a140c', 0.5)], corners: 0.85 },
  epic: { tints: [multiply('#f2c08a', 0.5), screen('#0a2a3a', 0.6)], corners: 0.5 },
  dreamy: { tints: [screen('#4a3458', 0.5), soft('#ffd9ec', 0.4)], corners: 0.15 },
  playful: { tints: [soft('#fff0b0', 0.55)], corners: 0 },
}

/** The light of a mood, which comes up in the first seconds. */
export function moodLight(mood: Mood): Piece[] {
  const { tints, corners } = MOODS[mood]
  const shown = (t: number): number => ease(t / 1.8)
  return [
    ...tints.map((tint) => layTint('mood', tint, shown)),
    ...(corners > 0 ? [vignette(corners, shown)] : []),
  ]
}

function vignette(dark: number, shown: (t: number) => number): Piece {
  let sheet: Canvas | undefined
  return live({ name: 'dark corners', depth: 54 }, ({ ctx, t, width, height }) => {
    const alpha = shown(t)
    if (alpha === 0) return
    sheet ??= corners(dark)
    ctx.save()
    ctx.resetTransform()
    ctx.globalAlpha = alpha
    ctx.drawImage(sheet, 0, 0, width, height)
    ctx.restore()
  })
}

function corners(dark: number): Canvas {
  const side = 96
  const canvas = createCanvas(side, side)
  const ctx = canvas.getContext('2d')
  const shade = ctx.createRadialGradient(
    side / 2,
    side / 2,
    side * 0.3,
    side / 2,
    side / 2,
    side * 0.72,
  )
  shade.addColorStop(0, 'rgba(8, 8, 16, 0)')
  shade.addColorStop(1, `rgba(8, 8, 16, ${dark})`)
  ctx.fillStyle = shade
  ctx.fillRect(0, 0, side, side)
  return canvas
}
