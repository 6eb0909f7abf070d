import { mayBeFound } from '../needles/may-be-found.ts'
import { placeWord } from '../words/place-words.ts'

/** A change that is told by a verb, and how what has changed is called before and after it: `*` is its own name. */
interface Change {
  /** What it does or suffers: "floods", "is flooded". */
  readonly itself: string
  /** What somebody does to it. */
  readonly done?: string
  /** What only water, plants or fire do to it, and how those are called. */
  readonly driven?: readonly [by: string, verbs: string]
  readonly what: (noun: string) => boolean
  readonly before: string
  readonly after: string
  /** Not it but what stands in it changes, where both are named. */
  readonly alone?: boolean
}

const isPlace = (noun: string): boolean => placeWord(noun) !== null
const WATERS =
  /(?:^| )(?:lake|pond|river|sea|ocean|stream|canal|bay|harbou?r|waterfall|fountain|reservoir|pool|beach)$/
const isDry = (noun: string): boolean => isPlace(noun) && !WATERS.test(noun)
const named =
  (nouns: string) =>
  (noun: string): boolean =>
    new RegExp(`(?:^| )(?:${nouns})s?$`).test(noun)

const PLANTS =
  '(?:vines?|ivy|plants|weeds|moss|roots|nature|the jungle|the forest|creepers|greenery|trees)'
const WATER =
  '(?:(?:rising|muddy|sea|rain|dirty|cold|flood|ocean) ?)*(?:waters?|floods?|river|sea|ocean|tide)'
const FIRE = '(?:fires?|flames|wild ?fire|forest fire|blaze|inferno)'
const FLOWERS = '(?:wild ?)?(?:flowers|blossoms|poppies|tulips|daisies|blooms)'

const CHANGES: readonly Change[] = [
  {
    itself: `floods|flooding|(?:is|are|gets?|becomes?) (?:completely |slowly )?flooded|(?<=s )flood|(?:fills?|filling) (?:up )?with ${WATER}`,
    done: 'floods|flooding',
    driven: [
      WATER,
      'fills?|pours? into|rush(?:es)? into|rises? in(?:side)?|surges? (?:in|through)|sweeps? through|submerges?|engulfs?',
    ],
    what: isDry,
    before: 'in the *',
    after: 'in the flooded *',
  },
  {
    itself: 'freezes?(?: over| solid)?|freezing over|ices over|turns? to ice',
    done: 'freezes|freezing',
    driven: ['(?:ice|frost)', '(?:slowly )?(?:covers?|spreads? (?:over|across))'],
    what: (noun) => WATERS.test(noun),
    before: 'at the * , in autumn',
    after: 'at the frozen * , in winter',
  },
  {
    itself: 'catch(?:es)? fire|goes up in flames|bursts? into flames|burns? (?:down|to the ground)',
    done: 'sets? fire to|sets? ablaze',
    driven: [
      FIRE,
      'sweeps? through|engulfs?|spreads? (?:through|across|over)|consumes?|devours?|rages? through',
    ],
    what: named('forest|woods|jungle|city|town|village|meadow|savannah?|market|vineyard|hillside'),
    before: 'in the *',
    after: 'in the burning *',
    alone: true,
  },
  {
    itself: `(?:is|are|gets?|becomes?) (?:slowly )?(?:overgrown|(?:swallowed|reclaimed|taken over|covered) by) ?(?:with |by )?(?:${PLANTS})?`,
    driven: [
      PLANTS,
      'overgrows?|takes? over|reclaims?|swallows?|engulfs?|consumes?|(?:slowly|gradually) (?:covers?|creeps? (?:over|up)|climbs?(?: over| up)?|grows? (?:over|up|across))',
    ],
    what: isPlace,
    before: 'at the *',
    after: 'at the overgrown *',
  },
  {
    itself:
      'falls (?:in)?to ruins?|crumbles?(?: away)?|decays?|collapses into rubble|turns? to rubble|(?:is|are|gets) (?:destroyed|levell?ed|devastated)',
    done: 'destroys|destroying|devastates?|levels',
    what: named('city|town|street|downtown|castle|library|theat(?:er|re)|mansion|church'),
    before: 'in the *',
    after: 'in the ruined *',
  },
  {
    itself: 'dries (?:up|out)|dry (?:up|out)|runs dry|evaporates',
    driven: ['(?:drought|sun|heat)', 'dries (?:up|out)|dries|parches'],
    what: named('lake|pond|river|stream|reservoir'),
    before: 'at the *',
    after: 'on the cracked dry lake bed',
  },
  {
    itself: `blooms?|blossoms|(?:bursts?|comes?) into (?:bloom|flower|blossom)|(?:fills?|(?:is|gets) covered) (?:with|in) ${FLOWERS}`,
    driven: [FLOWERS, 'fill|carpet|cover|bloom (?:across|all over|over)|spread across'],
    what: named('desert|meadow|valley|prairie|hillside|hills?|mountainside|savannah?|tundra'),
    before: 'in the *',
    after: 'in the * covered with flowers',
  },
  {
    itself:
      '(?:goes|go|falls|turns) (?:completely )?(?:dark|black)|blacks out|loses power|(?:is|are) plunged into darkness',
    driven: ['(?:blackouts?|power (?:cut|outage|failure))', 'hits?|strikes?|darkens?'],
    what: isPlace,
    before: 'in the * , at night',
    after: 'in the blackout * , at night',
  },
  {
    itself: 'lights? up(?: (?:at|by) (?:dusk|night|nightfall))?',
    what: named('city|town|village|skyline|downtown|amusement park|funfair|harbou?r'),
    before: 'in the * , in the afternoon',
    after: 'in the * , at night',
  },
  // Snow that covers a roof lies there already; slowly, it has yet to come.
  {
    itself: '(?:slowly|gradually) (?:covered|buried) (?:in|by|under|with) snow',
    driven: ['snow', '(?:slowly|gradually) (?:covers?|buries)'],
    what: (noun) => !/(?:^| )(?:in|on|at|of|and|as|the|an?|by|under|near|is|are)$/.test(noun),
    before: 'the * , in autumn',
    after: 'the snow-covered * , in the snow',
  },
  {
    itself: 'rusts?(?: away)?|turns? to rust',
    what: () => true,
    before: 'the new *',
    after: 'the rusty *',
  },
]

const SLOWLY =
  '(?:(?:slowly|gradually|suddenly|quickly|completely|accidentally|soon|finally|is|are|has|starts?|begins?|to) )*'
const ARTICLE = '(?:(?:an?|the|his|her|its|their|my|our|whole|entire|all) )+'
const JOINT = '(?:(?:,|\\b(?:and|as|when|while|until|so)) ?)*'

const cached = new Map<Change, readonly RegExp[]>()
/** The forms in which a change is told: of the place itself, by what drives it, by somebody. */
function formsOf(change: Change): readonly RegExp[] {
  const known = cached.get(change)
  if (known) return known
  const { itself, done, driven } = change
  const forms = [
    `${JOINT}\\b${ARTICLE}(?<before>(?:[a-z]+ ){1,3}?)${SLOWLY}(?:${itself})\\b`,
    ...(driven
      ? [
          `${JOINT}\\b(?:${ARTICLE})?(?:[a-z]+ )?${driven[0]} ${SLOWLY}(?:${driven[1]}${done === undefined ? '' : `|${done}`}) ${ARTICLE}(?<after>[a-z]+(?: [a-z]+){0,2})`,
        ]
      : []),
    ...(done === undefined
      ? []
      : [
          `(?<!\\b(?:light|sun|sunlight|sunshine|glow|music|crowds?|fans|people) ) ${SLOWLY}(?:${done}) ${ARTICLE}(?<after>[a-z]+(?: [a-z]+){0,2})`,
        ]),
  ].map((form) => new RegExp(form, 'u'))
  cached.set(change, forms)
  return forms
}

/** What follows from the change was not so before it. */
const FOLLOWS =
  /^\s*(?:,? ?(?:and|so|but|until|leaving|forcing)\b|,(?= (?:[a-z]+ ){1,3}[a-z]+ing\b))[^.;]*/u

const WITHIN = /[a-z] (?:in|on|at|by|near|inside|of|beside|outside|behind|above|below)\s*$/u

/** A place that a verb changes, as it is before and after: one body for each, or none. */
export function placesChanged(body: string): readonly string[] {
  for (const change of CHANGES)
    for (const form of formsOf(change).filter((each) => mayBeFound(each, body))) {
      const found = form.exec(body)
      const named = found && nameIn(found.groups ?? {}, change)
      if (!named) continue
      const [name, over] = named
      const start = body.slice(0, found.index)
      // "The cabin in the forest burns down": not the forest does.
      if (change.alone === true && WITHIN.test(start)) continue
      const rest = over + body.slice(found.index + found[0].length)
      const state = (told: string): string => ` , ${told.replace('*', name)} , `
      return [
        start + state(change.before) + rest.replace(FOLLOWS, ''),
        // Who is there again is the same one.
        (start + state(change.after) + rest).replace(/\ban? (?=[a-z])/g, 'the '),
      ]
    }
  return []
}

/** The name of what changes, and the words beyond it that the pattern has found. */
function nameIn(
  { before, after }: Partial<Record<string, string>>,
  { what }: Change,
): readonly [string, string] | null {
  const words = (before ?? after ?? '').trim().split(' ')
  if (before !== undefined) return isOne(words, what) ? [words.join(' '), ''] : null
  for (let most = words.length; most > 0; most--) {
    const name = words.slice(0, most)
    if (isOne(name, what)) return [name.join(' '), ` ${words.slice(most).join(' ')}`]
  }
  return null
}

const isOne = (words: readonly string[], what: Change['what']): boolean =>
  what(words.slice(-2).join(' ')) || what(words.at(-1) ?? '')
