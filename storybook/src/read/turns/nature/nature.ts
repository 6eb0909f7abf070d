import { COLOUR_SHARE_TURNS } from '../sentences/colour-shares.ts'
import { FRUIT_TURNS } from './fruit-on-trees.ts'
import { anyOf, saidFor, type Rows, type Turn } from '../turn.ts'
import { UP_AND_DOWN_MOUNTAINS } from './mountains.ts'

const PLACES =
  'village|town|city|forest|wood|woods|house|castle|field|farm|street|ship|building|jungle|meadow|barn|palace|temple|harbou?r|mountain|hill'

const RUNS =
  '\\b((?:run|gallop|canter|trot|race|sprint|walk|jog|charg|dash|play|bound|frolic)[a-z]*)(?: (?:freely|wildly|happily|together|fast|barefoot|along|down|across|through|on|by|at|in|over))*'
const BEACH = '(?:an? |the )?(?:[a-z]+ ){0,2}?(?:beach|shore|shoreline|seashore|coast|coastline)'
/** Who runs along a beach so that the water splashes, or through the surf, runs in its edge. */
const THROUGH_THE_SURF = new RegExp(
  `${RUNS} (?:${BEACH}((?: (?:at|in) (?:sunrise|sunset|dawn|dusk|golden hour|the evening|the morning|noon|night))?),?(?: (?:with|as|and|while|the|its|their|his|her|hooves|feet|paws))*(?: (?:water|waves|spray|surf))?(?: (?:is|are))? (?:splash|spray|kick)(?:es|s|ing)?(?: up)?(?: (?:water|spray|the water|waves))?|(?:an? |the )?(?:shallow (?:sea )?water|shallow waves|shallows|surf|edge of the (?:water|sea|surf)|water's edge)(?: (?:on|along|of|at|by) ${BEACH})?)\\b`,
  'g',
)

/** What trees meet above a way, and where that is. */
const TUNNELS: Rows = [
  ['cherry (?:blossoms?|trees)|blossoms|blossoming trees|sakura', 'cherry grove'],
  [
    '(?:autumn|golden|red|orange|yellow|fall) (?:trees|leaves|maples|branches)',
    'forest path in autumn',
  ],
  ['(?:green )?(?:trees|leaves|branches)', 'forest path'],
]

/** "A beach with clear water in the foreground": we stand in the edge of the sea. */
const WATER_BEFORE_US =
  /\bbeach\b([^.;]*?)(?:,? (?:with|and))? (?:(?:crystal[- ]clear|crystalline|clear|calm|turquoise|blue|shallow|warm|gentle|sparkling) )*(?:waters?|waves|sea|surf) in the foreground\b/g

/** Turns of phrase about fire, water, wind and sky, in plainer words. */
export const NATURE_TURNS: readonly Turn[] = [
  ...FRUIT_TURNS,
  ...COLOUR_SHARE_TURNS,
  // Who is up among the clouds over a village has it far below, and the clouds are there.
  [
    'clouds',
    /\b(?:through|among|between|amid|in|past) (?:the )?(?:[a-z]+ ){0,2}?clouds (?:high |far |floating )?(?:above|over) (?=(?:an?|the|our|his|her|their) )/g,
    'over ',
  ],
  // Not what water does: what it forms on a skin.
  ['drops', /\b(?:water|dew) ?drops\b(?= (?:on|over|covering)|[.,]|$)/g, 'water droplets'],
  // Not clouds of the sky: they are of that stuff, and there is much of it.
  [
    'steam smoke',
    /\b(?:(?:an?|the|some) )?(?:(?:huge|giant|massive|thick|dense|big|great|enormous|billowing|towering|rising|swirling) )*(?:clouds?|plumes?|columns?|billows|walls?|pillars?) of (?:(?:thick|white|dense|hot|billowing|rising) )*(black |grey |gray |dark |red |orange |pink |purple |green )?(steam|smoke)\b/g,
    'huge $1$2',
  ],
  // Many that rise, though their stuff is one.
  [
    'steam smoke',
    /\b(huge (?:[a-z]+ )?(?:steam|smoke)) (rise|drift|billow|float|curl|swirl|pour|spread|roll)\b/g,
    '$1 $2s',
  ],
  [
    'dust sand',
    /\b(?:(?:an?|the|some) )?(?:(?:huge|giant|massive|thick|dense|big|great|enormous|billowing|towering|rising|swirling) )*(?:clouds?|plumes?|columns?|trails?|walls?|pillars?) of (?:(?:thick|dense|desert|golden) )*(?:dust|sand)\b/g,
    'a huge dust cloud',
  ],
  ['foreground', WATER_BEFORE_US, 'beach shallows$1'],
  ['splash spray kick shallow surf edge', THROUGH_THE_SURF, '$1 in the beach shallows$2'],
  // A lighthouse has a beam of its own, which turns.
  [
    'beam light lamp ray',
    /(?<=\blighthouse\b[^.]*?)(?: (?:sends|shines|casts|sweeps|throws|flashes|projects|beams|shining|casting|sweeping|sending)(?: out)? (?:its|an?|the) (?:[a-z]+ ){0,2}?(?:beams?|lights?|rays?)(?: of light)?|,? (?:with |and )?its (?:[a-z]+ ){0,2}?(?:beam|light|lamp)(?: of light)? (?:is )?(?:sweep|cut|shin|pierc|flash|turn|rotat|glow|blink|slic|scan)(?:s|es|e|ing|ping|ting|ning))\b/g,
    ' shines',
  ],
  [
    'beam light',
    /\b(?:the|an?) (?:[a-z]+ )?(?:beam|light) (?:of|from) (?=(?:an?|the) (?:[a-z]+ )?lighthouse\b)/g,
    '',
  ],
  // A dragon that burns a castle is not on fire itself.
  [
    'burn',
    new RegExp(
      `\\b(dragons?|phoenix|monsters?|fire demons?) (?:is |are )?(?:burn(?:s|ing)?(?: down)?|set(?:s|ting)? fire to|torch(?:es|ing)?) (an?|the) ((?:[a-z]+ )?)(${PLACES})\\b`,
      'g',
    ),
    '$1 breathes fire, $2 $3burning $4',
  ],
  // What grows from a seed is not there twice.
  [
    'grow',
    /\b(grow(?:s|ing)?) (?:up )?from an? (?:[a-z]+ )?(?:seed|acorn|sprout|seedling|sapling|bulb|nut)(?: (?:in)?to (?:an? )?(?:[a-z]+ ){0,2}?(?:tree|plant|flower|oak|sunflower|vine|beanstalk|bloom|blossom|maturity))?\b/g,
    '$1',
  ],
  [
    'bloom blossom',
    /\b(grow(?:s|ing)?|open(?:s|ing)?|bloom(?:s|ing)?|unfold(?:s|ing)?)(?: from (?:an? )?(?:tight |closed |tiny )?buds?)?,? (?:(?:in)?to|until|reaching|and reach(?:es|ing)) (?:a |its )?(?:full|complete|glorious|bright|beautiful) (?:bloom|blossom|flower)\b/g,
    '$1',
  ],
  [
    'tower loom rear rise rising crash approach',
    /\b(an?|the) (?:[a-z]+ )?(?:huge|giant|massive|gigantic|enormous|towering|colossal|monstrous|monster) (?:wall of water|waves?) (?:towers?|towering|looms?|looming|rears?(?: up)?|rises?|rising|crash(?:es|ing)?|approach(?:es|ing)?|hurtl(?:es|ing)|sweeps?) (?=(?:over|above|behind|towards?|into|at|across|through|down|onto|on|the|an?)\b)/g,
    '$1 tsunami rises ',
  ],
  [
    'tsunami',
    /\btsunami (?:towers?|towering|looms?|looming|rears?(?: up)?|hits?|hitting|strikes?|destroys?|destroying|engulfs?|engulfing|swallows?|floods?|crash(?:es|ing)?|approach(?:es|ing)?|sweeps?|rolls?|roars?) (?:(?:over|above|behind|towards?|into|at|across|through|down on|onto|on) )?(?=(?:an?|the)\b)/g,
    'tsunami rises over ',
  ],
  [
    'tornado twister cyclone hurricane whirlwind',
    /\b(tornado(?:e?s)?|twisters?|cyclones?|whirlwinds?) (?:violently |slowly )?(?:tears?|tearing|rips?|ripping|sweeps?|sweeping|roars?|roaring|cuts?|cutting|plows?|ploughs?|barrels?|carves?|rages?|raging|churns?|touch(?:es|ing)? down|hits?|strikes?|forms?|destroys?|approach(?:es|ing)?|moves?|moving|spins?) ?(?:across|through|over|in|on|towards?|near|along|into|at)? (?=(?:an?|the|kansas|oklahoma|texas)\b)/g,
    '$1 over ',
  ],
  [
    'wildfire forest fire bushfire',
    /\b(?:an? |the )?(?:[a-z]+ )?(?:wild ?fires?|forest fires?|bush ?fires?)\b(?: (?:rag|burn|spread)(?:es|ing|s))?/g,
    'a burning forest',
  ],
  [
    'beam suck',
    /\b(ufos?|flying saucers?|alien (?:space)?ships?|spaceships?|saucers?) (?:slowly )?(?:beam(?:s|ing)?|suck(?:s|ing)?|pull(?:s|ing)?|lift(?:s|ing)?) up (?=(?:an?|the|two|three|some)\b)/g,
    '$1 abducts ',
  ],
  // What grows in rows is a field of it.
  [
    'vines lavender',
    /\b(?:(?:long|neat|endless|straight) )?rows of (?:(?:purple )?(lavender)|(?:green )?(?:grape ?)?vines)\b/g,
    (_, lavender = '') => (lavender === '' ? 'a vineyard' : 'a lavender field'),
  ],
  [
    // Who pushes through vines has no cart.
    'push shov forc hack squeez cut',
    /\b(?:push|shov|forc|hack|squeez|fight|elbow|cut|slash)(es|e|s|ing|ting)?(?: (?:his|her|its|their) way)? through (?=(?:(?:the|thick|dense|tall|a|an|crowded|hanging|tangled|green|wet|heavy|deep) )*(?:vines?|bushes|ferns|undergrowth|jungle|foliage|leaves|branches|thicket|reeds|grass|crowds?|people|brush|bamboo|corn|forest|rainforest|shrubs)\b)/g,
    (_, ending = '') =>
      `walk${ending.endsWith('ing') ? 'ing' : ending === '' || ending === 'e' ? '' : 's'} through `,
  ],
  [
    // A ship that breaks through ice is whole.
    'break plow plough crack crush smash',
    /\b((?:icebreaker|ship|vessel|boat|trawler|submarine)s?) (?:slowly |steadily )?(?:break|plow|plough|crack|crush|smash)(?:es|s|ing)?(?: its way| their way)?(?: through)? (?:the |a |an )?(?:(?:thick|arctic|antarctic|frozen|polar|sea|heavy|solid|deep|pack) )*ice(?: sheets?| floes?| field)?\b/g,
    '$1 sailing through sea ice',
  ],
  [
    'winds winding snak wends weav',
    /(?<!\b(?:roads?|paths?|rivers?|streams?|trails?|tracks?|streets?|lanes?|staircases?|stairs|canals?|highway|creek|walls?|line|queue|strong|high|cold|warm|of) )\b(?:winds|winding|snakes|snaking|wends|wending|weaves|weaving) (?:slowly )?(?:(?:its|their|his|her) way )?(?=(?:through|along|around|between|past|down|into|towards?)\b)/g,
    'going ',
  ],
  [
    'puff chug steam rumble rattle wind snake roar thunder',
    /\b(trains?|locomotives?|steam engines?|trams?) (?:(?:slowly|steadily|loudly) )?(?:puff|chug|steam|rumbl|rattl|wind|snak|roar|thunder|huff|clatter)(?:es|s|ing|e)? (?:its way )?(?=(?:through|along|across|over|past|into|up|down|around|by)\b)/g,
    '$1 drives ',
  ],
  [
    'turbine windmill sails blades',
    /\b((?:wind )?turbines?|windmills?|blades|sails) (?:are |is )?(?:slowly |gently )?turn(?:s|ing)? (?=on (?:an?|the)\b)/g,
    '$1 spinning ',
  ],
  [
    'sway wav rippl danc bend',
    /\b(?:(?:an? |the )?fields? of )?(?:an? |the )?(?:golden |ripe |tall |green |yellow |red )?(wheat|barley|corn|grass|sunflowers|lavender|poppies|tulips|wildflowers|rice) (?:gently |softly )?(?:sways?|swaying|waves|waving|ripples|rippling|danc(?:es?|ing)|bends?|bending|moves|moving)(?: gently| softly)? in (?:the|a) (?:[a-z]+ )?(wind|breeze)\b/g,
    'a $1 field in the $2',
  ],
  [
    'line lines lining',
    /\b((?:[a-z]+ )?(?:trees|palms|houses|lanterns|lamps|flowers|boats|shops|poplars|birches|cypresses)) (?:line|lining|flank|flanking|border) (?=(?:an?|the|both)\b)/g,
    '$1 along ',
  ],
  [
    'snowplow snowplough',
    /\b(snow ?plow|snow ?plough) (?:clears|clearing|plows|plowing|cleans)\b/g,
    'snowplow drives along',
  ],
  // Mud is no thing by itself: what is stuck in it has a pool of it round the wheels, on a road of earth.
  [
    'mud',
    /\b(is |are |gets? |got )?(?:stuck|bogged(?: down)?|trapped|mired|sinking|sunk) in (?:the |some )?(?:deep |thick |wet |sticky )*mud(?! (?:puddle|pool|hole))\b/g,
    (_, is = '') => `${is === '' ? 'which ' : ''}stands in a mud puddle on a dirt road`,
  ],
  ['biker', /\bmountain biker(s?)\b/g, 'cyclist$1'],
  // Light that fades to orange is an hour, and no fruit.
  [
    'fading fades turning turns',
    /\b(sun|sky|light|horizon) (?:slowly )?(?:fad|turn|shift|deepen)(?:es|s|ing) (?:from [a-z]+ )?(?:in)?to (?:deep |dark |bright |pale )?(?:orange|pink|purple|red|gold|violet|crimson)(?: and [a-z]+)?(?= *(?:[,.;¦]|$|over|above|behind|in))/g,
    '$1 at sunset',
  ],
  [
    'climb',
    /\b((?:cable )?cars?|trams?|trolleys?|streetcars?|bus|truck|train|taxi|van|jeep|motorcycle|motorbike|camper van|lorry) (?:slowly )?(?:climb(?:s|ing)?(?: up)?|crawls up) (?=(?:an?|the) (?:steep |winding |narrow )*(?:street|road|hill|alley|mountain (?:road|pass|track))\b)/g,
    '$1 drives up ',
  ],
  [
    'climb',
    /\bclimb(?:s|ing)?(?: up)? (?=(?:an?|the) (?:[a-z]+ ){0,3}(?:mountain (?:road|pass|trail|path|track)|(?:steep|hilly) (?:[a-z]+ )?(?:streets?|road|lane|alley|avenue))\b)/g,
    'walking up ',
  ],
  ...UP_AND_DOWN_MOUNTAINS,
  // Ice that one crosses is land; who skates has a rink.
  [
    'ice',
    /(?<!\b(?:skat|hockey|puck|curl|slid|glid|slip)[^.]*)\b(across|over|along|through) (?:the )?(?:(?:thick|thin|cracking|arctic|polar|endless|white|frozen) )*ice(?=[,.;]|$| (?:with|under|in|at|as|while|by|to|toward|towards|beneath|and|near|during|before|behind)\b)/g,
    '$1 an ice field',
  ],
  // "Two foxes under the northern lights play": it is the foxes that play.
  [
    'milky aurora northern star meteor rainbow',
    /^((?:an?|the|two|three|four|five|several|some|many) [^,.;]{2,40}?) (under|beneath|below) ((?:(?:the|an?) )?(?:milky way|aurora borealis|aurora|northern lights|star trails|meteor shower|rainbow)) (?!(?:in|on|at|over|above|and|with|as|while|near|by|of|from|for|to)\b)(?=[a-z])([^,.;]+)/g,
    '$1 $4 $2 $3',
  ],
  [
    'milky aurora northern star meteor',
    /\b(?:under|beneath|below) (?:(?:the|an?) )?(?:(?:bright|glowing|starry|dancing|brilliant) )*((?:(?:green|pink|purple|red|blue) )?(?:milky way|aurora borealis|aurora|northern lights|star trails|meteor shower))\b/g,
    ', $1',
  ],
  // "In the sky above a cabin": the cabin is not in the sky.
  [
    'sky',
    /\bin the (?:(night|dark|starry|evening) )?sky (?=(?:above|over) (?:an?|the|his|her|their|two|three) (?!clouds?\b))/g,
    (_, ...[hour = '']) => (hour === '' ? '' : 'at night '),
  ],
  [
    'corner bend',
    /\b(drift|turn|race|speed|skid|slide|come|go|driv)(s|es|ing|e)? (?:fast |quickly )?(?:around|round) (?:an?|the) (?:[a-z]+ )?(?:corner|bend|curve)\b/g,
    '$1$2',
  ],
  [
    'into',
    /\b(down (?:an?|the) (?:[a-z]+ ){0,2}(?:hill|slope|hillside|glacier|iceberg|mountain)) into the (?:[a-z]+ )?(?:water|sea|ocean|lake)\b/g,
    '$1 above the sea',
  ],
  [
    '-lit',
    /\b(firefly|lantern)-lit ([a-z]+)\b/g,
    (_, light, place) => `${place} with many ${light.replace('fly', 'flie')}s`,
  ],
  [
    'flooded',
    /\b(streets?|city|town|village|roads?|fields?|alley|market|square|subway|house) (?:is |are |was |were )?(?:completely |half )?flooded\b/g,
    'flooded $1',
  ],
  [
    'tunnel canopy archway',
    new RegExp(`\\b(?:tunnel|canopy|archway) of (${anyOf(TUNNELS)})\\b`, 'g'),
    (_, trees) => saidFor(TUNNELS, trees),
  ],
  [
    'lined',
    /\b(palm|poplar|cypress|oak|cherry|maple|birch|lantern|lamp|candle|light)(?: tree)?-lined (road|avenue|path|lane|walkway|driveway|pathway)\b/g,
    (_, by, way) => `${way} with ${by}${/^(?:la|cand|light)/.test(by) ? '' : ' tree'}s`,
  ],
  [
    'sun',
    /\bthe (?:[a-z]+ )?sun (?:slowly )?(?:(go|going|sink|sinking|dip|dipping|set|setting|disappear|disappearing)|come|coming|climb|climbing|rise|rising)(?: (?:down|up))?(?: (?:below|behind|beneath|under|above|from|over) the horizon)?(?=[ ,.]|$)/g,
    (_, sets = '') => (sets === '' ? 'the sunrise' : 'the sunset'),
  ],
  // A path along the river, and not only a path.
  [
    'riverside lakeside canalside hillside mountainside oceanside',
    /\b(?:(river|lake|canal|hill|mountain)|ocean)side ((?:(?:stone|wooden|little|small|gravel|dirt|old) )?(?:path|trail|road|village|town|house|cottage|hut|bench|farm|park|meadow|market|inn|camp|garden|caf[eé]|restaurant)s?)\b/g,
    (_, land = 'sea', what = '') => `${what} by the ${land}`,
  ],
  ['dew', /\bin (?:the )?morning dew\b/g, 'in the morning'],
  [
    'people',
    /\b(people|men|women|villagers|children|tourists|locals) row (?:(?:small|wooden|little) )?boats\b/g,
    '$1 are rowing in boats',
  ],
  [
    'hood bonnet',
    /\b(watch|look|gaz|star)(es|s|ing|e|) ([^.,;]{3,30}?) from the (?:hood|bonnet|roof) of (an?|the|their|his|her) car\b/g,
    '$1$2 $3 sitting on $4 car',
  ],
]
