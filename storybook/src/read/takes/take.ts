import type { Shot } from '../../plan/plan.ts'

/** One take's words. */
export interface Take {
  readonly body: string
  readonly transition: Shot['transition']
  /** Goes on with whoever acted before: "… and eats". */
  readonly continues?: boolean
  /** Goes on with whoever is on the way, and not with those who are met there. */
  readonly onTheWay?: boolean
  /** How a prompt says in the end that all takes are seen: "… low angle, slow dolly in". */
  readonly closing?: string
}
