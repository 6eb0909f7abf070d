import type { Score, Beat, Fetch } from './score.ts'
import type { ActionContext } from '../action.ts'
import type { Puppet } from '../../../cast/people/puppet.ts'
import type { Stance } from './stance.ts'

/** Everything a score needs while it is played by this body. */
export interface Player {
  readonly score: Score
  readonly context: ActionContext
  readonly body: Puppet
  readonly beatAt: (t: number) => Beat
  readonly stanceAt: (beat: Beat) => Stance
  readonly fetch: Fetch
}
