import type { Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { BEASTS } from './told.ts'

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
  const named = [other.colour, other.noun].filter((word) => word !== null).join(' ')
  const told = shot.subjects
    .filter((each) => each !== other && each.kind !== 'building')
    .map((each) => (each === fighter ? asGiant(each, named) : each))
  const seen = new Set(told.map(({ id }) => id))
  return {
    ...shot,
    place: wet ? 'river-skyline' : 'skyline',
    subjects: told,
    relations: shot.relations.filter(({ from, to }) => seen.has(from) && seen.has(to)),
  }
}

/** Two of whom at least one is a giant. Beasts that fight may only play; two giants do not. */
function fightIn({ subjects }: Shot): Fight | null {
  const fighter = subjects.find(({ actions }) => FIGHTS.test(actions[0]?.verb ?? ''))
  const [deed] = fighter?.actions ?? []
  const other = subjects.find(({ id }) => id === deed?.target)
  if (!fighter || !other || fighter.count * other.count > 1) return null
  if (![fighter, other].every(canTower)) return null
  const giants = [fighter, other].filter(isTitan).length
  return giants < (deed?.verb === 'play' ? 2 : 1) ? null : { fighter, other }
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
    BEASTS.has(each.kind) || (each.kind === 'person' && (isTitan(each) || ROBOTS.test(each.noun)))
  )
}

function isTitan({ noun, size }: Subject): boolean {
  return size === 'giant' || TITANS.test(noun)
}
