import type { Action, Relation, Shot, Subject } from '../../../plan/plan.ts'
import { ANIMALS } from '../../../plan/kinds.ts'
import { doing } from '../doing.ts'
import { withEach } from '../retold.ts'

const isBeast = (each: Subject | undefined): each is Subject =>
  each !== undefined && ANIMALS.has(each.kind) && each.person === null

/** What one teaches by doing it beside whoever learns it. */
const SHOWN =
  /^(skip-stone|fish|fly-kite|draw.*|paint|juggle|dance|yoga|karate|tai-chi|meditate|plant|knit|swim|skateboard|roller-skate|ice-skate|ski|golf|shoot-arrow|play-(guitar|ukulele|violin|flute|drums))$/u

const isPerson = (each: Subject | undefined): each is Subject => each?.kind === 'person'

/** A lioness who teaches her cubs to hunt does it before them, and they after her: she has no blackboard. */
export function teachByDoing(shot: Shot): Shot {
  const teacher = shot.subjects.find(({ actions }) => actions[0]?.verb === 'teach')
  const young = shot.subjects.find(({ id }) => id === teacher?.actions[0]?.target)
  const [deed] = young?.actions ?? []
  if (isPerson(teacher) && young && deed && SHOWN.test(deed.verb))
    return atHome(
      withEach(shot, (each) => taught(each, teacher, deed)),
      deed,
    )
  if (!isBeast(teacher) || !isBeast(young) || !deed) return shot
  const subjects = shot.subjects.map((each): Subject => {
    if (each.id === teacher.id) return { ...each, actions: [deed] }
    return each.id === young.id ? { ...each, actions: [tried(deed)] } : each
  })
  const after: Relation = { from: young.id, relation: 'left-of', to: teacher.id }
  return { ...shot, subjects, relations: [...shot.relations, after] }
}

/** Music is taught in a room, and not before an audience. */
function atHome(shot: Shot, { verb }: Action): Shot {
  return shot.place === null && verb.startsWith('play-') ? { ...shot, place: 'living room' } : shot
}

function taught(each: Subject, teacher: Subject, deed: Action): Subject {
  return each.id === teacher.id ? { ...each, actions: [deed] } : each
}

/** One hunt has one quarry: they steal up behind her. */
const tried = (deed: Action): Action =>
  deed.verb === 'hunt' ? doing('walk', { direction: 'right' }) : deed
