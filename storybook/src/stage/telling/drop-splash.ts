import type { Shot, Subject } from '../../plan/plan.ts'

const DROPS =
  /\b(milk|cream|water|honey|syrup|caramel|coffee|espresso|tea|chocolate|sugar cube|ink)$/u
const DARK = /\b(?:coffee|espresso|tea|chocolate|caramel|syrup)$/u
const DRINKS = /\b(coffee|espresso|cappuccino|latte|tea|hot chocolate|cocoa|cup|mug)$/u
const FALLS = /^(spray|splash|fall|drop|drip|splatter|land|plunge|pour|melt|hit)$/u

/** A drop of milk that falls into coffee makes a crown in the cup: no glass of milk stands behind it. */
export function splashIntoCup(shot: Shot): Shot {
  const drop = shot.subjects.find((each) => DROPS.test(each.noun) && isDrop(each))
  const cup = shot.subjects.find(
    (each) => each !== drop && each.kind !== 'person' && DRINKS.test(each.noun),
  )
  if (!drop || !cup) return shot
  const bound =
    drop.actions.some(({ target }) => target === cup.id) ||
    shot.relations.some(({ from, to }) => from === drop.id && to === cup.id)
  if (!bound || shot.subjects.some(({ kind }) => kind === 'person')) return shot
  const crown: Subject = {
    ...cup,
    kind: 'food',
    picture: 'prop:drop-in-cup',
    count: 1,
    colour: drop.colour ?? (DARK.test(drop.noun) ? 'brown' : null),
    actions: [],
  }
  // The drop falls from above the cup, and both must be in the frame.
  const camera = { ...shot.camera, framing: 'close-up' as const }
  return { ...shot, camera, subjects: [crown], relations: [] }
}

/** "A drop of milk", or milk that splashes; milk that is poured comes out of a jug. */
function isDrop({ words, actions }: Subject): boolean {
  const falls = actions.some(({ verb }) => FALLS.test(verb))
  return (
    /\bdrop(?:let)?s?\b/u.test(words) || (falls && !actions.some(({ verb }) => verb === 'pour'))
  )
}
