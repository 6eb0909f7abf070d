import type { Action, Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { beforeBench, blowSeeds, enthrone, mirrored, wrapUp } from './about-oneself.ts'
import { measureFor, operate, studyTogether, wheelPatient } from './crews.ts'
import { feedFromHand, takeUp } from './darlings.ts'
import { cradle, rockSeated, takeInArms } from './in-arms.ts'
import { does, people, told } from './people-told.ts'
import { tryOn } from './trying-on.ts'
import { withSubject, withEach } from '../retold.ts'
import { withoutAll } from '../without.ts'

/** What is done to another rather than to oneself. */
const TO_ANOTHER: readonly (readonly [verb: RegExp, instead: string, gone: RegExp])[] = [
  [/^(?:brush|comb)-hair$/u, 'do-hair', /\b(hair|brush|comb)$/u],
  [/^(?:makeup|do-makeup)$/u, 'makeup-other', /\b(lipstick|brush|makeup)$/u],
  [
    /^(?:bathe|bath|wash|wash-hair|shower|clean)$/u,
    'bathe-other',
    /\b(?:tub|bathtub|bath|basin|sponge)$/u,
  ],
  [/^shave$/u, 'shave-beard', /\b(beard|razor|foam)$/u],
  [/^dry-hair$/u, 'dry-other', /\b(hair|dryer|towel)$/u],
  [/^blindfold$/u, 'blindfold-other', /\b(cloth|scarf|bandana)$/u],
  [/^get-dressed$/u, 'tend-front', /\bclothes$/u],
  [/^(push|push-wheelchair)$/u, 'push-wheelchair', /\bwheelchair$/u],
  [/^(spoon-feed|feed|bottle-feed)$/u, 'spoon-feed', /\b(spoon|porridge)$/u],
]

/** Without it, another deed is meant. */
const NEEDS_THING = /^(?:push-wheelchair|spoon-feed)$/u

/** Who has no bathroom to do it in, and a tail that wants to be seen. */
const isHalfFish = ({ noun }: Subject): boolean => /\bmer(maid|man)$/u.test(noun)

/** A mermaid alone combs her own hair. */
function combOwnHair(shot: Shot): Shot {
  const [each, ...others] = people(shot)
  const action = each?.actions.find(({ verb }) => /^(comb|brush)-hair$/u.test(verb))
  const alone = each?.count === 1 && others.length === 0 && action?.target === null
  if (!alone || !isHalfFish(each)) return shot
  return told(shot, [each], { verb: 'comb-own-hair' })
}

/** Who is pushed with the wheelchair is whoever sits in it. */
function whoIsMeant(shot: Shot, { id: own, actions: [deed] }: Subject): Subject | undefined {
  const target = deed?.target ?? null
  const sitter = shot.relations.find(
    ({ to, relation }) => to === target && /^(?:inside|on|riding)$/u.test(relation),
  )?.from
  return people(shot).find(({ id }) => id !== own && (id === target || id === sitter))
}

function careFor(shot: Shot): Shot {
  for (const each of people(shot)) {
    const [action] = each.actions
    const other = whoIsMeant(shot, each)
    if (action?.verb === 'brush-hair' && each.count === 2)
      return told(shot, [each], { verb: 'do-hair' })
    const row = TO_ANOTHER.find(([verb]) => verb.test(action?.verb ?? ''))
    if (!action || !other || !row) continue
    const [, verb, gone] = row
    if (NEEDS_THING.test(verb) && !shot.subjects.some(({ noun }) => gone.test(noun))) continue
    const at = action.verb === 'get-dressed' ? 'bedroom' : null
    const next = told({ ...shot, place: shot.place ?? at }, [each], { verb, gone })
    return withSubject(next, each, { actions: [doing(verb, { target: other.id })] })
  }
  return shot
}

/** On the move one cannot do the same: the teacher cheers, or runs along. */
const ON_THE_MOVE = /^(ride|ski|swim|ice-skate|skate|walk|run|drive|surf|fly|climb)/u
const RUN_ALONG = /^(?:ride-bike|ride-scooter|roller-skate|skateboard|ride-unicycle)$/u

function shownBy({ verb, prop }: Action): Action {
  if (RUN_ALONG.test(verb)) return doing('jog', { direction: 'right', pace: 'slow' })
  return doing(ON_THE_MOVE.test(verb) ? 'cheer' : verb, { prop })
}

/** Who teaches somebody to do something shows how. */
function showHow(shot: Shot): Shot {
  const teacher = people(shot).find((each) => does(each, /^teach$/u))
  const pupil = people(shot).find(({ id }) => id === teacher?.actions[0]?.target)
  const [lesson] = pupil?.actions ?? []
  if (!teacher || !lesson) return shot
  return withSubject(shot, teacher, { actions: [shownBy(lesson)] })
}

/** Behind one's mother one needs no tree. */
function peek(shot: Shot): Shot {
  return withEach(shot, (each) => {
    const hides = each.kind === 'person' && does(each, /^hide$/u)
    const screen = shot.relations.some(
      ({ from, relation }) => from === each.id && /^(behind|under|inside)$/u.test(relation),
    )
    return hides && screen ? { ...each, actions: [doing('peek')] } : each
  })
}

/** What a face says, the whole body says, when there is nothing else to do. */
const FEELINGS: Readonly<Partial<Record<Subject['emotion'], string>>> = {
  angry: 'rage',
  scared: 'cower',
  surprised: 'gasp',
  sad: 'mourn',
  happy: 'beam',
  sleepy: 'stand-tired',
  nervous: 'bite-nails',
  proud: 'stand-proud',
  bored: 'stand-bored',
  curious: 'stand-curious',
  shy: 'stand-shy',
  jealous: 'stand-jealous',
  confused: 'scratch-head',
}

/** Who is tired or downcast does not hop about, as animals do of whom nothing is said. */
const ANIMAL_FEELINGS: Readonly<Partial<Record<Subject['emotion'], string>>> = {
  sleepy: 'yawn',
  bored: 'lie',
  happy: 'wag',
  curious: 'sniff',
  sad: 'stand',
  scared: 'stand',
  shy: 'stand',
  proud: 'stand',
  jealous: 'stand',
}

/** What the body does that feels this; undefined for things, and for what shows it otherwise. */
function bearingOf({ kind, emotion }: Subject): string | undefined {
  if (kind === 'person') return FEELINGS[emotion]
  return kind === 'animal' ? ANIMAL_FEELINGS[emotion] : undefined
}

/** Whoever is known by an instrument plays it, whatever the face says. */
const PLAYERS =
  /\b(?:pianist|violinist|guitarist|drummer|cellist|harpist|saxophonist|flutist|accordionist|organist|trumpeter|bassist)$/u

function feel(shot: Shot): Shot {
  return withEach(shot, (each) => {
    const verb = PLAYERS.test(each.noun) ? undefined : bearingOf(each)
    const idle = each.actions.every((action) => /^(stand|smile|frown)$/u.test(action.verb))
    const bound = shot.relations.some(({ from }) => from === each.id)
    return verb && idle && !bound ? { ...each, actions: [doing(verb)] } : each
  })
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
    ...withEach(
      withoutAll(shot, ({ id }) => id === swing.id),
      (each) => {
        const actions = deeds.get(each.id)
        return actions ? { ...each, actions } : each
      },
    ),
    place: shot.place ?? 'playground',
  }
}

/** How people look after one another, and after themselves. */
export const CARING_TALES: readonly ((shot: Shot) => Shot)[] = [
  wheelPatient,
  rockSeated,
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
