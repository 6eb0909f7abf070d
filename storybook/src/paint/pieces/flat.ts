import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Pen, Piece } from '../../scene/scene.ts'
import { finishPaper } from '../paper/paper.ts'
import { hazeAt } from '../projection.ts'
import { blit, type Blit } from '../paper/blit.ts'
import { paintSprite, type Sprite } from '../paper/sprite.ts'
import type { View } from './survey.ts'

/** A paper cut-out. All lengths in u; `x, y` is where the middle of its lower edge stands. */
export interface FlatOptions {
  readonly name: string
  readonly x: number
  readonly y: number
  readonly z: number
  readonly width: number
  readonly height: number
  /**
   * Paints it once. The context counts in u, 0,0 is the middle of the lower edge, up is negative y:
   * the sheet is −width/2…width/2 by −height…0, with `bleed` around it. `unit` is pixels per u.
   */
  readonly draw: (ctx: SKRSContext2D, unit: number) => void
  /** Room around the sheet for what sticks out. Default 0.3. */
  readonly bleed?: number
  /** Painted over it in its own light, untouched by tint and haze: lit windows, lamps. Stay on the sheet. */
  readonly glow?: (ctx: SKRSContext2D, unit: number) => void
  /** Bends in the wind: how far the top moves, in u. */
  readonly sway?: number
  /** Seconds for one sway. Default 4. */
  readonly swaySeconds?: number
  /** Mirrors itself in water of this height. */
  readonly reflect?: { readonly y: number; readonly strength: number }
  /** 0…1, default 1: the soft shadow on what is behind it. */
  readonly shadow?: number
  /** 0…1, default 1: the thickness of the cut edge. */
  readonly edge?: number
  /** 0…1, default 1: how much it takes the stage's tint. 0 for what glows. */
  readonly tint?: number
  /** 0…1, default 1: how much haze it takes for its depth. */
  readonly haze?: number
  /** Blur in u at its own size: for the nearest things, which are out of focus. */
  readonly soft?: number
  /** How it moves as a whole, in u. */
  readonly drift?: (t: number) => { readonly x: number; readonly y: number }
  /** 0…1 at each moment: for what fades, flickers or burns. */
  readonly alpha?: (t: number) => number
}

/** A cut-out that is painted once per shot and only moved after that. */
export function flat(options: FlatOptions): Piece {
  let painted: { readonly key: string; readonly sprite: Sprite } | undefined
  return {
    name: options.name,
    depth: () => options.z,
    draw(pen) {
      const { left, right, top } = pen.view(options.z)
      const key = `${pen.detail(options.z)} ${left} ${right} ${top} ${pen.light.name} ${pen.style}`
      if (painted?.key !== key) painted = { key, sprite: paintFlat(options, pen) }
      showFlat(options, painted.sprite, pen)
    },
  }
}

function paintFlat(options: FlatOptions, pen: Pen): Sprite {
  const soft = options.soft ?? 0
  const fine = pen.detail(options.z)
  const { left, right, top, bottom } = sheetOf(options, pen)
  if (right <= left || bottom <= top) return paintSprite(NOTHING)
  const sprite = paintSprite({
    left,
    top,
    width: right - left,
    height: bottom - top,
    unit: soft > 0 ? Math.min(fine, 3 / soft) : fine,
    draw: options.draw,
  })
  return finishPaper(sprite, {
    light: pen.light,
    haze: hazeAt(pen.light, options.z) * (options.haze ?? 1),
    shadow: options.shadow ?? 1,
    edge: options.edge ?? 1,
    soft: soft * sprite.unit,
    tint: options.tint ?? 1,
    glow: options.glow && ((ctx) => options.glow?.(ctx, sprite.unit)),
  })
}

const NOTHING = { left: 0, top: 0, width: 1, height: 1, unit: 1, draw: () => {} }
/** Room around what is seen for shadows and cut edges, in u. */
const SPARE = 0.8

/** The part of the sheet that is ever in frame: a camera that is near would have the rest painted large for nothing. */
function sheetOf(options: FlatOptions, pen: Pen): View {
  const bleed = options.bleed ?? 0.3
  const whole = {
    left: -options.width / 2 - bleed,
    right: options.width / 2 + bleed,
    top: -options.height - bleed,
    bottom: bleed,
  }
  // What is before the actors is moved with a camera of its own, and what drifts comes in later.
  if (options.drift || options.reflect || options.z < 0) return whole
  const view = pen.view(options.z)
  const spare = SPARE + 3 * (options.soft ?? 0) + Math.abs(options.sway ?? 0)
  return {
    left: Math.max(whole.left, view.left - options.x - spare),
    right: Math.min(whole.right, view.right - options.x + spare),
    top: Math.max(whole.top, options.y - view.top - spare),
    bottom: Math.min(whole.bottom, options.y - view.bottom + spare),
  }
}

function showFlat(options: FlatOptions, sprite: Sprite, pen: Pen): void {
  const alpha = options.alpha?.(pen.t)
  if (alpha !== undefined && alpha <= 0.003) return
  const drift = options.drift?.(pen.t) ?? { x: 0, y: 0 }
  const at: Blit = {
    x: options.x + drift.x,
    y: options.y + drift.y,
    z: options.z,
    alpha,
    shear: swayAt(options, pen.t),
  }
  if (options.reflect) {
    const { y, strength } = options.reflect
    blit(pen, sprite, { ...at, y: 2 * y - at.y, mirror: true, alpha: strength * (alpha ?? 1) })
  }
  blit(pen, sprite, at)
}

function swayAt(options: FlatOptions, t: number): number {
  if (!options.sway) return 0
  const turn = (2 * Math.PI * t) / (options.swaySeconds ?? 4) + options.x * 1.7
  const bend = 0.75 * Math.sin(turn) + 0.25 * Math.sin(turn * 2.3 + 1)
  return (options.sway * bend) / Math.max(0.1, options.height)
}
