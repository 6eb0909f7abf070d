import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { panelSize } from '../scene/panel-size.ts'
import type { Scene, ShotScene } from '../scene/scene.ts'
import { createShotPainter, type ShotPainter } from './shot-painter.ts'

interface Panel {
  readonly painter: ShotPainter
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const SEAM = '#f6f1e7'

/** A shot, or several at once, each in its part of the frame, with a strip of paper between them. */
export function createPanelsPainter(scene: Scene, shot: ShotScene): ShotPainter {
  const { beside = [], ...first } = shot
  return beside.length === 0
    ? createShotPainter(scene, shot)
    : paintPanels(panelsOf(scene, [first, ...beside]))
}

function panelsOf(scene: Scene, shots: readonly ShotScene[]): readonly Panel[] {
  const { width, height } = panelSize(scene, shots.length)
  const upright = scene.height > scene.width
  return shots.map((shot, index) => ({
    painter: createShotPainter({ ...scene, width, height, shots: [shot] }, shot),
    x: upright ? 0 : index * width,
    y: upright ? index * height : 0,
    width,
    height,
  }))
}

function paintPanels(panels: readonly Panel[]): ShotPainter {
  const canvases = panels.map(({ width, height }) => createCanvas(width, height))
  return {
    draw(ctx, time) {
      for (const [index, { painter, x, y }] of panels.entries()) {
        const canvas = canvases[index]!
        const own = canvas.getContext('2d')
        own.reset()
        painter.draw(own, time)
        ctx.drawImage(canvas, x, y)
        if (index > 0) seam(ctx, panels[index]!)
      }
    },
    fill: () => false,
    *warm() {
      for (const [index, { painter }] of panels.entries())
        yield* painter.warm(canvases[index]!.getContext('2d'))
    },
  }
}

/** Along the edge that a panel shares with the one before. */
function seam(ctx: SKRSContext2D, { x, y, width, height }: Panel): void {
  const wide = Math.max(2, Math.round(Math.min(ctx.canvas.width, ctx.canvas.height) / 120))
  ctx.fillStyle = SEAM
  if (x > 0) ctx.fillRect(x - wide / 2, y, wide, height)
  else ctx.fillRect(x, y - wide / 2, width, wide)
}
