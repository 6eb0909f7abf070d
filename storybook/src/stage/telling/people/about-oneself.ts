import type { Shot } from '../../../plan/plan.ts'
import { does, people, told } from './people-told.ts'
import { withSubject } from '../retold.ts'
import { unseen } from '../without.ts'

const MIRRORS = /\b(mirror|reflection)$/u

/** Who looks into a mirror stands before it. */
export function mirrored(shot: Shot): Shot {
  const who = people(shot).filter((each) =>
    does(each, /^(look|look-at|gaze-out|admire|stand|smile)$/u),
  )
  const glass = shot.subjects.some(({ kind, noun }) => kind !== 'person' && MIRRORS.test(noun))
  return glass && who.length === 1 ? told(shot, who, { verb: 'look-mirror', gone: MIRRORS }) : shot
}

/** Under a blanket one is wrapped in it; it does not hang in the air. */
export function wrapUp(shot: Shot): Shot {
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
  return withSubject(unseen(shot, blanket), who, { person })
}

const THRONES = /\bthrone$/u

/** Everybody who sits on a throne has one, and is in the hall where it stands. */
export function enthrone(asked: Shot): Shot {
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
export function beforeBench(shot: Shot): Shot {
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
export function blowSeeds(shot: Shot): Shot {
  const who = people(shot).filter((each) => does(each, /^(blow-candles|blow-bubbles|blow|kiss)$/u))
  const there = shot.subjects.some(({ kind, noun }) => kind !== 'person' && CLOCKS.test(noun))
  return there && who.length === 1
    ? told(shot, who, { verb: 'blow-dandelion', gone: CLOCKS })
    : shot
}
