import { placeWord } from '../../words/place-words.ts'
import type { Turn } from '../turn.ts'

const WAY = '(?:past|along|through|under|over|across|around|between|into|up|down|from|inside)'

const isPlaceNamed = (words: string): boolean =>
  words.split(' ').some((_, at, all) => placeWord(all.slice(at).join(' ')) !== null)

/** The verb that whoever is named has not been told by. */
function goingOf(who: string): string {
  if (who.endsWith('ing ')) return ''
  return /\b(?:cyclist|biker|bicycle|bike) $/.test(who) ? 'rides ' : 'goes '
}

/** How somebody gets on from one thing to the next. */
export const ON_THE_WAY_TURNS: readonly Turn[] = [
  // Lemons are squeezed; who squeezes under a gate crawls.
  [
    'squeez wriggl',
    /\b(?:squeez|wriggl)(es|ing|e)(?: (?:him|her|it|them)sel(?:f|ves))?(?= (?:under|beneath|into|between|behind|inside|out of|from|through an?)\b)/g,
    (_, ending) => `crawl${ending === 'e' ? '' : ending.replace('es', 's')}`,
  ],
  [
    'down ',
    /\b((?:jump|leap|hop|spring)(?:s|ing)?) down (?:to|on|onto) (?=(?:an?|the|his|her) (?:[a-z]+ )?(?:table|chair|bench|wall|rock|boulder|stump|log|box|sofa|couch|bed|desk|stool|barrel|crate)\b)/g,
    '$1 onto ',
  ],
  ['to a ', /\bcom(?:es|ing) to a (?:sudden |full |gentle )?(?:stop|halt|standstill)\b/g, 'stops'],
  // What is full of pigeons is no shape.
  [
    'square',
    /\b(?<=(?:across|through|over|into|past|around) (?:an?|the) )(?:[a-z]+ )?square(?= (?:full of|filled with|with|where|crowded)\b)/g,
    'town square',
  ],
  [
    'puff',
    /\bpuff(s|ing)(?= (?:past|along|through|under|over|across|around|into|up|down|out of|from)\b)/g,
    (_, ending) => (ending === 's' ? 'drives' : 'driving'),
  ],
  // On wheels or on foot one is on the shore.
  [
    'along the',
    /\b((?:driv|cycl|walk|runn?|jogg?|stroll|gallop)(?:e?s|ing|e|) )along (?=the (?:sea|ocean)\b)/g,
    '$1beside ',
  ],
  // Dunes have no holds: who climbs over one walks.
  [
    'dune',
    /\bclimb(s|ing|) (?:over|up|across) (?=(?:an?|the) (?:[a-z]+ ){0,2}dunes?\b)/g,
    'walk$1 over ',
  ],
  // Who jumps off it is in the water next; all others stay at its end.
  [
    'pier jetty dock',
    /\b((?:jump|leap|div|plung)(?:e?s|ing|e)?) (?:off|from) (?:the (?:end|edge) of )?(an?|the) ((?:[a-z]+ ){0,2}?(?:pier|jetty|dock))\b(?! into| in the)/g,
    '$1 into the lake from $2 $3',
  ],
  [
    'pier jetty dock',
    /\b(?:at|on|from|off|over|near) the (?:very |far )?(?:end|edge|tip) of (?:an?|the) (?:(?:old|long|wooden|small|rickety|quiet|empty|lonely|stone) )*(lake ?(?=pier|dock|jetty))?(?:pier|(dock)|jetty)\b/g,
    (_, lake = '', dock = '') => `at a ${lake || dock ? 'dock' : 'pier'} end`,
  ],
  // A pier is where one is, on it or below.
  [
    'pier jetty dock',
    /\b(?:under|beneath|underneath|below) (an?|the) ((?:[a-z]+ )?(?:pier|jetty|dock))\b/g,
    'past $1 $2',
  ],
  // Places are reached by coming there, and not by hand.
  [
    'reach',
    /\breach(es|ing|) ((?:an?|the|its|his|her|their) (?:[a-z]+ ){0,2}?[a-z]+)(?= ?(?:[.,;!]|$|and\b|by\b|at\b|where\b|with\b|on\b|in\b|near\b))/g,
    (all, ending, noun) =>
      isPlaceNamed(noun) ? `arriv${ending === '' ? 'e' : ending} at ${noun}` : all,
  ],
  // Whom the camera follows on a way goes there.
  [
    'camera follows camera tracks',
    new RegExp(
      `\\b(?:the |a )?camera (?:[a-z]+ly )?(?:follows|tracks) ((?:an?|the|one) (?:[a-z-]+ ){1,4}?)(?=${WAY} (?:an?|the|its|his|her|two|some)\\b)([^.;]*)[.;]?`,
      'g',
    ),
    (_, who, way) => `${who}${goingOf(who)}${way}. tracking shot.`,
  ],
]
