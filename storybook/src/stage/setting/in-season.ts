import { triples } from '../../scene/rows.ts'
import type { Piece } from '../../scene/scene.ts'
import type { Place, PlaceContext, PlaceSet } from '../place.ts'
import { scalloped } from '../places/kit/nature/tree-parts.ts'
import { cut, mark, type Ink } from '../places/kit/paper.ts'
import { plane, wing } from '../places/kit/plane.ts'
import { leaves } from '../places/kit/season.ts'

/** Where nothing falls from trees: no ground, none that keeps it, or no year. */
const BARE =
  /^(?:desert|cave|alien-planet|moon|mars|volcano|candy-land|glacier|north-pole|treetops)\b/u
const GROUNDS = new Set<PlaceSet['ground']>(['grass', 'rock', 'road', 'floor', 'sand'])

/** A branch over the picture, as puffs: along its half of the frame, down from its upper edge, and how large; in u. */
const PUFFS = triples(
  '1.06 -0.2 1.2, 0.94 0.1 1, 1.04 0.9 0.9, 0.82 -0.3 1, 0.7 0 0.74, 0.86 0.62 0.6, 0.58 -0.35 0.6',
)

/** Autumn and spring are seen in streets and on squares as well: a branch in its colours reaches into the picture, and what fell from it lies about. */
export function inSeason(set: PlaceSet, place: Place, context: PlaceContext): PlaceSet {
  const { season } = context
  if (season !== 'autumn' && season !== 'spring') return set
  if (place.indoors || place.medium !== 'ground' || BARE.test(place.id)) return set
  if (!GROUNDS.has(set.ground) || context.snowy === true) return set
  const littered = season === 'autumn' ? [6, 3, 1, -1.2].flatMap((z) => litter(context, z)) : []
  return { ...set, pieces: [...set.pieces, ...littered, ...branches(context)] }
}

function branches(context: PlaceContext): Piece[] {
  return wing(context, { name: 'branch of the season', sway: 0.008, soft: 0.02 }, (ink) => {
    const side = ink.random.next() < 0.5 ? -1 : 1
    const grow = Math.min(1, ink.half / 6)
    for (const [x, down, size] of PUFFS)
      puff(ink, [side * ink.half * x, ink.crown + down * grow], size * grow)
  })
}

/** In spring trees are in blossom before they are green. */
const BLOSSOM = ['#f3b7c9', '#f9cfdb', '#fbe3ea'] as const

function puff(ink: Ink, [x, y]: readonly [number, number], size: number): void {
  const tones = ink.season === 'spring' ? BLOSSOM : leaves(ink)
  const tone = ink.random.pick(tones)
  cut(ink, tone, [0.16, 0.2]).shape(scalloped(x, y, size))
  for (let i = 0; i < 9; i++) {
    const [turn, far] = [ink.random.between(0, 6.3), ink.random.between(0.2, 0.85) * size]
    mark(ink, ink.random.pick(tones)).oval(x + Math.cos(turn) * far, y + Math.sin(turn) * far, [
      size * 0.16,
      size * 0.1,
    ])
  }
}

function litter(context: PlaceContext, z: number): Piece[] {
  return plane(context, { name: `fallen leaves ${z}`, z, top: 0.4, bottom: -1 }, (ink) => {
    for (let x = -ink.half * 1.5; x < ink.half * 1.5; x += ink.random.between(0.15, 0.7)) {
      const size = ink.random.between(0.08, 0.15)
      const y = ink.random.between(-0.05, 0.5)
      mark(ink, ink.random.pick(leaves(ink))).oval(x, y, [size, size * 0.45])
    }
  })
}
