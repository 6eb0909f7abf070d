import type { Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { does } from './people-told.ts'

const OPEN_AIR =
  /\b(grass|lawn|meadow|park|garden|orchard|vineyard|field|hill|hilltop|hillside|slope|mountain|cliff|forest|wood|woods|clearing|jungle|savanna|desert|dunes?|beach|shore|coast|lake|lakeside|river|riverbank|stream|pond)$/u
const TREES = /\b(tree|oak|willow|pine|palm|birch|maple|blossom)$/u
const SEATS =
  /\b(chair|lounger|deckchair|bench|swing|hammock|log|rock|stone|stump|stool|throne|wheelchair|table|blanket|wall|step|steps|boat|carpet|rug)$/u
/** What is told about them beside the sitting, and goes on in the grass. */
const ALONG = /^(read|sit|rest|relax)$/u

/** Who reads or sits in the open, with no seat in sight, sits on the ground: nobody carries an armchair to a tree. */
export function sitOnGrass(shot: Shot): Shot {
  if (shot.subjects.some(({ noun }) => SEATS.test(noun))) return shot
  const subjects = shot.subjects.map((each) =>
    each.kind === 'person' && isOutdoors(shot, each) ? onGround(each) : each,
  )
  return { ...shot, subjects }
}

function isOutdoors(shot: Shot, who: Subject): boolean {
  if (shot.place !== null) return OPEN_AIR.test(shot.place)
  const trees = shot.subjects.filter(({ noun }) => TREES.test(noun)).map(({ id }) => id)
  return shot.relations.some(({ from, to }) => from === who.id && trees.includes(to))
}

function onGround(who: Subject): Subject {
  if (!does(who, /^(read|sit)$/u) || !who.actions.every(({ verb }) => ALONG.test(verb))) return who
  const reads = who.actions.find(({ verb }) => verb === 'read')
  const verb = reads ? 'read-on-grass' : 'sit-on-grass'
  return { ...who, actions: [doing(verb, { prop: reads?.prop ?? null })] }
}
