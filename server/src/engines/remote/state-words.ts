/** What model servers call the states of a film, each in its own way, in our words. */
const WORDS = {
  waiting:
    'queued pending submitted in_queue starting created not_start throttled preparing queueing waiting task_status_queued',
  working: 'in_progress processing running generating dreaming canceling task_status_processing',
  done: 'completed succeeded succeed success done ok finished task_status_succeed',
  failed:
    'failed fail failure error reject task_status_failed cancelled canceled cancel aborted deleted expired',
} as const

type State = keyof typeof WORDS

const STATES = new Map(
  Object.entries(WORDS).flatMap(([state, words]) =>
    words.split(' ').map((word) => [word, state as State] as const),
  ),
)

/** A word that nobody knows is no end: the server is asked again. */
export function stateOf(word: string): State {
  return STATES.get(word.toLowerCase()) ?? 'working'
}
