import type { Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'

/** What one does with a thing that one is merely named with. */
const USES: readonly (readonly [thing: RegExp, verb: string])[] = [
  [/\b(umbrella|parasol)$/u, 'umbrella'],
  [/\bkite$/u, 'fly-kite'],
  [/\b(football|soccer ball)$/u, 'kick'],
  [/\bbasketball$/u, 'dribble'],
  [/\btennis racket$/u, 'play-tennis'],
  [/\bskateboard$/u, 'skateboard'],
  [/\bhula hoop$/u, 'hula-hoop'],
  [/\bbroom$/u, 'sweep'],
  [/\bsledge ?hammer$/u, 'swing-sledge'],
  [/\b(photo)?camera$/u, 'photograph'],
  [/\bbook$/u, 'read'],
  [/\blaptop$/u, 'type'],
  [/\bsink$/u, 'wash-hands'],
  [/\bguitar$/u, 'play-guitar'],
  [/\bviolin$/u, 'play-violin'],
  [/\bpiano$/u, 'play-piano'],
  [/\bflute$/u, 'play-flute'],
  [/\bsaxophone$/u, 'play-saxophone'],
  [/\btrumpet$/u, 'play-trumpet'],
  [/\bdrums?$/u, 'play-drums'],
  [/\baccordion$/u, 'play-accordion'],
]

/** "A girl and a kite": nobody stands idle beside a thing that is made for the hands. */
export function useIt(shot: Shot): Shot {
  const [person, thing, ...more] = shot.subjects
  if (!person || !thing || more.length > 0 || shot.relations.length > 0) return shot
  const plain = [person, thing].every(({ count, actions }) => count === 1 && actions.length === 0)
  const verb = USES.find(([words]) => words.test(thing.noun))?.[1]
  if (person.kind !== 'person' || !plain || verb === undefined || thing.size !== 'normal')
    return shot
  const use = doing(verb, { target: thing.id })
  return { ...shot, subjects: [{ ...person, actions: [use] }, thing] }
}

/** What says little, until one sees what is in the hands. */
const VAGUE = /^(?:work|play|perform|practice|busk|train|have-fun)$/u

function isAtSomething({ kind, actions: [deed] }: Subject): boolean {
  const bare = deed?.prop === null && deed.target === null
  return kind === 'person' && bare && VAGUE.test(deed.verb)
}

/** "A woman with a laptop works": with what is in the hands, and not beside it. */
export function workWithIt(shot: Shot): Shot {
  const nounOf = (to: string): string => shot.subjects.find(({ id }) => id === to)?.noun ?? ''
  const subjects = shot.subjects.map((each): Subject => {
    const [deed, ...later] = each.actions
    const held = shot.relations.find(
      ({ from, relation }) => from === each.id && relation === 'holding',
    )?.to
    const verb = held && USES.find(([words]) => words.test(nounOf(held)))?.[1]
    if (!deed || !verb || !isAtSomething(each)) return each
    return { ...each, actions: [{ ...deed, verb, target: held }, ...later] }
  })
  const used = new Set(
    subjects.flatMap((each, at) => (each === shot.subjects[at] ? [] : [each.actions[0]?.target])),
  )
  return { ...shot, subjects, relations: shot.relations.filter(({ to }) => !used.has(to)) }
}

const PHONES = /\bphone$/u
const ON_THE_LINE =
  /^(?:stand|sit|walk|pace|wait|lean|lie|look|smile|laugh|laugh-aside|talk|run|go|argue|shout|scream|yell|quarrel|cry|whisper|sing|listen|gossip)$/u
/** How somebody looks who does this into a phone: on it, it is heard and not seen. */
const HEARD: Readonly<Record<string, Subject['emotion']>> = {
  argue: 'angry',
  shout: 'angry',
  scream: 'angry',
  yell: 'angry',
  quarrel: 'angry',
  cry: 'sad',
}

/** "A woman on the phone" talks on it and "girls on their phones" look at them, on whatever they sit and while they walk. */
export function talkOnPhone(shot: Shot): Shot {
  const isPhone = ({ noun, colour, size }: Subject): boolean =>
    PHONES.test(noun) && colour === null && size === 'normal'
  const bond = shot.relations.find(
    ({ relation, to }) =>
      /^(?:holding|inside)$/u.test(relation) &&
      shot.subjects.some((each) => each.id === to && isPhone(each)),
  )
  const who = shot.subjects.find(({ id }) => id === bond?.from)
  const free = who?.actions.every(({ verb }) => ON_THE_LINE.test(verb))
  if (!bond || !who || !free || who.kind !== 'person') return shot
  const call = doing(who.count > 1 ? 'text' : 'phone')
  const moves = who.actions.filter(
    ({ verb }) => !/^(?:talk|listen|gossip)$/u.test(verb) && !(verb in HEARD),
  )
  const heard = who.actions.map(({ verb }) => HEARD[verb]).find(Boolean)
  const caller = {
    ...who,
    emotion: who.emotion === 'neutral' ? (heard ?? 'neutral') : who.emotion,
    actions: [...moves, call],
  }
  return {
    ...shot,
    subjects: shot.subjects
      .filter(({ id }) => id !== bond.to)
      .map((each) => (each === who ? caller : each)),
    relations: shot.relations
      .filter((each) => each !== bond && each.to !== bond.to)
      .map((each) => (each.from === bond.to ? { ...each, from: who.id } : each)),
  }
}

/** "A boy's kite soars above the beach": the boy has the string in his hands. */
export function flyOwnKite(shot: Shot): Shot {
  const kite = shot.subjects.find(({ noun, count }) => count === 1 && /\bkite$/u.test(noun))
  const owner = shot.subjects.find(
    ({ id, kind, count, actions }) =>
      kind === 'person' &&
      count === 1 &&
      actions.length === 0 &&
      shot.relations.some(({ from, to }) => from === id && to === kite?.id),
  )
  const aloft = kite?.actions.every(({ verb }) => /^(fly|float|soar|drift|rise)$/u.test(verb))
  if (!kite || !owner || !aloft || kite.actions.length === 0) return shot
  const others = shot.subjects.filter((each) => each !== kite && each !== owner)
  return {
    ...shot,
    place: shot.place === 'sky' ? null : shot.place,
    subjects: [
      { ...owner, actions: [doing('fly-kite', { prop: 'kite' })] },
      { ...kite, actions: [] },
      ...others,
    ],
    relations: [
      ...shot.relations.filter(({ from, to }) => from !== owner.id || to !== kite.id),
      { from: owner.id, relation: 'holding', to: kite.id },
    ],
  }
}
