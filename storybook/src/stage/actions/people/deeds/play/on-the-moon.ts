import type { Point } from '../../../../../scene/space.ts'
import type { Beat, Deeds, Score, SetPiece, Strand } from '../../score.ts'

/** In the bow of the crescent, with the high horn behind the back and the legs over the low one. */
const SEATED = { hip: [0, 0.46], rf: [0.42, 0.3], lf: [0.38, 0.34] } as const
const MOON: SetPiece = {
  thing: 'crescent moon',
  x: 0,
  z: -0.01,
  height: 1.3,
  flip: true,
  shadow: false,
}
/** Where stars hang on threads beside the moon, and how long these are seen. */
const HUNG: readonly Point[] = [
  { x: 1.42, y: 0.85 },
  { x: -1.05, y: 0.95 },
  { x: -1.35, y: 0.35 },
]
const TOP = 2.2
const ROD = 0.75

const swayOf = ({ t }: Beat, at: number): number => 0.03 * Math.sin(t * 1.3 + at * 2)

const hungStars = HUNG.map(({ x, y }, at): SetPiece => ({
  thing: 'star',
  x,
  y,
  z: 0.1,
  height: 0.22,
  shadow: false,
  move: (beat) => ({ x: swayOf(beat, at) }),
}))

function threads(beat: Beat, body: number): Strand[] {
  return HUNG.map(({ x, y }, at) => ({
    points: [
      { x: x * body, y: TOP * body },
      { x: (x + swayOf(beat, at)) * body, y: (y + 0.2) * body },
    ],
    colour: '#f7e9b8',
    width: 0.005,
    z: 0.1,
  }))
}

const CATCH = { x: 0.94, y: 0.12 }
const bite = ({ t }: Beat): number => 0.06 * Math.sin(t * 1.8)

/** Angles from the moon for what hangs on the hook. */
function fishing(what: string): Score {
  return {
    seconds: 3.4,
    needs: { place: 'sky' },
    face: 'happy',
    holds: [{ thing: 'fishing rod', angle: ROD }],
    keys: {
      0: { ...SEATED, rh: [0.24, 0.68], lh: [0.2, 0.64], neck: 0.12 },
      0.5: { rh: [0.24, 0.71], rf: [0.44, 0.34], lf: [0.36, 0.3], mouth: 0.3 },
    },
    set: [
      MOON,
      ...hungStars,
      {
        thing: what,
        x: CATCH.x,
        y: CATCH.y,
        height: 0.26,
        shadow: false,
        stands: true,
        move: (beat) => ({ y: bite(beat), lean: 0.1 * Math.sin(beat.t * 2.2) }),
      },
    ],
    strands: ({ beat, at, body }) => [
      ...threads(beat, body),
      {
        points: [
          {
            x: at('rightHand').x + Math.sin(ROD) * 0.89 * body,
            y: at('rightHand').y + Math.cos(ROD) * 0.89 * body,
          },
          { x: CATCH.x * body, y: (CATCH.y + 0.25 + bite(beat)) * body },
        ],
        colour: '#f7f3ea',
        width: 0.006,
      },
    ],
  }
}

/** In the night sky, on a crescent that is as large as a boat. */
export const ON_THE_MOON: Deeds = {
  'fish-from-moon': { needs: { place: 'sky' }, by: ({ object }) => fishing(object ?? 'star') },
  'sit-on-crescent': {
    seconds: 4,
    needs: { place: 'sky' },
    face: 'happy',
    keepsTool: true,
    keys: {
      0: { ...SEATED, rh: [0.18, 0.46], lh: [-0.1, 0.46], neck: -0.1 },
      0.5: { rf: [0.44, 0.34], lf: [0.36, 0.3], neck: -0.16, mouth: 0.2 },
    },
    set: [MOON, ...hungStars],
    strands: ({ beat, body }) => threads(beat, body),
  },
}
