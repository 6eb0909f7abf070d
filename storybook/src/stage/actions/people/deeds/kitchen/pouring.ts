import { clamp } from '../../../../easing.ts'
import { stuffOf } from '../../../things/bench/bench.ts'
import type { ActionContext } from '../../../action.ts'
import { COUNTER } from '../../furniture.ts'
import type { Beat, Hold, Score, SetPiece, Strand } from '../../score.ts'

/** What is poured, and out of what. */
interface Source {
  readonly thing: string
  readonly height: number
  readonly colour: string
  /** Dry things fall one by one. */
  readonly dry?: boolean
  /** How far it is tipped, and where its mouth is then, from the hand. */
  readonly tip: number
  readonly mouth: readonly [x: number, y: number]
}

const JUG_MOUTH = [0.13, -0.01] as const
const BOTTLE_MOUTH = [0.17, -0.03] as const

const jugOf = (colour: string): Source => ({
  thing: `full jug in ${colour}`,
  height: 0.24,
  colour,
  tip: 1.25,
  mouth: JUG_MOUTH,
})

const bottleIn = (glass: string, colour: string): Source => ({
  thing: `plain bottle in ${glass}`,
  height: 0.3,
  colour,
  tip: 1.85,
  mouth: BOTTLE_MOUTH,
})

const potOf = (thing: string, colour: string): Source => ({
  thing,
  height: 0.2,
  colour,
  tip: 0.6,
  mouth: [0.17, -0.03],
})

const BOTTLED: readonly (readonly [drink: RegExp, glass: string, colour: string])[] = [
  [/champagne|prosecco|sparkling wine/u, '#3f6a45', '#f2dc8f'],
  [/white wine/u, '#8fae6a', '#efe3a0'],
  [/\bwine\b/u, '#3a5a44', '#8f1f3f'],
  [/beer|lager|\bale\b|stout|cider/u, '#7a4a20', '#f0b43c'],
  [/whisk|bourbon|scotch|rum\b|brandy|cognac|tequila|liquor/u, '#b9792c', '#c9822a'],
  [/vodka|gin\b|sake|soju/u, '#a9cfe0', '#cfe8f2'],
  [/oil/u, '#d9c04a', '#e8c84a'],
  [/ketchup|tomato sauce|hot sauce/u, '#d6352f', '#d6352f'],
  [/mustard/u, '#f2c530', '#f2c530'],
  [/vinegar|soy sauce/u, '#4a3020', '#4a3020'],
  [/cola|coke|soda/u, '#5d3b2a', '#6b3f25'],
  [/syrup|honey|molasses/u, '#c9782a', '#d98a1f'],
  [/shampoo|soap|detergent/u, '#58b4d6', '#9fd4ea'],
]

const DRY =
  /\b(?:cereal|rice|flour|sugar|salt|beans?|oats?|pasta|lentils|seeds?|nuts?|popcorn|cornflakes|granola|sand|candy|candies|sprinkles|chips|coffee beans|kibble|food|grain|flakes|muesli)$/u

function sourceOf(object: string): Source {
  if (/\bcoffee$|espresso/u.test(object)) return potOf('coffee pot', '#5a3420')
  if (/\btea$/u.test(object)) return potOf('teapot', '#c07a30')
  if (object.endsWith('batter')) return jugOf('#f0d79a')
  if (DRY.test(object))
    return { ...jugOf(stuffOf(object).colour), thing: 'open packet', height: 0.26, dry: true }
  const bottled = BOTTLED.find(([drink]) => drink.test(object))
  if (bottled) return bottleIn(bottled[1], bottled[2])
  return jugOf(stuffOf(/cocktail/u.test(object) ? 'orange juice' : object).colour)
}

/** What it is poured into: how high that stands, and how wide and from where up one sees the liquid in it, if one does. */
interface Vessel {
  readonly thing: string
  readonly height: number
  readonly clear?: boolean
  /** What the words call it. */
  readonly noun: string
}

/** Drawn by us, so that what is in them is seen to rise. */
const CLEAR: readonly (readonly [noun: RegExp, height: number])[] = [
  [/(?:^| )(?:glass|glasses|tumbler|beaker|goblet|flute|wine ?glass)(?:es)?$/u, 0.17],
  [/(?:^| )(?:jar|vase|flask|bottle|pitcher|jug|carafe)s?$/u, 0.22],
]

const OPAQUE: readonly (readonly [noun: RegExp, height: number])[] = [
  [/(?:^| )(?:skillet|pan|frying pan|wok|plate|dish|tray)s?$/u, 0.09],
  [/(?:^| )(?:blender|teapot|kettle)s?$/u, 0.22],
  [/(?:^| )(?:cup|mug|teacup)s?$/u, 0.12],
]
const [TALLEST_DISH, WIDEST] = [0.17, 0.36]

function vesselFor(context: ActionContext): Vessel {
  const noun = context.aim ?? 'glass'
  const clear = CLEAR.find(([words]) => words.test(noun))
  if (clear || !context.find(noun))
    return { thing: 'clear tumbler', noun, height: clear?.[1] ?? 0.17, clear: true }
  // One pancake is flat; those on a plate are a stack of them.
  const thing = /(?:pancake|waffle)s?$/u.test(noun) ? 'pancakes' : noun
  const [, height = TALLEST_DISH] = OPAQUE.find(([words]) => words.test(noun)) ?? []
  return { thing, noun, height: Math.min(height, WIDEST / (context.find(thing)?.aspect ?? 1)) }
}

const [X, TABLE] = [0.46, 0.42]
/** How the wrist turns: up, over, and back again. */
const tipped = ({ phase }: Beat): number => clamp(Math.sin(phase * Math.PI) * 1.9 - 0.35)
const runs = (beat: Beat): boolean => tipped(beat) > 0.9

/** How full it is: more with every time, and never over the rim. */
function filled({ t, phase, round }: Beat, seconds: number): number {
  const during = clamp((phase - 0.25) / 0.5)
  const rounds = Math.max(1, Math.floor(seconds / 2.8))
  return t <= 0 ? 0.02 : clamp((round + during) / rounds, 0.02, 1)
}

const SLICES = 12
/** Half of the width of a clear vessel at its foot and at its rim, in its heights. */
const [FOOT, RIM] = [0.2, 0.27]

/** The liquid in a clear vessel, slice upon slice. */
function liquidIn(vessel: Vessel, { colour }: Source, share: number): readonly Strand[] {
  const tall = vessel.height * 0.82
  const deep = tall / SLICES
  return Array.from({ length: Math.ceil(share * SLICES) }, (_, index) => {
    const up = (index + 0.5) / SLICES
    const half = (FOOT + (RIM - FOOT) * up * 0.82) * vessel.height - deep / 2
    const y = TABLE + vessel.height * 0.06 + up * tall
    return {
      points: [
        { x: X - half, y },
        { x: X + half, y },
      ],
      colour,
      width: deep * 1.15,
      z: -0.061,
    }
  })
}

/** A dish, before the one who pours. */
const before = (vessel: Vessel): SetPiece => ({
  thing: vessel.thing,
  x: X,
  y: TABLE,
  z: -0.06,
  height: vessel.height,
  stands: true,
  plays: vessel.noun,
})

/** Out of what it comes in, and down into what the words name, in its own colour. */
export function pouring(context: ActionContext): Score {
  const source = sourceOf(context.object ?? 'water')
  const vessel = vesselFor(context)
  const top = TABLE + vessel.height
  const hand = [X - source.mouth[0], top + 0.13] as const
  const held: Hold = {
    thing: source.thing,
    angle: 0,
    height: source.height,
    at: [0.5, 0.55],
    swing: (beat) => tipped(beat) * source.tip,
  }
  return {
    seconds: 2.8,
    face: 'happy',
    holds: [held],
    set: [COUNTER, before(vessel)],
    keys: {
      0: { rh: [hand[0] - 0.05, hand[1] - 0.06], lh: [0.34, 0.47], neck: 0.14 },
      0.25: { rh: hand, neck: 0.18, torso: 0.05 },
      0.75: { rh: hand, neck: 0.2, torso: 0.06 },
    },
    ...(source.dry
      ? { effects: [{ name: 'crumbs', at: [X, top + 0.1], from: 0.25, until: 0.75, strength: 2 }] }
      : { strands: (scene) => flowing(source, vessel, { ...scene, seconds: context.seconds }) }),
  }
}

/** The stream while it runs, and what has run already. */
function flowing(
  source: Source,
  vessel: Vessel,
  { beat, at, body, seconds }: Parameters<NonNullable<Score['strands']>>[0] & { seconds: number },
): readonly Strand[] {
  const full = vessel.clear ? liquidIn(vessel, source, filled(beat, seconds)) : []
  const scaled = full.map((slice) => ({
    ...slice,
    points: slice.points.map(({ x, y }) => ({ x: x * body, y: y * body })),
  }))
  if (!runs(beat)) return scaled
  const hand = at('rightHand')
  const [x, y] = [hand.x + source.mouth[0] * body, hand.y + source.mouth[1] * body]
  const low = (vessel.clear ? TABLE + vessel.height * 0.1 : TABLE + vessel.height - 0.01) * body
  const points = [
    { x, y },
    { x: X * body, y: y - 0.03 * body },
    { x: X * body, y: low },
  ]
  return [...scaled, { points, colour: source.colour, width: 0.018, z: -0.0615 }]
}
