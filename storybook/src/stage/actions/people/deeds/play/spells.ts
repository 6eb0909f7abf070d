import { readColour } from '../../../../../cast/colour/read-colour.ts'
import { inHand } from '../../grips.ts'
import type { Deeds, Score, Strand } from '../../score.ts'
import { posture } from '../../posture.ts'

const CASTING: Score = {
  seconds: 2.4,
  costume: 'wizard',
  needs: { place: 'wizard-study' },
  // Held away, or its head would hide the face.
  holds: [{ ...inHand('staff', 0.92), angle: 0.16 }],
  keys: {
    0: { rh: [0.26, 0.54], lh: [0.26, 0.6], left: 'open', torso: -0.04, mouth: 0.1 },
    0.3: { rh: [0.24, 0.56], lh: [0.2, 0.98], left: 'open', torso: -0.14, neck: -0.1 },
    0.5: posture(
      'rh 0.3 0.52, lh 0.42 0.82, torso 0.14, mouth 0.9, hip 0.02 0.45, rf -0.12 0, lf 0.12 0',
    ),
    0.8: { rh: [0.3, 0.52], lh: [0.4, 0.8], torso: 0.1, mouth: 0.5 },
  },
  effects: [
    { name: 'magic', at: [0.66, 0.94], from: 0.45, until: 0.9, strength: 2.4 },
    { name: 'stars', at: [0.85, 0.9], from: 0.5, until: 0.9, strength: 1.4 },
    { name: 'magic', at: 'leftHand', strength: 0.8 },
    { name: 'flash', at: [0.7, 0.95], from: 0.48, until: 0.55 },
  ],
}

/** Where the staff ends, and how far a spell reaches, in heights of whoever casts it. */
const [FROM, REACH] = [{ x: 0.26, y: 0.8 }, 0.32]
const STEPS = 7

/** The colour of what is cast; null where none is said and none is known. */
function toneOf(spell: string): string | null {
  const told = spell.split(' ').map((word) => readColour(word))
  const hue = told.find((each) => each !== null && each !== 'rainbow')
  if (hue !== undefined) return hue
  if (/lightning|bolt|ice|frost/u.test(spell)) return '#8fd0ff'
  return /fire|flame/u.test(spell) ? '#ff7a2e' : null
}

/** A bolt is jagged, everything else waves. */
function path(spell: string, t: number, line: number): Strand['points'] {
  const jagged = /lightning|bolt|electric/u.test(spell)
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const share = step / STEPS
    const wide = 0.09 * Math.sin(Math.PI * Math.min(1, share + 0.15))
    const odd = Math.sin(step * 12.9 + line * 4.1 + Math.floor(t * 10) * 7.7)
    const wave = Math.sin(share * 9 - t * 7 + line * 2.1)
    return { x: FROM.x + share * REACH, y: FROM.y - 0.06 * share + wide * (jagged ? odd : wave) }
  })
}

/** Beams in the spell's own colour, from the staff to whoever stands there. */
function inColour(spell: string, tone: string): Score {
  return {
    ...CASTING,
    effects: [{ name: 'flash', at: [0.7, 0.9], from: 0.48, until: 0.55 }],
    strands: ({ beat: { phase, t }, body }) =>
      phase < 0.1
        ? []
        : [0, 1, 2].map((line) => ({
            points: path(spell, t, line).map(({ x, y }) => ({ x: x * body, y: y * body })),
            colour: line === 2 ? '#ffffff' : tone,
            width: [0.05, 0.03, 0.012][line] ?? 0.02,
            z: -0.05,
          })),
  }
}

/** Magic from a staff. */
export const SPELLS: Deeds = {
  'cast-spell': {
    by: ({ object }) => {
      const tone = toneOf(object ?? '')
      return tone === null ? CASTING : inColour(object ?? '', tone)
    },
  },
}
