import { findPicture } from '../../../lexicon/find-picture.ts'
import { baseVerb } from '../../../lexicon/morphology.ts'
import { acts } from '../../phrases/known-name.ts'
import type { Turn } from '../turn.ts'

/** Words that stand between somebody and the deed, and would keep the one from the other. */
export const HELPING_TURNS: readonly Turn[] = [
  // "Sits down and starts singing": what is begun in the other form is understood everywhere.
  [
    'starts begins start begin starting beginning',
    /\b((?:start|begin|beginn)(?:s|ing)?) ([a-z]{2,}ing)\b(?! (?:line|point|position|block))/g,
    (said, ...[starts = '', doing = '']) => {
      const base = baseVerb(doing)
      return base === null || base === doing ? said : `${starts} to ${base}`
    },
  ],
  ['keeps keep', /\bkeeps?(?: on)? (?=[a-z]{2,}ing\b)/g, 'is '],
  ['never stops', /\b(?:never|doesn't|does not|won't) stops? (?=[a-z]{2,}ing\b)/g, 'is '],
  ['busy', /\b(is|are|stays|looks) (?:very |so )?busy (?=[a-z]{2,}ing\b)/g, '$1 '],
  [
    'spends spend',
    /\bspends? (?:the|his|her|their|a|all) (?:[a-z]+ )?(?:evening|day|night|morning|afternoon|time|hours|weekend|summer|winter|sunday|saturday|life)s? (?=[a-z]{2,}ing\b)/g,
    'is ',
  ],
  [
    'has have having',
    /\b(?:has|have|having) (?:(?:lots of |great |so much |a lot of )?fun|an? (?:good|great|wonderful) time|trouble|difficulty) (?=[a-z]{2,}ing\b)/g,
    'is ',
  ],
  [
    'pretends pretend pretending',
    /\bpretend(?:s|ing)? to (?!be\b|sleep\b|not\b)(?=[a-z])/g,
    'tries to ',
  ],
  ['both', /\bboth (?=[a-z]+s and [a-z]+s\b|[a-z]+s [^.,;]*\band [a-z]+s\b)/g, ''],
  ['as soon as', /\bas soon as (?=[^.,;]{3,60}, (?:he|she|it|they) )/g, 'when '],
  // "…, with an old woman sleeping on a bench": she does, and not whoever was told of before.
  [
    'with',
    /,? with ((?:an?|the|two|three|his|her) (?:[a-z-]+ ){0,2}?[a-z]+) (?=(?:sleeping|laughing|crying|smiling|snoring|dozing|napping)\b)/g,
    (said, ...[whom = '']) =>
      acts(findPicture(whom.split(' ').at(-1) ?? '')?.kind) ? ` while ${whom} is ` : said,
  ],
  [
    'always often usually sometimes constantly frequently',
    /\b(?:always|often|usually|sometimes|constantly|frequently) (?=[a-z]+s\b)/g,
    '',
  ],
  // How old somebody is, is no number of what follows.
  [
    'of',
    /\b((?:old |young |little )?(?:man|woman|boy|girl|child|lady)) of (?:about |around |almost |nearly )?(six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?= [a-z]+(?:s|ing)\b)/g,
    '$2-year-old $1',
  ],
  // Where somebody is from is not where it happens, when that is said.
  [
    'from',
    /\b((?:man|woman|boy|girl|tourist|lady|farmer|student|couple|family) )from [a-z]+ (?=[a-z]+(?:s|ing)\b[^.;]* (?:in|on|at) )/g,
    '$1',
  ],
  [
    'tongue',
    /\bwith (?:its|his|her) tongue (?:hanging |lolling |sticking )?out (?=[a-z]+(?:s|ing)\b)/g,
    '',
  ],
  ['through', /(?<=^|[.;] )through (?:an?|the) (?:[a-z]+ )?window,? we (?:can )?see /g, ''],
]
