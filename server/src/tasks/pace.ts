import type { Database } from '../db/database.ts'
import type { Engines } from '../engines/load-engines.ts'
import { frameSize } from './frame-size.ts'
import type { Task } from './task.ts'

type Picture = Pick<Task, 'resolution' | 'aspectRatio' | 'duration'>
export type Asked = Picture & Pick<Task, 'model'>

const REMEMBER_MS = 5_000
/** How far back is looked, and for how many films: a model that is seldom asked for is not forgotten behind a busy one. */
const MOST_TASKS = 2_000
const MOST_FILMS = 20
/** One million pixels for one second: the unit of work. A film costs about one before its first frame. */
const workOf = (task: Picture): number => {
  const { width, height } = frameSize(task.resolution, task.aspectRatio)
  return 1 + (task.duration * width * height) / 1e6
}
const WORK_OF_720P = 0.9216

/** How many milliseconds a film takes, by how long the last films of its model really took. */
export function createPace(
  database: Database,
  engines: Engines,
): (asked: Asked) => Promise<number> {
  const paces = new Map<string, { msPerWork: number; until: number }>()

  const paceOf = async (model: string): Promise<number> => {
    const known = paces.get(model)
    if (known && known.until > performance.now()) return known.msPerWork
    const guess = ((engines.get(model)?.capabilities.pace ?? 1) * 1_000) / WORK_OF_720P
    const msPerWork = (await measuredPace(database, model)) ?? guess
    paces.set(model, { msPerWork, until: performance.now() + REMEMBER_MS })
    return msPerWork
  }
  return async (asked) => workOf(asked) * (await paceOf(asked.model))
}

/** Milliseconds for a unit of work. */
async function measuredPace({ read }: Database, model: string): Promise<number | undefined> {
  const recent = read
    .selectFrom('tasks')
    .select(['model', 'status', 'attempt', 'started_at', 'completed_at'])
    .select(['duration', 'resolution', 'aspect_ratio as aspectRatio', 'seq'])
    .orderBy('seq', 'desc')
    .limit(MOST_TASKS)
    .as('recent')
  const films = await read
    .selectFrom(recent)
    .selectAll()
    .where('status', '=', 'completed')
    .where('model', '=', model)
    // A later attempt may only have fetched what a model server had made meanwhile: by it, the next film would take a second.
    .where('attempt', '=', 1)
    .orderBy('seq', 'desc')
    .limit(MOST_FILMS)
    .$castTo<Picture & { started_at: number; completed_at: number }>()
    .execute()
  const paces = films.map((film) => (film.completed_at - film.started_at) / workOf(film))
  // The middle one, not the mean: a film during which the machine slept or its clock was set would spoil the next twenty forecasts.
  return paces.toSorted((one, other) => one - other)[Math.floor(paces.length / 2)]
}
