import type { Shot, Subject } from '../../../plan/plan.ts'
import { findPicture } from '../../../lexicon/find-picture.ts'
import { ANIMALS } from '../../../plan/kinds.ts'
import { withEach } from '../retold.ts'
import { unseen } from '../without.ts'

/** A dragon's egg hatches into a dragon: whose egg it is says who comes out. */
function nameTheYoung(shot: Shot): Shot {
  return withEach(shot, (egg) => {
    const [, mother] = /^(?:baby )?([a-z' -]+?)(?:'s)? egg$/u.exec(egg.noun) ?? []
    const opens = /^(hatch|break|crack|open)$/u.test(egg.actions[0]?.verb ?? '')
    const found = mother === undefined || !opens ? null : findPicture(mother)
    if (!found || !ANIMALS.has(found.kind) || egg.count > 1) return egg
    const { kind, picture } = found
    const actions = egg.actions.map((each) => ({ ...each, verb: 'hatch' }))
    return { ...egg, noun: `baby ${mother}`, kind, picture, actions }
  })
}

const GENIE = /\b(genie|djinn|jinn|jinni)$/u
const IN_LAMPS = /\b(lamp|bottle)$/u
const RISES = /^(walk|come|come-out|rise|emerge|appear|fly|float|climb|jump|go|exit|smoke|grow)$/u

/** A genie comes out of a lamp as smoke from its spout, and hangs above it. */
function riseFromLamp(shot: Shot): Shot {
  const genie = shot.subjects.find(({ noun }) => GENIE.test(noun))
  const lamp = shot.subjects.find(({ noun }) => IN_LAMPS.test(noun))
  if (!genie || !lamp || !genie.actions.every(({ verb }) => RISES.test(verb))) return shot
  const subjects = shot.subjects.map((each): Subject =>
    each.id === genie.id
      ? {
          ...each,
          kind: 'creature',
          noun: 'genie in the lamp',
          picture: 'prop:genie-in-the-lamp',
          person: null,
          actions: [],
        }
      : each,
  )
  return unseen({ ...shot, subjects, place: shot.place ?? 'cave' }, lamp)
}

/** The snakes on a gorgon's head are her hair and not beside her. */
function wearSnakes(shot: Shot): Shot {
  const gorgon = shot.subjects.find(({ person }) => person?.role === 'medusa')
  const snakes = shot.subjects.find(({ noun }) => /\bsnakes?$/u.test(noun))
  return gorgon && snakes && snakes.actions.length === 0 ? unseen(shot, snakes) : shot
}

const GIANTS = /\bgiant$/u
const SETTLED = /\b(village|town|hamlet|houses|city)\b/u

/** Giants are as large as they are called; in a village its houses stand at their feet. */
function growGiants(shot: Shot): Shot {
  const giant = shot.subjects.find(({ person }) => GIANTS.test(person?.role ?? ''))
  if (!giant) return shot
  const subjects = shot.subjects.map((each): Subject =>
    GIANTS.test(each.person?.role ?? '') ? { ...each, size: 'giant' } : each,
  )
  const alone = subjects.length === 1 && SETTLED.test(shot.place ?? '')
  return { ...shot, subjects: alone ? [...subjects, cottagesBy(giant)] : subjects }
}

function cottagesBy(giant: Subject): Subject {
  return {
    ...giant,
    id: `${giant.id} cottages`,
    noun: 'house',
    words: 'tiny houses',
    kind: 'building',
    picture: 'noto:house',
    count: 3,
    size: 'tiny',
    emotion: 'neutral',
    person: null,
    actions: [],
  }
}

const HOARD = /\b(?:coins?|gold|treasure|hoard|jewels?|treasure chest)$/u

/** A dragon that keeps a hoard keeps it in its cave, and not before a castle by day. */
function hoardInCave(shot: Shot): Shot {
  const keeps = shot.subjects.some(({ noun }) => /\bdragon$/u.test(noun))
  const hoard = shot.subjects.some(({ noun }) => HOARD.test(noun))
  return keeps && hoard && shot.place === null ? { ...shot, place: 'cave' } : shot
}

/** How beings of legend come to be what they are known for. */
export const LEGEND_TALES: readonly ((shot: Shot) => Shot)[] = [
  nameTheYoung,
  riseFromLamp,
  wearSnakes,
  growGiants,
  hoardInCave,
]
