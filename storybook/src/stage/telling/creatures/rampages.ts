import { LIVING } from '../../../plan/kinds.ts'
import type { Shot, Subject } from '../../../plan/plan.ts'
import { withEach } from '../retold.ts'

const URBAN =
  /^(?:(?:big|modern|busy|huge|whole|large|futuristic) )*(?:city|town|downtown|street|metropolis|skyscrapers?|buildings?)$/u

/** Who lays waste to a town is as large as its towers; the houses at its feet come with the deed. */
export function layWaste(asked: Shot): Shot {
  const shot = withEach(asked, (each): Subject => asRampage(each, asked))
  if (!shot.subjects.some(rages)) return asked
  const crowd = shot.subjects.find(isCrowd)?.noun ?? null
  const subjects = shot.subjects
    .filter((each) => each.kind !== 'building' && !isCrowd(each))
    .map((each) => (rages(each) ? towering(each, crowd) : each))
  const kept = new Set(subjects.map(({ id }) => id))
  const relations = shot.relations.filter(({ from, to }) => kept.has(from) && kept.has(to))
  const place = shot.place === null || URBAN.test(shot.place) ? 'skyline' : shot.place
  const camera = { ...shot.camera, framing: shot.camera.framing ?? ('low-angle' as const) }
  return { ...shot, subjects, relations, place, camera }
}

/** A cat that knocks over skyscrapers does not fall itself: they do. */
function asRampage(subject: Subject, { subjects }: Shot): Subject {
  const [deed] = subject.actions
  const beast = subject.kind !== 'person' || subject.size === 'giant'
  const razes = deed?.verb === 'topple' && LIVING.has(subject.kind) && beast
  if (!razes || subjects.find(({ id }) => id === deed.target)?.kind !== 'building') return subject
  return { ...subject, actions: [{ ...deed, verb: 'rampage', target: null }] }
}

const rages = ({ actions }: Subject): boolean => actions[0]?.verb === 'rampage'

/** Those who run for their lives are small beside a giant: they come with the deed, too. */
function isCrowd({ kind, count, actions }: Subject): boolean {
  return (
    kind === 'person' &&
    count > 1 &&
    /^(run|flee|scream|shout|escape)$/u.test(actions[0]?.verb ?? '')
  )
}

function towering(subject: Subject, crowd: string | null): Subject {
  const [first, ...rest] = subject.actions
  if (!first) return subject
  return { ...subject, size: 'giant', actions: [{ ...first, prop: crowd }, ...rest] }
}
