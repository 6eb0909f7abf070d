import type { Beat, Deeds, Score, SetPiece, Strand } from '../../score.ts'
import { keyed } from '../../track.ts'

const ROPE = '#c9a878'
/** Where the bell hangs, and how high its mouth and its crown are, in adult heights. */
const HUNG = { x: 1.16, y: 0.36, height: 0.95 } as const

/** Swings about its crown, most just after it was struck. */
function hung(swing: (beat: Beat) => number): SetPiece[] {
  return [
    { thing: 'bell frame', x: HUNG.x, z: 0.06, height: 1.72 },
    {
      thing: 'great bell',
      x: HUNG.x,
      y: HUNG.y,
      z: 0.04,
      height: HUNG.height,
      shadow: false,
      move: (beat) => {
        const spin = swing(beat)
        return { spin, x: (-Math.sin(spin) * HUNG.height) / 2 }
      },
    },
  ]
}

/** When the beam hits. */
const STRIKE = 0.5
const beamAt = keyed([
  [0, 0],
  [0.3, -0.2],
  [STRIKE, 0.13],
  [0.62, -0.04],
  [0.85, 0],
])
const dying = ({ phase }: Beat): number => {
  const since = (phase - STRIKE + 1) % 1
  return 0.16 * Math.exp(-since * 4) * Math.cos(since * Math.PI * 6 + Math.PI / 2)
}

/** The two ropes that the beam hangs in. */
const slings = (beat: Beat): Strand[] =>
  [0.42, 0.68].map((x) => ({
    points: [
      { x, y: 1.32 },
      { x: x + beamAt(beat), y: 0.74 },
    ],
    colour: ROPE,
    width: 0.012,
    z: 0.03,
  }))

/** A hung beam is drawn back and let go against the rim. */
const STRUCK: Score = {
  seconds: 2.5,
  set: [
    ...hung(dying),
    {
      thing: 'striking beam',
      x: 0.55,
      y: 0.64,
      z: 0.02,
      height: 0.11,
      move: (beat) => ({ x: beamAt(beat) }),
    },
  ],
  keys: {
    0: { rh: [0.24, 0.69], lh: [0.32, 0.7], torso: 0.04, rf: [-0.1, 0], lf: [0.12, 0] },
    0.3: { rh: [0.06, 0.69], lh: [0.13, 0.7], torso: -0.14, neck: 0.06 },
    [STRIKE]: { rh: [0.37, 0.69], lh: [0.44, 0.7], torso: 0.16, neck: -0.04 },
    0.64: { rh: [0.22, 0.69], lh: [0.3, 0.7], torso: 0.02, neck: -0.08 },
  },
  strands: ({ beat }) => slings(beat),
  effects: [
    { name: 'notes', at: [HUNG.x, 1], from: STRIKE, until: 0.9, strength: 1.4 },
    { name: 'stars', at: [HUNG.x - 0.25, 0.66], from: STRIKE, until: 0.56, strength: 0.8 },
  ],
}

/** Pulled by a rope from its crown: the bell swings to and fro. */
const PULLED: Score = {
  seconds: 1.8,
  set: hung(({ phase }) => 0.3 * Math.sin(phase * Math.PI * 2)),
  keys: {
    0: { rh: [0.2, 0.92], lh: [0.22, 0.82], torso: -0.02, neck: -0.2 },
    0.4: { rh: [0.16, 0.56], lh: [0.18, 0.46], torso: 0.16, neck: 0.02, hip: [-0.04, 0.41] },
    0.55: { rh: [0.16, 0.56], lh: [0.18, 0.46], torso: 0.16 },
  },
  strands: ({ at, body }) => {
    const hand = at('rightHand')
    return [
      {
        points: [
          { x: HUNG.x * body, y: 1.3 * body },
          { x: 0.34 * body, y: 1.34 * body },
          hand,
          { x: hand.x + 0.02 * body, y: 0.2 * body },
        ],
        colour: ROPE,
        width: 0.014,
      },
    ]
  },
  effects: [{ name: 'notes', at: [HUNG.x, 1], strength: 1.2 }],
}

const BY_HAND: Score = {
  seconds: 0.9,
  face: 'happy',
  holds: [
    {
      thing: 'hand bell',
      angle: 0,
      height: 0.22,
      swing: ({ phase }) => 0.5 * Math.sin(phase * Math.PI * 2),
    },
  ],
  keys: {
    0: { rh: [0.2, 0.84], lh: [0.05, 0.48], mouth: 0.3 },
    0.5: { rh: [0.27, 0.9], torso: 0.03 },
  },
  effects: [{ name: 'notes', at: 'rightHand' }],
}

/** Bells that are rung by people. */
export const BELL_DEEDS: Deeds = { 'strike-bell': STRUCK, 'pull-bell': PULLED, ring: BY_HAND }
