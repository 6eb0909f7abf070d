import { ancestorsOf, sensesOf, wordsOf } from '../../lexicon/wordnet.ts'

/** Names for the same calling that no dictionary has under one meaning: those who have it, and what else they are called. */
const CALLINGS: readonly (readonly [who: RegExp, called: RegExp])[] = [
  [
    /^(?:wizard|sorcerer|magician|mage|warlock|enchanter)$/,
    /^(?:wizard|sorcerer|magician|mage|warlock|enchanter)$/,
  ],
  [/^(?:witch|sorceress|enchantress|hag|crone)$/, /^(?:witch|sorceress|enchantress|hag|crone)$/],
  [
    /^(?:policeman|policewoman|police officer|cop|constable|sheriff|patrolman)$/,
    /^(?:policeman|police officer|officer|cop|lawman)$/,
  ],
  [
    /^(?:robber|thief|burglar|bandit|pickpocket|outlaw)$/,
    /^(?:robber|thief|burglar|bandit|crook|criminal|outlaw|culprit)$/,
  ],
  [
    /^(?:king|queen|emperor|empress|sultan|pharaoh|tsar)$/,
    /^(?:monarch|ruler|sovereign|majesty|royal)$/,
  ],
  [/^(?:doctor|surgeon|dentist|medic)$/, /^(?:doctor|surgeon|physician|medic)$/],
  [/^(?:fisherman|angler|fisher)$/, /^(?:fisherman|angler|fisher)$/],
  [
    /^(?:boxer|wrestler|karateka|swordsman|gladiator|fencer|kickboxer)$/,
    /^(?:fighter|athlete|champion|martial artist)$/,
  ],
  [
    /^(?:runner|jogger|swimmer|gymnast|skater|skier|surfer|cyclist|dancer|climber|player|diver)$/,
    /^(?:athlete|sportsman|sportswoman|champion)$/,
  ],
  [/^(?:diver|scuba diver|freediver)$/, /^(?:diver|swimmer|explorer)$/],
  [/^(?:astronaut|cosmonaut)$/, /^(?:astronaut|cosmonaut|spaceman|explorer|traveler|traveller)$/],
  [
    /^(?:hiker|climber|mountaineer|wanderer|trekker|backpacker|traveler|traveller|pilgrim)$/,
    /^(?:hiker|climber|mountaineer|wanderer|traveler|traveller|adventurer|explorer)$/,
  ],
  [/^(?:cyclist|biker|motorcyclist|horseman|jockey|cowboy)$/, /^(?:rider|biker|cyclist)$/],
  [
    /^(?:builder|construction worker|bricklayer|mason|miner|welder|lumberjack|farmer|gardener)$/,
    /^(?:worker|workman|labourer|laborer)$/,
  ],
  [/^(?:firefighter|fireman|lifeguard|paramedic)$/, /^(?:rescuer|hero|fireman|firefighter)$/],
  [/^(?:superhero|superheroine|knight|prince)$/, /^(?:hero|heroine|saviour|savior)$/],
  [
    /^(?:clown|jester|mime|juggler|acrobat|magician|contortionist|puppeteer|fire eater)$/,
    /^(?:performer|entertainer|artist|showman)$/,
  ],
  [
    /^(?:singer|vocalist|rapper|guitarist|pop star|rock star|dj)$/,
    /^(?:singer|musician|performer|star|artist)$/,
  ],
  [/^(?:scientist|chemist|inventor|biologist)$/, /^(?:scientist|researcher|professor|inventor)$/],
]

/** Too wide to say who is meant. */
const WIDE = new Set(
  'person individual someone somebody soul being organism adult worker leader creator cause man woman boy girl child relative friend guest player expert principal agent employee professional head hand'.split(
    ' ',
  ),
)

/** Whether somebody of whom one noun was said may be called by another: a violinist is a musician, a king a ruler. */
export function mayBeCalled(noun: string, head: string): boolean {
  const last = noun.split(' ').at(-1) ?? noun
  if (noun === head) return false
  if (CALLINGS.some(([who, called]) => called.test(head) && (who.test(noun) || who.test(last))))
    return true
  if (WIDE.has(head)) return false
  return peopleCalled(last).some((synset) =>
    [synset, ...ancestorsOf(synset)].some((each) => wordsOf(each).includes(head)),
  )
}

/** What of a word's meanings is a person. */
const peopleCalled = (word: string): readonly number[] =>
  sensesOf(word, 'noun')
    .filter(({ field }) => field === 'noun.person')
    .slice(0, 2)
    .map(({ synset }) => synset)
