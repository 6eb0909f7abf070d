import type { Action, Shot, Subject } from '../../plan/plan.ts'
import { doing } from './doing.ts'
import { without } from './without.ts'
import { withSubject } from './retold.ts'

/** Pairs that are one picture: what is in or on the other, and what shows both. */
const AS_ONE: readonly (readonly [
  inner: RegExp,
  outer: RegExp,
  picture: string,
  verb: string | null,
])[] = [
  [
    /\b(record|vinyl|lp|album|disc)$/u,
    /\b(turntable|record player|gramophone|phonograph)$/u,
    'prop:spinning-record',
    'spin',
  ],
  [
    /\b(dumpling|bun|bao|dim sum|gyoza|momo)s?$/u,
    /\b(steamer|steamer basket|bamboo basket)$/u,
    'prop:dumpling-steamer',
    'steam',
  ],
  [/\bbutter$/u, /\b(pan|skillet)$/u, 'prop:butter-in-pan', 'melt'],
  [/\bhammock$/u, /\bpalm(?: tree)?s?$/u, 'prop:hammock-palms', null],
  [/\bhammock$/u, /\b(?:trees?|oaks?|pines?|birche?s?|trunks?)$/u, 'prop:hammock-trees', null],
  [/\bdew(?:drops?)?$/u, /\bweb$|\bcobweb$/u, 'prop:dewy-web', null],
  [/\bpancakes?$/u, /\b(pan|skillet)$/u, 'prop:pancake-in-pan', null],
]

/** A record on a turntable, dumplings in a steamer: one picture of both. */
function joinBoth(shot: Shot): Shot {
  for (const { from, relation, to } of shot.relations) {
    const inner = shot.subjects.find(({ id }) => id === from)
    const outer = shot.subjects.find(({ id }) => id === to)
    if (!inner || !outer || !/^(inside|on|between|next-to)$/u.test(relation)) continue
    const beside = relation === 'next-to'
    const one = AS_ONE.find(([in_, out]) =>
      beside
        ? in_.test(outer.noun) && out.test(inner.noun)
        : in_.test(inner.noun) && out.test(outer.noun),
    )
    if (one && !isUsed(shot, inner))
      return joined(shot, beside ? { inner: outer, outer: inner } : { inner, outer }, one)
    if (!beside && relation !== 'between' && holdsItself(inner, outer))
      return joined(shot, { inner, outer }, null)
  }
  return shot
}

/** Jam is drawn in its jar, paella in its pan: no second one is put round it. */
function holdsItself({ picture, kind }: Subject, { noun }: Subject): boolean {
  const vessel = noun.replace('skillet', 'pan').split(' ').at(-1) ?? ''
  const drawn = (picture ?? '').split(/[:-]/u)
  // "A pot of jam" is a jar of it.
  return kind === 'food' && (drawn.includes(vessel) || (vessel === 'pot' && drawn.includes('jar')))
}

/** Somebody is in the hammock: then it is theirs, and hung up for them. */
function isUsed({ relations }: Shot, { id }: Subject): boolean {
  return relations.some(({ to }) => to === id)
}

function joined(
  shot: Shot,
  { inner, outer }: { inner: Subject; outer: Subject },
  one: (typeof AS_ONE)[number] | null,
): Shot {
  const told = without(shot, inner)
  const relations = told.relations
  const deeds: Action[] = one?.[3] ? [doing(one[3])] : inner.actions
  const both: Subject = {
    ...outer,
    noun: inner.noun,
    kind: one ? 'thing' : inner.kind,
    picture: one?.[2] ?? inner.picture,
    count: one ? 1 : outer.count,
    colour: inner.colour ?? (one ? null : outer.colour),
    material: null,
    size: inner.size,
    actions: deeds.length > 0 ? deeds : outer.actions,
  }
  return { ...withSubject(told, outer, both), relations }
}

const CLIMBED = /\b(wall|fence|trellis|house|tower|cottage|castle)$/u

/** Vines climb by growing. */
function climb(subject: Subject): Subject {
  const { kind, actions } = subject
  const grows = ({ verb, prop }: Action): boolean =>
    /^(rock-climb|climb|grow|cover)$/u.test(verb) && CLIMBED.test(prop ?? '')
  if (kind !== 'plant' || !actions.some(grows)) return subject
  return {
    ...subject,
    actions: actions.map((each) => (grows(each) ? { ...each, verb: 'overgrow' } : each)),
  }
}

/** What machines do when nobody is at them. */
function work(subject: Subject): Subject {
  const { noun, kind, actions } = subject
  if (!/^(thing|tool|furniture|toy|food)$/u.test(kind)) return subject
  return { ...subject, actions: actions.map((action) => ({ ...action, ...workOf(action, noun) })) }
}

function workOf({ verb, prop }: Action, noun: string): Partial<Action> {
  if (/\btypewriter$/u.test(noun) && /^(write|type|work)/u.test(verb))
    return { verb: 'print', prop: null, target: null }
  if (
    /\b(fan|hair ?dryer|leaf blower)$/u.test(noun) &&
    /^(drift|blow|blow-away)$/u.test(verb) &&
    prop !== null
  )
    return { verb: 'blow-off' }
  if (/\b(clock|watch)$/u.test(noun) && /^(turn|spin|rotate|move)$/u.test(verb))
    return { verb: 'tick' }
  // A draught puts it out; it does not sail away.
  if (/\b(candle|match|lantern|torch)$/u.test(noun) && verb === 'drift') return { verb: 'go-out' }
  return verb === 'turn' ? { verb: 'spin' } : {}
}

/** A globe that turns shows its lands one after the other; towers of glass have the sky in their panes. */
function drawn(subject: Subject): Subject {
  const { picture, actions, material, noun } = subject
  if (
    picture === 'prop:globe' &&
    actions.some(({ verb }) => /^(spin|rotate|turn-round)$/u.test(verb))
  )
    return { ...subject, picture: 'prop:turning-globe' }
  const glassy = material === 'glass' && picture === 'prop:skyscraper'
  return glassy && !/\bapartment/u.test(noun)
    ? { ...subject, picture: 'prop:glass-tower', material: null }
    : subject
}

const HOT_PICTURES = /^(?:noto:hot-beverage|noto:teacup-without-handle|noto:steaming-bowl)$/u
const HOT =
  /\b(?:coffee|tea|cocoa|hot chocolate|soup|ramen|stew|latte|cappuccino|espresso|steaming)\b/u
const COLD = /\b(?:iced?|cold|frozen|empty|broken|paper|toy|tiny|dirty)\b/u

/** A hot drink or a soup that just stands there steams. */
function steaming(subject: Subject, { relations }: Shot): Subject {
  // Ships that sail in a cup of coffee are not hidden by its steam.
  if (relations.some(({ relation, to }) => to === subject.id && relation === 'inside'))
    return subject
  const { kind, picture, noun, words, actions } = subject
  const hot = HOT_PICTURES.test(picture ?? '') || HOT.test(`${noun} ${words}`)
  const stands = /^(?:food|tool)$/u.test(kind) && actions.length === 0
  if (!stands || !hot || COLD.test(words) || subject.count > MANY) return subject
  return { ...subject, actions: [doing('give-off', { prop: 'steam' })] }
}
/** More cups than these are a pile. */
const MANY = 4

/** Things that do what they are for, with nobody about. */
export function workByThemselves(shot: Shot): Shot {
  const both = joinBoth(shot)
  const told = { ...both, subjects: both.subjects.map(drawn).map(climb) }
  if (told.subjects.some(({ kind }) => kind === 'person')) return told
  return {
    ...told,
    subjects: told.subjects
      .map(work)
      .map(drawn)
      .map((each) => steaming(each, told)),
  }
}
