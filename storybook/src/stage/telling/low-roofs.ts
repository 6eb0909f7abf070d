import type { Action, Shot, Subject } from '../../plan/plan.ts'
import { doing } from './doing.ts'

const LOW = /\b(bed|sofa|couch|settee|car|taxi|van|truck|bus|jeep)$/u
/** Beasts are under these as they are under a bed; people hide under the larger ones. */
const FOR_BEASTS = /\b(chair|armchair|stool|bench)$/u
const TABLES = /\b(table|desk|piano)$/u
const HIDES = /^(hide|hide-behind|peep-out|crouch)$/u
const STILL =
  /^(hide|hide-behind|peep-out|hide-away|lie|look|peek|peer|sleep|rest|crouch|stand|sit|repair|work|fix)$/u

function isStill({ verb }: Action): boolean {
  return STILL.test(verb)
}

/** Where nobody can stand one lies: people on the belly, or on the back below a car, beasts on their paws. */
function lying({ kind, actions }: Subject, roof: Subject): Action[] {
  const asleep = actions.find(({ verb }) => verb === 'sleep')
  if (kind !== 'person') return [asleep ?? doing('lie')]
  if (TABLES.test(roof.noun)) return [doing('sit-on-grass')]
  return [doing(roof.kind === 'vehicle' ? 'lie' : 'lie-low')]
}

/** Who is under a bed or a car lies there. */
export function lieLow(shot: Shot): Shot {
  const find = (id: string): Subject | undefined => shot.subjects.find((each) => each.id === id)
  const roofs = new Map(
    shot.relations.flatMap(({ from, relation, to }) => {
      const [who, roof] = [find(from), find(to)]
      const low = relation === 'under' && roof !== undefined && isLow(roof, who)
      const lies = who?.kind === 'person' || who?.kind === 'animal'
      return low && lies && who.actions.every(isStill) ? [[from, roof] as const] : []
    }),
  )
  if (roofs.size === 0) return shot
  const subjects = shot.subjects.map((each) => {
    const roof = roofs.get(each.id)
    return roof ? { ...each, actions: lying(each, roof) } : each
  })
  return { ...shot, place: shot.place ?? roomWith([...roofs.values()]), subjects }
}

function isLow({ noun }: Subject, who: Subject | undefined): boolean {
  const beast = who?.kind === 'animal'
  const hides = who?.actions.some(({ verb }) => HIDES.test(verb)) === true
  return (
    LOW.test(noun) || (beast && FOR_BEASTS.test(noun)) || ((beast || hides) && TABLES.test(noun))
  )
}

function roomWith(roofs: readonly Subject[]): string | null {
  if (roofs.some(({ noun }) => noun.endsWith('bed'))) return 'bedroom'
  return roofs.some(({ kind }) => kind === 'furniture') ? 'living room' : null
}
