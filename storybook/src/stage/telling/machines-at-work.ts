import { GOING_UP_TALES } from './going-up.ts'
import type { Action, Relation, Shot, Subject } from '../../plan/plan.ts'
import { doing } from './doing.ts'
import { sitInRacer } from './racing-drivers.ts'
import { withSubject } from './retold.ts'
import { unseen, withoutAll } from './without.ts'

const DIGGERS = /\b(?:excavator|digger|backhoe|bulldozer)s?$/u
const DIGS = /^(?:dig|dump|load|fill|scoop|work|pour|empty|lift|shovel|unload|carry|drop)$/u
const TRUCKS = /\b(?:truck|lorry|dumper)$/u
const EARTH = /\b(?:earth|soil|dirt|rubble|sand|gravel|rocks?|hole|pit|trench|mud|load)$/u

/** An excavator digs with its arm; the truck that it fills stands before it, and nobody is in its bed. */
function moveEarth(shot: Shot): Shot {
  const digger = shot.subjects.find(
    ({ noun, actions }) => DIGGERS.test(noun) && actions.some(({ verb }) => DIGS.test(verb)),
  )
  if (!digger) return shot
  const truck = shot.subjects.find(({ noun }) => TRUCKS.test(noun))
  const told = withoutAll(
    withSubject(shot, digger, { actions: [doing('dig-earth')] }),
    ({ noun, kind }) => EARTH.test(noun) && kind !== 'person',
  )
  const place = told.place ?? 'construction site'
  if (!truck) return { ...told, place }
  const apart = told.relations.filter(({ from, to }) => ![from, to].includes(truck.id))
  const before: Relation = { from: truck.id, relation: 'right-of', to: digger.id }
  return {
    ...withSubject(told, truck, {
      picture: 'prop:dump-truck',
      actions: truck.actions.filter(({ verb }) => !DIGS.test(verb)),
    }),
    place,
    relations: [...apart, before],
  }
}

const FORKLIFTS = /\bfork-?lift(?: truck)?$/u
const BEARS = /^(?:carry|lift|move|transport|bring|stack|take|haul|load|unload|hold|raise|put)$/u

/** What a forklift carries is on its fork, which has a box already: it stands nowhere else. */
function liftOnFork(shot: Shot): Shot {
  const lifter = shot.subjects.find(({ noun }) => FORKLIFTS.test(noun))
  const deed = lifter?.actions.find(({ verb }) => BEARS.test(verb))
  const load = shot.subjects.find(({ id, noun }) => id === deed?.target || noun === deed?.prop)
  if (!lifter || !deed || !load || !isBoxed(load)) return shot
  return unseen(withSubject(shot, lifter, { actions: [liftOf(deed)] }), load)
}

const isBoxed = ({ noun }: Subject): boolean =>
  /\b(?:box|boxes|crates?|pallets?|cartons?|packages?|goods|load)$/u.test(noun)

const liftOf = ({ verb, direction }: Action): Action =>
  doing(/^(?:lift|raise|stack|put)$/u.test(verb) ? 'open' : 'drive', { direction })

/** How machines do what they are for. */
export const MACHINE_TALES = [moveEarth, liftOnFork, sitInRacer, ...GOING_UP_TALES]
