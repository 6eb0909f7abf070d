import { LIVING } from '../../plan/kinds.ts'
import { Subject, type LightName, type Shot } from '../../plan/plan.ts'
import { doing } from './doing.ts'
import { withSubject } from './retold.ts'

/** Lights of their own that burn already. */
const BURNING = /\b(candles?|candelabra|candlestick|lantern|lamp|torch|fire|campfire|fireplace)$/u
/** Where candles stand about anyway. */
const LIT = /\b(church|cathedral|chapel|temple|haunted|ballroom|restaurant|dinner|table)\b/u

const NEAR: ReadonlySet<string> = new Set(['close-up', 'extreme-close-up'])

/** What stands beside those who do something by its light. */
const SOURCES: Readonly<Partial<Record<LightName, { noun: string; picture: string }>>> = {
  candle: { noun: 'candelabra', picture: 'prop:standing-candles' },
  lamp: { noun: 'floor lamp', picture: 'prop:floor-lamp' },
}

const writesAlone = ({ count, actions }: Subject): boolean =>
  count === 1 && actions[0]?.verb === 'write'

/** A letter is written with the candle on the desk, at home and not in an office. */
function writeByCandle(shot: Shot, lead: Subject): Shot {
  const thing = shot.light === 'candle' ? 'candle' : 'desk lamp'
  const actions = lead.actions.map((each) => ({
    ...each,
    prop: `${each.prop ?? 'letter'} + ${thing}`,
  }))
  return {
    ...withSubject(shot, lead, { actions }),
    place: shot.place ?? 'study',
    time: shot.time ?? 'night',
  }
}

/** "Lights the candles on a cake": nobody stands on the cake for it, and a dragon does it with its breath. */
export function lightFromBeside(shot: Shot): Shot {
  const who = shot.subjects.find(({ actions }) => actions[0]?.verb === 'light-candle')
  const bond = shot.relations.find(
    ({ from, relation }) => from === who?.id && /^(?:on|inside)$/u.test(relation),
  )
  const thing = shot.subjects.find(({ id }) => id === bond?.to)
  if (!who || !bond || !thing) return shot
  const relations = shot.relations.map((each) =>
    each === bond ? { ...each, relation: 'right-of' as const } : each,
  )
  const breathes = { ...doing('breathe-fire'), target: thing.id }
  const actions = who.kind === 'person' ? who.actions : [breathes, ...who.actions.slice(1)]
  return withSubject({ ...shot, relations }, who, { actions })
}

/** Candles are lit when it gets dark: by day nobody would see that they burn. */
export function lightCandles(asked: Shot): Shot {
  if (asked.light !== 'candle') return putLights(asked)
  const shot = { ...asked, time: asked.time ?? ('dusk' as const) }
  const [lead, ...others] = shot.subjects
  // By candlelight a church is seen from within: there they burn.
  if (!lead && CHURCHES.test(shot.place ?? '')) return { ...shot, place: 'church interior' }
  if (lead && DESKS.test(lead.noun)) return onDesk(shot, lead)
  if (!lead || !isBareTable(lead, shot)) return putLights(shot)
  return { ...shot, subjects: [{ ...lead, picture: 'prop:candlelit-table' }, ...others] }
}

const DESKS = /(?:^| )desk$/u

/** A desk by candlelight is in a study, with the candle on it. */
function onDesk(shot: Shot, desk: Subject): Shot {
  const place = shot.place ?? 'study'
  if (shot.subjects.some(({ noun }) => BURNING.test(noun))) return { ...shot, place }
  const candle = Subject.parse({ id: 'candle', noun: 'candle', picture: 'prop:candle' })
  return {
    ...shot,
    place,
    subjects: [...shot.subjects, candle],
    relations: [...shot.relations, { from: candle.id, relation: 'on' as const, to: desk.id }],
  }
}

const CHURCHES = /\b(?:church|chapel|cathedral|abbey)$/u

function isBareTable({ id, noun, count }: Subject, { relations }: Shot): boolean {
  return /(?:^| )table$/u.test(noun) && count === 1 && relations.every(({ to }) => to !== id)
}

/** Who does something by candlelight or lamplight has it beside them: a glow from nowhere would be neither. */
function putLights(shot: Shot): Shot {
  const lead = shot.subjects.slice(0, 1).find(({ kind }) => LIVING.has(kind))
  const source = shot.light && SOURCES[shot.light]
  if (!source || !lead || LIT.test(shot.place ?? '')) return shot
  if (shot.subjects.some(({ noun }) => BURNING.test(noun) || LIT.test(noun))) return shot
  // A face by candlelight is the whole picture: a stand beside it would take half of the frame.
  if (NEAR.has(shot.camera.framing ?? 'wide'))
    return { ...shot, place: shot.place ?? 'living room' }
  if (writesAlone(lead)) return writeByCandle(shot, lead)
  const candles = Subject.parse({ id: 'light beside', kind: 'furniture', ...source })
  return {
    ...shot,
    subjects: [...shot.subjects, candles],
    relations: [...shot.relations, { from: candles.id, relation: 'next-to' as const, to: lead.id }],
  }
}
