import type { Actor } from '../../../cast/actor.ts'
import type { Point } from '../../../scene/space.ts'
import { clamp, ease, through, tremble } from '../../easing.ts'
import type { ActionContext, Effect, EffectName, Performance } from '../action.ts'
import { effect, performed } from '../performed.ts'
import { inPieces, type Scatter } from './fragments.ts'
import { burst } from './thing.ts'

/** Where the pieces end: a heap, highest in the middle. */
function restOf({ x, y }: Point): number {
  return 0.04 + 0.17 * clamp(y) * (1 - clamp(Math.abs(x)))
}

/** Down, the lowest first, a little to the sides. */
const slumping: Scatter = ({ middle, chance }, share) => {
  const way = Math.max(0.01, middle.y - restOf(middle))
  const since = Math.max(0, share - 0.14 * clamp(middle.y) - 0.1 * Math.abs(chance))
  const fallen = Math.min(way, 2.4 * since * since)
  const part = fallen / way
  return {
    x: (0.32 * middle.x + 0.12 * chance) * part,
    y: middle.y > restOf(middle) ? -fallen : 0,
    turn: 1.3 * chance * part,
  }
}

const PULL = 5

/** Away from the middle in an arc, and down. */
export const flying: Scatter = ({ middle, chance }, share) => {
  const up = 1 + 1.1 * middle.y + 0.5 * chance
  const way = Math.max(0, middle.y - restOf(middle))
  const lands = (up + Math.sqrt(up * up + 2 * PULL * way)) / PULL
  const since = Math.min(lands, share * 1.5)
  return {
    x: (1.5 * middle.x + 0.7 * chance) * since,
    y: up * since - (PULL * since * since) / 2,
    turn: 3.4 * chance * since,
  }
}

/** In all directions and on for ever: where there is no ground, nothing falls. */
const drifting: Scatter = ({ middle, chance }, share) => ({
  x: (1.6 * middle.x + 0.25 * chance) * share,
  y: (1.6 * (middle.y - 0.5) + 0.2 * chance) * share,
  turn: 2.4 * chance * share,
})

/** Each half to its side, where it tilts and sinks. */
const parting: Scatter = ({ middle }, share) => {
  const side = Math.sign(middle.x)
  const part = ease(share)
  return {
    x: 0.2 * side * part,
    y: -0.1 * part,
    turn: 0.3 * side * part,
    about: { x: side * 0.3, y: 0.15 },
  }
}

interface Ruin {
  readonly scatter: Scatter
  readonly grid: { readonly columns: number; readonly rows: number }
  /** When it gives way and how long the pieces fall, as shares of the film. */
  readonly gives: number
  readonly lasts: number
  readonly effects: (context: ActionContext) => Effect[]
}

/** Trembles, then is in pieces. */
function ruin(context: ActionContext, { scatter, grid, gives, lasts, effects }: Ruin): Performance {
  const { performer, random, seconds } = context
  const actor = inPieces(performer, { grid, random: random.fork('pieces'), scatter })
  return performed(
    context,
    (t) => {
      const share = through(t, seconds * gives, seconds * lasts)
      const shudder = share > 0 ? 0 : clamp(t / (seconds * gives))
      return {
        pose: { alpha: 0 },
        companions: [
          {
            name: 'pieces',
            actor,
            place: { x: 0.012 * tremble(t * 12) * shudder, y: 0, z: 0 },
            height: 1,
            pose: { open: share, lean: 0.012 * tremble(t * 9) * shudder },
            shadow: true,
          },
        ],
      }
    },
    effects(context),
  )
}

/** Wide things fall into more pieces beside one another. */
function gridOf({ aspect }: Actor): Ruin['grid'] {
  return { columns: clamp(Math.round(4 * aspect), 3, 9), rows: aspect > 2 ? 3 : 6 }
}

/** The same, which falls into a heap of pieces as `pose.open` goes from 0 to 1. */
export function crumbling(actor: Actor, random: ActionContext['random']): Actor {
  return inPieces(actor, { grid: gridOf(actor), random, scatter: slumping })
}

/** Great things come down in clouds of dust, small ones in a puff; what the sea takes goes with a splash. */
function dustOf({ performer, seconds, ground }: ActionContext): Effect[] {
  const reach = Math.min(0.7, performer.aspect / 2)
  const size = performer.metres > 2 ? 1 : 0.3
  const cloud = (name: EffectName, x: number, strength: number): Effect =>
    effect(name, {
      from: seconds * 0.25,
      until: seconds * (name === 'smoke' ? 0.55 : 0.62),
      strength: strength * size,
      at: () => ({ x: x * reach, y: 0.06 }),
    })
  const stuff = ground === 'water' ? 'splash' : 'dust'
  const low = [cloud(stuff, -0.7, 3), cloud(stuff, 0.9, 3), cloud(stuff, 0.2, 4)]
  return size < 1 ? low : [...low, cloud('smoke', -0.1, 1.5)]
}

/** What stands gives way and comes down in a heap of pieces. */
export const collapsing = (context: ActionContext): Performance =>
  ruin(context, {
    scatter: slumping,
    grid: gridOf(context.performer),
    gives: 0.22,
    lasts: 0.36,
    effects: dustOf,
  })

/** Swells, and its pieces fly in all directions out of fire and smoke. */
export const burstingApart = (context: ActionContext): Performance =>
  ruin(context, {
    scatter: context.ground === 'none' ? drifting : flying,
    grid: { columns: 4, rows: 4 },
    gives: 0.3,
    lasts: context.ground === 'none' ? 0.7 : 0.4,
    effects: ({ seconds }) => {
      const bang = seconds * 0.3
      return [
        burst('fire', bang, { lasts: 0.5, strength: 5, y: 0.4 }),
        burst('sparks', bang, { strength: 4 }),
        burst('smoke', bang + 0.1, { lasts: 1.7, strength: 4, y: 0.3 }),
        burst('flash', bang, { lasts: 0.25, strength: 1 }),
      ]
    },
  })

const TREES = /tree|oak|pine|palm|willow/u

/** Only lightning splits a tree, and it burns. */
function aflame(from: number): Effect[] {
  return [-0.22, 0, 0.22].map((x) =>
    effect('fire', { from, strength: 0.6, at: () => ({ x, y: 0.3 }) }),
  )
}

/** Ice and rock split from top to bottom, and the halves lean away from each other. */
export const splitting = (context: ActionContext): Performance =>
  ruin(context, {
    scatter: parting,
    grid: { columns: 2, rows: 5 },
    gives: 0.25,
    lasts: 0.6,
    effects: ({ seconds, ground, performer }) => {
      const bits = ground === 'water' ? 'splash' : 'dust'
      return [
        ...(TREES.test(performer.name) ? aflame(seconds * 0.28) : []),
        burst('shards', seconds * 0.25, { lasts: 0.3, strength: 1.4, y: 0.7 }),
        burst(bits, seconds * 0.4, { lasts: seconds * 0.3, strength: 3, y: 0.05 }),
      ]
    },
  })
