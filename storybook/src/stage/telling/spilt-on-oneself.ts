import { LIVING } from '../../plan/kinds.ts'
import type { Action, Relation, Shot, Subject } from '../../plan/plan.ts'
import { doing } from './doing.ts'
import { withSubject } from './retold.ts'
import { unseen, withoutAll } from './without.ts'

const SQUIRTS = /^(?:spray|squirt|splash|erupt|overflow|leak)$/u
/** What water, foam or cream comes out of. */
const FULL =
  /\b(?:hose|tap|faucet|can|bottle|soda|fountain|shower|sprinkler|pipe|hydrant|water gun|blender|ketchup.*|mustard|milk|juice box|coconut|sink|washing machine|lemonade)$/u

/** "A hose squirts water in the gardener's face": the face is wet, and nobody stands in a hose. */
export function squirtInFaces(shot: Shot): Shot {
  const thing = shot.subjects.find(
    ({ kind, noun, actions }) =>
      !LIVING.has(kind) && FULL.test(noun) && actions.some(({ verb }) => SQUIRTS.test(verb)),
  )
  const who = thing && shot.subjects.find((each) => isHit(each, thing, shot))
  if (!thing || !who) return shot
  const own = who.actions.some(({ prop }) => prop !== null && prop.endsWith(thing.noun))
  const wet = doing('squirted', { prop: own ? null : thing.noun })
  return withSubject(unseen(shot, thing), who, { actions: [...who.actions, wet] })
}

function isHit(who: Subject, thing: Subject, { relations }: Shot): boolean {
  if (!LIVING.has(who.kind) || who.count > 1) return false
  const aimed = ({ target }: Action): boolean => target === who.id
  const there = ({ from, relation, to }: Relation): boolean =>
    from === thing.id && to === who.id && /^(?:inside|on|above|next-to)$/u.test(relation)
  return thing.actions.some(aimed) || relations.some(there)
}

const BREAKS = /^(?:break|shatter|collapse|explode|fall)$/u

/** "Drops a plate and it shatters": that plate, and no second one. */
export function dropOnce(shot: Shot): Shot {
  const who = shot.subjects.find(({ kind, actions }) => kind === 'person' && actions.some(drops))
  const dropped = who?.actions.find(drops)?.prop
  const thing = shot.subjects.find(
    ({ kind, noun, actions }) =>
      !LIVING.has(kind) && noun === dropped && actions.some(({ verb }) => BREAKS.test(verb)),
  )
  return thing ? unseen(shot, thing) : shot
}

const drops = ({ verb, prop }: Action): boolean => /^(?:drop|fall)$/u.test(verb) && prop !== null

const BOARDS = /\b(?:table|desk|counter|workbench|bar|shelf)$/u

/** "A cup is spilled on the desk": it stands there and tips over, and is no tub on the floor beside it. */
export function spillOnTables(shot: Shot): Shot {
  const spilt = shot.subjects.find(
    ({ kind, actions }) => !LIVING.has(kind) && actions.some(({ verb }) => verb === 'spill'),
  )
  const aim = spilt?.actions.find(({ verb }) => verb === 'spill')?.target
  const board = shot.subjects.find(({ id, noun }) => id === aim && BOARDS.test(noun))
  if (!spilt || !board) return shot
  const others = shot.relations.filter(({ from, to }) => from !== spilt.id || to !== board.id)
  const deeds = spilt.actions.map((deed) => ({ ...deed, target: null }))
  const on: Relation = { from: spilt.id, relation: 'on', to: board.id }
  return { ...withSubject(shot, spilt, { actions: deeds }), relations: [...others, on] }
}

/** What is drawn with the thing it belongs to. */
const PARTS: readonly (readonly [part: RegExp, whole: RegExp])[] = [
  [/^periscope$/u, /\bsubmarine$/u],
  [/^(?:funnel|smokestack)$/u, /\b(?:ship|steamer|liner|locomotive|train)$/u],
  [/^(?:propeller|cockpit)$/u, /\b(?:airplane|plane|biplane|helicopter)$/u],
  [/^(?:rotor|rotor blade)$/u, /\bhelicopter$/u],
  [/^(?:headlight|windshield|bumper)$/u, /\b(?:car|bus|truck|van)$/u],
]

/** "Its periscope turns": that is on the submarine, and no second one stands in the sea. */
export function keepParts(shot: Shot): Shot {
  const isPart = (one: Subject): boolean =>
    PARTS.some(
      ([part, whole]) =>
        part.test(one.noun) &&
        shot.subjects.some(({ id, noun }) => id !== one.id && whole.test(noun)) &&
        !shot.relations.some(({ relation, to }) => relation === 'holding' && to === one.id),
    )
  return withoutAll(shot, isPart)
}
