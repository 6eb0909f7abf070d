import { LIVING } from '../../plan/kinds.ts'
import type { Action, Shot, Subject } from '../../plan/plan.ts'
import { doing } from './doing.ts'
import { withEach, withSubject } from './retold.ts'
import { unseen, withoutAll } from './without.ts'

/** "A cat knocks over a vase": the vase falls, and not the cat; who topples by themselves still do. */
export function knockOver(shot: Shot): Shot {
  const fells = ({ verb, target, prop, way }: Action): boolean =>
    verb === 'topple' && way === undefined && (target !== null || prop !== null)
  const told = spillAtTable(fullVessels(shot), fells)
  return withEach(told, (each) =>
    LIVING.has(each.kind)
      ? {
          ...each,
          actions: each.actions.map((action) =>
            fells(action) ? { ...action, verb: 'knock-over' } : action,
          ),
        }
      : each,
  )
}

const DRINKS =
  /(?:^| )(?:milk|juice|coffee|tea|wine|beer|lemonade|cocoa|soda|cola|water|drink|smoothie|wine glass|glass|cup|mug|teacup)$/u
const TABLES = /\b(?:table|desk|counter)$/u

/** A drink is knocked over where drinks stand: on a table at home, and not on a meadow. */
function spillAtTable(shot: Shot, fells: (action: Action) => boolean): Shot {
  const who = shot.subjects.find(
    ({ kind, actions: [deed] }) => kind === 'person' && deed && fells(deed),
  )
  const [deed, ...later] = who?.actions ?? []
  if (!who || !deed || !isAtHome(shot, who)) return shot
  const aim = shot.subjects.find(({ id }) => id === deed.target)
  const noun = aim && !TABLES.test(aim.noun) ? aim.noun : (deed.prop ?? '')
  if (!DRINKS.test(noun)) return shot
  const told = withoutAll(shot, (each) => each === aim || TABLES.test(each.noun))
  return withSubject(told, who, { actions: [doing('spill-at-table', { prop: noun }), ...later] })
}

/** One who has no wet shirt to show, in no place that is told, and over no carpet. */
function isAtHome({ place, subjects }: Shot, { count, person }: Subject): boolean {
  const dressed = (person?.wears.length ?? 0) > 0
  return (
    place === null && count === 1 && !dressed && !subjects.some(({ noun }) => FLOORS.test(noun))
  )
}

const FLOORS = /\b(?:carpet|rug|floor|ground|laptop|keyboard|shirt|dress|sofa|couch|bed)$/u

const LIQUIDS =
  /\b(?:paint|water|milk|juice|coffee|tea|wine|soup|oil|ink|beer|lemonade|honey|cocoa)$/u

/** A bucket of paint that goes over, or that somebody falls into, is one thing: what is in it does not lie beside it. */
function fullVessels(shot: Shot): Shot {
  const alive = new Set(shot.subjects.flatMap(({ id, kind }) => (LIVING.has(kind) ? id : [])))
  const falls = ({ id }: Subject): boolean =>
    shot.relations.some(
      ({ from, relation, to }) => relation === 'inside' && to === id && alive.has(from),
    ) ||
    shot.subjects.some(({ actions }) =>
      actions.some(
        ({ verb, target, way }) => target === id && (verb === 'topple' || way === 'into'),
      ),
    )
  const wet = new Set(shot.subjects.flatMap(({ id, noun }) => (LIQUIDS.test(noun) ? id : [])))
  const bond = shot.relations.find(({ from, relation }) => relation === 'inside' && wet.has(from))
  const liquid = shot.subjects.find(({ id }) => id === bond?.from)
  const vessel = shot.subjects.find((each) => each.id === bond?.to && falls(each))
  if (!liquid || !vessel) return shot
  const full = [vessel.noun, 'of', liquid.colour, liquid.noun].filter(Boolean).join(' ')
  return withSubject(unseen(shot, liquid), vessel, { noun: full })
}
