import type { Turn } from '../turn.ts'

/** Where a word of the cue stands before it or after it. */
const near = (cue: string): string => `(?:(?<=\\b${cue}\\b.{0,300})|(?=.{0,300}\\b${cue}\\b))`

/** What the same word means on the ice, on the field, on a swing and under a crane. */
export const SPORT_TURNS: readonly Turn[] = [
  [
    'goalie goalkeeper',
    new RegExp(`${near('(?:ice )?hockey')}(?<!hockey )\\b(?:goalie|goalkeeper|goaltender)\\b`, 'g'),
    'hockey goalie',
  ],
  [
    'shoots scores',
    new RegExp(
      `${near('(?:ice )?hockey')}\\b(?:shoots|scores)\\b(?: (?:the puck|a goal))?(?: (?:at|into|towards?) the (?:goal|net))?`,
      'g',
    ),
    'shoots the puck',
  ],
  [
    'head',
    /\bhead(?:s|ing)? (?:an?|the) (?:soccer |foot)?ball\b(?: (?:into|towards?) (?:the|a) (?:goal|net))?/g,
    'juggles a football',
  ],
  [
    'shoot fl',
    /\b(?:shoots|flies|launches) (?:himself |herself |itself )?off (?=(?:an?|the) (?:[a-z]+ )?(?:ramp|jump|cliff|rock|pier|dock|roof|board))/g,
    'jumps off ',
  ],
  // Who zips somewhere does up no jacket.
  [
    'zip',
    /\bzip(s|ping)? (?:down|along|across|on) (?:an?|the) zip-? ?line\b/g,
    (_, form = '') => (form === 'ping' ? 'ziplining' : 'is ziplining'),
  ],
  ['zip', /\bzips (?=(?:down|along|across|past|over|through|between|by)\b)/g, 'speeds '],
  [
    'finish',
    /\b(?:sprint|race|run|pedal|dash|ride|head|fight)(s|ing)? (?:for|to|towards?) the finish(?:ing)? line\b/g,
    'cross the finish line',
  ],
  [
    'base plate',
    new RegExp(
      `${near('(?:baseball|softball)')}\\b(?:into|to|onto|for) (?:home|first|second|third|the) (?:base|plate)\\b`,
      'g',
    ),
    'on the baseball field',
  ],
  [
    'bat',
    new RegExp(
      `${near('(?:baseball|softball)')}\\bswings (?:his|her|the|a) (?:baseball )?bat\\b`,
      'g',
    ),
    'plays baseball',
  ],
  // "Grinds down a rail, lands and rolls away": no lands lie there.
  ['lands', /, lands(?= and [a-z]+s\b|, )/g, ' and lands'],
  [
    'bungee',
    /\b(an?|the) bungee jumper (?:leaps|jumps|dives|falls|plunges|throws (?:him|her)self)(?: off)? (?:from|off) (?:an?|the) (?:[a-z]+ )?(?=bridge|tower|crane|cliff)/g,
    '$1 person is bungee jumping at a ',
  ],
  ['bungee', /\bbungee jumper\b/g, 'person bungee jumping'],
  [
    'smash spike',
    new RegExp(`${near('volleyball')}\\bsmashes the ball\\b`, 'g'),
    'spikes the ball',
  ],
  [
    'block',
    new RegExp(`${near('volleyball')}\\btr(?:y|ies|ying) to block (?:it|the ball|him|her)\\b`, 'g'),
    'jump',
  ],
  // Whose bike was named rides that one, and brings no horse.
  [
    'rides',
    /\b((?:bi|motor)cycle|(?:[a-z]+ )?bike|scooter|motorbike)\b([^.;]{0,60}? (?:as|while) (?:its|his|her|the) [a-z]+) rides (?=through|along|down|past|across|in|over)/g,
    '$1$2 rides the $1 ',
  ],
  [
    'almost nearly barely',
    /,? (?:that|which) (?:almost|nearly|barely) (?:sinks|tips over|capsizes|breaks|falls)(?= ?[,.;]| and\b)/g,
    '',
  ],
  [
    'trapeze',
    new RegExp(
      `${near('trapezes?')}\\b(?:one|she|he) lets go,? and (?:the other|her partner|his partner) catches (?:him|her|them|the other)(?: by the (?:hands|wrists|arms))?`,
      'g',
    ),
    'they catch each other',
  ],
  ['above', /\b(?:single |bright |one )?spotlight from above\b/g, 'spotlight'],
  // A tyre on ropes is a swing, and the tree has no wheel.
  [
    'swing',
    /\b(?:tire|tyre|rope|wooden|tree|old) swing\b(?:,? (?:that |which )?(?:hangs|hanging|hung|suspended|tied|dangling) (?:from|to|on|under) (?=(?:an?|the) ))?/g,
    (match) => (/(?:from|to|on|under) $/.test(match) ? 'swing under ' : 'swing'),
  ],
  [
    'air',
    new RegExp(
      `${near('see-?saw')}\\b(?:hangs|dangles|floats|is|sits) (?:high )?(?:up )?in the air(?: with (?:its|his|her) (?:legs|feet) [a-z]+)?`,
      'g',
    ),
    'sits',
  ],
  // A car pulls in and stops; a fish is pulled in.
  [
    'pulls',
    /\bpull(?:s|ing)? in (?=(?:an?|the|his|her) (?:[a-z]+ ){0,2}(?:fish|catch|salmon|trout|tuna|shark|marlin|carp)\b)/g,
    'catches ',
  ],
  ['crane', /\bcrane (?:lowers|hoists|raises|winches|swings) (?=(?:an?|the) )/g, 'crane lifts '],
  [
    'wrecking',
    /(?<=\bwrecking ball\b.{0,80})\b(?:smash|crash|slam|swing|bang)(?:es|s|ing)? (?:into|against|through) (?=(?:an?|the) )/g,
    'smashes ',
  ],
  [
    'share sharing',
    /\b(?:share|sharing) (?:one|an?|the same) ((?:[a-z]+ )?(?:broom|broomstick|horse|camel|bike|bicycle|scooter|motorcycle|sled|surfboard|elephant|donkey))\b(?: and (?:fly|ride))?/g,
    'ride on one $1',
  ],
  [
    'share sharing shares',
    /\b(?:share|sharing|shares) (?=(?:one|an?|the|the same) (?:[a-z]+ )?(?:bench|sofa|couch|armchair|branch|window ?sill|log|perch|rock|hammock|bed|nest|swing|rug|stool|seat)\b)/g,
    'sitting on ',
  ],
]
