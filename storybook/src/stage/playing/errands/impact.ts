import type { Actor, Pose } from '../../../cast/actor.ts'
import type { Random } from '../../../scene/random.ts'
import type { Companion, Performance } from '../../actions/action.ts'
import { isAlive } from '../../actions/life.ts'
import { inPieces } from '../../actions/things/fragments.ts'
import { flying } from '../../actions/things/ruin.ts'
import { ease, gather, through, tremble } from '../../easing.ts'
import type { Aim, Goal } from './goal.ts'
import { THUDS } from './paths.ts'

const HIT = THUDS.crashed ?? 0.42

/** What is only piled up, or breaks. */
const FALLS_APART =
  /\b(?:snow ?m[ae]n|snowwoman|sandcastle|tower of .+|(?:stack|pile|pyramid|heap) of .+|block tower|card house|house of cards|igloo|cake|stall|stand|cart|vase|pot|crates?|boxes|box|barrels?|fence|gate|glass|window|mirror|display|bookshelf|shelf|pumpkin|cans?|bottles?|plates?|table|chair|tent|scarecrow|hay bale|haystack)$/u
/** What is rooted to the spot, or heavier than whoever comes along. */
const FIRM =
  /\b(?:lamp ?post|street ?lamps?|pole|post|signpost|sign|trees?|palm|oak|pine|wall|rock|boulder|stone|cliff|iceberg|hydrant|door|bush|hedge|statue|bus|truck|train|tram|house|building|rhino|elephant|whale)$/u

/** How far somebody or something goes over, backwards, and what then lies lower than it stood. */
const FLAT = 1.35

/** Why somebody who lies flat has to be raised by a part of the width: the turn is about the feet. */
const raised = (tilt: number, wide: number): number => 0.62 * (wide / 2) * Math.abs(Math.sin(tilt))

interface Struck {
  readonly companion: Companion
  /** How one of them falls on the back, if there is a dance for it. */
  readonly tumble: Performance | null
  readonly random: Random
}

type Fate = (share: number, t: number) => Companion

/** What becomes of what somebody runs into: it falls apart, goes over, or only shakes. */
export function struckBy({ noun, actor }: Aim, goal: Goal, struck: Struck): Fate {
  if (FALLS_APART.test(noun)) return scattered(struck)
  if (FIRM.test(noun) || (!isAlive(actor) && goal.height > 1.2)) return shaken(struck)
  return struck.tumble ? fallen(goal, struck, struck.tumble) : tipped(goal, struck)
}

function scattered({ companion, random }: Struck): Fate {
  const grid = { columns: 4, rows: 5 }
  const actor = inPieces(companion.actor, { grid, random, scatter: flying })
  return (share) => ({
    ...companion,
    actor,
    pose: { ...companion.pose, open: through(share, HIT, 0.3) },
  })
}

function shaken({ companion }: Struck): Fate {
  return (share, t) => {
    const force = share < HIT ? 0 : Math.exp(-9 * (share - HIT))
    return { ...companion, pose: { ...companion.pose, lean: 0.05 * force * tremble(t * 6) } }
  }
}

function fallen({ x, height }: Goal, { companion }: Struck, tumble: Performance): Fate {
  return (share, t) => {
    if (share < HIT) return companion
    const { place, pose } = tumble.at(t)
    const away = 0.3 * ease(through(share, HIT, 0.14))
    return {
      ...companion,
      place: { ...companion.place, x: x + away, y: place.y * height },
      pose: { ...pose, turn: -1 },
    }
  }
}

function tipped({ x, width }: Goal, { companion }: Struck): Fate {
  const back = companion.pose.turn === -1 ? -FLAT : FLAT
  return (share) => {
    const tip = gather(through(share, HIT, 0.12))
    return {
      ...companion,
      place: { ...companion.place, x: x + 0.2 * tip, y: raised(back * tip, width) },
      pose: { ...companion.pose, lean: back * tip },
    }
  }
}

/** Who has run against something: animals are thrown on their tails, on two legs flat on the back, riders over the handlebars; wheels alone just stop. */
export function thrownBack(
  actor: Actor,
  share: number,
  mounted: boolean,
): { readonly pose: Pose; readonly y: number } {
  if (share < HIT || !isAlive(actor)) return { pose: {}, y: 0 }
  if (mounted) {
    const over = ease(through(share, HIT, 0.1))
    return { pose: { spin: 0.6 * over }, y: 0.12 * over }
  }
  if (actor.kind === 'puppet') return { pose: {}, y: 0 }
  const far = actor.build === 'quadruped' ? 0.45 : FLAT
  const lean = -far * ease(through(share, HIT, 0.1))
  return { pose: { lean }, y: raised(lean, actor.aspect) }
}

/** Who has stumbled: on two legs flat on the face, on four down on the belly. */
export function prone({ build }: Actor, down: number): Pose {
  return build === 'quadruped' ? { lean: 0.12 * down, crouch: down } : { lean: FLAT * down }
}
