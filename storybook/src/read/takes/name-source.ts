import type { Take } from './take.ts'

/** What somebody may be in, unseen until it is opened, rubbed or mended. */
const HOLDERS =
  'chest|box|crate|egg|lamp|bottle|hat|bag|sack|basket|jar|clock|cake|pie|present|gift|parcel|package|suitcase|trunk|drawer|closet|wardrobe|cupboard|cabinet|fridge|refrigerator|book|envelope|pot|cauldron|barrel|cage|tent|cave|hole|well|bucket|backpack|drum|piano|vase|pumpkin|shell|coffin|tomb|sarcophagus|mailbox|letterbox|burrow|hive|chimney|oven|washing machine|painting|mirror|computer|television|tv|nest|cocoon|spaceship|ufo'
const HOLDER = new RegExp(
  `(?<!\\b(?:in|on|at|near|by|under|beside|behind|inside|into) )\\b(?:an?|the|his|her|its|their) ((?:[a-z]+ ){0,3}?(?:${HOLDERS}))\\b(?! (?:of|by|next)\\b)`,
  'g',
)
/** "A monkey jumps out": of nothing that is said. */
const COMES =
  /\b((?:an?|the|two|three|four|five|six|seven|many|some|dozens of|hundreds of) (?:[a-z]+ ){1,3}?)(?:(?:jump|leap|hop|crawl|climb|peek|spring|tumble|pour|slither|wriggle|scurry|swarm|burst|pop|come|flie|fly|float|run|roll|fall|walk|step|stick)(?:e?s)?) (?:right |straight |back |suddenly )?out(?= ?[.,;!¦]| ?$| and\b| to\b)/
/** Those who appear are in what is rubbed or opened, too. */
const APPEARS =
  /\b((?:an?|the) (?:[a-z]+ )?(?:genie|djinn|spirit|ghost) )appears(?= ?[.,;!¦]| ?$| and\b)/

/** "He opens a chest and a monkey jumps out": of the chest, which was spoken of last. */
export function nameSource(takes: readonly Take[]): readonly Take[] {
  let holder: string | null = null
  return takes.map((take) => {
    const comes = COMES.exec(take.body) ?? APPEARS.exec(take.body)
    const before: string = comes === null ? take.body : take.body.slice(0, comes.index)
    holder = lastIn(before) ?? holder
    const body = comes === null || holder === null ? take.body : comeFrom(take.body, comes, holder)
    holder = lastIn(body) ?? holder
    return { ...take, body }
  })
}

function comeFrom(body: string, [words, who = '']: RegExpExecArray, holder: string): string {
  const [noun = ''] = who.trim().split(' ').slice(-1)
  if (holder.endsWith(noun)) return body
  const deed = words
    .slice(who.length)
    .replace(/^appears$/, 'comes')
    .replace(/ (?:[a-z]+ )?out$/, '')
  return body.replace(words, `${who}${deed} from the ${holder}`)
}

const lastIn = (body: string): string | null => [...body.matchAll(HOLDER)].at(-1)?.[1] ?? null
