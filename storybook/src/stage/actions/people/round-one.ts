import { isPuppet } from '../../../cast/people/puppet.ts'
import type { Actor } from '../../../cast/actor.ts'
import type { ActionContext } from '../action.ts'
import type { Keys } from './keys.ts'
import type { PartnerScore, Score, Variation } from './score.ts'

/** Where the thing of a deed is, and how many find room at it. */
interface Round {
  readonly middle: number
  readonly room?: number
  /** Who stands before it when it is taller than they are: small ones, or, before a wall, everybody but the first two. */
  readonly before?: 'small' | 'all'
  /** What the others do, with empty hands, when the first alone holds the thing. */
  readonly others?: Keys
}

/** So much smaller than the first they hide nothing of the thing but its foot. */
const SMALL = 0.82
const ROOM = 6
/** How far behind another the next one stands, and how far before the thing small ones do. */
const STEP = 0.4
const BEFORE = { x: 0.24, z: -0.12 }

/** A deed at one thing, which all who do it share: one opposite the first, the others behind these two, children before it. */
export function roundOne(deed: Score | Variation['by'], round: Round): Variation {
  const of = (context: ActionContext): Score => (typeof deed === 'function' ? deed(context) : deed)
  const needs = typeof deed === 'function' ? {} : deed.needs
  return {
    needs: { ...needs, company: round.room ?? ROOM },
    by: (context) => {
      const score = of(context)
      const theirs = round.others ? { ...score, keys: round.others, holds: [] } : score
      const { partner, performer, fellows = [] } = context
      if (!partner || !isPuppet(partner)) return score
      const isBefore = ({ metres }: Actor): boolean =>
        round.before === 'all' || (round.before === 'small' && metres < SMALL * performer.metres)
      const spots = spotsFor(fellows.map(isBefore), round.middle)
      return {
        ...score,
        partner: joining(theirs, { x: 2 * round.middle, side: 1, z: 0.02, turn: 1 }),
        fellows: (count) =>
          spots.slice(0, count).map((spot, index) => joining(theirs, { ...spot, turn: index + 2 })),
      }
    },
  }
}

/** Work that several do at one thing of theirs, when all of them do the same. */
const WORK =
  /^(?:hammer|build|saw|(?:sand|carve|weld|drill|inspect|mend|wash|polish|paint|examine)-thing|sculpt|lay-bricks|dig-bones|mend-net|experiment|mix-(?:liquids|puff|foam)|forge|bend-metal|carve-pumpkin|decorate-cake|top-cake|cook|bake|barbecue|cut|peel|whisk|crack-egg|toss-salad|make-(?:pizza|sushi|sandwich|bed)|set-table|fold|hang-laundry|blow-candles|do-puzzle|build-cards|stack-(?:blocks|things)|open-present|wrap-present|arrange-flowers|groom-horse|change-tyre|warm-hands|light-candle|draw-chalk|draw-sand|pet)$/u
const AT_WORK = 4

/** A deed as it is written, or, for work that is shared, round what stands before whoever does it. */
export function sharedWork(id: string, deed: Score | Variation): Score | Variation {
  if (!WORK.test(id) || deed.needs?.company !== undefined) return deed
  const by = (context: ActionContext): Score => {
    const score = 'by' in deed ? deed.by(context) : deed
    const middle = score.set?.find(({ x, y = 0 }) => x > NEAREST && y === 0)?.x
    if (middle === undefined || score.partner) return score
    return roundOne(score, { middle }).by(context)
  }
  return { needs: { ...deed.needs, company: AT_WORK, alike: true }, by }
}

/** Whoever faces the thing has at least so much room. */
const NEAREST = 0.3

interface Spot {
  readonly x: number
  readonly z: number
  readonly side: 1 | -1
}

/** Left and right of the thing by turns; the small ones nearest to us. */
function spotsFor(before: readonly boolean[], middle: number): readonly Spot[] {
  const taken = { before: 0, behind: 0 }
  return before.map((isBefore) => {
    const rank = isBefore ? taken.before++ : taken.behind++
    const side = rank % 2 === 0 ? -1 : 1
    const out = isBefore ? BEFORE.x : middle + STEP * (1 + Math.floor(rank / 2))
    return { x: middle + side * out, z: isBefore ? BEFORE.z : 0.1, side }
  })
}

/** The same deed from another side, a little later. */
function joining(
  score: Score,
  { x, z, side, turn }: Spot & { readonly turn: number },
): PartnerScore {
  return {
    x,
    z,
    faces: side === 1 ? -1 : 1,
    keys: score.keys,
    late: (turn * 0.37) % 1,
    ...(score.face ? { face: score.face } : {}),
    ...(score.holds ? { holds: score.holds } : {}),
    ...(score.view ? { view: score.view } : {}),
  }
}
