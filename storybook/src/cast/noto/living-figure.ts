import type { Pose } from '../actor.ts'
import type { FullFacts } from '../facts/facts.ts'
import type { Figure, Outline, Part, Sheet } from '../figure/figure.ts'
import type { Affine } from '../figure/affine.ts'
import { isRaised, phaseOf, swingLeg, type Leg } from '../figure/gait.ts'
import { shinOf } from '../figure/knee.ts'
import { turnAbout } from '../figure/turn-about.ts'
import { BELLIES } from './bellies.ts'
import { eyelids, type Lidded } from './eyelids.ts'
import { gallopLimbs } from './gallop-limbs.ts'
import { grown } from './grown.ts'
import { findLegs, type CutLeg } from './legs.ts'
import { MOUTHS } from './mouths.ts'
import { neckPart } from './neck-part.ts'
import { onSheet } from './on-sheet.ts'
import { openMouth } from './open-mouth.ts'
import { paperWing } from './paper-wing-parts.ts'
import { maskOfIcon, pictureSheet } from './picture.ts'
import { roundHead } from './round-head.ts'
import { TAILS } from './tails.ts'
import { trunkPart } from './trunk-part.ts'
import { wheelParts } from './wheel-parts.ts'
import { WINGS } from './wings.ts'
import type { Pattern } from './pattern.ts'

interface Limbs {
  readonly sheets: readonly Sheet[]
  readonly behind: readonly Part[]
  readonly front: readonly Part[]
  /** What the body loses because a limb shows it. */
  readonly drop: readonly Outline[]
  readonly legs?: readonly Leg[]
}

/** A picture as a puppet: legs that step, wings that beat, tails that wag, wheels that turn, bodies that wave. */
export function livingFigure(
  name: string,
  body: string,
  { facts, key }: { facts: FullFacts; key: string },
): Figure {
  const mask = maskOfIcon(name)
  const aspect = mask.bounds.width / mask.bounds.height
  const pattern = { name, body, mask, facts, aspect }
  const walking = legs(pattern)
  const gallop = gallopLimbs(pattern)
  const neck = neckPart(pattern)
  const round = roundHead(pattern)
  const limbs = [
    walking,
    gallop,
    tail(pattern),
    neck,
    trunkPart(pattern),
    round,
    ...faceParts(pattern, (neck ?? round)?.front[0]?.move),
    spreadWings(pattern),
    paperWing(pattern),
    wheelParts(pattern),
  ]
  const sheets: Sheet[] = [pictureSheet(body, mask)]
  const [behind, front, drop]: [Part[], Part[], Outline[]] = [[], [], []]
  for (const limb of limbs) {
    if (!limb) continue
    const renumber = (part: Part): Part =>
      part.sheet === 0 ? part : { ...part, sheet: part.sheet - 1 + sheets.length }
    behind.push(...limb.behind.map(renumber))
    front.push(...limb.front.map(renumber))
    drop.push(...limb.drop)
    sheets.push(...limb.sheets)
  }
  const bend = bendOf(facts, name)
  return {
    key,
    aspect,
    sheets,
    parts: [...behind, { sheet: 0, drop }, ...front],
    ...(walking?.legs && { legs: walking.legs }),
    ...(bend && { bend }),
    ...(facts.faces === 'right' && { headRight: true }),
    alive: aliveness(facts, { walks: Boolean(walking ?? gallop) }),
  }
}

function aliveness(
  { build }: FullFacts,
  { walks }: { walks: boolean },
): NonNullable<Figure['alive']> {
  if (build === 'plant') return 'sways'
  if (build === 'still' || build === 'boat' || build === 'wheeled') return 'still'
  return walks ? 'breathes' : 'waddles'
}

const TENTACLES = new Set(['jellyfish', 'octopus', 'squid'])

function bendOf({ build }: FullFacts, name: string): Figure['bend'] | undefined {
  if (TENTACLES.has(name)) return 'tentacles'
  return build === 'fish' || build === 'snake' ? build : undefined
}

const WALKERS = new Set<FullFacts['build']>(['quadruped', 'biped', 'bird', 'insect'])

/** Legs that are so much shorter are folded under the body. */
const FLAT = 0.28

function legs({ name, mask, facts }: Pattern): Limbs | undefined {
  const belly = BELLIES[name]
  if (belly === null || !WALKERS.has(facts.build) || facts.home === 'air') return undefined
  const found = findLegs(mask, belly)
  if (found.length === 0) return undefined
  const ahead = facts.faces === 'right' ? 1 : -1
  const paw = pawOf(found, ahead)
  const stands = found.map(({ hip, foot }, index): Leg => {
    return { hip, foot, phase: phaseOf(index, found.length), ahead, paw: found[index] === paw }
  })
  const cut = (index: number, up: boolean): Part => {
    const [limb, leg] = [found[index], stands[index]]
    return {
      sheet: 0,
      planted: true,
      // A hair above the fold, so that no seam shows between leg and body.
      keep: (limb?.outline ?? []).map(
        ([x, y]) => [x, leg && y < leg.hip + 0.01 ? leg.hip - 0.012 : y] as const,
      ),
      move: (pose) => {
        if (!leg || isRaised(pose, leg) !== up) return null
        const swung = swingLeg(pose, leg, stands)
        // Of a leg that is folded flat only the claws would be seen, below the belly.
        return swung[3] < FLAT ? null : swung
      },
      fold: (pose) => (leg && !up ? shinOf(pose, leg, stands) : null),
    }
  }
  return {
    sheets: [],
    behind: found.map((_, index) => cut(index, false)),
    front: found.flatMap((limb, index) => (limb === paw ? [cut(index, true)] : [])),
    drop: found.map(({ hole }) => hole),
    legs: stands,
  }
}

function lids({ body, mask, facts }: Pattern, follow?: Lidded['follow']): Limbs | undefined {
  if (!facts.eyes) return undefined
  const { bounds } = mask
  return { ...eyelids({ body, bounds, between: facts.eyes, follow }), behind: [], drop: [] }
}

/** What moves in a face, and goes with the head. */
function faceParts(pattern: Pattern, follow?: Part['move']): readonly (Limbs | undefined)[] {
  return [lids(pattern, follow), mouth(pattern, follow)]
}

/** A mouth that opens to yawn and to call, for those of whom it is written down where it is. */
function mouth({ name, aspect }: Pattern, follow?: Part['move']): Limbs | undefined {
  const known = MOUTHS[name]
  if (!known) return undefined
  const [left, top, wide, fangs] = known
  const [x, y] = onSheet([[left, top]], aspect)[0] ?? [0, 0]
  const { sheet, move } = openMouth({ x, y, wide, fangs: fangs !== undefined, follow })
  return { sheets: [sheet], behind: [], front: [{ sheet: 1, move }], drop: [] }
}

/** The near one of the two front legs: its foot is drawn lower. */
function pawOf(found: readonly CutLeg[], ahead: number): CutLeg | undefined {
  if (found.length < 3) return undefined
  const front = (ahead < 0 ? found : found.toReversed()).slice(0, 2)
  return front.toSorted((a, b) => b.foot[1] - a.foot[1])[0]
}

function tail({ name, aspect }: Pattern): Limbs | undefined {
  const known = TAILS[name]
  if (!known) return undefined
  const [left, top, right, bottom] = known.area
  const outline = onSheet(
    [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ],
    aspect,
  )
  const [x, y] = onSheet([known.pin], aspect)[0] ?? [0, 0]
  const move = (pose: Pose, t: number): Affine => {
    const swing =
      pose.wag === undefined ? 0.06 * Math.sin(t * 2.1) : 0.32 * Math.sin(2 * Math.PI * pose.wag)
    return turnAbout(x, y, swing)
  }
  return {
    sheets: [],
    behind: [{ sheet: 0, keep: grown(outline), move }],
    front: [],
    drop: [outline],
  }
}

function spreadWings({ name, aspect }: Pattern): Limbs | undefined {
  const spread = WINGS[name]?.spread
  if (!spread) return undefined
  const parts = spread.map(({ pin, outline, axis }): Part => {
    const [x, y] = onSheet([pin], aspect)[0] ?? [0, 0]
    return {
      sheet: 0,
      keep: grown(onSheet(outline, aspect)),
      move: (pose) => beat(pose, { x, y, axis }),
    }
  })
  return {
    sheets: [],
    behind: parts,
    front: [],
    drop: spread.map(({ outline }) => onSheet(outline, aspect)),
  }
}

/** Seen from above wings close like a book; seen from behind they go up and down. */
function beat({ flap }: Pose, { x, y, axis }: { x: number; y: number; axis: 'x' | 'y' }): Affine {
  if (flap === undefined) return [1, 0, 0, 1, 0, 0]
  const phase = Math.cos(2 * Math.PI * flap)
  if (axis === 'x') {
    const wide = 0.62 + 0.38 * phase
    return [wide, 0, 0, 1, x - wide * x, 0]
  }
  const tall = 0.66 + 0.4 * phase
  return [1, 0, 0, tall, 0, y - tall * y]
}
