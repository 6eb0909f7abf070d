import type { Shot } from '../../plan/plan.ts'
import { doing } from './doing.ts'
import { withSubject } from './retold.ts'

const GARAGE = /\b(?:garage|roller|roll-up|overhead) doors?$/u
const OPENS = /^(?:open|lift|raise|rise|roll|go|move|drift|reveal|climb|fly|raise-door)$/u

/** A garage door that opens goes up; the car that it reveals is behind it, and not on it. */
function openGarage(shot: Shot): Shot {
  const door = shot.subjects.find(({ noun }) => GARAGE.test(noun))
  if (!door?.actions.some(({ verb }) => OPENS.test(verb))) return shot
  const kept = shot.subjects.find(
    ({ id, kind, actions, count }) =>
      id !== door.id && kind === 'vehicle' && count === 1 && actions.length === 0,
  )
  const relations = shot.relations.filter(
    ({ from, to }) => ![from, to].includes(door.id) || ![from, to].includes(kept?.id ?? ''),
  )
  const actions = [doing('raise-door', { target: kept?.id ?? null })]
  return { ...withSubject(shot, door, { actions }), relations }
}

const GAUGE = /\b(?:gauges?|speedometer|tachometer|rev counter|dial|needle|odometer|manometer)$/u
const UP =
  /^(?:rise|climb|lift|raise|drift|fly|go|move|increase|grow|work|turn|spin|accelerate|race)$/u
const DOWN = /^(?:fall|drop|sink|lower|shrink|descend|decrease)$/u

/** What a gauge does, its needle does. */
function moveNeedle(shot: Shot): Shot {
  const gauge = shot.subjects.find(({ noun, kind }) => kind === 'thing' && GAUGE.test(noun))
  if (!gauge) return shot
  const does = (verbs: RegExp): boolean => gauge.actions.some(({ verb }) => verbs.test(verb))
  const actions = does(DOWN) ? [doing('needle-down')] : does(UP) ? [doing('needle-up')] : null
  return actions === null ? shot : withSubject(shot, gauge, { actions })
}

/** What goes up and stays in its place. */
export const GOING_UP_TALES: readonly ((shot: Shot) => Shot)[] = [openGarage, moveNeedle]
