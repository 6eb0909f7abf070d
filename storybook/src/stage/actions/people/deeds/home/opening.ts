import type { Actor } from '../../../../../cast/actor.ts'
import { clamp, through } from '../../../../easing.ts'
import type { Beat, Deeds, Score, SetPiece } from '../../score.ts'
import { posture } from '../../posture.ts'

/** When the lid goes up, as a share of the deed. */
const LIFTED = { from: 0.3, long: 0.2 }
const SHINING = /\b(treasure|chest|trunk|coffer|jewel\w*|jewellery|magic|gold)\b/u
/** Boxes that are opened on a table. */
const LITTLE = /\b(jewel\w*|music|ring|lunch|pizza|match|tool|paint|pencil|snack|chocolate)\b/u

const lidAt = ({ phase }: Beat): { open: number; guise: string } => ({
  open: through(phase, LIFTED.from, LIFTED.long),
  guise: 'open',
})

type Lidded = (where: Omit<SetPiece, 'thing'>) => SetPiece

const lidded =
  (actor: Actor): Lidded =>
  (where) => ({ thing: '?box', actor, stands: true, move: lidAt, ...where })

/** A chest on the ground: down to its lid, up with it, and astonished at what is inside. */
function onTheGround(lid: Lidded, height: number): Score {
  const rim = Math.min(0.5, height * 0.8)
  return {
    seconds: 4.2,
    once: true,
    face: 'happy',
    set: [lid({ x: 0.5, z: -0.02, height })],
    keys: {
      0: {
        ...posture('hip -0.03 0.45, torso 0.3, neck 0.1'),
        rh: [0.26, rim + 0.12],
        lh: [0.3, rim + 0.1],
      },
      0.25: { hip: [-0.04, 0.42], torso: 0.5, neck: 0.1, rh: [0.32, rim], lh: [0.36, rim] },
      0.5: {
        ...posture('hip -0.02 0.45, torso 0.3, neck 0.16'),
        rh: [0.3, rim + 0.3],
        lh: [0.34, rim + 0.28],
      },
      0.62: ASTONISHED,
      1: { ...ASTONISHED, face: 'happy', mouth: 0.5 },
    },
  }
}

const ASTONISHED = {
  hip: [-0.02, 0.46],
  torso: 0.2,
  neck: 0.2,
  rh: [0.16, 0.72],
  lh: [0.3, 0.7],
  right: 'open',
  left: 'open',
  face: 'surprised',
  mouth: 0.8,
} as const

/** A little box on a table. */
function onATable(lid: Lidded, height: number): Score {
  return {
    ...onTheGround(lid, height),
    set: [
      { thing: 'table', x: 0.46, z: 0.03, height: 0.4 },
      lid({ x: 0.42, y: 0.4, z: 0.02, height, shadow: false }),
    ],
    keys: {
      0: { rh: [0.28, 0.52], lh: [0.4, 0.52], torso: 0.1, neck: 0.16 },
      0.25: { rh: [0.32, 0.46 + height], lh: [0.42, 0.46 + height], torso: 0.14 },
      0.5: { rh: [0.28, 0.6 + height], lh: [0.38, 0.6 + height], torso: 0.06 },
      0.62: { ...ASTONISHED, hip: [0, 0.471], torso: 0.06 },
      1: { ...ASTONISHED, hip: [0, 0.471], torso: 0.08, face: 'happy', mouth: 0.4 },
    },
  }
}

/** A fridge, a wardrobe: its door comes towards whoever pulls it. */
function upright(lid: Lidded, height: number): Score {
  return {
    seconds: 3.6,
    once: true,
    set: [lid({ x: 0.56, z: 0.04, height })],
    keys: {
      0: { rh: [0.28, 0.5], la: [0.05, 0.3], torso: 0.06 },
      0.3: { rh: [0.33, 0.54], torso: 0.1 },
      0.6: { rh: [0.22, 0.54], hip: [-0.04, 0.466], neck: 0.06, mouth: 0.3 },
      1: { rh: [0.2, 0.54], hip: [-0.04, 0.466], neck: 0.12, mouth: 0.2 },
    },
  }
}

/** "Chest with rubber duck inside": what is in it. */
const INSIDE = /^(.+) with (.+) inside$/u

/** Comes up out of the box when the lid is up, before it where an open lid would hide it, and stays there to be seen. */
function comingOut(actor: Actor, box: SetPiece): SetPiece {
  const base = box.height ?? 0.3
  const height = clamp(actor.metres / 1.72, 0.24, 0.36) / Math.max(1, actor.aspect / 1.4)
  const rim = (box.y ?? 0) + (base > 0.62 ? 0.3 : 0.85) * base
  return {
    thing: '?found',
    actor,
    x: box.x,
    y: rim,
    z: (box.z ?? 0) - 0.01,
    height,
    shadow: false,
    move: ({ phase }) => {
      const out = through(phase, LIFTED.from + LIFTED.long * 0.6, 0.2)
      return { height: height * Math.max(0.01, out), alpha: out > 0 ? 1 : 0 }
    },
  }
}

function withFound(score: Score, found: Actor | null): Score {
  const box = score.set?.find(({ thing }) => thing === '?box')
  return found && box ? { ...score, set: [...(score.set ?? []), comingOut(found, box)] } : score
}

function scoreFor(actor: Actor, object: string): Score {
  const lid = lidded(actor)
  const height = actor.metres / 1.72
  if (height > 0.62) return upright(lid, clamp(height, 0.8, 1.2))
  const little = height < 0.2 || LITTLE.test(object)
  return little ? onATable(lid, clamp(height, 0.15, 0.2)) : onTheGround(lid, Math.max(0.34, height))
}

/** Whoever opens a thing has it before them, and it opens. */
export const OPENING: Deeds = {
  'open-lid': {
    by: (context) => {
      const [, box, found] = INSIDE.exec(context.object ?? '') ?? []
      const name = box ?? context.object ?? 'box'
      const actor = context.find(name) ?? context.find('package')
      if (!actor) throw new Error('The cast has no box.')
      const inside = found === undefined ? null : context.find(found)
      const score = withFound(scoreFor(actor, name), inside)
      if (!SHINING.test(name)) return score
      return { ...score, effects: [{ name: 'magic', at: [0.5, 0.4], from: 0.45, until: 1 }] }
    },
  },
}
