import { lookOf } from '../../../cast/people/look.ts'
import type { Look } from '../../../cast/people/outfit.ts'
import type { Subject } from '../../../plan/plan.ts'
import type { RigMove, RigPart } from './rigs.ts'

const FALLS = /^(?:long|wavy|locks|two-braids|bob|curly|afro)$/u
const BARE = /^(?:bald|balding)$/u

/** The head and the shoulder of the one over whose shoulder the camera looks; none when it looks over nobody's. */
export function shoulderOf(viewer: Subject | null, seed: number): readonly RigPart[] {
  return viewer?.person ? backOf(lookOf(viewer.person, { seed, colour: viewer.colour })) : []
}

const STRANDS =
  'M-58 -66Q-62 -50 -58 -34M-52 -72Q-55 -52 -52 -32M-45 -73Q-44 -52 -45 -32M-37 -70Q-34 -52 -37 -34'

const breathing = (t: number): RigMove => ({ y: 0.5 * Math.sin(t * 1.6), x: 0.4 * Math.sin(t) })

/** A back from near, at the left edge of the frame. */
function backOf({ skin, hair, outfit }: Look): RigPart[] {
  const { top, hat } = outfit
  const bald = BARE.test(hair.style)
  const parts: RigPart[] = [
    { outline: 'M-56 4V-30H-38V4Z', colour: skin },
    {
      outline: 'M-120 10V-16Q-84 -22 -60 -27Q-47 -31 -34 -27Q-14 -22 -7 10Z',
      colour: top.bare ? skin : top.colour,
    },
    { outline: 'M-33 -52a4.4 6.4 0 1 1 8 2a4.6 6.6 0 1 1 -8 -2Z', colour: skin },
    {
      outline: 'M-66 -52Q-66 -76 -47 -76Q-28 -76 -28 -52Q-29 -30 -47 -28Q-65 -30 -66 -52Z',
      colour: bald ? skin : hair.colour,
    },
  ]
  if (FALLS.test(hair.style)) {
    const fall = hair.style === 'bob' ? -26 : -8
    parts.push({
      outline: `M-70 -54Q-70 -79 -47 -79Q-25 -79 -25 -54L-27 ${fall}Q-47 ${fall + 8} -68 ${fall}Z`,
      colour: hair.colour,
    })
  }
  if (!bald) parts.push({ outline: STRANDS, colour: 'rgba(255,255,255,0.1)', line: 0.9 })
  if (hat) {
    const crown = 'M-69 -57Q-68 -84 -47 -84Q-26 -84 -25 -57Q-47 -62 -69 -57Z'
    parts.push({ outline: crown, colour: hat.colour })
  }
  return parts.map((part) => ({ ...part, move: breathing }))
}
