import type { Action, Shot, Subject } from '../../plan/plan.ts'

const doing = (verb: string, more: Partial<Action> = {}): Action => ({
  verb,
  direction: null,
  target: null,
  prop: null,
  pace: 'normal',
  ...more,
})

const people = ({ subjects }: Shot): readonly Subject[] =>
  subjects.filter(({ kind }) => kind === 'person')

const does = ({ actions }: Subject, verbs: RegExp): boolean =>
  actions.some(({ verb }) => verbs.test(verb))

const headsOf = (some: readonly Subject[]): number =>
  some.reduce((sum, { count }) => sum + count, 0)

/** The shot with these people doing this, and without these things. */
function told(shot: Shot, who: readonly Subject[], how: { verb: string; gone?: RegExp }): Shot {
  const ids = new Set(who.map(({ id }) => id))
  const prop = who.flatMap(({ actions }) => actions.map((each) => each.prop)).find(Boolean) ?? null
  const gone = new Set(
    shot.subjects
      .filter(({ kind, noun }) => kind !== 'person' && how.gone?.test(noun))
      .map(({ id }) => id),
  )
  const own = shot.subjects.find(({ id }) => gone.has(id))?.noun ?? prop
  return {
    ...shot,
    subjects: shot.subjects
      .filter(({ id }) => !gone.has(id))
      .map((each) =>
        ids.has(each.id) ? { ...each, actions: [doing(how.verb, { prop: own })] } : each,
      ),
    relations: shot.relations.filter(
      ({ from, to }) => !gone.has(from) && !gone.has(to) && !(ids.has(from) && ids.has(to)),
    ),
  }
}

/** Hand in hand, two walk; more than two dance in a row. */
function giveHands(shot: Shot): Shot {
  const who = people(shot).filter((each) => does(each, /^hold-hands$/u))
  if (who.length === 0) return shot
  const many = headsOf(who) > 2 || who.some((each) => does(each, /dance/u))
  return told(shot, who, { verb: many ? 'ring-dance' : 'hold-hands' })
}

const SNACKS =
  /ice cream|popcorn|apple|banana|watermelon|candy|cotton candy|lollipop|hot dog|sandwich|burger|cookie|chips|fruit|berr/u
const TABLES = /\b(table|dining table)$/u

/** A family eats at one table. */
function dineTogether(shot: Shot): Shot {
  const who = people(shot).filter((each) => does(each, /^(eat|dine|drink-tea)$/u))
  const snacks = who.some(({ actions }) => actions.some(({ prop }) => SNACKS.test(prop ?? '')))
  const outside = /beach|park|picnic|garden|meadow|forest|camp/u.test(shot.place ?? '')
  if (headsOf(who) < 2 || snacks || outside) return shot
  return told(shot, who, { verb: 'dine', gone: TABLES })
}

/** Cards are played at one table, the prompt's. */
function playAtTable(shot: Shot): Shot {
  const who = people(shot).filter((each) => does(each, /^play-cards$/u))
  const verb = who[0]?.actions[0]?.verb
  return verb ? told(shot, who, { verb, gone: TABLES }) : shot
}

/** Who bakes with others does so with them at one table. */
function cookTogether(shot: Shot): Shot {
  const cooks = people(shot).filter((each) => does(each, /^(bake|cook|make-pizza)$/u))
  const others = people(shot).filter(
    ({ id, actions }) =>
      actions.length === 0 &&
      (cooks.some((cook) => cook.actions[0]?.target === id) ||
        shot.relations.some(
          ({ from, to, relation }) =>
            relation === 'next-to' && (from === id || to === id) && cooks.length > 0,
        )),
  )
  const who = [...cooks, ...others]
  return cooks.length > 0 && headsOf(who) > 1
    ? told(shot, who, { verb: 'bake-together', gone: TABLES })
    : shot
}

const BENCHES = /\b(bench|sofa|couch|settee)$/u

/** One bench is for all who sit on it. */
function shareSeat(shot: Shot): Shot {
  const who = people(shot).filter((each) => {
    const seat = shot.relations.find(({ from, relation }) => from === each.id && relation === 'on')
    const bench = shot.subjects.find(({ id }) => id === seat?.to)
    return bench && BENCHES.test(bench.noun) && does(each, /^(sit|sit-gaze|rest|relax)$/u)
  })
  const heads = headsOf(who)
  const gazes = who.some((each) => does(each, /^sit-gaze$/u))
  if (gazes) return told(shot, who, { verb: 'sit-gaze', gone: BENCHES })
  if (heads < 2 || heads > 4) return shot
  const soft = shot.subjects.some(({ noun }) => /\b(sofa|couch|settee)$/u.test(noun))
  const seated = told(shot, who, { verb: 'sit-together', gone: BENCHES })
  return soft ? { ...seated, place: seated.place ?? 'living room' } : seated
}

const SCREENS = /\b(tv|television|screen|sofa|couch)$/u

function watchTogether(shot: Shot): Shot {
  const who = people(shot).filter((each) => does(each, /^watch-tv$/u))
  return headsOf(who) > 1 ? told(shot, who, { verb: 'watch-tv-together', gone: SCREENS }) : shot
}

/** What is done to another rather than to oneself. */
const TO_ANOTHER: readonly (readonly [verb: RegExp, instead: string, gone: RegExp])[] = [
  [/^brush-hair$/u, 'comb-hair', /\b(hair|brush|comb)$/u],
  [/^(push|push-wheelchair)$/u, 'push-wheelchair', /\bwheelchair$/u],
  [/^(spoon-feed|feed|bottle-feed)$/u, 'spoon-feed', /\b(spoon|porridge)$/u],
]

function careFor(shot: Shot): Shot {
  for (const each of people(shot)) {
    const [action] = each.actions
    const other = people(shot).find(({ id }) => id === action?.target && id !== each.id)
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

const MIRRORS = /\b(mirror|reflection)$/u

/** Who looks into a mirror stands before it. */
function mirrored(shot: Shot): Shot {
  const who = people(shot).filter((each) => does(each, /^(look|look-at|stand|smile)$/u))
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

/** How people do things with one another, each a whole deed for all of them. */
export const COMPANY_TALES: readonly ((shot: Shot) => Shot)[] = [
  wrapUp,
  mirrored,
  giveHands,
  careFor,
  cookTogether,
  dineTogether,
  playAtTable,
  shareSeat,
  watchTogether,
  cradle,
  feel,
]
