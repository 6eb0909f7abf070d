import type { Action, Relation, Shot, Subject } from '../../plan/plan.ts'
import { ANIMALS, LIVING } from '../../plan/kinds.ts'
import { withDeed } from './creatures/told.ts'
import { doing } from './doing.ts'
import { withEach } from './retold.ts'
import { unseen } from './without.ts'

const HIDES = /^(?:hide-behind|peep-out|sleep-under)$/u
const CLOTHS =
  /\b(?:blankets?|quilt|duvet|comforter|covers|bedsheets?|sheets?|towel|rug|carpet|shawl)$/u
const AT_REST = /^(?:sit|stand|lie|look|rest|sleep|nap|curl|kneel|hide-behind|peep-out)$/u
const MOVED = new Set<Subject['kind']>(['furniture', 'tool', 'thing', 'instrument'])

/** A beast under a blanket has it over its back, and not hanging in the air. */
function coverUp(shot: Shot): Shot {
  const cloths = new Set(shot.subjects.filter(({ noun }) => CLOTHS.test(noun)).map(({ id }) => id))
  const under = shot.relations.filter(({ relation, to }) => relation === 'under' && cloths.has(to))
  return withEach(shot, (each) => {
    const { kind, actions } = each
    const covered = ANIMALS.has(kind) && under.some(({ from }) => from === each.id)
    if (!covered || !actions.every(({ verb }) => AT_REST.test(verb))) return each
    const asleep = actions.some(({ verb }) => /^(?:sleep|nap)$/u.test(verb))
    return { ...each, actions: [doing(asleep ? 'sleep-under' : 'peep-out')] }
  })
}

/** Who hides behind a thing has it as part of the deed; what they hide from comes in. */
function hideAway(shot: Shot): Shot {
  const who = shot.subjects.find(({ actions }) => HIDES.test(actions[0]?.verb ?? ''))
  const where = shot.relations.find(
    ({ from, relation }) => from === who?.id && /^(behind|under)$/u.test(relation),
  )
  const thing = shot.subjects.find(({ id }) => id === where?.to)
  if (!who || !where || !thing || who.count > 1 || thing.actions.length > 0) return shot
  // A child peeks out beside its mother, and she is no wall.
  if (LIVING.has(thing.kind)) return shot
  const name = [thing.colour, thing.noun].filter((each) => each !== null).join(' ')
  const prop = where.relation === 'under' ? `under ${name}` : name
  return {
    ...withEach(unseen(shot, thing), (each) => {
      if (each === who) return { ...each, actions: withProp(each.actions, prop) }
      const comes = MOVED.has(each.kind) && /^(drift|go|walk)$/u.test(each.actions[0]?.verb ?? '')
      return comes ? { ...each, actions: [doing('come-in')] } : each
    }),
    place: shot.place ?? roomOf(thing, who),
  }
}

/** Who peeps out of nothing that could hide anybody just looks. */
function lookOpenly(shot: Shot): Shot {
  const peeps = ({ verb, prop }: Action): boolean => verb === 'peep-out' && prop === null
  return withEach(shot, (each) => ({
    ...each,
    actions: each.actions.map((deed) => (peeps(deed) ? { ...deed, verb: 'look' } : deed)),
  }))
}

/** Furniture that comes with a deed still says where we are, and so does a tree behind which somebody hides. */
function roomOf({ kind, noun }: Subject, who: Subject): string | null {
  if (kind === 'plant' && who.kind === 'person') return 'park'
  if (kind !== 'furniture' && !/\b(curtains?|cushion|pillow)$/u.test(noun)) return null
  return /\b(bed|crib|wardrobe|blanket|pillow)$/u.test(noun) ? 'bedroom' : 'living room'
}

function withProp([first, ...rest]: readonly Action[], prop: string): Action[] {
  return first ? [{ ...first, prop, target: null }, ...rest] : []
}

const COVER =
  /\b(snow|hay|straw|bush|hedge|grass|leaves|hole|ground|sand|burrow|warren|mud|flowers)/u
const LAIR = /\b(hole|burrow|warren|rabbit hole|mole ?hill)$/u
const PEEKS = /^(look|look-out|pop|rise|stand|sit|jump|crawl|walk|wake-up)$/u

/** A beast that looks, pops or comes out of its hole is seen half out of it. */
function leaveHole(shot: Shot): Shot {
  const lair = shot.subjects.find(({ noun, count }) => count === 1 && LAIR.test(noun))
  const inIt = shot.relations.find(({ relation, to }) => relation === 'inside' && to === lair?.id)
  const who = shot.subjects.find(
    ({ id, kind, count, actions }) =>
      ANIMALS.has(kind) &&
      count === 1 &&
      actions.some(
        ({ verb, target, way }) =>
          PEEKS.test(verb) && (inIt?.from === id || (way === 'out-of' && target === lair?.id)),
      ),
  )
  if (!lair || !who) return shot
  return unseen(withDeed(shot, who, doing('pop-out', { prop: 'hole' })), lair)
}

const BEASTS_IN =
  /\b(hat|box|basket|bucket|pot|mug|cup|bag|suitcase|drawer|boot|shoe|pumpkin|crate|barrel|jar|flowerpot|backpack|handbag|shell|egg)$/u

/** Who pops out of a hat stays in it up to the chest: that it came out of it is what there is to see. */
function popUp(shot: Shot): Shot {
  const find = (id: string | null): Subject | undefined => shot.subjects.find((e) => e.id === id)
  const who = shot.subjects.find(
    ({ kind, count, actions: [first] }) =>
      ANIMALS.has(kind) &&
      count === 1 &&
      first?.verb === 'pop' &&
      first.way === 'out-of' &&
      BEASTS_IN.test(find(first.target)?.noun ?? ''),
  )
  const vessel = find(who?.actions[0]?.target ?? null)
  if (!who || !vessel) return shot
  const inside: Relation = { from: who.id, relation: 'inside', to: vessel.id }
  const told = withDeed(shot, who, doing('look'))
  return { ...told, relations: [...told.relations, inside] }
}

/** "A mole pops up": it does not burst. */
const isPoppingUp = ({ kind, actions: [first] }: Subject): boolean =>
  ANIMALS.has(kind) && first?.verb === 'pop' && first.target === null

/** Whose head pops out of the snow is in it: that is what there is to see. */
function popOut(shot: Shot): Shot {
  const pops = ({ verb }: Action): boolean => verb === 'pop-out'
  const beast = shot.subjects.find(isPoppingUp)
  if (beast) return popOut(withDeed(shot, beast, doing('pop-out')))
  if (!shot.subjects.some(({ actions }) => actions.some(pops))) return shot
  const cover = shot.subjects.find(
    ({ noun, actions, kind }) => kind !== 'person' && COVER.test(noun) && !actions.some(pops),
  )
  const bare = shot.weather === 'snow' || shot.season === 'winter' ? 'snow' : 'hole'
  const stuff = cover?.noun ?? COVER.exec(shot.place ?? '')?.[1] ?? bare
  const subjects = shot.subjects
    .filter((each) => each !== cover)
    .map((each) => {
      const pop = each.actions.find(pops)
      return pop ? { ...each, actions: [{ ...pop, prop: pop.prop ?? stuff, target: null }] } : each
    })
  const kept = new Set(subjects.map(({ id }) => id))
  const relations = shot.relations.filter(({ from, to }) => kept.has(from) && kept.has(to))
  return { ...shot, subjects, relations }
}

/** How those who hide are told. */
export const HIDING_TALES: readonly ((shot: Shot) => Shot)[] = [
  coverUp,
  hideAway,
  lookOpenly,
  leaveHole,
  popUp,
  popOut,
]
