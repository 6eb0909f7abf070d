import type { Shot, Subject } from '../../plan/plan.ts'
import { doing } from './doing.ts'
import { bondsWithout } from './without.ts'

const POOL = /\b(whirlpool|maelstrom)$/u

/** What a boat does at a whirlpool without saying how it fares there. */
const AFLOAT = /^(sail|float|drift|go|drive|fall|spin|turn|circle|walk|row|move)$/u

/** A ship at a whirlpool is drawn round it, and beside a huge one it is small. */
export function drawIn(shot: Shot): Shot {
  const pool = shot.subjects.find(({ noun }) => POOL.test(noun))
  const caught = ({ kind, actions }: Subject): boolean =>
    kind === 'boat' && actions.every(({ verb }) => AFLOAT.test(verb))
  if (!pool || !shot.subjects.some(caught)) return shot
  const huge = pool.size === 'giant' || pool.size === 'large'
  return {
    ...shot,
    subjects: shot.subjects.map((each) =>
      caught(each)
        ? { ...each, actions: [doing('swirl')], ...(huge ? { size: 'small' as const } : {}) }
        : each,
    ),
    relations: bondsWithout(shot, pool),
  }
}
