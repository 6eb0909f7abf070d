import type { Shot } from '../../plan/plan.ts'

/** "Day turns to night over a city": the day had the city, too. */
export function lendBack(shots: readonly Shot[]): readonly Shot[] {
  return shots.map((shot, index) => {
    const next = shots[index + 1]
    if (next === undefined || shot.subjects.length > 0 || shot.place !== null) return shot
    const { place, subjects, relations } = structuredClone(next)
    return hasNoSetting(shot) ? shot : { ...shot, place, subjects, relations }
  })
}

/** A take that only says how the camera goes says it of the next. */
export function carryCamera(shots: readonly Shot[]): readonly Shot[] {
  return shots.map((shot, index) => {
    const before = shots[index - 1]
    const still = shot.camera.move === null && shot.camera.framing === null
    return before && isBlank(before) && still ? { ...shot, camera: before.camera } : shot
  })
}

export function isBlank(shot: Shot): boolean {
  return shot.subjects.length === 0 && shot.place === null && hasNoSetting(shot)
}

export function hasNoSetting({ time, weather, season }: Shot): boolean {
  return time === null && weather === 'clear' && season === null
}
