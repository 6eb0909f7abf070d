import { NAMED_PLACES } from '../../lexicon/places/all-places.ts'
import { COUNTRY } from '../../lexicon/places/country.ts'
import { NATURE } from '../../lexicon/places/nature.ts'
import { TOWN } from '../../lexicon/places/town.ts'
import type { Shot, Subject } from '../../plan/plan.ts'

const CHEERS = /^(?:beam|smile|laugh|cheer|thumbs-up|celebrate)$/
const WEEPS = /^(?:cry|sob|weep)$/
const DOWN = /^(?:sad|angry|scared|sleepy)$/

/** "A sad clown sits alone. … He smiles": nobody is sad any more who smiles in a later take. */
export function feelNow(subjects: readonly Subject[], previous: Shot | null): void {
  for (const subject of subjects) {
    const before = previous?.subjects.find(({ id }) => id === subject.id)
    if (before === undefined || before.emotion !== subject.emotion) continue
    const does = (deeds: RegExp): boolean => subject.actions.some(({ verb }) => deeds.test(verb))
    if (DOWN.test(subject.emotion) && does(CHEERS)) subject.emotion = 'happy'
    else if (subject.emotion === 'happy' && does(WEEPS)) subject.emotion = 'sad'
  }
}

/** The mood of the shot before, unless whoever had it feels otherwise now. */
export function moodAfter(mood: Shot['mood'], subjects: readonly Subject[]): Shot['mood'] {
  const happy = subjects.some(({ emotion }) => emotion === 'happy')
  return mood === 'sad' && happy ? null : mood
}

const OF_ROOMS = /^(?:sofa|couch|armchair|bed|bathtub|fireplace|bunk bed|four-poster bed)$/
const ROOMS: readonly (readonly [furniture: RegExp, room: string])[] = [
  [/(?<!\b(?:hospital|flower|garden) )\bbed$/, 'bedroom'],
  [/(?:^| )(?:sofa|couch|armchair|fireplace|bookshelf|shelf)$/, 'living room'],
  [/(?:^| )bathtub$/, 'bathroom'],
]
/** What is done in any room. */
const ANYWHERE =
  /^(?:sleep|wake-up|get-up|look|hatch|burn|jump|hop|run|hide|walk|stand|crawl|cry|laugh|smile|yawn|scare|appear|disappear|talk|hug|kiss|give|open|dance|sit|lie|fall|chase|climb|hold|break|glow|shake|bark|roar|lick|bite|pet|wag|stretch|sing|scream|wave)$/

const roomOf = (seen: readonly Subject[]): string | undefined =>
  ROOMS.find(([furniture]) => seen.some(({ noun }) => furniture.test(noun)))?.[1]

/** "Takes it home and hides it under his bed": no bed stands before the house. */
export function roomAtHome({ place, subjects }: Pick<Shot, 'place' | 'subjects'>): string | null {
  return place === 'home' ? (roomOf(subjects) ?? place) : place
}

/** "He hides it under his bed. … The dragon burns the curtain": in the room that the furniture told of. */
export function roomAfter(
  subjects: readonly Subject[],
  { place, subjects: seen }: Shot,
): string | null {
  const calm = subjects.every(
    ({ kind, actions }) =>
      !/^(?:vehicle|boat|aircraft|building|nature|sky)$/.test(kind) &&
      actions.every(({ verb }) => ANYWHERE.test(verb)),
  )
  return place ?? (calm ? (roomOf(seen) ?? null) : null)
}

/** In these one may be within walls. */
const WALLED =
  /castle|palace|mansion|house|interior|temple|church|mosque|tower|station|garage|showroom|porch/
const OUTSIDE = new Set(
  Object.keys({ ...NATURE, ...COUNTRY, ...TOWN }).filter((id) => !WALLED.test(id)),
)

/** "A girl finds a kitten in an alley. … It sleeps on a sofa": nobody has one there. */
export function isAtHome(subjects: readonly Subject[], { place, subjects: seen }: Shot): boolean {
  const { id = '' } = NAMED_PLACES.get(place ?? '') ?? {}
  const comes = subjects.some(
    (one) => OF_ROOMS.test(one.noun) && !seen.some((each) => each.id === one.id),
  )
  return comes && OUTSIDE.has(id)
}

const GETS_GOING = /^(?:jump|leap|run|walk|flee|escape|fly|get-up|chase|climb|scream|eat|stretch)$/

/** "A sleeping cat jumps up and runs away": it sleeps no more. */
export function wakeUp(subjects: readonly Subject[]): void {
  for (const { actions } of subjects) {
    const [first, ...more] = actions
    if (first?.verb === 'sleep' && more.some(({ verb }) => GETS_GOING.test(verb)))
      first.verb = 'wake-up'
  }
}
