import { findCreature } from '../../lexicon/find-creature.ts'
import { ANIMALS } from '../../plan/kinds.ts'
import { CUT } from '../prompt/text.ts'

const INTO =
  '(?:in |inside |into (?:the|an?|his|her|their|my|our) (?:[a-z]+ )?(?:room|house|home|cabin|cottage|kitchen|classroom|office) )'
const HEAD =
  '(?:stick|pok|put|push|thrust|press)(?:e?s|ing|ting)? (?:its|his|her|their) (?:[a-z]+ )?(?:head|face|nose|snout|muzzle|neck|eye)s? '
const WHO = "(?<who>(?:(?:an?|the|one|his|her) )?(?:[a-z'-]+ ){1,4}?)"
const LEAD = '(?<lead>^|[,.;¦]|\\b(?:and|while|as|when)\\b) *'
const AT = '(?: (?:at|watching|to watch)(?= (?:an?|the|his|her|two)\\b))?'

/** Those who live indoors look out, unless they are said to look in. */
const OF_THE_HOUSE =
  /\b(?:cat|kitten|dog|puppy|parrot|hamster|rabbit|bunny|guinea pig|canary|budgie|goldfish|mouse)s?$/u

interface Found {
  readonly lead: string
  readonly who: string
  readonly into?: string
  /** Whom one sees in there. */
  readonly seen?: string
}

/** Nobody would call them animals, and yet they stand outside. */
const OUT_THERE = /\b(?:snowman|scarecrow|ghost|monster)$/u

/** Takes out of a text who looks in through a window from outside; people stay in it, before the window. */
export function createLookingIn({ window, look }: { window: string; look: string }) {
  const patterns = [
    `${LEAD}${WHO}(?:is |are )?(?:[a-z]+ly )?(?<into>${look} at )(?<seen>(?:the|an?|two|three|his|her) (?:[a-z]+ ){1,3}?)(?:inside|in|indoors)(?: (?:an?|the|their|its) (?:[a-z]+ ){0,2}(?:house|home|cabin|cottage|room))? (?:through|at|from) ${window}`,
    `${LEAD}${WHO}(?:is |are )?(?:[a-z]+ly )?(?<into>${HEAD}${INTO}?(?:through|at|in|into|against) |${look} ${INTO}(?:through|at|from) )${window}${AT}`,
    `${LEAD}${WHO}(?<into>(?:outside|behind|at) )${window} (?:is )?${look} (?:in|inside)\\b${AT}`,
    `${LEAD}${WHO}(?:is |are )?(?:[a-z]+ly )?${look} through ${window}${AT}`,
  ].map((each) => new RegExp(each, 'gu'))
  return (body: string, taken: (who: string, words: string) => void): string =>
    patterns.reduce(
      (text, pattern) =>
        text.replace(pattern, (...found: unknown[]) => {
          const words = String(found[0])
          const { lead, who, into, seen = '' } = found.at(-1) as Found
          const named = who.trim()
          const kind = findCreature(named.replace(/^(?:an?|the|one|his|her) /u, ''))?.kind
          const outdoors = into !== undefined || !OF_THE_HOUSE.test(named)
          const wild = OUT_THERE.test(named) || (kind !== undefined && ANIMALS.has(kind))
          if ((kind === undefined && !wild) || !outdoors) return words
          if (!wild) return into === undefined ? words : `${lead} ${who}looks out${CUT}${seen}`
          taken(named, words)
          return `${lead} ${seen}${CUT}`
        }),
      body,
    )
}
