import type { Ink } from '../../../../cast/props/ink.ts'
import type { Actor } from '../../../../cast/actor.ts'
import { liveActor } from '../bench/live.ts'

const [SKIN, LIT, SHADE] = ['#e8b48c', '#f2c6a2', '#c98f68']
const [SLEEVE, FOLD, CUFF] = ['#4f7f8a', '#3f6a74', '#6d9ca6']

/** How a hand is held: about to touch, one finger out, a pinch, a fist round a handle, flat. */
export type Grasp = 'reach' | 'point' | 'pinch' | 'fist' | 'flat'

/** Fingers to the left, the arm to the right; what they touch or hold is at 0, 0. */
const GRASPS: Readonly<Record<Grasp, (ink: Ink) => void>> = {
  reach: (ink) => {
    forearm(ink, 30)
    ink.line('M50 -6Q34 -22 18 -20', 8.4, SHADE)
    palm(ink, 46)
    ink.line('M34 12Q22 17 8 13', 7.6, SKIN)
    ink.line('M30 6Q16 9 2 5', 8, SKIN)
    ink.line('M30 -1Q14 0 0 -3', 8, SKIN)
    ink.line('M32 -8Q18 -11 5 -11', 8, LIT)
    ink.line('M16 1Q10 1.6 6 0', 0.9, SHADE)
    ink.line('M18 9.6Q12 11 8 9', 0.9, SHADE)
  },
  point: (ink) => {
    forearm(ink, 36)
    palm(ink, 50)
    ink.line('M42 -9Q22 -6 3 0', 8, LIT)
    ink.line('M41 -2L32 1', 9, SKIN)
    ink.line('M42 6L34 9', 9, SKIN)
    ink.line('M44 13L38 15', 8.4, SKIN)
    ink.line('M56 -10Q44 -2 36 -3', 8, SHADE)
    ink.line('M37 4.6L44 3', 0.9, SHADE)
    ink.line('M39 11.6L45 10', 0.9, SHADE)
  },
  pinch: (ink) => {
    forearm(ink, 30)
    ink.line('M42 10Q22 20 4 6', 8.6, SHADE)
    palm(ink, 44)
    ink.line('M34 10Q22 8 13 11', 7.6, SKIN)
    ink.line('M30 4Q16 2 7 6', 8, SKIN)
    ink.line('M30 -3Q16 -8 3 1', 8, SKIN)
    ink.line('M32 -9Q16 -16 1 -3', 8, LIT)
    ink.line('M22 -5Q14 -6 9 -2', 0.9, SHADE)
  },
  fist: (ink) => {
    forearm(ink, 12)
    palm(ink, 26)
    for (const [at, y] of [-11, -3.6, 3.8, 11].entries()) {
      ink.line(`M12 ${y}Q-4 ${y - 1} -8 ${y + 1}`, 8.4, at === 0 ? LIT : SKIN)
      if (at > 0) ink.line(`M8 ${y - 3.8}L-7 ${y - 3}`, 0.9, SHADE)
    }
    ink.line('M20 -13Q6 -20 -6 -12', 7.6, SHADE)
  },
  flat: (ink) => {
    ink.moved({ x: 34, y: -4, turn: -0.45 }, () => forearm(ink, 0))
    ink.shape('M-30 2Q-34 -4 -26 -6L16 -12Q34 -18 42 -8Q46 4 34 6L-24 6Q-28 6 -30 2Z', SKIN)
    ink.line('M-28 0L18 -3', 0.9, SHADE)
    ink.line('M-24 -5L16 -11', 2.4, LIT)
    ink.line('M20 -4Q4 2 -6 2', 7, SHADE)
  },
}

function palm(ink: Ink, wide: number): void {
  ink.shape(
    `M${wide + 14} -11Q${wide} -16 ${wide - 14} -13Q${wide - 20} -4 ${wide - 19} 6Q${wide - 16} 17 ${wide - 4} 16Q${wide + 6} 14 ${wide + 14} 11Z`,
    SKIN,
  )
}

function forearm(ink: Ink, from: number): void {
  ink.shape(`M${from + 10} -10L${from + 40} -13V13L${from + 10} 11Z`, SKIN)
  ink.shape(`M${from + 34} -17L${from + 420} -50V56L${from + 34} 17Z`, SLEEVE)
  ink.shape(`M${from + 34} 6L${from + 420} 20V56L${from + 34} 17Z`, FOLD)
  ink.line(`M${from + 35} -17V17`, 5, CUFF)
}

const made = new Map<Grasp, Actor>()

/** A hand with its arm; it takes no room, for the arm comes in from outside the frame. */
export function handActor(grasp: Grasp): Actor {
  const known = made.get(grasp)
  if (known) return known
  const draw = GRASPS[grasp]
  const actor = liveActor({
    name: `hand ${grasp}`,
    width: 0,
    draw: (ink) => ink.moved({ y: 100 }, () => draw(ink)),
  })
  made.set(grasp, actor)
  return actor
}
