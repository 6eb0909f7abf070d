import { START, type Process, type Rule, type Said } from './process.ts'
import { thingOf, withThing } from './things.ts'

const LY = '(?:[a-z]+ly )*'
const thing = (name: string): string => `(?<${name}>(?:[a-z-]+ ){0,6}?[a-z-]+)`
const BE = '(?:is|are|being|gets?|getting)'
const REST = '(?:[^.;]*)'
const SURFACE =
  '(?:an? |the )?(?:(?:rough|smooth|flat|textured|hard|soft|clean)(?:, | and | ))*(?<colours>(?:(?:white|gr[ae]y|brown|black|green|yellow|blue|red|old|wooden)(?:, | ))*)(?:(?:surface|page|paper|side|texture) of (?:an? |the )?)?'

/** What hands do to things until these give way, and what they rub and write with. */
export const HAND_RULES: readonly Rule[] = [
  {
    guards: 'squeez compress crush press',
    pattern: new RegExp(
      `${START}${thing('what')}(?: (?:soaked|dipped|drenched) in (?<wet>[a-z]+))? ${BE} ${LY}(?:squeezed|compressed|crushed|pressed|squashed|squished|wrung)\\b(?! (?:in|into|onto|on|against) (?!the kitchen|pressure))(?: (?:out|flat|down))*(?: ${LY}(?:by|between|in|under|with|from) (?:an? |the |two |both |one |increasing )?(?:hands?|fist|fingers|pressure|weight|press|sides)\\b(?: of (?:an? |the )?[a-z]+)?(?:,? with ${REST}pressure${REST})?|,? with ${REST}pressure${REST})`,
      'u',
    ),
    tell: squeezed,
  },
  {
    guards: 'air',
    pattern: new RegExp(
      `${START}(?:the )?air (?:is |being |gets )?${LY}(?:and ${LY})?(?:removed|extracted|pulled(?: out)?|sucked(?: out)?|pumped(?: out)?|drawn(?: out)?|evacuated|let out)(?: out)? (?:of|from) (?:an? |the )?(?:(?:sealed|empty|closed|airtight|tightly)(?:, | ))*${thing('what')}(?: with [^.;,]*)?(?=[.,;]|$)`,
      'u',
    ),
    tell: emptied,
  },
  {
    guards: 'press pierc punctur poke push stick',
    pattern: new RegExp(
      `${START}(?:(?:an?|the|two) hands? (?:[a-z]+ly )?(?:presses|pushes|pokes|sticks|press|push) )?${thing('tool')} (?:is |being )?${LY}(?:press(?:es|ed|ing)?|pierc(?:es|ed|ing)|punctur(?:es|ed|ing)|pok(?:es|ed|ing)|push(?:es|ed|ing)?|stick(?:s|ing)?|stuck|prick(?:s|ed|ing)?)? ?${LY}(?:into |through |against )?(?:the )?(?:(?:surface|side|skin) of )?(?:an? |the )?${thing('what')}(?=[.,;]|$)(?:, (?:with|until) ${REST})?`,
      'u',
    ),
    tell: pierced,
  },
  {
    guards: 'used writ draw',
    pattern: new RegExp(
      `${START}${thing('tool')} (?:is|are) (?:being )?(?:used to )?(?<deed>writ\\w+|draw\\w*|sketch\\w*|appl\\w+ paint|paint\\w*|mark\\w*|scribbl\\w+|doodl\\w+)(?: [a-z]+)? (?:on|onto|to|over|across|along) ${SURFACE}${thing('what')}(?=[.,;]|$)(?:, (?:show|captur|leav|display|demonstrat)${REST})?`,
      'u',
    ),
    tell: marked,
  },
  {
    guards: 'rub scrap grind scrub sand',
    pattern: new RegExp(
      `${START}${thing('tool')} ${BE} ${LY}(?:rubbed|scraped|ground|scrubbed|dragged|scratched|slid|sanded) ${LY}(?:against|on|over|across|along|with) ${SURFACE}${thing('what')}(?: surface)?(?=[.,;]|$)`,
      'u',
    ),
    tell: (said) => against('bench-rub', said),
  },
  {
    guards: 'struck hit beat bang knock slam hammer',
    pattern: new RegExp(
      `${START}${thing('tool')} ${BE} ${LY}(?:struck|hit|beaten|banged|knocked|slammed|hammered|smashed|tapped) ${LY}(?:(?:hard|with (?:great )?force|again and again|repeatedly) )?${LY}(?:against|on|onto|upon) ${SURFACE}${thing('what')}(?=[.,;]|$)`,
      'u',
    ),
    tell: (said) => against('bench-strike', said),
  },
]

function squeezed(said: Said): Process | null {
  const wet = said('wet') === '' ? '' : 'wet '
  return withThing(said('what'), {
    verb: 'bench-squeeze',
    prop: `${wet}${said('what').replace(/^(?:an?|the) /u, '')}`,
  })
}

function emptied(said: Said): Process | null {
  return withThing(said('what'), { verb: 'bench-empty', prop: thingOf(said('what')) })
}

const TOOLS =
  /\b(?:pencil|pen|pin|needle|nail|knife|object|point|thorn|stick|skewer|toothpick|screwdriver|dart|spike|scissors|fork)$/u

function pierced(said: Said): Process | null {
  const [tool, what] = [thingOf(said('tool')), thingOf(said('what'))]
  if (
    !TOOLS.test(tool) ||
    !/balloon|sheet|bag|glove|mattress|ball|film|membrane|paper|foil|tire|tyre|cushion|wrap|fabric|bubble|skin/u.test(
      what,
    )
  )
    return null
  const full = /balloon|ball|mattress|tire|tyre|cushion|bubble/u.test(what)
  const prop = `${tool} into ${what}`
  if (full) return withThing(said('what'), { verb: 'bench-pierce', prop })
  return {
    noun: what,
    picture: 'prop:plastic-sheet',
    verb: 'bench-pierce',
    prop: prop.slice(0, 60),
  }
}

function marked(said: Said): Process | null {
  const tool = said('tool')
    .replace(/^(?:an?|the|piece of|stick of| )+/u, '')
    .replace(/^(?:piece|stick) of /u, '')
  if (!/chalk|pen|pencil|brush|crayon|marker|charcoal|quill|highlighter/u.test(tool)) return null
  const drawn = said('deed').startsWith('draw') ? 'drawing ' : ''
  const surface =
    `${said('colours').replaceAll(',', '')} ${said('what').replace(/'s.*$/u, '')}`.trim()
  return {
    noun: surface,
    picture: 'prop:clear-tank',
    verb: 'bench-mark',
    prop: `${drawn}${tool} on ${surface}`.slice(0, 60),
  }
}

function against(verb: string, said: Said): Process | null {
  const surface = `${said('colours')} ${said('what')}`.trim()
  return withThing(said('tool'), { verb, prop: `${thingOf(said('tool'))} against ${surface}` })
}
