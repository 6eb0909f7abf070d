import type { Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { callingDeed } from './callings.ts'
import { withSubject } from '../retold.ts'
import { unseen } from '../without.ts'

const EDGE = /\b(?:cliffs?|precipice|ledge|cornice|crevasse|canyon|ravine|gorge|chasm|drop)\b/u
const LEAPS = /^(?:jump|leap|fly|soar|launch|drop|fall|hop|cliff-jump|ski|snowboard|ride-bike)$/u
const OFF = /^(?:jump|leap|fly|soar|launch|drop|hop|cliff-jump)$/u

/** What people are on who go over an edge at speed. */
const CRAFTS: Readonly<Record<string, string>> = {
  ski: 'skis',
  snowboard: 'snowboard',
  'ride-bike': 'bicycle',
}

/** A skier who jumps over a cliff skis off its edge and flies down, and does not hop over a boulder. */
export function jumpOffCliff(shot: Shot): Shot {
  const lead = shot.subjects.find((each) => craftOf(each) !== null && leapsOff(each))
  const craft = lead ? craftOf(lead) : null
  const edge = shot.subjects.find(({ kind, noun }) => kind !== 'person' && EDGE.test(noun))
  if (!lead || craft === null || !(edge || EDGE.test(shot.place ?? ''))) return shot
  return {
    ...withSubject(unseen(shot, edge), lead, { actions: [doing('cliff-jump', { prop: craft })] }),
    place: craft === 'bicycle' ? 'mountain' : 'ski slope',
  }
}

function craftOf(subject: Subject): string | null {
  return CRAFTS[callingDeed(subject) ?? ''] ?? null
}

function leapsOff({ actions }: Subject): boolean {
  return actions.some(({ verb }) => OFF.test(verb)) && actions.every(({ verb }) => LEAPS.test(verb))
}
