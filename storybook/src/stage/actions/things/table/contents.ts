import { drawBack, drawFront, fillVessel } from '../../../../cast/props/vessels/draw-vessel.ts'
import {
  levelAt,
  vesselShape,
  type VesselShape,
} from '../../../../cast/props/vessels/vessel-shapes.ts'
import type { Ink } from '../../../../cast/props/ink.ts'
import type { Substance } from '../../../../lexicon/substances/substances.ts'
import { darken, lighten } from '../../../../paint/paper/colour.ts'
import { clamp, cycle, ease, mix, through } from '../../../easing.ts'
import type { ActionContext, Performance } from '../../action.ts'
import { effect } from '../../performed.ts'
import { scattered, stuffOf, type Spot } from '../bench/bench.ts'
import { liveActor } from '../bench/live.ts'
import { thingNamed } from '../bench/things.ts'
import { drawnPiece, drawnThing } from './backdrops.ts'
import { onTheTable, played, type Hand, type Piece, type Thing } from './table-scene.ts'
import type { Track } from './tracks.ts'

/** When it begins to run and when it stops. */
export const RUNS = { from: 0.2, until: 0.68 } as const
export const running = (share: number): number => through(share, RUNS.from, RUNS.until - RUNS.from)

/** Vessels into which one sees, by what they are called. */
const CLEAR: readonly (readonly [words: RegExp, name: string])[] = [
  [/bottle/u, 'clear-bottle'],
  [/jar/u, 'clear-jar'],
  [/bowl|basin|dish/u, 'clear-bowl'],
  [/bucket|pail/u, 'clear-bucket'],
  [/pot|pan/u, 'clear-pot'],
  [/cup|mug/u, 'clear-cup'],
  [/beaker/u, 'clear-beaker'],
  [/glass|tumbler/u, 'clear-glass'],
]
const clearVessel = (name: string): VesselShape | null =>
  vesselShape(CLEAR.find(([words]) => words.test(name))?.[1] ?? '')

/** `milk from jug`: the stuff, and what it comes out of. */
export function saidOf(context: ActionContext): {
  readonly stuff: Substance
  readonly from: string
} {
  const [name = 'water', from = ''] = (context.object ?? 'water').split(' from ')
  return { stuff: stuffOf(name), from }
}

/** The pot out of which it is poured, tipped more and more, and the hand that holds it. */
function tipped({ x, y, pot }: Tipping): { piece: Piece; hand: Hand } {
  const track: Track = [
    [0.04, x - 0.16, y + 0.02],
    [0.2, x, y, 1.05],
    [RUNS.until, x, y, 1.3],
    [0.84, x - 0.12, y, 0.1],
  ]
  return {
    piece: { thing: pot, track, spins: true, z: 0.03, pose: (share) => ({ open: running(share) }) },
    hand: {
      grasp: 'pinch',
      left: true,
      track: track.map(([share, px, py]) => [share, px - pot.wide * 0.36, py + pot.tall * 0.55]),
      steep: 0.5,
    },
  }
}

interface Tipping {
  readonly x: number
  readonly y: number
  readonly pot: Thing
}

/** What pours: what the prompt names, if its spout is to the right, or a clear vessel with the stuff in it. */
function potFor(context: ActionContext, from: string, stuff: Substance): Thing {
  const named = /jug|pitcher|teapot|kettle|carton/u.test(from) ? thingNamed(context, from) : null
  if (named && SPOUT_RIGHT.test(named.name)) return onTheTable(named, 0.85)
  const shape = clearVessel(from) ?? vesselShape('clear-glass')!
  const actor = liveActor({
    name: `pot of ${stuff.name} ${shape.name}`,
    width: shape.width,
    draw: (ink, { share }) => {
      drawBack(ink, shape)
      const level = levelAt(shape, mix(0.86, 0.3, share))
      fillVessel(ink, shape, { from: level, to: levelAt(shape, 0), colour: stuff.colour })
      drawFront(ink, shape)
    },
  })
  const tall = 0.56
  return { actor, tall, wide: (tall * shape.width) / 100 }
}
const SPOUT_RIGHT = /^(?:noto:teapot|prop:jug)$/u

/** What comes down in a thin stream, or as grains. */
function stream(
  { stuff, spots }: { stuff: Substance; spots: readonly Spot[] },
  { top, bottom, x = 0 }: { top: number; bottom: (share: number) => number; x?: number },
): Piece {
  const thing = drawnThing(`stream of ${stuff.name}`, (ink, { share, t }) => {
    const run = running(share)
    if (run <= 0 || run >= 1) return
    const [from, to] = [-100 * top, -100 * bottom(share)]
    const low = mix(from, to, clamp(run * 9))
    if (stuff.state === 'liquid') {
      const wide = stuff.traits.has('thick') ? 4.4 : 3.4
      ink.line(`M${x - 5} ${from}Q${x} ${from + 4} ${x} ${low}`, wide, stuff.colour)
      ink.faint(0.6, () =>
        ink.line([x - 0.8, from + 8, x - 0.8, low], 1, lighten(stuff.colour, 0.4)),
      )
      return
    }
    for (const { x: aside, y, size } of spots)
      ink.disc(
        [x + aside * 5, mix(from, low, cycle(t * 1.7 + y)), 1 + 1.4 * size],
        darken(stuff.colour, 0.06),
      )
  })
  return drawnPiece(thing, -0.01)
}

/** A vessel that fills with what is poured into it, until it runs over if that is told. */
export function pouringInto(overflows: boolean) {
  return (context: ActionContext): Performance => {
    const { stuff, from } = saidOf(context)
    const shape = clearVessel(context.performer.name) ?? vesselShape('clear-glass')!
    const tall = Math.min(0.78, 1.2 / (shape.width / 100))
    const level = (share: number): number =>
      levelAt(
        shape,
        overflows ? Math.min(1, 0.3 + 1.3 * running(share)) : 0.12 + 0.62 * running(share),
      )
    const alpha = stuff.traits.has('clear') ? 0.75 : 1
    const draw = (ink: Ink, { share, t }: { share: number; t: number }): void => {
      drawBack(ink, shape)
      fillVessel(ink, shape, {
        from: level(share),
        to: levelAt(shape, 0),
        colour: stuff.colour,
        alpha,
      })
      drawFront(ink, shape)
      if (overflows) drawOverflow(ink, shape, { over: through(share, 0.46, 0.3), t, stuff })
    }
    const actor = liveActor({ name: `filling ${context.object}`, width: shape.width, draw })
    const vessel: Thing = { actor, tall, wide: (tall * shape.width) / 100 }
    const pot = potFor(context, from, stuff)
    const top = tall + 0.2
    const { piece, hand } = tipped({
      x: -0.1 - pot.tall * 0.48,
      y: top - pot.tall * 0.5 + 0.1,
      pot,
    })
    const spots = scattered(context, 'grains', 18)
    return played(context, {
      pieces: [
        { thing: vessel, track: [[0, 0.06, 0]], pose: (share) => ({ open: share }) },
        piece,
        stream({ stuff, spots }, { top, x: 3, bottom: (share) => tall * (1 - level(share) / 100) }),
      ],
      hands: [hand],
    })
  }
}

interface Overflow {
  readonly over: number
  readonly t: number
  readonly stuff: Substance
}

/** It runs down outside and makes a puddle. */
function drawOverflow(ink: Ink, { width, wall }: VesselShape, { over, t, stuff }: Overflow): void {
  if (over <= 0) return
  const [[rim, half] = [0, 0]] = wall
  const [middle, foot] = [width / 2, wall.at(-1)?.[1] ?? half]
  ink.faint(0.85, () => {
    ink.oval([middle, 98, foot + 46 * over, 3 + 5 * over], stuff.colour)
    for (const side of [-1, 1]) {
      const low = mix(rim, 97, clamp(over * 3))
      ink.line(
        `M${middle + side * (half - 3)} ${rim - 1}Q${middle + side * (half + 4)} ${rim + 4} ${middle + side * (half + 1)} ${low}`,
        4.6 + Math.sin(t * 7 + side),
        stuff.colour,
      )
    }
  })
  ink.faint(0.5, () => ink.oval([middle - 14, 97, 16 * over, 2], lighten(stuff.colour, 0.5)))
}

/** It comes down on something and covers the top of it. */
export function pouringOnto(context: ActionContext): Performance {
  const it = onTheTable(context.performer)
  const { stuff, from } = saidOf(context)
  const pot = potFor(context, from, stuff)
  const top = it.tall + 0.42
  const { piece, hand } = tipped({
    x: -0.1 - pot.tall * 0.48,
    y: top - pot.tall * 0.5 + 0.1,
    pot,
  })
  const spots = scattered(context, 'grains', 22)
  return played(context, {
    pieces: [
      { thing: it, track: [[0, 0.06, 0]] },
      drawnPiece(coat(stuff, it, spots), -0.02, 0.06),
      piece,
      stream({ stuff, spots }, { top, x: 3, bottom: () => it.tall * 0.92 }),
    ],
    hands: [hand],
  })
}

/** What has come down lies on top of it: a coat that runs over its edge, or a heap. */
function coat(stuff: Substance, { tall, wide }: Thing, spots: readonly Spot[]): Thing {
  return drawnThing(`coat of ${stuff.name}`, (ink, { share }) => {
    const run = ease(running(share))
    if (run <= 0) return
    const [half, top] = [38 * wide * mix(0.3, 1, run), -100 * tall * 0.93]
    if (stuff.state !== 'liquid') {
      const high = 24 * run
      ink.shape(
        `M${-half} ${top + 4}Q${-half * 0.3} ${top - high} 0 ${top - high}Q${half * 0.3} ${top - high} ${half} ${top + 4}Z`,
        stuff.colour,
      )
      for (const { x, y } of spots)
        ink.disc([x * half * 0.7, top + 2 - y * high * 0.6, 1.1], darken(stuff.colour, 0.12))
      return
    }
    const runs = [-0.86, -0.5, -0.1, 0.34, 0.74, 0.95]
    ink.oval([0, top + 3, half, 5 + 2 * run], stuff.colour)
    for (const [at, x] of runs.entries()) {
      const long = 100 * tall * (0.28 + 0.26 * ((at * 37) % 10) * 0.1) * clamp(run * 1.4 - 0.2)
      ink.line([x * half * 0.94, top + 3, x * half * 0.98, top + 4 + long], 6.4, stuff.colour)
      ink.disc([x * half * 0.98, top + 5 + long, 3.9], stuff.colour)
    }
    ink.faint(0.55, () =>
      ink.oval([-half * 0.3, top + 1.6, half * 0.4, 1.6], lighten(stuff.colour, 0.45)),
    )
  })
}

/** Out of a vessel, which is emptied over a glass; what is empty gives nothing. */
export function pouringOut(context: ActionContext): Performance {
  const { stuff } = saidOf(context)
  const empty = context.object?.startsWith('nothing') === true
  const shape = vesselShape('clear-glass')!
  const [tall, pot] = [0.5, potFor(context, context.performer.name, stuff)]
  const emptied: Thing = empty ? onTheTable(context.performer, 0.9) : pot
  const level = (share: number): number => levelAt(shape, 0.8 * running(share))
  const glass = liveActor({
    name: `glass under ${context.performer.name}`,
    width: shape.width,
    draw: (ink, { share }) => {
      drawBack(ink, shape)
      if (!empty)
        fillVessel(ink, shape, { from: level(share), to: levelAt(shape, 0), colour: stuff.colour })
      drawFront(ink, shape)
    },
  })
  const top = tall + 0.26
  const { piece, hand } = tipped({
    x: -0.04 - emptied.tall * 0.5,
    y: top - emptied.tall * 0.5 + 0.14,
    pot: emptied,
  })
  const spots = scattered(context, 'grains', 18)
  const falls = stream(
    { stuff, spots },
    { top, x: 6, bottom: (share) => tall * (1 - level(share) / 100) },
  )
  return played(context, {
    pieces: [
      {
        thing: { actor: glass, tall, wide: tall * 0.66 },
        track: [[0, 0.1, 0]],
        pose: (share) => ({ open: share }),
      },
      piece,
      ...(empty ? [] : [falls]),
    ],
    hands: [hand],
    effects: empty
      ? [effect('questions', { from: context.seconds * 0.4, at: () => ({ x: 0.34, y: 0.9 }) })]
      : [],
  })
}
