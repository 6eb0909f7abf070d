import {
  alive,
  companyIn,
  heavenly,
  nameIn,
  shownIn,
  thingsIn,
  withoutMood,
} from './tour-company.ts'
import { landAfter, landIn } from './tour-places.ts'
import { hourIn, seasonIn, sightsIn } from './tour-sights.ts'
import { wayOf } from './tour-camera.ts'

/** "As the camera moves forward, …", "the scene shifts to a hillside": a sentence that goes on with the camera. */
const GOES =
  /^(?:(?:as|next|finally|then|further in|continuing (?:on|for)ward|and),? )*(?:the )?(?:camera|scene|shot|view) (?:[a-z]+ly )?(?:starts|begins|opens|moves|shifts|continues|pulls|enters|descends|follows|tilts|pans|turns|progresses|draws|hovers|delves|gently|slowly|glides|travels|cuts|arrives|rises|sweeps|zooms|drifts|lingers)\b|^(?:further in|continuing (?:on|for)ward|next),/

/** So many sentences must go with the camera. */
const FEWEST = 3
/** A plan has no more shots. */
const MOST = 6

interface Stop {
  readonly land: string
  readonly hour: string | null
  readonly season: string | null
  readonly way: string
  readonly sights: readonly string[]
  readonly company: readonly string[]
}

/** What a tour shows in plain words, and the things that it names and does not show. */
interface Tour {
  readonly told: string
  readonly unseen: readonly string[]
}

/** Whether a paragraph goes from place to place with the camera. */
export const isTour = (body: string): boolean =>
  body.split(/(?<=[.!?])\s+/).filter((each) => GOES.test(each)).length >= FEWEST

/** A paragraph that wanders through a land with the camera, told place by place; any other prompt as it is. */
export function readTour(body: string): Tour {
  const sentences = body.split(/(?<=[.!?])\s+/).filter((each) => each.trim() !== '')
  const stops = isTour(body) ? joined(stopsOf(sentences)) : []
  if (stops.length < 2) return { told: body, unseen: [] }
  const told = litFromTheFirst(stops).map(inWords).join(' . cut to ')
  return { told, unseen: thingsIn(withoutMood(body)).filter((noun) => !told.includes(noun)) }
}

/** The hour that is told first is that of all before it, too. */
function litFromTheFirst(stops: readonly Stop[]): readonly Stop[] {
  const first = stops.find(({ hour }) => hour !== null)?.hour ?? null
  return stops.map((stop) => (stop.hour === null ? { ...stop, hour: first } : stop))
}

/** Every sentence of the camera with those that stay where it is. */
function stopsOf(sentences: readonly string[]): readonly Stop[] {
  const parts: string[] = []
  for (const sentence of sentences)
    if (parts.length === 0 || GOES.test(sentence)) parts.push(sentence)
    else parts.push(`${parts.pop() ?? ''} ${sentence}`)
  const stops: Stop[] = []
  for (const part of parts) stops.push(stopOf(part, stops))
  return stops
}

function stopOf(whole: string, before: readonly Stop[]): Stop {
  const part = withoutMood(whole)
  const last = before.at(-1)
  const land = landOf(part, before)
  const seen = before.findLast(({ company }) => company.length > 0)?.company.at(-1) ?? ''
  const shown = IN_SPACE.test(land) ? heavenly : alive
  return {
    land,
    hour: hourIn(whole) ?? last?.hour ?? null,
    season: seasonIn(part) ?? last?.season ?? null,
    way: wayOf(part),
    sights: sightsIn(part),
    company: [...shownIn(part), ...companyIn(part, nameIn(seen, alive), shown)],
  }
}

const IN_SPACE = /^(?:universe|space|galaxy|spiral galaxy|outer space)$/

/** A camera that goes back in the end shows all of the land in which it began, unless it names another. */
function landOf(part: string, before: readonly Stop[]): string {
  const [, all = ''] = /\b(?:entire|vastness of|expanse of)\b([^.]*)/.exec(part) ?? []
  const goesBack = /\bpulls? back\b/.test(part) && before.length > 0
  const last = before.at(-1)?.land ?? null
  const land = goesBack ? (landIn(all) ?? before[0]?.land ?? null) : landAfter(landIn(part), last)
  return land ?? 'landscape'
}

/** A stop that shows nothing new where one is already belongs to the one before. */
function joined(stops: readonly Stop[]): readonly Stop[] {
  const ways = joinedWhere(stops, (last, stop) => last.way === stop.way)
  const few =
    ways.length <= MOST ? ways : joinedWhere(ways, (_, stop) => !stop.way.endsWith('back'))
  return few.length <= MOST ? few : [...few.slice(0, MOST - 1), ...few.slice(-1)]
}

function joinedWhere(
  stops: readonly Stop[],
  goesOn: (last: Stop, stop: Stop) => boolean,
): readonly Stop[] {
  const kept: Stop[] = []
  for (const stop of stops) {
    const last = kept.at(-1)
    const same = last?.land === stop.land && last.hour === stop.hour && stop.company.length === 0
    if (last !== undefined && same && goesOn(last, stop))
      kept.splice(-1, 1, { ...last, sights: [...new Set([...last.sights, ...stop.sights])] })
    else kept.push(stop)
  }
  return kept
}

function inWords({ land, hour, season, way, sights, company }: Stop): string {
  const where = [land, hour, season && `in ${season}`, ...sights].filter(Boolean).join(', ')
  return [where, ...company, way].join('. ')
}
