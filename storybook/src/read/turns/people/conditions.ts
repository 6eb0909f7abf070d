import { lookUp } from '../../../lexicon/look-up.ts'
import type { Turn } from '../turn.ts'

const ONE = '(?:an?|the) (?:[a-z]+ ){0,2}?[a-z]+'
const ENDS = '(?= ?[.,;]|$| (?:in|on|at|with|during|while|as)\\b)'

/** In what state somebody is, as what they do in it. */
const STATES: Readonly<Record<string, string>> = {
  hurry: 'running',
  rush: 'running',
  march: 'marching',
  hunt: 'hunting',
  run: 'running',
  play: 'playing',
  rest: 'resting',
}

/** What a road leads to is seen at its end. */
function farGoal([, way, through, goal]: readonly (string | undefined)[]): string {
  return `${way}${through === undefined ? '' : ` through ${through}`}, ${goal} in the background`
}

/** Conditions that are seen: "in a hurry", "under attack by", "left alone", "on her way home". */
export const CONDITION_TURNS: readonly Turn[] = [
  [
    'hurry rush march hunt run play rest',
    /(?<=[a-z] )(?:in a (?:great |terrible |big )?(hurry|rush)|on the (march|hunt|run)|at (play|rest))(?=[.,;]|$| (?:in|on|at|through|across|along|down)\b)/g,
    (_, ...found) => lookUp(STATES, found.find((word) => Object.hasOwn(STATES, word)) ?? '') ?? '',
  ],
  [
    'attack',
    new RegExp(`\\b(${ONE}) under attack (?:by|from) (${ONE}|[a-z]+s)${ENDS}`, 'g'),
    (_, what, who) => `${who} attack${/^an? |^the /.test(who) ? 's' : ''} ${what}`,
  ],
  ['way', /\bon (?:his|her|its|their|the) way (?=(?:home|to|back|through|down|up)\b)/g, 'walking '],
  ['left', /\bleft (?:all )?(?:alone|behind)(?= (?:at|in|on)\b)/g, ''],
  ['fire', /\bwhose ([a-z]+) (?:is|are) on fire\b/g, 'with a burning $1'],
  [
    'leash',
    /\bwith (an?|his|her|their) ((?:[a-z]+ )?(?:dogs?|puppy|poodle|cat|pig|lion|tiger)) on (?:a|the|its) (?:[a-z]+ )?leash\b/g,
    'walking $1 $2',
  ],
  [
    'set laid',
    /\b(tables?) (?:is |are )?(?:set|laid) for (?:two|three|four|five|six|dinner|breakfast|tea|lunch|a feast)\b/g,
    '$1 with plates and glasses',
  ],
  ['asleep', /(^|[.;,] )half asleep, (an?|the) (?=[a-z]+)/g, '$1$2 sleepy '],
  [
    'lead wind',
    new RegExp(
      `\\b(road|path|way|trail|track|stairs|steps|bridge)(?: that| which)? (?:leads?|leading|winds?|winding|goes|going)(?: through ((?:an?|the) [a-z]+))?(?: (?:up|down|straight))? to (${ONE})${ENDS}`,
      'g',
    ),
    (...said) => farGoal(said),
  ],
  [
    'arms',
    /\bwith (?:his|her|their) arms (?:folded|crossed),? (?=(?:leans|sits|walks|leaning|sitting)\b)/g,
    '',
  ],
]
