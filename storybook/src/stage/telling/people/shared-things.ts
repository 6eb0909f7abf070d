import type { Shot, Subject } from '../../../plan/plan.ts'
import { does, headsOf, people, told } from './people-told.ts'
import { withEach } from '../retold.ts'

const BANNERS = /\b(?:banner|sign|poster|placard|flag|bedsheet|sheet)$/u
const BLANKETS = /\b(?:blanket|quilt|duvet|plaid)$/u
const SEATS = /\b(?:bench|sofa|couch|settee|loveseat)$/u
const MOST = 6

/** The one thing of this name that several hold. */
function heldByAll(shot: Shot, words: RegExp): { thing: Subject; who: readonly Subject[] } | null {
  const thing = shot.subjects.find(({ noun, count }) => count === 1 && words.test(noun))
  const holds = ({ id, actions }: Subject): boolean =>
    actions.some(({ verb, target }) => verb === 'hold' && target === thing?.id) ||
    shot.relations.some(
      ({ from, relation, to }) => from === id && relation === 'holding' && to === thing?.id,
    )
  const who = people(shot).filter(holds)
  const heads = headsOf(who)
  return thing && heads > 1 && heads <= MOST ? { thing, who } : null
}

/** "Five protesters hold a banner": one before all of them, and not a flag for each. */
export function holdBanner(shot: Shot): Shot {
  const held = heldByAll(shot, BANNERS)
  if (!held || shot.lettering.length > 0) return shot
  const { thing, who } = held
  const busy = who.some((each) => each.actions.some(({ verb }) => verb !== 'hold'))
  if (busy) return shot
  const prop = `${thing.colour ?? 'red'} banner ${headsOf(who)}`
  return told(shot, who, { verb: 'hold-banner', gone: new RegExp(`^${thing.noun}$`, 'u'), prop })
}

const SHEETS = /\b(?:sheet|bedsheet|blanket|tablecloth|flag|quilt)$/u

/** One sheet is folded by all who fold it, each with an edge in the hands. */
export function foldSheet(shot: Shot): Shot {
  const who = people(shot).filter(({ actions }) =>
    actions.some(({ verb, prop }) => verb === 'fold' && SHEETS.test(prop ?? '')),
  )
  const heads = headsOf(who)
  if (heads < 2 || heads > MOST) return shot
  const thing = shot.subjects.find(({ noun }) => SHEETS.test(noun))
  const prop = `${thing?.colour ?? 'white'} cloth ${heads}`
  const gone = new RegExp(`^${thing?.noun ?? 'sheet'}$`, 'u')
  return { ...told(shot, who, { verb: 'fold-sheet', gone, prop }), place: shot.place ?? 'bedroom' }
}

/** One blanket over the knees of all who sit on the bench. */
export function shareBlanket(shot: Shot): Shot {
  const held = heldByAll(shot, BLANKETS)
  const seat = shot.subjects.find(({ noun }) => SEATS.test(noun))
  if (!held || headsOf(held.who) > 4) return shot
  const gone = new RegExp(`${SEATS.source}|${BLANKETS.source}`, 'u')
  const prop = seat?.noun ?? 'sofa'
  const place = shot.place ?? (prop.endsWith('bench') ? 'park' : 'living room')
  return { ...told(shot, held.who, { verb: 'share-blanket', gone, prop }), place }
}

const FOR_TWO = /^play-(?:chess|checkers|go|backgammon)$/u

/** "A chess game": of nobody in particular, but of two. */
export function playInTwos(shot: Shot): Shot {
  return withEach(shot, (each) =>
    each.kind === 'person' && each.words === 'people' && does(each, FOR_TWO)
      ? { ...each, count: 2 }
      : each,
  )
}
