import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds, pollen } from '../kit/alive.ts'
import { darker, lighter } from '../kit/colour.ts'
import { depthOf, type Chasm } from '../kit/nature/chasm.ts'
import { terrain } from '../kit/nature/ground.ts'
import { path } from '../kit/nature/nature.ts'
import { bush, grass } from '../kit/nature/plants.ts'
import { tree } from '../kit/nature/trees.ts'
import { cut, mark, type Ink } from '../kit/paper.ts'
import type { Pair } from '../kit/shapes.ts'
import { plane } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { bridgeFor } from '../kit/town/footbridges.ts'
import { leaves } from './jungle.ts'

/** How deep it goes down below the bridge. */
const BELOW = 7

/** A bridge seen from its side, from one cliff to the other, with the depth below whoever crosses it. */
export const hangingBridgePlace = place({
  id: 'hanging-bridge',
  time: 'day',
  ground: 'floor',
  near: -0.2,
  far: 0.3,
  sounds: { wind: 0.6, stream: 0.3 },
  set: (c) => {
    const chasm = depthOf(c.words, c.snowy === true)
    const bridge = bridgeFor(c.words)
    return [
      sky(c),
      walls(c, chasm, { z: 36, inner: 0.1, high: 0.42, tone: 0.16 }),
      bottom(c, chasm),
      walls(c, chasm, { z: 24, inner: 0.36, high: 0.22, tone: 0.06 }),
      walls(c, chasm, { z: 13, inner: 0.64, high: 0.06, tone: 0 }),
      cliffs(c, chasm),
      plane(c, { name: 'bridge', z: 0.6, bottom: -BELOW, haze: 0 }, (ink) => {
        lifted(ink, c)
        bridge.behind(ink, ink.half * EDGE)
      }),
      plane(c, { name: 'bridge front', z: -0.7, bottom: -3, haze: 0 }, (ink) => {
        lifted(ink, c)
        bridge.before(ink, ink.half * EDGE)
      }),
      farBirds(c, { count: 5 }),
      pollen(c, { z: 3, count: 12 }),
      ...(chasm.leafy ? leaves(c) : []),
    ]
  },
})

/** Where the cliffs end and the bridge begins, as a share of half the frame. */
const EDGE = 0.8

/** With nobody on it the bridge hangs higher, so that more of the depth is seen. */
function lifted(ink: Ink, { nouns = [] }: PlaceContext): void {
  if (nouns.length === 0) ink.ctx.translate(0, -2.2)
}

/** The far sides of the gorge, lower and further apart the nearer they are. */
function walls(
  c: PlaceContext,
  chasm: Chasm,
  how: { z: number; inner: number; high: number; tone: number },
) {
  return plane(c, { name: `gorge ${how.z}`, z: how.z, bottom: -BELOW - 2, haze: 0.5 }, (ink) => {
    const colour = lighter(chasm.rock, how.tone)
    for (const side of [-1, 1]) {
      const top = ink.crown * how.high * ink.random.between(0.85, 1.15)
      face(ink, { side, from: ink.half * how.inner, top, colour })
      crest(ink, chasm, { side, from: ink.half * (how.inner + 0.06), y: top, size: 2.4 })
    }
  })
}

interface Face {
  readonly side: number
  readonly from: number
  readonly top: number
  readonly colour: string
}

/** A wall of rock in layers that steps inwards on its way down. */
function face(ink: Ink, { side, from, top, colour }: Face): void {
  const low = BELOW + 2
  const layers = 5
  for (let i = 0; i < layers; i++) {
    const y = top + ((low - top) * i) / layers
    const inner = from - i * ink.half * 0.03 + ink.random.between(-0.3, 0.3)
    const points: Pair[] = [
      [side * inner, low],
      [side * (inner + 0.3), y],
      [side * (inner + ink.half * 0.2), y - 0.2],
      [side * ink.right, y + 0.1],
      [side * ink.right, low],
    ]
    cut(ink, i % 2 ? darker(colour, 0.1) : lighter(colour, 0.04), [0.16, 0.25]).polygon(...points)
  }
}

/** What grows along an edge. */
function crest(
  ink: Ink,
  chasm: Chasm,
  at: { side: number; from: number; y: number; size: number },
): void {
  if (chasm.trees.length === 0) return
  for (let x = at.from; x < ink.right; x += ink.random.between(0.8, 1.8) * at.size * 0.5)
    tree(ink, ink.random.pick(chasm.trees), {
      x: at.side * x,
      y: at.y + 0.1,
      height: at.size * ink.random.between(0.7, 1.3),
    })
}

function bottom(c: PlaceContext, chasm: Chasm) {
  return terrain(c, {
    colours: chasm.floor,
    y: -BELOW,
    bump: 0.2,
    dress: (ink) => {
      const bends = { from: 0.6, to: -2, bend: 5, far: 34 }
      path(ink, { ...bends, colour: darker(chasm.water, 0.16), width: 5.4 })
      path(ink, { ...bends, colour: chasm.water, width: 4.4 })
      path(ink, { ...bends, colour: lighter(chasm.water, 0.4), width: 1.4 })
    },
  })
}

/** The two edges on which the bridge rests: their tops are level with it. */
function cliffs(c: PlaceContext, chasm: Chasm) {
  return plane(c, { name: 'edges', z: 1, bottom: -BELOW - 1, haze: 0.2 }, (ink) => {
    lifted(ink, c)
    for (const side of [-1, 1]) {
      face(ink, { side, from: ink.half * EDGE, top: -0.1, colour: darker(chasm.rock, 0.08) })
      mark(ink, chasm.turf).polygon(
        [side * (ink.half * EDGE + 0.1), -0.2],
        [side * ink.right, -0.3],
        [side * ink.right, 0.5],
        [side * (ink.half * EDGE + 1), 0.26],
        [side * (ink.half * EDGE + 0.2), 0.34],
      )
      if (!chasm.leafy && chasm.trees.length === 0) continue
      for (const share of [0.9, 1.02, 1.14])
        grass(ink, { x: side * ink.half * share, y: -0.1, height: 0.5 })
      bush(ink, { x: side * ink.half * 1.04, y: 0, height: 1.1 })
    }
  })
}
