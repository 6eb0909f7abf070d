import { retellMatch, type RetoldMatch } from './retell-match.ts'
import { retellPlot } from './retell-plot.ts'

/** A prompt as it is told, or a long plot by its turning points. */
export interface Told {
  readonly body: string
  /** Sentences of which nothing is seen. */
  readonly leftOut: readonly string[]
  readonly scores: RetoldMatch['scores']
}

/** A match of two teams or a long tale in plain words, a shot for each turning point; anything else as it is. */
export function retell(body: string): Told {
  const told: Told = { body, leftOut: [], scores: [] }
  return { ...told, ...(retellMatch(body) ?? retellPlot(body)) }
}
