import { near } from '../near.ts'
import type { Turn } from '../turn.ts'

const RACERS =
  'car|horse|camel|dog|greyhound|pig|duck|ostrich|snail|turtle|tortoise|motorcycle|motorbike|truck|go-kart|kart|bike|bicycle|sailboat|speedboat|boat|yacht|drone|robot'

/** Who is first on tracks, slopes and water, and who falls there. */
export const RACE_TURNS: readonly Turn[] = [
  // The event alone: who runs in it does so.
  [
    'race',
    new RegExp(
      `(?<=^|[.;:,] )(?:(?:there is |it is )?(?:an?|the) )?((?:exciting|thrilling|fast|wild|fierce|street|night) )?(${RACERS})[ -]rac(?:e|ing)(?: (?:is |that is )?(?:happening|going on|(?:takes|taking) place|starts|begins|starting|held))?(?= (?:on|in|at|through|across|along|around|down|over|under|by|past)\\b|[,.;]|$)`,
      'g',
    ),
    (_match, _how, who = '') => `three ${/^(?:bike|bicycle)$/.test(who) ? 'cyclist' : who}s race`,
  ],
  [
    'shoot',
    new RegExp(
      `${near('surf(?:s|er|ers|ing)?|wave barrel')},?(?: and| then| and then)? ?\\b(?:shoots|bursts|comes|slides|flies) out(?: of (?:it|the (?:barrel|wave|tube)))?(?: (?:again|at the end))?(?=,| and)`,
      'g',
    ),
    '',
  ],
  [
    'rowing',
    /\b(?:an?|the) (eight|four|six)?(?:-(?:man|woman|person|oared?))? ?rowing (?:team|crew|eight|squad)\b(?: (?:row|win|race|compete|train|glide)s?(?: (?:a|the) (?:race|regatta|boat))?)?/g,
    (_, count = 'eight') => `${count} rowers row a boat`,
  ],
  [
    'starting',
    / (?:in )?(?:from|off) (?:the|their) (?:starting )?blocks\b/g,
    ' in a swimming pool',
  ],
  [
    'medal trophy cup',
    /(?:, and|,| and|\.) the (?:winner|champion|victor) (?=(?:gets|receives|wins|is given|is awarded|holds|kisses|bites|raises|lifts) (?:an?|the|his|her) (?:[a-z]+ )?(?:medal|trophy|cup)\b)/g,
    ', then the winner ',
  ],
  // Past poles in the snow; a gate of stone stands in no race.
  [
    'slalom gates',
    /\b(?:rac(?:es|ing)|ski(?:s|ing)|speed(?:s|ing)|carv(?:es|ing)|weav(?:es|ing)|zigzag(?:s|ging))? ?(?:down |in |through |along |on )(?:an?|the) (?:[a-z]+ )?slalom(?: (?:course|run|slope|race|piste))?(?: (?:between|through|around|past) (?:the )?(?:(?:red|blue|yellow|and|colou?red|colou?rful) )*(?:gates|flags|poles))?/g,
    ' slaloms',
  ],
  ['slaloms', /\bslaloms (?=(?:falls|crashes|tumbles|slips|trips)\b)/g, 'slaloms, then '],
  [
    'formula f1 grand prix',
    /\b(?:(?:an?|the) )?(?:formula (?:1|one)|f1|grand prix)(?: (?:race|grand prix))?\b(?! (?:[a-z]+ )?(?:car|driver|racer|team))(?=[^]{0,200}\bcar\b)/g,
    'race track',
  ],
  [
    'car',
    /(?<=\b(?:race track|pit lane|pit stop)\b[^]{0,200}?)(?<!(?:race|racing|formula 1|sports) )\bcar\b|(?<!(?:race|racing|formula 1|sports) )\bcar\b(?=[^]{0,60}\bpit (?:lane|stop)\b)/g,
    'formula 1 car',
  ],
  [
    'tyres tires wheels',
    /(?<=\b((?:formula 1 )?(?:car|truck|van))\b[^]{0,120}?)\b(?:chang|swap|replac)(es|e|ing) (?:its|the|all(?: four)?|his|her) (?:tyres|tires|wheels)\b(?:(?:, and|,| and|\.) (?:it|the car|the [a-z]+ car) (?=(?:drive|speed|race|roar|zoom|shoot)s (?:off|away|out|back)\b))?/g,
    (match, car = '', form = '') =>
      `chang${form} a tyre on the ${car}${/(?:it|car) ?$/.test(match) ? `, then the ${car} ` : ''}`,
  ],
  [
    'hurdle',
    /\b(?:knock(?:s|ing)(?: down| over)?|hit(?:s|ting)|clip(?:s|ping)|catch(?:es|ing)(?: (?:his|her) (?:foot|toe) on)?|crash(?:es|ing) into|trip(?:s|ping) (?:on|over)) (?:the|an?|one) (?:[a-z]+ )?hurdle(?: down| over)?(?:,? (?:and )?(?:falls?|stumbles?|crashes|tumbles?|falling|tumbling)(?: (?:down|over|to the (?:ground|track)|onto the track))?)?/g,
    'trips over a hurdle',
  ],
  // The baton goes on, and so does the story.
  [
    'baton',
    /\b(pass(?:es)? the baton to (?:his|her|a|the) (team-?mate|next runner|friend|partner|sister|brother)),? who /g,
    '$1, then the $2 ',
  ],
  [
    'ribbon tape',
    /(?<=\bfinish(?:ing)? line),? (?:and )?(?:break|tear|burst|run)(?:s|ing) (?:through )?the (?:finish )?(?:ribbon|tape)\b/g,
    '',
  ],
]
