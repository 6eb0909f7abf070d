import type { Shot, Subject } from '../../plan/plan.ts'
import { findPlace } from '../places/finding/find-place.ts'
import { without } from './without.ts'

/** Sets that are rows of houses. */
const ROWS =
  /^(?:street|steep-street|alley|village|village-street|medieval-town|courtyard|havana|venice|amsterdam)$/u
const HOUSES =
  /(?:^| )(?:house|building|shop|cottage|facade|townhouse|storefront|apartment block)$/u
/** What houses and washing do by themselves. */
const STANDING = /^(?:drift|pass|line|stand|swing|hang|sway|glow|shine|rise|wave|blow|float)$/u

/** Houses that a tram passes are those of its street: they lend it their colour and do not stand on the rails. Washing hangs there on lines. */
export function paintFronts(shot: Shot): Shot {
  const set = findPlace(shot.place ?? '')?.id ?? ''
  if (!ROWS.test(set)) return shot
  const washing = shot.subjects.filter((each) => isHungOut(each, shot))
  const rows = shot.subjects.filter((each) => isRow(each, shot))
  const gone = [...rows, ...washing]
  if (gone.length === 0 || gone.length === shot.subjects.length) return shot
  const told = [
    ...rows.flatMap(({ colour }) => (colour === null ? [] : [`${colour} ${FRONTS}`])),
    ...(washing.length > 0 && set !== 'alley' ? [WASHING] : []),
  ]
  return gone.reduce(without, { ...shot, scenery: [...told, ...(shot.scenery ?? [])].slice(0, 6) })
}

function isRow({ id, kind, noun, count, actions }: Subject, { subjects }: Shot): boolean {
  const meant = subjects.some((each) => each.actions.some(({ target }) => target === id))
  const stands = actions.every(({ verb }) => STANDING.test(verb))
  return kind === 'building' && count > 2 && !meant && stands && HOUSES.test(noun)
}

/** Nobody holds it or has it on. */
function isHungOut({ id, noun, actions }: Subject, { subjects, relations }: Shot): boolean {
  const people = new Set(subjects.filter(({ kind }) => kind === 'person').map((each) => each.id))
  const taken =
    relations.some(({ from, to }) => to === id && people.has(from)) ||
    subjects.some((each) => each.actions.some(({ target }) => target === id))
  const hangs = actions.every(({ verb }) => STANDING.test(verb))
  return (
    !taken &&
    hangs &&
    /^(?:(?:clean|wet|white) )?(?:laundry|washing|(?:clothes|washing|laundry) ?line)$/u.test(noun)
  )
}

/** How the scenery ends that tells the paint of the houses, and what it says of washing on lines. */
export const FRONTS = 'houses'
export const WASHING = 'washing on lines'
