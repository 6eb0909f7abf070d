import { isOfHands, isOfLegs } from '../../plan/later-deeds.ts'
import type { Action, Shot } from '../../plan/plan.ts'
import { withEach } from './retold.ts'

const stops = ({ verb, way, target }: Action): boolean =>
  (verb === 'crash' || verb === 'faceplant') && way !== undefined && target !== null

/** "Slides down the slope and crashes into a snowman", "runs and trips over a log" is one way with a sudden end: that end leads, and how one came goes with it. */
export function crashInto(shot: Shot): Shot {
  return withEach(shot, (each) => {
    const end = each.actions.find(stops)
    const mount = shot.relations.find(
      ({ from, relation }) => from === each.id && relation === 'riding',
    )
    const came = each.actions
      .filter((deed) => isOfLegs(deed.verb) || isOfHands(deed))
      .map((deed) => (deed.verb === 'ride' && mount ? { ...deed, target: mount.to } : deed))
    return end && came.length > 0 ? { ...each, actions: [end, ...came] } : each
  })
}
