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
  const deed = who?.actions[0]
  const aim = shot.subjects.find(({ id }) => id === deed?.target)
  const onto = aim && !DRINKS.test(aim.noun) ? aim : null
  const noun = aim && onto === null ? aim.noun : (deed?.prop ?? '')
  const elsewhere = onto !== null && !TABLES.test(onto.noun)
  if (!who || !deed || who.count > 1 || elsewhere || !DRINKS.test(noun) || shot.place !== null)
    return shot
  if (who.person?.wears.length || shot.subjects.some(({ noun: on }) => FLOORS.test(on))) return shot
  const told = withoutAll(shot, (each) => each === aim || TABLES.test(each.noun))
  const spill = doing('spill-at-table', { prop: noun })
  return withSubject(told, who, { actions: [spill, ...who.actions.slice(1)] })
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
