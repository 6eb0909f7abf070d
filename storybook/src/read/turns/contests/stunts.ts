import { lookUp } from '../../../lexicon/look-up.ts'
import type { Turn } from '../turn.ts'

/** Where a word of the cue stands anywhere before it. */
const after = (cue: string): string => `(?<=\\b${cue}\\b.{0,300})`
/** Where it stands before or after it. */
const near = (cue: string): string => `(?:${after(cue)}|(?=.{0,300}\\b${cue}\\b))`

const WIRE = '(?:tightrope|high wire|slackline)'
const WHEEL = '(?:ferris|big|giant|observation) wheel'
const THEM = 'he|she|it|they'
const MANY =
  'kids|children|toddlers|boys|girls|friends|tourists|teenagers|visitors|gymnasts|acrobats'
/** A deed of several with what it is done to. */
const DEED = '((?!and\\b)[a-z]+ (?:up |down |on |onto |in |through |over )?(?:an?|the) [a-z -]+?)'

/** "Kids ride a seesaw, climb a net and go down a slide": one does this and another that, at once. */
function oneEach(_match: string, ...groups: string[]): string {
  const [start = '', many = '', ...deeds] = groups.slice(0, 5)
  const one = lookUp(ONE_OF, many) ?? many.replace(/s$/, '')
  const told = deeds.map((deed) => deed.replace(/^[a-z]+/, inThird))
  return `${start}a ${one} ${told[0]}, another ${one} ${told[1]} and another ${one} ${told[2]}`
}

const ONE_OF: Readonly<Record<string, string>> = { children: 'child' }
const inThird = (verb: string): string => `${verb}${/(?:o|ch|sh|ss|x)$/.test(verb) ? 'es' : 's'}`

/** What is done on ropes, boards, courts and wheels, and who is up there. */
export const STUNT_TURNS: readonly Turn[] = [
  // Who balances on a rock stands on it and holds nothing.
  [
    'balanc',
    /\bbalanc(es?|ing) (?:(?:carefully|precariously) )?on (?=(?:an?|the) (?:[a-z]+ )?(?:rock|ledge|branch|cliff|post|boulder|peak|pole)\b)/g,
    (_, form = '') => `${{ es: 'stands', ing: 'standing' }[form] ?? 'stand'} on `,
  ],
  [
    'kids children toddlers boys girls friends tourists teenagers visitors gymnasts acrobats',
    new RegExp(
      `(^|[.] )(${MANY}) ${DEED}, ${DEED},? and ${DEED}(?=[,.;]| (?:in|at|on|under)\\b)`,
      'g',
    ),
    oneEach,
  ],
  // On the rope one wobbles all the time: no swing is meant.
  [
    'wobbl sway teeter totter',
    new RegExp(`${after(WIRE)}\\b(${THEM}) (?:wobbl|sway|teeter|totter)[a-z]*(?:,? and|,) `, 'g'),
    '$1 ',
  ],
  [
    'balance',
    new RegExp(
      `${near(WIRE)} out (?:to (?:the|his|her|one) sides? )?(?:to|for) (?:keep )?(?:his |her )?balance\\b(?:,? and(?= the\\b))?`,
      'g',
    ),
    (match) => (match.endsWith(' and') ? ' while' : ''),
  ],
  [
    'arena',
    new RegExp(`${near('(?:chariots?|gladiators?|charioteers?)')}\\b(?<!roman )arena\\b`, 'g'),
    'roman arena',
  ],
  // Nothing is called "go".
  ['let', new RegExp(`\\b(${THEM}) lets? go(?= and (?:${THEM})\\b)`, 'g'), '$1 stands'],
  ['let', /, lets? go(?=,| and\b)/g, ''],
  [
    'rall',
    new RegExp(`${near('(?:tennis|badminton)')}\\brall(?:y|ies)\\b(?! (?:cars?|driver))`, 'g'),
    'play tennis',
  ],
  [
    'serves',
    new RegExp(
      `${near('(?:tennis|badminton)')}\\bserves\\b(?! (?:an?|the|drinks|food|tea)\\b)`,
      'g',
    ),
    'plays tennis ,',
  ],
  // Who jumps from a board has no bottle of air.
  ['div', /\b(?:high|tall|low|long|ten-met(?:er|re)) (?=diving (?:board|platform|tower)\b)/g, ''],
  [
    'diver',
    new RegExp(
      `${near('(?:diving board|springboard|diving platform|diving tower|pool)')}(?<!scuba )\\bdiver\\b`,
      'g',
    ),
    'swimmer',
  ],
  [
    'goalkeeper goalie keeper',
    /\b(goalkeeper|goalie)\b([^.;]{0,40}?) (?:dives|leaps|jumps|flies) (?:to|into) (?:the|his|her) (?:[a-z]+ )?(?:left|right|side|corner|air)\b/g,
    '$1$2 dives',
  ],
  // Earth goes into the truck, and the machine stays outside.
  [
    'dump empt pour tip load drop',
    /\b(?:dump|empt|pour|tip|load|drop)(s|ies|y|ing)?(?: out)? (?:(?:the|some|a load of|its load of) )?(?:earth|soil|dirt|sand|rubble|gravel|rocks|load) (?:into|in|onto) (?=(?:an?|the) )/g,
    (_, form = '') => (form === 'ing' ? 'loading ' : 'loads '),
  ],
  [
    'warehouse',
    new RegExp(
      `(?<=\\bwarehouse\\b.{0,80}),? and (?:puts|places|sets|lifts|stacks) (?:it|them) (?:up )?on(?:to)? (?:an?|the) (?:[a-z]+ )?(?:shelf|shelves|rack)\\b`,
      'g',
    ),
    '',
  ],
  // The parents and the three kids are the family.
  [
    'family',
    /\ba family of (?:three|four|five|six)( [^.:;]{0,80}?)[:,] (?:the |two )?parents [^.,;]*?(?:,| and) (?:the |their )?(one|two|three|four) (kids|children)\b[^.;]*/g,
    'two parents and $2 $3$1',
  ],
  // Who has done it is hugged for it afterwards.
  [
    'him her them',
    /(?<=[.;!] )(?=(?:his|her|their|the) (?:[a-z]+ )?(?:team-?mates?|team|friends|parents|coach|mother|father|family|fans|crew) (?:hugs?|lifts?|carr(?:y|ies)|embraces?|congratulates?|mobs?|surrounds?|throws?|toss(?:es)?) (?:him|her|them)\b)/g,
    'then ',
  ],
  [
    'barrel',
    new RegExp(
      `${after('(?:surfers?|surfs?|surfing|wave)')}\\b(?:disappear|vanish|rid|slid|crouch|shoot|duck|glid)[a-z]* (?:in|into|inside|through) the barrel\\b`,
      'g',
    ),
    'surfs in the wave barrel',
  ],
  [
    'gondola cabin car capsule',
    new RegExp(
      `${after(WHEEL)}\\b(?:in|inside) (?:one of the|one|an?|the|their|its) (?:top |highest )?(?:gondolas?|cabins?|cars?|capsules?)\\b`,
      'g',
    ),
    'in a wheel capsule',
  ],
  [
    'ferris wheel',
    /\b(in|inside|on|riding(?: on| in)?|rides?(?: on| in)?) (?:an?|the) (?:[a-z]+ )?(?:ferris wheel|big wheel)(?: (?:cabin|gondola|car|capsule))?(?= ?(?:[,.;]|$| (?:at|in|over|above|while|as|and|with|during|under|kiss|look|hold)))/g,
    (_, how = '') => {
      const [, sits = ''] = /^rid(ing|es?)/.exec(how) ?? []
      return `${sits === '' ? '' : `sit${sits === 'ing' ? 'ting' : sits.replace('e', '')} `}in a wheel capsule`
    },
  ],
  // The tub is a part of the motorcycle, and there is one of them.
  [
    'sidecar',
    /\b(?:motorcycle|motorbike) with (?:an?|its) (?:[a-z]+ )?sidecar\b/g,
    'sidecar motorcycle',
  ],
  [
    'sidecar',
    /\b(?:sidecar )?(?:motorcycle|motorbike|scooter|bike)\b(.{0,200}?)\b(?:in|inside) (?:the|its|his|her|a|an attached) sidecar\b/g,
    'sidecar motorcycle$1in the sidecar motorcycle',
  ],
  [
    'trail',
    /\btrail(s|ing)? (?:her|his|a|one|their) (?:hands?|fingers) (?:in|through|along) the (?:cool |cold |clear )?water from (?=(?:an?|the) )/g,
    (_, form = '') => (form === 'ing' ? 'sitting in ' : 'sits in '),
  ],
  [
    'shoulders',
    /\b(carr(?:y|ies|ying) (?:an?|the) (?:[a-z]+ ){0,3}(?:boat|canoe|kayak|log|ladder|beam|tree|trunk|pole|plank|coffin|carpet|rug|piano|surfboard|raft)) on their shoulders\b/g,
    '$1',
  ],
  // Whom the wind takes by the umbrella is up there; the wind has no hands.
  [
    'wind gust storm breeze',
    /\b(?:an?|the) (?:[a-z]+ )?(?:wind|gust|gust of wind|storm|breeze) (?:lifts|carries|blows|sweeps|takes|picks) (?:up )?((?:an?|the) [^.,;]{0,40}?) ((?:holding|with|clutching|under) [^.,;]{0,30}?(?:umbrella|parasol))(?: up)?(?: (?:off|from) (?:the ground|(?:his|her) feet))?(?: (?:and|up)? ?(?:carries|blows|sweeps|takes|lifts) (?:him|her|it)(?: away| off| up)?)?/g,
    '$1 drift-off $2 in the wind',
  ],
]
