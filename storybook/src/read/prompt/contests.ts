import { namesLiving } from '../../lexicon/find-picture.ts'

/** What is done in a contest or a talk, by the noun for it. */
const DEEDS: readonly (readonly [noun: string, verb: string])[] = [
  [
    '(chess|tennis|football|soccer|basketball|volleyball|badminton|hockey|rugby|baseball|golf|ping[- ]pong|table tennis|poker|cards?|video) (?:match|game|duel|final|showdown)',
    'play $1',
  ],
  ['(?:boxing (?:match|fight|bout))', 'box'],
  ['sumo(?: wrestling)? (?:match|bout|fight)', 'sumo wrestle'],
  ['arm[- ]wrestling(?: (?:match|contest|competition))?', 'arm wrestle'],
  ['wrestling (?:match|bout)', 'wrestle'],
  ['fencing (?:match|bout|duel)', 'fence'],
  ['(sword|snowball|pillow|food|water|water balloon)[- ]fight', 'have a $1 fight'],
  ['(?:sword |light ?saber )?duel', 'sword fight'],
  ['tug[- ]of[- ]war', 'play tug of war'],
  ['(?:dance|dancing) (?:battle|contest|competition|off)', 'dance'],
  ['(?:singing|rap|karaoke) (?:battle|contest|competition)', 'sing'],
  ['staring (?:contest|match)', 'stare at each other'],
  ['(?:foot|running|car|horse|bike|bicycle|boat|drag|sack|swimming|ski|sled)?[- ]?race', 'race'],
  ['(?:fight|fistfight|battle|brawl|clash|showdown)', 'fight'],
  ['(?:argument|quarrel)', 'argue'],
  ['(?:conversation|chat|talk|discussion|debate|dialogue)', 'talk'],
  ['handshake', 'shake hands'],
  ['(?:hug|embrace|reunion)', 'hug'],
  ['kiss', 'kiss'],
]

const BEFORE =
  '(?<=^|[.,;:!?¦] ?|\\b(?:of|and|with|show|showing|see) )(?:an? |the )?(?:(?:epic|friendly|fierce|heated|tender|dramatic|intense|funny|final|huge|big|great|legendary|quiet|long|secret) )*'
const WHO =
  ' between (.+?)(?= (?:in|at|on|under|inside|during|near|by|beside|over|through|before|outside|while|as|with)\\b|\\s*[.,;:!?¦]|$)'
const RULES = DEEDS.map(([noun, verb]) => ({
  pattern: new RegExp(`${BEFORE}${noun}${WHO}`, 'u'),
  verb,
}))

const FACED =
  /\b(?:chess (?:match|game)|fight|fistfight|battle|brawl|clash|showdown|duel) between /u

/** "A chess match between two robots": the robots play it, and nobody else stands between them. */
export function readContests(prompt: string): string {
  const body = readRivals(prompt)
  if (!body.includes(' between ')) return body
  for (const { pattern, verb } of RULES) {
    const found = pattern.exec(body)
    if (!found) continue
    const who = found.at(-1) ?? ''
    // Of two who are named one fights the other, each in his way, or sits across the board.
    if (FACED.test(found[0]) && who.includes(' and '))
      return body.replace(/\bsword[- ]fight/u, 'fight')
    const deed = `${who} ${verb.replace('$1', found[1] ?? '')}`
    return `${body.slice(0, found.index)}${deed}${body.slice(found.index + found[0].length)}`
  }
  return body
}

const RIVALS =
  /(?<=^\s*|[.:;] )((?:an? |the )?(?:[a-z]+ ){0,2}[a-z]+) (?:vs\.?|versus) ((?:an? |the )?(?:[a-z]+ ){0,2}?[a-z]+)/u
const NOUNS = new RegExp(`^ (?:an? |in an? )?(${DEEDS.map(([noun]) => noun).join('|')})\\b`, 'u')

/** "Cat vs dog boxing match", "robot versus dinosaur": rivals of flesh fight, if nothing else is said. */
function readRivals(body: string): string {
  const found = RIVALS.exec(body)
  if (!found) return body
  const [rivals, one = '', other = ''] = found
  if (![one, other].every((each) => namesLiving(each))) return body
  const rest = body.slice(found.index + rivals.length)
  const [said = '', contest] = NOUNS.exec(rest) ?? []
  const both = `${withArticle(one)} and ${withArticle(other)}`
  return `${body.slice(0, found.index)}a ${contest ?? 'fight'} between ${both}${rest.slice(said.length)}`
}

const withArticle = (noun: string): string => (/^(?:an?|the) /u.test(noun) ? noun : `a ${noun}`)
