import { Subject, type Shot } from '../../plan/plan.ts'

/** Lights of their own that burn already. */
const BURNING = /\b(candles?|candelabra|candlestick|lantern|lamp|torch|fire|campfire|fireplace)$/u
/** Where candles stand about anyway. */
const LIT = /\b(church|cathedral|chapel|temple|haunted|ballroom|restaurant|dinner|table)\b/u

/** Who does something by candlelight has candles beside them: a glow from nowhere would be no candlelight. */
export function lightCandles(shot: Shot): Shot {
  const [lead] = shot.subjects
  if (shot.light !== 'candle' || lead?.kind !== 'person' || LIT.test(shot.place ?? '')) return shot
  if (shot.subjects.some(({ noun }) => BURNING.test(noun))) return shot
  const candles = Subject.parse({
    id: 'candlelight',
    noun: 'candelabra',
    kind: 'furniture',
    picture: 'prop:standing-candles',
  })
  return {
    ...shot,
    subjects: [...shot.subjects, candles],
    relations: [...shot.relations, { from: candles.id, relation: 'next-to' as const, to: lead.id }],
  }
}
