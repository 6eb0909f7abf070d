import type { Turn } from '../turn.ts'

const A = '(?:an?|the|his|her|its|their)'
const RAILED = '(?:train|express|metro|subway)'
const ROCKET = '(?:rocket|space ?ship|space shuttle|shuttle|starship)'
const PLANE =
  '(?:(?:old |small |vintage |red |yellow |blue |white )*(?:biplane|airplane|aeroplane|plane|jet|seaplane|glider))'
const CAR =
  '(?:fire engine|fire truck|police car|patrol car|ambulance|truck|lorry|van|bus|car|taxi|jeep|limousine|minivan|helicopter)'
const WHO =
  '(?:(?:he|she|they) |(?:an?|the|some|several|many|two|three|four) (?:[a-z]+ ){0,3}?[a-z]+ |(?:people|passengers|commuters|travellers|travelers|tourists|children|everyone) )'
const STEAM =
  '(?:(?:thick|white|grey|gray|black|dark|heavy|dense|billowing|great|big|long|huge|its|the|a|of|puffs?|plumes?|clouds?|trail|column|puffing) ){0,6}(?:steam|smoke)'
const RISES =
  '(?:ris(?:es|ing)|trail(?:s|ing)|billow(?:s|ing)|pour(?:s|ing)|drift(?:s|ing)|curl(?:s|ing)|puff(?:s|ing)|com(?:es|ing)|stream(?:s|ing)|hang(?:s|ing)|fill(?:s|ing))'

/** How machines are spoken of: by their parts, by who gets on or out, and by how they leave. */
export const MACHINE_TURNS: readonly Turn[] = [
  // Only an engine of that kind steams.
  [
    'train locomotive',
    new RegExp(
      `(?<!\\bsteam )\\b(?:train|locomotive)\\b(?=[^.]{0,160}\\b(?:${STEAM} ${RISES}|(?:puffs|plumes|clouds|a plume|a trail) of (?:[a-z]+ )?(?:steam|smoke)|belching (?:[a-z]+ ){0,2}smoke|whistle blows)\\b)`,
      'g',
    ),
    'steam train',
  ],
  // Its chimney smokes anyway: no cloud stands beside it.
  [
    'steam',
    new RegExp(
      `(?<=\\bsteam (?:train|locomotive|engine)\\b[^.]{0,160}),? (?:and |while |as |with )?${STEAM} ${RISES}(?: (?:up|out|off))?(?: (?:behind|above|over|from|into|through|across|along|in|around)(?: (?:it|the air|the sky|the valley|its chimney|the chimney|its funnel|the funnel|the engine|the smokestack|the trees))?)?(?=\\s*[.,;]|\\s*$| and\\b| as\\b| while\\b)`,
      'g',
    ),
    '',
  ],
  // Who looks out of a train is in it; no house has these windows.
  [
    'window',
    /(?<=\b(?:train|locomotive|tram|bus|carriage)\b[^.]{0,160}),? (?:and |while |as |with )?(?:(?:the|some|happy|many|its|a few) )*(?:passengers|people|children|travellers|travelers) (?:wav(?:e|ing)|look(?:ing)?|lean(?:ing)?|smil(?:e|ing)|peer(?:ing)?)(?: out)? (?:from|of|at|out of|through) (?:the|its|open|every) (?:[a-z]+ )?windows?\b/g,
    '',
  ],
  // No swing hangs there.
  [
    'hang',
    /(?<=\b(?:tram|bus|train|cable car|streetcar|truck)\b[^.]{0,120}), (?:and |while |with )?(?:an?|one|the) (?:[a-z]+ ){1,2}hang(?:ing|s) (?:on|onto|off|from|out of|at)(?: to)? (?:the|its) (?:side|sides|rails|steps|handrails|doors?|back)\b/g,
    '',
  ],
  // "The last train leaves without her": nothing is absent but the train.
  [
    'train express metro subway',
    new RegExp(
      `\\b(${RAILED}) (?:slowly |then |finally |just |quietly )*(?:leaves|departs|pulls (?:out|away)|moves off|sets off|rolls away|rolls out|goes)(?: (?:slowly|again|at last|out of sight))*(?: without (?:her|him|them|it|me|us|anyone|anybody))?(?= ?[,.;]|\\s*$| and\\b| while\\b| into (?:the )?(?:night|dark|darkness|distance|fog|mist|snow|rain))(?: into (?:the )?(?:distance|darkness|dark))?`,
      'g',
    ),
    '$1 leaves the station',
  ],
  [
    'train express metro subway',
    new RegExp(
      `\\b(${RAILED})\\b([^.]{0,120}?(?:[.;,]|\\b(?:and|as|while|then)) (?:and |then |finally )*)(${WHO})(?:gets?|steps?|hops?|climbs?|goe?s?|boards?)(?: quickly| slowly)?(?: (?:on|in|aboard|inside|on board)(?: board)?)?(?=\\s*[.,;]|\\s*$| and\\b)(?<=(?:on|in|aboard|inside|boards?)\\b)`,
      'g',
    ),
    (...[, ride = '', between = '', who = '']) =>
      `${ride}${between}${who}${isMany(who) ? 'jump' : 'jumps'} into the train`,
  ],
  // Who is taken somewhere is in it, and not in its arms.
  [
    'takes brings carries rushes transports drives',
    new RegExp(
      `\\b((?:an?|the) (?:[a-z]+ ){0,2}?(?:ambulance|taxi|cab|bus|van|limousine|car)) (?:takes|brings|carries|rushes|transports|drives) ((?:an?|the|two|three|some|his|her) (?:[a-z]+ ){0,2}?(?!to\\b)[a-z]+) to (?=${A} )`,
      'g',
    ),
    '$1 with $2 inside drives to ',
  ],
  // What a helicopter lets down to somebody fetches them.
  [
    'lowers',
    /\bhelicopter\b([^.]{0,80}?)\b(?:and )?(?:lowers|lets down|drops) (?:an?|the|its) (?:rescuer|rope|rope ladder|ladder|winch|basket|diver|medic|crewman|line|harness|rescue swimmer)(?: (?:on|down|from|with|by) an? (?:[a-z]+ )?(?:rope|winch|cable|line|wire))? to ((?:an?|the|two|three) (?:[a-z]+ ){0,2}?[a-z]+)(?: (?:clinging|holding on|hanging on|holding) to (?:an?|the|his|her|its) (?:[a-z]+ ){0,3}?(?:raft|wreck|boat|buoy|debris|plank|wreckage|mast|rock))?/g,
    'helicopter$1rescues $2 with a rope',
  ],
  [
    'helicopter',
    /(?<=\bhelicopter) (?:hovers|flies|circles|hangs) (?:above|over) ([^.,;]{3,50}?) (?:and )?rescues ((?:an?|the|two|three) (?:[a-z]+ ){0,2}?[a-z]+)(?: with a rope)?(?=\s*[.,;]|\s*$)/g,
    ' rescues $2 from $1 with a rope',
  ],
  [
    'lights',
    /(?<=\bhelicopter\b[^.]{0,200}), (?:its |the |bright )?(?:spot|search)lights? (?:shining|sweeping|on|glaring|cutting)[^.,;]{0,40}/g,
    '',
  ],
  [
    'board',
    new RegExp(`\\bboard(s|ing)? (?=(?:the|an?) (?:[a-z]+ ){0,2}${RAILED}\\b)`, 'g'),
    (_, ending) => `jump${ending ?? ''} into `,
  ],
  // Its engines are the rocket itself.
  [
    'engine',
    new RegExp(
      `\\b(${ROCKET})\\b([^.]{0,120}?[.;,] (?:and |then )?)(?:the|its) (?:[a-z]+ )?engines? (?:ignites?|fires?|roars?|starts?|flares?)(?: up| to life)?[^.;,]{0,60}(?:,| and|, and) (?:it|the ${ROCKET}) (?:[a-z]+ly )?(?:rises|lifts off|lifts|climbs|takes off|soars|shoots up|blasts off|launches)(?: [a-z]+ly)?(?: (?:up )?into the (?:sky|air|clouds))?(?: and (?:disappears|vanishes)(?: [a-z]+ly)? (?:into|in|behind|above|through) the (?:clouds|sky|distance|stars|night))?`,
      'g',
    ),
    '$1$2the $1 takes off into the sky',
  ],
  // Who starts up a plane and takes off flies it.
  [
    'cockpit',
    new RegExp(
      `\\b(${PLANE})\\b([^.]{0,140}?[.;,]) (?:and |then )*(?:(he|she) )?(?:climbs|gets|hops|jumps|slides) into (?:the|its|his|her) cockpit(?:,| and|, and)? (?:(?:starts|fires up) (?:the|its) (?:propeller|engines?|motor)(?:,| and|, and)? )?(?:takes off|flies off|flies away|flies)\\b`,
      'g',
    ),
    (...[, plane = '', between = '', who = '']) =>
      `${plane}${between} then ${who || 'she'} flies the ${plane} in the sky`,
  ],
  [
    'into',
    new RegExp(
      `\\b(?:climbs|gets|hops|jumps|slides) into (${A}) (${PLANE})\\b[^.]{0,60}?(?:,|\\band|\\bthen) (?:and |then )*(?:(?:he|she) )?(?:takes off|flies off|flies away|flies)\\b`,
      'g',
    ),
    'flies $1 $2',
  ],
  // With a train it is a station of the railway, and none at the pole.
  [
    'train locomotive',
    /(?<=\b(?:train|locomotive)\b[^.]{0,120}\b(?:an?|the) (?:[a-z]+ ){0,3})(?<!\b(?:space|police|fire|gas|petrol|power|train|railway|subway|metro|weather|radio|bus|research|polar|underground|service|coal) )station\b/g,
    'train station',
  ],
  [
    'dig',
    /(?<=\bdig(?:s|ging)? (?:an?|the) (?:[a-z]+ ){0,2})(?:trench|ditch|pit|channel|foundation)\b/g,
    'hole',
  ],
  [
    'pull',
    /\bpull(s|ing)? ((?:an?|the|his|her|two) (?:[a-z]+ ){0,2}?(?:car|van|truck|bus|jeep|lorry|taxi|tractor)) (?:out of|from) (?:the |a |deep )*(?:mud|ditch|snow|sand|swamp|river|puddle|snowdrift)\b/g,
    'tow$1 $2',
  ],
  // Between two bearers is the stretcher: nobody stands on it with somebody in his arms.
  [
    'stretcher',
    /\b(carr(?:y|ies|ying)) (?:an?|the|their|his|her) (?:[a-z]+ ){0,2}?[a-z]+ on an? (?=(?:[a-z]+ )?stretcher\b)/g,
    '$1 a ',
  ],
  // In white, and no band leader of that name.
  ['miller', /(?<=\b(?:an?|the|old|happy|young) )miller\b/g, 'baker'],
  // What is in the sack is not seen.
  [
    'sack bag',
    /\b(sacks?|bags?) of (?:the |fresh |white |heavy )?(?:flour|grain|wheat|cement|sand|salt|rice|coal|corn|mortar)\b/g,
    '$1',
  ],
  // Nobody lies on bricks.
  [
    'lay lie',
    /(?<=\b[a-z]+s |\b(?:men|women) )(?:lay|lie|lies) (?=(?:[a-z]+ )?(?:bricks?|tiles?|pipes?|cables?|rails?|tracks?|paving)\b)/g,
    'are laying ',
  ],
  ['bricks', /\blay(s|ing)? bricks (?=(?:on|at|in)\b)/g, 'build$1 a brick wall '],
  // By itself it is the train and not the place.
  [
    'metro subway tube',
    /\b(the|an?) (metro|subway|tube)(?= (?:stops|arrives|leaves|departs|pulls|comes|rushes|races|drives|speeds|roars|rattles|is)\b)/g,
    '$1 $2 train',
  ],
  // Who gets out to do something does it.
  [
    'out',
    /\b(?:climbs|gets|hops|jumps|steps) out(?: of (?:it|the [a-z]+))? to ((?:pick|look|push|take|repair|fix|change|help|chase|fill|wave|dig|hug|stretch|photograph|plant|collect|touch|inspect|examine|buy|open))\b/g,
    (_, verb) => `then ${verb}${/(?:sh|ch|x)$/.test(verb ?? '') ? 'es' : 's'}`,
  ],
  // A bolt is a small part of what is mended.
  [
    'bolt screw nut wrench spanner',
    /\b(?:tighten|loosen|turn|fix|screw)(s|ing) (?:an?|the|some) (?:[a-z]+ )?(?:bolts?|screws?|nuts?|wheel nuts?)(?: (?:on|of|under|inside|in) (?=(?:an?|the|his|her)\b))/g,
    (_, ending) => (ending === 's' ? 'repairs ' : 'repairing '),
  ],
  [
    'grease oil soot dirt',
    /\b(?:with|covered in|covered with) (?:black |some )?(?:grease|oil|soot|engine oil|dirt)(?: stains?| marks?)? on (?:his|her|their) (?:face|hands|cheeks?|forehead|arms)\b,?/g,
    '',
  ],
  // Who gets out of a car to do something does it beside the car.
  [
    'out',
    new RegExp(
      `\\b(?:rush|run|jump|climb|leap|get|pour|spill|hop)(?:es|s|ing)? out of (${A} (?:[a-z]+ ){0,2}?${CAR}) and (?=(?:spray|chase|run|put|help|fight|rescue|carry|treat|look|wave|dance|hug)[a-z]*\\b)`,
      'g',
    ),
    'next to $1 ',
  ],
  // The hour, and no other place.
  [
    'sun',
    /(?<=[,;] )(?:as |while |with )?the (?:[a-z]+ ){0,2}sun (?:is )?(?:sets|setting|sinks|sinking|goes down|going down|dips|dipping) (?:behind|below|beneath|over|into) (?:the |some )?(?:[a-z]+ )?(?:hills?|mountains?|horizon|dunes?|ridge|peaks?|trees)\b/g,
    'at sunset',
  ],
  [
    'sun',
    /(?<=[,;] )(?:as |while |with )?the (?:[a-z]+ ){0,2}sun (?:is )?(?:rises|rising|comes up|coming up) (?:behind|above|over) (?:the |some )?(?:[a-z]+ )?(?:hills?|mountains?|horizon|dunes?|ridge|peaks?|trees)\b/g,
    'at sunrise',
  ],
]

const isMany = (who: string): boolean =>
  /^(?:they|people|passengers|commuters|travell?ers|tourists|children|some|several|many|two|three|four)\b/.test(
    who,
  ) || /^the .*s $/.test(who)
