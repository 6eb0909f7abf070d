import { findSubstance, type Substance } from '../../lexicon/substances/substances.ts'
import type { Shot, Subject } from '../../plan/plan.ts'

/** What something does by nature, as it is put into the plan in the place of the words that tell it. */
export interface Process extends Pick<Subject, 'noun' | 'picture'> {
  readonly verb: string
  /** The stuff that it is done to, or the other thing. */
  readonly prop?: string
  readonly kind?: Subject['kind']
  readonly colour?: string | null
  readonly material?: string | null
  readonly count?: number
  readonly pace?: 'slow' | 'fast'
  /** Words about where it is, for the reader: `in a kitchen`. */
  readonly where?: string
  /** What is said instead where a whole land changes, and no thing in it. */
  readonly plainly?: string
  /** What the words say of the whole picture. */
  readonly shot?: Partial<Pick<Shot, 'place' | 'season' | 'time' | 'light' | 'weather' | 'scenery'>>
}

/** A way of telling it: what is matched in a sentence, and what that says; null when it says something else. */
export interface Rule {
  /** It is tried only where one of these words, parted by spaces, stands. */
  readonly guards: string
  readonly pattern: RegExp
  readonly tell: (said: Said) => Process | null
}

/** Named groups of a pattern; what was not said is empty. */
export type Said = (group: string) => string

/** Vessels by what they are called, and the picture that one sees into. */
const VESSELS: readonly (readonly [words: RegExp, picture: string])[] = [
  [/\b(?:thermometer)$/u, 'clear-thermometer'],
  [/\b(?:bottle|vial|carafe|decanter|canteen)$/u, 'clear-bottle'],
  [/\b(?:flask|erlenmeyer|conical flask)$/u, 'clear-flask'],
  [/\b(?:beaker|test tube|tube|cylinder|measuring cup)$/u, 'clear-beaker'],
  [/\b(?:pot|saucepan|pan|cauldron|kettle|stockpot)$/u, 'clear-pot'],
  [/\b(?:bowl|dish|basin|sink|plate|puddle)$/u, 'clear-bowl'],
  [/\b(?:bucket|pail)$/u, 'clear-bucket'],
  [/\b(?:jar|container|tub|can|pot of)$/u, 'clear-jar'],
  [/\b(?:cup|mug|teacup)$/u, 'clear-cup'],
  [/\b(?:tank|aquarium|pool|pond|bathtub|tub|trough|lake|fountain)$/u, 'clear-tank'],
  [/\b(?:glass|tumbler|goblet)$/u, 'clear-glass'],
]
export const VESSEL =
  '(?:test tube|measuring cup|saucepan|thermometer|bottle|vial|carafe|flask|beaker|cylinder|pot|pan|cauldron|bowl|dish|basin|bucket|pail|jar|container|cup|mug|teacup|tank|aquarium|glass|tumbler|tube|can|pool|pond|bathtub|sink|puddle)'

/** The picture of a vessel by its name. */
export function vesselPicture(noun: string, other = 'clear-glass'): string {
  return VESSELS.find(([words]) => words.test(noun))?.[1] ?? other
}

/** Where it may begin to be told: at the beginning, after a comma, after what is shown. */
export const START = '(?<=^|\\bof |[,;:] |\\b(?:shows?|captures?|showing|then|and|as|when|while) )'

/** A colour, as it is said before what has it. */
export const HUE =
  '(?:(?:light|dark|bright|pale|deep) )?(?:red|orange|yellow|green|blue|purple|violet|pink|magenta|brown|black|white|gr[ae]y|turquoise|cyan|teal|crimson|gold|silver|clear)'

/** What nobody needs to hear again before a noun. */
const BARE =
  /^(?:(?:an?|the|some|one|two|small|large|clear|plain|untextured|transparent|glass|fresh|freshly|concentrated|pure|single|piece|pieces|block|bar|stick|lump|chunk|slab|cube|sheet|pile|handful|pinch|spoonful|drop|drops|droplet|solution|cup|bowl|bottle|beaker|flask|mug|teaspoon|tablespoon|spoonful|shot|stream|jug|jar|few|large|thin|heavy|fragment|ribbon|strip|powdered|dry|amount|amounts|equal|bit|solid|liquid|hot|cold|warm|little|few|of) )+/u

/** A noun without its article and measure. */
export function bare(words: string): string {
  return words.trim().replace(BARE, '')
}

/** The stuff that some words name, and those words; null when they name none. */
export function stuffIn(
  words: string,
): { readonly name: string; readonly stuff: Substance } | null {
  const stuff = findSubstance(words.trim()) ?? findSubstance(bare(words))
  if (stuff === null) return null
  const [, hue] = new RegExp(`\\b(${HUE}) (?:[a-z]+ )?${stuff.name}s?$`, 'u').exec(words) ?? []
  const tinted = hue !== undefined && !stuff.name.startsWith(hue)
  return { name: tinted ? `${hue} ${stuff.name}` : stuff.name, stuff }
}

/** What a thing is said to be of, where its picture should be of it. */
export function readMaterial(words: string): string | null {
  const [, said] =
    /\b(wooden|metal|steel|iron|copper|brass|gold|silver|glass|stone)\b/u.exec(words) ?? []
  if (said === undefined) return null
  return said === 'wooden' ? 'wood' : /steel|iron/u.test(said) ? 'metal' : said
}

const WORKPIECE = 'workpiece'

interface Told {
  readonly body: string
  readonly processes: readonly Process[]
}

/** "A timelapse captures the transformation as", "the reaction when": what follows tells itself. */
const TELLS =
  /(?:\b(?:captures?|shows?|documents?|records?|depicts?|demonstrates?|showing|capturing|of) )?(?:\bthe |\ban? )(?:[a-z]+ ){0,2}?(?:transformation|reaction|change|changes|process|moment) (?:as|when|while|where) /u

/** What the film is called, before what it shows. */
const FILM =
  /^(.{0,80}?\b(?:time-? ?lapse|video|film|clip|footage|shot|close-?up|view|animation|scene|macro)(?: (?:captures?|shows?|of|showing|where|in which|documents?|records?))+ )(.*)$/u

/** A film that records something is a film of it; records are none. */
const LAST_VERB = /(?:(?:captures?|shows?|of|showing|where|in which|documents?|records?) )+$/u

/** The first rule that understands a sentence, and what is left of its words. */
function tellOf(told: string, rules: readonly Rule[]): { said: string; process: Process } | null {
  const plain = told.replace(TELLS, 'of ').replace(/^of /u, '')
  const [, film = '', sentence = plain] = FILM.exec(plain) ?? []
  for (const { guards, pattern, tell } of rules) {
    if (!guards.split(' ').some((word) => sentence.includes(word))) continue
    const found = pattern.exec(sentence)
    if (found === null) continue
    const process = tell((group) => found.groups?.[group]?.trim() ?? '')
    if (process === null) continue
    const before = film.replace(LAST_VERB, 'of ') + sentence.slice(0, found.index)
    const lead =
      before === '' || /(?:^|[,;:] |\b(?:of|as|and|while|then) )$/u.test(before) ? '' : ' of '
    return {
      said: `${before}${lead}${process.plainly ?? placeholder(process)}${sentence.slice(found.index + found[0].length)}`,
      process,
    }
  }
  return null
}

const placeholder = ({ where = '' }: Process): string => `a ${WORKPIECE} ${where}`.trim()

const LONGEST = 400

/** Takes what things do by nature out of a text, one in a sentence, and leaves a placeholder for each. */
export function takeProcesses(body: string, rules: readonly Rule[]): Told {
  const told = body.split(/(?<=[.;!?])\s+/u).map((sentence) => ({
    sentence,
    ...(sentence.length > LONGEST ? null : tellOf(sentence, rules)),
  }))
  // Lines of a list stay lines.
  if (told.every(({ process }) => process === undefined)) return { body, processes: [] }
  const processes = told.flatMap(({ process }) =>
    process === undefined || process.plainly !== undefined ? [] : [process],
  )
  return { body: told.map(({ sentence, said = sentence }) => said).join(' '), processes }
}

/** Gives the placeholders in the shots what was told of them, in the order in which it was said. */
export function giveProcesses(shots: readonly Shot[], { processes }: Told): Shot[] {
  let told = 0
  return shots.map((shot) => {
    const own: Process[] = []
    const subjects = shot.subjects.map((subject) => {
      if (subject.noun !== WORKPIECE) return subject
      const process = processes[Math.min(told++, processes.length - 1)]
      if (process === undefined) return subject
      own.push(process)
      return subjectOf(subject, process)
    })
    return own.reduce<Shot>((so, { shot: said }) => ({ ...said, ...so, ...untold(so, said) }), {
      ...shot,
      subjects,
    })
  })
}

/** What a process says of the picture counts where the prompt does not say otherwise. */
function untold(shot: Shot, said: Process['shot'] = {}): Partial<Shot> {
  return {
    place: shot.place ?? said.place ?? 'kitchen',
    season: shot.season ?? said.season ?? null,
    time: shot.time ?? said.time ?? null,
    weather: shot.weather === 'clear' ? (said.weather ?? 'clear') : shot.weather,
  }
}

function subjectOf(subject: Subject, process: Process): Subject {
  const { noun, picture, verb, prop = null, kind = 'tool', pace = 'normal' } = process
  const { colour = null, material = null, count = 1 } = process
  const action = { verb, direction: null, target: null, prop, pace } as const
  return {
    ...subject,
    noun,
    picture,
    kind,
    colour,
    material,
    count,
    words: noun,
    actions: [action],
  }
}
