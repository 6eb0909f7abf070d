import { createRandom } from '../../scene/random.ts'
import { contrast, saturate, type ColourRule } from './techniques/colour-table.ts'
import { fill, triangulate } from './techniques/facets.ts'
import { layered } from './techniques/layered.ts'
import type { StrokeMap } from './techniques/packed.ts'
import { ownPixels } from './techniques/strokes.ts'
import type { StyleSetup } from './style.ts'

/** Ochre, umber and slate, with what was colourful only hinted at. */
const analytic =
  (warm: number): ColourRule =>
  (r, g, b) => {
    const [red, green, blue] = saturate(contrast([r, g, b], 1.36, 124), 0.5) as [
      number,
      number,
      number,
    ]
    return [red * 1.06 + warm + 6, green * 0.94 + warm * 0.5, blue * 0.72 - warm * 0.4]
  }

/** Each facet is seen from a slightly other side: shifted, turned, and shaded towards one of its edges. */
function createViews(setup: StyleSetup): StrokeMap {
  const { width, height } = setup
  const random = createRandom(setup.seed).fork('views')
  const from = ownPixels(width * height)
  const relief = new Int8Array(width * height)
  const far = height * 0.034
  for (const triangle of triangulate({ ...setup, size: height / 4.6, jitter: 0.95, tone: 0 })) {
    const [a, b, c] = triangle
    const [cx, cy] = [(a.x + b.x + c.x) / 3, (a.y + b.y + c.y) / 3]
    const turn = random.between(-0.2, 0.2)
    const zoom = random.between(0.84, 1.1)
    const [dx, dy] = [random.between(-far, far), random.between(-far, far)]
    const [lx, ly] = [random.between(-1, 1), random.between(-1, 1)]
    const [cos, sin] = [Math.cos(turn) * zoom, Math.sin(turn) * zoom]
    fill(triangle, setup, (i, x, y) => {
      const [u, v] = [x - cx, y - cy]
      const px = Math.max(0, Math.min(width - 1, Math.round(cx + dx + u * cos - v * sin)))
      const py = Math.max(0, Math.min(height - 1, Math.round(cy + dy + u * sin + v * cos)))
      from[i] = py * width + px
      relief[i] = Math.round(Math.max(-64, Math.min(56, ((u * lx + v * ly) / height) * 640)))
    })
  }
  return { from, relief }
}

export const cubist = layered({
  hold: 3,
  layouts: 1,
  detail: 1000,
  colours: [analytic(14), analytic(-6), analytic(4)],
  broad: createViews,
})
