import type { Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { withoutAll } from '../without.ts'
import { people } from './people-told.ts'

const POSTS = /\b(?:mast|pole|post|stake|tree|trunk|column|pillar|lamp ?post|flagpole|cactus)$/u

/** "Pirates tie a sailor to the mast": one of them ropes that one up where the others see it. */
export function bindFast(shot: Shot): Shot {
  const who = people(shot).find(({ actions: [deed] }) => deed?.verb === 'tie-knot')
  const other = people(shot).find(({ id }) => id === who?.actions[0]?.target && id !== who?.id)
  if (!who || !other) return shot
  const post = shot.subjects.find(({ noun }) => POSTS.test(noun))
  const ties = doing('tie-up', {
    target: other.id,
    prop: post ? post.noun.replace(/^mast$/u, 'thick post') : null,
  })
  const told = withoutAll(shot, (each) => each === post || /\bropes?$/u.test(each.noun))
  const parts = (each: Subject): readonly Subject[] => {
    if (each !== who) return [each]
    const ropes = { ...who, count: 1, actions: [ties] }
    const rest = {
      ...who,
      id: `${who.id} watching`,
      count: who.count - 1,
      actions: [doing('cheer')],
    }
    return who.count > 1 ? [ropes, rest] : [ropes]
  }
  return {
    ...told,
    place: shot.place ?? (/\bmast$/u.test(post?.noun ?? '') ? 'ship deck' : null),
    subjects: told.subjects.flatMap(parts),
  }
}
