import type { Turn } from '../turn.ts'

const MOUNTS =
  '(?:horse|pony|donkey|mule|camel|llama|elephant|rhino|dragon|dinosaur|unicorn|ostrich|bull|cow|whale|dolphin|turtle|tortoise|giraffe|lion|tiger|bear|wolf)'

const OPENED = '(?:box|crate|suitcase|bag|basket|present|gift)'

function outOfIt([, box = '', who]: readonly (string | undefined)[]): string {
  return `looking at ${box}, ${who} jumping out of the ${box.split(' ').at(-1)}`
}

/** What is dropped on somebody below comes down on them. */
function throwFrom([, who, deed = '', what = '', top, whom]: readonly (
  | string
  | undefined
)[]): string {
  const drops = deed.startsWith('drop')
  const throws = drops ? deed.replace(/^dropp?/, 'throw') : deed
  return `${who} on ${top} ${throws} ${drops ? what.replace(/ on(?:to)? /, ' at ') : what}${whom}`
}

/** What is done to others, in words that have a deed. */
export const DOING_TURNS: readonly Turn[] = [
  // "Builds a dragon out of snow": it is white, and stands where snow lies; snowmen and forts have their own ways.
  [
    'snow',
    /\b(?:build|mak|sculpt|shap|form|roll)(?:e?s?|ing) (an?|the|two|three) (?!snow)((?:[a-z]+ )?[a-z]+) (?:out of|from|of) (?:fresh |the )?snow\b/g,
    (_, article, what) => `carves ${article} ${what} made of snow in the snow`,
  ],
  // Bread is toasted over a fire, and nobody drinks to it.
  [
    'toast',
    /\btoast(s|ing|ed|) (?=(?:(?:some|an?|the|his|her|two|three|slices?|pieces?|of) )*(?:bread|bagels?|buns?|sandwich(?:es)?|waffles?|muffins?)\b)/g,
    'cook$1 ',
  ],
  // "Throws nuts at a bear from a branch": who throws is up there, and not the bear.
  [
    'from',
    /\b((?:(?:an?|the|two|three|some) (?:[a-z-]+ ){0,2}?)?[a-z]+) ((?:throw|toss|hurl|fling|drop|pelt|shoot|spit|squirt|spray|pour)(?:s|ing)?) ((?:(?!from |while |and |as )[a-z']+ ){1,8})from ((?:an?|the) (?:[a-z]+ )?(?:branch|tree|roof|rooftop|wall|rock|fence|chimney|cloud|ladder|boulder))\b((?: at (?:an?|the|his|her|their) [a-z]+)?)/g,
    (...said) => throwFrom(said),
  ],
  // No bed drinks are served there.
  [
    'drinks',
    /\b((?:in|on|at) (?:bed|deck|table|camp|port|sea|shore)) drinks (?=[a-z])/g,
    '$1 drinking ',
  ],
  // Nobody bursts who pops out of a cake.
  [
    'pop',
    /\bpop(?:p(ing|ed)|(s))? (?=out(?! of)|out of (?:an?|the) (?:[a-z]+ ){0,2}(?:box|cake|present|gift|crate|suitcase|bag|chest|barrel|bin|trash can)\b)/g,
    'jump$1$2 ',
  ],
  // What jumps out when a box is opened jumps out of the box.
  [
    'open',
    new RegExp(
      `\\b(?:open(?:s|ing)?|unlock(?:s|ing)?|lift(?:s|ing)? the lid of) ((?:an?|the|his|her) (?:[a-z]+ ){0,2}?${OPENED}),? and ((?:an?|two|three|the) (?:[a-z]+ ){0,2}?[a-z]+) (?:jump|leap|spring|crawl|climb|hop|burst|step)(?:s|ing)? out\\b(?! of)`,
      'g',
    ),
    (...said) => outOfIt(said),
  ],
  // Who hauls something up does no exercise at a bar.
  ['up', /\b(?:pull|haul|draw)(s|ing|ed|) up (?=(?:an?|the) (?:chair|stool|seat)\b)/g, 'pull$1 '],
  [
    'up',
    /\b(?:pull|haul|draw|dig|yank)(s|ing|ed|) up (?=(?:an?|the|some|his|her|their|two|three)? ?(?:[a-z]+ )?(?:carrots?|turnips?|radish(?:es)?|beets?|potato(?:es)?|onions?|weeds|vegetables)\b)/g,
    'harvest$1 ',
  ],
  ['up', /\b(?:pull|haul|hoist)(s|ing|ed|) up (?=(?:an?|the|two|three) )/g, 'lift$1 '],
  [
    'surprise surprising',
    /\bsurpris(es?|ing) ((?:an?|the|his|her|their|my) (?:[a-z]+ )?[a-z]+) with ((?:an? |some )?(?:[a-z]+ ){0,2}?(?:flowers|roses|tulips|bouquet|cake|breakfast|gifts?|presents?|ring|chocolates|balloons?|kitten|puppy))\b/g,
    'giv$1 $3 to $2',
  ],
  // What is laid somewhere lies there, and not who laid it.
  [
    'lay',
    /\blay(s|ing|) (it|them|the [a-z]+|an? (?:[a-z]+ )?[a-z]+)(?: (?:down|out|gently|carefully))? on(?:to)?(?= (?:(?:the|an?|his|her|some) )?(?!shoulder|chest|lap|back|head)[a-z]+)/g,
    'put$1 $2 on',
  ],
  // What is grilled is tasted by eating it.
  [
    'tast',
    /\btast(es|ing|e) (?=(?:some |an? |the )?(?:grilled|fried|roasted|baked|smoked|steamed|raw|fresh) [a-z]+)/g,
    (_, form = '') => `eat${{ es: 's', ing: 'ing' }[form] ?? ''} `,
  ],
  // At high noon nobody draws a picture: they face each other.
  [
    'draw',
    /(?<=\b(?:cowboys?|gunslingers?|gunfighters?|outlaws?|sheriff|duel)\b.{0,160})(?:,? and )?\b(?:both|they)(?: men)? draw(?= their| his| her|[,.;]|$)(?: (?:their|his|her) (?:guns?|revolvers?|pistols?|weapons?))?/g,
    '',
  ],
  // Pots and pans are no camera's.
  ['pans', /\b(pots|ladles|spoons|lids|knives|spatulas|whisks) and pans\b/g, '$1 and skillets'],
  // "…, toast in her mouth".
  ['mouth', /, ((?:an? )?[a-z]+) in (his|her|its) mouth\b/g, ' with $1 in $2 mouth'],
  // What one stands on it for is not what one holds.
  [
    'reach',
    /(?<=\bstand(?:s|ing)? on [^,.;]{3,40}) to reach (?:the|an?|his|her) (?:[a-z]+ )?(?:table|counter|desk|window|windowsill|sink|stove|bar)\b/g,
    '',
  ],
  ['pretend', /\bpretend(s|ing|) to (?:be asleep|sleep)\b/g, 'sleep$1'],
  [
    'refuse',
    /\brefus(?:es?|ing) to (?:leave|get off|get out of) (?=(?:the|his|her|its) )/g,
    'lying on ',
  ],
  [
    'pretend',
    /\bpretend(?:s|ing)? to be (?:very |so )?(?=(?:scared|afraid|frightened|terrified|sad|angry|surprised|shocked|happy|tired|sleepy|shy|bored)\b)/g,
    'is ',
  ],
  [
    'pretend',
    /\bpretend(?:s|ing)? (?:to be|(?:that )?(?:he|she|it)(?: is|'s)|they are) ((?!(?:an? |the )?(?:statue|asleep|dead)\b)(?:an? |the )?[a-z]+)\b/g,
    'dressed as $1',
  ],
  // Nobody sits in a paper boat.
  [
    'race racing',
    /\brac(?:es?|ing) (?=(?:[a-z]+ )?(?:(?:toy|paper|remote[- ]controlled?|matchbox|model) (?:cars?|boats?|planes?|trains?|trucks?)|rubber ducks?)\b)/g,
    'playing with ',
  ],
  [
    'pick',
    /\bpick(s|ing|ed|) up (?=(?:an?|the) (?:[a-z]+ )?(?:house|castle|tower|building|skyscraper|church|cottage|barn|palace|lighthouse|elephant|boulder|tree)\b)/g,
    'lift$1 ',
  ],
  [
    'thorn splinter',
    // The one whose paw it is is tended; what was in it is too small to be seen.
    /\b(?:pull|remov|tak|draw|pluck)(e?s|ing) (?:out )?(?:an?|the) (?:[a-z]+ )?(?:thorn|splinter) (?:out of|from) (?=[a-z' ]+'s (?:paw|foot|hand|finger|toe|leg)\b)/g,
    (_, form) => (form === 'ing' ? 'bandaging ' : 'bandages '),
  ],
  [
    'climb',
    new RegExp(
      `\\bclimb(?:s|(ing))?(?: up)? (?:on|onto|upon|on top of) (?=(?:an?|the|his|her|their) (?:[a-z]+ )?${MOUNTS}\\b)`,
      'g',
    ),
    (_, going = '') => `rid${going === '' ? 'es' : going} `,
  ],
  [
    // One rider has one horse, and whatever else is done is done on it.
    'horseback',
    /\b(?:((?:an?|the|one|his|her) (?:[a-z-]+ ){0,2}(?:princess|empress|(?!(?:wo)?men\b|people\b|children\b|police\b)[a-z-]*[a-rt-z])) )?on horseback\b/g,
    (_, rider) => (rider === undefined ? 'riding horses' : `${rider} on a horse`),
  ],
  [
    // Held out as a gift is; a film that shows something is no giver.
    'show',
    /\bshow(s|ing) ((?:an?|his|her|their|some) (?:[a-z]+ ){1,3}?to )(?=(?:an?|the|his|her|their|another) )/g,
    (_, form, what) => `giv${form === 's' ? 'es' : form} ${what}`,
  ],
  [
    'show',
    /\bshow(s|ing) ((?:an?|the|his|her|their) (?:little |old |best |young )?(?:mother|father|mom|dad|teacher|friend|sister|brother|grandmother|grandfather|grandma|grandpa|wife|husband|boss|king|queen|girl|boy|man|woman|child|son|daughter|class) )(?=(?:an?|his|her|some) )/g,
    (_, form, whom) => `giv${form === 's' ? 'es' : form} ${whom}`,
  ],
  [
    'pocket',
    /\bpick(s|ing)? (?:an?|the|his|her) ([a-z ]+?)(?:'s)? pockets?\b/g,
    "steal$1 a $2's wallet",
  ],
  [
    // A drawn dragon is no paper one on poles that would dance.
    'to life alive',
    /\b(dragon|lion|bird|butterfly|eagle|unicorn) (?:(?:suddenly|slowly|magically) )?(?:comes|coming|springs) (?:to life|alive)\b/g,
    (_, what) => `${what} ${what === 'lion' || what === 'unicorn' ? 'jumps' : 'flies'}`,
  ],
  [
    // With the hands only basketball players do.
    'dribbl',
    /\b((?:soccer|football) (?:player|star|team)s?\b[^.;]{0,40}?) dribbl(?:es|(ing))(?: (?:the|an?) ball)?\b/g,
    (_, who = '', going = '') => `${who} ${going === '' ? 'kicks' : 'kicking'} a football`,
  ],
  [
    // Who only watches from there is on it.
    'counter',
    /(?<!\b(?:watch|look|star|gaz|peer|wav|cheer|clap|meow|bark|listen)(?:e?s|ing|e|ed)?(?: (?:on|down|out))? )(?<!\bwatch(?:es|ing)? (?:[a-z]+ ){1,4})\b(?:from|off) (?:an?|the) (?:kitchen )?counter(?:top)?\b/g,
    'in a kitchen',
  ],
  [
    'wish',
    /\bgrant(?:s|(ing))? (?:an?|the|his|her|one|two|three|their) (?:last |first |magic |secret )?wish(?:es)?(?: (?:to|of|for)(?= )| (?=an?\b))?/g,
    (_, going = '') => (going === '' ? 'enchants' : 'enchanting'),
  ],
  [
    'net',
    /(?<=\b(?:catch(?:es|ing)?|captur(?:es|ing)|trap(?:s|ping)) [a-z' ]+) in (an?|the|his|her|their) ((?:[a-z]+ )?net)\b/g,
    ' with $1 $2',
  ],
  [
    'cover wrap',
    /\b(?:cover|wrap)(?:s|(p?ing)) ((?:an?|the|his|her|their) (?:[a-z]+ )?(?:child|boy|girl|son|daughter|baby|toddler|kid|grandson|granddaughter|brother|sister)) (?:up )?(?:with|in) an? (?:[a-z]+ )?(?:blanket|quilt|duvet)\b/g,
    (_, going = '', whom = '') => `${going === '' ? 'tucks in' : 'tucking in'} ${whom}`,
  ],
  [
    // The umbrella would be the deed, and what is done under it lost.
    'umbrella',
    /(?<=\b(?:man|woman|boy|girl|child|kid|lady|person|mother|father|grandmother|grandfather|couple) )under (an|the|his|her) umbrella(?= (?:is |are )?(?!rains|falls|has|is|was)[a-z]{2,}(?:s|ing)\b)/g,
    'with $1 umbrella',
  ],
]
