import { type Subject, Person } from '../plan/plan.ts'
import type { Random } from '../scene/random.ts'
import type { Actor } from './actor.ts'
import { girthOf, isBrawny } from './girth.ts'
import { costumeWorn, inCostume, underCostume } from './mascots/animal-costume.ts'
import { createStoried } from './mascots/storied.ts'
import { memberOf } from './people/member.ts'
import { createPuppet } from './people/puppet.ts'

interface Asked {
  readonly person: Person | null
  readonly index: number
  readonly wears: Person['wears']
  readonly random: Random
  readonly rank: number
}

/** A person, a being of stories, or a person in the costume of an animal. */
export function somebody(subject: Subject, asked: Asked): Actor {
  const { person, index, wears, random, rank } = asked
  const member = memberOf(person ?? Person.parse({}), subject, index)
  const dressed = { ...member, wears: [...member.wears, ...wears] }
  const { colour, emotion } = subject
  const [girth, brawny] = [girthOf(subject, 'puppet'), isBrawny(subject)]
  const look = { seed: random.whole(0, 2 ** 31), colour, emotion, girth, brawny, rank }
  const storied = createStoried(subject, dressed, look.seed)
  if (storied) return storied
  const worn = costumeWorn(dressed.wears)
  if (!worn) return createPuppet(dressed, look)
  const under = { ...dressed, wears: underCostume(dressed.wears, worn) }
  return inCostume(createPuppet(under, look), worn)
}
