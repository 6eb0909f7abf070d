import type { Turn } from '../turn.ts'
import { HANDLING_TURNS } from './handling.ts'

const WHOSE = '(?:an?|the|his|her|their|its|some|my)'
const FORM = '(es|s|ing|)'

/** "Checks", "checking" and "check" as the same form of "type". */
const typed = (form = ''): string => {
  if (form === 'ing') return 'typing'
  return form === '' ? 'type' : 'types'
}

/** What people and pets do every day, said by a thing that is not seen for it. */
export const PLAIN_DOING_TURNS: readonly Turn[] = [
  [
    'email emails e-mail e-mails',
    new RegExp(
      `\\b(?:writ|check|read|answer|send|type)(?:(?<=writ|type)e)?${FORM} (?:${WHOSE} |through (?:his|her|their) )?(?:[a-z]+ )?e-?mails?\\b`,
      'g',
    ),
    (_, ...[form]) => `${typed(form)} on a laptop`,
  ],
  [
    'call',
    /\bmak(?:es|e|(ing)) (?:an? |the )?(?:quick |long )?(?:phone|telephone) calls?\b/g,
    (said, ...[ing]) =>
      (ing ? 'talking' : said.startsWith('makes') ? 'talks' : 'talk') + ' on the phone',
  ],
  [
    'ready',
    /\b(?:gett(ing)|get(s|)) ready (?:for|to go to) (?:work|school|the day|bed|an? (?:date|party|interview|wedding)|the office)\b/g,
    (_, ...[ing, s = '']) => (ing ? 'getting dressed' : `get${s} dressed`),
  ],
  [
    'ground grass floor soil',
    /\bpeck(s|ing|) (?:at|on) the (?:ground|grass|floor|soil|dirt)\b/g,
    'peck$1',
  ],
  [
    'house',
    /\b(runs?|running|walks?|walking|races?|racing|dash(?:es|ing)|zooms?|zooming|sprints?|sprinting|wanders?|wandering) (?:through|around|about) the house\b/g,
    '$1 through the living room',
  ],
  // What a bird catches in the air has wings.
  [
    'catch hunt snatch',
    /\bfl(ies|ying|y)(?: (?:out|off|around|about|up|down|away))* (?:to|and) (?:catch|hunt|snatch)(?:es|s)? (?:some |an? |the )?(?:insects?|bugs?|flies|fly)\b/g,
    (_, ...[form]) => (form === 'ies' ? 'chases' : form === 'y' ? 'chase' : 'chasing') + ' a fly',
  ],
  [
    'tree bush',
    /\b(fl(?:ies|y|ying))(?: (?:off|away|up|over|back|quickly))* to (the|an?) ((?:[a-z]+ )?(?:tree|bush))\b/g,
    '$1 into $2 $3',
  ],
  ...HANDLING_TURNS,
]
