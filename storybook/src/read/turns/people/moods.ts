import { findPicture, namesLiving } from '../../../lexicon/find-picture.ts'
import { singular } from '../../../lexicon/morphology.ts'
import { anyOf, saidFor, type Rows, type Turn } from '../turn.ts'
import { isPerson, lastOf } from '../somebody.ts'

const ENDS = '(?= ?(?:[.,;]|$))'
const SOMEBODY = '((?:an?|the|two|his|her) (?:[a-z]+ ){0,3}?[a-z]+)'
const START = '(?<=^\\s*|[.;] )'

const lives = (words: string): boolean => namesLiving(singular(lastOf(words)))
const isOne = (words: string): boolean => isPerson(lastOf(words))

/** What young beasts do that are called playful and do nothing else. */
const TOYS: Rows = [
  ['(?:kitten|cat)', 'plays with a ball of yarn'],
  ['(?:puppy|dog)', 'plays with a ball'],
  ['(?:otter|seal|dolphin)', 'jumps in the water'],
]

/** Moods of whole scenes that have a picture of their own. */
const SCENES: Rows = [
  [
    '(?:solemn|religious|sacred|holy|silent|quiet) ceremony',
    'a priest and three people pray in a church',
  ],
  [
    '(?:desolate|bleak|barren|lifeless|forlorn) (?:landscape|land|plain|terrain|wilderness|place)',
    'a dead tree in a barren desert under dark clouds',
  ],
]

/** How somebody feels, told by what is seen of it. */
export const MOOD_TURNS: readonly Turn[] = [
  [
    'scare afraid frighten terrifie fear',
    new RegExp(
      `${START}${SOMEBODY} (?:who is |is |are )?(?:(?:very|so|really|absolutely) )?(?:scare[sd]|afraid|frighten(?:ed|s)|terrifie[sd]|in fear|fearful) of (an?|the|some) ((?:[a-z]+ )?[a-z]+)${ENDS}`,
      'g',
    ),
    (match: string, ...[who = '', the = '', what = '']: string[]) =>
      lives(who) && lives(what) ? `${the} ${what} scares ${who}` : match,
  ],
  [
    'long yearn pine',
    /\b(?:longs|yearns|pines) (?:for|after) (?=the )/g,
    'looks sadly and longingly at ',
  ],
  [
    'dropped',
    /\bwith (an?|his|her) (?:dropped|fallen) (ice cream(?: cone)?|cake|lollipop|sandwich|cup|plate|egg)\b/g,
    'drops $1 $2',
  ],
  [
    'box',
    /\b((?:peek|peer|look|gaz|star|glanc)[a-z]*) (?:inside|into|in) (an?|the) ((?:wooden |cardboard |big |small |old )*)box\b/g,
    '$1 into an open $3box',
  ],
  // Who is at a desk and does nothing else is not standing beside it.
  [
    ' at ',
    new RegExp(`${START}${SOMEBODY} at ((?:an?|the|his|her) (?:[a-z]+ )?desk)${ENDS}`, 'g'),
    (match: string, ...[who = '', desk = '']: string[]) =>
      isOne(who) ? `${who} sits at ${desk}` : match,
  ],
  [
    'sick ill',
    /\b(an?|the) ((?:[a-z]+ )?[a-z]+) (?:cares|caring|looks after|tends|takes care|nurses) (?:for |to |of )?(?:his|her|an?|the|their) (?:sick|ill|dying|ailing|bedridden) ([a-z]+)(?= ?(?:[.,;]|$))/g,
    (match: string, ...[the = '', who = '', ill = '']: string[]) =>
      isOne(who) && isPerson(ill)
        ? `a ${ill} lies in bed, ${the} ${who} comforts the ${ill}`
        : match,
  ],
  [
    'forg los left leave',
    /\b(?:realizes|realises|remembers|notices) (?:that )?(?:she|he|they) (?:has |have )?(?:forgets?|forgot|forgotten|loses?|lost|leaves?|left) (?:her|his|their|the) (?:[a-z]+ )?[a-z]+(?: at home| behind)?(?= ?(?:[.,;]|$))/g,
    'gasps',
  ],
  [
    'proud',
    /(?<=^\s*)(an?|the) proud ((?:grand)?(?:father|mother|dad|mom|mum|parent|coach|teacher)) (?:with|and|beside|next to) (his|her) ((?:[a-z]+ )?[a-z]+)(?= ?(?:[.,;]|$))/g,
    (match: string, ...[the = '', who = '', whose = '', child = '']: string[]) =>
      isOne(child) ? `${the} ${who} is proud of ${whose} ${child}` : match,
  ],
  // One flower is held: beside somebody it would grow out of the ground.
  [
    'with a with one',
    new RegExp(
      `${START}${SOMEBODY} with (?:a|one) ((?:[a-z]+ )?(?:flower|rose|tulip|daisy|sunflower|lily|poppy))${ENDS}`,
      'g',
    ),
    (match: string, ...[who = '', flower = '']: string[]) =>
      isOne(who) ? `${who} holding a ${flower}` : match,
  ],
  [
    'spooky eerie creepy haunted sinister',
    /\b(an?|the) (spooky|eerie|creepy|sinister) (?=(?:old |long |dark |empty )*(?:corridor|hallway|room|basement|cellar|attic|hall|staircase|library|hospital|school|tunnel)\b)/g,
    '$1 dimly lit $2 ',
  ],
  [
    'traffic',
    /(?<=^\s*)((?:an?|the) (?:[a-z]+ )?driver) (?:stuck |waiting |waits |is stuck )?in (?:heavy |a )?traffic(?: jam)?(?= ?(?:[.,;]|$))/g,
    '$1 drives a car in a traffic jam',
  ],
  [
    'before',
    new RegExp(`${START}${SOMEBODY} before ((?:an?|the) (?:[a-z]+ )?[a-z]+)${ENDS}`, 'g'),
    (match: string, ...[who = '', whom = '']: string[]) =>
      isOne(who) && isBeast(whom) ? `${who} faces ${whom}` : match,
  ],
  [
    'playful',
    new RegExp(`${START}((?:an?|the) playful )(${anyOf(TOYS)})${ENDS}`, 'g'),
    (_, how: string, who: string) => `${how}${who} ${saidFor(TOYS, who)}`,
  ],
  [
    'dreamy',
    /\b(an?|the) dreamy ([a-z]+)(?= ?(?:[.,;]|$)| in | on | at )/g,
    (match: string, the: string, who: string) =>
      isPerson(who) ? `${the} daydreaming ${who}` : match,
  ],
  // The lion of the tale is one that is afraid.
  ['cowardly', /\bcowardly (?=lion|knight|dog|cat|soldier|man)/g, 'frightened '],
  ['amused', /\b(an?|the) amused ([a-z]+)(?= (?:on|in|at)\b| ?(?:[.,;]|$))/g, '$1 $2 laughing'],
  [
    'album',
    /\b(couple|grandparents|friends|sisters|siblings|family) (?:looks?|flips?|browses?|leafs?) (?:at|through) (an?|their|the) ((?:[a-z]+ )?album)(?= ?(?:[.,;]|$))/g,
    '$1 reads $2 $3 on a sofa',
  ],
  [
    'ceremony landscape land plain terrain wilderness place',
    new RegExp(`(?<=^\\s*)(?:an? |the )?(${anyOf(SCENES)})${ENDS}`, 'g'),
    (_, scene: string) => saidFor(SCENES, scene),
  ],
  // A street that is lively is full of people.
  [
    'hectic frantic',
    /\b(?:hectic|frantic) (?=(?:[a-z]+ )?(?:station|airport|street|market|mall|square|office|restaurant)\b)/g,
    'busy ',
  ],
  [
    'festive',
    /\b(an?|the) festive ((?:(?:village|town|market|city) )?(?:square|street|plaza|village|town|market))(?= ?(?:[.,;]|$)| (?:at|in)\b)/g,
    '$1 $2 during a festival',
  ],
  [
    'lively vibrant',
    /\b(an?|the) (?:lively|vibrant) (?=(?:street|city|town) (?:cafe|square|market|corner|scene)\b|(?:street|square|plaza|boulevard|promenade|avenue)\b)/g,
    '$1 busy ',
  ],
]

function isBeast(words: string): boolean {
  const kind = findPicture(lastOf(words))?.kind ?? 'thing'
  return kind === 'animal' || kind === 'creature' || kind === 'bird'
}
