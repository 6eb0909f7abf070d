import { THE, type Sense } from './sense.ts'

const SPRING_WATER =
  'water|drinks?|drinking|splash(?:es|ing)?|bathes?|bathing|swims?|mountain|bubbling|thirsty|jug|bottle|bucket'
const POOLED =
  '(?:(?:mountain|clear|cold|fresh|natural|bubbling|forest|small|little|rocky|hidden|crystal) )*'

/** Things whose name is that of another, by what is done to them or where they are. */
export const THING_SENSES: readonly Sense[] = [
  [
    'stop',
    `(?:at|near|before|after|past) ${THE} (?:next |last |usual )?stop(?! (?:sign|light))`,
    'subway|metro|train|underground|tube|tram|carriage',
    '',
  ],
  [
    'ring',
    '(?:around|into|in|inside|across|onto) the ring(?! of)',
    'circus|lion tamer|ringmaster|acrobats?|clowns?|trapeze',
    'in the circus ring',
  ],
  [
    'jam',
    '(?<=\\b(?:in|of|into) (?:the|an?) (?:(?!traffic)[a-z]+ )?)jam(?! (?:jar|sandwich|on (?:her|his|bread|toast)|from))',
    'cars?|highway|motorway|drivers?|traffic|honks?|honking|trucks?|rush hour|taxis?',
    'traffic jam',
  ],
  [
    'scale',
    '(?<=\\bon (?:the|an?|her|his) )scales?',
    'stands?|steps?|standing|stepping|weighs?|diet|weight|sighs|gasps|bathroom',
    'bathroom scale',
  ],
  [
    'spring',
    `(?<=\\b(?:(?:from|at|into|to|by|near) (?:the|an?)|in an?|in the ${POOLED}(?:mountain|clear|cold|bubbling|rocky)) ${POOLED})spring(?! (?:morning|day|evening|night|meadow|garden|forest|rain))`,
    SPRING_WATER,
    'pond',
  ],
  [
    'cell',
    '(?<=\\b(?:an?|the) )cell(?! (?:phone|door|tower|block))',
    'microscope|biologist|bacteria|virus|nucleus|dna',
    'microbe',
  ],
  [
    'top',
    'reach(?:es|ing)? the top(?! of)',
    'climbers?|hikers?|mountaineers?|mountains?|summit|peak|sherpa',
    'stands on a mountain top',
  ],
  [
    'ball',
    'at (?:the|an?) (?:(?:royal|grand|masked|costume|king) )*(?:ball|masquerade)(?! (?:game|park|pit))',
    'danc(?:e|es|ing)|princess|prince|gown|waltz|masks?|orchestra|cinderella',
    'in a ballroom',
  ],
  [
    'china',
    '(?:in|on|from|with|of) (?:(?:fine|delicate|white|blue|antique|best|good|her|the) )*china(?! ?(?:town|sea))',
    'tea|plates?|cups?|dinner|table|serves?|dishes|cake|fine china|coffee|saucers?',
    'in porcelain cups',
  ],
  [
    'fan',
    `(?<=\\b(?:an?|the) )fan(?= (?:spins|turns|whirs|rotates|hums))`,
    'ceiling',
    'ceiling fan',
  ],
  [
    'band',
    `(?:an?|the) (?:gold|golden|silver|wedding|diamond) band`,
    'finger|bride|groom|wedding|proposes?|jewell?er|marries',
    'a ring',
  ],
]
