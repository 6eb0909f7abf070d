import type { Turn } from './turn.ts'

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
  [
    '0s ties',
    /\b(an?|the) ((?:[a-z]+ )?[a-z]+) in (?:his|her|their) (?:early |mid |late |mid-|late-)?(?:[6-9]0'?s|sixties|seventies|eighties|nineties)\b/g,
    '$1 old $2',
  ],
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
  ['wrap', /\bwrap(?:s|ping)? (?:his|her|their) (?:hands|fists|wrists)\b/g, 'looking at his hands'],
  [
    'panel page cover poster illustration',
    /^\s*(?:(?:retro|vintage|old|classic|colou?rful) )*(comic|manga|storybook)(?: book)? (?:panel|page|cover|illustration|strip)s?\s*(?:[:,]|of|showing)\s*/g,
    '$1 style, ',
  ],
  [
    'left right',
    /(^|[,;.] ?)(?:and )?(?:to|on) the (left|right)(?: side)?,? (?:is |are |stands? |sits? |there is |we see )?((?:an?|the|two|three|some) [a-z][a-z -]*?)(?=[,.;]|$)/g,
    ' . $3 on the $2',
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
