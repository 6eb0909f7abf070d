import type { Actor } from '../../cast/actor.ts'
import type { Kind, Relation, RelationName, Shot, Subject } from '../../plan/plan.ts'
import type { Casting, Company, Laid } from '../company.ts'
import { SIDE_TABLE } from '../telling/people/side-tables.ts'
import { TABLES, tableIn } from './laid-on.ts'
import { performOnce } from './try-out.ts'

const SMALL_KINDS = new Set<Kind>(['food', 'tool', 'thing', 'furniture'])
/** What stands on the floor, however small, or is on nobody's table. */
const ON_FLOOR =
  /\b(?:chair|stool|bench|sofa|rug|carpet|cushion|pillow|basket|bucket|broom|mop|suitcase|backpack|bag|box|crate|barrel|trash can|bin|cage|ball|umbrella|ladder|shovel|axe|saw|cart|bicycle|scooter|skateboard|sign|lantern|statue|door|window|mirror|picture|painting|poster|clock|fan|heater|fire|smoke|puddle|tent|blanket|pillow|table|desk|shelf|sword|shield|gift|present|rope|hose|trap|bone|leash|bowl of (?:water|food))s?$/u
/** What such things do by themselves, where they stand. */
const RESTING =
  /^(?:stand|lie|steam|glow|boil|flicker|shine|tick|ring|burn|sparkle|wait|give-off)$/u
/** Fruit in a bowl, cookies on a plate. */
const HELD = new Set<RelationName>(['inside', 'on'])
const BESIDE = new Set<RelationName>(['next-to', 'in-front-of', 'left-of', 'right-of', 'on'])

/** Taller ones, in metres, stand on the floor; more than these have no room on one table. */
const [TALLEST, MOST, COUNT] = [0.65, 6, 3]

/** Bowls and cups beside somebody who sits at a table stand on it: on the floor they would be tubs, and the others dwarfs beside them. */
export function withLaidThings(company: Company, shot: Shot): Company {
  const host = company.castings.find(
    (casting) => casting.subject.kind === 'person' && tableIn(performOnce(casting, company).at(0)),
  )
  if (!host) return company
  const loose = company.castings
    .filter((each) => isSmall(each, shot) && isLoose(each.subject, { shot, company, host }))
    .slice(0, MOST)
  if (loose.length === 0) return company
  const isIn = ({ subject }: Casting): boolean =>
    shot.relations.some(
      ({ from, relation, to }) =>
        from === subject.id && HELD.has(relation) && loose.some((each) => each.subject.id === to),
    )
  const contents = company.castings.filter(isIn)
  const gone = new Set<Casting>([...loose, ...contents])
  const laid = loose.map((each): Laid => ({
    actors: each.actors,
    filling: fillingOf(each, contents, shot),
  }))
  const kept = company.castings.filter((each) => !gone.has(each) && !isBare(each, gone, shot))
  return {
    ...company,
    castings: kept.map((each) => (each === host ? { ...each, laid } : each)),
  }
}

function fillingOf(
  { subject }: Casting,
  contents: readonly Casting[],
  { relations }: Shot,
): readonly Actor[] {
  return contents
    .filter((each) =>
      relations.some(({ from, to }) => from === each.subject.id && to === subject.id),
    )
    .flatMap(({ actors }) => actors.slice(0, COUNT))
}

/** A little table that was put there for what now lies on another one. */
function isBare({ subject }: Casting, gone: ReadonlySet<Casting>, { relations }: Shot): boolean {
  const borne = relations.filter(({ relation, to }) => relation === 'on' && to === subject.id)
  return (
    subject.noun === SIDE_TABLE &&
    borne.every(({ from }) => [...gone].some((each) => each.subject.id === from))
  )
}

function isSmall({ subject, actors, metres }: Casting, shot: Shot): boolean {
  const { kind, noun, size, actions } = subject
  const told = shot.relations.some(({ from, relation }) => from === subject.id && relation === 'on')
  return (
    subject.id !== shot.subjects[0]?.id &&
    SMALL_KINDS.has(kind) &&
    (kind !== 'furniture' || /\b(?:vase|lamp)$/u.test(noun)) &&
    // Presents are on the table when they are said to be.
    (told || !ON_FLOOR.test(noun)) &&
    size !== 'giant' &&
    metres < TALLEST &&
    actors.length <= COUNT &&
    actors.every(({ home }) => home === 'ground') &&
    actions.every(({ verb }) => RESTING.test(verb))
  )
}

interface House {
  readonly shot: Shot
  readonly company: Company
  readonly host: Casting
}

/** Whether nobody has it in hand or goes to it, and nothing but the table bears it. */
function isLoose({ id }: Subject, { shot, company, host }: House): boolean {
  const seated = new Set([host.subject.id, ...hostsWith(host, shot)])
  const subject = (of: string): Subject | undefined => shot.subjects.find((each) => each.id === of)
  const isFree = ({ from, relation, to }: Relation): boolean => {
    if (from !== id && to !== id) return true
    if (to === id) return HELD.has(relation) || (seated.has(from) && relation === 'next-to')
    if (!BESIDE.has(relation)) return false
    if (relation !== 'on') return seated.has(to)
    const under = subject(to)
    const played = company.castings.some((each) => each.subject.id === to)
    return (
      under !== undefined && (under.noun === SIDE_TABLE || (TABLES.test(under.noun) && !played))
    )
  }
  const aimed = shot.subjects.some(({ actions }) => actions.some(({ target }) => target === id))
  return !aimed && shot.relations.every(isFree)
}

/** Those who do the same at the same table. */
function hostsWith({ subject }: Casting, { subjects }: Shot): string[] {
  const verb = subject.actions[0]?.verb
  return subjects
    .filter(({ kind, actions }) => kind === 'person' && actions[0]?.verb === verb)
    .map(({ id }) => id)
}
