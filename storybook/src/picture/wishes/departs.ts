import type { Action, Subject } from '../../plan/plan.ts'
import { travels } from './manners.ts'

/** Words that send somebody out of the picture. */
const AWAY =
  /\b(?:away|off|off-?screen|out of (?:the |this |our )?(?:frame|picture|photo|image|shot|view|sight|scene|screen|window)|into the (?:distance|sunset|horizon|sky|woods|forest|night|fog|mist|sea)|(?:over|beyond|to|towards?) the horizon)\b|\b(?:leav(?:es?|ing)|exit(?:s|ing)?|depart(?:s|ing)?|flees?|fleeing|escapes?|escaping)\b/u

/** What ends a clause. */
const END = /[.;,]|\b(?:while|as|when|but|then|and (?:an?|the|her|his|their|its|some|two|three))\b/u

/** The same subject with its deeds as a picture shows them: the reader of scenes keeps everybody on the stage. */
export function departing(subject: Subject, prompt: string): Subject {
  const said = clauseOf(subject, prompt.toLowerCase())
  const isSent = AWAY.test(said)
  const sent = (action: Action): Action => {
    if (action.verb === 'turn' && BECOMES.test(said)) return { ...action, verb: 'transform' }
    const goes = isSent && action.direction === null && travels(action.verb)
    return goes ? { ...action, direction: 'away' } : action
  }
  return { ...subject, actions: subject.actions.map(sent) }
}

/** What turns into something else does not spin. */
const BECOMES = /\bturn(?:s|ing)? (?:in)?to an?\b/u

/** From where it is named to the end of what is said of it; of whom is only called "she", all that is said. */
function clauseOf({ words }: Subject, text: string): string {
  const at = words === '' ? -1 : text.indexOf(words.toLowerCase())
  if (at < 0) return text
  const rest = text.slice(at + words.length)
  const end = rest.search(END)
  return end < 0 ? rest : rest.slice(0, end)
}
