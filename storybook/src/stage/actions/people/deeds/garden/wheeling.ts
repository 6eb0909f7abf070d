import { isPuppet } from '../../../../../cast/people/puppet.ts'
import type { Actor } from '../../../../../cast/actor.ts'
import type { ActionContext } from '../../../action.ts'
import type { Deeds, PartnerScore, Score, SetPiece } from '../../score.ts'
import { steps } from '../../steps.ts'

/** One walks at their side, a hand on the handlebar. */
const BESIDE = /bicycle|bike|scooter/u
/** How high each is beside who moves it, in adult heights, and how high its handle. */
const SIZES: readonly (readonly [name: RegExp, height: number, handle: number])[] = [
  [/wheelbarrow/u, 0.44, 0.36],
  [/sled/u, 0.24, 0.4],
  [/cart$/u, 0.58, 0.5],
  [BESIDE, 0.62, 0.58],
]
/** A felled tree lies, its trunk to who drags it: how long it is, and how high it is held. */
const FELLED = /tree|pine|trunk|surf-?board/u
const [LONG, HELD] = [1.15, 0.24]
const [TALL, HANDLE] = [0.58, 0.48]
/** From who walks to the near end. */
const REACH = { push: 0.16, pull: 0.4 }
/** How fast wheels turn at a walk, in radians a second. */
const ROLL = 3.2

interface Vehicle {
  readonly piece: SetPiece
  readonly handle: number
}

function vehicleOf(context: ActionContext, side: 1 | -1): Vehicle {
  const thing = context.object ?? 'cart'
  const actor = context.find(thing)
  if (actor && side < 0 && FELLED.test(actor.name)) return felled(context, actor)
  const [, height, handle] = SIZES.find(([name]) => name.test(actor?.name ?? '')) ?? [
    null,
    TALL,
    HANDLE,
  ]
  const half = ((actor?.aspect ?? 1) * height) / 2
  const at = BESIDE.test(actor?.name ?? '') ? { x: 0.04, z: -0.05 } : apart(half, side)
  const move: SetPiece['move'] = ({ t }) => ({ roll: t * ROLL })
  return { piece: { thing, ...(actor && { actor }), ...at, height, move }, handle }
}

const apart = (half: number, side: 1 | -1): { x: number; z: number } => ({
  x: side * (half + (side > 0 ? REACH.push : REACH.pull)),
  z: -0.02,
})

function felled(context: ActionContext, actor: Actor): Vehicle {
  const thick = 0.5 * actor.aspect * LONG
  const move: SetPiece['move'] = () => ({ lean: -Math.PI / 2 })
  const x = -REACH.pull
  return {
    piece: {
      thing: context.object ?? 'tree',
      actor,
      x,
      y: 0.8 * thick,
      z: 0.02,
      height: LONG,
      move,
    },
    handle: HELD + 0.8 * thick,
  }
}

function wheeling(context: ActionContext): Score {
  const { piece, handle } = vehicleOf(context, 1)
  return {
    seconds: 1.15,
    glides: true,
    face: 'happy',
    needs: { way: 0.35 },
    set: [piece],
    keys: steps({ rh: [0.24, handle], lh: [0.27, handle], torso: 0.12 }),
  }
}

function towing(context: ActionContext): Score {
  const { piece, handle } = vehicleOf(context, -1)
  const far = -REACH.pull - 0.06
  const { partner } = context
  const pull = { rh: [-0.16, handle], la: [0.3, 0.3], torso: 0.16 } as const
  const ahead = (turn: number): PartnerScore => ({
    x: 0.4 * turn,
    z: 0.02 * turn,
    faces: 1,
    late: (turn * 0.37) % 1,
    keys: steps(pull, { la: [-0.3, 0.3] }),
  })
  return {
    seconds: 1.2,
    glides: true,
    face: 'happy',
    needs: { way: 0.3 },
    set: [piece],
    keys: steps(pull, { la: [-0.3, 0.3] }),
    strands: ({ at, body }) => [
      {
        points: [
          at('rightHand'),
          { x: far * body, y: (piece.y ?? 0.5 * (piece.height ?? TALL)) * body },
        ],
        colour: '#8a6a48',
        width: 0.014,
      },
    ],
    ...(partner && isPuppet(partner) ? { partner: ahead(1) } : {}),
    fellows: (count) => Array.from({ length: count }, (_, index) => ahead(index + 2)),
  }
}

/** With a vehicle before or behind one that carries somebody or something. */
export const WHEELING: Deeds = {
  'wheel-load': { needs: { place: 'park', way: 0.35 }, by: wheeling },
  'tow-load': { needs: { place: 'park', way: 0.3, company: 4, alike: true }, by: towing },
}
