import { LIVING } from '../../plan/kinds.ts'
import type { Action, Relation, Shot, Subject } from '../../plan/plan.ts'
import { doing } from './doing.ts'
import { bondsWithout, unseen } from './without.ts'
import { withEach, withSubject } from './retold.ts'

const COMES_DOWN = /^(?:fall|land|drop|plop|splat|hit|strike|slide|tumble|drift|float|stick)$/u
/** What lies about and is larger than a head. */
const TOO_LARGE = new Set<Subject['kind']>(['vehicle', 'building', 'boat', 'aircraft', 'sky'])
const TREES = /\b(?:tree|palm|oak|pine|palm tree)$/u
/** Many of these come down without a blow. */
const FLUTTERS =
  /\b(?:leaf|petal|snowflake|feather|blossom|confetti|flower|bubble|snow|star|raindrop|drop|spark|ash)$/u
const HATS = /\b(?:hat|cap|crown|helmet|bonnet|beret|wig|turban)$/u
const NOSES = /\b(?:nose|snout|beak|muzzle)$/u

/** "A flower pot falls on a man's head": it comes from above in the midst of what he does, and does not stand on him. */
export function landOnHeads(shot: Shot): Shot {
  for (const thing of shot.subjects) {
    const who = isDropped(thing) ? victimOf(thing, shot) : undefined
    if (!who) continue
    const tree = shot.subjects.find(({ id, noun }) => id === leftBy(thing) && TREES.test(noun))
    const named = [thing.colour, thing.noun].filter(Boolean).join(' ')
    const prop = thing.count > 1 ? `${thing.count} ${named}` : named
    const told = withSubject(unseen(shot, thing), who, {
      actions: [...who.actions, doing(`hit-on-${spotOf(who, shot)}`, { prop })],
    })
    return tree ? standUnder(told, who, tree) : told
  }
  return shot
}

/** What is worn on the head is hit in its stead. */
function spotOf({ id, words }: Subject, { subjects, relations }: Shot): 'nose' | 'hat' | 'head' {
  if (NOSES.test(words)) return 'nose'
  const worn = relations.filter(({ from, relation }) => from === id && relation === 'wearing')
  const hat = worn.some(({ to }) => subjects.some((each) => each.id === to && HATS.test(each.noun)))
  return hat ? 'hat' : 'head'
}

const isDropped = ({ kind, noun, count, actions }: Subject): boolean =>
  !(count > 1 && FLUTTERS.test(noun)) &&
  !LIVING.has(kind) &&
  (!TOO_LARGE.has(kind) || /^(?:paper|toy|model) /u.test(noun)) &&
  actions.some(({ verb }) => COMES_DOWN.test(verb))

function leftBy({ actions }: Subject): string | null {
  return actions.find(({ way }) => way === 'off' || way === 'out-of')?.target ?? null
}

/** Whose head it is on, or whom it strikes on its way down. */
function victimOf(thing: Subject, { subjects, relations }: Shot): Subject | undefined {
  const lies = ({ from, relation }: Relation): boolean =>
    from === thing.id && (relation === 'on' || relation === 'above')
  const hits = ({ verb, target }: Action): boolean =>
    target !== null && /^(?:hit|strike|box|crash|drift|stick)$/u.test(verb)
  const falls = thing.actions.some(({ verb }) => /^(?:fall|drop)$/u.test(verb))
  const aims = [
    ...relations.filter(lies).map(({ to }) => to),
    ...(falls ? thing.actions.filter(hits).map(({ target }) => target) : []),
  ]
  return subjects.find(
    ({ id, kind, count }) => count === 1 && LIVING.has(kind) && aims.includes(id),
  )
}

function standUnder(shot: Shot, who: Subject, tree: Subject): Shot {
  const others = bondsWithout(shot, who)
  return { ...shot, relations: [...others, { from: who.id, relation: 'under', to: tree.id }] }
}

const CAPS =
  /\b(?:bucket|pail|pot|basket|lampshade|jar|vase|box|carton|bag|pumpkin|can|cone|fishbowl|goldfish bowl|jug|barrel|tin)$/u

/** "A bear gets its head stuck in a jar", a boy with a bucket on his head: it is over the eyes, and no water is carried in it. */
export function stickOnHeads(shot: Shot): Shot {
  for (const { from, relation, to } of shot.relations) {
    const [one, other] = [from, to].map((id) => shot.subjects.find((each) => each.id === id))
    const worn = relation === 'wearing' ? other : undefined
    const wearer = relation === 'wearing' ? one : undefined
    if (!wearer || !worn || !LIVING.has(wearer.kind) || wearer.count > 1) continue
    if (worn.count > 1 || !CAPS.test(worn.noun)) continue
    const deed = doing('stuck-on-head', {
      prop: [worn.colour, worn.noun].filter(Boolean).join(' '),
    })
    return withSubject(unseen(shot, worn), wearer, { actions: [...wearer.actions, deed] })
  }
  return shot
}

const BEFALLS = /^(?:(?:hit|stuck)-on-(?:head|nose|hat)|run-after|squirted)$/u

/** Whatever tales make of what somebody does meanwhile: it still befalls them. */
export function keepHits(before: Shot, after: Shot): Shot {
  return withEach(after, (each) => {
    const hits = before.subjects
      .find(({ id }) => id === each.id)
      ?.actions.filter(({ verb }) => BEFALLS.test(verb))
    const lost = (hits ?? []).filter(({ verb }) => !each.actions.some((deed) => deed.verb === verb))
    return lost.length > 0 ? { ...each, actions: [...each.actions, ...lost] } : each
  })
}
