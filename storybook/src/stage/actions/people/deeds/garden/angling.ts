import type { Point } from '../../../../../scene/space.ts'
import type { Beat, Deeds, Score, Strand } from '../../score.ts'
import { posture } from '../../posture.ts'

/** Where the water begins, seen from the bank, in adult heights. */
const OUT = { x: 1.25, z: 0.75 }

/** How high the fish is out of the water, 0 to 1, and how far over it is turned: it leaps again before it is quite down. */
function leapOf({ phase }: Beat): { high: number; turn: number } {
  const angle = 2 * Math.PI * (phase + 0.1)
  return { high: 0.5 - 0.5 * Math.cos(angle), turn: -Math.sin(angle) }
}

/** An angler who leans back and hauls at a bent rod while the fish leaps at the end of the line. */
function hauling(fish: string, tall: number): Score {
  const rise = 0.42
  const mouth = (beat: Beat): Point => ({
    x: OUT.x - 0.55 * tall,
    y: 0.1 + rise * leapOf(beat).high + 0.5 * tall,
  })
  return {
    seconds: 2.6,
    costume: 'fisherman',
    needs: { place: 'lake' },
    face: 'surprised',
    // The rod is drawn bent, as a strand.
    keys: {
      0: { rh: [0.26, 0.56], lh: [0.32, 0.64], torso: -0.1, hip: [-0.06, 0.43] },
      0.2: { rf: [-0.2, 0], lf: [0.16, 0], torso: -0.34, neck: 0.1, mouth: 0.6 },
      0.5: { rh: [0.18, 0.62], lh: [0.26, 0.72], torso: -0.46, hip: [-0.12, 0.41] },
      0.8: { rh: [0.26, 0.56], lh: [0.32, 0.64], torso: -0.2, face: 'happy' },
    },
    set: [
      {
        thing: fish,
        x: OUT.x,
        z: OUT.z,
        height: tall,
        shadow: false,
        flip: true,
        stands: true,
        move: (beat) => {
          const { high, turn } = leapOf(beat)
          return { y: 0.1 + rise * high, spin: 0.45 * turn }
        },
      },
    ],
    strands: ({ beat, body, at }) => bentRod(at('rightHand'), mouth(beat), body),
    effects: [
      { name: 'splash', at: [OUT.x, 0.14], from: 0, until: 0.25, strength: 1.6 },
      { name: 'splash', at: [OUT.x, 0.14], from: 0.7, until: 1, strength: 1.6 },
    ],
  }
}

/** The rod, bent towards what pulls at it, and the tight line. */
function bentRod(hand: Point, end: Point, body: number): Strand[] {
  const at = (x: number, y: number): Point => ({ x: hand.x + x * body, y: hand.y + y * body })
  const tip = at(0.62, 0.52)
  return [
    {
      points: [at(-0.1, -0.12), at(0.12, 0.24), at(0.34, 0.5), at(0.52, 0.56), tip],
      colour: '#7a4a2a',
      width: 0.022,
    },
    { points: [tip, { x: end.x * body, y: end.y * body }], colour: '#f7f3ea', width: 0.007 },
  ]
}

/** How high one sits at the end of a pier, and how far below the float is. */
const DECK = 0.47
const FLOAT = { x: 0.86, y: 0.02 - DECK } as const

/** At the very end, the legs over the water, the line straight down into it. */
const FROM_PIER: Score = {
  seconds: 3.4,
  costume: 'fisherman',
  holds: [{ thing: 'fishing rod', angle: 0.95 }],
  set: [{ thing: 'pier end', x: -0.95, z: 0.04, height: 0.5, shadow: false }],
  keys: {
    0: {
      ...posture('at 0 0.47, hip 0 0.04, rf 0.16 -0.3, lf 0.2 -0.27'),
      rh: [0.24, 0.22],
      lh: [0.2, 0.18],
      neck: 0.1,
    },
    0.5: { ...posture('rf 0.2 -0.27, lf 0.15 -0.31'), rh: [0.24, 0.24], neck: 0.14, mouth: 0.2 },
  },
  strands: ({ at, body, beat }) => {
    const hand = at('rightHand')
    const tip = { x: hand.x + 0.72 * body, y: hand.y + 0.52 * body }
    const dip = 0.012 * Math.sin(beat.phase * 4 * Math.PI)
    const float = { x: FLOAT.x * body, y: (FLOAT.y + dip) * body }
    return [
      { points: [tip, float], colour: '#f7f3ea', width: 0.006 },
      { points: [float, { ...float, y: float.y + 0.03 * body }], colour: '#d6453f', width: 0.03 },
    ]
  },
}

/** Fish on the line. */
export const ANGLING: Deeds = {
  'fish-on-pier': FROM_PIER,
  'land-fish': { needs: { place: 'lake' }, by: ({ object }) => hauling(object ?? 'fish', 0.3) },
  'land-huge-fish': {
    needs: { place: 'lake' },
    by: ({ object }) => hauling(object ?? 'fish', 0.85),
  },
}
