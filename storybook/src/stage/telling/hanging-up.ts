import { LIVING } from '../../plan/kinds.ts'
import type { Shot, Subject } from '../../plan/plan.ts'

const HANGS = /^(?:swing|hang|sway|dangle)$/u
/** What has its place on a wall; in the open the wall is not seen, and so they hang as the others do. */
const ON_WALLS =
  /\b(?:painting|picture|portrait|poster|tapestry|map|photo|photograph|mirror|clock|shield|trophy)$/u
/** What hangs by a cord, from a ceiling, a beam, a branch or a line that nobody names. */
const ON_CORDS =
  /\b(?:lantern|lamp|light ?bulb|bulb|banner|flag|pennant|ornament|bauble|star|heart|wreath|stocking|crane|mobile|bell|basket|plant|ivy|herb|garlic|onion|sausage|ham|fish|pan|pot|cup|mug|key|mask|puppet|doll|umbrella|kite|balloon|disco ball|chandelier|dress|shirt|coat|hat|scarf|carpet|rug|cage|birdcage|sign|decoration|snowflake|butterfl(?:y|ies)|swing|hammock|rope|vine|skeleton|ghost|pi[nñ]ata|medal|horseshoe|dream ?catcher|wind chime|chime|feather|leaf|leaves|fruit|apple|pumpkin)$/u
/** What stands upright in the air where it is hung: it has a picture that does. */
const HUNG_PICTURES: Readonly<Record<string, string>> = { 'prop:flag': 'prop:hung-banner' }

/** "Banners hang from the walls", "lanterns hang from the ceiling": on the wall or on cords above all, and nothing swings on the floor. */
export function hangOverhead(shot: Shot): Shot {
  const found = shot.subjects.filter((each) => isHanging(each, shot))
  if (found.length === 0) return shot
  const walled = new Set(found.filter(({ noun }) => ON_WALLS.test(noun)))
  const corded = new Set(found.filter((each) => !walled.has(each) && each.picture !== null))
  return {
    ...shot,
    subjects: shot.subjects
      .filter((each) => !corded.has(each))
      .map((each) => (walled.has(each) ? onWall(each) : each)),
    scenery: [...(shot.scenery ?? []), ...[...corded].map(hungWords)].slice(-6),
  }
}

function isHanging({ id, kind, noun, actions }: Subject, { relations }: Shot): boolean {
  const [first, ...more] = actions
  const alive =
    LIVING.has(kind) && !/^(?:paper|origami|glass|wooden|toy|stuffed|plush) /u.test(noun)
  if (alive || more.length > 0 || !HANGS.test(first?.verb ?? '')) return false
  if (first?.target != null || relations.some(({ from, to }) => from === id || to === id))
    return false
  return ON_WALLS.test(noun) || ON_CORDS.test(noun)
}

function onWall(subject: Subject): Subject {
  const { noun } = subject
  const known = /\b(?:painting|picture|portrait|poster|tapestry|map)$/u.test(noun)
  return { ...subject, noun: known ? noun : `wall ${noun}`, actions: [] }
}

/** Its picture, how many, and its colour if it has one: the set hangs them up. */
function hungWords({ picture, count, colour }: Subject): string {
  const name = HUNG_PICTURES[picture ?? ''] ?? picture
  return `${HUNG} ${name} ${Math.min(9, count)} ${colour ?? ''}`.trim().slice(0, 60)
}

/** How the scenery begins that tells what hangs above. */
export const HUNG = 'hung up'
