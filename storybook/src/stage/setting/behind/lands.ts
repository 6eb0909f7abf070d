import { triples } from '../../../scene/rows.ts'
import type { Piece } from '../../../scene/scene.ts'
import type { PlaceContext } from '../../place.ts'
import { iceBlock } from '../../places/kit/nature/ice.ts'
import { peak, peaks } from '../../places/kit/nature/land.ts'
import { treesNamed } from '../../places/kit/nature/trees-named.ts'
import { wood } from '../../places/kit/nature/trees.ts'
import { mark } from '../../places/kit/paper.ts'
import { plane } from '../../places/kit/plane.ts'
import { mesa } from '../../places/nature/canyon.ts'
import { leaves } from '../../places/nature/jungle.ts'

export function mountains(c: PlaceContext, snow: number): Piece[] {
  return plane(c, { name: 'mountains behind', z: 38 }, (ink) =>
    peaks(ink, { colour: '#8f9fc4', height: [7, 13], step: 9, snow }),
  )
}

export function trees(c: PlaceContext, words: string): Piece[] {
  const wild = /jungle|rain ?forest/u.test(words) ? (['palm', 'round'] as const) : null
  const kinds = treesNamed(words) ?? wild ?? (['pine', 'round', 'pine'] as const)
  return plane(c, { name: 'wood behind', z: 21 }, (ink) =>
    wood(ink, kinds, { height: [4, 6.5], step: [1.2, 2.4] }),
  )
}

/** A wall of green all round, and great leaves in the corners. */
export function wilds(c: PlaceContext): Piece[] {
  const wall = [31, 27].flatMap((z, i) =>
    plane(c, { name: `jungle behind ${z}`, z, haze: 0.5 }, (ink) =>
      wood(ink, ['round', 'palm', 'round'], {
        height: i === 0 ? [11, 15] : [6, 10],
        step: [1.8, 3.2],
        gap: i * 5,
      }),
    ),
  )
  return [...wall, ...leaves(c)]
}

export function dunes(c: PlaceContext): Piece[] {
  return plane(c, { name: 'dunes behind', z: 37 }, (ink) => {
    for (const [height, tone] of [
      [4.4, '#e0bd84'],
      [2.6, '#d3a868'],
    ] as const)
      for (let x = ink.left; x < ink.right; x += 11)
        mark(ink, tone).polygon(
          [x - 9, 0.1],
          [x + ink.random.between(-2, 2), -height],
          [x + 9, 0.1],
        )
  })
}

/** Red walls far behind and at both sides: whatever it is lies between them. */
export function gorge(c: PlaceContext): Piece[] {
  const wall = (z: number, shares: readonly number[], high: number): Piece[] =>
    plane(c, { name: `canyon behind ${z}`, z }, (ink) => {
      for (const share of shares)
        mesa(ink, {
          x: share * ink.half,
          width: ink.half * 0.42,
          height: -ink.crown * high * ink.random.between(0.9, 1.1),
          colour: z > 30 ? '#d59a7a' : '#c4704a',
        })
    })
  return [...wall(37, [-0.5, 0.06, 0.56], 0.42), ...wall(13, [-1.04, 1.06], 0.84)]
}

export function fuji(c: PlaceContext): Piece[] {
  return plane(c, { name: 'fuji behind', z: 38 }, (ink) =>
    peak(ink, {
      x: -ink.half * 0.34,
      height: -ink.crown * 0.72,
      wide: ink.half * 0.5,
      colour: '#6f86b8',
      floor: 0.1,
      snow: 0.36,
    }),
  )
}

export function bergs(c: PlaceContext): Piece[] {
  return plane(c, { name: 'icebergs behind', z: 24, reflect: { y: 0, strength: 0.3 } }, (ink) => {
    for (const [share, width, height] of triples('-0.62 9 7, -0.36 4 3, 0.5 11 9, 0.78 5 4'))
      iceBlock(ink, { x: share * ink.half, y: 0.2, width, height, colour: '#bfe0ee' })
  })
}

export function cone(c: PlaceContext): Piece[] {
  return plane(c, { name: 'volcano behind', z: 38 }, (ink) => {
    const x = ink.half * 0.3
    mark(ink, '#6a5a66').polygon([x - 13, 0.1], [x - 2.2, -11], [x + 2.2, -11], [x + 13, 0.1])
    mark(ink, '#f0763a').plot({ x }, '-2 -11, 2 -11, 0.9 -8.4, 0.2 -9.4, -0.6 -7.6, -1.2 -9.6')
  })
}
