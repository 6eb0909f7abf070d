import type { Pose } from '../../../cast/actor.ts'
import { COLOUR_NAMES } from '../../../cast/colour/colour-names.ts'
import { createPicture } from '../../../cast/create-picture.ts'
import { findCreature } from '../../../lexicon/find-creature.ts'
import { findPicture } from '../../../lexicon/find-picture.ts'
import type { Light } from '../../../scene/light.ts'
import type { Piece } from '../../../scene/scene.ts'
import { overshoot, through, wave } from '../../easing.ts'
import { clipTo, type Hole } from './outside.ts'

const LOOKS_IN =
  /(?:^|, )(?:(?:an?|the|one|his|her) )?([a-z' -]+?) (looks in|waves|smiles|peeks|peers|stares|grins)\b/u

/** The words for a view without who looks in from out there. */
export const withoutLookers = (words: string): string => words.replace(LOOKS_IN, '')

/** No creature, but as good as one. */
const snowmanOf = (who: string): ReturnType<typeof findPicture> =>
  who.endsWith('snowman') ? findPicture('snowman') : null

/** Whoever looks in through the window: large behind the glass, up from below it. */
export function lookingIn(words: string, { hole, light }: { hole: Hole; light: Light }): Piece[] {
  const who = LOOKS_IN.exec(words)?.[1]
  const found = who === undefined ? null : (findCreature(who) ?? snowmanOf(who))
  if (who === undefined || found === null || found.picture === 'person') return []
  const colour = who.split(' ').find((word) => word in COLOUR_NAMES) ?? null
  const actor = createPicture(found.picture, { colour })
  const tall = hole.top - hole.bottom
  const large = actor.metres > 1
  const height = Math.min(
    tall * (large ? 1.3 : 0.8),
    ((hole.right - hole.left) * 0.9) / actor.aspect,
  )
  // The head of the large is in the upper half of the window, the small stand on its ledge.
  const foot = large ? hole.top - tall * 0.06 - height : hole.bottom - height * 0.04
  // Whoever is in the room stands in the middle.
  const side = (hole.left - hole.right) * (LOOKS_IN.exec(words)?.[2] === 'looks in' ? 0.12 : 0.3)
  return [
    {
      name: `${who} looks in`,
      depth: () => hole.z + 1,
      draw: (pen) => {
        const { ctx, t } = pen
        const risen = overshoot(through(t, -0.4, 1.6))
        const at = pen.project(
          side + wave(t / 5) * 0.12,
          foot - (1 - risen) * tall * 0.7,
          hole.z + 0.4,
        )
        const pixels = height * at.scale
        const pose: Pose = { lean: 0.03 * wave(t / 3), blink: t % 2.6 < 0.14 ? 1 : 0 }
        ctx.save()
        clipTo(pen, hole)
        ctx.translate(at.x, at.y)
        ctx.scale(pixels, pixels)
        actor.draw({ ctx, light, pixels, t }, pose)
        ctx.restore()
      },
    },
  ]
}
