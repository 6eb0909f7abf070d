import type { Shot, Subject } from '../../../plan/plan.ts'
import { ANIMALS } from '../../../plan/kinds.ts'
import { doing } from '../doing.ts'
import { withDeed } from './told.ts'
import { withSubject } from '../retold.ts'
import { unseen } from '../without.ts'

/** Those who walk up walls. */
const CLINGERS =
  /\b(gecko|lizard|salamander|newt|chameleon|anole|skink|spider|tarantula|snail|slug|ant|beetle|ladybug|ladybird|butterfly|moth|cicada|caterpillar|fly|housefly|mosquito|mantis|cockroach|centipede|tree frog|frog|bug|insect|cricket|grasshopper|stick insect|weevil|scorpion)$/u
const FACES =
  /\b(wall|window|windowpane|window pane|ceiling|door|mirror|tree trunk|trunk|bark|glass|facade|shed)$/u
const HOLDS =
  /^(swing|cling|climb|rock-climb|climb-tree|crawl|hang|walk|run|sit|rest|stand|look|lie|sleep|perch|stick|slither|go)$/u

function canCling({ noun, count, actions: [first] }: Subject): boolean {
  return CLINGERS.test(noun) && count <= 3 && (!first || HOLDS.test(first.verb))
}

/** Who can cling and is on a wall, a window or a trunk is on its face, and we are near enough to see it. */
function onTheFace(shot: Shot): Shot {
  if (shot.subjects.length > 2) return shot
  const who = shot.subjects.find((each) => canCling(each) && saidOf(each, shot) !== null)
  const said = who && saidOf(who, shot)
  if (!who || !said) return shot
  const face = faceOf(who, shot)
  const told = face ? unseen(shot, face) : shot
  return {
    ...withSubject(told, who, { actions: [doing('cling')] }),
    place: 'wall face',
    scenery: [said.slice(0, 60)],
  }
}

/** What is said of the wall that it is on; null when there is none. */
function saidOf(who: Subject, shot: Shot): string | null {
  const face = faceOf(who, shot)
  if (face) return [face.colour, face.material, face.words, face.noun].filter(Boolean).join(' ')
  const prop = who.actions[0]?.prop ?? ''
  return FACES.test(prop) ? prop : null
}

function faceOf({ id, actions }: Subject, { subjects, relations }: Shot): Subject | undefined {
  const held = relations.find(({ from, relation }) => from === id && relation === 'on')?.to
  const [first] = actions
  const climbs = /^(swing|climb|rock-climb|climb-tree|crawl|cling)$/u.test(first?.verb ?? '')
  return subjects.find(
    (each) =>
      (each.id === held || each.id === first?.target || climbs) &&
      each.count === 1 &&
      FACES.test(each.noun),
  )
}

const TRUNKS = /\b(tree|trunk|tree trunk|log|oak|pine|eucalyptus|palm)$/u

/** Beasts that cling to a trunk are on it and do not swing from it. */
function onTheTrunk(shot: Shot): Shot {
  const who = shot.subjects.find(
    ({ kind, count, actions: [first] }) =>
      ANIMALS.has(kind) && count === 1 && /^(swing|hug|hold|cling)$/u.test(first?.verb ?? ''),
  )
  const tree = shot.subjects.find(({ id }) => id === who?.actions[0]?.target)
  if (!who || !tree || who.kind === 'creature' || !TRUNKS.test(tree.noun)) return shot
  const verb = who.kind === 'bird' ? 'peck' : 'climb-tree'
  return unseen(withDeed(shot, who, doing(verb, { prop: tree.noun })), tree)
}

const SPINNERS = /\b(spider|tarantula|caterpillar|inchworm|silkworm|worm)$/u
const THREADS = /\b(thread|silk|string|strand|web|cobweb|line|cord)$/u

/** A spider hangs by its own thread: no spool of ours is put up for it. */
function byItsThread(shot: Shot): Shot {
  const who = shot.subjects.find(({ noun }) => SPINNERS.test(noun))
  const hold = shot.relations.find(
    ({ from, relation }) => from === who?.id && /^(hanging-from|on)$/u.test(relation),
  )
  const thread = shot.subjects.find(({ id, noun }) => id === hold?.to && THREADS.test(noun))
  if (!who || !hold || !thread) return shot
  // One that only sits in its web is in the middle of it.
  if (hold.relation === 'on' && thread.noun.endsWith('web')) return shot
  return unseen(withDeed(shot, who, doing('hang-by-thread')), thread)
}

const HEAD_DOWN = /\b(bat|sloth|possum|opossum)$/u
const HANGS = /^(swing|hang|dangle)$/u

/** From a ceiling that is not named as a thing bats hang head down, and spiders by a thread. */
function fromTheCeiling(shot: Shot): Shot {
  const who = shot.subjects.find(
    ({ id, noun, actions: [first] }) =>
      (SPINNERS.test(noun) || HEAD_DOWN.test(noun)) &&
      HANGS.test(first?.verb ?? '') &&
      first?.target === null &&
      !shot.relations.some(({ from }) => from === id),
  )
  if (!who) return shot
  const verb = HEAD_DOWN.test(who.noun) ? 'hang-upside-down' : 'hang-by-thread'
  return withDeed(shot, who, doing(verb))
}

/** Where beasts live is no room of ours. */
function inTheirDen(shot: Shot): Shot {
  const [lead] = shot.subjects
  if (!lead || lead.kind !== 'animal' || shot.place !== 'den') return shot
  const small = /\b(fox|badger|rabbit|hare|mole|meerkat|weasel|hedgehog|mouse|ferret)$/u
  return { ...shot, place: small.test(lead.noun) ? 'underground den' : 'cave' }
}

/** Those who hold on to walls, trunks and threads. */
export const CLINGING_TALES: readonly ((shot: Shot) => Shot)[] = [
  onTheFace,
  onTheTrunk,
  byItsThread,
  fromTheCeiling,
  inTheirDen,
]
