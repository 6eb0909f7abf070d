import type { Action, Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { ANIMALS } from '../../../plan/kinds.ts'

const FIGHTS = /^(play|fight|sword-fight|box|attack|wrestle|battle|clash|butt-heads)$/u
const TITANS = /\b(godzilla|king kong|kaiju|sea monster|kraken|mecha|titan|leviathan|sea serpent)$/u
const ROBOTS = /\b(robot|mech|mecha|golem|cyborg)$/u
const OF_THE_SEA = /\b(sea monster|kraken|leviathan|sea serpent|octopus|squid|shark|whale)$/u
const SHORES = /harbou?r|port|bay|sea|ocean|coast|river|water|lake/u
const TOWNS = /city|town|street|downtown|metropolis|skyline|new york|tokyo|square/u

interface Fight {
  readonly fighter: Subject
  readonly other: Subject
}

/** Giants who fight do it high above a small town; where one of them is of the sea, in the water before it. */
export function clashAsGiants(shot: Shot): Shot {
  const fight = fightIn(shot)
  if (!fight || !isAtTown(shot)) return shot
  const { fighter, other } = fight
  const wet = isOfTheSea(fight) || SHORES.test(shot.place ?? '')
  const named = [coatOf(other), other.noun].filter((word) => word !== null).join(' ')
  const told = shot.subjects
    .filter((each) => each.kind !== 'building' && (each !== other || each.id === fighter.id))
    .map((each) => (each.id === fighter.id ? asGiant(fighter, named) : each))
  const seen = new Set(told.map(({ id }) => id))
  return {
    ...shot,
    place: wet ? 'river-skyline' : 'skyline',
    subjects: told,
    relations: shot.relations.filter(({ from, to }) => seen.has(from) && seen.has(to)),
  }
}

/** A red robot wears its red. */
function coatOf({ colour, person }: Subject): string | null {
  return colour ?? person?.wears.find(({ garment }) => garment === 'outfit')?.colour ?? null
}

/** Two of whom at least one is a giant. */
function fightIn({ subjects }: Shot): Fight | null {
  const fighter = subjects.find(({ actions }) => FIGHTS.test(actions[0]?.verb ?? ''))
  const [deed] = fighter?.actions ?? []
  if (!fighter || !deed) return null
  if (isPair(fighter, deed)) return { fighter: { ...fighter, count: 1 }, other: fighter }
  const other = subjects.find(({ id }) => id === deed.target)
  return other && areOfAKind([fighter, other], deed) ? { fighter, other } : null
}

const isPair = (fighter: Subject, { target }: Action): boolean =>
  fighter.count === 2 && target === null && isTitan(fighter)

/** Beasts that fight may only play; two giants do not. */
function areOfAKind(both: readonly Subject[], { verb }: Action): boolean {
  const giants = both.filter(isTitan).length
  const single = both.every((each) => each.count === 1 && canTower(each))
  return single && giants >= (verb === 'play' ? 2 : 1)
}

const isOfTheSea = ({ fighter, other }: Fight): boolean =>
  OF_THE_SEA.test(other.noun) || OF_THE_SEA.test(fighter.noun)

const isAtTown = ({ place }: Shot): boolean =>
  place === null || TOWNS.test(place) || SHORES.test(place)

const asGiant = (each: Subject, prop: string): Subject => ({
  ...each,
  size: 'giant',
  actions: [doing('clash', { prop })],
})

/** Beasts and machines; a knight before a giant stays small. */
function canTower(each: Subject): boolean {
  return (
    ANIMALS.has(each.kind) || (each.kind === 'person' && (isTitan(each) || ROBOTS.test(each.noun)))
  )
}

function isTitan({ noun, size }: Subject): boolean {
  return size === 'giant' || TITANS.test(noun)
}
