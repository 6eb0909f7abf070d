import type { Ink } from '../../../../cast/props/ink.ts'
import { clamp, cycle, ease, mix, through } from '../../../easing.ts'
import type { ActionContext, Performance } from '../../action.ts'
import { beside } from '../../performed.ts'
import { onBench, scattered, type Spot } from './bench.ts'
import { drawPanel, PANEL, panelOf } from './panels.ts'

/** Water on a cold surface: round drops, which grow, and of which some run down. */
function drawDrops(ink: Ink, spots: readonly Spot[], share: number): void {
  spots.forEach(({ x, y, size }, at) => {
    const grown = ease(through(share, 0.12 + (0.4 * at) / spots.length, 0.4))
    if (grown === 0) return
    const runs = size > 0.72 ? ease(through(share, 0.56 + 0.2 * y, 0.4)) : 0
    const [px, py] = [PANEL.x + x * PANEL.half, PANEL.top + 6 + y * (PANEL.tall - 12)]
    const now = Math.min(PANEL.top + PANEL.tall - 4, py + runs * 46)
    const r = (0.9 + 2.6 * size) * grown
    if (runs > 0) ink.faint(0.35, () => ink.line([px, py, px, now], r * 0.9, '#dff2fb'))
    ink.faint(0.85, () => ink.oval([px, now, r, r * 1.15], '#bfe2f2'))
    ink.faint(0.9, () => ink.disc([px - r * 0.3, now - r * 0.4, r * 0.3], '#ffffff'))
    ink.faint(0.35, () => ink.oval([px + r * 0.2, now + r * 0.45, r * 0.6, r * 0.3], '#6fa6c0'))
  })
}

/** A fern of frost: a stem with twigs on both sides. */
function drawFern(ink: Ink, [x, y, turn]: readonly [number, number, number], long: number): void {
  ink.moved({ x, y, turn }, () => {
    ink.line(`M0 0Q${long * 0.5} ${-long * 0.12} ${long} 0`, 1.1, '#ffffff')
    for (let at = 1; at < 8; at++) {
      const [from, twig] = [(long * at) / 8, long * 0.34 * (1 - at / 9)]
      for (const side of [-1, 1])
        ink.line([from, -2 * side * 0.3, from + twig * 0.7, side * twig], 0.8, '#f1f9fe')
    }
  })
}

function drawFrost(ink: Ink, spots: readonly Spot[], share: number): void {
  ink.faint(0.34 * ease(through(share, 0.3, 0.6)), () =>
    ink.box([PANEL.x - PANEL.half, PANEL.top, 2 * PANEL.half, PANEL.tall], '#eaf6fd'),
  )
  spots.forEach(({ x, y, size }, at) => {
    const grown = ease(through(share, 0.14 + (0.36 * at) / spots.length, 0.5))
    if (grown < 0.03) return
    // They grow in from the four edges.
    const side = at % 4
    const along = side < 2 ? x : y * 2 - 1
    const px =
      side < 2 ? PANEL.x + along * PANEL.half : PANEL.x + (side === 2 ? -1 : 1) * PANEL.half
    const py =
      side < 2
        ? PANEL.top + (side === 0 ? 0 : PANEL.tall)
        : PANEL.top + ((along + 1) / 2) * PANEL.tall
    const inwards = Math.atan2(PANEL.top + PANEL.tall / 2 - py, PANEL.x - px)
    ink.faint(0.92, () =>
      drawFern(ink, [px, py, inwards + 0.5 * (size - 0.5)], grown * (20 + 26 * size)),
    )
  })
}

interface Now {
  readonly t: number
  readonly share: number
}

/** Warm wet air that drifts to the surface from the left. */
function drawVapour(ink: Ink, puffs: readonly Spot[], { t, share }: Now): void {
  const strength = 0.42 * (1 - 0.7 * through(share, 0.55, 0.4))
  for (const { x, y, size } of puffs) {
    const gone = cycle(t * (0.14 + 0.08 * size) + y)
    const at: [number, number, number] = [
      mix(-34, PANEL.x + 20, gone),
      82 - 52 * gone + 22 * x * gone,
      5 + 9 * gone,
    ]
    ink.faint(strength * Math.sin(gone * Math.PI), () => ink.disc(at, '#ffffff'))
  }
}

function onSurface(context: ActionContext, frosty: boolean): Performance {
  const [surface = 'glass', source] = (context.object ?? 'glass').split(' from ')
  const panel = panelOf(surface)
  const hot = source === undefined ? null : context.find(source)
  const spots = scattered(context, 'drops', frosty ? 34 : 90)
  const puffs = scattered(context, 'puffs', 18)
  return onBench(context, {
    drawing: {
      name: `${frosty ? 'frost' : 'dew'} on ${context.object}`,
      width: PANEL.width,
      draw: (ink, { share, t }) => {
        drawPanel(ink, panel)
        if (frosty) drawFrost(ink, spots, share)
        else {
          ink.faint(0.3 * clamp(ease(through(share, 0.1, 0.4))), () =>
            ink.box([PANEL.x - PANEL.half, PANEL.top, 2 * PANEL.half, PANEL.tall], '#e8f3f7'),
          )
          drawDrops(ink, spots, share)
        }
        drawVapour(ink, puffs, { t, share })
      },
    },
    more: () =>
      beside('source', hot, { x: -0.98, z: 0.02, height: Math.min(0.5, 0.5 / (hot?.aspect ?? 1)) }),
  })
}

/** Steam meets a cold surface: dew on it, or frost where it is below freezing. */
export const condensing = (context: ActionContext): Performance => onSurface(context, false)
export const frostingOver = (context: ActionContext): Performance => onSurface(context, true)
