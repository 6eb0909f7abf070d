import type { Action, Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { withoutAll } from '../without.ts'
import { withSubject } from '../retold.ts'

const TOWERS =
  /\b(?:skyscrapers?|tall building|high-?rise|office building|apartment (?:building|block)|tower block|buildings?|facade|glass tower)\b/u
const CLIFFS =
  /\b(?:cliffs?|rock (?:face|wall)|cliff (?:face|edge)|mountain ?(?:face|wall)|crag|precipice|ledge)\b/u
const GYMS = /\b(?:gym|climbing (?:hall|wall|centre|center))\b/u

const HANGS = /^(?:swing|hang|dangle|cling)$/u
const CLIMBS = /^(?:climb|rock-climb|wall-climb|crawl)$/u
const CLEANS = /^(?:clean|clean-window|wash|wipe)$/u
const GREETS = /^(?:wave|smile|look|sing|whistle|work)$/u
const CLEANERS = /\bwindow (?:cleaner|washer)s?$/u
/** What one climbs otherwise than by hands and feet. */
const STEPS = /\b(?:stairs?|staircase|steps|ladder|elevator|escalator|scaffold(?:ing)?)\b/u
const ROPES = /\bropes?$/u

/** Who climbs, cleans or hangs from a tower or a cliff is on its wall, and not on a ladder or a swing before it. */
export function clingToWall(shot: Shot): Shot {
  const who = shot.subjects.find((each) => each.kind === 'person' && each.size !== 'giant')
  const wall = shot.subjects.find(({ kind, noun }) => kind === 'building' && TOWERS.test(noun))
  const where = [shot.place ?? '', wall?.noun ?? '', who?.actions[0]?.prop ?? ''].join(' ')
  const deed = who && !isStepped(shot) ? deedOn(where, who) : null
  if (!who || !deed) return shot
  const told = withDeed(shot, who, deed)
  // The wall is there with the deed.
  return isOnTower(deed)
    ? withoutAll(
        { ...told, place: 'above city' },
        ({ id, noun }) => id === wall?.id || ROPES.test(noun),
      )
    : told
}

const isOnTower = ({ verb, prop }: Action): boolean => verb.endsWith('-facade') || prop === 'facade'

function withDeed(shot: Shot, who: Subject, deed: Action): Shot {
  return withSubject(shot, who, { actions: [deed] })
}

function isStepped({ subjects, place }: Shot): boolean {
  const said = subjects.flatMap(({ noun, actions }) => [noun, ...actions.map((a) => a.prop ?? '')])
  // From a rope one hangs before the wall; who climbs one is on the rope.
  const climbs = subjects.some(({ actions }) => actions.some(({ verb }) => CLIMBS.test(verb)))
  return [place ?? '', ...said].some((words) => STEPS.test(words) || (climbs && ROPES.test(words)))
}

function deedOn(where: string, who: Subject): Action | null {
  const verb = who.actions[0]?.verb ?? ''
  if (TOWERS.test(where)) return deedOnTower(verb, CLEANERS.test(who.noun))
  if (GYMS.test(where)) return /climb/u.test(verb) ? doing('wall-climb') : null
  return CLIFFS.test(where) && HANGS.test(verb) ? doing('hang-on-cliff') : null
}

function deedOnTower(verb: string, cleaner: boolean): Action | null {
  const cleans = verb === '' || [HANGS, CLEANS, GREETS].some((deeds) => deeds.test(verb))
  if (cleaner && cleans) return doing('clean-facade')
  if (verb === 'abseil') return doing('abseil', { prop: 'facade' })
  if (HANGS.test(verb)) return doing('hang-on-facade')
  return CLIMBS.test(verb) ? doing('climb-facade') : null
}
