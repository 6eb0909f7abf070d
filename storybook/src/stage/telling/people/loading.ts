import { CRAFT } from '../../../plan/kinds.ts'
import type { Action, Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { does } from './people-told.ts'
import { withEach } from '../retold.ts'

const LOADS = /^(?:load|unload)$/u
const CARTS = /\b(?:cart|wagon|trailer|wheelbarrow|sled|sleigh|trunk|boot|raft|donkey|camel|mule)$/u

/** What a car takes on its roof, and nobody has in a stack. */
const LONG = /\b(?:surfboard|ladder|skis?|canoe|kayak|plank|mattress)s?$/u

/** Who loads a vehicle takes its goods there on foot: nobody carries the van itself, or sits in it meanwhile. */
export function loadUp(shot: Shot): Shot {
  const who = shot.subjects.find((each) => does(each, LOADS))
  const deed = who?.actions.find(({ verb }) => LOADS.test(verb))
  if (!who || !deed) return shot
  const vehicle = vehicleOf(shot, deed)
  return vehicle && who.kind === 'person'
    ? atDoors(shot, { who, deed, vehicle })
    : withEach(shot, carrying)
}

/** What is named by the deed, or else the only vehicle that is there. */
function vehicleOf({ subjects }: Shot, { target, prop }: Action): Subject | null {
  const isVehicle = ({ kind, noun }: Subject): boolean => CRAFT.has(kind) || CARTS.test(noun)
  const named = subjects.filter(({ id, noun }) => id === target || noun === prop)
  return named.find(isVehicle) ?? subjects.find(isVehicle) ?? null
}

function carrying(subject: Subject): Subject {
  if (!does(subject, LOADS)) return subject
  const actions = subject.actions.map((each) =>
    LOADS.test(each.verb) ? { ...each, verb: 'carry' } : each,
  )
  return { ...subject, actions }
}

interface Load {
  readonly who: Subject
  readonly deed: Action
  readonly vehicle: Subject
}

function placeFor({ kind }: Subject, load: string): string {
  if (/^(?:hay|straw)\b/u.test(load)) return 'farm'
  return kind === 'boat' ? 'harbor' : 'street'
}

function atDoors(shot: Shot, { who, deed, vehicle }: Load): Shot {
  const aside = ({ id }: Subject): boolean => id === who.id || id === vehicle.id
  const goods = shot.subjects.find(
    (each) => !aside(each) && each.kind !== 'person' && isLoad(each, deed, shot),
  )
  const prop = goods?.noun ?? (deed.prop === vehicle.noun ? null : deed.prop)
  const onRoof = deed.verb === 'load' && LONG.test(prop ?? '') && who.count === 1
  const actions = [
    doing(onRoof ? 'load-roof' : `${deed.verb}-vehicle`, { prop, target: vehicle.id }),
  ]
  const bound = (id: string): boolean => id === who.id || id === vehicle.id || id === goods?.id
  return {
    ...shot,
    place: shot.place ?? (onRoof ? 'driveway' : placeFor(vehicle, prop ?? '')),
    subjects: shot.subjects
      .filter((each) => each !== goods)
      .map((each) => {
        if (each.id === who.id) return { ...each, actions }
        // Who helps brings the next one.
        return each.id === vehicle.id ? { ...each, actions: [] } : carrying(each)
      }),
    relations: shot.relations.filter(({ from, to }) => !(bound(from) && bound(to))),
  }
}

/** Boxes that are put in, or taken out. */
function isLoad({ id, noun }: Subject, { target, prop }: Action, { relations }: Shot): boolean {
  const stowed = relations.some(
    ({ from, relation }) => from === id && /^(?:inside|on)$/u.test(relation),
  )
  return id === target || noun === prop || stowed
}
