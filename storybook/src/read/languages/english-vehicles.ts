import { lookUp } from '../../lexicon/look-up.ts'
import type { Item } from './item.ts'

/** What goes by itself, and what one goes in, in the turns of English. */
export function asEnglishVehicles(items: readonly Item[]): readonly Item[] {
  return [carryingBalloons, vehiclesDrive, boatsSail, cyclistsRide, driveWhat].reduce(
    (turned, turn) => turn(turned),
    items,
  )
}

/** «Воздушные шары над долиной»: one word for those of a party and those that people fly in. */
function carryingBalloons(items: readonly Item[]): readonly Item[] {
  return items.map((item, at) => {
    if (!/^balloons?$/.test(item.gloss) || item.kind !== 'noun') return item
    const over = items.findIndex(({ gloss }, index) => index > at && gloss === 'over')
    const below = items.slice(over + 1).find(({ kind }) => kind === 'noun' || kind === 'pause')
    const high = over > at && BELOW.test(below?.gloss ?? '')
    return high ? { ...item, gloss: `hot air ${item.gloss}` } : item
  })
}

const BELOW = /^(?:valley|mountains?|hills?|fields?|city|river)$/

const VEHICLE = /(?:^| )(?:car|taxi|bus|truck|tractor|van|tram|train|motorcycle|ambulance|jeep)s?$/

/** 車が走る, سيارة تسير: a car drives. */
function vehiclesDrive(items: readonly Item[]): readonly Item[] {
  return items.map((item, at) => {
    const goes = item.kind === 'verb' && /^(?:running|walking|going|moving)$/.test(item.gloss)
    return goes && VEHICLE.test(items[at - 1]?.gloss ?? '') ? { ...item, gloss: 'driving' } : item
  })
}

/** "Łódka płynie", 川を進む船: a boat sails. */
function boatsSail(items: readonly Item[]): readonly Item[] {
  return items.map((item, at) => {
    const goes =
      item.kind === 'verb' &&
      /^(?:flowing|swimming|moving|moving forward|walking)$/.test(item.gloss)
    return goes && /(?:^| )(?:boat|sailboat|ship|yacht)s?$/.test(items[at - 1]?.gloss ?? '')
      ? { ...item, gloss: 'sailing' }
      : item
  })
}

const RIDES: Readonly<Record<string, string>> = {
  running: 'riding',
  walking: 'riding',
  going: 'riding',
  moving: 'riding',
  driving: 'riding',
  crossing: 'riding through',
}

/** "Ein Radfahrer fährt": a cyclist rides. */
function cyclistsRide(items: readonly Item[]): readonly Item[] {
  const who = items.find(({ kind }) => kind === 'noun')?.gloss ?? ''
  if (!/^cyclists?$/.test(who)) return items
  return items.map((item) =>
    item.kind === 'verb' ? { ...item, gloss: lookUp(RIDES, item.gloss) ?? item.gloss } : item,
  )
}

/** "Fährt mit einem roten Traktor", トラクターで畑を走る: one drives it. */
function driveWhat(items: readonly Item[]): readonly Item[] {
  const verb = items.findIndex(({ gloss }) => /^(?:driving|riding|running)$/.test(gloss))
  const driven = items.findIndex(({ gloss }, at) => at > verb && DRIVEN.test(gloss))
  if (verb < 0 || driven < 0) return items
  const start =
    items.findLastIndex(({ kind, gloss }, at) => at < driven && !LOOKED.test(kind + gloss)) + 1
  const joint = /^(?:with|on|in)$/.test(items[start - 1]?.gloss ?? '') ? 1 : 0
  const between = items.slice(verb + 1, start - joint)
  const other = between.some(({ kind }) => kind === 'pause' || kind === 'verb')
  if (other || (joint === 0 && items[verb]?.gloss !== 'riding')) return items
  return [
    ...items.slice(0, verb),
    { gloss: 'driving', kind: 'verb' },
    ...items.slice(start, driven + 1),
    ...between,
    ...items.slice(driven + 1),
  ]
}

const DRIVEN = /(?:^| )(?:car|taxi|truck|tractor|van|jeep)$/

const LOOKED = /^(?:adjective|number)|^binding(?:a|the|his)$/
