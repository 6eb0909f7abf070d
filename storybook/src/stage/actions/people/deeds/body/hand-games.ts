import type { Deeds, SetPiece } from '../../score.ts'

/** A hand of paper over one of two players; what they choose is hidden while they count. */
function handSign(thing: string, x: number, when: 'shown' | 'hidden'): SetPiece {
  return {
    thing,
    x,
    y: 0.74,
    z: -0.05,
    height: 0.2,
    move: ({ phase }) => ({
      height: (phase < 0.4 || phase > 0.93) === (when === 'shown') ? 0.2 : 0,
      y: when === 'hidden' ? 0.03 * Math.sin(phase * 30) : 0,
    }),
  }
}

/** What two play with nothing but their hands. */
export const HAND_GAMES: Deeds = {
  'rock-paper-scissors': {
    needs: { place: 'playground', framing: 'close-up' },
    seconds: 2.4,
    // Hands are small: what each has chosen is held up large between them.
    set: [
      handSign('victory hand', 0.22, 'shown'),
      handSign('raised hand', 0.56, 'shown'),
      handSign('raised fist', 0.22, 'hidden'),
      handSign('raised fist', 0.56, 'hidden'),
    ],
    keys: {
      0: { rh: [0.31, 0.6], right: 'scissors', mouth: 0.7, face: 'happy', rw: 0.3 },
      0.36: { rh: [0.31, 0.6], right: 'scissors', mouth: 0.7, face: 'happy' },
      0.46: { rh: [0.27, 0.7], right: 'fist' },
      0.56: { rh: [0.27, 0.56] },
      0.66: { rh: [0.27, 0.7] },
      0.76: { rh: [0.27, 0.56] },
      0.86: { rh: [0.27, 0.7], right: 'fist' },
      0.94: { rh: [0.31, 0.6], right: 'scissors', mouth: 0.6, face: 'surprised' },
    },
    partner: {
      x: 0.78,
      face: 'neutral',
      keys: {
        0: { rh: [0.31, 0.6], right: 'open', mouth: 0.3, face: 'sad', rw: 0.3 },
        0.36: { rh: [0.31, 0.6], right: 'open' },
        0.46: { rh: [0.27, 0.7], right: 'fist' },
        0.56: { rh: [0.27, 0.56] },
        0.66: { rh: [0.27, 0.7] },
        0.76: { rh: [0.27, 0.56] },
        0.86: { rh: [0.27, 0.7], right: 'fist' },
        0.94: { rh: [0.31, 0.6], right: 'open', mouth: 0.3, face: 'sad' },
      },
    },
  },
}
