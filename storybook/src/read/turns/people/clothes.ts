import { lookUp } from '../../../lexicon/look-up.ts'
import { isDescribing } from '../../phrases/traits.ts'
import { colourAt } from '../../words/colours.ts'
import { garmentOf } from '../../words/describing-words.ts'
import { knowsDeed } from '../../words/verb-form.ts'
import type { Turn } from '../turn.ts'

const WEARS: Readonly<Record<string, string>> = { has: 'wears', have: 'wear', having: 'wearing' }
const WHO: Readonly<Record<string, readonly [who: string, wears: string]>> = {
  her: ['she', 'wears'],
  his: ['he', 'wears'],
  their: ['they', 'wear'],
}

/** "White and long" before the noun; null if more is said than how it looks. */
function asLook(looks: string): string | null {
  const words = looks.split(/,? and |, ?| /).filter((word) => word !== '')
  return words.length > 0 && words.every(isDescribing) ? words.join(' ') : null
}

function ownLook(match: string, ...[whose = '', thing = '', looks = '']: string[]): string {
  const hair = thing === 'hair'
  const look = hair || garmentOf(thing) !== null ? asLook(looks) : null
  const [who, wears] = lookUp(WHO, whose) ?? []
  const article = hair || thing.endsWith('s') ? '' : 'a '
  return look === null ? match : `${who} ${hair ? 'with' : wears} ${article}${look} ${thing}`
}

const FALLS_ON =
  /(?:,| as| while| and| with)+ (?:(?:the|a few|some|fat|heavy|beads of|drops of|flakes of) )*(rain(?:drops|water)?|water(?: droplets)?|drops|droplets|snow(?:flakes)?|frost|wind|breeze|mud|dust|sunlight|moonlight|sweat) (?:(?:is|are|softly|gently|slowly) )?(?:(?:drip|run|fall|settl|land|melt|tug|pull|catch|blow|flow|roll|drum|tap|patter|splash|stream|cling|gather|bounc|play|bead|collect)[a-z]* )?(?:from|off|on|onto|down|at|against|in|through|over) (?:the (?:brim|rim|edge|edges|hem|sleeves?|shoulders|collar|folds|visor|tip|lenses) of )?(?:his|her) ((?:[a-z-]+ ){0,2}?)(hat|cap|helmet|hood|(?:rain|over|trench ?)?coat|jacket|cloak|cape|scarf|(?:sun)?glasses|goggles|dress|gown|veil|suit|armou?r|kimono|umbrella)\b/g
const WEATHERS = /^(?:rain|snow|wind|breeze)/

function wornInWeather(...found: string[]): string {
  const [, falls = '', look = '', worn = ''] = found
  const [weather] = WEATHERS.exec(falls) ?? []
  const has = worn === 'umbrella' ? 'holding' : 'wearing'
  const one = /(?:glasses|goggles|armou?r)$/.test(worn) ? '' : 'a '
  return `${weather === undefined ? '' : ` in the ${weather}`} , ${has} ${one}${look}${worn}`
}

/** "Beret-clad cats": cats in berets. */
function clad(match: string, ...[worn = '', who = '']: string[]): string {
  const garment = worn === 'leather' ? 'leather jacket' : worn
  if (garmentOf(garment) === null) return match
  const several = who.endsWith('s') && !/(?:armou?r|s)$/.test(garment)
  return `${who} in ${several ? `${garment}s` : `a ${garment}`.replace(/^a (armou?r)/, '$1')}`
}

/** What somebody has on, said in other ways than that they wear it. */
export const CLOTHES_TURNS: readonly Turn[] = [
  // Before a verb the garment would be what does it.
  [
    'clad wearing',
    /\b([a-z]+)-(?:clad|wearing) ([a-z]+)(?= ?[.,;]|$| (?:in|on|at|by|near|under|behind|riding|walking|standing|sitting)\b)/g,
    clad,
  ],
  // "The drummer has a black hat": it is on the head, and stands nowhere.
  [
    'has have having',
    /\b(has|have|having) ((?:an? )?(?:[a-z]+ ){0,2}?[a-z]+)(?= ?[,.;]|$| (?:on|while|with|and (?!an? ))\b)(?! on (?:the|an?|its) (?:table|floor|wall|shelf|head of))/g,
    (match, has, thing) =>
      garmentOf(thing.split(' ').at(-1) ?? '') === null
        ? match
        : `${lookUp(WEARS, has) ?? has} ${thing}`,
  ],
  [
    'make-up makeup',
    /\b(with|wearing|wears|in|and) (?:an? |the )?(?:(?:heavy|dark|light|bright|perfect|dramatic|glamorous|full|smudged|colou?rful|subtle|bold|elegant) )*make-?up\b(?! (?:artist|bag|brush|table|kit|mirror))/g,
    '$1 eye shadow',
  ],
  [
    'lipstick',
    /(?<=(?:\b(?:with|wearing|wears|and)|,) )(?:an? )?((?:[a-z]+ ){0,2}?)lipstick(?= ?[,.;]|$| (?:and|sits|stands|walks|smiles|is|in|at|on|looks|laughs|winks|who)\b)/g,
    '$1lip paint',
  ],
  // "A tattooed biker", "a heavily tattooed man with a beard": what is on the skin is seen.
  [
    'tattooed',
    /\b(?:heavily |fully )?tattooed ((?:(?!with\b)[a-z-]+ ){0,2}?[a-z]+)(?= (?:with|in|wearing|and|on|at|who|is|sits|stands|walks|gently|holds|rides|plays)\b|[,.;]|$)/g,
    '$1 with tattoos',
  ],
  ['shaven', /\b(?:clean[- ]shaven) ([a-z]+)\b/g, '$1 with a shaven'],
  // "A red and gold sari": the first is the cloth, the second its border.
  [
    'and',
    /\b(in|wearing|wears|with) (an? |the |his |her |their )?([a-z]+) and ([a-z]+) ([a-z]+)(?= ?[,.;]|$| [a-z]+)/g,
    (said, ...[how = '', one = '', first = '', second = '', worn = '']) =>
      colourAt([first]) !== null &&
      colourAt([second]) !== null &&
      /^(?:saris?|kimonos?|robes?|gowns?|dress(?:es)?|lehengas?|scar(?:f|ves)|shawls?|capes?|cloaks?|coats?|uniforms?|suits?|saree|abaya|hanbok|dirndl|sarong)$/.test(
        worn,
      ) &&
      !/^(?:black|white)$/.test(first + second)
        ? `${how} ${one}${first} ${worn.replace('saree', 'sari')}`
        : said,
  ],
  // "His face painted like a tiger".
  [
    'paint',
    /\b(?:with )?(?:his |her |their |its |a )?faces? (?:is |are )?(?:painted|made up) (?:like|as) (?:an? )?([a-z]+?)s?\b/g,
    'with $1 face paint',
  ],
  ['paint', /\b([a-z]+) face-?painting(?= on|[,.;]|$)/g, '$1 face paint'],
  // "Rain drips from the brim of his hat", "the wind tugging at her red scarf": it is worn, and nothing beside them.
  [
    'hat cap helmet hood coat jacket cloak cape scarf glasses goggles dress gown veil suit armor kimono umbrella',
    FALLS_ON,
    wornInWeather,
  ],
  // "Her hair and white dress blow in the wind": the hair cannot, and there is one dress.
  [
    'wind breeze gale',
    /\b(an?|the) ([a-z]+)'s ((?:[a-z]+ ){0,2}hair) and ((?:[a-z]+ ){0,2}[a-z]+) (?:blow|flow|flutter|billow|wave|stream|whip|dance)s? in the (?:[a-z]+ )?(wind|breeze|gale) (?:as|while) (?:s?he|they) /g,
    '$1 $2 with $3 in a $4 in the wind ',
  ],
  [
    'hair',
    /\b(her|his|their) (?:[a-z]+ ){0,2}hair and ((?:[a-z]+ ){0,2}[a-z]+) (?:blow|flow|flutter|billow|wave|stream|whip|danc)(?:e?s|ing|e)? in the (?:[a-z]+ )?(?:wind|breeze|gale)\b/g,
    '$1 $2 flowing in the wind',
  ],
  // "The bassist has long green hair".
  // One and the same hour: nobody stands there in a helmet first.
  [
    'wears wear',
    /^((?:an?|the|two|three) (?:[a-z]+ )?[a-z]+ )wears? ((?:an? )?(?:[a-z]+ )?[a-z]+) and (?=(?:rides?|drives?|sails?|skis?|skates?|cycles?|surfs?|flies|fly|rows?)\b)/g,
    '$1in $2 ',
  ],
  ['hair', /\b(?:has|have) (?=(?:[a-z]+ ){1,3}hair\b)/g, 'with '],
  // "Her dress is white and long, his suit is dark blue": each their own.
  [
    'her his their',
    /\b(her|his|their) ([a-z]+) (?:is|are) ([a-z]+(?:(?:,| and|) [a-z]+){0,2})(?= ?[,.;]|$)/g,
    ownLook,
  ],
  // "Two girls swing. Both wear yellow dresses".
  [
    'both',
    /((?:^|[.;,]|\band) ?)both (?:of them )?(?=([a-z]+)\b)/g,
    (match, start, verb) =>
      /^(?:are|have|wear)$/.test(verb) || knowsDeed(verb) ? `${start}they ` : match,
  ],
]
