import { castSubject } from '../../cast/cast.ts'
import { LIVING } from '../../plan/kinds.ts'
import type { Shot, Subject } from '../../plan/plan.ts'
import type { Casting, Company } from '../company.ts'
import { nameFor, shownIn, type Recasting } from '../telling/recasting.ts'
import { dyedTool, grownBy, hasOwnLook } from './own-look.ts'
import { performOnce } from './try-out.ts'

/** Things that the telling left to a deed, which has its own: "juggles green apples" is not done with red ones. */
export function withLostThings(company: Company, told: Shot, from: Origin): Company {
  const { asked } = from
  const lost = asked.subjects.filter(
    ({ id, kind }) => !LIVING.has(kind) && !told.subjects.some((each) => each.id === id),
  )
  if (lost.length === 0) return company
  const castings = company.castings.map((casting) => {
    const things = lost.filter((each) => isDealtWith(each, casting.subject, asked))
    return things.length === 0 ? casting : recastAs(things, casting, { ...from, company })
  })
  return { ...company, castings }
}

interface Origin {
  readonly asked: Shot
  readonly seed: number
}

function recastAs(
  things: readonly Subject[],
  casting: Casting,
  { seed, company }: Origin & { readonly company: Company },
): Casting {
  const shown = shownIn(performOnce(casting, company))
  const recastings = things.flatMap((subject): Recasting[] => {
    const actor = castSubject(subject, { seed })
    const name = nameFor(subject.noun, shown)
    if (name === null || !hasOwnLook(subject, actor)) return []
    return [{ name, actor: dyedTool(name, subject) ?? actor, grown: grownBy(subject, name) }]
  })
  return { ...casting, recastings: [...casting.recastings, ...recastings] }
}

/** Whether the prompt has it in somebody's hands or deeds. */
function isDealtWith({ id, noun }: Subject, by: Subject, { subjects, relations }: Shot): boolean {
  const actions = [...by.actions, ...(subjects.find((each) => each.id === by.id)?.actions ?? [])]
  return (
    actions.some(({ target, prop }) => target === id || prop?.endsWith(noun) === true) ||
    relations.some(({ from, to }) => from === by.id && to === id)
  )
}
