import type { Shot } from '../../plan/plan.ts'
import type { Random } from '../../scene/random.ts'
import type { Role } from './roles.ts'

/** The roles from left to right: as the relations ask, else the lead first or last by chance. */
export function rowOrder(
  roles: readonly Role[],
  shot: Shot,
  { random, heading }: { random: Random; heading: 1 | -1 },
): Role[] {
  const start = random.chance(0.5) ? [...roles] : roles.toReversed()
  const before = beforePairs(shot, heading)
  const order: Role[] = []
  const waiting = new Set(start)
  while (waiting.size > 0) {
    const next = [...waiting].find((role) => isFree(role, waiting, before)) ?? [...waiting][0]
    if (!next) break
    waiting.delete(next)
    order.push(next)
  }
  return order
}

type Pair = readonly [left: string, right: string]

function beforePairs({ relations }: Shot, heading: 1 | -1): Pair[] {
  return relations.flatMap(({ from, relation, to }): Pair[] => {
    if (relation === 'left-of') return [[from, to]]
    if (relation === 'right-of') return [[to, from]]
    // Who chases is behind: on the left when both run to the right.
    if (relation === 'chasing') return [heading === 1 ? [from, to] : [to, from]]
    return []
  })
}

function isFree(role: Role, waiting: ReadonlySet<Role>, before: readonly Pair[]): boolean {
  return ![...waiting].some((other) =>
    before.some(([left, right]) => left === other.subject.id && right === role.subject.id),
  )
}
