import { LIVING } from '../../plan/kinds.ts'
import type { Action, Shot, Subject } from '../../plan/plan.ts'
import { without } from './without.ts'
import { withEach } from './retold.ts'

const DWELLINGS = /\b(house|home)$/u

/** A bus that stops before a house stops in that house's street: no second house is put up before it. */
export function stopBeforeHouse(asked: Shot): Shot {
  const shot = driveUp(asked)
  const [lead] = shot.subjects
  const house = shot.subjects.find(isPlainDwelling)
  const alone = shot.relations.every(({ from, to }) => to !== house?.id || from === lead?.id)
  const stops = lead?.kind === 'vehicle' && lead.actions.length > 0
  if (!stops || !house || shot.place !== null || !alone) return shot
  return without({ ...shot, place: 'suburb' }, house)
}

const PUBLIC =
  /\b(?:hospital|clinic|school|hotel|bank|restaurant|library|museum|police station|office|supermarket|pharmacy|mall|cinema|theat(?:er|re)|post office)$/u
const DRIVES = /^(?:drive|race|stop|accelerate)$/u

/** An ambulance that drives to the hospital comes up before its door, and not into the ward. */
function driveUp(shot: Shot): Shot {
  const [lead] = shot.subjects
  const drives = lead?.kind === 'vehicle' && lead.actions.some(({ verb }) => DRIVES.test(verb))
  return drives && PUBLIC.test(shot.place ?? '')
    ? { ...shot, place: `${shot.place} exterior` }
    : shot
}

const WALLS = /^(?:(?:brick|stone|wooden|plaster|concrete) )?wall$/u
const AT_WALLS = /^(?:lean|stand|sit|wait|rest|look|smile|pose|sleep|stop|lie)$/u
/** Where a wall is some house's. */
const IN_TOWN = /^$|\b(?:street|alley|alleyway|lane|town|village|square|courtyard)$/u
const OF_WALLS = /^(?:shutter|window)$/u

/** What leans against a wall and who poses before it have it behind them as wide as the frame, with its window and shutters. */
export function standBeforeWall(shot: Shot): Shot {
  const wall = shot.subjects.find(
    ({ noun, count, size }) => WALLS.test(noun) && count === 1 && size === 'normal',
  )
  const parts = shot.subjects.filter(({ noun }) => OF_WALLS.test(noun))
  const others = shot.subjects.filter((each) => each !== wall && !parts.includes(each))
  const before = others.every(
    ({ id, actions }) =>
      actions.every(({ verb }) => AT_WALLS.test(verb)) &&
      shot.relations.some(
        ({ from, relation, to }) =>
          from === id && to === wall?.id && /^(?:next-to|in-front-of)$/u.test(relation),
      ),
  )
  if (!wall || others.length === 0 || !before || !IN_TOWN.test(shot.place ?? '')) return shot
  const seen = [wall, ...parts].map(({ colour, noun, count }) =>
    `${colour ?? ''} ${noun}${count > 1 ? 's' : ''}`.trim(),
  )
  const { view: _view, ...outside } = shot
  const window = shot.view === undefined ? [] : ['window']
  const told = { ...outside, place: 'house wall', scenery: [...seen, ...window].slice(0, 6) }
  const bare = [wall, ...parts].reduce(without, told)
  return withEach(bare, standsThere)
}

/** Who leans would bring a lamp post along. */
function standsThere(subject: Subject): Subject {
  if (!LIVING.has(subject.kind)) return subject
  const upright = (action: Action): Action =>
    action.verb === 'lean' ? { ...action, verb: 'lean-there' } : action
  return { ...subject, actions: subject.actions.map(upright) }
}

const ANTIQUE = /\b(?:greek|roman|classical|doric|athen\w*|toga|gladiator|philosopher|centurion)\b/u

/** Who sweeps or prays before a temple is in its court; only the ancients' has columns. */
export function comeToTemple(shot: Shot): Shot {
  const temple = shot.subjects.find(({ noun }) => noun === 'temple')
  const words = shot.subjects.map((each) => `${each.words} ${each.noun}`).join(' ')
  const bare = temple?.colour === null && temple.count === 1 && temple.actions.length === 0
  const visited = shot.relations.every(({ from }) => from !== temple?.id)
  const others = shot.subjects.some((each) => each !== temple)
  if (!temple || !bare || !visited || !others || shot.place !== null) return shot
  const place = ANTIQUE.test(words) ? 'greek temple' : 'buddhist temple'
  return without({ ...shot, place }, temple)
}

function isPlainDwelling({ noun, kind, colour, count, actions, size }: Subject): boolean {
  const plain = colour === null && count === 1 && actions.length === 0 && size === 'normal'
  return plain && kind === 'building' && DWELLINGS.test(noun)
}
