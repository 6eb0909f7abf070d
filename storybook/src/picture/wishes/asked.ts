import type { Plan, Subject } from '../../plan/plan.ts'
import { moverIn, visitorsIn } from './guests.ts'
import type { ClothKind } from '../regions/cloth.ts'
import type { Target } from './target.ts'
import type { Wishes } from './wishes.ts'

const CLOTHS: readonly ClothKind[] = ['garment', 'flag', 'curtain']

/** What the prompt speaks of: doubtful finds of it in the picture count. */
export interface Asked {
  readonly sky: boolean
  readonly water: boolean
  readonly lights: boolean
  readonly fire: boolean
  readonly leaves: boolean
  readonly hair: boolean
  readonly face: boolean
  /** Nothing that the picture may hold is named: then portraits blink. */
  readonly silent: boolean
  readonly cloth: ClothKind | null
  /** What the camera is to go to. */
  readonly target: Target | null
  /** Water that falls or runs, which is white and uneven. */
  readonly runs: boolean
  /** Somebody in the picture is to do something. */
  readonly moves: boolean
  /** The prompt says that the picture is of a room. */
  readonly room: boolean
  /** It speaks of the weather outside: without a sky in sight, the picture is of a room. */
  readonly outside: boolean
}

/** What all shots together ask to find in the picture. */
export function askedOf({ shots }: Plan, wishes: readonly Wishes[]): Asked {
  const any = (...names: readonly (keyof Wishes)[]): boolean =>
    wishes.some((wish) => names.some((name) => wish[name] === true))
  return {
    sky:
      shots.some((shot) => shot.time !== null || visitorsIn(shot).some(isAirborne)) ||
      any('clouds', 'rainbow', 'aurora', 'moon', 'stars', 'meteors', 'perch'),
    water: any('water') || shots.some((shot) => visitorsIn(shot).some(isAfloat)),
    lights: any('lights', 'fire', 'rays') || wishes.some(({ target }) => target === 'light'),
    fire: any('fire'),
    leaves: any('leaves'),
    hair: any('hair'),
    face: wishes.some(({ face, landing }) => face.length > 0 || landing !== null),
    silent: wishes.every(({ silent }) => silent),
    cloth: CLOTHS.find((kind) => any(kind)) ?? null,
    runs: any('runs'),
    target: wishes.find(({ target }) => target !== null)?.target ?? null,
    moves: shots.some((shot) => moverIn(shot) !== null),
    room: any('room'),
    outside: any('outside'),
  }
}

/** Those who come through the air. */
export function isAirborne({ kind, actions }: Pick<Subject, 'kind' | 'actions'>): boolean {
  const flies = actions.some(({ verb }) => verb === 'fly' || verb === 'hover')
  return kind === 'bird' || kind === 'aircraft' || (flies && kind !== 'insect')
}

/** Those who come by water. */
export function isAfloat({ kind, actions }: Pick<Subject, 'kind' | 'actions'>): boolean {
  const swims = actions.some(({ verb }) => SWIMS.has(verb))
  return kind === 'boat' || kind === 'fish' || swims
}

const SWIMS = new Set(['swim', 'sail', 'row', 'paddle', 'surf', 'dive', 'kayak', 'canoe'])
