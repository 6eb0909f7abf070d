import type { ActionContext, EffectName } from '../../../action.ts'
import { ONE_KNEE } from '../../postures.ts'
import { FARM } from '../../settings.ts'
import { isPuppet } from '../../../../../cast/people/puppet.ts'
import type { Deeds, Hold, PartnerScore, Score, SetPiece, Variation } from '../../score.ts'

/** Where on a beast the hands are: how far from its near end and from the ground, in its own width and height. */
const SPOTS = {
  mane: { along: 0.68, up: 0.82 },
  back: { along: 0.44, up: 0.72 },
  fleece: { along: 0.4, up: 0.5 },
  hoof: { along: 0.22, up: 0.12 },
} as const

interface Work {
  readonly spot: keyof typeof SPOTS
  /** What is usual when the prompt names no beast. */
  readonly usual: string
  readonly holds?: readonly Hold[]
  readonly costume?: string
  /** What flies off. */
  readonly bits?: EffectName
  /** Lies on the ground before the beast. */
  readonly heap?: string
  /** Lies on the beast's back from the middle of the film on. */
  readonly laid?: string
  readonly needs?: Score['needs']
  /** So many find room at one beast; each has their own unless told. */
  readonly room?: number
}

const tool = (thing: string, height: number, angle = 0): Hold => ({ thing, angle, height })

/** Hands on a beast, and close to it: a large one stands on the ground, a small one on a table. */
function upon(work: Work): Variation {
  const { room } = work
  const company = room === undefined ? {} : { company: room, alike: true }
  return { needs: { ...(work.needs ?? FARM), ...company }, by: (context) => atWork(work, context) }
}

/** The beast as it stands there, and where the hands are on it. */
interface Met {
  readonly pieces: readonly SetPiece[]
  readonly reach: number
  readonly hand: number
  readonly tall: number
  /** Its middle, and half of its length. */
  readonly middle: number
  readonly half: number
}

function meet({ spot, usual }: Work, context: ActionContext): Met {
  const noun = context.aim ?? context.object ?? usual
  const beast = context.find(noun) ?? context.find(usual)
  const { metres = 1, aspect = 1.2 } = beast ?? {}
  const real = metres / context.performer.metres
  const raised = real < 0.42 ? 0.36 : 0
  const tall = raised > 0 ? Math.max(0.3, real) : Math.min(1.12, Math.max(0.46, real))
  const { along, up } = SPOTS[spot]
  const hand = raised + up * tall
  const reach = hand > 0.5 ? 0.36 : 0.34
  const x = reach + (0.5 - along) * aspect * tall
  const table: SetPiece = { thing: 'table', x, z: 0.07, height: raised }
  const stands: SetPiece = {
    thing: noun,
    ...(beast ? { actor: beast } : {}),
    stands: true,
    x,
    y: raised,
    z: 0.06,
    height: tall,
    shadow: raised === 0,
    move: ({ t }) => ({ lean: Math.sin(t * 1.7) * 0.008 }),
  }
  return {
    pieces: raised > 0 ? [table, stands] : [stands],
    reach,
    hand,
    tall,
    middle: x,
    half: (aspect * tall) / 2,
  }
}

function atWork(work: Work, context: ActionContext): Score {
  const met = meet(work, context)
  const { pieces, reach, hand, tall } = met
  return {
    seconds: 1.4,
    ...(work.costume ? { costume: work.costume } : {}),
    face: 'happy',
    holds: work.holds ?? [],
    set: [...pieces, ...laidOn(work, { x: reach, y: hand, tall })],
    keys: strokes(reach, hand),
    ...(work.room === undefined ? {} : others(context, met)),
    effects: work.bits ? [{ name: work.bits, at: [reach + 0.04, hand], strength: 0.8 }] : [],
  }
}

/** Behind the beast's other end stands the second, before its near end the third. */
function others(
  { partner }: ActionContext,
  { reach, hand, middle, half }: Met,
): Pick<Score, 'partner' | 'fellows'> {
  if (!partner || !isPuppet(partner)) return {}
  const keys = strokes(reach, Math.min(hand, 0.6))
  const behind: PartnerScore = { x: middle + half * 0.6 + reach, z: 0.02, faces: -1, keys }
  const before: PartnerScore = { x: middle - half - reach * 0.6, z: 0, faces: 1, keys, late: 0.4 }
  const all = [behind, before].map((each) => ({ ...each, face: 'happy' as const }))
  return { ...(all[0] ? { partner: all[0] } : {}), fellows: (count) => all.slice(1, 1 + count) }
}

/** To and fro over the spot; low down on one knee. */
function strokes(reach: number, hand: number): Score['keys'] {
  const kneels = hand < 0.3
  const bent = kneels ? 0.36 : Math.max(0.08, (0.72 - hand) * 1.5)
  const low = kneels ? ONE_KNEE : {}
  return {
    0: {
      ...low,
      rh: [reach, hand + 0.02],
      lh: [reach - 0.06, hand - 0.04],
      torso: bent,
      neck: 0.08,
    },
    0.5: { rh: [reach + 0.07, hand - 0.03], torso: bent + 0.05, mouth: 0.2 },
  }
}

function laidOn(
  { laid, heap }: Work,
  at: { x: number; y: number; tall: number },
): readonly SetPiece[] {
  if (heap !== undefined) return [{ thing: heap, x: at.x - 0.02, z: -0.08, height: 0.15 }]
  if (laid === undefined) return []
  const height = at.tall * 0.3
  return [
    {
      thing: laid,
      x: at.x,
      y: at.y - height * 0.62,
      height,
      shadow: false,
      move: ({ t }) => ({ y: 0.03 * Math.max(0, Math.sin(t * 2.2)) }),
    },
  ]
}

const CLINIC = { place: 'veterinary clinic' } as const

/** What hands do to beasts. */
export const ON_BEASTS: Deeds = {
  'groom-horse': upon({ spot: 'back', usual: 'horse', holds: [tool('hairbrush', 0.16, 1.7)] }),
  'braid-mane': upon({ spot: 'mane', usual: 'horse' }),
  'saddle-horse': upon({ spot: 'back', usual: 'horse', laid: 'saddle' }),
  'shoe-horse': upon({ spot: 'hoof', usual: 'horse', holds: [tool('hammer', 0.24, 0.6)] }),
  'shave-sheep': upon({
    spot: 'fleece',
    usual: 'sheep',
    costume: 'farmer',
    holds: [tool('clippers', 0.2, 1.5)],
    bits: 'tufts',
    heap: 'fleece heap',
  }),
  'pet-beast': upon({ spot: 'mane', usual: 'horse', room: 3 }),
  'love-beast': upon({ spot: 'mane', usual: 'horse', bits: 'hearts' }),
  'wash-beast': upon({
    spot: 'fleece',
    usual: 'elephant',
    holds: [tool('sponge', 0.08)],
    bits: 'bubbles',
  }),
  'towel-beast': upon({ spot: 'fleece', usual: 'dog', holds: [tool('towel', 0.24)] }),
  'blanket-beast': upon({ spot: 'back', usual: 'horse', laid: 'lap blanket' }),
  'measure-beast': upon({ spot: 'back', usual: 'dog', holds: [tool('tape measure', 0.1)] }),
  'massage-beast': upon({ spot: 'back', usual: 'dog' }),
  'inject-beast': upon({
    spot: 'back',
    usual: 'cat',
    needs: CLINIC,
    holds: [tool('syringe', 0.2, 1.9)],
  }),
  'examine-beast': upon({
    spot: 'fleece',
    usual: 'dog',
    needs: CLINIC,
    holds: [tool('stethoscope', 0.2)],
  }),
  'dry-beast': upon({
    spot: 'fleece',
    usual: 'dog',
    needs: { place: 'hair salon' },
    holds: [tool('hair dryer', 0.16)],
  }),
  'file-claws': upon({
    spot: 'hoof',
    usual: 'cat',
    needs: { place: 'hair salon' },
    holds: [tool('nail brush in #c8304a', 0.1)],
  }),
  'bandage-beast': upon({
    spot: 'hoof',
    usual: 'dog',
    needs: CLINIC,
    holds: [tool('bandage', 0.09)],
  }),
}
