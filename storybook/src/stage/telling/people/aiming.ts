import type { Action, Shot, Subject } from '../../../plan/plan.ts'
import { ANIMALS, LIVING } from '../../../plan/kinds.ts'
import { doing } from '../doing.ts'
import { withSubject } from '../retold.ts'

const BALL = /\b(ball|basketball|football|baseball)$/u
const FOOD =
  /\b(bread|crumbs?|seeds?|corn|food|fish|meat|carrots?|apples?|nuts?|treats?|peanuts?|grain|bananas?)$/u

/** Who aims, what for, and at whom or what. */
interface Shooter {
  readonly who: Subject
  readonly action: Action
  readonly target: Subject
}

const withBall = ({ action: { prop } }: Shooter): boolean => prop === null || BALL.test(prop)
/** A crystal ball is handed over. */
const isThrownBall = (prop: string): boolean =>
  BALL.test(prop) && !/\b(?:crystal|glass|golden|magic) ball$/u.test(prop)
const isOne = ({ who, target }: Shooter): boolean => who.count === 1 && target.count === 1

/** How somebody sends something there, as one deed that has both in it. The first that fits is told. */
const WAYS: readonly (readonly [
  verbs: RegExp,
  fits: (shooter: Shooter) => boolean,
  told: (action: Action) => Action,
])[] = [
  [
    /^(kick|strike|shoot|archery|throw)$/u,
    (all) => withBall(all) && /\b(goal|goalpost|net)s?$/u.test(all.target.noun),
    () => doing('shoot-goal'),
  ],
  [
    /^(kick|strike|shoot|archery|throw)$/u,
    (all) => withBall(all) && /\b(hoop|basket|rim)s?$/u.test(all.target.noun),
    () => doing('shoot-basketball'),
  ],
  [/^strike$/u, ({ target }) => /\b(hole|green)$/u.test(target.noun), () => doing('golf')],
  [
    /^(throw|toss|kick|pass|roll|give)$/u,
    (all) => all.target.kind === 'person' && isOne(all) && isThrownBall(all.action.prop ?? ''),
    (action) => ({ ...action, verb: 'play-catch' }),
  ],
  [
    /^(throw|toss)$/u,
    ({ target, action }) => isSeveral(target) && FOOD.test(action.prop ?? ''),
    (action) => ({ ...action, verb: 'feed' }),
  ],
  [
    /^(throw|toss)$/u,
    (all) => ANIMALS.has(all.target.kind) && isOne(all),
    (action) => ({ ...action, verb: 'throw-to' }),
  ],
  [
    /^(throw|toss|drop|roll)$/u,
    ({ target }) => !LIVING.has(target.kind) && target.count === 1,
    (action) => ({ ...action, verb: 'throw-at' }),
  ],
]

function isSeveral({ kind, count }: Subject): boolean {
  return ANIMALS.has(kind) && count > 1
}

/** Things that the new deed brings itself. */
const BROUGHT: Readonly<Record<string, RegExp>> = {
  'shoot-goal': /\b(goal|goalpost|net|ball|football)s?$/u,
  'shoot-basketball': /\b(hoop|basket|rim|ball|basketball)s?$/u,
  golf: /\b(hole|green|ball)s?$/u,
}

/** Who throws, kicks or shoots at something stands before it and hits it. */
export function takeAim(shot: Shot): Shot {
  for (const who of shot.subjects) {
    const [action] = who.actions
    const target = shot.subjects.find(({ id }) => id === action?.target && id !== who.id)
    if (who.kind !== 'person' || !action || !target) continue
    if (action.verb === 'pelt') return pelted(shot, { who, action, target })
    const way = WAYS.find(
      ([verbs, fits]) => verbs.test(action.verb) && fits({ who, action, target }),
    )
    if (way) return aimed(shot, who, way[2](action))
    if (isCrowdThrow({ who, action, target })) return thrownToCrowd(shot, { who, action, target })
  }
  return shot
}

/** One hits one; several throw about. Snowballs are for snow. */
function pelted(shot: Shot, { who, action, target }: Shooter): Shot {
  const snow = /\bsnowballs?$/u.test(action.prop ?? 'snowball')
  const verb = isOne({ who, action, target }) ? 'pelt' : snow ? 'throw-snowball' : 'throw'
  const told = aimed(shot, who, { ...action, verb })
  return { ...told, place: told.place ?? (snow ? 'snow' : null) }
}

/** So many of a crowd stand near enough to catch something. */
const CATCHERS = 5

function isCrowdThrow({ who, action, target }: Shooter): boolean {
  const several = target.kind === 'person' && target.count > 2 && who.count === 1
  return several && /^(throw|toss)$/u.test(action.verb) && action.prop !== null
}

/** They stand together on one side, with their hands up, and it flies over to them. */
function thrownToCrowd(shot: Shot, { who, action, target }: Shooter): Shot {
  const told = aimed(shot, who, { ...action, verb: 'throw-to-crowd', target: null })
  const count = Math.min(CATCHERS, target.count)
  return {
    ...withSubject(told, target, { count, actions: [doing('cheer')] }),
    relations: [...told.relations, { from: who.id, relation: 'left-of', to: target.id }],
  }
}

function aimed(shot: Shot, who: Subject, deed: Action): Shot {
  const things = BROUGHT[deed.verb]
  const gone = (each: Subject): boolean =>
    each.kind !== 'person' && (things?.test(each.noun) === true || isThrown(each, who))
  const ids = new Set(shot.subjects.filter(gone).map(({ id }) => id))
  return {
    ...shot,
    subjects: shot.subjects
      .filter(({ id }) => !ids.has(id))
      .map((each) =>
        each.id === who.id ? { ...each, actions: [deed, ...each.actions.slice(1)] } : laid(each),
      ),
    relations: shot.relations.filter(
      ({ from, to }) => !ids.has(from) && !ids.has(to) && !(from === who.id && to === deed.target),
    ),
  }
}

/** A fire that something is thrown into burns on logs of its own; as a mere flame it would burn the thrower. */
function laid(subject: Subject): Subject {
  return /^(fire|flames?)$/u.test(subject.noun)
    ? { ...subject, noun: 'campfire', picture: null }
    : subject
}

/** What flies through the air does not lie about as well. */
function isThrown({ noun, actions }: Subject, who: Subject): boolean {
  return noun === who.actions[0]?.prop && actions.length === 0
}
