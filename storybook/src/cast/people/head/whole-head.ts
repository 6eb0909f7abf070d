import type { SKRSContext2D } from '@napi-rs/canvas'
import { faceWear } from './face-wear.ts'
import { drawFace } from './face.ts'
import { hairFront } from './hair.ts'
import { COVERS, headWear } from './hats.ts'
import { inHead, skull } from './head.ts'
import type { Mien } from './mien.ts'
import { drawPortraitFace } from './portrait/portrait-face.ts'
import type { Part } from '../body/part.ts'
import type { HeadWear, Look } from '../outfit.ts'
import type { View } from '../body/skeleton.ts'

/** Head wear with a face of its own. */
const FACES: ReadonlySet<HeadWear> = new Set([
  'robot-head',
  'iron-mask',
  'trooper-helmet',
  'spider-mask',
  'dark-helm',
  'paper-bag',
])

/** Head wear about the chin: a beard comes out of it, and is not under it. */
const AROUND: ReadonlySet<HeadWear> = new Set(['hood', 'fur-hood', 'hijab'])

/** Skull, face, hair, glasses and hat in one piece: one picture a frame instead of six. */
export function wholeHead(
  look: Look,
  pressed: Look,
  { view, mien }: { view: View; mien: Mien },
): Part {
  const { hat } = look.outfit
  const shift = (mien.turn - (view === 'side' ? 0.3 : 0)) * 0.42 * look.build.head
  const bare = hat !== null && COVERS.has(hat.style)
  const features = inHead(look, { x: 0, y: 0, width: 0, height: 0 }, (ctx) =>
    mien.near ? drawPortraitFace(ctx, look, mien) : drawFace(ctx, look, mien),
  )
  const hasFace = view !== 'back' && !(hat && FACES.has(hat.style))
  const round = hat !== null && AROUND.has(hat.style)
  const layers: readonly (readonly [Part | null, number])[] = [
    [skull(look, view), 0],
    [round ? headWear(look, view) : null, 0],
    [faceWear(look, view, 'under'), shift],
    [hasFace ? features : null, 0],
    [bare || round ? null : hairFront(pressed, view), 0],
    [faceWear(look, view, 'over'), shift],
    [round ? null : headWear(look, view), 0],
  ]
  return inPlace(look, (ctx) => {
    for (const [layer, x] of layers) {
      ctx.save()
      ctx.translate(x, 0)
      layer?.paint(ctx)
      ctx.restore()
    }
  })
}

/** Room for the tallest hat and the longest beard or veil. */
function inPlace(look: Look, paint: (ctx: SKRSContext2D) => void): Part {
  const size = look.build.head
  return {
    frame: { x: -1.2 * size, y: -2.2 * size, width: 2.4 * size, height: 3.5 * size },
    paint,
  }
}
