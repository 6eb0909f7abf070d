import type { Shot } from '../../plan/plan.ts'
import type { Box } from '../../scene/space.ts'
import { ABOVE } from '../telling/looking-down.ts'
import type { Role } from './roles.ts'
import { isRing } from './rings.ts'
import { wantsSteps } from './steps.ts'
import { wantsStagger } from './staggered.ts'
import { wantsTwoRows } from './two-rows.ts'

/** From so many on, a group on the ground is looked at from above, or it would be a thin line of dwarfs. */
function mostInALine({ width, height }: Box): number {
  const aspect = width / height
  return aspect > 1.5 ? 6 : aspect > 1.1 ? 5 : aspect > 0.7 ? 4 : 3
}

/** The shot with the framing that shows a crowd row by row, when it names none and has a crowd. */
export function overCrowds(shot: Shot, roles: readonly Role[], box: Box): Shot {
  const { camera } = shot
  if (camera.framing !== null || isUnderSky(shot)) return shot
  const most = mostInALine(box)
  const crowded = roles.some(
    ({ part, medium, actors, subject }) =>
      part === 'row' && medium === 'ground' && (actors.length > most || isRing(subject)),
  )
  const rows = wantsTwoRows(roles, shot, box) || wantsStagger(roles, shot, box)
  return crowded || rows || wantsSteps(roles, shot, box)
    ? { ...shot, camera: { ...camera, framing: 'high-angle' } }
    : shot
}

/** Whether something fills the sky that is spoken of: from above hills would hide it. */
function isUnderSky({ subjects, weather }: Shot): boolean {
  return weather === 'rainbow' || subjects.some(({ noun }) => ABOVE.test(noun))
}
