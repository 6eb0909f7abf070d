import type { Plan, Subject } from '../../plan/plan.ts'
import { visitorsIn } from './read-for-picture.ts'
import type { Wishes } from './wishes.ts'

/** What the prompt speaks of: doubtful finds of it in the picture count. */
export interface Asked {
  readonly sky: boolean
  readonly water: boolean
  readonly lights: boolean
  readonly fire: boolean
  readonly leaves: boolean
  readonly hair: boolean
  /** The prompt says that the picture is of a room. */
  readonly room: boolean
}

/** What all shots together ask to find in the picture. */
export function askedOf({ shots }: Plan, wishes: readonly Wishes[]): Asked {
  const any = (...names: readonly (keyof Wishes)[]): boolean =>
    wishes.some((wish) => names.some((name) => wish[name] === true))
  return {
    sky: shots.some(({ time }) => time !== null) || any('clouds', 'rainbow', 'aurora'),
    water: any('water') || shots.some((shot) => visitorsIn(shot).some(isAfloat)),
    lights: any('lights', 'fire', 'rays'),
    fire: any('fire'),
    leaves: any('leaves'),
    hair: any('hair'),
    room: any('room'),
  }
}

/** Those who come by water. */
export function isAfloat({ kind }: Pick<Subject, 'kind'>): boolean {
  return kind === 'boat' || kind === 'fish'
}
