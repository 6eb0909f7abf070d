/** A way of saying what hands do: the verbs, what stands after them, and the deed. */
interface Row {
  readonly verbs: string
  readonly pattern: RegExp
  readonly deed: string
  /** What the stage is told besides, when it is no other thing. */
  readonly object?: string
}

const NAME = "(?:(?!so |but |until |that |and )[a-z0-9'-]+ ){0,4}?[a-z0-9'-]+"
const X = `(?<what>${NAME})`
const Y = `(?<other>${NAME})`
const TABLE = '(?:the |a )?(?:[a-z]+ )?(?:table|desk|counter|surface|tabletop)'

const row =
  (verbs: string) =>
  (after: string, deed: string, object?: string): Row => ({
    verbs,
    pattern: new RegExp(`^${after}$`, 'u'),
    deed,
    ...(object !== undefined && { object }),
  })

const push = row('push slide shove move drag')
const pull = row('pull drag')
const put = row('put place set lay position rest stand move')
const take = row('take remove get grab pull pick lift fetch dig')
const drop = row('drop')
const lift = row('lift raise pick hold')
const hold = row('hold')
const poke = row('poke push touch tap tip knock nudge')
const roll = row('roll let letting')
const spin = row('spin twirl twist')
const both = row('move push bring slide')
const show = row('show')
const pour = row('pour drizzle spill tip empty')
const tear = row('tear rip')
const bend = row('bend try')
const open = row('open')
const close = row('close shut')
const OPENS =
  '(?<what>(?:[a-z]+ ){0,3}(?:box|package|parcel|carton|drawer|jar|pot|saucepan|lunchbox|tin|teapot|basket|trash can|kettle|chest|casserole))'
const STUFF = '(?<stuff>(?:[a-z]+ ){0,2}[a-z]+)'
const FROM = '(?: (?:from|out of) (?:an? |the )?(?<from>(?:[a-z]+ ){0,2}[a-z]+))?'
const COUNT = '(?<count>[2-9]|two|three|four|five|six|seven|several|some)'
const PAPER =
  '(?<what>(?:[a-z]+ ){0,3}(?:paper|letter|envelope|newspaper|magazine|page|receipt|card|cardboard|napkin|tissue|map|photo|photograph|picture|ticket|note|leaf|fabric|cloth|poster|banknote|bill|wrapper|book|document|foil))'
const FOLDED =
  '(?<what>(?:[a-z]+ ){0,3}(?:paper|letter|newspaper|magazine|page|receipt|card|cardboard|napkin|tissue|map|shirt|t-shirt|towel|cloth|fabric|blanket|poster|banknote|handkerchief|jeans|trousers|sweater|scarf|document|flag|bandana|sheet|brochure))'
/** Rows of what was asked for first, so that they count before plainer ones. */
const pretend = row('pretend')

/** The first that fits counts. */
export const AT_HAND: readonly Row[] = [
  push(`${X} (?:so (?:that )?it falls )?off (?:of )?(?:the edge of )?${TABLE}`, 'push-off'),
  push(`${X} off (?:of )?(?:the edge of )?(?:an? |the )?(?:box|shelf|ledge)`, 'push-off'),
  push(
    `${X} so (?:that )?it (?:almost|nearly) falls off,? but (?:it )?(?:doesn't|does not|stays)`,
    'push-edge',
  ),
  push(`${X} so (?:that )?it spins(?: around)?`, 'poke-spin'),
  put(
    `${X} on(?:to)? the edge of ${TABLE} so (?:that )?it (?:is not supported and )?falls(?: down)?`,
    'put-edge',
  ),
  row('move')(`${X} towards? the camera`, 'show'),
  row('move')(`${X} away from the camera`, 'go-back'),
  push(`${X} from (?:the )?left to (?:the )?right`, 'push-right'),
  push(`${X} from (?:the )?right to (?:the )?left`, 'push-left'),
  pull(`${X} from (?:the )?left to (?:the )?right`, 'pull-right'),
  pull(`${X} from (?:the )?right to (?:the )?left`, 'pull-left'),
  both(`${X} and ${Y} (?:so (?:that )?)?(?:they )?collide(?: with each other)?`, 'collide'),
  both(`${X} so (?:that )?they collide(?: with each other)?`, 'collide'),
  both(`${X} and ${Y} so (?:that )?they pass each other`, 'pass'),
  both(`${X} and ${Y} closer(?: to each other| together)?`, 'closer'),
  both(`${X} and ${Y} (?:away from each other|apart)`, 'apart'),
  both(`${X} away from ${Y}`, 'move-away'),
  both(`${X} (?:closer to|towards?|up to) ${Y}`, 'move-closer'),
  both(`${X} up`, 'lift'),
  both(`${X} down`, 'lower'),
  push(`${X} with ${Y}`, 'push-right'),
  put(`${X} (?:on ${TABLE} )?on its side(?:,? not upright)?(?: on ${TABLE})?`, 'lay'),
  put(`${X} (?:upright )?(?:on(?:to)? ${TABLE} )?upright(?: on ${TABLE})?`, 'set-down'),
  put(`${X} and ${Y} on(?:to)? ${TABLE}`, 'set-both'),
  put(`${X} (?:down |back )?on(?:to)? ${TABLE}`, 'set-down'),
  put(`${X} (?:on top of|onto|on) (?!the edge|${TABLE}|its )${Y}`, 'put-on'),
  put(`${X} (?:into|inside|in) ${Y}`, 'put-in'),
  put(`${X} (?:next to|beside) ${Y}`, 'put-next'),
  put(`${X} behind ${Y}`, 'put-behind'),
  put(`${X} in front of ${Y}`, 'put-front'),
  put(`${X} (?:under|underneath|beneath|below) ${Y}`, 'put-under'),
  row('plug')(
    '(?:in )?(?<what>(?:[a-z]+ ){0,4}[a-z]+) (?:in|into) (?:an? |the )?(?:[a-z]+ )?(?:socket|outlet|power strip|wall),? but pull.*',
    'plug-out',
  ),
  row('plug')(
    '(?:in )?(?<what>(?:[a-z]+ ){0,4}[a-z]+) (?:in|into) (?:an? |the )?(?:[a-z]+ )?(?:socket|outlet|power strip|wall)',
    'plug',
  ),
  row('stuff stick plug insert')(`${X} (?:into|in|inside) ${Y}`, 'put-in'),
  take(`${X} (?:up )?(?:out of|from inside|from within) ${Y}`, 'take-out'),
  take(`${X} from behind (?:of )?${Y}`, 'take-behind'),
  take(`${X} from (?:under|underneath|beneath) ${Y}`, 'take-under'),
  take(`${X} (?:off|off of|from the top of|from on top of) ${Y}`, 'take-off'),
  take(`one of (?:the )?many (?:similar )?${X} on ${TABLE}`, 'take-one'),
  take(`${X},? (?:and )?reveal(?:ing|s) ${Y}(?: behind(?: it)?)?`, 'reveal'),
  row('dig uncover pull')(`${X} out of (?:the )?${STUFF}`, 'dig'),
  row('bury')(`${X} (?:in|under|into) (?:the )?${STUFF}`, 'bury'),
  drop(`${X} (?:onto|on|on top of) ${Y}`, 'drop-on'),
  drop(`${X} (?:into|in) ${Y}`, 'drop-in'),
  drop(`${X} (?:next to|beside) ${Y}`, 'drop-next'),
  drop(`${X} behind ${Y}`, 'drop-behind'),
  drop(`${X} in front of ${Y}`, 'drop-front'),
  hold(`${X} (?:over|above) ${Y}`, 'hold-over'),
  hold(`${X} behind ${Y}`, 'hold-behind'),
  hold(`${X} in front of ${Y}`, 'hold-front'),
  hold(`${X} (?:next to|beside) ${Y}`, 'hold-next'),
  lift(
    `(?:up )?${X} (?:up )?(?:completely|all the way)?,? ?(?:and )?then (?:letting|let|lets) it (?:drop|fall)(?: down)?`,
    'lift-drop',
  ),
  lift(`${X} with ${Y} on (?:it|top)`, 'lift'),
  row('lift raise pick')(
    `(?:up )?${X}(?: up)?(?: completely)?(?:,? without letting it (?:drop|fall)(?: down)?)?`,
    'lift',
  ),
  row('lower')(`${X}(?: down)?`, 'lower'),
  poke(
    `an? (?:stack|pile|tower) of ${X} so (?:that )?(?:the (?:stack|pile|tower)|it) (?:collapses|falls(?: over)?)`,
    'collapse',
  ),
  poke(`an? (?:stack|pile|tower) of ${X} without .*`, 'poke-stack'),
  poke(
    `a hole in(?:to)? (?:some |the |a )?(?<what>dough|clay|cake|bread|butter|cheese|tofu|sponge|play-?doh|cushion|pillow|apple|orange|tomato|banana|potato|muffin|donut|soil)`,
    'hole',
  ),
  poke(`${X} so (?:that )?it (?:falls over|tips over|topples)(?: over)?`, 'topple'),
  poke(`${X} over`, 'topple'),
  poke(
    `${X} so (?:that )?it (?:slightly moves|moves slightly|moves)(?: a (?:little|bit))?`,
    'nudge',
  ),
  poke(`${X} so (?:that )?it spins(?: around)?`, 'poke-spin'),
  poke(`${X} so lightly that .*`, 'touch'),
  spin(`${X} so (?:that )?it continues spinning`, 'spin'),
  spin(`${X} (?:that|so it) quickly stops spinning`, 'spin-short'),
  roll(`${X} roll (?:along|on|across|over) .*`, 'roll'),
  roll(`${X} roll down .*`, 'roll-down'),
  roll(`${X} roll up .*`, 'roll-up'),
  row('throw toss')(`${X} (?:up )?(?:in|into) the air and catch(?:ing|es|) (?:it|them)`, 'toss'),
  row('throw toss')(
    `${X} (?:up )?(?:in|into) the air and let(?:ting|s|) (?:it|them) fall`,
    'toss-fall',
  ),
  row('throw toss')(`${X} (?:against|at) (?:an? |the )?(?:[a-z]+ )?wall`, 'throw-wall'),
  row('throw toss')(`${X} (?:onto|on) ${Y}`, 'throw-on'),
  show(`that ${X} (?:is|are) (?:empty|inside out)`, 'show-empty'),
  show(`that ${X} (?:is|are) (?:inside|in) (?:of )?${Y}`, 'show-in'),
  show(`(?:an? |the )?(?:photo|picture|photograph) of ${X}(?: to the camera)?`, 'show-photo'),
  show(`${X} to the camera`, 'show'),
  show(`${X} (?:on top of|on) ${Y}`, 'show-on'),
  show(`${X} (?:next to|beside) ${Y}`, 'show-next'),
  show(`${X} behind ${Y}`, 'show-behind'),
  pour(
    `${STUFF} (?:into|in) ${X}(?: until (?:it|the [a-z]+) (?:overflows|runs over|spills over))`,
    'overflow',
  ),
  row('pour empty')(`${STUFF} (?:into|in) ${X}${FROM}`, 'pour-in'),
  row('squeeze')(`(?:some )?${STUFF} (?:onto|on|over|on top of) ${X}${FROM}`, 'pour-on'),
  row('pour drizzle')(`${STUFF} (?:onto|on|over|on top of) ${X}${FROM}`, 'pour-on'),
  row('pour')(`${STUFF} (?:out )?(?:of|from) ${X}`, 'pour-out'),
  pretend(`to pour (?:[a-z]+ ){1,3}(?:out )?(?:of|from) ${X},? but .*empty`, 'pour-out', 'nothing'),
  row('sprinkle scatter shake')(`${STUFF} (?:onto|on|over|on top of) ${X}`, 'sprinkle'),
  row('scoop spoon')(
    '(?:some )?(?<what>(?<stuff>(?:[a-z]+ ){0,2}?[a-z]+)) (?:up )?(?:with|using) (?:an? |the )?(?:[a-z]+ )?(?<from>spoon|tablespoon|teaspoon|scoop|ladle)',
    'scoop',
  ),
  row('scoop spoon')(`${X} (?:up )?(?:with|using) ${Y}`, 'scoop'),
  tear(`${PAPER} (?:just )?a (?:little )?(?:bit|little)`, 'tear-little'),
  tear(`${PAPER}(?: (?:apart|up|(?:in|into) (?:two|half|pieces)(?: pieces| halves)?))?`, 'tear'),
  pull(
    `(?:the )?two ends of ${X} so (?:that )?it (?:separates|comes apart|breaks|tears)(?: into two pieces| in two)?`,
    'tear',
  ),
  pull(
    `(?:the )?two ends of ${X} (?:so (?:that )?it (?:gets|is) stretched|until it stretches)`,
    'stretch',
  ),
  pull(`(?:the )?two ends of ${X},? but nothing happens`, 'stretch-not'),
  pull(`${X} so (?:that )?it (?:gets stretched|stretches)`, 'stretch'),
  row('stretch')(
    `(?<what>(?:[a-z]+ ){0,3}(?:band|sock|elastic|gum|dough|slime|balloon|spring|bow|glove|hair tie|rubber))(?: out| apart)?`,
    'stretch',
  ),
  row('fold')(`${FOLDED}(?: (?:in|into|up|in half|carefully|neatly|together).*)?`, 'fold'),
  row('unfold')(`${FOLDED}(?: open)?`, 'unfold'),
  row('try pretend fail')(
    `(?:and failing |but failing )?to bend ${X}(?:,? (?:so|but) (?:nothing happens|it (?:doesn't|does not|won't) (?:bend|give way)))?`,
    'bend-not',
  ),
  bend(`${X} (?:so (?:that )?it (?:breaks|snaps)|until it (?:breaks|snaps))`, 'break'),
  bend(
    `${X} (?:so (?:that )?it (?:deforms|bends|changes shape)|in half|in the middle|slightly)`,
    'bend',
  ),
  row('bend')(
    `(?<what>(?:[a-z]+ ){0,3}(?:straw|wire|ruler|spoon|fork|pencil|stick|card|pipe cleaner|paper ?clip|cable|branch|twig|carrot))`,
    'bend',
  ),
  row('break snap')(
    `(?<what>(?:[a-z]+ ){0,3}(?:stick|twig|pencil|chalk|breadstick|spaghetti|carrot|cracker|chopstick|branch|cookie|biscuit|chocolate bar))(?: (?:in|into) (?:two|half|halves|pieces)(?: pieces)?)?`,
    'break',
  ),
  row('twist wring')(
    `(?:\\(wringing\\) )?(?:out )?(?<what>(?:[a-z]+ ){0,3}(?:towel|cloth|rag|sponge|shirt|sock|washcloth))(?: out)?(?: until (?:the )?water comes out)?`,
    'wring',
  ),
  row('twist')(`${X}(?: (?:open|off|shut|closed))?`, 'twist'),
  row('squeeze')(
    `(?<what>(?:[a-z]+ ){0,3}(?:sponge|lemon|orange|lime|stress ball|bottle|tube|ball|toy|balloon|pillow|cushion|tomato|ketchup))`,
    'squeeze',
  ),
  open(`(?:up )?${OPENS}`, 'open'),
  close(OPENS, 'close'),
  row('cover')(`${X} (?:with|using) ${Y}`, 'cover'),
  row('uncover')(X, 'uncover'),
  row('wipe clean brush')(
    `(?<stuff>(?:[a-z]+ ){0,2}[a-z]+) (?:off|off of|from) (?<what>(?:an? |the )?(?:[a-z]+ )?(?:table|desk|counter|countertop|surface|tabletop|shelf|floor))`,
    'wipe',
  ),
  row('stack pile')(`${COUNT} ${X}(?: (?:up|on top of each other|together))?`, 'stack'),
  row('stack pile')(`${X} (?:up|on top of each other)`, 'stack'),
  row('tilt tip')(
    `${X} with ${Y} on it (?:until it (?:falls|slides) off|so (?:that )?it (?:falls|slides) off)`,
    'tilt-off',
  ),
  row('tilt tip')(`${X} with ${Y} on it.*`, 'tilt'),
  row('tip knock')(`${X} with ${Y} in it over.*`, 'tip-out'),
  row('turn flip')(`${X} (?:upside down|over)`, 'turn-over'),
  row('hit strike tap beat')(
    `${X} with (?<other>(?:[a-z]+ ){0,3}(?:stick|hammer|spoon|pen|pencil|mallet|drumstick|ruler|fork|brush|rod|bat|book|newspaper))`,
    'hit',
  ),
  row('attach stick')(`${X} (?:to|on|onto) ${Y}`, 'stick'),
  row('try')(`(?:but failing )?to attach ${X} to ${Y} (?:because|but) .*`, 'stick-not'),
  row('roll')(`${X} (?:on|along|across|over) ${TABLE}`, 'roll'),
]
