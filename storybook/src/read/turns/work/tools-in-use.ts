import type { Turn } from '../turn.ts'

const A = '(?:an?|the|some|one|their|his|her)'
const TOOL =
  '(?:hedge trimmer|hedge shears|garden shears|leaf blower|paint roller|chainsaw|axe|pickaxe|shovel|spade|rake|broom|mop|garden hose|hose|pressure washer|nunchucks|sledgehammer|lawn ?mower|squeegee|sander)'
const THING = '(?:[a-z-]+,? ){0,4}?[a-z-]+'
const END = '(?=[,.;]|$| in (?:an?|the)\\b| on (?:an?|the)\\b)'

/** "Trim" as somebody else does it. */
const does = (verb: string): string =>
  `${/(?:s|sh|ch|x|z|o)$/.test(verb) ? `${verb}e` : verb.replace(/(?<=[^aeiou])y$/, 'ie')}s`

/** Where leaves were, after `from` and its like. */
const fromWhere = (place: string | undefined): string =>
  place === undefined ? '' : ` on ${place.replace(/^(?:an? |the )?(?:paved |wet |green )*/, 'a ')}`

/** A large tool that is told without anybody works in the hands of somebody. */
export const TOOLS_IN_USE_TURNS: readonly Turn[] = [
  [
    'blower',
    new RegExp(
      `(?:\\b(${A} (?:[a-z]+ )?(?:person|man|woman|gardener|worker|boy|girl)) (?:uses|is using|using) )?\\b${A} leaf blower (?:to |is (?:being )?(?:used to |pointed at |aimed at |directed at )?)?(?:(?:clear|blow|remove|move|scatter|gather|clean)(?:s|ing)? )?(?:${A} )?(?:(?:patch|pile|heap|carpet|lot) of )?(?:[a-z]+ )?leaves(?: (?:from|off|across|on|over|along) (${A} (?:[a-z]+ )?[a-z]+))?(?:[,;] (?:the |with the )?leaves [^.;]*)?`,
      'g',
    ),
    (_, who?: string, place?: string) =>
      `${who ?? 'a person'} blows fallen leaves with a leaf blower${fromWhere(place)}`,
  ],
  [
    'roller',
    new RegExp(
      `\\b${A} (?:paint )?roller (?:applies|applying|rolls|spreads|lays|puts) (?:(?:an?|the) (?:fresh |first |second |thick |thin |even )?(?:coat|layer) of )?((?:[a-z]+ )?)paint (?:on|onto|to|over|across) (${A} (?:[a-z]+ )?wall)(?:, [^.;]*)?`,
      'g',
    ),
    'a person with a paint roller paints $2 $1',
  ],
  [
    'broom vacuum mop',
    /\b(?:an?|the) (?:(?!robot)[a-z]+ )?(?:(broom)|(mop)|vacuum cleaner|vacuum) (?:is )?(?:sweep|suck|mop|wipe|brush|clean|pick)(?:s|ing|es)?(?: up| away)? (?:the |some |an? )?[a-z]+(?: (?:off|from|across|over|on|along) ((?:an?|the) (?:[a-z]+ )?[a-z]+))?(?=[.,;]|$)/g,
    (_, ...[broom, mop, floor]: (string | undefined)[]) =>
      `a person ${broom ? 'sweeps' : mop ? 'mops' : 'vacuums'} ${floor ?? 'the floor'}`,
  ],
  [
    'used uses using',
    new RegExp(
      `(?:\\b(${A} (?:[a-z]+ )?(?:person|man|woman|worker|gardener|boy|girl)) (?:uses|is using|using) (${A} ${TOOL}) to|\\b(${A} )?(${TOOL})s? (?:is|are) (?:being )?used to) ([a-z]+) (${A} ${THING})${END}`,
      'g',
    ),
    (_, ...[who, tool, article, other, verb = '', thing]: (string | undefined)[]) =>
      `${who ?? 'a person'} ${does(verb === 'shape' ? 'trim' : verb)} ${thing ?? ''} with ${tool ?? `${article ?? ''}${other ?? ''}`}`,
  ],
  [
    'blades teeth',
    /,? (?:the|its) (?:sharp )?(?:blades|teeth) (?:visibly |clearly )?(?:cutting|slicing|biting) (?:through|into) [^.;]*/g,
    '',
  ],
  [
    'shampoo soap foam suds',
    /\b(?:an?|the) (?:car |wash |soapy |soft )*(?:brush|sponge|mitt) (?:lathers|spreads|applies|rubs|works) (?:the )?(?:car )?(?:shampoo|soap|foam|suds) (?:onto|on|over|to|into) (?:an?|the) ((?:[a-z]+ )?)(?:vehicle|car|truck)\b/g,
    'a person washes a $1car with foam',
  ],
  [
    'wood boards planks board',
    /\b(?:pulls|pries|splits|prises|breaks) apart (?:two )?(?:glued )?(?:pieces of wood|boards|planks)(?: (?:using|with) (an? [a-z]+))?(?:, [^.;]*)?/g,
    (_, tool?: string) => `carves a board with ${tool ?? 'a chisel'}`,
  ],
  [
    'taut tight',
    /\b(?:pulls|holds|stretches|draws) (?:the |some |a |her |his |their )?(fabric|cloth|thread) (?:taut|tight)(?:,? (?:and )?(?:guiding|guides|pulling) (?:the |a )?needle(?: with (?:their|her|his) fingers)?)?(?:,? (?:as|while) (?:they|she|he) sews? [^.;,]*)?/g,
    'sews $1 with a needle',
  ],
  [
    'lunges dives stretches lunging',
    /\bplayer (?:lunges|dives|stretches|is lunging) (?:to (?:reach|hit|return|get) |for )(?:an?|the) (?:low|deep|wide|drop|short)(?: |-)(?:shot|ball|serve|shuttle|shuttlecock|return)(?:, (?:reaching|hitting|returning|striking|getting) the (shuttlecock|birdie|ball)(?: with (?:their|his|her) rac(?:quet|ket))?)?/g,
    (_, ball?: string) =>
      ball === undefined || ball === 'ball'
        ? 'tennis player lunges with a tennis racket'
        : 'badminton player hits the shuttlecock',
  ],
]
