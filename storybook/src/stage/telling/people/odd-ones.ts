import type { Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'

/** What two do with each other, and what a third one does meanwhile. */
const FOR_TWO: readonly (readonly [deeds: RegExp, meanwhile: string])[] = [
  [/^(?:box|fight|wrestle|karate|judo|fence|sword-fight|arm-wrestle|sumo)$/u, 'cheer'],
  [/^(?:waltz|tango|salsa)$/u, 'clap'],
  [/^(?:hug|kiss|shake-hands|high-five)$/u, 'smile'],
]

/** "Three girls hug": a stranger would make up the second pair, and four be seen; the odd one looks on. */
export function leaveOddOneOut(shot: Shot): Shot {
  return {
    ...shot,
    subjects: shot.subjects.flatMap((each) => {
      const meanwhile = meanwhileOf(each)
      if (meanwhile === undefined) return [each]
      const odd = { ...each, id: `${each.id}-odd`, count: 1, actions: [doing(meanwhile)] }
      return [{ ...each, count: each.count - 1 }, odd]
    }),
  }
}

function meanwhileOf({ kind, count, actions: [deed] }: Subject): string | undefined {
  if (kind !== 'person' || count < 3 || count % 2 === 0 || !deed || deed.target !== null)
    return undefined
  return FOR_TWO.find(([deeds]) => deeds.test(deed.verb))?.[1]
}
