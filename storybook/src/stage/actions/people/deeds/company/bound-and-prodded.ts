import type { ActionContext } from '../../../action.ts'
import type { Actor } from '../../../../../cast/actor.ts'
import { isPuppet } from '../../../../../cast/people/puppet.ts'
import { clamp } from '../../../../easing.ts'
import { inHand } from '../../grips.ts'
import { otherScale } from '../../seated-head.ts'
import type { Deeds, PartnerScore, Score, SetPiece, Strand } from '../../score.ts'

const ROPE = '#c9a05e'

/** Who stands stiffly with the arms at the sides. */
const bound = (x: number): PartnerScore => ({
  guest: true,
  x,
  z: 0.02,
  face: 'scared',
  keys: {
    0: { ra: [0.02, 0], la: [-0.02, 0], neck: -0.06 },
    0.5: { ra: [0.02, 0], la: [-0.02, 0], neck: 0.08, mouth: 0.4 },
  },
})

/** Rope around somebody at these heights, wide enough for a body. */
function windings(x: number, scale: number, body: number): Strand[] {
  return [0.34, 0.41, 0.48, 0.55].map((y, at) => ({
    points: [
      { x: (x - 0.1 * scale) * body, y: (y + 0.012 * (at % 2)) * scale * body },
      { x: (x + 0.1 * scale) * body, y: (y + 0.012 * ((at + 1) % 2)) * scale * body },
    ],
    colour: ROPE,
    width: 0.022 * scale,
    z: -0.01,
  }))
}

/** To a mast, a tree or a post: rope round and round, and its end in the hands of who ties. */
function tyingUp(context: ActionContext): Score {
  const scale = otherScale(context)
  const x = 0.44 + 0.1 * scale
  return {
    seconds: 1.6,
    set:
      context.object === null
        ? []
        : [{ thing: context.object, x, z: 0.05, height: 1.6, stands: true }],
    keys: {
      0: { rh: [0.28, 0.5], lh: [0.24, 0.44], torso: -0.06, rf: [0.1, 0], lf: [-0.12, 0] },
      0.5: { rh: [0.22, 0.54], lh: [0.18, 0.48], torso: -0.18 },
    },
    partner: bound(x),
    strands: ({ at, body }) => [
      ...windings(x, scale, body),
      {
        points: [{ x: (x - 0.1 * scale) * body, y: 0.48 * scale * body }, at('rightHand')],
        colour: ROPE,
        width: 0.018,
        z: -0.01,
      },
    ],
  }
}

const poked = (x: number): PartnerScore => ({
  guest: true,
  x,
  z: 0.02,
  faces: 1,
  keys: { 0: { torso: 0 }, 0.5: { torso: -0.1, neck: -0.1, mouth: 0.6, face: 'surprised' } },
})

interface Poked {
  readonly name: string
  readonly actor: Actor
}

/** What is poked, if it is nobody who dances with the other. */
function pokedThing(context: ActionContext): Poked | null {
  const { partner, aim } = context
  if (!aim || (partner && isPuppet(partner))) return null
  const actor = context.find(aim)
  return actor && { name: aim, actor }
}

/** It gives way a little each time. */
function yielding({ name, actor }: Poked, from: number, height: number): SetPiece {
  const poke = (phase: number): number => Math.max(0, Math.sin((phase - 0.25) * Math.PI * 2))
  return {
    thing: name,
    stands: true,
    x: from + (actor.aspect * height) / 2,
    z: 0.02,
    height,
    flip: true,
    shadow: true,
    move: ({ phase }) => ({ lean: -0.05 * poke(phase), x: 0.03 * poke(phase) }),
  }
}

/** With a finger, or with the tip of something long from as far away as it reaches. */
function poking(context: ActionContext): Score {
  const { partner, performer } = context
  const other = pokedThing(context)
  const stick = context.object === context.aim ? null : context.object
  const height = other
    ? clamp(other.actor.metres / performer.metres, 0.24, 1.4)
    : otherScale(context)
  const y = clamp(height * 0.5, 0.2, 0.56)
  const away = stick === null ? 0.36 : 0.76
  return {
    seconds: 1.5,
    holds:
      stick === null
        ? []
        : [{ ...inHand(stick, 0.56, [0.5, 0.9]), angle: 1.57 + (y < 0.4 ? 0.3 : 0) }],
    set: other ? [yielding(other, away, height)] : [],
    keys: {
      0: {
        right: 'point',
        rh: [0.2, y + 0.08],
        lh: [0.04, 0.5],
        torso: 0.02,
        rf: [0.1, 0],
        lf: [-0.12, 0],
      },
      0.5: { rh: [0.36, y + 0.06], torso: 0.16, mouth: 0.3 },
    },
    ...(other || !partner ? {} : { partner: poked(away + 0.1) }),
  }
}

/** With both hands, and the other stumbles away. */
function shoving(context: ActionContext): Score {
  const y = clamp(0.64 * otherScale(context), 0.3, 0.72)
  return {
    seconds: 1.8,
    keys: {
      0: { rh: [0.14, y], lh: [0.16, y - 0.04], torso: -0.06, rf: [-0.14, 0], lf: [0.12, 0] },
      0.35: { rh: [0.38, y], lh: [0.38, y - 0.05], torso: 0.28, right: 'open', left: 'open' },
      0.6: { rh: [0.36, y], lh: [0.36, y - 0.05], torso: 0.24, right: 'open', left: 'open' },
    },
    partner: {
      guest: true,
      x: 0.5,
      z: 0.02,
      faces: 1,
      keys: {
        0: { torso: 0, ra: [-0.1, 0.1], la: [0.1, 0.1] },
        0.35: { torso: 0.14, neck: -0.2 },
        0.6: {
          at: [0.16, 0],
          torso: 0.5,
          ra: [1.8, 0.4],
          la: [2.2, 0.3],
          rf: [0.2, 0.1],
          mouth: 0.9,
          face: 'surprised',
        },
        0.9: { at: [0.04, 0], torso: 0.1 },
      },
    },
  }
}

/** Tied up, and prodded. */
export const BOUND_AND_PRODDED: Deeds = {
  'tie-up': { needs: { partner: 'person' }, by: tyingUp },
  poke: { by: poking },
  shove: { needs: { partner: 'person' }, by: shoving },
}
