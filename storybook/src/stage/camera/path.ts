import { LIVING } from '../../plan/kinds.ts'
import type { CameraMove, Shot } from '../../plan/plan.ts'
import { restCamera } from '../../scene/box.ts'
import type { Box, Camera } from '../../scene/space.ts'
import { clamp, ease, mix } from '../easing.ts'
import type { Body, Player } from '../player.ts'
import { panLimit } from './moves.ts'
import { createWatch, onFrame, type Watched } from './watched.ts'

type Seen = (t: number) => Watched
/** What a camera looks at where its way begins and where it ends, at story time t; nobody alone where all are seen. */
export type Path = readonly [from: Seen | null, to: Seen | null]

const SIDEWAYS = new Set<CameraMove>([
  'pan-left',
  'pan-right',
  'track-left',
  'track-right',
  'whip-pan',
])

/** Whether the camera turns from somebody to somebody else. */
export function turnsAside({ path, move }: Shot['camera']): boolean {
  return !!path && path[0] !== path[1] && move !== null && SIDEWAYS.has(move)
}

/** The way that a shot tells from one to another, or along one; null without one, and when either is not there. */
export function pathOf({ camera }: Shot, players: readonly Player[]): Path | null {
  const [from, to] = camera.path ?? upAlong(camera, players)
  if (camera.move === null) return null
  if (from && to === null) return backFrom(from, players)
  if (to && from === null) return isNearing(camera) ? reversed(backFrom(to, players)) : null
  return from && to ? fromTo(from, to, { camera, players }) : null
}

const isNearing = ({ move }: Shot['camera']): boolean => move === 'zoom-in' || move === 'dolly-in'

const reversed = (path: Path | null): Path | null => path && [path[1], path[0]]

interface Filmed {
  readonly camera: Shot['camera']
  readonly players: readonly Player[]
}

function fromTo(from: string, to: string, { camera, players }: Filmed): Path | null {
  const [first, last] = [from, to].map((id) => {
    const cast = players.filter(({ subject }) => subject.id === id)
    return cast.length === 0 ? null : createWatch({ cast, backing: [] }, null)
  })
  if (!first || !last) return null
  if (from !== to) return [sure(first), sure(last)]
  const ends = [
    (t: number) => lowest(sure(first)(t)),
    (t: number) => highest(sure(first)(t)),
  ] as const
  return camera.move === 'tilt-down' ? [ends[1], ends[0]] : ends
}

/** A tilt at one thing that stands still goes along it. */
function upAlong(
  { move }: Shot['camera'],
  players: readonly Player[],
): readonly [string, string] | readonly [] {
  const [only, ...others] = players
  const tilts = move === 'tilt-up' || move === 'tilt-down'
  if (!tilts || only === undefined || others.length > 0) return []
  const { id, kind, actions, count } = only.subject
  // What grows sways a little.
  const still = kind === 'plant' || (!LIVING.has(kind) && actions.length === 0)
  return still && count === 1 ? [id, id] : []
}

/** From one, or from the face of the only one there, back until all are seen. */
function backFrom(id: string, players: readonly Player[]): Path | null {
  const cast = players.filter(({ subject }) => subject.id === id)
  const only = cast.length === 1 && players.length === 1
  const first = createWatch({ cast, backing: [] }, only ? 'extreme-close-up' : null)
  return cast.length === 0 ? null : [sure(first), null]
}

/** The depths between which a focus is said to go; who is not on the stage is the land behind it. */
export function pullOf(
  { camera: { path, effects } }: Shot,
  players: readonly Player[],
  far: number,
): readonly [from: number, to: number] | null {
  if (!path || !effects.includes('rack-focus')) return null
  const [from, to] = path.map(
    (id) => players.find(({ subject }) => subject.id === id)?.at(0).z ?? far,
  )
  return from === undefined || to === undefined ? null : [from, to]
}

type Watch = ReturnType<typeof createWatch>
const sure = (watch: Watch) => (t: number) => watch(t)!

/** So much of a height is shown at either end of a way along it. */
const PART = 0.34

function lowest(body: Watched): Watched {
  return { ...body, top: body.bottom + PART * (body.top - body.bottom) }
}

function highest(body: Watched): Watched {
  return { ...body, bottom: body.top - PART * (body.top - body.bottom) }
}

interface Going {
  readonly box: Box
  readonly seconds: number
  readonly tempo: number
  readonly whips: boolean
}

/** Begins on one with hardly more than it in the frame, and leaves it for the other. */
export function alongPath([from, to]: Path, { box, seconds, tempo, whips }: Going) {
  const rest = restCamera(box)
  const looking = (body: Watched): Camera => lookAt(onFrame(body, rest, box), rest, box)
  return (t: number): Camera => {
    const s = t / seconds
    const share = ease(whips ? (s - 0.44) / 0.12 : (s - 0.2) / 0.6)
    const [first, last] = [from, to].map((end) => (end ? looking(end(t * tempo)) : rest)) as [
      Camera,
      Camera,
    ]
    return {
      ...rest,
      zoom: first.zoom * (last.zoom / first.zoom) ** share,
      pan: mix(first.pan ?? 0, last.pan ?? 0, share),
      tilt: mix(first.tilt, last.tilt, share),
    }
  }
}

/** So much of the frame somebody alone fills, and no nearer than this. */
const FILL = { wide: 0.6, high: 0.66 }
const [FARTHEST, NEAREST] = [1.2, 2.8]

function lookAt({ left, right, top, bottom }: Body, rest: Camera, box: Box): Camera {
  const fit = Math.min(FILL.wide / (right - left), FILL.high / (bottom - top))
  const zoom = clamp(fit, FARTHEST, NEAREST)
  const limit = panLimit(box, zoom)
  return {
    ...rest,
    zoom,
    pan: clamp((left + right) / 2 - 0.5, -limit, limit),
    tilt: clamp(0.5 - (top + bottom) / 2, -limit, limit),
  }
}
