import type { Piece } from '../../../../scene/scene.ts'
import type { PlaceContext } from '../../../place.ts'
import { triples } from '../../../../scene/rows.ts'
import { darker } from '../colour.ts'
import { scalloped } from '../nature/tree-parts.ts'
import { cut, mark, stroke, type Ink } from '../paper.ts'
import { plane, wing } from '../plane.ts'
import type { Pair } from '../shapes.ts'
import { thing } from '../thing.ts'

/** What a shell has before and beside those who play, or behind its back wall at this depth. */
export type Around = (context: PlaceContext, depth: number) => Piece[]

/** Where the vault of a round room springs: nearer than its walls, behind those who play. */
const VAULT = 2.6

type Line = (ctx: Ink['ctx']) => void

/** The round line of the vault, so much larger than what one looks through. */
const bow =
  ({ half, crown }: Ink, size: number): Line =>
  (ctx) =>
    ctx.ellipse(0, 0.2, half * size, -crown * 0.98 * size, 0, 0, Math.PI, true)

/** A round vault over the room, smooth as it was dug. */
const vault =
  (colour: string, draw?: (ink: Ink) => void): Around =>
  (c) =>
    plane(c, { name: 'vault', z: VAULT, haze: 0.2 }, (ink) => {
      cut(ink, colour, [0.3, 0.4]).shape((ctx) => {
        bow(ink, 1)(ctx)
        for (const x of [ink.left, ink.right])
          for (const y of x < 0 ? [0.2, ink.top] : [ink.top, 0.2]) ctx.lineTo(x, y)
      })
      draw?.(ink)
    })

/** The same of blocks. */
export const blockVault = (colour: string): Around =>
  vault(colour, (ink) => {
    const joint = stroke(ink, darker(colour, 0.16), 0.07)
    for (const size of [1.12, 1.3, 1.5]) joint.shape(bow(ink, size))
    for (let i = 0; i <= 22; i++) {
      const turn = Math.PI * (i / 22)
      const at = (size: number): Pair => [
        -Math.cos(turn) * ink.half * size,
        Math.sin(turn) * ink.crown * 0.98 * size,
      ]
      joint.line(at(1), at(1.6))
    }
  })

/** Stones and roots in earth that was dug. */
export const dugVault = (colour: string): Around =>
  vault(colour, (ink) => {
    for (let i = 0; i < 26; i++) {
      const turn = Math.PI * ink.random.next()
      const size = ink.random.between(1.06, 1.4)
      const [x, y] = [-Math.cos(turn) * ink.half * size, Math.sin(turn) * ink.crown * size]
      mark(ink, i % 3 ? darker(colour, 0.2) : '#a39684').oval(x, y, [0.26, 0.18])
    }
  })

/** Leaves that reach in at both upper corners. */
export const leavesAside: Around = (c) =>
  wing(c, { name: 'leaves', sway: 0.01 }, (ink) => {
    for (const side of [-1, 1])
      for (const [dx, dy, r] of triples('1.02 0.5 0.9, 1.08 0.8 1, 0.92 1 0.9, 0.74 1.06 0.7'))
        cut(ink, ink.random.pick(['#4f8a48', '#5f9c52']), 0.2).shape(
          scalloped(side * ink.half * dx, ink.crown * dy, r),
        )
  })

/** Things at both sides on the floor: their names, each with its place in halves of the frame and its height. */
export const thingsAside =
  (...rows: readonly (readonly [name: string, x: number, height: number])[]): Around =>
  (c) =>
    plane(c, { name: 'aside', z: 2.2, split: true, haze: 0.2 }, (ink) => {
      for (const [name, x, height] of rows)
        thing(ink, name, { x: x * ink.half, height, turn: Math.sign(x) })
    })
