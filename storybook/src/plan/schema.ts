import { z } from 'zod'
import { Plan } from './plan.ts'
import { problemOf } from './problem.ts'

/** A plan that breaks its schema: each problem names the place in the JSON. */
export class PlanError extends Error {
  override readonly name = 'PlanError'
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(`The plan cannot be staged: ${problems.join(' ')}`)
    this.problems = problems
  }
}

/** The published JSON schema of a plan, as a caller may write it: everything with a default may be left out. */
export function planSchema(): Record<string, unknown> {
  return z.toJSONSchema(Plan, { io: 'input', target: 'draft-2020-12' })
}

/** Reads a plan that somebody sent or edited. Throws a PlanError that names every wrong field. */
export function parsePlan(json: unknown): Plan {
  const plan = typeof json === 'string' ? parseJson(json) : json
  const parsed = Plan.safeParse(plan, { reportInput: true })
  if (!parsed.success) throw new PlanError(parsed.error.issues.slice(0, 10).map(problemOf))
  const problems = parsed.data.shots.flatMap(brokenReferences)
  if (problems.length > 0) throw new PlanError(problems)
  return parsed.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new PlanError([
      `It is not JSON: ${cause instanceof Error ? cause.message : String(cause)}.`,
    ])
  }
}

/** Relations and targets must name subjects of the same shot, each id only once. */
function brokenReferences(shot: Plan['shots'][number], index: number): string[] {
  const ids = shot.subjects.map(({ id }) => id)
  const known = new Set(ids)
  const problems: string[] = []
  for (const [at, id] of ids.entries()) {
    if (ids.indexOf(id) !== at)
      problems.push(`shots[${index}].subjects[${at}].id: “${id}” is there twice.`)
  }
  for (const [at, { from, to }] of shot.relations.entries()) {
    for (const id of [from, to]) {
      if (!known.has(id)) problems.push(`shots[${index}].relations[${at}]: no subject “${id}”.`)
    }
  }
  return [...problems, ...brokenTargets(shot, index)]
}

function brokenTargets({ subjects }: Plan['shots'][number], index: number): string[] {
  const known = new Set(subjects.map(({ id }) => id))
  return subjects.flatMap(({ actions }, at) =>
    actions
      .filter(({ target }) => target !== null && !known.has(target))
      .map(({ target }) => `shots[${index}].subjects[${at}]: no subject “${target}” to act on.`),
  )
}
