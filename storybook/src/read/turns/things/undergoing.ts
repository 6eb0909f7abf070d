import type { Turn } from '../turn.ts'

const SLOWLY = '(?:(?:slowly|suddenly|silently|gradually|quickly|gently|finally|eerily) )*'
const ITSELF =
  '(?: (?:(?:all )?by (?:itself|themselves)|on its own|of its own accord|in the (?:wind|draft|draught)))*'
const MANY =
  '(?:(?:hundreds|thousands|dozens|swarms?|flocks?|clouds?|showers?|a (?:swarm|flock|cloud|shower|flurry|burst|thousand|hundred|million|whirl)|countless|many|tiny|small|little|white|black|golden|glowing|colou?rful|of|the) )*'
const SWARMS =
  'butterflies|moths|birds|doves|ravens|crows|bats|petals|rose petals|cherry blossoms|leaves|fireflies|stars|feathers|bubbles|bees|dragonflies|fish|sparks|snowflakes'
const PIECES = '(?:pieces|shards|fragments|splinters|bits|crystals)'

/** What becomes of things, by themselves or in time, in words that the reader knows. */
export const UNDERGOING_TURNS: readonly Turn[] = [
  // Doors that creak do it while they open.
  [
    'open',
    new RegExp(
      `\\b(?:creak|swing|slide|fl[yi]|burst|slam|drift|push|glide|crack)(s|es|ing)? ${SLOWLY}open\\b(?<!eggs? [a-z ]*)${ITSELF}`,
      'g',
    ),
    (_, ending = '') => (ending === 'ing' ? 'opening' : ending === '' ? 'open' : 'opens'),
  ],
  [
    'moonlight sunlight light',
    /\b((?:moon|sun)light) (?:spills|spilling|pours|pouring|streams|streaming|floods|flooding|falls|falling|creeps|slants) (?:in|across|through|over|onto|into|on)\b[^,.;]*/g,
    '$1',
  ],
  // An egg that opens lets somebody out.
  [
    'egg',
    /\b(eggs?\b[^.;]*?) (?:slowly |suddenly )?(?:crack|break|burst|split)(?:s|ing)?(?: (?:open|apart))?(?:,? and) (?:an? )?((?:[a-z]+ ){0,3}?(?:chick|chicken|duckling|bird|dinosaur|dragon|turtle|crocodile|snake|lizard|penguin|gosling|owl|hatchling)) (?:climbs|crawls|comes|peeks|pops|emerges|hatches|breaks|pokes|steps|tumbles)(?: its head)?(?: (?:out|free))*(?: of (?:it|the (?:shell|egg)))?\b/g,
    '$1 hatches , the $2 comes out',
  ],
  // Who comes out of several is in each of them.
  [
    'eggs',
    /\b(eggs\b[^.;]*? (?:hatch|crack open|break open|crack|burst))(?: (?:one after (?:another|the other)|one by one|at once|together))?(?:,? and|[.,;]) (?:then )?(?:[a-z]+ ){0,3}?(chicks|ducklings|birds|dragons|turtles|hatchlings|dinosaurs|snakes|goslings|penguins) (?:climb|crawl|come|peek|peep|pop|emerge|hatch|poke|step|tumble|look)s?(?: out| free)*\b/g,
    '$1',
  ],
  // One that falls holds nobody.
  [
    'egg',
    /\b(eggs?\b(?![^,.;]*\b(?:falls?|drops?|hits?)\b)[^,.;]*?) (?:slowly )?cracks? open\b/g,
    (_, eggs = '') => {
      const [, many = '', where = ''] = /^(eggs) (.+)$/.exec(eggs) ?? []
      return many === '' ? `${eggs} hatches` : `${many} hatch ${where}`
    },
  ],
  // What is left of it is how its picture ends.
  [
    'until till',
    /,? (?:until|till) (?:(?:all that|nothing) (?:remains|is left) (?:is|but) [^.;]*|only [^.;]*? (?:remains?|is left|are left|is remaining))(?=[.;]|$)/g,
    '',
  ],
  [
    'down',
    /\b(burn(?:s|ing|ed)? down|melt(?:s|ing)?(?: down)?) (?:in)?to (?:an? |its )?(?:[a-z]+ )?(?:stub|stump|nub|end|base|puddles?|wick|nothing|pool)\b/g,
    '$1',
  ],
  // Wax that drips is the candle's.
  [
    'wax',
    /,?(?: and| with| as)?(?: (?:the|its|hot|melted|white))* wax (?:slowly )?(?:drip|run|trickl|flow|pool)(?:s|ping|ning|ing|ling|les)?\b[^,.;]*/g,
    '',
  ],
  [
    'cocoon chrysalis',
    /\b(caterpillar\b[^.;]*?)(?:,? and)? (?:spins|makes|forms|weaves|builds|wraps itself in|spins itself into|turns into|becomes) an? (?:[a-z]+ )?(?:cocoon|chrysalis)\b[^.;]*?(?:,? and|,? then|[.;])?(?: (?:after a while|later|finally|soon|then|days later|and))*,? (an?|the) ((?:[a-z]+ )?(?:butterfly|moth)) (?:comes|emerges|hatches|breaks|crawls|climbs|appears|slips)(?: out| free| from it| of it)*\b/g,
    '$1 turns into a cocoon. then a cocoon turns into $2 $3',
  ],
  [
    'built construct erected',
    /\b((?:an?|the) (?:[a-z]+ ){0,2}?(?:skyscraper|tower|building|house|cathedral|castle|church|bridge|pyramid|high-rise|stadium|temple|ship)) (?:is |gets )?(?:(?:slowly|being|quickly) )*(?:built|constructed|erected|raised|assembled)\b(?! (?:of|by|from|with|in \d|out|on (?:top )?(?:a|the) (?:hill|rock|cliff))\b)/g,
    '$1 rises floor by floor',
  ],
  [
    'rises rising grows growing',
    /\b((?:skyscraper|tower|building|house|cathedral|castle|church|pyramid|high-rise|stadium|temple)s?\b[^,.;]*?) (?:rises|rising|grows|growing|goes up|going up)\b(?=[^.;]*?\b(?:floor by floor|brick by brick|stone by stone|stor(?:e?y|ies) by stor(?:e?y|ies)|piece by piece|layer by layer)\b)/g,
    '$1 grows upwards',
  ],
  [
    'by',
    /,? \b(?:floor by floor|brick by brick|stone by stone|stor(?:e?y) by stor(?:e?y)|layer by layer|drop by drop|piece by piece)\b/g,
    '',
  ],
  // Whole bodies that go up in wings.
  [
    'into',
    new RegExp(
      `\\b${SLOWLY}(?:dissolve|disintegrate|burst|scatter|explode|break|crumble|transform|turn|change|fall|fade|melt|shatter)(s|ing|) (?:apart )?(?:up )?into ${MANY}(${SWARMS})\\b`,
      'g',
    ),
    (_, ending, swarm) => `transform${ending === 'ing' ? 'ing' : 's'} into many ${swarm}`,
  ],
  // In a hand it is one thing with the wind in it, and nobody boxes with it.
  [
    'umbrella',
    /\b(?:fights|struggles|battles|wrestles|fighting|struggling|wrestling|battling|fight|struggle) (?:with|against|to hold(?: on to)?) (his|her|their|an?|the) ((?:[a-z]+ )?)umbrellas?(?:,? (?:until|as|and|when|which)?(?: it| the wind| finally)* (?:turn|blow|flip|fl[yi]|pop|bend)(?:s|es|ing)?(?: it)? inside[ -]out)?(?: in the (?:[a-z]+ )?(?:wind|storm|gust))?\b/g,
    'holds $1 $2blown umbrella in the wind',
  ],
  // A flooded floor carries it; it does not hover.
  [
    'float',
    /\bfloat(s|ing)? (?=(?:across|over|along|on) the (?:[a-z]+ )?floor\b)/g,
    (_, ending = '') => (ending === 'ing' ? 'sliding ' : 'slides '),
  ],
  // Where they fly off to is not where it happens.
  [
    'over across into',
    /(?<=\b(?:on|in|at|by) (?:an?|the) [^.]*[.;,] ?[^.]*)\b(fl(?:y|ies|ying)|flutter(?:s|ing)?) (?:out|off|away) (?:over|across|into|towards?) the (?:open |wide )?(?:sea|ocean|water|valley|sky|city|horizon|night)\b/g,
    '$1 away',
  ],
  [
    'wrap',
    /\bwrap(?:s|ping)? (?:(?:their|his|her|an?) )?(?:[a-z]+ )?(?:scarf|scarves|shawls?|cloths?) (?:tightly )?(?:around|over|across) (?:their|his|her) (?:faces?|necks?|heads?|mouths?|noses?)\b/g,
    'wearing a scarf',
  ],
  // The dough rises, and its bowl stays where it is.
  [
    'rises rising',
    /\b(an?|the) ([a-z]+) of ((?:[a-z]+ )?dough) (?:slowly )?(rises|rising)\b/g,
    '$3 $4 in $1 $2',
  ],
  // What winter does to reeds and panes is seen of winter.
  [
    'frost',
    /,?(?: and| as| while)? (?:the )?frost (?:slowly )?(?:creeps|creeping|spreads|spreading|grows|growing|forms|forming) (?:over|across|along|on|up) [^,.;]*?(?=[,.;]|$| (?:and|while|as)\b)/g,
    ' , frosty ,',
  ],
  [
    'waterfall falls',
    /\b(?:tip|tumbl|plung|slid|go|slip|drop|fall|sail|drift)(s|es|e|ing)? (?:over|off) (?:the (?:edge|top|lip|brink) of )?(an?|the) ((?:[a-z]+ )?waterfall)\b/g,
    'falls down $2 $3',
  ],
  // Water takes it along: it does not come from the sky.
  [
    'drain gully grate',
    /\b(?:fall|drop|tumbl|disappear|vanish|slip|is swept|is washed|is sucked)(?:s|es|e|ing)? (?:in|down|into|through) (an?|the) ((?:[a-z]+ )?)(?:drain|gully|grate|sewer|drainpipe)\b/g,
    'sinks beside $1 $2drain',
  ],
  [
    'itself themselves own',
    /\b(rocking (?:horse|chair)|cradle)s? (?:slowly |gently )?(?:starts? to |begins? to )?(?:moves?|moving) (?:all )?(?:by itself|on its own)\b/g,
    '$1 rocks',
  ],
  [
    'pages',
    /\bthe pages of (an?|the) ((?:[a-z]+ ){0,2}?book)( (?:on|in) (?:an?|the) [a-z]+)? (?:slowly )?(?:turn|flip|flutter)(?: over)?(?: by themselves| on their own| in the (?:wind|breeze))?\b/g,
    '$1 $2$3 opens',
  ],
  // It is no cook: with arms and eyes it would be one.
  ['kettle', /\b(kettle) (?:steams|steaming)\b/g, '$1 boils'],
  ['fruit flies', /\bfruit flies\b/g, 'little flies'],
  // From the seed to the bloom it is one flower.
  [
    'sprout',
    /\b(?:an?|the) (?:[a-z]+ )?(?:seed|bulb|bean|acorn)\b([^.;,]*?) (?:sprouts|germinates|cracks open)\b[^.;]*?,? and (?:finally )?(an?|the) ((?:[a-z]+ ){0,2}?[a-z]+) (?:opens|blooms|blossoms|unfolds|appears|flowers)\b/g,
    '$2 $3 grows$1',
  ],
  // Doves that burst out of a tower are whole.
  [
    'burst explod',
    /\b((?:doves|birds|pigeons|bats|butterflies|crows|ravens|bees|seagulls|swallows)) (?:burst|explode|erupt)(?:s|ing)? (?=(?:out of|from|out|into)\b)/g,
    '$1 fly ',
  ],
  // How many pieces it was, nobody counts: they are its own.
  [
    'into',
    new RegExp(
      `\\b((?:shatter|break|smash|burst|splinter|explod)(?:s|es|e|ing)?)(?: apart)? into (?:(?:an?|many|thousand|thousands|hundreds|million|millions|countless|tiny|glittering|sharp|of|small|little|\\d+|sparkling|glass) )*${PIECES}\\b`,
      'g',
    ),
    '$1',
  ],
  [
    'crash',
    /\b((?:chandelier|lamp|vase|painting|mirror|shelf|clock|plate|glass|bottle|statue|piano)\b(?: [a-z]+ and)?) crash(es|ing)? (?:down )?(?:on)?to the (?:[a-z]+ )?(?:floor|ground)\b/g,
    (_, what, ending) => `${what} ${ending === 'ing' ? 'falling' : 'falls'} down`,
  ],
  [
    'shatter smash break',
    /\b(shatters|smashes|breaks|shattering|smashing|breaking) (?:on|onto|against) the (?:[a-z]+ )?(?:tiles|floor|ground|floorboards|pavement|marble|concrete)\b(?:,? (?:the |its |and )*(?:[a-z]+ )?(?:wine|milk|water|coffee|juice|beer|tea|liquid) (?:splash|spill|spray|splatter|run)(?:es|s|ing|ning)?(?: (?:everywhere|all over|out|across|over|in all directions)(?: the [a-z]+)?)?)?/g,
    '$1',
  ],
]
