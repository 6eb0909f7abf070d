import { ANIMALS } from '../../../plan/kinds.ts'
import type { Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { measureFor, operate, studyTogether, wheelPatient } from './crews.ts'
import { does, people, told } from './people-told.ts'
import { tryOn } from './trying-on.ts'

const MIRRORS = /\b(mirror|reflection)$/u

/** Who looks into a mirror stands before it. */
function mirrored(shot: Shot): Shot {
  const who = people(shot).filter((each) =>
    does(each, /^(look|look-at|gaze-out|admire|stand|smile)$/u),
  )
  const glass = shot.subjects.some(({ kind, noun }) => kind !== 'person' && MIRRORS.test(noun))
  return glass && who.length === 1 ? told(shot, who, { verb: 'look-mirror', gone: MIRRORS }) : shot
}

/** Under a blanket one is wrapped in it; it does not hang in the air. */
function wrapUp(shot: Shot): Shot {
  const under = shot.relations.find(({ from, relation, to }) => {
    const [who, thing] = [from, to].map((id) => shot.subjects.find((each) => each.id === id))
    const wraps = /^(under|inside|wearing|holding)$/u.test(relation)
    return wraps && who?.kind === 'person' && /\b(blanket|quilt|shawl)$/u.test(thing?.noun ?? '')
  })
  const who = people(shot).find(({ id }) => id === under?.from)
  const blanket = shot.subjects.find(({ id }) => id === under?.to)
  if (!who?.person || !blanket || does(who, /^(sleep|lie|read)$/u)) return shot
  const cape = { garment: 'cape', colour: blanket.colour ?? 'red' }
  const person = { ...who.person, wears: [...who.person.wears, cape] }
  return {
    ...shot,
    subjects: shot.subjects
      .filter(({ id }) => id !== blanket.id)
      .map((each) => (each.id === who.id ? { ...each, person } : each)),
    relations: shot.relations.filter(({ from, to }) => from !== blanket.id && to !== blanket.id),
  }
}

/** What is done to another rather than to oneself. */
const TO_ANOTHER: readonly (readonly [verb: RegExp, instead: string, gone: RegExp])[] = [
  [/^(?:brush|comb)-hair$/u, 'comb-hair', /\b(hair|brush|comb)$/u],
  [/^(push|push-wheelchair)$/u, 'push-wheelchair', /\bwheelchair$/u],
  [/^(spoon-feed|feed|bottle-feed)$/u, 'spoon-feed', /\b(spoon|porridge)$/u],
]

/** What is done with whom in the arms: babies are kissed there, and a grown person is carried on both. */
function inArms(
  each: Subject,
  { verb }: Subject['actions'][number],
  other: Subject,
): string | null {
  const young = /^(baby|child)$/u.test(each.person?.age ?? '')
  if (young || each.count > 1 || other.count > 1) return null
  if (other.person?.age === 'baby') return /^(kiss|hug|cuddle)$/u.test(verb) ? 'kiss-baby' : null
  return verb === 'carry' ? 'carry-person' : null
}

function takeInArms(shot: Shot): Shot {
  for (const each of people(shot)) {
    const [action] = each.actions
    const other = people(shot).find(({ id }) => id === action?.target && id !== each.id)
    const verb = action && other ? inArms(each, action, other) : null
    if (verb && other) return taken(shot, { each, other, verb })
  }
  return shot
}

/** The baby comes with the deed; a grown person is its partner. */
function taken(
  shot: Shot,
  { each, other, verb }: { each: Subject; other: Subject; verb: string },
): Shot {
  const small = verb === 'kiss-baby'
  const next = told(shot, [each], { verb, prop: '' })
  const deed = doing(verb, small ? {} : { target: other.id })
  return {
    ...next,
    subjects: next.subjects
      .filter(({ id }) => !small || id !== other.id)
      .map((one) => {
        if (one.id === each.id) return { ...one, actions: [deed] }
        return one.id === other.id ? { ...one, actions: [] } : one
      }),
    relations: next.relations.filter(({ from, to }) => from !== other.id && to !== other.id),
  }
}

/** Who has no bathroom to do it in, and a tail that wants to be seen. */
const isHalfFish = ({ noun }: Subject): boolean => /\bmer(maid|man)$/u.test(noun)

/** A mermaid alone combs her own hair. */
function combOwnHair(shot: Shot): Shot {
  const [each, ...others] = people(shot)
  const [action] = each?.actions ?? []
  const alone = each?.count === 1 && others.length === 0 && action?.target === null
  if (!alone || !isHalfFish(each) || !/^(comb|brush)-hair$/u.test(action.verb)) return shot
  return told(shot, [each], { verb: 'comb-own-hair' })
}

function careFor(shot: Shot): Shot {
  for (const each of people(shot)) {
    const [action] = each.actions
    const other = people(shot).find(({ id }) => id === action?.target && id !== each.id)
    if (action?.verb === 'brush-hair' && each.count === 2)
      return told(shot, [each], { verb: 'comb-hair' })
    const row = TO_ANOTHER.find(([verb]) => verb.test(action?.verb ?? ''))
    if (!action || !other || !row) continue
    const [, verb, gone] = row
    const needsThing = verb !== 'comb-hair'
    if (needsThing && !shot.subjects.some(({ noun }) => gone.test(noun))) continue
    const next = told(shot, [each], { verb, gone })
    const subjects = next.subjects.map((one) =>
      one.id === each.id ? { ...one, actions: [doing(verb, { target: other.id })] } : one,
    )
    return { ...next, subjects }
  }
  return shot
}

/** On the move one cannot do the same: the teacher cheers. */
const ON_THE_MOVE = /^(ride|ski|swim|ice-skate|skate|walk|run|drive|surf|fly|climb)/u

/** Who teaches somebody to do something shows how. */
function showHow(shot: Shot): Shot {
  const teacher = people(shot).find((each) => does(each, /^teach$/u))
  const pupil = people(shot).find(({ id }) => id === teacher?.actions[0]?.target)
  const [lesson] = pupil?.actions ?? []
  if (!teacher || !lesson) return shot
  const verb = ON_THE_MOVE.test(lesson.verb) ? 'cheer' : lesson.verb
  return {
    ...shot,
    subjects: shot.subjects.map((each) =>
      each.id === teacher.id ? { ...each, actions: [doing(verb, { prop: lesson.prop })] } : each,
    ),
  }
}

/** Behind one's mother one needs no tree. */
function peek(shot: Shot): Shot {
  const subjects = shot.subjects.map((each) => {
    const hides = each.kind === 'person' && does(each, /^hide$/u)
    const screen = shot.relations.some(
      ({ from, relation }) => from === each.id && /^(behind|under|inside)$/u.test(relation),
    )
    return hides && screen ? { ...each, actions: [doing('peek')] } : each
  })
  return { ...shot, subjects }
}

/** Who has a baby with them and nothing to do has it in their arms. */
function cradle(shot: Shot): Shot {
  const baby = people(shot).find(
    ({ person, count, actions }) => person?.age === 'baby' && count === 1 && actions.length === 0,
  )
  const parent = people(shot).find(
    ({ person, actions }) =>
      person?.age !== 'baby' &&
      person?.age !== 'child' &&
      actions.every(({ verb }) => /^(stand|hold|carry|look-at|smile)$/u.test(verb)),
  )
  if (!baby || !parent || people(shot).length > 3) return shot
  const verb = parent.count === 2 ? 'admire-baby' : 'rock-baby'
  const subjects = shot.subjects
    .filter(({ id, noun }) => id !== baby.id && !/\b(crib|cradle)$/u.test(noun))
    .map((each) => (each.id === parent.id ? { ...each, actions: [doing(verb)] } : each))
  const ids = new Set(subjects.map(({ id }) => id))
  const relations = shot.relations.filter(({ from, to }) => ids.has(from) && ids.has(to))
  return { ...shot, subjects, relations }
}

/** What a face says, the whole body says, when there is nothing else to do. */
const FEELINGS: Readonly<Record<string, string>> = {
  angry: 'rage',
  scared: 'cower',
  surprised: 'gasp',
  sad: 'mourn',
  happy: 'beam',
}

function feel(shot: Shot): Shot {
  const subjects = shot.subjects.map((each) => {
    const verb = FEELINGS[each.emotion]
    const idle = each.actions.every((action) => /^(stand|smile|frown)$/u.test(action.verb))
    const bound = shot.relations.some(({ from }) => from === each.id)
    return each.kind === 'person' && verb && idle && !bound
      ? { ...each, actions: [doing(verb)] }
      : each
  })
  return { ...shot, subjects }
}

/** Who is pushed on a swing swings, and who pushes stands by. */
function pushSwing(shot: Shot): Shot {
  const swing = shot.subjects.find(({ kind, noun }) => kind !== 'person' && /\bswing$/u.test(noun))
  const helper = people(shot).find((each) => does(each, /^push$/u))
  const child = people(shot).find(({ id }) => id === helper?.actions[0]?.target)
  if (!swing || !helper || !child) return shot
  const deeds = new Map([
    [child.id, [doing('pushed-swing', { target: helper.id })]],
    [helper.id, []],
  ])
  return {
    ...shot,
    place: shot.place ?? 'playground',
    subjects: shot.subjects
      .filter(({ id }) => id !== swing.id)
      .map((each) => {
        const actions = deeds.get(each.id)
        return actions ? { ...each, actions } : each
      }),
    relations: shot.relations.filter(({ from, to }) => from !== swing.id && to !== swing.id),
  }
}

/** One beast that is fed eats out of the hand; a flock has its grains on the ground. */
function feedFromHand(shot: Shot): Shot {
  const subjects = shot.subjects.map((each): Subject => {
    const [action] = each.actions
    const fed = shot.subjects.find(({ id }) => id === action?.target)
    const plain = each.kind === 'person' && each.count === 1 && action?.verb === 'feed'
    if (!plain || action.prop !== null || fed?.kind !== 'animal' || fed.count > 1) return each
    return { ...each, actions: [{ ...action, verb: 'feed-from-hand' }] }
  })
  return { ...shot, subjects }
}

const TOYS = /\b(doll|teddy|teddy bear|plush)\b/u
const SMALL =
  /\b(frog|toad|kitten|puppy|rabbit|bunny|cat|mouse|hamster|bird|chick|duckling|turtle|hedgehog|squirrel|guinea pig|lamb|owl|chicken|hen)\b/u

/** To a dog that is too large for the arms one kneels down. */
const WHISPERED = /^(whisper|comfort|cuddle)$/u

/** Animals, and what is loved like one. */
const isDarling = ({ kind, noun }: Subject): boolean => ANIMALS.has(kind) || TOYS.test(noun)

/** What is small is taken into both hands to be kissed. */
function takeUp(shot: Shot): Shot {
  const subjects = shot.subjects.map((each) => {
    const [action] = each.actions
    const loved = shot.subjects.find(({ id }) => id === action?.target)
    const fond =
      each.kind === 'person' && action && /^(kiss|hug|cuddle|whisper|comfort)$/u.test(action.verb)
    if (!fond || !loved || !isDarling(loved)) return each
    if (!SMALL.test(loved.noun) && !TOYS.test(loved.noun))
      return WHISPERED.test(action.verb) ? { ...each, actions: [{ ...action, verb: 'pet' }] } : each
    const verb = action.verb === 'kiss' ? 'kiss-darling' : 'hug-darling'
    return { ...each, actions: [{ ...action, verb }] }
  })
  return { ...shot, subjects }
}

const THRONES = /\bthrone$/u

/** Everybody who sits on a throne has one, and is in the hall where it stands. */
function enthrone(asked: Shot): Shot {
  const thrones = asked.subjects.filter(({ noun }) => THRONES.test(noun)).map(({ id }) => id)
  const held = asked.relations.some(({ relation, to }) => relation === 'on' && thrones.includes(to))
  const shot = held ? { ...asked, place: asked.place ?? 'throne room' } : asked
  const who = people(shot).filter(
    (each) =>
      does(each, /^sit$/u) &&
      shot.relations.some(({ from, to }) => from === each.id && thrones.includes(to)),
  )
  if (who.length < 2) return shot
  return told(shot, who, { verb: 'sit', prop: 'throne', gone: THRONES })
}

/** Who stands to do something does not stand on the bench. */
function beforeBench(shot: Shot): Shot {
  const relations = shot.relations.map((each) => {
    const who = people(shot).find(({ id }) => id === each.from)
    const seat = shot.subjects.find(({ id }) => id === each.to)
    const stands = who !== undefined && does(who, /^(feed|photograph|wave|point|paint|dance)$/u)
    return each.relation === 'on' && stands && /\bbench$/u.test(seat?.noun ?? '')
      ? { ...each, relation: 'in-front-of' as const }
      : each
  })
  return { ...shot, relations }
}

const CLOCKS = /\bdandelions?$/u

/** The seeds fly off who blows on them. */
function blowSeeds(shot: Shot): Shot {
  const who = people(shot).filter((each) => does(each, /^(blow-candles|blow-bubbles|blow|kiss)$/u))
  const there = shot.subjects.some(({ kind, noun }) => kind !== 'person' && CLOCKS.test(noun))
  return there && who.length === 1
    ? told(shot, who, { verb: 'blow-dandelion', gone: CLOCKS })
    : shot
}

/** How people look after one another, and after themselves. */
export const CARING_TALES: readonly ((shot: Shot) => Shot)[] = [
  wheelPatient,
  takeInArms,
  blowSeeds,
  wrapUp,
  tryOn,
  mirrored,
  pushSwing,
  combOwnHair,
  careFor,
  showHow,
  peek,
  cradle,
  takeUp,
  feedFromHand,
  enthrone,
  beforeBench,
  operate,
  studyTogether,
  measureFor,
  feel,
]
