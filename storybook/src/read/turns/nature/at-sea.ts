import { isPerson } from '../somebody.ts'
import type { Turn } from '../turn.ts'

const LOOKS =
  '(?:looks?|looking|gaz(?:es|ing)|star(?:es|ing)) at|watch(?:es|ing)?|photograph(?:s|ing)|film(?:s|ing)|observ(?:es|ing)|admir(?:es|ing)|spots?|spotting'
const GLASSES =
  '(?: (?:with|using|through) (?:an? |his |her |the )?(?:binoculars?|telescope|spyglass|camera))?'

/** Where nothing else is said one looks at a whale from a boat, and it lies on no pavement. */
export const AT_SEA_TURNS: readonly Turn[] = [
  [
    'whale dolphin orca shark',
    new RegExp(
      `^(\\s*(?:an?|the|two|three) (?:[a-z]+ ){0,2}?)([a-z]+) ((?:is |are )?(?:${LOOKS}) (?:(?:an?|the|some|two|three) (?:[a-z]+ )?)?(?:whale|dolphin|orca|shark)s?${GLASSES})(?= *[.!]?\\s*$)`,
      'g',
    ),
    (all: string, ...[whose = '', who = '', looks = '']: string[]) =>
      isPerson(who) ? `${whose}${who} in a boat ${looks}` : all,
  ],
]
