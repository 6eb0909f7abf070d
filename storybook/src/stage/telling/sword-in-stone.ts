import type { Shot, Subject } from '../../plan/plan.ts'
import { doing } from './doing.ts'
import { without } from './without.ts'
import { withSubject } from './retold.ts'

const STONES = /\b(stone|rock|boulder|anvil)$/u
const SWORDS = /\b(sword|excalibur|blade)$/u
const DRAWS = /^(pull|draw|take|lift|remove|grab|hold|pull-out|drag|pull-rope)$/u

/** A sword in a stone is one thing, the blade down; who pulls it has both hands on the hilt. */
export function swordInStone(shot: Shot): Shot {
  const locked = keyInLock(shot)
  if (locked) return locked
  const sword = shot.subjects.find(({ noun }) => SWORDS.test(noun))
  const stone = shot.subjects.find(({ noun }) => STONES.test(noun))
  if (!sword || !stone) return shot
  const puller = shot.subjects.find(
    ({ kind, actions }) =>
      kind === 'person' &&
      actions.some(({ verb, target }) => DRAWS.test(verb) && target === sword.id),
  )
  const stuck = shot.relations.some(
    ({ from, relation, to }) =>
      from === sword.id && to === stone.id && /^(inside|on)$/u.test(relation),
  )
  if (puller) return pulled(without(shot, sword), puller, stone)
  return stuck ? asOne(shot, sword, stone) : shot
}

function pulled(shot: Shot, puller: Subject, stone: Subject): Shot {
  const told = without(shot, stone)
  return {
    ...withSubject(told, puller, { actions: [doing('pull-sword')] }),
    place: shot.place ?? 'forest',
  }
}

function asOne(shot: Shot, sword: Subject, stone: Subject): Shot {
  const one: Subject = {
    ...sword,
    picture: 'prop:sword-in-stone',
    noun: 'sword-in-the-stone',
    material: null,
  }
  const told = without(shot, stone)
  return { ...withSubject(told, sword, one), place: shot.place ?? 'forest' }
}

/** A key in its lock is seen: behind the lock it would be hidden. */
function keyInLock(shot: Shot): Shot | null {
  const key = shot.subjects.find(({ noun }) => /\bkey$/u.test(noun))
  const lock = shot.subjects.find(({ noun }) => /\b(?:pad)?lock$/u.test(noun))
  const within = shot.relations.some(
    ({ from, relation, to }) => from === key?.id && to === lock?.id && relation === 'inside',
  )
  if (!key || !lock || !within) return null
  const told = without(shot, key)
  const material = lock.material ?? key.material
  const one = { ...lock, picture: 'noto:locked-with-key', material }
  return withSubject(told, lock, one)
}
