import type { Shot } from '../../plan/plan.ts'

const CLOCK = '(?:\\d{1,2}:)?\\d{1,2}(?:\\.\\d+)?'
const UNIT = ' ?(?:s|secs?|seconds?)\\b'
const COUNTS: readonly string[] = 'zero one two three four five six seven eight nine ten'.split(' ')
const NUMBER = `\\d{1,2}|${COUNTS.join('|')}`

/** "[0-2s]", "(0:03 – 0:06)", "Shot 1 (3s):", "First three seconds:", "At 0:03,", "4s:": what a shot list sets before a shot. */
const HEAD = new RegExp(
  `(?:^|(?<=[.:;,!?\\n\\]]))\\s*[[(]?((?:shot|scene|clip|part|cut|beat|frame) ?#?\\d{1,2} ?[-–—:,.]? ?[[(]? ?)?(?:(?:from |between )?(${CLOCK})(?:${UNIT})? ?(?:-|–|—|to|and) ?(${CLOCK})(?:${UNIT})?|(?:(?:in|for|during|over) )?(?:the )?(?:first|next|last|final|following) (${NUMBER}) seconds|(?:at (?:second |the )?)?(${CLOCK})(?:${UNIT})?(?:[- ]second)?(?: mark)?)[\\])]*[\\s:,.–—-]*\\s(?=["“(]?[a-z])`,
  'g',
)

interface Head {
  readonly index: number
  readonly end: number
  /** When it begins, and how long it lasts, where that is said. */
  readonly from: number | null
  readonly lasts: number | null
}

/** How many seconds each part of a shot list takes; none for any other prompt. */
export function shotLengths(body: string): readonly number[] {
  const heads = headsOf(body)
  const known = heads.map(({ from, lasts }, at) => {
    const next = heads[at + 1]?.from ?? null
    return lasts ?? (from === null || next === null ? null : next - from)
  })
  const told = known.filter((each) => each !== null && each > 0) as number[]
  const mean = told.reduce((sum, each) => sum + each, 0) / told.length
  return told.length === 0 ? [] : known.map((each) => (each !== null && each > 0 ? each : mean))
}

/** Shots that last as long as a shot list says; what it tells between two cuts is shared evenly. */
export function lastAsTold(shots: readonly Shot[], lengths: readonly number[]): readonly Shot[] {
  const parts: Shot[][] = []
  for (const shot of shots) {
    const part = parts.at(-1)
    if (part === undefined || shot.transition === 'cut') parts.push([shot])
    else part.push(shot)
  }
  if (parts.length !== lengths.length) return shots
  const whole = lengths.reduce((sum, each) => sum + each, 0)
  return parts.flatMap((part, at) =>
    part.map((shot) => ({ ...shot, share: (lengths[at] ?? 0) / whole / part.length })),
  )
}

/** Every part of a shot list after a cut; any other prompt as it is. */
export function cutAtHeads(body: string): string {
  const heads = headsOf(body)
  const [first] = heads
  if (first === undefined) return body
  const lead = body.slice(0, first.index).replace(/[\s.;,:]+$/, '')
  const parts = heads.map(({ end }, at) =>
    body.slice(end, heads[at + 1]?.index).replace(/[\s.;,]+$/, ''),
  )
  // What is told before the first is where all of it plays.
  return `${lead === '' ? '' : `${lead} . `}${parts.join(' . cut to ')}`
}

function headsOf(body: string): readonly Head[] {
  const heads = [...body.matchAll(HEAD)].filter(isTiming).map(toHead)
  // "At 5:30 he wakes up" is an hour, and no list begins late.
  const [first] = heads
  const list = heads.length > 1 || (first?.lasts ?? null) !== null
  return list && (first?.from ?? 0) <= 1 ? heads : []
}

/** "2-3 children" and "10 dogs" are counted, not timed. */
function isTiming([head, name, , to, , at]: RegExpExecArray): boolean {
  if (to !== undefined || at === undefined) return to === undefined || /[[(:]|\ds|sec/.test(head)
  const unit = /\d ?s(?:ec|\b)|second/.test(head)
  return name === undefined ? /\d:\d/.test(head) || (unit && /at |[:\])]/.test(head)) : unit
}

function toHead(found: RegExpExecArray): Head {
  const [head, name, from, to, count, at] = found
  const place = { index: found.index, end: found.index + head.length }
  if (from !== undefined && to !== undefined)
    return { ...place, from: seconds(from), lasts: seconds(to) - seconds(from) }
  const alone = seconds(count ?? at ?? '0')
  const starts = count === undefined && name === undefined
  return starts ? { ...place, from: alone, lasts: null } : { ...place, from: null, lasts: alone }
}

function seconds(clock: string): number {
  if (COUNTS.includes(clock)) return COUNTS.indexOf(clock)
  return clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
}
