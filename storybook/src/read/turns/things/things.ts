import type { Turn } from '../turn.ts'

const ARTICLE = "an?|the|his|her|its|their|two|three|four|some|[a-z]+'s"
const SMALL = 'an?|the|of|in|on|with|and|by|to|at|is|are|that|near|beside|under|behind|from|into'
/** A thing in one to three words, and the words that join it to how it is. */
const THING = `((?:${ARTICLE}) )((?:(?!(?:${SMALL})\\b)[a-z-]+ ){0,2}(?!(?:${SMALL})\\b)[a-z-]+)`
const IS = '(?: (?:that |which )?(?:is|are|was|were|has been|lies|lying|sits|sitting|left))*'

/** What stands upright until it is pushed. */
const UPRIGHT =
  '(?:glass|cup|mug|teacup|bottle|vase|jar|jug|pitcher|bucket|barrel|bin|trash can|can|basket|chair|stool|lamp|candle|candlestick|bicycle|bike|motorcycle|scooter|shopping cart|cart|wheelbarrow|wagon|flowerpot|pot|tree|statue|tower|tombstone|hourglass|goblet)s?'

const LIQUID =
  'milk|wine|water|coffee|tea|juice|beer|ink|oil|paint|honey|syrup|lemonade|cola|cream|sauce|chocolate|caramel|gravy|ketchup'
const RUNS =
  '(?:pouring|dripping|drizzled|drizzling|poured|flowing|running|being poured|cascading|spilling|leaking|dribbling)'

/** What stands on tables beside glasses. */
const SERVED =
  'plates|dishes|cutlery|silverware|bottles|forks|knives|napkins|bowls|pitchers?|jugs?|table|tray|candles'

/** What one is in, and does not look into from above. */
const BUILT = /(?:^| )(?:house|room|car|bus|train|tent|cave|castle|shop|store|church|building)$/

/** How things are turned, opened and put on each other, said behind them. */
export const THING_TURNS: readonly Turn[] = [
  [
    'upside',
    new RegExp(
      `\\b${THING}${IS}(?:,? (?:flipped|turned|overturned|rolled|completely|standing|parked|floating))* upside[- ]down\\b`,
      'g',
    ),
    // Bats and acrobats hang so, and nobody turned them over.
    (match, article = '', thing = '') =>
      / hang(?:s|ing)?$/.test(thing)
        ? match
        : `${article}upside-down ${thing.replace(/ (?:flipped|turned|floating)$/, '')}`,
  ],
  ['upside', /(?<!\bhang(?:s|ing)? )\bupside down\b(?= [a-z])/g, 'upside-down'],
  [
    'side over',
    new RegExp(
      `\\b${THING.replace('[a-z-]+)', `(?:${UPRIGHT}))`)}((?: of [a-z]+)?)${IS} (?:on (?:its|their) sides?|(?:tipped|knocked|toppled|fallen|turned) over)\\b(?! by)`,
      'g',
    ),
    '$1knocked-over $2$3',
  ],
  // What runs over it comes from above, what runs out of it is before it.
  [
    'over onto down',
    new RegExp(
      `\\b((?:${ARTICLE}) [a-z ]+?),? (?:with|as|and|while) ((?:[a-z]+ ){0,2}?(?:${LIQUID})) (?:is )?(?:slowly )?${RUNS}(?: slowly)? (?:over|onto|on|down) (?:it|them|its sides?|the sides?|(?:the )?top)\\b`,
      'g',
    ),
    '$2 pouring over $1',
  ],
  [
    'out everywhere onto',
    new RegExp(
      `\\b((?:${ARTICLE}) (?:[a-z-]+ ){0,2}?)(${UPRIGHT})((?: of [a-z]+)?(?: (?:on|in) (?:an?|the) (?:[a-z]+ )?[a-z]+)?),? (?:with|and|as) (?:the |its )?(${LIQUID}) (?:is )?(?:slowly )?${RUNS} (?:out(?: of it| onto [a-z ]+)?|everywhere|(?:all )?(?:over|onto|across) the (?:floor|table|ground|desk|carpet))`,
      'g',
    ),
    '$1$4-spilt $2$3',
  ],
  [
    'open',
    new RegExp(
      `\\b${THING},? with (?:its|the|both|all) (?:[a-z]+ )?(?:doors?|lids?|drawers?|flaps?|gate) (?:wide |standing |left |swung |slightly |half )*open\\b`,
      'g',
    ),
    '$1open $2',
  ],
  [
    'tower column mountain wall',
    /\b(?:an? |the )?((?:huge|giant|tall|towering|enormous|high|massive|gigantic|tiny|small|little) )?(?:[a-z]+ )?(?:tower|column) of (?=(?:(?!of|in|on|with)[a-z]+ ){0,3}?(?!lights|clouds|flames|bones|glass|ships|ants|soldiers|people|refugees|knights|tanks)[a-z]+(?<![sui])s\b)/g,
    'a $1stack of ',
  ],
  [
    'mountain',
    /\b(?:an? |the )?(?:[a-z]+ )?mountain of (?=(?:[a-z]+ ){0,3}(?:plates|dishes|books|boxes|cups|pancakes|suitcases|presents|gifts|pizzas|hats|papers|cards|tires|crates|coins|pillows|cushions|donuts|blocks)\b)/g,
    'a stack of ',
  ],
  // Who hangs on balloons is lifted by them; a bunch has many colours anyway.
  [
    'balloons',
    /\b((?:bunch|cluster|cloud|hundreds|thousands|dozens) of|by|to) (?:(?:tied|colou?rful|helium|party|multi-?colou?red|rainbow) )+(?=balloons\b)/g,
    '$1 ',
  ],
  [
    'balloons',
    new RegExp(
      `\\b${THING},? (?:that is |is |being )?(?:tied|attached|fastened|strapped|hanging|suspended|carried|held up|hoisted) (?:up )?(?:to|from|by) ((?:(?:a (?:huge |giant |big |large )?(?:bunch|cluster|cloud)|hundreds|thousands|dozens|lots) of )?(?:[a-z]+ ){0,2}?)(?<!(?:air|hot) )balloons\\b`,
      'g',
    ),
    '$1$2 lifted by $3balloons,',
  ],
  [
    'balloons',
    new RegExp(
      `\\b${THING},? (?:with|and) ((?:(?:hundreds|thousands|dozens|lots) of )?(?:(?!hot|air)[a-z]+ )?)balloons (?:tied|attached|fastened|strapped) (?:to|on|onto) (?:its|the) (?:roof|chimney|top|back|sides?)\\b`,
      'g',
    ),
    '$1$2 lifted by $3balloons,',
  ],
  [
    'arms hat cap',
    /\b(with (?:[a-z]+ ){0,2}[a-z]+ )(?:(?:that (?:is|are) )?(?:sitting|perched|perching|resting|standing) )?on its (?:(?:outstretched|wooden|straw|old|broad|wide) )*(?:arms?|hat|cap)\b/g,
    '$1on its head',
  ],
  [
    'scarecrow',
    /\bon (an?|the) scarecrow's (?:[a-z]+ )?(?:arms?|hands?|hat)\b/g,
    'on $1 scarecrow',
  ],
  // Who comes out of it is what is seen first.
  [
    'out',
    new RegExp(
      `\\b${THING},? with ((?:an?|the|two|three|some) (?:[a-z-]+ ){0,2}?[a-z-]+) (coming|peeking|peeping|popping|climbing|crawling|sticking|looking|emerging|breaking|bursting)(?: (?:its|his|her|their) heads?)? out\\b(?: of it)?(?! of| from)`,
      'g',
    ),
    (...[, article = '', thing = '', who = '', way = '']) =>
      /\begg$/.test(thing)
        ? `${who} hatching from ${article}egg`
        : `${who} ${way.replace('popping', 'jumping')} out of ${article}${thing}`,
  ],
  [
    'middle center centre',
    new RegExp(
      `\\b(?:an?|the) (?:[a-z]+ )?(?:circle|ring) of ((?:[a-z]+ ){0,2}?[a-z]+s)((?: (?:in|on) (?:an?|the) (?:[a-z]+ )?[a-z]+)?),? (?:with|and) ((?:an?|the|two|three) (?:[a-z-]+ ){0,2}?[a-z-]+)((?: (?:that is |is |who is )?[a-z]+ing)?) (?:in|at|inside) (?:the|its) (?:very )?(?:middle|center|centre)\\b(?: of it)?`,
      'g',
    ),
    'a circle of $1$2 next to $3$4',
  ],
  [
    'middle center centre',
    new RegExp(
      `\\b${THING}((?: (?:is |that is )?(?:sitting|standing|lying|sleeping|meditating|dancing|kneeling|sits|stands|lies|sleeps|meditates|dances|kneels))?) (?:in|at|inside) the (?:very )?(?:middle|center|centre) of an? (?:[a-z]+ )?(?:circle|ring) of ((?:[a-z]+ ){0,2}?[a-z]+s)\\b`,
      'g',
    ),
    'a circle of $4 next to $1$2$3',
  ],
  // Two cups of tea are two of one thing.
  [
    'cups mugs bottles jars bowls',
    /\b((?:two|three|four|five|six|seven|eight|several|\d) (?:[a-z]+ )??)(cup|mug|bottle|jar|bowl)s of (?=(?:[a-z]+ )?(?:tea|coffee|cocoa|chocolate|milk|wine|honey|jam|soup|ramen|rice|noodles|cereal)\b)/g,
    '$1$2 of ',
  ],
  [
    'missing gone taken cut removed',
    new RegExp(
      `\\b${THING},? (?:with|that has|has) (?:a|one|two|some|several) (?:slice|piece|bite|chunk|wedge)s? (?:is |are )?(?:already )?(?:missing|gone|taken(?: out)?|cut out|removed|eaten)\\b(?: (?:of|from) it)?`,
      'g',
    ),
    '$1half-eaten $2',
  ],
  [
    'hole',
    new RegExp(
      `\\b${THING},? with (?:a |an |some |two |many )?(?:big |large |small |tiny )?holes? (?:in|on|at) (?:it|them|the (?:toes?|heels?|knees?|elbows?|front|side))\\b`,
      'g',
    ),
    '$1torn $2',
  ],
  [
    'hole',
    /\b(jeans|trousers|pants|socks|gloves|shoes) with (?:[a-z]+ )?holes (?:in|on|at) (?:them|the [a-z]+)\b/g,
    'torn $1',
  ],
  [
    'screen display',
    /\b(cracked|broken|shattered|smashed) ((?:smart ?|mobile |cell )?phone|tablet|laptop|tv|television) (?:screen|display)\b/g,
    '$1 $2',
  ],
  [
    'inside',
    new RegExp(
      `\\b${THING},? with ((?:an?|the|two|three|some) (?:[a-z-]+ ){0,2}?[a-z-]+) (?:trapped |sleeping |sitting |swimming |growing |floating |hidden )?inside\\b(?: (?:of )?it)?(?! (?:an?|the|his|her) )`,
      'g',
    ),
    (...[said, article = '', thing = '', who = '']) => {
      // A ship or a message in a bottle is known as such.
      if (thing.endsWith('bottle')) return said
      return BUILT.test(thing) ? `${article}${thing} with ${who}` : `${who} in ${article}${thing}`
    },
  ],
  [
    'lined row rows',
    /\b((?:[a-z]+ )?(?:shoes|boots|bottles|jars|cups|mugs|books|toys|candles|chairs|pots|plants|pumpkins|dolls|cars|bikes|bicycles|boats|surfboards|umbrellas|hats|suitcases|boxes|barrels|shells|cupcakes|donuts|lanterns|sneakers|slippers|teddy bears|vases)) (?:are |is )?(?:neatly )?(?:lined up|arranged|placed|displayed|standing|set)(?: neatly)?(?: in (?:a|two|neat) (?:[a-z]+ )?rows?)?(?= (?:on|by|next|along|in|at|against|under|outside|before)\b)/g,
    'a row of $1',
  ],
  // So much that it hardly holds it.
  [
    'overflowing brimming bursting piled heaped',
    /\b(?:overflowing|brimming|bursting|piled high|heaped) with (?=(?!many|hundreds|dozens)(?:[a-z]+ )?[a-z]+(?<![sui])s\b)/g,
    'overflowing with many ',
  ],
  ['cards', /\bhouses? of (?:playing )?cards\b/g, 'card house'],
  [
    'champagne',
    /\b(an?|the) champagne (?:glass )?(?:tower|pyramid)\b(?: (?:made )?of (?:[a-z]+ )?[a-z]+)?/g,
    '$1 pyramid of three wine glasses',
  ],
  // One drinks from them.
  [
    'glasses',
    new RegExp(
      `\\b((?:pyramid|stack|tray|rack|row|shelf|circle|line)s? of |(?:${SERVED})(?:,? (?:and )?| (?:is |are )?(?:laid |set )?with ))(?:(?:some|empty|full|many|crystal|champagne|tall|clean|drinking) )*glasses\\b(?! of| on (?:his|her|the) (?:nose|face))`,
      'g',
    ),
    '$1three wine glasses',
  ],
]
