import type { Shot, Subject } from '../../../plan/plan.ts'
import { LIVING } from '../../../plan/kinds.ts'
import { doing } from '../doing.ts'
import { withSubject } from '../retold.ts'
import { does, headsOf, people, told } from './people-told.ts'

const CREW = 5
const ROWERS = /\b(?:rower|oarsman|oarswoman)s?$/u

/** More than a boat has benches sit one behind the other in a long shell. */
function rowInAShell(shot: Shot): Shot {
  const who = people(shot).filter(
    (each) => (ROWERS.test(each.noun) || does(each, /^row$/u)) && each.count >= CREW,
  )
  const gone = /\b(?:boat|shell|scull|rowboat)s?$/u
  const named = shot.subjects.find(({ kind }) => kind === 'boat')
  if (who.length === 0 || (named && !gone.test(named.noun))) return shot
  return told({ ...shot, place: shot.place ?? 'river' }, who, { verb: 'row-together', gone })
}

const PRIZES = /\b(?:trophy|cup)$/u

/** A team that lifts its trophy has one for all, and no dumbbells. */
function liftTrophy(shot: Shot): Shot {
  const prize = shot.subjects.find(({ noun }) => PRIZES.test(noun))
  const lifts = (each: Subject): boolean =>
    each.actions.some(
      ({ verb, target }) =>
        /^(?:lift|raise|hold|hoist|celebrate)/u.test(verb) && target === prize?.id,
    )
  const team = people(shot).filter((each) => lifts(each))
  if (!prize || headsOf(team) < 2) return shot
  return told(shot, team, { verb: 'win-prize', gone: PRIZES, prop: 'trophy' })
}

/** Fewer make no star. */
const RAYS = 6

/** Skydivers who hold hands fall as a star: nobody stands on a cloud. */
function fallAsAStar(shot: Shot): Shot {
  const who = people(shot).filter(
    (each) =>
      /\b(?:sky ?diver|parachutist)s?$/u.test(each.noun) &&
      each.count > 1 &&
      each.actions.some(({ verb, direction }) => verb === 'hold-hands' || direction === 'around'),
  )
  const [first] = who
  if (!first) return shot
  const count = COUNTED.test(first.words) ? first.count : Math.max(RAYS, first.count)
  const sky = told({ ...shot, place: 'sky' }, who, { verb: 'skydive-star', gone: /\bcloud$/u })
  return withSubject(sky, { id: first.id }, { count })
}

const COUNTED = /\b(?:two|three|four|five|\d)\b/u

/** Two turn the ropes, the third jumps in the middle. */
function jumpDoubleDutch(shot: Shot): Shot {
  const turns = people(shot).find(({ actions }) =>
    actions.some(
      ({ verb, prop }) => /^(?:turn|swing|spin|hold)/u.test(verb) && /\bropes?$/u.test(prop ?? ''),
    ),
  )
  const jumps = people(shot).find(
    (each) => each !== turns && does(each, /^(?:jump|jump-rope|skip|hop|double-dutch)$/u),
  )
  if (!turns || !jumps) return shot
  const others = shot.subjects.filter((each) => each !== jumps)
  // Whoever comes first is the one in the middle.
  return told({ ...shot, subjects: [jumps, ...others] }, [jumps, turns], {
    verb: 'double-dutch',
    gone: /\bropes?$/u,
  })
}

/** A trapeze artist is caught by whoever hangs from the other bar. */
function catchFlyer(shot: Shot): Shot {
  const flyer = people(shot).find(({ noun, words }) =>
    /\b(?:trapeze|acrobat|aerialist)/u.test(`${noun} ${words}`),
  )
  const catcher = people(shot).find((each) =>
    each.actions.some(({ verb, target }) => verb === 'catch' && target === flyer?.id),
  )
  if (!flyer || !catcher || catcher === flyer) return shot
  const place = /^(?:air|sky)$/u.test(shot.place ?? 'air') ? 'circus' : shot.place
  return told({ ...shot, place }, [flyer, catcher], {
    verb: 'trapeze-catch',
    gone: /\btrapezes?$/u,
  })
}

const LOOKS_ON = /^(?:cheer|look|watch|clap|wave|celebrate|shout)$/u

/** A crowd that cheers at racers stands behind them, however early it is named. */
function watchedFirst(shot: Shot): Shot {
  const [crowd] = shot.subjects
  const watched = crowd?.actions.map(({ target }) => target).find((id) => id !== null)
  const hero = shot.subjects.find(({ id, kind }) => id === watched && kind === 'person')
  if (
    !crowd ||
    !hero ||
    crowd.count < CREW ||
    !crowd.actions.every(({ verb }) => LOOKS_ON.test(verb))
  )
    return shot
  const others = shot.subjects.filter((each) => each !== hero)
  return { ...shot, subjects: [hero, ...others] }
}

const ROUND = 4

/** "Children dance in a ring around a maypole": it stands in their middle. */
function danceRound(shot: Shot): Shot {
  const who = people(shot).find(
    (each) => each.count > 2 && does(each, /^(?:ring-dance|hold-hands)$/u),
  )
  const about = shot.relations.find(
    ({ from, relation }) => from === who?.id && relation === 'around',
  )
  const middle = shot.subjects.find(
    ({ id, kind }) => id === about?.to && !LIVING.has(kind) && kind !== 'building',
  )
  if (!who || !middle || middle.count > 1) return shot
  const count = COUNTED.test(who.words) ? Math.max(ROUND, who.count) : Math.max(RAYS, who.count)
  const actions = [doing('ring-dance', { prop: middle.noun, target: middle.id })]
  return {
    ...withSubject(shot, who, { count, actions }),
    relations: shot.relations.filter((each) => each !== about),
  }
}

/** What many do together in an order of their own. */
export const FORMATION_TALES: readonly ((shot: Shot) => Shot)[] = [
  rowInAShell,
  liftTrophy,
  fallAsAStar,
  jumpDoubleDutch,
  catchFlyer,
  watchedFirst,
  danceRound,
]
