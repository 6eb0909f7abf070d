import type { Random } from '../scene/random.ts'
import type { Actor } from './actor.ts'

const HEAP = /^(pile|heap|mound|mountain|stack|pyramid) of /u
const ROWS = 5
/** How far neighbours and rows are apart, in sizes of one piece. */
const APART = 0.66
const LIFT = { heap: 0.42, stack: 0.3 }
/** The same for what lies flat in a stack. */
const FLAT = 0.34
/** What lies and is thick. */
const THICK = 0.86
const LUGGAGE = /\b(suitcase|case|mattress|cushion|pillow)(e?s)?$/u
/** And for what is a block: its top is seen above its front. */
const SOLID = 0.7
const BLOCKS =
  /\b(box|crate|carton|package|parcel|gift|present|chest|trunk|barrel|cage|basket|bucket|drum|block|cube|pumpkin|chair|stool|cup|mug|bowl|pot|hat)(e?s)?$/u
/** The rows of a pyramid, how high each is above the one below it when it lies between them, and what stands straight. */
const STEPS = 4
const ROUND = 0.84
const UPRIGHT =
  /\b(box|crate|carton|package|gift|block|cube|cup|mug|glass|can|tin|jar|bottle|present)(e?s)?$/u
const [LOWEST, TALLEST] = [0.5, 2.4]

interface Piece {
  readonly x: number
  readonly y: number
  readonly turn: number
}

/** Whether a noun speaks of many things that lie on each other: "heap of leaves". */
export function isHeap(noun: string): boolean {
  return HEAP.test(noun)
}

/** How the pieces of a heap are put together: how wide and high it is in sizes of one, and whether each lies on its side. */
interface Layout {
  readonly wide: number
  readonly high: number
  readonly lies?: boolean
  readonly pieces: readonly Piece[]
}

/** Many of one thing on each other, as one actor: a pyramid that nobody built or that somebody did, or a stack. */
export function createHeap(one: Actor, noun: string, random: Random): Actor {
  const { wide, high: rises, lies = false, pieces } = layoutOf(one, noun, random)
  const [across, high] = lies ? [1, one.aspect] : [one.aspect, 1]
  const size = 1 / (high * rises)
  const aspect = wide * across * size
  return {
    ...one,
    name: `heap:${one.name}`,
    kind: 'prop',
    build: 'still',
    faces: 'front',
    home: 'ground',
    aspect,
    metres: Math.min(TALLEST, Math.max(LOWEST, one.metres * 4)),
    draw: (brush, pose) => {
      const { ctx, pixels } = brush
      // What goes over comes apart: each piece falls as far aside as it was high, and none turns in its place.
      const { lean = 0, ...own } = pose
      const tip = (own.turn ?? 1) < 0 ? -lean : lean
      for (const { x, y, turn } of pieces) {
        ctx.save()
        ctx.translate(
          (x * across + y * high * Math.sin(tip)) * size,
          -y * high * Math.cos(tip) * size,
        )
        ctx.scale(size, size)
        ctx.translate(0, -high / 2)
        ctx.rotate(turn * (1 + 6 * Math.abs(tip)) + (lies ? Math.PI / 2 : 0))
        ctx.translate(0, 0.5)
        one.draw({ ...brush, pixels: pixels * size }, own)
        ctx.restore()
      }
    },
    grip: (grip) =>
      grip === 'top' || grip === 'seat'
        ? { x: 0, y: 0.86 }
        : { x: 0, y: grip === 'feet' ? 0 : 0.5 },
  }
}

function layoutOf(one: Actor, noun: string, random: Random): Layout {
  if (noun.startsWith('pyramid')) return built(UPRIGHT.test(noun) ? 0.98 : ROUND)
  if (!noun.startsWith('stack'))
    return {
      wide: 1 + (ROWS - 1) * APART,
      high: 1 + (ROWS - 1) * LIFT.heap,
      pieces: strewn(random),
    }
  const solid = BLOCKS.test(noun)
  const rows = rowsOf(noun)
  // Books in a stack lie.
  const lies = !solid && one.aspect < 0.95
  const lift = solid ? SOLID : lies ? flatOf(noun) : LIFT.stack
  return { wide: 1, high: 1 + (rows - 1) * lift, lies, pieces: stacked(random, { lift, rows }) }
}

/** Row upon row, each one shorter by one: oranges at the grocer's, glasses at a feast. */
function built(lift: number): Layout {
  const pieces: Piece[] = []
  for (let row = 0; row < STEPS; row++)
    for (let i = 0; i < STEPS - row; i++)
      pieces.push({ x: i - (STEPS - row - 1) / 2, y: row * lift, turn: 0 })
  return { wide: STEPS, high: 1 + (STEPS - 1) * lift, pieces }
}

/** The top row first, so that those before it cover its feet. */
function strewn(random: Random): Piece[] {
  const pieces: Piece[] = []
  for (let row = ROWS - 1; row >= 0; row--) {
    const count = ROWS - row
    for (let i = 0; i < count; i++) {
      pieces.push({
        x: (i - (count - 1) / 2) * APART + random.between(-0.08, 0.08),
        y: row * LIFT.heap + random.between(0, 0.08),
        turn: random.between(-0.6, 0.6),
      })
    }
  }
  return pieces
}

function flatOf(noun: string): number {
  return LUGGAGE.test(noun) ? THICK : FLAT
}

/** "Stack of 3 box": as many as are said. */
function rowsOf(noun: string): number {
  const [, said] = /^stack of (\d+) /u.exec(noun) ?? []
  return said === undefined ? ROWS : Math.min(8, Math.max(2, Number(said)))
}

function stacked(random: Random, { lift, rows }: { lift: number; rows: number }): Piece[] {
  return Array.from({ length: rows }, (_, row) => ({
    x: random.between(-0.08, 0.08),
    y: row * lift,
    turn: random.between(-0.06, 0.06),
  }))
}
