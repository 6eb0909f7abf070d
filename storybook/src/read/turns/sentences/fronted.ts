import type { Turn } from '../turn.ts'

const LOOKS =
  '(?:wearing|dressed (?:as|in|like)|disguised as|armed with|covered (?:in|with)|wrapped in|decorated with|(?:perched|seated|curled up|crouched|balanced|stretched out) (?:on|in|at|under|by|beside|behind))'

const WHERE =
  '(?:in front of|on top of|next to|out of|in|on|at|from|through|around|over|under|behind|beside|above|below|across|along|between|into|onto|up|down|past|inside)'
const COMES =
  '(?:stand|sit|lie|hang|run|walk|jump|leap|come|crawl|swim|float|climb|march|roll|sleep|wait|dance|drift|sail|ride|fall|burst|grow|glide|hop|creep|peek|gallop|glow|shine|flutter|tower|emerge|rise)s?|flies|fly|marches|perches'

const HOURS =
  'day night morning evening afternoon storm winter summer spring autumn dawn dusk noon midnight sunset sunrise year'

/** A word of where it is: a second article would begin another noun, "on a stormy night a man climbs a tree". */
const OF_PLACE =
  '(?:(?:of|as|in|like) (?:the|an?|his|her) )?(?!(?:the|an?|his|her|its|their|two|three|four|five|six|some|many)\\b)[a-z-]+'

/** How somebody is who is named only afterwards, or by the way: said as it is of those who are named first. */
export const FRONTED_TURNS: readonly Turn[] = [
  // "During a storm two girls ride": no second storm, nor 1900 boys in the year 1900.
  [
    HOURS,
    new RegExp(
      `(^|[.;!] )((?:(?:on|in|at|during|by|late|early|one|late in|early in) (?:[a-z]+ ){0,4}?(?:${HOURS.replaceAll(' ', '|')})|in (?:the year |around )?\\d{4}))(?= (?:an?|the|two|three|four|five|six|seven|eight|nine|ten|some|many|several) [a-z])`,
      'g',
    ),
    '$1$2,',
  ],
  // "Out of the hat jumps a rabbit", "around the campfire sit three scouts": who it is comes before the deed.
  [
    'stand stands sit sits lie lies hang hangs run runs walk walks jump jumps leap leaps come comes crawl crawls swim swims float floats climb climbs march marches roll rolls sleep sleeps wait waits dance dances drift drifts sail sails ride rides fall falls burst bursts grow grows glide glides hop hops creep creeps peek peeks gallop gallops glow glows shine shines flutter flutters tower towers emerge emerges rise rises flies fly perches',
    new RegExp(
      `(^|[.;,] (?:and )?)(${WHERE} (?:the|an?|his|her|its|their) (?:${OF_PLACE} ){0,4}?${OF_PLACE}) (${COMES}) ((?:an?|the|two|three|four|five|six|seven|eight|nine|ten|several|many|some|dozens of|hundreds of) (?:(?! (?:who|that|which|as|while|when)\\b| and (?!(?:an?|the|his|her|two|three)\\b))[^.,;])+)`,
      'g',
    ),
    '$1$4 $3 $2',
  ],
  [
    'wearing dressed disguised armed covered wrapped decorated perched seated curled crouched balanced stretched',
    new RegExp(
      `(^|[.;] )(${LOOKS} [^,.;]{2,50}), ((?:an?|the|his|her) (?:[a-z-]+ ){0,3}?[a-z]+) (?=(?:is|[a-z]+s|[a-z]+ing)\\b)`,
      'g',
    ),
    '$1$3 $2 ',
  ],
  [
    'both all',
    /, (?:both|all)(?: of them)? ((?:wearing|holding|carrying|dressed|in|with) [^,.;]+), (?=[a-z])/g,
    ' $1 ',
  ],
  ['both', /\bboth (?=(?:the|an?|his|her|their|my) [^.,;]* and )/g, ''],
]
