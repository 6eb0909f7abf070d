import { castSubject } from '../cast/cast.ts'
import type { Shot } from '../plan/plan.ts'
import { mediumOf } from './media.ts'
import { bondsOf, partOf, type Role } from './roles.ts'
import type { Setting } from './setting.ts'
import { trueMetres } from './sizes.ts'
import { isSpectacle } from './spectacles.ts'

/** Everybody who is seen in a shot, with their parts. */
export function castShot(shot: Shot, setting: Setting, seed: number): Role[] {
  const played = shot.subjects.filter((subject) => !isSpectacle(subject))
  const cast = played.map((subject) => {
    const actors = Array.from({ length: subject.count }, (_, index) =>
      castSubject(subject, { seed, index }),
    )
    const [first] = actors
    return { subject, actors, metres: first ? trueMetres(first, subject) : 1 }
  })
  const bonds = bondsOf(shot, new Map(cast.map(({ subject, metres }) => [subject.id, metres])))
  return cast.flatMap(({ subject, actors, metres }): Role[] => {
    const [first] = actors
    if (!first) return []
    const bond = bonds.get(subject.id) ?? null
    const part = bond ? 'bound' : partOf(subject, shot, metres)
    return [{ subject, actors, metres, bond, part, medium: mediumOf(first, subject, setting) }]
  })
}
