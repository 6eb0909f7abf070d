import { salientBox } from './framing/attention.ts'
import { findTarget } from './framing/find-target.ts'
import { meanOf, meanWithin, sample, type Field } from './field.ts'
import type { Look } from './look.ts'
import { findCloth } from './regions/cloth.ts'
import { findFooting, isBust } from './regions/floor.ts'
import { findFire, findLights, type Lamp } from './regions/lights.ts'
import { findHair, isCloseUp } from './regions/head.ts'
import type { Share } from './regions/patches.ts'
import { findPerch } from './regions/perch.ts'
import { findWindows, isRoom } from './regions/room.ts'
import type { findSubjects } from './regions/subject.ts'
import type { Survey } from './survey.ts'
import type { Asked } from './wishes/asked.ts'

/** What is known of a world before its parts are looked for. */
export interface Ground {
  readonly look: Look
  readonly asked: Asked
  readonly inside: Field
  readonly sky: Field | null
  /** Water in the colours of the sky above it. */
  readonly lake: Field | null
  readonly horizon: number
  /** A drawing or a diagram, and no view. */
  readonly flat: boolean
  readonly face: Share | null
}

export type Subjects = ReturnType<typeof findSubjects>

interface Held {
  readonly attention: Field
  readonly water: Field | null
  readonly things: Subjects
}

/** Where one looks, and where guests may stand, swim or sit. */
export function placesOf(
  { look, sky, horizon, flat, face }: Ground,
  { attention, water, things }: Held,
): Pick<
  Survey,
  'sky' | 'horizon' | 'flat' | 'tone' | 'salient' | 'face' | 'footing' | 'perch' | 'paper'
> {
  const salient = salientBox(attention)
  const footing = findFooting(look, { sky, water, things, horizon })
  return {
    sky,
    horizon,
    flat,
    tone: meanOf(look.bright),
    salient,
    face,
    footing: isNear(face) || (!sky && isBust(look)) ? { ...footing, ground: null } : footing,
    perch: sky && findPerch(sky, salient),
    paper: flat && sky !== null && meanWithin(look.colourful, sky) < 0.1,
  }
}

interface Parts {
  readonly water: Field | null
  readonly foliage: Field | null
  readonly found: Subjects
}

type Details = Pick<
  Survey,
  | 'water'
  | 'foliage'
  | 'lights'
  | 'fire'
  | 'dark'
  | 'indoors'
  | 'windows'
  | 'cloth'
  | 'hair'
  | 'target'
>

export function detailsOf(ground: Ground, { water, foliage, found }: Parts): Details {
  const { look, asked, sky, inside, face } = ground
  const dark = isDark(look, sky)
  const indoors = isIndoors(ground, foliage)
  const lights = findLights(look, { dark, asked: asked.lights, fire: asked.fire }).filter(
    (lamp) => sample(inside, lamp.u, lamp.v) > 0 && !isWorn(lamp, face),
  )
  return {
    water,
    foliage,
    lights,
    fire: fireAmong(lights, look),
    dark,
    indoors,
    windows: indoors ? findWindows(look) : [],
    cloth: asked.cloth && findCloth(asked.cloth, look, { sky, foliage, things: found }),
    hair: asked.hair ? findHair(look) : null,
    target:
      asked.target &&
      findTarget(asked.target, look, { sky, water, foliage, lights, things: found }),
  }
}

/** Said of a picture without a sky, "outside" is what its windows show. */
function isIndoors({ look, asked, sky, flat, face }: Ground, foliage: Field | null): boolean {
  if (asked.room || (asked.outside && !sky)) return true
  // What is behind head and shoulders may be a wall or a studio's backdrop: before it, snow may fall.
  return !flat && !isNear(face) && isRoom(look, { sky, foliage })
}

/** In the dark, faces and collars are the brightest things, and none of them glows. */
function isWorn({ u, v, kind }: Lamp, face: Share | null): boolean {
  if (!face || kind !== 'lamp') return false
  const [wide, high] = [face.right - face.left, face.bottom - face.top]
  const across = u > face.left - 0.5 * wide && u < face.right + 0.5 * wide
  return across && v > face.top - 0.2 * high && v < face.bottom + 1.2 * high
}

function fireAmong(lights: Survey['lights'], look: Look): Field | null {
  return lights.some(({ kind }) => kind === 'fire') ? findFire(look) : null
}

/** Lit houses make a night bright; its sky stays dark. */
function isDark({ bright }: Look, sky: Field | null): boolean {
  return meanOf(bright) < 0.26 || (sky !== null && meanWithin(bright, sky) < 0.24)
}

/** Whether it is somebody's head and shoulders. */
function isNear(face: Share | null): boolean {
  return face !== null && isCloseUp(face)
}
