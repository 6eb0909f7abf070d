import { stuffIn, VESSEL, vesselPicture, type Process, type Rule, type Said } from './process.ts'
import { withThing } from './things.ts'

const HANDS =
  "(?:(?:an? |the |two |both |someone's |a person's |human )*(?:hands?|fingers?) (?:is |are )?)"
const END = '(?=[.,;]|$| in (?:an?|the)\\b)'
const A = '(?:an? |the |some |his |her )?'
const STIRS = '(?:stir|whisk|beat|mix|churn)(?:s|ring|ing)?'
const STIRRER =
  '(?<tool>(?:wooden |metal |silver |small |large )*(?:spoon|teaspoon|whisk|fork|ladle|spatula))'
const STIRRED =
  '(?:an? |the |some )?(?:hot |thick |boiling |heavy |fresh |steaming |cold )*(?<stuff>(?:[a-z]+ )?[a-z]+)'
const IN = `(?: in(?:side)? ${A}(?:[a-z]+ ){0,2}?(?<vessel>${VESSEL}))`
const CLEANED =
  '(?<what>(?:an? |the )?(?:[a-z]+ ){0,2}?(?:plate|dish|mirror|glass|window|bowl|cup|mug|shoe|vase|phone|laptop|screen|pan|pot|bottle|lamp|tablet|teapot|apple|picture frame|trophy))'
const CLOTH = '(?<tool>sponge|cloth|rag|towel|paper towel|napkin|wipe|duster)'

/** A tool that does its own work close up, and hands that do it with the tool. */
export const TOOLS_ON_TABLE_RULES: readonly Rule[] = [
  ...both(
    'stir whisk beat mix churn',
    [
      `${A}${STIRRER} (?:is )?${STIRS} ${STIRRED}${IN}`,
      `(?:${HANDS}${STIRS}|${STIRS}(?<=ing)) ${STIRRED}${IN} with ${A}${STIRRER}`,
    ],
    stirred,
  ),
  ...both(
    'nail',
    [
      `${A}(?:[a-z]+ )?(?:hammer|mallet) (?:is )?(?:driv|pound|hit|knock|strik)(?:es|s|ing|ting)? ${A}(?:[a-z]+ )?nail(?: (?:into|in|on|through) [^.,;]*)?`,
      `(?:${HANDS})?(?:hammer|pound)(?:s|ing)? ${A}(?:[a-z]+ )?nail(?: (?:into|in|with|through) [^.,;]*)?`,
    ],
    () => alone('nail', 'nail'),
  ),
  ...both(
    'screw',
    [
      `${A}(?:[a-z]+ )?screwdriver (?:is )?(?:tighten|turn|driv|twist|rotat)(?:es|s|ing)? ${A}(?:[a-z]+ )?screw(?: (?:into|in) [^.,;]*)?`,
      `(?:${HANDS})?(?:tighten|driv|turn|screw)(?:es|s|ing)? ${A}(?:[a-z]+ )?screw(?: (?:into|in|with) [^.,;]*)?`,
    ],
    () => alone('screw', 'screw'),
  ),
  ...both(
    'drill',
    [
      `${A}(?:[a-z]+ )?drill (?:is )?(?:makes|making|bores|boring|drills|drilling) (?:${A}(?:[a-z]+ )?hole )?(?:in|into|through) ${A}(?:[a-z]+ ){0,3}(?:wood|board|plank|wall|metal|table|block)`,
      `(?:${HANDS})?drill(?:s|ing) ${A}(?:[a-z]+ )?holes? (?:in|into|through) ${A}(?:[a-z]+ ){0,3}(?:wood|board|plank|wall|metal|block)`,
    ],
    () => alone('drill', 'drill'),
  ),
  ...both(
    'rolling flatten',
    [
      `${A}(?:[a-z]+ )?rolling pin (?:is )?(?:flatten|roll|press)(?:s|es|ing)?(?: out| over| across| down)? ${A}(?:[a-z]+ )?(?:dough|pastry|clay|fondant)`,
      `(?:${HANDS})?(?:flatten|roll)(?:s|ing)?(?: out)? ${A}(?:[a-z]+ )?(?:dough|pastry|clay|fondant)(?: with ${A}rolling pin)?`,
    ],
    () => alone('dough', 'flatten'),
  ),
  ...both(
    'scissors',
    [
      'scissors (?:cut|cuts|cutting|slice|snip|snips) (?:through )?(?<what>(?:an? |the |some )?(?:[a-z]+ ){0,3}?(?:paper|card|cardboard|fabric|cloth|ribbon|letter|envelope|photo|newspaper|map|leaf|banknote|felt))',
      `(?:${HANDS})?cut(?:s|ting) (?<what>(?:an? |the |some )?(?:[a-z]+ ){0,3}?(?:paper|card|cardboard|fabric|cloth|ribbon|letter|envelope|photo|newspaper|map|leaf|banknote|felt))(?: in half| in two)? with (?:an? |the )?(?:pair of )?scissors`,
    ],
    (said) => withThing(said('what'), { verb: 'table-cut-paper', prop: 'scissors' }),
  ),
  ...both(
    'wip clean scrub polish',
    [
      `${A}(?:[a-z]+ )?${CLOTH} (?:is )?(?:wip|clean|scrub|polish|rub)(?:es|s|ing|bing)? (?:down )?${CLEANED}`,
      `(?:${HANDS})?(?:wip|clean|scrub|polish)(?:es|s|ing|bing) (?:down )?${CLEANED} with ${A}(?:[a-z]+ )?${CLOTH}`,
    ],
    (said) => withThing(said('what'), { verb: 'table-clean', prop: said('tool') }),
  ),
  ...both(
    'press push tap',
    [
      `(?:${HANDS})(?:press|push|tap)(?:es|s|ing) (?:down )?(?:on )?(?<what>(?:an? |the )?(?:[a-z]+ ){0,2}?(?:button|key|bell|switch|stapler|stamp|keyboard|calculator|remote|remote control|doorbell))`,
    ],
    (said) => withThing(said('what'), { verb: 'table-press', prop: 'finger' }),
  ),
]

/** The same deed told of the tool or of the hands. */
function both(guards: string, patterns: readonly string[], tell: Rule['tell']): Rule[] {
  return patterns.map((pattern) => ({
    guards,
    pattern: new RegExp(`^${pattern}${END}`, 'u'),
    tell,
  }))
}

/** What is drawn with all that belongs to it. */
const alone = (noun: string, deed: string): Process => ({
  noun,
  picture: 'prop:clear-tank',
  verb: `table-${deed}`,
})

function stirred(said: Said): Process | null {
  const stuff = stuffIn(said('stuff'))
  if (stuff === null) return null
  const [vessel, tool] = [said('vessel'), said('tool')]
  return {
    noun: `${vessel} of ${stuff.name}`,
    picture: `prop:${vesselPicture(vessel, 'clear-bowl')}`,
    verb: 'table-stir',
    prop: `${stuff.name} from ${tool}`.slice(0, 60),
  }
}
