import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Pen, Piece } from '../../scene/scene.ts'
import { finishPaper } from '../paper/paper.ts'
import { hazeAt } from '../projection.ts'
import { blit } from '../paper/blit.ts'
import { paintSprite, type Sprite } from '../paper/sprite.ts'
import type { View } from './survey.ts'

/** A plane that is as wide as the camera will ever see: sky, far hills, a skyline, the back wall of a room. */
export interface BackdropOptions {
  readonly name: string
  readonly z: number
  /**
   * Paints it once. The context counts in u of the stage: a point `x, y` (y up) is drawn at `x, -y`.
   * `view` is all that will ever be seen at this depth; paint at least that. `view.horizon` is the eye level.
   */
  readonly draw: (ctx: SKRSContext2D, view: BackdropView) => void
  /** Painted over it in its own light, untouched by tint and haze: lit windows, lamps, stars. */
  readonly glow?: (ctx: SKRSContext2D, view: BackdropView) => void
  /** 0…1 each; a sky takes none of them, a row of hills all. Default 1. */
  readonly shadow?: number
  readonly edge?: number
  readonly tint?: number
  readonly haze?: number
  /** Pixels per needed pixel, default 1: 0.5 is enough for a soft sky and quarters the memory. */
  readonly fineness?: number
  readonly drift?: (t: number) => { readonly x: number; readonly y: number }
  /** How far `drift` goes to either side, so that the plane is painted wide enough. */
  readonly driftReach?: number
  readonly reflect?: { readonly y: number; readonly strength: number }
  /** Only this part of the plane is painted, in u of the stage; the rest stays empty and costs nothing. */
  readonly top?: number
  readonly bottom?: number
}

export interface BackdropView extends View {
  readonly horizon: number
  readonly unit: number
}

export function backdrop(options: BackdropOptions): Piece {
  let painted: { readonly key: string; readonly sprite: Sprite } | undefined
  return {
    name: options.name,
    depth: () => options.z,
    draw(pen) {
      const view = pen.view(options.z)
      const key = `${view.left} ${view.right} ${view.top} ${pen.detail(options.z)} ${pen.style}`
      if (painted?.key !== key) painted = { key, sprite: paintBackdrop(options, pen) }
      const drift = options.drift?.(pen.t) ?? { x: 0, y: 0 }
      const at = { ...drift, z: options.z }
      if (options.reflect) {
        const { y, strength } = options.reflect
        blit(pen, painted.sprite, { ...at, y: 2 * y - at.y, mirror: true, alpha: strength })
      }
      blit(pen, painted.sprite, at)
    },
  }
}

function paintBackdrop(options: BackdropOptions, pen: Pen): Sprite {
  const seen = pen.view(options.z)
  const reach = (options.driftReach ?? 0) + 0.5
  const top = Math.min(seen.top + 0.5, options.top ?? Infinity)
  const bottom = Math.max(seen.bottom - 0.5, options.bottom ?? -Infinity)
  const view = { left: seen.left - reach, right: seen.right + reach, top, bottom }
  if (top <= bottom) return paintSprite({ ...emptySheet, draw: () => {} })
  const sprite = paintSprite({
    left: view.left,
    top: -top,
    width: view.right - view.left,
    height: top - bottom,
    unit: pen.detail(options.z) * (options.fineness ?? 1),
    draw: (ctx, unit) => options.draw(ctx, { ...view, horizon: pen.eye, unit }),
  })
  const shown = { ...view, horizon: pen.eye, unit: sprite.unit }
  return finishPaper(sprite, {
    light: pen.light,
    haze: hazeAt(pen.light, options.z) * (options.haze ?? 1),
    shadow: options.shadow ?? 1,
    edge: options.edge ?? 1,
    soft: 0,
    tint: options.tint ?? 1,
    glow: options.glow && ((ctx) => options.glow?.(ctx, shown)),
  })
}

const emptySheet = { left: 0, top: 0, width: 1, height: 1, unit: 1 }
