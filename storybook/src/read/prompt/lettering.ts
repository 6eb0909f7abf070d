import { namesLiving } from '../../lexicon/find-picture.ts'
import type { Shot } from '../../plan/plan.ts'
import { singular } from '../../lexicon/morphology.ts'
import { colourAt } from '../words/colours.ts'

type Lettering = Shot['lettering'][number]

const QUOTES =
  /"([^"]{1,120})"|“([^”]{1,120})”|«\s?([^»]{1,120}?)\s?»|「([^」]{1,120})」|『([^』]{1,120})』|„([^“”]{1,120})[“”]|《([^》]{1,120})》|(?<=(?:says?|said|saying|reads?|reading|words?|text|titled?|sign|written|spell(?:s|ing)?|message|banner|called|named|shouts?|whispers?|asks?),?:? (?:the (?:words?|text) )?)'([^']{1,80})'(?!\w)/giu

/** "A sign that says OPEN": capitals are as good as quotes. */
const CAPITALS =
  /(?<=\b(?:signs?|placards?|banners?|billboards?|posters?|boards?|blackboards?|chalkboards?|[tT]-?shirts?|labels?|screens?|cards?|notes?|letters?|neon|words?|text|cakes?|walls?|doors?|box(?:es)?|crates?|bottles?|jars?|mugs?|cups?|caps?|hats?|bags?|stickers?|balloons?|vans?|trucks?)(?: on it)?,? (?:(?:that|which) )?(?:says?|saying|reads?|reading|labell?ed|marked|spell(?:s|ing)?(?: out)?|with the (?:words?|text)):? )([A-Z0-9][A-Z0-9'!?&-]*(?: [A-Z0-9][A-Z0-9'!?&-]*)*|[A-Z][a-z']+(?: [A-Z][a-z']+)*!?)(?=[\s,.;!?]|$)/g

/** "A plane writes LOVE in the sky": whole capitals that end what is written or said, and so are no name of a thing. */
const WRITTEN =
  /(?<=\b(?:writ(?:es?|ing|ten)|wrote|spell(?:s|ed|ing)?(?: out)?|says?|saying|shouts?|shouting|paint(?:s|ing)|labell?ed|marked|letters?|form(?:s|ing)?(?= the words? )):? (?:the words? )?)([A-Z][A-Z0-9'!?&-]+(?: [A-Z0-9][A-Z0-9'!?&-]*)*)(?=[,.;!?]|$| (?:in|on|onto|across|over|above|at|with|using|to|and|while|as|for|into|from)\b)/g

/** A shop that is closed says so. */
const CLOSED =
  /\bclosed ((?:(?:toy|book|flower|gift|coffee|pet|candy|grocery|corner|antique) ?)?(?:shop|store|caf[eé]|bakery|restaurant|diner|supermarket|pharmacy|museum))(?![a-zé]| (?:door|window|sign))/gi

/** "She says yes": as if it stood in quotes. */
const ANSWERS =
  /(?<=\b(?:says?|shouts?|whispers?|yells?|answers?|replies) )(yes|no|hello|hi|goodbye|bye|good ?night|good morning|thank you|thanks|sorry|i love you|happy birthday|merry christmas|wow)(?=[,.;!]|$| (?:and|to)\b)/gi

/** "Text appears: Happy Birthday", "write Happy Birthday across the top", "with the words Welcome Home". */
const TITLED =
  /(?<=\b(?:text|title|caption|words?|letters|lettering|message|subtitle)s? (?:slowly )?(?:appears?|appearing|fades? in|fading in|pops? up|comes? up|shows? up):? )([^\s"“”«»,.;:'][^"“”«».;,\n]{0,79})$|(?<=\bthe (?:words?|text|title|caption|message) )([^\s"“”«»:][^"“”«».;\n]{0,59}?)(?= (?:slowly )?(?:appears?|fades? in|pops? up)\b)|(?<=\b(?:writ(?:es?|ing)|with the (?:words?|text|title|caption)|(?:title|caption|message)s? (?:that )?(?:says?|saying|reads?|reading)):? )([A-Z][\w'’!?&-]*(?: (?:[A-Z0-9][\w'’!?&-]*|to|the|of|and|you|my|in))* [A-Z0-9][\w'’!?&-]*)(?=[,.;!?]|$| (?:in|on|onto|across|over|above|at|appears?|fades?)\b)/gm

/** "A t-shirt that says “COOL”": it is printed on the chest, and stands on no sign. */
const ON_CHEST =
  /(?<=\b(?:in|wear(?:s|ing)?|with|his|her|their|has) (?:[a-z]+ ){0,4}(?:t-)?(?:shirt|jersey|hoodie|sweater|sweatshirt|jumper|vest|apron|jacket)s?,? (?:(?:that|which) )?(?:says?|saying|reads?|reading|spells|with)(?: the (?:words?|text|letters?|name))?:?) ["“]([a-z0-9]{1,7})["”]/gi

const BOARD_THAT_SAYS =
  '((?:(?:an?|the|his|her|its|their|up|big|small|large|little|hand-?written|handmade|wooden|cardboard|paper|white|red|blue|green|yellow|black|pink|orange) )*)(?:signs?|placards?|boards?|signboards?|cardboards?|pieces? of (?:cardboard|paper)|sheets? of paper)(?=,? (?:(?:that|which) )?(?:says?|saying|reads?|reading|reads|written|with the (?:words?|text))\\b)'
/** "A cat holding a sign that says": the sign is in its hands, and stands on no post beside it. */
const HELD_BOARD = new RegExp(
  `\\b(hold(?:s|ing)?(?: up)?|carr(?:y|ies|ying)|rais(?:e|es|ing)|lift(?:s|ing)? up|show(?:s|ing)?) ${BOARD_THAT_SAYS}`,
  'gi',
)
/** "A corgi with a sign that says". */
const OWN_BOARD = new RegExp(`\\b([a-z]+) with ${BOARD_THAT_SAYS}`, 'gi')

/** What somebody holds up with words on it is a placard of theirs. */
function heldUp(prompt: string): string {
  const placard = (looks: string): string => looks.replace(/\b(?:cardboard|paper|wooden) /gi, '')
  return prompt
    .replace(HELD_BOARD, (_, holds: string, looks: string) => `${holds} ${placard(looks)}placard`)
    .replace(OWN_BOARD, (match: string, who: string, looks: string) =>
      namesLiving(singular(who.toLowerCase())) ? `${who} holding ${placard(looks)}placard` : match,
    )
}

/** Takes the quoted texts out of a prompt: they are to be written, not staged. */
export function takeLettering(prompt: string): { text: string; lettering: Lettering[] } {
  const lettering: Lettering[] = []
  const shouted = prompt === prompt.toUpperCase()
  return takeQuoted(
    shouted
      ? prompt
      : heldUp(prompt)
          .replace(CAPITALS, '"$1"')
          .replace(WRITTEN, '"$1"')
          .replace(CLOSED, '$1 with a sign that says "CLOSED"')
          .replace(ANSWERS, (word) => `"${word[0]?.toUpperCase()}${word.slice(1)}!"`)
          .replace(TITLED, '"$1$2$3"')
          .replace(ON_CHEST, ' wordprint$1 '),
    lettering,
  )
}

function takeQuoted(
  prompt: string,
  lettering: Lettering[],
): { text: string; lettering: Lettering[] } {
  const text = prompt.replace(QUOTES, (match: string, ...rest: unknown[]) => {
    const quoted =
      rest.slice(0, 8).find((group): group is string => typeof group === 'string') ?? ''
    const offset = rest.find((value) => typeof value === 'number') ?? 0
    // Its own clause: what carries the next quotation carries that one.
    const before = /[^"“”«»「」.;]{0,60}$/u.exec(prompt.slice(0, offset))?.[0].toLowerCase() ?? ''
    const after =
      /^[^"“”«»「.;]{0,40}/u
        .exec(prompt.slice(offset + match.length))?.[0]
        .replace(/(?<=\S)[,，].*/u, '')
        .toLowerCase() ?? ''
    const plain = quoted
      .trim()
      .replace(/[,，、]$/u, '')
      .slice(0, 80)
    const on = carrierOf(before, after)
    if (plain !== '' && lettering.length < 3)
      lettering.push({ text: plain, on, ...dyeOf(on, [before, after]) })
    if (on !== 'speech') return ' ¦ '
    // "She asks, “Why?” He shrugs": what was said ends the sentence.
    const ends = /[.!?]$/u.test(plain) && /^\s+\p{Lu}/u.test(prompt.slice(offset + match.length))
    return ends ? `${SPOKEN}. ` : SPOKEN
  })
  return { text: lettering.length > 0 ? withoutCarriers(asTalk(text)) : text, lettering }
}

const DYED =
  /\b((?:(?:dark|light|bright|pale) )?[a-z]+)(?: (?:wooden|metal|street|shop|road|big|large|small|round|square|rectangular|cloth|paper|long|huge))* (?:signs?|signboards?|boards?|billboards?|placards?|posters?|banners?|ribbons?)\b/u

/** "A green sign that says": the board is green. */
function dyeOf(on: Lettering['on'], clauses: readonly string[]): Pick<Lettering, 'colour'> {
  if (on !== 'sign' && on !== 'banner') return {}
  const dyes = clauses.map((clause) => DYED.exec(clause)?.[1]?.split(' ') ?? [])
  const found = dyes.map((words) => colourAt(words) ?? colourAt(words.slice(-1))).find(Boolean)
  return found ? { colour: found.colour } : {}
}

const SPOKEN = ' ␂ '
const SAYS =
  'says?|said|saying|shouts?|shouting|whispers?|whispering|asks?|asking|repl(?:y|ies)|replying|answers?|answering|responds?|yells?|yelling|exclaims?|calls?(?: out| back)?|screams?|screaming|cries|murmurs?|mutters?|announces?|declares?|adds|warns?'
const SAID = new RegExp(`\\b(?:${SAYS}),?:?\\s+␂`, 'giu')
const SAID_BEFORE = new RegExp(
  `\\b(?:${SAYS}|dice|dit|sagt)(?: (?:softly|quietly|loudly|slowly|calmly|sadly|happily))?(?: (?:the words?|in an? (?:\\w+ ){0,2}(?:voice|tone|accent)|(?:to |the |an? |his |her |their )\\w+(?: \\w+)?))?[,:]?\\s*$`,
  'u',
)
const SAID_AFTER = new RegExp(
  `^,?\\s*(?:(?:he|she|they|it|the \\w+|an? \\w+) )?(?:${SAYS})\\b`,
  'u',
)

/** "He says ¦ to her": he is seen talking to her. */
function asTalk(text: string): string {
  return text
    .replace(SAID, 'is talking ␂')
    .replace(/(?<=[a-z]): +␂/giu, ' is talking ␂')
    .replaceAll('␂', '¦')
}

/** What of a text is in letters that Storybook does not cut itself, and only some machines have a font for. */
export function foreignLetters(text: string): string {
  return Array.from(text)
    .filter((letter) => !OWN_LETTERS.test(letter))
    .join('')
}

const OWN_LETTERS =
  /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hangul}\p{M}\p{N}\p{P}\p{S}\s]/u

// "A sign that says ¦": the writing is asked for, not somebody who speaks.
const SAYING =
  /\b(?:(?:an?|the|with an?|with the|big|small|large|huge|neon|wooden|street|shop|glowing|old|red|blue|green|white|black|yellow|bright|flashing|illuminated|electric|male|female|deep|calm|soft|off-?screen) )*(?:narrator|voice-?over|voice|signs?|banners?|billboard|poster|(?:chalk|black|white)?board|slate|(?:final |closing )?(?:labels?|logo|engraving|embroidery|slogan|tagline|end cards?)|title(?: cards?)?|text|letters?|caption|lettering|inscription|words?|message)?,?\s*(?:(?:that|which) )?(?:says?|said|saying|reads?|reading|written|spell(?:s|ing)?(?: out)?|shout(?:s|ed|ing)?|whisper(?:s|ed|ing)?|ask(?:s|ed|ing)?|with (?:the )?(?:words?|text|title|message|inscription)|titled|(?:the )?(?:words?|text|title|message)|called|named|labell?ed)?(?: on it)?:?\s+¦\s+(?:(?:is |are )?(?:flicker|glow|blink|flash|buzz|hang|shine|swing|stand|light|appear|fad|slid|pop|zoom)(?:s|es|ing)?(?: up| in)?\b ?)?/gi

/** The same in Chinese and Japanese: "a board on which ¦ is written". */
const SAYING_AFTER_ITS_MANNER =
  /(?:[一两三四五]?[块个张幅面]\s*)?(?:上面?)?(?:写着|写有|寫著|印着|刻着)\s*¦\s*的?\s*(?:霓虹灯?牌?|招牌|牌子|标语|横幅|看板|黑板|海报)?|¦\s*と(?:書かれた|書いてある)(?:看板|ネオン|黒板|横断幕)?/gu

/** "¦ in gold letters on its cover": how it is written, and where on what bears it. */
const MANNER =
  /¦\s+(?:(?:is |are )?(?:[a-z]+ly )?(?:written|printed|painted|embossed|engraved|stamped|stitched|embroidered|carved|etched) )?in (?:[a-z]+ ){0,3}(?:letters|lettering|type|font|ink|writing|script|paint|print|thread)\b(?: on (?:it|its [a-z]+|the (?:cover|front|side|back|top|lid|label))\b)?/giu

function withoutCarriers(text: string): string {
  return text
    .replace(SAYING_AFTER_ITS_MANNER, ' ¦ ')
    .replace(SAYING, ' ¦ ')
    .replace(MANNER, '¦ ')
    .replace(ON_ITSELF, '¦ ')
}

/** "A phone that says ¦ on the screen": the screen is the phone's own. */
const ON_ITSELF =
  /¦\s+on (?:its [a-z]+\b|(?<=\b(?:laptop|computer|phone|smartphone|tablet|monitor|tv|television)\b[^.;¦]{0,40}¦\s+on )the (?:screen|display)\b)/giu

/** Who is only heard has no mouth for a bubble. */
const HEARD =
  /\b(?:narrat(?:or|ion)|voice-?over)\b|\b(?:an?|the) (?:[a-z-]+ ){0,2}voice (?:says|whispers|asks|announces)\b/u
const CARRIERS: readonly (readonly [RegExp, Lettering['on']])[] = [
  [
    /\b(?:title|intro\b|opening|credits|caption|slogan|tagline|end card|coming (?:soon|this))|标题|titre|titel/u,
    'title',
  ],
  [HEARD, 'title'],
  [/\b(?:neon|ne[oó]n)\b|leucht|霓虹|ネオン|неон/u, 'neon'],
  [/\b(?:(?:black|chalk)board|slate|pizarra|ardoise|tafel)\b|黑板|黒板|доск/u, 'chalkboard'],
  [
    /\b(?:sky|clouds?|skywriting|fireworks|stars)\b|\b(?:\w*plane|jet|aircraft|skywriter)s? (?:is |are )?(?:writ|spell)/u,
    'sky',
  ],
  [/\b(?:banner|flag|ribbon|streamer|pancarta)\b|横幅|标语|横断幕|баннер/u, 'banner'],
]

const THING_THAT_SAYS =
  /\b(?:signs?|boards?|placards?|billboards?|posters?|screens?|labels?|plates?|doors?|walls?|shirts?|caps?|hats?|bags?|bottles?|jars?|cans?|tins?|stickers?|badges?|laptops?|computers?|monitors?|phones?|tablets?|bus(?:es)?|cards?|notes?|letters?|papers?|books?|cakes?|cupcakes?|mugs?|balloons?|presents?|gifts?|box(?:es)?|words?|text|message|lettering|logo|t-shirts?)\b[^.,;]{0,30}$/u

function carrierOf(before: string, after: string): Lettering['on'] {
  const around = `${before} ${after}`
  const carrier = CARRIERS.find(([words]) => words.test(around))
  if (carrier) return carrier[1]
  if (isSpoken(before, after)) return 'speech'
  // "A cake with the words", "a mug that says": a sign beside it would stand behind it.
  const thing =
    /\bwith (?:the )?(?:words?|text|message|inscription)\b|\b(?:cakes?|cupcakes?|mugs?|balloons?|hats?|cookies|presents?|gifts?|boxes|box)\b[^.,;]{0,20}\b(?:says?|saying|reads?|reading)\b/.test(
      before,
    )
  return thing && !/\b(?:sign|board|poster|wall|door|plate)\b/.test(around) ? 'banner' : 'sign'
}

/** "She says: “…”", "“…”, he whispers": but a sign that says something does not speak. */
function isSpoken(before: string, after: string): boolean {
  if (SAID_AFTER.test(after)) return true
  // "Man: “Hello.”", as in a script.
  const [, who = ''] = /([a-z]+): *$/u.exec(before) ?? []
  if (who !== '' && namesLiving(who)) return true
  const verb = SAID_BEFORE.exec(before)
  return verb !== null && !THING_THAT_SAYS.test(before.slice(0, verb.index))
}
