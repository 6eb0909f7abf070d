import { singular } from '../../../lexicon/morphology.ts'
import type { Turn } from '../turn.ts'

const FRIENDS =
  '(?:friends|family|colleagues|co-?workers|children|kids|parents|classmates|grandchildren|students|roommates)'
const PARTY = 'cheer in a party room with balloons'

/** There is one cake, and one of them has it. */
function surprised(all: string, one: string, what: string): string {
  return what.endsWith('cake') && one !== 'family'
    ? ` while a ${one} holds a ${what} and two other ${one.replace(/^child$/, 'children').replace(/(?<!children)$/, 's')} ${PARTY}`
    : ` while ${all} ${PARTY}`
}

const ARTS =
  '(?:yoga|tai chi|ballet|karate|kung fu|stretches|stretching|gymnastics|exercises|push-ups)'
const COPIES =
  '(?:cop(?:y|ies|ying)|imitat(?:es|ing)|mimic(?:s|king)|mirror(?:s|ing)|follow(?:s|ing) along with|repeat(?:s|ing))'
const BESIDE = '(?:,? (?:with|while|and|as))'
const INSTRUMENTS =
  '(?:pianos?|violins?|guitars?|cellos?|flutes?|harps?|drums|trumpets?|saxophones?|keyboards?)'

/** What several do in each other's company, said by a noun, a pronoun or in passing. */
export const COMPANY_TURNS: readonly Turn[] = [
  // "With a puppy copying her poses": it does what she does.
  [
    'cop imitat mimic mirror follow repeat',
    new RegExp(
      `\\b((?:does|do|doing|practi[cs](?:e|es|ing)|performs?|performing) (${ARTS})\\b[^.;]{0,60}?)${BESIDE} ((?:an?|the|his|her|their) (?:[a-z]+ ){0,2}?[a-z]+) ${COPIES} (?:him|her|them|(?:his|her|their|each|every|the)(?: [a-z]+){1,2})`,
      'g',
    ),
    '$1 while $3 does $2',
  ],
  [
    'cop imitat mimic mirror',
    new RegExp(
      `\\b(danc(?:es?|ing)\\b[^.;]{0,60}?)${BESIDE} ((?:an?|the|his|her|their) (?:[a-z]+ ){0,2}?[a-z]+) ${COPIES} (?:him|her|them|(?:his|her|their|each|every|the)(?: [a-z]+){1,2})`,
      'g',
    ),
    '$1 while $2 dances',
  ],
  // Who is surprised laughs; whoever surprises has the cake and throws up the arms.
  [
    'surpris',
    new RegExp(
      `,? (?:as|while|when) (her|his|their|the) (${FRIENDS}) (?:surprise|surprises|are surprising) (?:her|him|them) with (?:an? |the )?((?:[a-z]+ )?cake|presents?|gifts?|party|balloons)\\b(?: and [^.;,]{1,60})?`,
      'g',
    ),
    (_, ...[whose = '', many = '', what = '']) =>
      surprised(`${whose} ${many}`, singular(many), what),
  ],
  [
    'duet duets',
    new RegExp(
      `\\b(practi[cs]|play|perform|rehears)(e?s|ing|e)? (?:an? |their |the )?(?:[a-z]+ )?duets? (?:on|at|with) (?:an?|the|their) (${INSTRUMENTS})\\b`,
      'g',
    ),
    (_, ...[, form = '', on = '']) => `play${form.replace('e', '')} the ${on} together`,
  ],
  [
    'over',
    /\b((?:talk|chat|discuss|meet|gossip|argu|convers|catch|laugh|plan|negotiat)[a-z]*\b[^.;]{0,70}?) over (?:an? |some )?(?:hot |warm |quick )?(?:cups? of |pot of )?(?:coffee|tea|cocoa|hot chocolate|drinks?|lunch|breakfast)\b/g,
    '$1 at a table in a cafe',
  ],
  ['stuffed', /\bstuffed (?:bear|animal|toy)\b/g, 'teddy bear'],
  ['family', /\bfamily (dog|cat|puppy|pet dog)\b/g, '$1'],
  [
    'bath',
    /\b(giv(?:es|ing|e) (?:an?|the|his|her|their) (?:[a-z]+ )?(?:dog|puppy|cat|poodle|labrador|retriever)) a (?:warm |nice |hot |good )?(?:bubble|foam|soapy|foamy) bath\b/g,
    '$1 a bath',
  ],
  [
    'mural',
    /\b(?:work|collaborat)(s|ing|es|e)? (?:together )?on (?:an?|the|their) (?:[a-z]+ ){0,2}?mural\b/g,
    (_, form = '') => `paint${form.replace(/^e(?=s|$)/, '')} a mural`,
  ],
  [
    'haggl bargain negotiat',
    /\b(?:haggl|bargain|negotiat)(es|s|ing|e)? (?:(?:the |a |over |about )*(?:price|prices|deal)s? )?with ((?:an?|the) (?:street |market |fruit )?(?:vendor|seller|trader|merchant))\b(?! (?:at|in)\b)/g,
    (_, form = '', whom = '') =>
      `talk${form === 'ing' ? 'ing' : form === 'e' || form === '' ? '' : 's'} to ${whom} at a market stall`,
  ],
  [
    'models modelling modeling',
    /\bmodel(?:s|l?ing) (?:the|an?|his|her|their|its) (?:new )?(?:[a-z]+ )?(outfit|clothes|costume|dress|sweater|suit|hat|coat|gown)\b/g,
    (_, worn: string) =>
      `poses in a ${/^(?:outfit|clothes|costume)$/.test(worn) ? 'sweater' : worn}`,
  ],
]
