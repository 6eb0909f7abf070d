import type { Turn } from './turn.ts'

const NATIONS =
  'american|argentine|australian|austrian|belgian|brazilian|british|canadian|chilean|chinese|colombian|croatian|cuban|czech|danish|dutch|egyptian|english|ethiopian|finnish|french|german|greek|hungarian|icelandic|indian|indonesian|iranian|iraqi|irish|israeli|italian|japanese|kenyan|korean|lebanese|mexican|moroccan|nepalese|nigerian|norwegian|pakistani|persian|peruvian|polish|portuguese|romanian|russian|scottish|serbian|spanish|swedish|swiss|syrian|thai|tunisian|turkish|ukrainian|venezuelan|vietnamese|welsh'
const DOES =
  'eats?|drinks?|dances?|sings?|walks?|runs?|sits?|stands?|reads?|plays?|cooks?|bakes?|paints?|climbs?|rides?|drives?|sleeps?|works?|smiles?|laughs?|talks?|wears?|holds?|bows?|makes?|is|are|in|with|on|at|who|and'

/** Chat, names of cards, ages, and how scripts and captions speak: nothing of it is a thing on the stage. */
export const SPEECH_TURNS: readonly Turn[] = [
  [
    'thx lol pls plz omg haha xd btw tbh asap thanx',
    /,? ?\b(?:thx|thanx|lol|pls|plz|omg|ha(?:ha)+|xd|btw|tbh|asap)\b[.!]*/g,
    ' ',
  ],
  [
    ' of hearts of spades of clubs of diamonds',
    /\b(queen|king|jack|ace) of (?:hearts|spades|clubs|diamonds)\b/g,
    '$1',
  ],
  // "An Iranian dances": somebody from there.
  [
    'an ian ese ish ch ss ai rd man',
    new RegExp(`\\b(an?|the|one|young|old) (${NATIONS}) (?=(?:${DOES})\\b)`, 'g'),
    '$1 person ',
  ],
  [
    'two three four five some several',
    new RegExp(`\\b(two|three|four|five|some|several|many) (${NATIONS})s? (?=(?:${DOES})\\b)`, 'g'),
    '$1 people ',
  ],
  // What photographers hold is a thing, whatever else films are made with.
  [
    'camera',
    /\b((?:holds?|holding|carr(?:ies|ying)|with|uses?|using|repairs?|repairing|has|on|lifts?|raises?|drops?) )?(an?|his|her|their|two|three|some|my) ((?:(?:old|vintage|antique|small|black|red|broken|digital|analog|big) )*)cameras?\b(?! (?:shop|store|move|pan|zoom|shot|angle|follow|circl|orbit|push|pull|tilt|track|glid|fl(?:y|ies)|work|lens|slowly|style|effect|that))/g,
    '$1$2 $3photocamera',
  ],
  [
    'film camera movie camera video camera',
    /\b(?:film|movie|video) cameras?\b(?! (?:style|effect|look|follow|pan|zoom|move))/g,
    'filmcamera',
  ],
  ['crayons', /\bbox of crayons\b/g, 'crayon box'],
  ['breath', /\btak(?:es?|ing) an? (?:deep |big |long )?breath\b/g, 'stands'],
  ['not', /,? ?\bnot (?:[a-z]+) but ([a-z]+)(?=[,.;]|$)/g, ' is $1'],
  [
    ' rain',
    /\b((?:rose |cherry |flower )?petals|leaves|feathers|flowers|confetti|coins|balloons|candies|stars) (?:are )?rain(?:s|ing)?(?: down)?\b(?: (?:on|onto|over) )?/g,
    '$1 falling on ',
  ],
  [
    'having tea having coffee has tea has coffee have tea have coffee',
    /\b(?:having|has|have) (?:some |a cup of )?(tea|coffee)\b(?! party)/g,
    'drinking $1',
  ],
  [
    'picnic',
    /\b(?:shar(?:e|es|ing)|enjoy(?:s|ing)?) (?:an?|the|their) picnic(?: blanket| basket)?\b/g,
    'having a picnic',
  ],
  [
    'panel page cover poster illustration',
    /^\s*(?:(?:retro|vintage|old|classic|colou?rful) )*(comic|manga|storybook)(?: book)? (?:panel|page|cover|illustration|strip)s?\s*(?:[:,]|of|showing)\s*/g,
    '$1 style, ',
  ],
  [
    'bench chair sofa couch armchair bed hammock swing',
    /\b((?:an?|the) (?:[a-z]+ )?(?:bench|chair|sofa|couch|armchair|bed|hammock|swing)) with ((?:an?|the|two) (?:sleeping|sitting|reading|old|young|tired|lonely|napping|[a-z]+)? ?(?:man|woman|boy|girl|cat|dog|child|couple|baby|person|grandmother|grandfather))\b(?: on it| in it)?/g,
    '$2 on $1',
  ],
  // "Three friends: a cat, a dog and a mouse": they are named one by one.
  [
    ':',
    /\b(?:(?:my|our|his|her|the|an?|two|three|four|five|six) )(?:[a-z]+ )?(?:family|friends|animals|people|children|pets|toys|siblings|members|characters|objects|things|items|heroes)\s*:\s*(?=(?:an?|the|my|our|one|two|dad|mom|mum|father|mother) )/g,
    '',
  ],
  ['shape', /\binto the shapes? of (?:an? |the )?[a-z]+(?: [a-z]+)?\b/g, ''],
]
