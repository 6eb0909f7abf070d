import type { Turn } from '../turn.ts'

const OWN = '(?:his|her|their|both|the|one)'
const HOW =
  '(?:(?:tightly|gently|softly|slightly|firmly|calmly|serenely|deep|half|wide|still|casually|nervously|proudly|sadly|slowly) )?'

/** How limbs are held: the limbs, how they are said to be, what may be said before them, what brings them there, and the deed that shows it. */
interface Held {
  readonly limbs: string
  readonly states: string
  readonly looks?: string
  readonly verbs: string
  /** Verbs that say it without a state: "closes her eyes". */
  readonly alone?: string
  readonly deed: string
  /** Beasts do it as well. */
  readonly beasts?: true
}

const KEPT =
  'put|place|keep|hold|rest|press|lay|stuff|shove|thrust|tuck|stick|dig|bury|buri|hid|cradl|drop|clasp'

const HELD: readonly Held[] = [
  {
    limbs: 'hands?|fists?',
    states: `(?:(?:thrust|stuffed|shoved|buried|tucked|stuck|dug) )?(?:deep )?in(?:to|side)? (?:${OWN} )?(?:(?:coat|jacket|trouser|jeans|hoodie|apron|empty|front) )?pockets?`,
    verbs: KEPT,
    deed: 'hands-in-pockets',
  },
  {
    limbs: 'arms',
    states:
      '(?:spread|outspread|outstretched|stretched out|stretched wide|extended|open|held out|held wide|flung|thrown|wide)(?: (?:open|wide|apart|out|outwards?))*(?! (?:a?round|over|across|on)\\b)',
    looks: 'outstretched|open|outspread|extended|wide-open|wide open|spread',
    verbs: 'hold|stretch|keep|fling|throw',
    alone: 'spread|open|outstretch|extend',
    deed: 'spread-arms',
  },
  {
    limbs: 'arms',
    states: `(?:crossed|folded)(?: (?:over|across|in front of|on) ${OWN} chest)?`,
    looks: 'crossed|folded',
    verbs: KEPT,
    alone: 'cross|fold',
    deed: 'cross-arms',
  },
  {
    limbs: 'hands?|fists',
    states: `on (?:${OWN} )?hips?`,
    verbs: KEPT,
    deed: 'hands-on-hips',
  },
  {
    limbs: 'hands|arms',
    states: `(?:(?:clasped|folded|crossed|held|joined) )?behind ${OWN} back`,
    verbs: KEPT,
    deed: 'hands-behind-back',
  },
  {
    limbs: 'hands?',
    states: `(?:(?:pressed|placed|held|resting|laid) )?(?:on|over|to|against) ${OWN} (?:heart|chest)`,
    verbs: KEPT,
    deed: 'hand-on-heart',
  },
  {
    limbs: 'head|face|forehead',
    states: `(?:(?:buried|resting|held|hidden|sunk) )?in (?:${OWN} )?hands`,
    verbs: KEPT,
    deed: 'head-in-hands',
  },
  {
    limbs: 'knees|legs',
    states: `(?:drawn|pulled|tucked|hugged)(?: (?:up|close|in))?(?: (?:to|against|under|beneath) ${OWN} (?:chest|chin|body))?`,
    verbs: 'pull|draw|tuck',
    alone: 'hug|clasp',
    deed: 'hug-knees',
  },
  {
    limbs: 'head|heads',
    states:
      '(?:bowed|lowered|hung|hanging|drooping|down(?! (?:the|an?|into|to|towards?)\\b))(?: (?:low|down|in shame|in sorrow|in prayer))?',
    looks: 'bowed|lowered|hanging',
    verbs: 'keep|hold',
    alone: 'bow|lower|hang|drop',
    deed: 'hang-head',
  },
  {
    limbs: 'eyes',
    states: '(?:closed|shut)(?: (?:tight|tightly|in (?!(?:an?|the|his|her|front)\\b)[a-z]+))?',
    looks: 'closed|shut',
    verbs: 'keep|squeeze',
    alone: 'close|shut',
    deed: 'close-eyes',
    beasts: true,
  },
  {
    limbs: 'mouth|mouths|jaws?|beak',
    states: '(?:hanging |wide )?(?:open|agape|gaping)(?: wide)?',
    looks: 'open|gaping|wide-open|wide open',
    verbs: 'keep|hold',
    deed: 'open-mouth',
    beasts: true,
  },
  {
    limbs: 'tails?',
    states:
      '(?:wagging|swishing|flicking|swinging|waving|thumping)(?: (?:happily|wildly|excitedly|furiously|slowly|gently|back and forth|from side to side))*',
    looks: 'wagging|swishing',
    verbs: 'keep',
    deed: 'wag',
    beasts: true,
  },
  {
    limbs: 'wings',
    states:
      '(?:spread|outspread|outstretched|unfolded|stretched|extended|unfurled|open)(?: (?:wide|out|open|apart))*',
    looks: 'outspread|outstretched|spread|open|unfolded',
    verbs: 'hold|keep',
    deed: 'spread-wings',
    beasts: true,
  },
  {
    limbs: 'finger',
    states: `(?:(?:pressed|held|placed) )?(?:on|to|over|against) ${OWN} lips`,
    verbs: KEPT,
    deed: 'shush',
  },
  {
    limbs: 'chin',
    states: `(?:(?:propped|resting|cupped|resting up) )?(?:up )?(?:on|in) ${OWN} (?:hands?|palms?|fists?)`,
    verbs: `${KEPT}|prop|cup`,
    deed: 'think',
  },
]

const HE =
  '(?:man|boy|guy|gentleman|king|prince|father|dad|grandfather|grandpa|son|brother|husband|uncle|waiter|policeman|fireman|monk|priest)'
const SHE =
  '(?:woman|girl|lady|queen|princess|mother|mum|mom|grandmother|grandma|daughter|sister|wife|aunt|waitress|bride|nun|witch|ballerina)'
const BEAST =
  '(?:dog|puppy|cat|kitten|bear|lion|tiger|wolf|fox|horse|dragon|crocodile|hippo|shark|bird|owl|eagle|elephant|monkey|rabbit|frog)'
const LIKE = '((?:(?!with\\b|and\\b|of\\b|in\\b)[a-z-]+ ){0,2}?'

/** "A girl hugs a man with his eyes closed": not hers; said before the man it is his. */
const OF_ANOTHER = ['his ', 'her ', 'its ']
  .map(
    (own, at) =>
      `(?<=[a-z] )\\b(an?|the) ${LIKE}${[HE, SHE, BEAST][at]}) (?=with (?:${own}|[a-z]+ [a-z]))`,
  )
  .join('|')

const doing = (verbs: string): string => `(?:${verbs})(?:e?s|ing|ting|ping|ging|e)?`

function heldSo({ limbs, states, looks, verbs, alone, deed, beasts }: Held): Turn {
  const own = beasts ? OWN.replace('(?:', '(?:its|') : OWN
  const forms = [
    `(?:with |has |have |keeping )?(?:${own} (?:[a-z]+ )?)?(?:${limbs}) (?:is |are )?${HOW}(?:${states})`,
    `${doing(verbs)} ${own} (?:[a-z]+ )?(?:${limbs}) ${HOW}(?:${states})`,
    ...(looks === undefined ? [] : [`with (?:${own} )?${HOW}(?:${looks}) (?:${limbs})`]),
    ...(alone === undefined
      ? []
      : [
          `${doing(alone)} (?:out )?(?:his|her|their|both)(?: own)? (?:${limbs})(?: (?:wide|out|wide open|tight|tightly))?(?! a?round\\b)`,
        ]),
  ]
  // A beast has no pockets: who is "its" is played by no puppet.
  return [
    limbs.replaceAll(/s?\?/g, '').replaceAll('|', ' '),
    new RegExp(
      `(?<!\\bits )(?:${OF_ANOTHER})?\\b(?:${forms.toReversed().join('|')})(?![a-z'-])`,
      'g',
    ),
    (...[, he, him, she, her, it, beast]) => {
      const [whose, who] = [he ?? she ?? it, him ?? her ?? beast]
      return who === undefined ? `verb_${deed}_ing` : `${whose} verb_${deed}_ing ${who} `
    },
  ]
}

/** "Her head resting on her knees": her own, since nobody else is called so. */
const ON_KNEES: Turn = [
  'knees',
  /\b(?:with |and )?(?:rest(?:s|ing)|lay(?:s|ing)|bury(?:ing)|buries|put(?:s|ting) )?(his|her|their) (?:head|chin|face|forehead) (?:is )?(?:(?:resting|buried|rested|lying|pressed) )?(?:on|in|against|between) (?:\1|the) knees\b|\b(?:with )?(?:his|her|their) arms (?:wrapped |clasped )?a?round (?:his|her|their) (?:own )?(?:knees|legs)\b|\b(?:wrap(?:s|ping)|clasp(?:s|ing)) (?:his|her|their) arms a?round (?:his|her|their) (?:own )?(?:knees|legs)\b/g,
  'verb_hug-knees_ing',
]

/** "A king with his hands behind his back walks": what he does comes after it. */
const BY_THE_WAY: readonly Turn[] = [
  ['verb_', / (verb_[a-z-]+_ing) (?=(?!as\b)[a-z]+s\b)/g, ' , $1 , '],
  // "Smells it with closed eyes": it has none.
  ['verb_', /(?<=[a-z]{2}(?:s|ing) (?:it|them)) (?=verb_[a-z-]+_ing\b)/g, ' , '],
  // Who plays with closed eyes plays.
  ['verb_', /(?<=\b(?:plays?|playing|performs?|performing|practic(?:es|ing))) (?=verb_)/g, ' , '],
]

/** Only people are glad who have shining eyes: those of a wolf shine in the dark. */
const SHINING: Turn = [
  'eyes',
  /(?<=\b(?:boy|girl|child|children|kids?|man|woman|toddler|grandmother|grandfather|bride|students?)\b[^.,;]*)\bwith (?:(?:his|her|their) )?(?:shining|sparkling|twinkling) eyes\b/g,
  'excitedly',
]

/** How somebody holds arms, hands, head or eyes, as a deed that is seen beside the others. */
export const POSTURE_TURNS: readonly Turn[] = [
  ON_KNEES,
  SHINING,
  ...HELD.map(heldSo),
  ...BY_THE_WAY,
]
