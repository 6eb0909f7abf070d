import { livesByItself } from '../../cast/mascots/enlivened.ts'
import { findPicture } from '../../lexicon/find-picture.ts'
import { LIVING } from '../../plan/kinds.ts'
import type { Action, Shot, Subject } from '../../plan/plan.ts'
import { doing } from './doing.ts'
import { withSubject } from './retold.ts'
import { thingOf } from './thing-of.ts'
import { without } from './without.ts'

/** What hands do with such a tool, whatever the prompt calls it. */
const TOOLS: readonly (readonly [tool: RegExp, deed: string])[] = [
  [/\b(?:wooden spoon|spoon|tablespoon|teaspoon|whisk|ladle)$/u, 'hand-stir'],
  [/\b(?:fork|chopsticks?)$/u, 'hand-twirl'],
  [/\b(?:tongs|spatula|tweezers|pliers)$/u, 'hand-tongs'],
  [/\b(?:butter knife|palette knife|trowel)$/u, 'hand-spread'],
  [/\b(?:knife|cleaver|blade|scissors|saw|pizza (?:cutter|wheel))$/u, 'hand-cut'],
  [/\b(?:pen|pencil|quill|marker|chalk|crayon)$/u, 'hand-write'],
  [/\b(?:brush|paintbrush)$/u, 'hand-paint'],
  [/\b(?:sewing needle|needle)$/u, 'hand-stitch'],
]

const LIES = /^(?:lie|stand|rest|hang|glow|shine|fall|rotate|float|drip|appear)$/u
const SPREADS = /^(?:butter-bread|smear|spread|cover|ice|frost)$/u
const POURS = /^(?:pour|flow|spill|serve-food)$/u

/** "A fork twirling spaghetti": a tool works in a hand, and the hand is all that is seen of whoever works. */
export function workWithTools(shot: Shot): Shot {
  if (shot.subjects.some((each) => LIVING.has(each.kind) || livesByItself(each))) return shot
  const work = workOf(shot)
  if (work === null) return heldTool(shot)
  const { tool, thing, deed } = work
  const verb = SPREADS.test(deed.verb) ? 'hand-spread' : (deedWith(tool) ?? deed.verb)
  const worked: Subject = {
    ...thing,
    actions: [doing(verb, { prop: tool.noun, pace: deed.pace })],
  }
  const bare = layUnder(shot, tool, worked)
  if (bare.subjects.some(({ id }) => id === thing.id)) return withSubject(bare, thing, worked)
  return { ...bare, subjects: [worked, ...bare.subjects] }
}

interface Work {
  readonly tool: Subject
  readonly thing: Subject
  readonly deed: Action
}

function workOf(shot: Shot): Work | null {
  const tool = shot.subjects.find((each) => deedWith(each) !== null)
  if (!tool) return null
  const deed = tool.actions.find(isWork)
  const thing = deed ? workedOn(shot, tool, deed) : null
  return deed && thing ? { tool, thing, deed } : lentTo(shot, tool)
}

/** "Ramen with chopsticks lifting noodles": it is the chopsticks that lift. */
function lentTo({ subjects, relations }: Shot, tool: Subject): Work | null {
  const beside = relations.find(({ relation, to }) => relation === 'next-to' && to === tool.id)
  const thing = subjects.find(({ id, kind }) => id === beside?.from && kind === 'food')
  const deed = thing?.actions.find((each) => isWork(each) && !each.verb.startsWith('hand-'))
  return thing && deed ? { tool, thing, deed } : null
}

const SURFACES = /\b(?:board|table|grill|counter|plate|dish|bowl|cup|mug|pan|skillet|pot)$/u
const DISHES = /\b(?:plate|dish|bowl)$/u

/** What the tool was on is what the thing lies on; food that is drawn on its plate has no second one, and none of itself. */
function layUnder(shot: Shot, tool: Subject, thing: Subject): Shot {
  const bound = (id: string): boolean =>
    shot.relations.some(({ from, to }) => (from === tool.id || from === thing.id) && to === id)
  const free = (id: string): boolean =>
    shot.relations.every(({ from, to }) => from !== id && to !== id)
  const surfaces = shot.subjects.filter(({ noun }) => SURFACES.test(noun))
  const under = surfaces.find(({ id }) => bound(id)) ?? surfaces.find(({ id }) => free(id))
  const bare = without(shot, tool)
  const twin = bare.subjects.find(
    ({ id, picture }) => id !== thing.id && picture !== null && picture === thing.picture,
  )
  const single = twin ? without(bare, twin) : bare
  if (!under || under.id === thing.id || isBonded(single, thing)) return single
  if (DISHES.test(under.noun) && thing.kind === 'food') return without(single, under)
  return {
    ...single,
    relations: [...single.relations, { from: thing.id, relation: 'on', to: under.id }],
  }
}

const isBonded = ({ relations }: Shot, { id }: Subject): boolean =>
  relations.some(({ from, relation }) => from === id && relation === 'on')

function deedWith({ noun, kind }: Subject): string | null {
  if (!/^(?:tool|thing|food)$/u.test(kind)) return null
  return TOOLS.find(([tool]) => tool.test(noun))?.[1] ?? null
}

function isWork({ verb, target, prop, upshot }: Action): boolean {
  // A needle that pricks a balloon does not sew it.
  if (upshot !== undefined) return false
  if (POURS.test(verb) || (LIES.test(verb) && prop === null)) return false
  return target !== null || prop !== null || /^(?:write|paint|draw)$/u.test(verb)
}

/** What the tool works on: who is named as that, what was only told of, or the first thing beside it. */
function workedOn(shot: Shot, tool: Subject, { target, prop }: Action): Subject | null {
  const { subjects } = shot
  const named = subjects.find(({ id, noun }) => id === target || noun === prop)
  if (STUFFS.test(named?.noun ?? prop ?? '')) return under(shot, tool) ?? named ?? null
  const beside = subjects.find((each) => each !== tool && HANDLED.test(each.kind))
  return named ?? fetched(prop) ?? beside ?? null
}

function fetched(noun: string | null): Subject | null {
  const found = noun === null ? null : findPicture(noun)
  return found ? thingOf(noun ?? '', { picture: found.picture, kind: found.kind }) : null
}

/** What a brush spreads on something else. */
const STUFFS = /\b(?:paint|ink|varnish|glue|sauce|butter|jam|cream|icing|frosting|oil|egg wash)$/u

function under({ subjects, relations }: Shot, tool: Subject): Subject | null {
  const bond = relations.find(({ from, relation }) => from === tool.id && relation === 'on')
  return subjects.find(({ id }) => id === bond?.to) ?? null
}

const HANDLED = /^(?:food|thing|tool|clothing)$/u

/** "Stirred with a whisk", "turned with tongs": what lies beside the work is in the hand that does it. */
function heldTool(shot: Shot): Shot {
  const worked = shot.subjects.find(({ actions }) =>
    actions.some(({ verb, prop }) => verb.startsWith('hand-') && prop === null),
  )
  const beside = shot.relations.find(
    ({ from, relation }) => from === worked?.id && relation === 'next-to',
  )
  const tool = shot.subjects.find((each) => each.id === beside?.to && deedWith(each) !== null)
  if (!worked || !tool) return heldAbove(shot)
  const actions = worked.actions.map((each) =>
    each.verb.startsWith('hand-') ? { ...each, prop: tool.noun } : each,
  )
  return withSubject(without(shot, tool), worked, { actions })
}

/** What is dipped is held over the bowl, in which nobody would see it. */
function heldAbove(shot: Shot): Shot {
  const dips = ({ id, actions }: Subject, from: string): boolean =>
    id === from && actions.some(({ verb }) => verb === 'hand-dip')
  const relations = shot.relations.map((each) =>
    each.relation === 'inside' && shot.subjects.some((one) => dips(one, each.from))
      ? { ...each, relation: 'on' as const }
      : each,
  )
  return { ...shot, relations }
}
