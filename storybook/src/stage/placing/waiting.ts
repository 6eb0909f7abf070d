import type { Role } from './roles.ts'

/** Who does this has come to where the others are: cars stop on both sides of the ducks, a crowd cheers. */
const WAITS = /^(stop|wait|watch|cheer|clap|applaud|look|look-at|park|listen|gather)$/u

/** Whether these stand and wait for what the lead does. */
export function isWaiting({ subject }: Role): boolean {
  return WAITS.test(subject.actions[0]?.verb ?? '')
}
