import type { Shot, Subject } from '../../plan/plan.ts'

const MASTS = /(?:^| )(?:mast|rigging|crow's nest|yardarm|figurehead)$/u

/** What hangs from a mast hangs from a ship under sail: no flagpole stands beside a steamer. */
export function seeTheShip(shot: Shot): Shot {
  const mast = shot.subjects.find(({ noun }) => MASTS.test(noun))
  if (!mast) return shot
  const boat = shot.subjects.find(({ kind }) => kind === 'boat')
  const ship: Subject = {
    ...(boat ?? mast),
    ...(/(?:^| )(?:ship|vessel)$/u.test(boat?.noun ?? 'ship') && {
      noun: 'sailing ship',
      picture: 'prop:pirate-ship',
    }),
    kind: 'boat',
  }
  const aboard = shot.relations.flatMap((each) => {
    const [from, to] = [each.from, each.to].map((id) => (id === mast.id ? ship.id : id))
    return from === undefined || to === undefined || from === to ? [] : [{ ...each, from, to }]
  })
  const subjects = shot.subjects.flatMap((each) =>
    each === (boat ?? mast) ? [ship] : each === mast ? [] : [each],
  )
  return { ...shot, subjects, relations: aboard }
}
