import type { Relation, Shot } from '../../plan/plan.ts'
import type { Random } from '../../scene/random.ts'
import { goalPairs, type Pair } from './goals.ts'
import type { Role } from './roles.ts'

interface Order {
  readonly random: Random
  readonly heading: 1 | -1
  /** Whom each bound subject goes with. */
  readonly carriers: ReadonlyMap<string, string>
}

/** The roles from left to right: as the relations ask, else the lead in the middle, of two on either side by chance. */
export function rowOrder(
  roles: readonly Role[],
  shot: Shot,
  { random, heading, carriers }: Order,
): Role[] {
  const start = centred(random.chance(0.5) ? [...roles] : roles.toReversed(), roles[0])
  // Who is left of a cat on a chair is left of the chair.
  const rootOf = (id: string): string => {
    const carrier = carriers.get(id)
    return carrier === undefined ? id : rootOf(carrier)
  }
  const before = [...beforePairs(shot.relations, heading), ...goalPairs(shot, heading)]
  const pairs = before.map(([left, right]): Pair => [rootOf(left), rootOf(right)])
  return inOrder(start, pairs)
}

/** Three and more with the first one in their middle: it is whom the film is about. */
function centred(roles: readonly Role[], lead: Role | undefined): Role[] {
  if (roles.length < 3 || !lead) return [...roles]
  const others = roles.filter((role) => role !== lead)
  return others.toSpliced(Math.floor(others.length / 2), 0, lead)
}

/** The same roles so that nobody stands right of whom it should be left of; a ring of wishes is left as it is. */
export function inOrder(roles: readonly Role[], pairs: readonly Pair[]): Role[] {
  const before = pairs.filter(([left, right]) => left !== right)
  const order: Role[] = []
  const waiting = new Set(roles)
  while (waiting.size > 0) {
    const next = [...waiting].find((role) => isFree(role, waiting, before)) ?? [...waiting][0]
    if (!next) break
    waiting.delete(next)
    order.push(next)
  }
  return order
}

/** Who must be left of whom. */
export function beforePairs(relations: readonly Relation[], heading: 1 | -1): Pair[] {
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
