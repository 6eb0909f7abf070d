/** How long a film that is far from its turn is left alone, and a service that could not be reached. */
const ASK_AGAIN_MS = 4_000
/** A browser has six lines to a service, for all its tabs together: films that hold them all leave none to stop one. */
const MOST_LINES = 2

export const isUnderWay = ({ status }) => status === 'queued' || status === 'in_progress'

/** Follows films until they have ended, also over a restart of the service: what is made now, and next, word by word. */
export function createFollower() {
  let lines = 0

  async function* watch(videos, video, signal) {
    lines++
    try {
      yield* videos.watch(video.id, { signal })
    } finally {
      lines--
    }
  }
  async function* look(videos, video, signal) {
    yield await videos.get(video.id, { signal })
  }

  return async function* follow(videos, first, { signal, onAway }) {
    let video = first
    while (isUnderWay(video) && !signal.aborted) {
      const ask = video.queue_position <= 1 && lines < MOST_LINES ? watch : look
      try {
        for await (video of ask(videos, video, signal)) yield video
      } catch (error) {
        if (!error.retryable) throw error
        onAway({ message: `${error.message} Asking again…` })
      }
      if (isUnderWay(video)) await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS))
    }
  }
}
