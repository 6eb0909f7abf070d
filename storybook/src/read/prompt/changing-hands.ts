import { ownersIn } from './carried-off.ts'
import { thingHandled } from './handled-again.ts'

const WHOSE = '(?:an?|the|his|her|its|their|another|one)'
const WHO = `${WHOSE} (?:[a-z-]+ ){0,3}?[a-z]+`
const ENDS = '(?= ?[.,;!]| ?$| (?:and|in|to|from|with|for|before|on|into|under|off|just)\\b)'

/** What is done to a thing that somebody else had. */
const HANDLES =
  'catches|picks|finds|discovers|takes|grabs|snatches|steals|drops|opens|keeps|returns|fetches|retrieves|swallows|eats|drinks|wears|reads|breaks|smashes|throws|hides|buries|rescues|sniffs|lifts|carries|bites|pops|kicks|spills|licks|collects|buys|loses|brings|gives|hands'

/** "A girl drops her teddy bear and a policeman picks it up": another one has to do with the same thing. */
const BY_ANOTHER = new RegExp(
  `(,? (?:and|but|until|so)(?: then)?|[,;.]) (${WHO}|another) (?:[a-z]+ly )?(${HANDLES}) (?:up )?it(?: (up|away|back(?= to\\b)))?${ENDS}`,
)

const GIVES = 'gives|hands|delivers|brings|offers|passes|lends|sells|sends|shows|throws|tosses'
/** "Hands a crystal ball to a king, who drops it": first one has it, then the other. */
const BY_RECEIVER = new RegExp(
  `\\b(?:${GIVES}) [^.;,]{1,60}? to ${WHOSE} (?:[a-z-]+ ){0,2}?([a-z]+)(,? who|,? and (?:he|she|the \\1)) (${HANDLES}|lets|puts|flies|rides|plays|uses|hugs|raises|smells) (it|the [a-z]+)\\b`,
)

/** "Snatches a hat from a cowboy and drops it in a lake": the theft first. */
const BY_THIEF = new RegExp(
  `\\b((?:an?|the|his|her) (?:[a-z-]+ ){0,2}?([a-z]+) (?:steals|snatches|swipes|grabs|takes) ${WHOSE} (?:[a-z'-]+ ){0,3}?([a-z]+)(?: from [a-z' ]{1,30}?)?),? and (drops|hides|buries|throws|gives|brings|feeds|opens|eats|puts) it\\b`,
)

/** What is in the air is caught at once. */
const IN_THE_AIR = /\b(?:blows|throws|tosses|knocks|kicks|flips|pushes|hurls|shoots|hits|passes)\b/
/** Who ran after it is there when another one has caught it. */
const CHASES = /\b(?:chases|pursues|runs after|follows)\b/
const CATCHES = /^(?:catches|kicks|hits)$/

/** "… and a mouse finds it": what has changed hands by its name, each who has it in a shot of its own. */
export function nameNextHands(body: string): string {
  return byAnother(byReceiver(body.replace(BY_THIEF, '$1. then the $2 $4 the $3')))
}

function byReceiver(body: string): string {
  const found = BY_RECEIVER.exec(body)
  if (found === null) return body
  const [words, who = '', joint = '', verb = '', what = ''] = found
  const thing = what === 'it' ? handledIn(words, verb) : what
  // "To a girl who plays the violin": which girl it is.
  if (thing === null || (thing === what && joint === ' who')) return body
  const before = body.slice(0, found.index + words.lastIndexOf(joint))
  return `${before}. then the ${who} ${verb} ${thing}${body.slice(found.index + words.length)}`
}

/** What was given, by its name; null of what is caught in the air. */
function handledIn(words: string, verb: string): string | null {
  if (IN_THE_AIR.test(words) && CATCHES.test(verb)) return null
  const thing = thingHandled(words.slice(0, words.indexOf(' to ')))
  return thing === null ? null : `the ${thing}`
}

function byAnother(body: string): string {
  const found = BY_ANOTHER.exec(body)
  if (found === null) return body
  const before = body.slice(0, found.index)
  const thing = /\b(?:while|as)\b/.test(before) ? null : thingHandled(before)
  const said = thing === null ? null : byItsName(before, thing, found)
  return said === null ? body : before + said + body.slice(before.length + found[0].length)
}

function byItsName(before: string, thing: string, found: readonly string[]): string | null {
  const [, joint = '', who = '', verb = '', way = ''] = found
  const caught = IN_THE_AIR.test(before) && CATCHES.test(verb)
  // What the wind blows away is meant by "it" as it is.
  if (caught && (/^[.;]/.test(joint) || /\bblows\b/.test(before))) return null
  const up = verb === 'picks' ? ' up' : ''
  const away = way === 'away' ? ' away' : ''
  return `${caught ? joint : '. then'} ${who} ${deedWith(thing, verb)}${up} the ${thing}${away}${besideChaser(before, verb)}`
}

/** Nobody throws a balloon: who has caught it has it by its string. */
const deedWith = (thing: string, verb: string): string =>
  verb === 'catches' && /\b(?:balloon|kite|umbrella)$/.test(thing) ? 'holds' : verb

function besideChaser(before: string, verb: string): string {
  const chaser = verb === 'catches' && CHASES.test(before) ? ownersIn(before) : null
  return chaser === null ? '' : ` next to the ${chaser}`
}
