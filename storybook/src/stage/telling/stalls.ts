import { Subject, type Shot } from '../../plan/plan.ts'
import { doing } from './doing.ts'
import { findPlace } from '../places/finding/find-place.ts'
import { withEach, withSubject } from './retold.ts'
import { withoutAll } from './without.ts'

const STALL =
  /(?:^| )(?:food|market|street|fruit|vegetable|flower|spice|noodle|ramen|tea|snack|vendor) stall$/u
const LANTERN = /^(?:(?:paper|red|colou?rful|glowing|hanging) )?lantern$/u
/** Sets that stand for any town. */
const ANY_TOWN = /^(?:street|downtown|skyscraper|harbor|village|riverfront|mosque)$/u
/** Towns that are known by one sight: their stalls are in a market all the same. */
const BY_SIGHT =
  /^(?:mumbai|bombay|(?:new )?delhi|jaipur|mexico city|buenos aires|budapest|edinburgh|johannesburg|cape town|athens)$/u

/** Stalls stand in a market, and the market has them and its lanterns: nobody puts up shops in it. */
export function tendStalls(shot: Shot): Shot {
  const id = shot.place === null ? null : (findPlace(shot.place)?.id ?? '')
  const stalls = shot.subjects.filter((each) => STALL.test(each.noun) && isIdle(each, shot))
  const market = id === 'market' || (stalls.length > 0 && isAnyTown(shot.place, id ?? ''))
  if (!market) return shot
  const lamps = shot.subjects.filter(
    (each) => each.count > 2 && LANTERN.test(each.noun) && isIdle(each, shot),
  )
  const gone = new Set([...stalls, ...lamps].map((each) => each.id))
  if (gone.size === 0) return shot
  return {
    ...withEach(withoutAll(shot, gone), (each) => leave(each, gone)),
    place: id === 'market' ? shot.place : 'street market',
    time: shot.time ?? (lamps.length > 0 ? 'night' : null),
  }
}

const isAnyTown = (place: string | null, id: string): boolean =>
  place === null || ANY_TOWN.test(id) || BY_SIGHT.test(place)

function isIdle({ id, colour, actions }: Subject, { relations }: Shot): boolean {
  const borne = relations.some(
    ({ to, relation }) => to === id && /^(?:on|holding)$/u.test(relation),
  )
  return (colour === null || colour === 'rainbow') && actions.length === 0 && !borne
}

/** Who was to act on a stall does it anyway. */
function leave(subject: Subject, gone: ReadonlySet<string>): Subject {
  const actions = subject.actions.map((action) =>
    gone.has(action.target ?? '') ? { ...action, target: null } : action,
  )
  return { ...subject, actions }
}

export const SOLD_FROM = /^prop:(food-truck|ice-cream-truck|food-stall|vendor-cart)$/u

/** What a truck or a stall sells is on its roof as its sign. */
export function showWares(shot: Shot): Shot {
  const stand = shot.subjects.find(({ picture }) => SOLD_FROM.test(picture ?? ''))
  const ware = stand?.actions.find(({ verb, prop }) => SELLING.test(verb) && prop !== null)?.prop
  if (!stand || !ware) return shot
  const subjects = shot.subjects.map((each) => (each === stand ? { ...each, actions: [] } : each))
  return withSign({ ...shot, subjects }, stand.id, ware)
}

export function withSign(shot: Shot, stand: string, ware: string): Shot {
  const sign = Subject.parse({ id: `${stand}-ware`, noun: ware, words: ware, kind: 'food' })
  return {
    ...shot,
    subjects: [...shot.subjects, sign],
    relations: [...shot.relations, { from: sign.id, relation: 'on', to: stand }],
  }
}

const STANDS: Readonly<Record<string, string>> = {
  'prop:cart': 'prop:vendor-cart',
  'prop:truck': 'prop:food-truck',
  'noto:delivery-truck': 'prop:food-truck',
  'prop:van': 'prop:food-truck',
}

/** "Sells flowers from a cart", "ice cream from a truck": it is one for selling, with its wares as its sign, in a street. */
export function sellFrom(shot: Shot): Shot {
  const sale = shot.relations.find(({ from, relation, to }) => {
    const seller = shot.subjects.find(({ id }) => id === from)
    const stand = shot.subjects.find(({ id }) => id === to)
    return relation === 'next-to' && isSeller(seller) && Object.hasOwn(STANDS, stand?.picture ?? '')
  })
  const ware = shot.subjects.find(({ id }) => id === sale?.from)?.actions[0]?.prop
  if (!sale || !ware) return shot
  const picture = ware === 'ice cream' ? 'prop:ice-cream-truck' : null
  const fitted = (each: Subject): Subject => {
    const stand = STANDS[each.picture ?? ''] ?? each.picture
    return { ...each, picture: stand === 'prop:food-truck' ? (picture ?? stand) : stand }
  }
  const subjects = shot.subjects.map((each) => (each.id === sale.to ? fitted(each) : each))
  return withSign({ ...shot, place: shot.place ?? 'street', subjects }, sale.to, ware)
}

function isSeller(who: Subject | undefined): boolean {
  return who?.kind === 'person' && who.actions.some(({ verb, prop }) => verb === 'give' && prop)
}

const SELLING = /^(give|sell|serve|serve-food|cook|offer|make)$/u

/** Who sells at a stand of their own waves from behind it. */
export function mindStand(shot: Shot): Shot {
  const stand = shot.subjects.find(({ picture }) => picture === 'prop:lemonade-stand')
  const seller = shot.subjects.find(
    ({ id, kind, actions }) =>
      kind === 'person' &&
      actions.every(({ verb }) => /^(give|sell|stand|hold|wait|smile|work)$/u.test(verb)) &&
      shot.relations.some(({ from, to }) => from === id && to === stand?.id),
  )
  if (!stand || !seller) return shot
  const atHome = shot.subjects.some(({ kind }) => kind === 'building')
  return {
    ...withSubject(shot, seller, { actions: [doing('wave')] }),
    place: shot.place ?? (atHome ? null : 'street'),
    relations: shot.relations.map((each) =>
      each.from === seller.id && each.to === stand.id ? { ...each, relation: 'behind' } : each,
    ),
  }
}
