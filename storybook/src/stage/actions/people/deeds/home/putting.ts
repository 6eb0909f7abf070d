import { NEAR } from '../../settings.ts'
import type { Actor } from '../../../../../cast/actor.ts'
import type { ActionContext } from '../../../action.ts'
import type { Deeds, Hold, Score, SetPiece } from '../../score.ts'
import { COUNTER, STOOL } from '../../furniture.ts'
import { restaged, type Keys } from '../../keys.ts'
import { SIT } from '../../postures.ts'
import { clamp } from '../../../../easing.ts'

/** When the hand lets go. */
const DOWN = 0.6
/** Smaller than this it stands on a table. */
const HANDY = 0.4
const TABLE = 0.42
/** How high an arm reaches. */
const REACH = 1.02

interface Goal {
  readonly pieces: readonly SetPiece[]
  readonly x: number
  readonly top: number
  /** How much lower than the top it comes to rest. */
  readonly deep: number
  /** Behind the front of a vessel, before the face of a watch. */
  readonly z: number
}

/** What has room inside: what goes in is half hidden by its front. */
const HOLLOW =
  /\b(?:pot|vase|jar|bowl|cup|glass|flask|bottle|tube|beaker|envelope|bag|basket|bucket|bank|bin|chest|box|suitcase|case|backpack|pan|wok|mug|jug|tray|drawer)$/u
/** What takes a part in its midst. */
const FACED =
  /\b(?:watch|clock|ring|necklace|bracelet|brooch|crown|mosaic|board|puzzle|album|picture|frame|lock|padlock|robot|radio|phone|computer|machine|drone|engine)$/u

/** What takes a letter whole: nothing of it is seen afterwards. */
const SLOTTED = /\b(?:mailbox|mail box|letterbox|letter box|postbox|post box)$/u

function slot(name: string, actor: Actor, height: number): Goal {
  const x = 0.2 + Math.min(0.24, (height * actor.aspect) / 2)
  const box = { thing: name, actor, x, z: -0.02, height }
  return { pieces: [box], x: x - 0.06, top: height * 0.86, deep: height * 0.22, z: 0.04 }
}

/** What stands as high as whoever reaches into it, and how it is seen meanwhile. */
const TALL: readonly (readonly [name: RegExp, open: string | null])[] = [
  [/\b(?:fridge|refrigerator|freezer)$/u, 'open refrigerator'],
  [/\b(?:wardrobe|closet|cupboard|cabinet|locker)$/u, 'open wardrobe'],
  [/\b(?:shelf|bookshelf|bookcase|rack)$/u, null],
]
/** How high things lie in there. */
const HAND_HIGH = 0.7

/** Closed things that are open while a hand is in them. */
const OPENED: Readonly<Record<string, string>> = { suitcase: 'open suitcase', box: 'open box' }

/** A shelf or a fridge stands behind the hand, which has things at its own height. */
function tallGoal(name: string, context: ActionContext): Goal | null {
  const row = TALL.find(([words]) => words.test(name))
  const actor = row ? (context.find(row[1] ?? name) ?? context.find(name)) : null
  if (!actor) return null
  const height = Math.min(1.3, 1.1 / actor.aspect)
  const x = 0.2 + (height * actor.aspect) / 2
  const thing = { thing: name, actor, x, z: 0.04, height }
  return { pieces: [thing], x: 0.44, top: HAND_HIGH, deep: 0, z: 0.01 }
}

/** What something is put on: before the performer, on a table if it is small. */
function goalOf(name: string, context: ActionContext): Goal {
  const tall = tallGoal(name, context)
  if (tall) return tall
  const open = OPENED[name.split(' ').at(-1) ?? '']
  const actor = (open === undefined ? null : context.find(open)) ?? context.find(name)
  if (!actor || /\b(table|desk|counter)$/u.test(name))
    return { pieces: [COUNTER], x: 0.4, top: TABLE, ...restAt('', 0) }
  const own = isModel(name) ? 0.2 : actor.metres / context.performer.metres
  if (own < HANDY) {
    const height = Math.min(clamp(own, 0.2, 0.3), 0.5 / actor.aspect)
    // A vessel's front hides what goes in; before all else the hands are seen.
    const z = HOLLOW.test(name) ? -0.04 : 0.02
    const thing = { thing: name, actor, x: 0.42, y: 0.4, z, height }
    return { pieces: [COUNTER, thing], x: 0.42, top: 0.4 + height, ...restAt(name, height) }
  }
  const height = Math.min(clamp(own, 0.5, 1.3), 1.2 / actor.aspect)
  if (SLOTTED.test(name)) return slot(name, actor, height)
  const x = 0.2 + Math.min(0.24, (height * actor.aspect) / 2)
  return {
    pieces: [{ thing: name, actor, x, z: 0.04, height }],
    x,
    top: Math.min(height, REACH),
    ...restAt('', 0),
  }
}

const isModel = (name: string): boolean => /\b(?:model|toy|miniature)\b/u.test(name)

function restAt(name: string, height: number): Pick<Goal, 'deep' | 'z'> {
  if (HOLLOW.test(name)) return { deep: Math.min(0.1, height * 0.4), z: -0.03 }
  return { deep: FACED.test(name) ? height * 0.6 : 0.02, z: 0.01 }
}

/** How long a fine tool is in the hand, and where its tip is from there. */
const TOOL = 0.2
const TIP = { x: 0.07, y: -0.12 } as const

/** The tool in the hand: tweezers hang with their tips down, all others are turned to point there. */
function toolHeld(thing: string): Hold {
  return /\b(?:tweezers|forceps|chopsticks|pipette)$/u.test(thing)
    ? { thing, height: TOOL, angle: -0.5, at: [0.5, 0.25] }
    : { thing, height: TOOL, angle: 2.6, at: [0.5, 0.85] }
}

/** In the hand, or at the tip of the tool that the hand holds, until it is let go. */
function carried(what: string, height: number, tip: { aspect: number } | null): readonly Hold[] {
  const at: [number, number] | null = tip && [
    0.5 - TIP.x / (height * tip.aspect),
    0.5 + TIP.y / height,
  ]
  const hold: Hold = { thing: what, height, angle: 0, when: ({ phase }) => phase < DOWN }
  return [at ? { ...hold, at } : hold]
}

const KEYS = (x: number, y: number): Keys => ({
  0: { rh: [0.16, 0.62], lh: [0.12, 0.5], torso: 0.02 },
  0.4: { rh: [x - 0.04, y + 0.12], torso: 0.12, neck: 0.1 },
  0.56: { rh: [x - 0.02, y + 0.05], torso: 0.16, neck: 0.14 },
  0.66: { rh: [x - 0.08, y + 0.1], torso: 0.1, mouth: 0.2 },
  0.85: { rh: [0.14, 0.5], lh: [0.12, 0.5], torso: -0.04 },
})

/** Bent over it, one hand steadies it, and the other comes from near. */
const BENT = (x: number, y: number): Keys => ({
  0: { rh: [x - 0.14, y + 0.12], lh: [x - 0.12, 0.46], torso: 0.24, neck: 0.3 },
  0.3: { rh: [x - 0.1, y + 0.08], torso: 0.28 },
  [DOWN - 0.04]: { rh: [x - 0.06, y + 0.01], torso: 0.32, neck: 0.34 },
  0.75: { rh: [x - 0.1, y + 0.07], torso: 0.28 },
  0.9: { rh: [x - 0.13, y + 0.11], torso: 0.25, mouth: 0.2 },
})

function sizeOf(thing: Actor | null, { performer }: ActionContext, most: number): number {
  return clamp((thing?.metres ?? 0.2) / performer.metres, 0.08, most)
}

/** Puts one thing on another, and it stays there: `cherry onto cake with tweezers`. */
function putting(context: ActionContext): Score {
  const [told = '', tool] = (context.object ?? '').split(' with ')
  const [what = '', where = 'table'] = told.split(' onto ')
  const { pieces, x, top, deep, z } = goalOf(where, context)
  const thing = context.find(what)
  const height = sizeOf(thing, context, tool ? 0.1 : 0.24)
  const laid: SetPiece = {
    thing: what,
    ...(thing ? { actor: thing } : {}),
    x,
    y: top - deep,
    z,
    height,
    shadow: false,
    move: ({ phase }) => ({ alpha: phase < DOWN ? 0 : 1 }),
  }
  const score = { seconds: 4, set: [...pieces, laid] }
  if (!tool)
    return { ...score, face: 'happy', holds: carried(what, height, null), keys: KEYS(x, top) }
  return {
    ...score,
    holds: [...carried(what, height, { aspect: thing?.aspect ?? 1 }), toolHeld(tool)],
    keys: BENT(x, top - deep - TIP.y),
  }
}

/** When the hand has got hold of it. */
const GOT = 0.36

const OUT_KEYS = (x: number, y: number): Keys => ({
  0: { rh: [0.16, 0.55], lh: [0.12, 0.5], torso: 0 },
  0.26: { rh: [x - 0.04, y + 0.06], lh: [0.14, 0.46], torso: 0.18, neck: 0.16 },
  [GOT]: { rh: [x - 0.02, y], torso: 0.2, neck: 0.18 },
  0.58: { rh: [x - 0.06, Math.min(1, y + 0.34)], torso: 0.02, mouth: 0.4 },
  0.9: { rh: [x - 0.08, Math.min(1, y + 0.32)], lh: [0.16, 0.52], torso: -0.04, neck: -0.06 },
})

/** Takes one thing out of another and holds it up: `rabbit out of hat`. */
function takingOut(context: ActionContext): Score {
  const [what = '', where = 'table'] = (context.object ?? '').split(' out of ')
  const { pieces, x, top, deep, z } = goalOf(where, context)
  const thing = context.find(what)
  const height = sizeOf(thing, context, 0.3)
  const inside: SetPiece = {
    thing: what,
    ...(thing ? { actor: thing } : {}),
    x,
    y: top === HAND_HIGH ? top : top - Math.max(deep, height * 0.35),
    z: z - 0.01,
    height,
    shadow: false,
    move: ({ phase }) => ({ alpha: phase < GOT ? 1 : 0 }),
  }
  const held: Hold = { thing: what, height, angle: 0, when: ({ phase }) => phase >= GOT }
  return {
    seconds: 4,
    face: 'happy',
    set: [...pieces, inside],
    holds: [held],
    keys: OUT_KEYS(x, top),
  }
}

/** The same by who sits at the table. */
function seated(context: ActionContext): Score {
  const score = putting(context)
  return {
    ...score,
    set: [STOOL, ...(score.set ?? [])],
    keys: restaged(score.keys, (stance) => ({ ...SIT, ...stance })),
  }
}

export const PUTTING: Deeds = {
  'put-there': { by: putting },
  'take-out': { by: takingOut },
  'fit-there': { needs: NEAR, by: putting },
  'fit-seated': { needs: NEAR, by: seated },
}
