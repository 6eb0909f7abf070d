import type { Action, Relation, Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { does } from './people-told.ts'
import { withEach } from '../retold.ts'

const OPEN_AIR =
  /\b(grass|lawn|meadow|park|garden|orchard|vineyard|field|hill|hilltop|hillside|slope|mountain|cliff|forest|wood|woods|clearing|jungle|savanna|desert|dunes?|beach|shore|coast|lake|lakeside|river|riverbank|stream|pond|pier|dock|jetty|wharf|quay|edge|ledge|boardwalk)$/u
const TREES = /\b(tree|oak|willow|pine|palm|birch|maple|blossom)$/u
const SEATS =
  /\b(chair|lounger|deckchair|bench|swing|hammock|log|rock|stone|stump|stool|throne|wheelchair|table|blanket|wall|step|steps|boat|carpet|rug|bed|mattress|tent|camper|van|car|sofa|couch|nest|haystack|cot|cradle)$/u
/** What is told about them beside the sitting, and goes on in the grass. */
const ALONG = /^(read|sit|rest|relax)$/u
/** Who sits on a roof looks around from there anyway. */
const ALONG_ROOFS = /^(read|sit|rest|relax|look)$/u

const SLEEPS = /^(sleep|snore|nap|doze)$/u

const LOW: Readonly<Record<string, string>> = {
  eat: 'eat-on-grass',
  drink: 'drink-on-grass',
  read: 'read-on-grass',
  type: 'type-on-grass',
}

/** Who is said to sit on the floor brings no table and no chair. */
function sitOnFloor(shot: Shot): Shot {
  return withEach(shot, (each) => {
    const floor = each.actions.some(({ verb, prop }) => verb === 'sit' && prop === 'floor')
    const deed = lowDeed(each)
    return each.kind === 'person' && floor && deed ? { ...each, actions: [deed] } : each
  })
}

/** Who reads, sits or sleeps in the open, with no seat in sight, is on the ground: nobody carries an armchair or a bed to a tree. */
export function sitOnGrass(asked: Shot): Shot {
  const shot = sitOnFloor(asked)
  if (shot.subjects.some(({ noun }) => /\bhammock$/u.test(noun))) return inTheHammock(shot)
  if (shot.subjects.some(({ noun }) => SEATS.test(noun))) return shot
  const subjects = shot.subjects.map((each) =>
    each.kind === 'person' && isOutdoors(shot, each) ? onGround(each, shot) : each,
  )
  return wokenByFruit({ ...shot, place: shot.place ?? openAir(subjects), subjects })
}

/** It hangs outdoors, and who sleeps in it needs no bed. */
function inTheHammock(shot: Shot): Shot {
  const subjects = shot.subjects.map((each) => {
    if (each.kind !== 'person') return each
    if (does(each, SLEEPS)) return { ...each, actions: [doing('sleep-on-ground')] }
    // Nobody stands in it.
    const idle = each.actions.length === 0 && isOnOne(each, shot)
    return idle ? { ...each, actions: [doing('lie')] } : each
  })
  return { ...shot, place: shot.place ?? 'garden', subjects }
}

function isOnOne({ id }: Subject, { relations }: Shot): boolean {
  return relations.some(({ from, relation }) => from === id && relation === 'on')
}

/** On the tiles of a roof: nobody has carried a stool up there. */
const isOnRoof = ({ place, scenery = [] }: Shot): boolean =>
  place === 'tiled roof' || scenery.includes('tiled roof')

function isOutdoors(shot: Shot, who: Subject): boolean {
  // Who is in a blossom or a shell is not on the ground.
  if (shot.relations.some(({ from, relation }) => from === who.id && relation === 'inside'))
    return false
  if (shot.place !== null)
    return (
      OPEN_AIR.test(shot.place) ||
      isOnRoof(shot) ||
      /^(?:tent interior|(?:blanket|pillow|couch|sofa|duvet|sheet) (?:fort|tent|den))$/u.test(
        shot.place,
      )
    )
  const trees = shot.subjects.filter(({ noun }) => TREES.test(noun)).map(({ id }) => id)
  if (does(who, SLEEPS)) return trees.length > 0
  return shot.relations.some(({ from, to }) => from === who.id && trees.includes(to))
}

/** Whether there is a trunk to lean the back against. */
const leansOn = ({ subjects }: Shot): boolean => subjects.some(({ noun }) => TREES.test(noun))

/** Nobody sleeps under a tree in a bedroom. */
function openAir(subjects: readonly Subject[]): string | null {
  return subjects.some((each) => does(each, /^sleep-on-grass$/u)) ? 'meadow' : null
}

function onGround(who: Subject, shot: Shot): Subject {
  const along = isOnRoof(shot) ? ALONG_ROOFS : ALONG
  if (does(who, SLEEPS))
    return { ...who, actions: [doing(leansOn(shot) ? 'sleep-on-grass' : 'sleep-on-ground')] }
  const low = lowDeed(who)
  if (low) return { ...who, actions: [low] }
  if (!does(who, /^(read|sit)$/u) || !who.actions.every(({ verb }) => along.test(verb))) return who
  const reads = who.actions.find(({ verb }) => verb === 'read')
  const verb = reads ? 'read-on-grass' : 'sit-on-grass'
  return { ...who, actions: [doing(verb, { prop: reads?.prop ?? null })] }
}

/** "Sits on the dock and eats an apple": no table stands there. */
function lowDeed({ actions }: Subject): Action | null {
  const sits = actions.some(({ verb }) => verb === 'sit')
  const deed = actions.find(({ verb }) => verb in LOW)
  if (!sits || !deed || actions.length > 2) return null
  return { ...deed, verb: LOW[deed.verb] ?? deed.verb }
}

/** An apple that falls onto who sleeps under its tree comes with the sleeper: in its own size, and it bounces off the head. */
function wokenByFruit(shot: Shot): Shot {
  const sleeper = shot.subjects.find((each) => does(each, /^sleep-on-grass$/u))
  const fruit = shot.subjects.find(
    (each) => does(each, /^(fall|drop)$/u) && isOver(shot, each, sleeper),
  )
  if (!sleeper || !fruit) return shot
  const prop = [fruit.colour, fruit.noun].filter(Boolean).join(' ')
  const tree = shot.subjects.find(({ noun }) => TREES.test(noun))
  const others = shot.relations.filter(
    ({ from, to }) => from !== fruit.id && to !== fruit.id && from !== sleeper.id,
  )
  const under: Relation[] = tree ? [{ from: sleeper.id, relation: 'under', to: tree.id }] : []
  return {
    ...shot,
    subjects: [
      { ...sleeper, actions: [doing('sleep-on-grass', { prop })] },
      ...shot.subjects.filter((each) => each !== fruit && each !== sleeper),
    ],
    relations: [...others, ...under],
  }
}

function isOver(shot: Shot, { id, kind, actions }: Subject, sleeper: Subject | undefined): boolean {
  if (!/^(food|plant|thing|toy)$/u.test(kind) || !sleeper) return false
  const lands = ({ from, relation, to }: Relation): boolean =>
    from === id && to === sleeper.id && /^(on|above)$/u.test(relation)
  return actions.some(({ target }) => target === sleeper.id) || shot.relations.some(lands)
}
