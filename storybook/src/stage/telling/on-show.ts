import { LIVING } from '../../plan/kinds.ts'
import type { Shot, Subject } from '../../plan/plan.ts'
import { doing } from './doing.ts'
import { falls } from './falling.ts'
import { withEach, withSubject } from './retold.ts'
import { without } from './without.ts'

const VESSELS =
  /\b(?:glass|cup|mug|bowl|blender|mixer|grinder|cocktail|martini|lemonade|juice|soda|cola|drink|tea|coffee|water|milk|jar|pot|pan|pitcher|jug|bucket|cereal|yogh?urt|oatmeal|porridge|granola|muesli|smoothie|milkshake|soup|mojito|champagne|whisky|whiskey)(?: of [a-z ]+)?$/u
/** What has a top that things come to lie on. */
const DISHES =
  /\b(?:pizza|cake|cupcake|ice cream(?: cone)?|pancakes?|waffles?|donut|doughnut|salad|pasta|spaghetti|tart|pie|burger|toast|pudding|sundae|brownies?|cheesecake|dessert)$/u
const TAKES = new RegExp(`${VESSELS.source}|${DISHES.source}`, 'u')
const SMALL = new Set<Subject['kind']>(['food', 'thing', 'tool', 'plant', 'nature'])
/** These come down as drops and threads, and have tales of their own. */
const LIQUID = /\b(?:water|milk|juice|cream|honey|syrup|sauce|coffee|wine|drop|droplet|rain|oil)$/u

/** Ice cubes that fall into a glass are as small as it, and fall into it: beside it they would be blocks. */
export function fallInto(shot: Shot): Shot {
  if (shot.subjects.some(({ kind }) => LIVING.has(kind))) return shot
  const vessel = shot.subjects.find((each) => TAKES.test(each.noun) && !falls(each))
  const dropped = shot.subjects.filter((each) => each !== vessel && isDropped(each, vessel, shot))
  if (!vessel || dropped.length === 0 || dropped.some((each) => lieThere(each, vessel))) return shot
  const prop = dropped.map(nameOf).join(', ').slice(0, 60)
  // What swirls in a blender is drawn there.
  const swirls = ({ kind, actions }: Subject): boolean =>
    kind === 'food' && actions.some(({ verb }) => /^(?:spin|swirl|rotate|flow)$/u.test(verb))
  const inside = shot.subjects.filter((each) => each !== vessel && swirls(each))
  const bare = [...dropped, ...inside].reduce(without, shot)
  const verb = VESSELS.test(vessel.noun) ? 'take-in' : 'take-on'
  return withSubject(bare, vessel, { actions: [doing(verb, { prop })] })
}

/** One that falls into no other thing falls into the only vessel there is. */
function isDropped(each: Subject, vessel: Subject | undefined, shot: Shot): boolean {
  const { kind, noun, actions, id } = each
  if (!vessel || !SMALL.has(kind) || LIQUID.test(noun) || !falls(each)) return false
  const aims = actions.flatMap(({ target }) => (target === null ? [] : [target]))
  const bonds = shot.relations.filter(({ from }) => from === id)
  if (bonds.some(({ relation }) => /^(?:around|next-to|behind)$/u.test(relation))) return false
  // Leaves that fall onto the table of a pizza fall onto the pizza.
  const under = shot.relations.filter(({ from }) => from === vessel.id).map(({ to }) => to)
  const own = [vessel.id, ...under]
  return [...aims, ...bonds.map(({ to }) => to)].every((to) => own.includes(to))
}

/** Many beans fall into a bowl one after the other, and are then seen in it. */
function lieThere({ count }: Subject, { noun }: Subject): boolean {
  return count > 1 && /\b(?:bowl|pot|pan|bucket)$/u.test(noun)
}

const nameOf = ({ colour, noun }: Subject): string => (colour === null ? noun : `${colour} ${noun}`)

const BURST = /^[a-z]+burst$/u

/** A can in a splash is as large as it was, and comes up out of it. */
export function burstForth(shot: Shot): Shot {
  const burst = shot.subjects.find(({ noun }) => BURST.test(noun))
  const within = shot.relations.find(({ to }) => to === burst?.id)?.from
  const [first] = shot.subjects
  const lead = shot.subjects.find(({ id }) => id === within) ?? first
  if (!burst || !lead || lead === burst || LIVING.has(lead.kind)) return shot
  const bare = without(shot, burst)
  const box = shot.subjects.find((each) => each !== lead && isOpened(each))
  if (box) return outOfBox(bare, { box, lead, burst })
  const told = withSubject(withSmallAround(bare, lead), lead, {
    actions: [doing('burst-forth', { prop: nameOf(burst) })],
  })
  return { ...told, place: told.place ?? 'photo studio' }
}

/** Slices that fly about a can do not hide it. */
function withSmallAround(shot: Shot, { id }: Subject): Shot {
  const about = shot.relations.filter(({ relation, to }) => relation === 'around' && to === id)
  return withEach(shot, (each) =>
    about.some(({ from }) => from === each.id) ? { ...each, size: 'tiny' } : each,
  )
}

const isOpened = ({ noun, actions }: Subject): boolean =>
  /\b(?:box|gift|present|package|chest|case)$/u.test(noun) &&
  actions.some(({ verb }) => verb === 'open')

interface Unboxed {
  readonly box: Subject
  readonly lead: Subject
  readonly burst: Subject
}

/** What is unpacked hovers over its box, and the light comes out of that. */
function outOfBox(shot: Shot, { box, lead, burst }: Unboxed): Shot {
  const opened = { ...box, actions: [doing('burst-forth', { prop: nameOf(burst) })] }
  return {
    ...shot,
    place: shot.place ?? 'photo studio',
    subjects: [opened, { ...lead, actions: [doing('hover')] }],
    relations: [{ from: lead.id, relation: 'above', to: box.id }],
  }
}

/** Who drizzles sauce over a dish has it on the table of that deed: a second one would lie on the floor. */
export function oneDish(shot: Shot): Shot {
  const sprinkles = shot.subjects.flatMap(({ actions }) =>
    actions.filter(({ verb }) => verb === 'sprinkle').map(({ target }) => target),
  )
  const dish = shot.subjects.find(
    ({ id, noun }) => sprinkles.includes(id) && /\b(?:dish|plate|meal|food)$/u.test(noun),
  )
  return dish ? without(shot, dish) : shot
}

const IN_SIGHT =
  /^(?:hand-.+|pour|drip|take-in|take-on|burst-forth|tick|spin|rotate|turn|turn-round|turn-aloft|open|close)$/u

/** From very near one would see the glass, and not what falls into it. */
export function stepBack(shot: Shot): Shot {
  const { subjects, camera } = shot
  const busy = subjects[0]?.actions.some(({ verb }) => IN_SIGHT.test(verb)) ?? false
  const things = subjects.every(({ kind }) => !LIVING.has(kind))
  if (!busy || !things || camera.framing !== 'close-up') return shot
  return { ...shot, camera: { ...camera, framing: null } }
}

const WARES =
  /\b(?:sneakers?|shoes?|boots?|heels?|bottle|perfume|(?:wrist|smart)?watch|(?:smart)?phone|tablet|headphones|earbuds|speaker|handbag|bag|purse|backpack|lipstick|mascara|can|jar|cream|serum|lotion|laptop|camera|sunglasses|glasses|ring|necklace|earrings?|bracelet|controller|console|keyboard|wordmark|cola|soda|toothbrush|razor|candle|wallet|cap|soap)$/u
const SHOWS =
  /^(?:rotate|spin|turn|turn-round|float|hover|levitate|rise|explode|appear|turn-aloft)$/u
const ALOFT = /^(?:float|hover|levitate)$/u
const TURNS = /^(?:rotate|spin|turn|turn-round)$/u

/** A shoe that turns in the air is in a studio, and in no bedroom. */
export function putOnShow(shot: Shot): Shot {
  const [lead, ...others] = shot.subjects
  if (!lead || !WARES.test(lead.noun) || others.some(({ kind }) => LIVING.has(kind))) return shot
  const verbs = lead.actions.map(({ verb }) => verb)
  const both = verbs.some((verb) => ALOFT.test(verb)) && verbs.some((verb) => TURNS.test(verb))
  const told = both ? withSubject(shot, lead, { actions: [doing('turn-aloft')] }) : shot
  const shown = verbs.length > 0 && verbs.every((verb) => SHOWS.test(verb))
  return shown && shot.place === null ? { ...told, place: 'photo studio' } : told
}
