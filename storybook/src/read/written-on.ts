import { LIVING } from '../plan/kinds.ts'
import type { Kind, Shot, Subject } from '../plan/plan.ts'
import { colourAt } from './words/colours.ts'

type Line = Shot['lettering'][number]

/** What nobody writes on, or what has boards for it. */
const UNWRITTEN: ReadonlySet<Kind> = new Set(['nature', 'plant', 'sky', 'symbol'])
const BOARDS =
  /(?<!\b(?:its|his|her|their) )\b(?:signs?|signboards?|boards?|billboards?|banners?|posters?|(?:black|chalk|white)boards?|walls?|doors?|windows?|neon|sky|clouds?|caption|slogan|tagline|subtitles?|credits)\b/gu

const PART =
  '(?:labels?|tags?|logos?|print|lettering|letters|inscription|engraving|embroidery|title|text|words?|writing|message|slogan|name)'
const LOOKS =
  '(?:(?:an?|the|its|his|her|with|in|big|large|small|bold|white|black|red|blue|green|yellow|gold|golden|silver|orange|pink|printed|embossed|paper|front) )*'
/** What is said last before the words that are on a thing. */
const BEFORE = new RegExp(
  `\\b(?:says?|saying|reads?|reading|spells?|spelling|marked|labell?ed|bearing|printed with|stamped with|titled|named|called|with|has|words?|name|text|logo|label|letters|title)(?: ${LOOKS}${PART}(?: (?:that )?(?:says?|saying|reads?|reading|of))?)?(?: on (?:it|its [a-z]+))?[:,]?\\s*$`,
  'u',
)
/** What is said first after them. */
const AFTER =
  /^,? (?:(?:is|are) )?(?:(?:[a-z]+ly )?(?:written|printed|painted|embossed|engraved|stamped|stitched|embroidered|carved|sewn|etched|spelled|spelt) )?(?:in (?:[a-z]+ ){1,4})?(?:on|across|onto|along)\b/u
/** What is written on a placard, whatever it was called. */
const HELD = /\b(?:signs?|placards?|boards?|signboards?|cardboards?|papers?)\b[^.;]{0,40}$/u
const LABEL = /\blabel/u
/** What comes out of a factory with paper around it. */
const LABELLED = /\b(?:bottle|jar|can|tin|flask|jug|carton)s?$/u

/** "The word “TEA” on a green tin", "a mug that says “BOSS”": what is written on a thing of the shot is on that thing. */
export function writtenOn(shot: Shot, prompt: string): Shot {
  if (shot.lettering.length === 0) return shot
  const things = shot.subjects.filter(({ kind }) => !LIVING.has(kind) && !UNWRITTEN.has(kind))
  const lettering = shot.lettering.map((line) => onThing(line, things, prompt))
  return { ...shot, lettering }
}

function onThing(line: Line, things: readonly Subject[], prompt: string): Line {
  if (line.on !== 'sign' && line.on !== 'banner' && line.on !== 'title') return line
  const { before, after } = around(line.text, prompt)
  const thing = bearerOf(things, { before, after })
  if (thing === undefined) return line
  const { colour: _ground, ...plain } = line
  const paper = LABEL.test(before) || LABELLED.test(thing.noun)
  return { ...plain, on: paper ? 'label' : 'thing', by: thing.id, ...inkOf(before, after) }
}

interface Clauses {
  readonly before: string
  readonly after: string
}

/** The thing that is said to bear the words; a label of nothing is that of the first thing. */
function bearerOf(things: readonly Subject[], { before, after }: Clauses): Subject | undefined {
  const follows = AFTER.test(after)
  if (!follows && !BEFORE.test(before)) return undefined
  // "A mug that says “BOSS” on a desk": where the mug stands is said after the words, and what says them before.
  const held = things.find(({ noun }) => noun === 'placard')
  if (held && HELD.test(before)) return held
  const near =
    nearest(things, { before, after: '' }) ?? (follows ? nearest(things, { before, after }) : null)
  const labelled = LABEL.test(before) && before.search(BOARDS) < 0
  return near ?? (labelled ? things[0] : undefined)
}

/** The clause before the words and the one after them. */
function around(text: string, prompt: string): Clauses {
  const at = prompt.indexOf(text)
  const before = /[^.;!?]{0,120}$/u.exec(
    prompt.slice(0, Math.max(0, at)).replace(/["'“‘«„]\s?$/u, ''),
  )
  const after = /^[^.;!?]{0,80}/u.exec(prompt.slice(at + text.length).replace(/^\s?["'”’»“]/u, ''))
  return { before: before?.[0].toLowerCase() ?? '', after: after?.[0].toLowerCase() ?? '' }
}

/** The thing whose name is nearest; none where a board is nearer. */
function nearest(things: readonly Subject[], { before, after }: Clauses): Subject | undefined {
  const board = distance(BOARDS, { before, after })
  let best: Subject | undefined
  let least = board
  for (const thing of things) {
    const noun = thing.noun.split(' ').at(-1) ?? thing.noun
    const far = distance(
      new RegExp(`\\b${noun.replace(/[^\p{L}\p{N}-]/gu, '')}(?:e?s)?\\b`, 'gu'),
      { before, after },
    )
    if (far >= least) continue
    least = far
    best = thing
  }
  return best
}

function distance(word: RegExp, { before, after }: Clauses): number {
  const last = [...before.matchAll(word)].at(-1)
  const first = after.search(word)
  return Math.min(
    last === undefined ? Infinity : before.length - last.index - last[0].length,
    first < 0 ? Infinity : first,
  )
}

const INK =
  /\b(?:in|with) ((?:[a-z]+ ){0,2}[a-z]+?) (?:letters|lettering|ink|writing|text|font|type|thread|paint|words?|print|logo)\b/u

/** "In red letters". */
function inkOf(before: string, after: string): Pick<Line, 'colour'> {
  const words = (INK.exec(after) ?? INK.exec(before))?.[1]?.split(' ') ?? []
  const found = words.map((word) => colourAt([word])).find((each) => each !== null)
  return found ? { colour: found.colour } : {}
}
