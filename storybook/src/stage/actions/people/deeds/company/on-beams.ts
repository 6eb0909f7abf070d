import { late, type Keys } from '../../keys.ts'
import type { Deeds, Hold, PartnerScore, Score } from '../../score.ts'

/** The seat, and how far apart they sit, in adult heights. */
const SEAT = 0.34
const APART = 0.48

/** Legs that hang over nothing, one swinging forth while the other swings back. */
const dangling = (side: 1 | -1) =>
  ({ hip: [0, SEAT], rf: [0.2, 0.06 + 0.03 * side], lf: [0.16, 0.06 - 0.03 * side] }) as const

const lunch = (side: 1 | -1): Keys => ({
  0: { ...dangling(side), rh: [0.18, 0.5], lh: [0.16, 0.5], neck: 0.05 * side },
  0.3: { ...dangling(-1), rh: [0.12, 0.69], lh: [0.1, 0.69], mouth: 0.8, neck: 0 },
  0.42: { ...dangling(1), rh: [0.12, 0.68], lh: [0.1, 0.68], mouth: 0.1 },
  0.6: { ...dangling(-1), rh: [0.18, 0.51], lh: [0.16, 0.51], mouth: 0.3, neck: 0.1 * side },
  0.8: { ...dangling(1), mouth: 0.05, neck: 0.12 * side },
})

const rest = (side: 1 | -1): Keys => ({
  0: {
    ...dangling(side),
    rh: [0.14, 0.42],
    lh: [-0.08, 0.36],
    neck: 0.06 * side,
    look: 0.4 * side,
  },
  0.5: { ...dangling(-1), neck: 0.12 * side, mouth: 0.4, look: 0.6 * side },
  0.75: { ...dangling(1), neck: 0.02 * side, mouth: 0 },
})

const SANDWICH: Hold = { thing: '?sandwich', grip: 'leftHand', height: 0.1 }

/** All in a row on one girder, one behind the other. */
function inARow(deed: (side: 1 | -1) => Keys, holds: readonly Hold[]): Score {
  const other = (x: number, index: number): PartnerScore => ({
    x,
    z: 0,
    faces: 1,
    face: 'happy',
    holds,
    guest: true,
    keys: late(deed(index % 2 === 0 ? -1 : 1), 0.23 * (index + 1)),
  })
  return {
    seconds: 2.8,
    face: 'happy',
    needs: { place: 'above-city', company: 7 },
    holds,
    set: [{ thing: 'girder', x: APART / 2, y: SEAT - 0.17, z: 0.04, height: 0.16, shadow: false }],
    keys: deed(1),
    partner: other(APART, 0),
    fellows: (count) =>
      Array.from({ length: count }, (_, index) =>
        other(
          index % 2 === 0 ? -APART * (index / 2 + 1) : APART * ((index + 1) / 2 + 1),
          index + 1,
        ),
      ),
  }
}

/** Alone the beam is as long. */
export function alone({ partner: _partner, fellows: _fellows, ...score }: Score): Score {
  return score
}

const sized =
  (score: Score) =>
  ({ partner }: { readonly partner?: unknown }): Score =>
    partner ? score : alone(score)

/** High above a city, on nothing but a girder. */
export const ON_BEAMS: Deeds = {
  'lunch-on-beam': {
    needs: { place: 'above-city', company: 7 },
    by: sized(inARow(lunch, [SANDWICH])),
  },
  'sit-on-beam': { needs: { place: 'above-city', company: 7 }, by: sized(inARow(rest, [])) },
}
