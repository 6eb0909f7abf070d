import { namesLiving } from '../../../lexicon/find-picture.ts'
import { singular } from '../../../lexicon/morphology.ts'
import { pluralOf } from '../../languages/plurals.ts'
import { colourAt } from '../../words/colours.ts'
import { numberOf } from '../../words/counts.ts'
import { deedNamed } from '../../words/verb-form.ts'
import type { Turn } from '../turn.ts'

const NUMBER = '(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,2})'
const MANY = '[a-z]+s|people|children|men|women|sheep|fish|deer|mice|geese'
const EXCEPT = '(?:all )?(?:except|apart from|save|but)(?: for)?'
/** So many are a group whose number is not told. */
const UNTOLD = 6

/** "All but one of the six sheep are white": five white sheep. */
function allButOne(match: string, ...groups: (string | undefined)[]): string {
  const [number = '', noun = '', verb = '', next = '', later] = groups
  if (!namesLiving(singular(noun)) && singular(noun) === noun) return match
  const all = Math.max(2, numberOf(number) ?? UNTOLD)
  const tells = colourAt([next]) === null || deedNamed(next) !== null
  // "…, the last one plays": that one is still to be taken from them.
  const left = tells && later !== undefined ? all : all - 1
  return tells ? `${left} ${noun} ${verb}${next}` : `${left} ${next} ${noun}`
}

const ORDINALS = ['third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']

/** "Three dogs sleep, the fourth one digs": none of the three. */
function oneBeyond(match: string, ...groups: string[]): string {
  const [number = '', told = '', rank = ''] = groups
  return ORDINALS.indexOf(rank) + 2 === numberOf(number) ? `${number}${told}a ${rank}` : match
}

/** "Six children each holding a balloon": six balloons, and each child has one. */
function oneForEach(match: string, ...groups: (string | undefined)[]): string {
  const [number = '', who = '', having = '', what = ''] = groups
  const things = what.split(' ')
  const last = things.pop() ?? ''
  if (numberOf(number) === null) return match
  return `${number} ${who} ${having} ${[number, ...things, pluralOf(last)].join(' ')}`
}

/** "Every duckling follows its mother": the ducklings do. */
function everyOne(match: string, ...groups: string[]): string {
  const [noun = '', deed = ''] = groups
  const base = deedNamed(deed)
  return base === null || base === deed || !namesLiving(noun) ? match : `${pluralOf(noun)} ${base}`
}

/** Groups of whom all but one do something, each has something, or one more comes. */
export const ALL_BUT_ONE_TURNS: readonly Turn[] = [
  [
    'all but one all except one',
    new RegExp(
      `\\ball (?:but|except) one (?:of )?(?:the |his |her |their |these )?(?:(${NUMBER}) )?(${MANY}) ((?:are |were )?)([a-z]+)\\b(?=([^.;]*\\b(?:the (?:[a-z]+ )?one|one of them)\\b)?)`,
      'g',
    ),
    allButOne,
  ],
  // Which one it is shows by how it looks or what it does.
  [
    'the',
    new RegExp(
      `(\\b${NUMBER} (?:white|black|brown|grey|gray|yellow|red|blue|green|pink) (${MANY})\\b[^.;]{0,60}(?:,|,? and|,? but|,? while)) the ((?:[a-z]+ )?)one\\b`,
      'g',
    ),
    (_, ...[told = '', noun = '', look = '']) => `${told} a ${look}${singular(noun)}`,
  ],
  [' one', new RegExp(`,? \\b${EXCEPT} one (?:who|that|which) `, 'g'), ', one of them '],
  [' one', new RegExp(`,? \\b${EXCEPT} one(?= ?[.;]|$)`, 'g'), ', one of them looks around'],
  [
    'third fourth fifth sixth seventh',
    new RegExp(
      `\\b(${NUMBER})( [^.;]{3,90}? )the (${ORDINALS.join('|')})(?: one)?(?= [a-z]+s\\b)`,
      'g',
    ),
    oneBeyond,
  ],
  [
    'each',
    new RegExp(
      `\\b(${NUMBER}) ((?:[a-z]+ ){0,2}?(?:${MANY})),? each (?:one |of them |of whom )?(?:is )?(holding|carrying|with|waving|riding|playing|pushing) an? ((?:(?!different|colorful)[a-z]+ ){0,2}?[a-z]+)\\b(?:,(?= (?!and)[a-z]+)|(?= ?[.;,]|$| (?:on|in|at|and|walk|run|march|stand|sit|dance|jump|cross|fly|skate|ride|go|wait|float|sing)\\b))`,
      'g',
    ),
    oneForEach,
  ],
  [
    ' each',
    new RegExp(
      `\\b(${NUMBER}) ((?:[a-z]+ ){0,2}?(?:${MANY})) (holding|carrying|with|waving|riding) an? ((?:[a-z]+ ){0,1}?[a-z]+) each\\b`,
      'g',
    ),
    oneForEach,
  ],
  [
    'every',
    /\bevery ([a-z]+) ([a-z]+s)(?= (?:an?|the|its|his|her|to|in|on|at|out|up|down|through|into)\b| ?[,.;]|$)/g,
    everyOne,
  ],
  // One in red among those in white is one more of them.
  [
    'one in one with one wearing',
    new RegExp(
      `\\b((?:${NUMBER}|the|several|some) (?:[a-z]+ )?)(${MANY})( (?:in|with|wearing) [^.;]{3,60}?(?:,|,? and|,? while|,? but)) one (?=(?:in|with|wearing) )`,
      'g',
    ),
    (_, ...[number = '', noun = '', told = '']) => `${number}${noun}${told} one ${singular(noun)} `,
  ],
  [
    'one in one wearing',
    new RegExp(
      `(\\b(?:${NUMBER}|the|several|some) (?:[a-z]+ )?(?:${MANY}) (?!in |with |wearing )[^.;]{3,60}?,(?: and| with| but)?) one (?:in|wearing) (an? [a-z]+(?: [a-z]+)?)(?= ?[.;,]|$)`,
      'g',
    ),
    '$1 one of them wears $2',
  ],
  // Said first, it is about all of them no less.
  [
    'one by one one after',
    new RegExp(
      `(^|[.;] )one (?:by one|after (?:another|the other)),? ((?:the |a (?:group|row|line) of )?(?:[a-z]+ )?(?:${MANY}) [^.;,]+)`,
      'g',
    ),
    '$1$2 one by one',
  ],
]
