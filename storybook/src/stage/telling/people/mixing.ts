import { HUES } from '../../actions/people/deeds/work/mixing.ts'
import type { Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { does, people } from './people-told.ts'
import { withSubject } from '../retold.ts'
import { withoutAll } from '../without.ts'

const MIXES = /^(mix|cook|stir|pour|make|brew|shake|heat|experiment|hold)$/u
const LIQUIDS = /\b(liquid|potion|chemical|solution|fluid)s?$/u
const FOAMS = /^(?:fizz|foam|bubble|overflow|boil|spill)$/u
const GLASSES = /\b(flask|beaker|test tube|tube|bottle|vial)s?$/u

/** A scientist who mixes liquids pours one into the other, in their colours; if the flask explodes it does so then. */
export function mixLiquids(shot: Shot): Shot {
  const who = people(shot).find(
    (each) => each.count === 1 && each.person?.role === 'scientist' && does(each, MIXES),
  )
  const liquids = shot.subjects.filter(({ noun }) => LIQUIDS.test(noun))
  const isGlass = ({ noun }: Subject): boolean => GLASSES.test(noun) || LIQUIDS.test(noun)
  const foams = shot.subjects.some((each) => isGlass(each) && does(each, FOAMS))
  const told = liquids.flatMap(({ words }) => words.match(HUES) ?? [])
  const hues = told.length === 0 && foams ? ['blue', 'green'] : told
  if (!who || hues.length === 0) return shot
  const bursts = shot.subjects.some((each) => isGlass(each) && does(each, /^explode$/u))
  const smoke = bursts
    ? shot.subjects.find(({ noun }) => /\b(?:smoke|puff|fumes)s?$/u.test(noun))
    : undefined
  const gone = new Set(
    shot.subjects.filter((each) => isGlass(each) || each === smoke).map(({ id }) => id),
  )
  const calm = foams ? 'mix-foam' : 'mix-liquids'
  const verb = smoke?.colour != null ? 'mix-puff' : bursts ? 'mix-explosion' : calm
  return withSubject(
    withoutAll(shot, ({ id }) => gone.has(id)),
    who,
    { actions: [doing(verb, { prop: hues.join(' ') })] },
  )
}
