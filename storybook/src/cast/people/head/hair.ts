import { Path2D } from '@napi-rs/canvas'
import { inHead } from './head.ts'
import type { Part } from '../body/part.ts'
import type { HairStyle, Look } from '../outfit.ts'
import { cut } from '../drawing/paper.ts'
import type { View } from '../body/skeleton.ts'
import { cap, fall, fringe } from './hair/caps.ts'
import { afro, crest, curls, onEnd, spikes, wisp } from './hair/standing.ts'
import type { Strand } from './hair/strand.ts'
import { braid, bunAt, pigtails, rope, tail, twoBraids } from './hair/tied.ts'
import { combed, gloss, rim, ringlets } from './hair-texture.ts'

/** Before the head (over the brow) and behind it, for each style. */
const STYLES: Readonly<Record<HairStyle, { front: readonly Strand[]; behind: readonly Strand[] }>> =
  {
    short: { front: [cap({ front: -0.7, back: -0.26, side: -0.1 })], behind: [] },
    crop: { front: [cap({ front: -0.76, back: -0.36, volume: 0.0 })], behind: [] },
    'side-part': {
      front: [cap({ front: -0.6, back: -0.3, volume: 0.09, side: -0.2 })],
      behind: [],
    },
    bob: { front: [cap({ front: -0.58, back: -0.12, volume: 0.07 })], behind: [fall(-0.06, 0.52)] },
    long: {
      front: [cap({ front: -0.68, back: -0.1, volume: 0.05, side: 0.08 })],
      behind: [fall(0.62, 0.48)],
    },
    wavy: {
      front: [cap({ front: -0.64, back: -0.1, volume: 0.1, side: -0.12 })],
      behind: [fall(0.42, 0.54, 0.14)],
    },
    ponytail: { front: [cap({ front: -0.7, back: -0.3 })], behind: [tail] },
    bun: { front: [cap({ front: -0.7, back: -0.3, volume: 0.02 })], behind: [bunAt(0.21)] },
    topknot: { front: [cap({ front: -0.78, back: -0.3, volume: 0 })], behind: [bunAt(0.13)] },
    afro: { front: [afro], behind: [] },
    curly: { front: [curls(0.155, 0.1)], behind: [] },
    'long-curls': { front: [curls(0.15, 0.1)], behind: [fall(0.5, 0.66, 0.2)] },
    'short-waves': {
      front: [curls(0.13, 0), cap({ front: -0.62, back: -0.26, volume: 0.1, side: -0.2 })],
      behind: [],
    },
    pigtails: { front: [cap({ front: -0.66, back: -0.3 })], behind: [pigtails] },
    braid: { front: [cap({ front: -0.68, back: -0.2 })], behind: [braid] },
    'two-braids': { front: [cap({ front: -0.68, back: -0.2 })], behind: [twoBraids] },
    locks: {
      front: [cap({ front: -0.66, back: -0.1, volume: 0.08 })],
      behind: [0, 0.5, 1, 0.25, 0.75, 0.12, 0.38, 0.62, 0.88].map(rope),
    },
    spiky: { front: [spikes, cap({ front: -0.72, back: -0.3, volume: 0.03 })], behind: [] },
    'on-end': { front: [onEnd, cap({ front: -0.7, back: -0.3, volume: 0.05 })], behind: [] },
    mohawk: { front: [crest], behind: [] },
    tuft: { front: [wisp], behind: [] },
    balding: { front: [fringe], behind: [] },
    bald: { front: [], behind: [] },
  }

/** The hair in front of the skull (over brow and temples). */
export function hairFront(look: Look, view: View): Part | null {
  return strands(look, view, STYLES[look.hair.style].front)
}

/** Hair that falls behind the head and the shoulders. */
export function hairBehind(look: Look, view: View): Part | null {
  return strands(look, view, STYLES[look.hair.style].behind)
}

function strands(look: Look, view: View, list: readonly Strand[]): Part | null {
  if (list.length === 0) return null
  const { colour, style } = look.hair
  const round = style === 'curly' || style === 'afro' || style === 'long-curls'
  return inHead(look, { x: -1.1, y: -1.5, width: 2.2, height: 2.5 }, (ctx) => {
    // One by one: strands that turn against each other would cut holes into a common shape.
    for (const strand of list) {
      const shape = new Path2D()
      strand(shape, view)
      cut(ctx, shape, { colour, depth: 0.8 })
      ctx.save()
      ctx.clip(shape)
      if (round) ringlets(ctx, colour)
      else combed(ctx, colour)
      gloss(ctx, colour)
      // Where many curls overlap, the rim of each would show through the others.
      if (!round && style !== 'braid' && style !== 'two-braids') rim(ctx, shape, colour)
      ctx.restore()
    }
  })
}
