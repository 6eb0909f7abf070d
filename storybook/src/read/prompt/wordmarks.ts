import { findPicture } from '../../lexicon/find-picture.ts'
import { LIVING } from '../../plan/kinds.ts'
import type { Kind, Shot, Subject } from '../../plan/plan.ts'
import { MATERIALS, STUFFS } from '../words/describing-words.ts'
import { foreignLetters } from './lettering.ts'

/** What may be spelt, in quotes; capitals and names get theirs where one spells. */
const QUOTED = /"([^"]{1,40})"|“([^”]{1,40})”|«\s?([^»]{1,40}?)\s?»|„([^“”]{1,40})[“”]/gu
const SPELT =
  /(?<=\b(?:[Tt]he words?|[Tt]he numbers?|[Ll]etters|[Ss]pell(?:s|ing)?(?: out)?|the letters) )([A-Z0-9][A-Z0-9'!?&-]+(?: [A-Z0-9][A-Z0-9'!?&-]*)*|\d)(?![\w'])|(?<=\b[Ll]ogo(?: reveal| animation| intro| sting)?(?: for| of|:) )([A-Z][\w'&-]*(?: [A-Z][\w'&-]*){0,2})|(?<=^\s*)(\d{1,6})(?=\s*$)/gu

const T = '⟦\\d+⟧'
/** It begins a sentence or a clause: in "a banner with the word" and "she shouts the word" it only comes along. */
const BEGINS =
  '(?<=^\\s*|[.;:,] |\\b(?:of|and|then|while|as|where|shows?|past|around|on|onto|over|behind|beside|to|into|through|under|at|push(?:es)?|lifts?|climbs?|sees?) )'
const LOOKS =
  '(?:(?:[Aa]n?|[Tt]he|some|my|our|[Ff]luffy|puffy|soft|big|large|huge|giant|tiny|small|bold|thick|chunky|glowing|shiny|sparkling|glittering|colou?rful|rainbow|3[dD]|neon|red|orange|yellow|green|blue|purple|pink|white|black|gold|golden|silver|chrome|metallic|wooden|stone|marble|ice|icy|glass|crystal|chocolate|paper|cardboard|steel|bronze|stylish|modern|sleek|animated|cool|simple) )*'
const MADE =
  '(?:made|built|formed|carved|cut|sculpted|knitted|baked|written|spelled|spelt|laid)(?: out| up)? (?:of|from|out of|in|with|using|by) '
const GATHERS =
  '(?:(?:slowly|gently|quickly|suddenly|all|that|which) )*(?:mov|drift|gather|com|shift|align|float|swirl|merg|melt|fly|roll|fall|arrang|rearrang|assembl)(?:e?s|ing|e)?(?: (?:themselves|together|around|up|in(?: the sky)?))* (?:to |and |into )'
const MAKES =
  `(?:${GATHERS})?` +
  '(?:(?:that |which )?(?:is |are )?(?:spell|form|mak|shap)(?:s|es|ing|e)?(?: out| up)?|arranged (?:to spell|as|into|in)|in the shape of)(?: the)?(?: words?| letters?| name| numbers?)?'
const MOVES = '(?: reveal| animation| intro| sting| opener| design| loop| spin)*'
const WHOSE =
  '(?:,? (?:for|of|with|saying|that says|reading|called|named|an?|the|my|our|new|small|local|family|youtube|tiktok|twitch|gaming|cooking|tech|coffee|travel|company|brand|start-?up|channel|studio|band|podcast|team|game|shop|store|café|cafe|app|bakery|show|vlog|stream|text|words?|name))*:?,?'
/** Things that words are printed on. */
const PRINTED_ON =
  '(?:mug|cup|tin|can|bottle|jar|box|crate|barrel|carton|bag|backpack|suitcase|(?:t-)?shirt|sweater|hoodie|cap|hat|book|notebook|card|envelope|cake|balloon|sticker|label|plate|pillow|blanket|van|truck|bus|car|taxi|train|plane|boat|rocket|helmet|surfboard|skateboard)s?\\b'
/** Where letters are written on something, hang or glow: there they have carriers. */
const ELSEWHERE = `(?!,? (?:is |are )?(?:written |printed |painted |embossed |engraved |stitched )?(?:on|in|across|above|over) (?:an? |the )?(?:neon|sky|clouds|(?:black|chalk|white)?board|wall|screen|sign|window|door|banner|(?:(?!in |on |by )[a-z-]+ ){0,2}?${PRINTED_ON}))`

type Said = readonly [find: RegExp, plain: (...groups: string[]) => string]

/** "The word “HELLO” made of fire", "logo reveal for “NOVA”", "balloons that spell “PARTY”". */
const SAYINGS: readonly Said[] = [
  [find(`${BEGINS}${LOOKS}[Ll]etters ${MAKES} ${T}${ELSEWHERE}`), () => 'a wordmark'],
  [find(`${BEGINS}(${LOOKS})([A-Za-z][a-z]+s) ${MAKES} ${T}${ELSEWHERE}`), ofStuff],
  [
    find(
      `${BEGINS}(${LOOKS})(?:[Ww]ords?|[Ll]etters|[Tt]ext|[Pp]hrase|[Ll]ettering|[Nn]ames?|[Nn]umbers?) ${T}${ELSEWHERE}`,
    ),
    (_, looks = '') => `a ${bare(looks)}wordmark`,
  ],
  [
    find(
      `${BEGINS}${T},? (?:is |are )?(?:written )?in (${LOOKS})(?:letters|lettering|type|script|font)`,
    ),
    (_, looks = '') => `a ${bare(looks)}wordmark`,
  ],
  [find(`${BEGINS}${T},? (?:is |are )?(?=${MADE})${ELSEWHERE}`), () => 'a wordmark '],
  [find(`${BEGINS}(${LOOKS})[Ll]ogo(${MOVES})${WHOSE} ${T}`), asLogo],
  [find(`^\\s*${T}\\s*$`), () => 'a wordmark'],
  [find(`${BEGINS}(?:the )?${T}( )logo(${MOVES})`), asLogo],
  [
    find(
      `${BEGINS}(?:[Aa]n? |the )?(?:[Ii]ntro|[Oo]utro|[Oo]pener|[Oo]pening(?: titles?| sequence)?)(?= for )${WHOSE} ${T}`,
    ),
    () => 'a wordmark appears',
  ],
]

/** "The word" in other languages, with the article that is left of it. */
const WORD_IN: readonly (readonly [words: string, article: string])[] = [
  ['[Ll]e mot', 'un '],
  ['[Ll]a palabra', 'una '],
  ['[Dd]as [Ww]ort', 'ein '],
  ['[Ll]a parola', 'una '],
  ['[Aa] palavra', 'uma '],
  ['[Hh]et woord', 'een '],
  ['[Сс]лово', ''],
  ['[Ss]łowo', ''],
]
const MADE_IN =
  'faite?|formée?|écrit|hech[oa]|formad[oa]|escrit[oa]|feit[oa]|fatt[oa]|scritta|gemacht|gebaut|geformt|gemaakt|сделанное|zrobione'

const FOREIGN: readonly Said[] = WORD_IN.map(([words, article]) => [
  find(`${words} ${T}(?: (?:${MADE_IN})(?![\\p{L}]))?`),
  () => `${article}wordmark`,
])

/** Of what a word is that another language spoke of, once it is in English. */
export function madeOfWhat(english: string, { length }: readonly string[]): string {
  if (length === 0) return english
  return english
    .replace(/\bwordmark (?:of|from|out of|making) /gu, 'wordmark made of ')
    .replace(/\bwordmark (?=(?:[a-z]+ )?([a-z]+)\b)/gu, (bare, stuff: string) =>
      STUFFS.has(stuff) || MATERIALS.has(stuff) ? 'wordmark made of ' : bare,
    )
}

function find(words: string): RegExp {
  return new RegExp(words, 'gu')
}

function asLogo(_: string, looks = '', moves = ''): string {
  return `a ${bare(looks)}wordmark${/spin|loop/u.test(moves) ? ' spins' : moves === '' ? '' : ' appears'}`
}

/** People and fireflies who form a word are seen doing so; roses and stones are what it is made of. */
function ofStuff(match: string, looks = '', stuff = ''): string {
  if (/^clouds$/iu.test(stuff)) return 'a white wordmark made of clouds in the sky'
  const kind = findPicture(stuff.toLowerCase())?.kind
  if (kind === undefined || LIVING.has(kind) || CARRIED.test(stuff)) return match
  return `a wordmark made of ${bare(looks)}${stuff.toLowerCase()}`
}

const CARRIED = /^(?:planes|jets|drones|stars|fireworks|signs|banners|posters|screens)$/u

function bare(looks: string): string {
  return looks.replace(
    /\b(?:an?|the|some|my|our|3d|[Ff]luffy|puffy|soft|bold|thick|chunky|stylish|modern|sleek|animated|cool|simple) /giu,
    '',
  )
}

/** "The logo “NOVA” made of glowing blue letters": glowing blue letters “NOVA”. */
const OF_LETTERS =
  /\b(?:[Tt]he )?(?:[Ll]ogo|[Ww]ord|[Nn]ame|[Tt]itle) (["“][^"”]{1,20}["”]),? made (?:up |out )?of ((?:[a-z-]+ ){1,3})letters\b/gu

/** Many type 'SALE' and ‘SALE’ for "SALE"; a small letter after the mark is a word cut short. */
const SINGLE =
  /(?<=^|[\s(:,])(?:'([A-Z0-9][^'\n]{0,38}[\w.!?%])'|‘([^’\n]{1,40})’)(?=[\s,.;:!?)]|$)/gu

/** "…, the words “Fresh every morning” written in white": they are over the picture, and do not stand in it. */
const AT_THE_END =
  /(?<=[a-z][,;.] (?:and )?)[Tt]he (?:words?|text|phrase|name) ("[^"\n]{1,40}"|“[^”\n]{1,40}”) (?:is |are )?(?:written|appears?|fades? in|shown|slides? in|comes? up)(?: (?:in|on) (?:(?:the|big|bold|elegant|white|black|gold|golden|red|letters|screen|type) ?)+)?/gu

/** Takes out the words that are the film's subject themselves, and leaves `wordmark` for each. */
export function takeWordmarks(asked: string): { text: string; marks: readonly string[] } {
  // A sentence in quotes is the prompt, as some shells leave it.
  const prompt = asked
    .replace(SINGLE, '"$1$2"')
    .replace(AT_THE_END, 'the title $1')
    .replace(/^\s*["“«](\S+(?: \S+){2,})["”»]\s*$/u, '$1')
    .replace(OF_LETTERS, '$2letters $1')
  const quotes: string[] = []
  const shouted = /\p{L}/u.test(prompt) && prompt === prompt.toUpperCase()
  const quoted = (shouted ? prompt : prompt.replace(SPELT, '"$1$2$3"')).replace(
    QUOTED,
    (match) => `⟦${quotes.push(match) - 1}⟧`,
  )
  const spelt = quotes.map((each) => each.replace(/^["“«„]\s?|\s?["”»“]$/gu, ''))
  const taken = new Set<number>()
  const marked = [...SAYINGS, ...FOREIGN].reduce(
    (text, [words, plain]) =>
      text.replace(words, (match: string, ...groups: string[]) => {
        const said = plain(match, ...groups)
        const at = Number(/⟦(\d+)⟧/u.exec(match)?.[1])
        // Letters that not every machine has would be an empty place on the stage.
        if (said === match || foreignLetters(spelt[at] ?? '') !== '') return match
        if (isWrittenOnThing(text.slice(text.indexOf(match) + match.length))) return match
        taken.add(at)
        return said
      }),
    quoted,
  )
  const marks = spelt.filter((_, at) => taken.has(at))
  if (marks.length === 0) return { text: prompt, marks }
  const text = marked.replace(/⟦(\d+)⟧/gu, (_, at: string) => quotes[Number(at)] ?? '')
  return {
    text: text
      .replace(MADE_OF, 'made of ')
      .replace(AS_ONE, '$1s')
      .replace(IN_COLOUR, 'a $2 wordmark$1'),
    marks,
  }
}

const ON_THING =
  /^,? (?:is |are )?(?:[a-z]+ )?(?:on|across) (?:an?|the|his|her|its|my) ((?:[a-z-]+ ){0,3}[a-z-]+?)(?= (?:in|at|with|that|and|under|by|of|near|on)\b|[,.;]|\s*$)/u
const BEARS: ReadonlySet<Kind> = new Set([
  'clothing',
  'tool',
  'toy',
  'thing',
  'vehicle',
  'boat',
  'aircraft',
  'food',
])

/** "The word “TEAM” on a green hat": the hat bears it. */
function isWrittenOnThing(rest: string): boolean {
  const thing = ON_THING.exec(rest)?.[1]
  const found = thing === undefined ? null : findPicture(thing)
  return found !== null && found.via !== 'kin' && BEARS.has(found.kind)
}

const MADE_OF = find(`(?<=wordmark )${MADE}`)
/** "The letters fall": a word is one thing. */
const AS_ONE =
  /(?<=wordmark )(float|fall|rise|bounce|spin|dance|glow|burn|melt|explode|appear|drop|roll|jump|sway|drift|shine|sparkle|grow|shrink|crumble|hang|stand|swing|twirl|freeze|break)\b/gu

/** "The logo “ACME” in gold". */
const IN_COLOUR =
  /\ba wordmark( appears| spins)?,? in (?:solid |shiny |pure |bright )?(gold|silver|chrome|bronze|glass|ice|marble|red|orange|yellow|green|blue|purple|pink|white|black|rainbow)(?= colou?rs?\b|[,.;]|$| (?:on|with|at|and)\b)(?: colou?rs?)?/gu

/** Gives the wordmarks of the shots their words, in the order in which they were said. */
export function giveWordmarks(shots: readonly Shot[], marks: readonly string[]): Shot[] {
  let said = 0
  const give = (subject: Subject): Subject => {
    if (subject.noun !== 'wordmark') return subject
    const text = marks[Math.min(said++, marks.length - 1)]
    return text === undefined
      ? subject
      : { ...subject, noun: `“${text}” wordmark`, picture: `letters:${text}` }
  }
  return shots.map((shot) => ({ ...shot, subjects: shot.subjects.map(give) }))
}
