import { comesAlive } from '../../cast/mascots/enlivened.ts'
import { hashText } from '../../scene/random.ts'
import type { Piece } from '../../scene/scene.ts'
import type { Subject } from '../../plan/plan.ts'
import type { EffectName } from '../actions/action.ts'
import { isAlive } from '../actions/life.ts'
import { particles } from '../effects/particles.ts'
import { RECIPES } from '../effects/recipes/all-recipes.ts'
import type { Player } from '../player.ts'

/** A sign, and whether it comes from the eyes or from above the head. */
type Sign = readonly [name: EffectName, from: 'eyes' | 'head', strength: number]

const SIGNS: Readonly<Partial<Record<Subject['emotion'], readonly Sign[]>>> = {
  sad: [['tears', 'eyes', 3.5]],
  angry: [
    ['anger', 'head', 1],
    ['steam', 'head', 0.8],
  ],
  surprised: [['alarms', 'head', 1]],
  scared: [['sweat', 'head', 3]],
  sleepy: [['zzz', 'head', 1]],
  nervous: [['sweat', 'head', 2]],
  proud: [['gleam', 'head', 2]],
  bored: [['sighs', 'head', 1]],
  curious: [['questions', 'head', 0.5]],
  shy: [['blushes', 'eyes', 1]],
  jealous: [['envy', 'head', 1]],
}

/** What a face that cannot change would say: signs about the head of an animal, as comics draw them. */
export function feelingsOf(player: Player): Piece[] {
  const { subject, actor } = player
  if (!isAlive(actor) && !comesAlive(subject)) return []
  if (subject.emotion === 'confused') return [sign(player, ['questions', 'head', 1])]
  // People, and animals that are asleep already, show it themselves.
  const masked = actor.kind !== 'puppet' || actor.crown !== undefined
  const asleep = player.performance.effects.some(({ name }) => name === 'zzz')
  if (!masked || asleep) return []
  return (SIGNS[subject.emotion] ?? []).map((each) => sign(player, each))
}

function sign(player: Player, [name, from, strength]: Sign): Piece {
  const key = `${player.key} ${name}`
  return particles({
    name: key,
    recipe: RECIPES[name],
    from: 0,
    until: Infinity,
    strength,
    seed: hashText(key),
    spring: (t) => {
      const { x, y, z, height, facing, pose } = player.at(t)
      const { actor } = player
      const spot = (from === 'eyes' ? actor.eyes?.(pose) : null) ?? actor.grip('head', pose)
      // A person is held by the middle of the head, a picture by its crown.
      const lift = actor.kind === 'puppet' ? 0.14 : 0
      return { x: x + spot.x * height, y: y + (spot.y + lift) * height, z, unit: height, facing }
    },
  })
}
