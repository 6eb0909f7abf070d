import { createProjection } from '../../paint/projection.ts'
import { isHeavenly } from '../camera/far-away.ts'
import { coverAt, type Body, type Player } from '../player.ts'
import type { Pen, Piece, ShotScene } from '../../scene/scene.ts'
import { coveredBy, discOn, lampSpot } from './lamp-spot.ts'
import { createSketcher } from './sketch.ts'

interface Take {
  readonly shot: Omit<ShotScene, 'pieces'>
  readonly players: readonly Player[]
  /** How pieces of the sky are seen. */
  readonly far: (piece: Piece) => Piece
  /** Whether it rises or sets, and keeps its height. */
  readonly level: boolean
}

const LAMP = /^(?:sun|moon)$/u
const FOLLOWS = /^glitter\b/u
const CLOUD = /^cloud\b/u

/** How far the lamp is moved, in shares of the frame, and which clouds make room for it; null: it is nowhere to be seen. */
interface Clearing {
  readonly aside: number
  readonly up: number
  readonly gone: ReadonlySet<Piece>
}

/**
 * A set whose sun or moon is wholly seen in a clear patch of sky beside those who act, or not at all: half behind a
 * roof or a cloud it looks like an accident. What is where is only known when it is drawn, so it is found out with the
 * first frame.
 */
export function hungClear(pieces: readonly Piece[], take: Take): Piece[] {
  const { far } = take
  const lamp = pieces.find(({ name }) => LAMP.test(name))
  const seen = (piece: Piece): Piece => (isHeavenly(piece) ? far(piece) : piece)
  if (!lamp) return pieces.map(seen)
  let known: { readonly clearing: Clearing | null } | undefined
  const clearing = (pen: Pen): Clearing | null =>
    (known ??= { clearing: clearingFor(lamp, pieces, { ...take, pen }) }).clearing
  return pieces.map((piece) => {
    if (piece === lamp) return far(moved(piece, clearing, { up: true }))
    if (FOLLOWS.test(piece.name)) return far(moved(piece, clearing, { up: false }))
    return CLOUD.test(piece.name) ? unlessGone(piece, far(piece), clearing) : seen(piece)
  })
}

type ClearingFor = (pen: Pen) => Clearing | null

function moved(piece: Piece, clearing: ClearingFor, how: { up: boolean }): Piece {
  return {
    ...piece,
    draw(pen) {
      const move = clearing(pen)
      // A path of light on the water needs no sun above it in the frame.
      if (move === null) return how.up ? undefined : piece.draw(pen)
      piece.draw(shifted(pen, { x: move.aside, y: how.up ? move.up : 0 }))
    },
  }
}

function shifted(pen: Pen, by: { readonly x: number; readonly y: number }): Pen {
  const [right, down] = [by.x * pen.width, by.y * pen.height]
  return {
    ...pen,
    project: (x, y, z) => {
      const at = pen.project(x, y, z)
      return { ...at, x: at.x + right, y: at.y + down }
    },
  }
}

function unlessGone(piece: Piece, far: Piece, clearing: ClearingFor): Piece {
  return {
    ...far,
    draw(pen) {
      if (clearing(pen)?.gone.has(piece) !== true) far.draw(pen)
    },
  }
}

function clearingFor(
  lamp: Piece,
  pieces: readonly Piece[],
  take: Take & { readonly pen: Pen },
): Clearing | null {
  const { shot, far } = take
  const sketcher = createSketcher(take.pen, shot)
  const moments = [0, 0.5, 1].map((share) => share * shot.seconds)
  const discs = moments.map((moment) => discOn(sketcher.cover([far(lamp)], [moment])))
  const found = discs.filter((disc) => disc !== null)
  const hung = take.level ? found.toSorted((a, b) => a.y - b.y)[0] : (discs[1] ?? found[0])
  const still = { aside: 0, up: 0, gone: new Set<Piece>() }
  if (!hung) return still
  const land = sketcher.cover(pieces.filter(isLand), moments)
  const clouds = pieces.filter(({ name }) => CLOUD.test(name))
  const sheets = clouds.map((cloud) => sketcher.cover([far(cloud)], [moments[0]!, moments[2]!]))
  const all = { ...land, at: land.at.map((_, i) => Math.max(0, ...sheets.map(({ at }) => at[i]!))) }
  const bodies = moments.flatMap((moment) => bodiesAt(take, moment))
  const spot = lampSpot(hung, { land, clouds: all, bodies }, take)
  if (!spot) return null
  return {
    aside: (spot.x - hung.x) / sketcher.width,
    up: (spot.y - hung.y) / sketcher.height,
    gone: new Set(clouds.filter((_, i) => coveredBy(sheets[i]!, spot) > 0)),
  }
}

/** A wet floor mirrors what is painted before it, and keeps how large that was. */
function isLand(piece: Piece): boolean {
  return !isHeavenly(piece) && piece.name !== 'wet floor'
}

function bodiesAt({ players, shot }: Take, moment: number): Body[] {
  const { box, tempo, clock } = shot
  const high = box.height / box.width
  const project = createProjection({ box, width: 1, height: high }, shot.camera(moment))
  const t = clock?.(moment * tempo) ?? moment * tempo
  return players
    .filter(({ medium }) => medium !== 'sky')
    .map((player) => {
      const { z } = player.at(t)
      const body = coverAt(player, t)
      const [low, top] = [project(body.left, body.bottom, z), project(body.right, body.top, z)]
      return { left: low.x, right: top.x, top: top.y / high, bottom: low.y / high }
    })
}
