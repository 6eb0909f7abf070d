import { breakLines, lettering, type LetteringOptions } from '../../paint/letters/lettering.ts'
import { readColour } from '../../cast/colour/read-colour.ts'
import type { Shot, Subject } from '../../plan/plan.ts'
import { REST_DISTANCE } from '../../scene/box.ts'
import type { Piece } from '../../scene/scene.ts'
import type { Box } from '../../scene/space.ts'
import type { PlaceSet } from '../place.ts'
import type { Companion } from '../actions/action.ts'
import type { Player } from '../player.ts'
import { skywriting } from './skywriting.ts'

type Carrier = Shot['lettering'][number]['on']
const isOnThing = (on: Carrier): on is 'thing' | 'label' => on === 'thing' || on === 'label'
type Spot = Pick<LetteringOptions, 'x' | 'y' | 'z' | 'width' | 'drift' | 'capital'>

interface Stage {
  readonly box: Box
  readonly set: PlaceSet
  readonly players: readonly Player[]
  /** Seconds of story. */
  readonly seconds: number
}

/** Who says it; whoever is named first, when that is not known. */
function speakerOf(
  by: string | undefined,
  { subjects }: Shot,
  players: readonly Player[],
): Player | undefined {
  return (
    players.find(({ subject }) => subject.id === by) ??
    players.find(({ subject }) => subject.id === subjects[0]?.id) ??
    players[0]
  )
}

/** The words that the prompt asked for, where they can be read and nobody walks before them. */
export function letteringsOf(shot: Shot, stage: Stage): Piece[] {
  return shot.lettering.flatMap(({ text, on, by }, index) => {
    if (isOnThing(on) && isThere(by, shot, stage.players)) return []
    const name = `lettering ${index}`
    const plane = on === 'sky' ? stage.players.find(({ subject }) => isPlane(subject)) : undefined
    if (plane && Array.from(text).length <= WRITTEN)
      return skywriting({ name, text, plane, ...stage })
    const board = on === 'sign' || on === 'chalkboard' ? boardOf(stage.players) : undefined
    return lettering({ name, text, ...(board ? onBoard(board, text) : hung(shot, index, stage)) })
  })
}

/** A box that somebody carries is the deed's own, and bears nothing. */
function isThere(id: string | undefined, { relations }: Shot, players: readonly Player[]): boolean {
  return (
    players.some(({ subject }) => subject.id === id) ||
    relations.some(({ to, relation }) => to === id && relation === 'holding')
  )
}

type Hung = Omit<LetteringOptions, 'name' | 'text'>

/** On what carries it, below what hangs there already, and when it is said. */
function hung(shot: Shot, index: number, stage: Stage): Hung {
  const { text, on: asked, by, colour } = shot.lettering[index]!
  // What is written on a thing that is not there hangs on a ribbon.
  const on = isOnThing(asked) ? 'banner' : asked
  const speaker = on === 'speech' ? speakerOf(by, shot, stage.players) : undefined
  const lines = breakLines(text, on).length
  const spot = speaker ? overTheHead(speaker, stage.box, lines) : spotFor(on, text, stage)
  const level = on === 'sign' || on === 'chalkboard' || on === 'speech'
  const above = shot.lettering.slice(0, index).filter((each) => each.on === on).length
  // More than one line reaches down, for above it the frame ends.
  const rows = on === 'banner' ? (lines - 1) * 0.6 : 0
  const lift = level ? 0 : (above + rows) * stage.box.height * 0.16
  const said = on === 'speech' ? saidInTurn(shot, index, stage.seconds) : {}
  const ground = readColour(colour ?? '')
  const dyed = ground?.startsWith('#') ? { ground } : {}
  return { on: drawnOn(shot, on), ...spot, ...said, ...dyed, y: spot.y - lift }
}

interface Board {
  readonly player: Player
  readonly board: Companion
}

function boardOf(players: readonly Player[]): Board | undefined {
  return players
    .flatMap((player) =>
      player.performance.at(0).companions.map((board): Board => ({ player, board })),
    )
    .find(({ board }) => /^empty (?:black|white)board$/u.test(board.name))
}

/** Of a board's height: where its writing ends, how wide that may be, and how tall all of it. */
const WRITABLE = { foot: 0.34, width: 1.1, height: 0.5 }

/** What somebody writes stands on the board, as large as there is room for it. */
function onBoard({ player, board }: Board, text: string): Hung {
  const { x, y, z, height, facing } = player.mark(0)
  const tall = board.height * height
  const lines = breakLines(text, 'chalk')
  const longest = Math.max(...lines.map((line) => line.length), 3)
  const width = WRITABLE.width * tall
  return {
    on: board.name === 'empty whiteboard' ? 'marker' : 'chalk',
    x: x + facing * board.place.x * height,
    y: y + board.place.y * height + WRITABLE.foot * tall,
    z: z + board.place.z * height - 0.01,
    width,
    capital: Math.min(
      (width * 1.15) / longest,
      (WRITABLE.height * tall) / (lines.length * 1.5 + 0.5),
    ),
  }
}

const FADES = 0.15

/** Nobody answers before they are spoken to, and no balloon covers another. */
function saidInTurn(
  { lettering: all }: Shot,
  index: number,
  seconds: number,
): Pick<LetteringOptions, 'alpha'> {
  const lines = all.filter(({ on }) => on === 'speech')
  if (lines.length < 2) return {}
  const each = seconds / lines.length
  const turn = all.slice(0, index).filter(({ on }) => on === 'speech').length
  const [start, end] = [turn * each, turn + 1 < lines.length ? (turn + 1) * each : Infinity]
  return {
    alpha: (t) =>
      Math.min(
        turn === 0 || t >= start + FADES ? 1 : Math.max(0, (t - start) / FADES),
        t < end ? 1 : 0,
      ),
  }
}

/** What a plane writes in the sky is smoke. */
export function drawnOn(
  { subjects }: Shot,
  on: Exclude<Carrier, 'thing' | 'label'>,
): LetteringOptions['on'] {
  return on === 'sky' && subjects.some(isPlane) ? 'smoke' : on
}

/** What is longer than that no plane writes while one looks on. */
const WRITTEN = 14

function isPlane({ kind, noun }: Subject): boolean {
  return kind === 'aircraft' && !/balloon/u.test(noun)
}

function spotFor(on: Carrier, text: string, { box, set, players }: Stage): Spot {
  const eye = (box.floor - box.horizon) * box.height
  const [first] = players
  const sign = set.spots.find(({ name }) => name === 'sign')
  if (first && on === 'banner') return { ...overhead(box, 0.18), width: box.width * 0.66 }
  if (first && on === 'neon') return overhead(box, 0.23)
  if (on === 'sign' || on === 'chalkboard') {
    if (!first) return inTheMiddle(box, text)
    return sign ? { ...sign, width: box.width * 0.4 } : at({ x: 0.24, z: 3.2, width: 0.42 }, box, 0)
  }
  if (on === 'sky') return at({ x: 0, z: 9, width: 0.92 }, box, eye + box.height * 0.26 * far(9))
  if (on === 'banner') return at({ x: 0, z: 5, width: 0.7 }, box, eye + box.height * 0.3 * far(5))
  if (on === 'neon') return at({ x: 0, z: 5, width: 0.62 }, box, eye + box.height * 0.16 * far(5))
  return at({ x: 0, z: -1, width: 0.8 }, box, box.height * (box.floor - 0.32))
}

/** A sign that nobody stands beside is what the film shows. */
function inTheMiddle(box: Box, text: string): Spot {
  const spot = at({ x: 0, z: 0.6, width: 0.62 }, box, 0)
  const longest = Math.max(...breakLines(text, 'sign').map(({ length }) => length))
  return { ...spot, capital: Math.min(LARGE, (spot.width * 1.15) / Math.max(longest, 3)) }
}

/** The capitals of a sign that is all there is to see, in u. */
const LARGE = 1.1

/** Behind somebody tall it could not be read: it hangs before them, at the top. */
function overhead(box: Box, down: number): Spot {
  return at({ x: 0, z: -1, width: 0.52 }, box, box.height * (box.floor - down))
}

/** A balloon keeps to whoever speaks, and stays below the frame's upper edge. */
function overTheHead(speaker: Player, box: Box, lines: number): Spot {
  const { x, y, z, height } = speaker.at(0)
  const width = box.width * 0.38
  const highest = box.height * (box.floor - 0.18 - 0.08 * Math.min(lines, 2))
  return {
    x,
    y: Math.min(y + height * 1.02, highest),
    z: z - 0.2,
    width,
    drift: (t) => ({ x: speaker.at(t).x - x, y: 0 }),
  }
}

function far(z: number): number {
  return 1 + z / REST_DISTANCE
}

/** A spot given in shares of the frame as it is seen at its depth. */
function at({ x, z, width }: { x: number; z: number; width: number }, box: Box, y: number): Spot {
  return { x: x * box.width * far(z), y, z, width: width * box.width * far(z) }
}
