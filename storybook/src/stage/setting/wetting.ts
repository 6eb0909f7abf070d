import type { Piece } from '../../scene/scene.ts'
import type { Place3 } from '../../scene/space.ts'
import { waterJet } from '../effects/water-jet.ts'
import type { Player } from '../player.ts'

/** Deeds with which somebody wets another one. */
const WETS = /^(?:spray|splash-by|splash|squirt)$/u

/** From where the water comes: how far ahead in own widths, how high in own heights. */
const SPRINGS: Readonly<Record<string, readonly [ahead: number, high: number]>> = {
  elephant: [0.42, 0.86],
  vehicle: [0.36, 0.06],
  person: [0.5, 0.42],
}
const MOUTH = [0.42, 0.7] as const

/** Water in a bow from whoever splashes or sprays to everybody whom it is meant for: each of them is seen to get wet. */
export function wettingsOf(players: readonly Player[]): Piece[] {
  return players.flatMap((by) => {
    const deed = by.subject.actions.find(({ verb, target }) => WETS.test(verb) && target !== null)
    if (!deed) return []
    const wet = players.filter(({ subject }) => subject.id === deed.target)
    return wet.map((other) => jetTo(other, by))
  })
}

function jetTo(other: Player, by: Player): Piece {
  const { kind } = by.subject
  const [ahead, high] =
    (by.actor.name === 'noto:elephant' ? SPRINGS.elephant : SPRINGS[kind]) ?? MOUTH
  const to = (t: number): Place3 => {
    const { x, y, z, height } = other.at(t)
    return { x, y: y + height * 0.72, z }
  }
  const from = (t: number): Place3 => {
    const { x, y, z, height } = by.at(t)
    const side = Math.sign(to(t).x - x) || 1
    return { x: x + side * ahead * by.actor.aspect * height, y: y + high * height, z }
  }
  const far = by.actor.aspect * by.at(0).height * NEAR + other.at(0).height
  return waterJet({
    name: `jet ${by.key} ${other.key}`,
    from,
    to,
    bow: other.at(0).height * 0.45,
    // What drives by splashes only whom it passes.
    force: (t) =>
      kind !== 'vehicle' ? 1 : Math.max(0, 1 - (Math.abs(to(t).x - by.at(t).x) / far) ** 4),
  })
}

const NEAR = 0.75
