import type { Shot, Subject } from '../../../plan/plan.ts'
import { does, headsOf, people, told } from './people-told.ts'

/** Seats for several, and where such a seat is when nothing is said of it. */
const SEATS: readonly (readonly [words: RegExp, seat: string, place: string])[] = [
  [/\bbench$/u, 'bench', 'park'],
  [/\b(?:sofa|couch|settee|loveseat)$/u, 'sofa', 'living room'],
  [/\bbed$/u, 'bed', 'bedroom'],
  [/(?:^|\b(?:low|stone|brick|garden|old|white) )wall$/u, 'wall', 'park'],
]

const EATS = /^(?:eat|eat-[a-z-]+|drink|drink-[a-z-]+|lick|snack|share)$/u

/** How a deed is done on such a seat. */
const MANNERS: readonly (readonly [verbs: RegExp, manner: string])[] = [
  [/^(?:argue|shout|quarrel|squabble|scold|bicker|yell)$/u, 'argue'],
  [/^kiss$/u, 'kiss'],
  [/^(?:whisper|gossip)$/u, 'whisper'],
  [EATS, 'eat'],
  [/^read$/u, 'read'],
]

const AT_EASE =
  /^(?:sit|rest|relax|wait|talk|chat|look|laugh|laugh-aside|giggle|smile|hold-hands|stand-hand-in-hand|hug|cuddle|swing-legs)$/u

/** Benches and sofas are sat on at ease in a way of their own. */
const WAITING = /^(?:wall|bed|pier|fountain|steps)$/u

/** Who quarrels, kisses, whispers or eats on a bench does so sitting on it, side by side with the others. */
export function sitSideBySide(shot: Shot): Shot {
  for (const [words, seat, place] of SEATS) {
    const sharers = people(shot).filter((each) => shares(each, words))
    if (fits(headsOf(sharers), seat) && sharers.length > 0)
      return { ...told(shot, sharers, { verb: `rest-on-${seat}` }), place: shot.place ?? place }
    const thing = shot.subjects.find(({ noun }) => words.test(noun))
    const who = people(shot).filter((each) => isOn(each, thing, shot))
    const manner = mannerOf(who, seat)
    if (!thing || manner === null || !fits(headsOf(who), seat)) continue
    const prop = who.flatMap(({ actions }) => actions.map((each) => each.prop)).find(Boolean)
    const gone = new RegExp(`^${thing.noun}$`, 'u')
    const held = manner === 'eat' && prop ? { prop } : {}
    const seated = told(shot, who, { verb: `${manner}-on-${seat}`, gone, ...held })
    return { ...seated, place: shot.place ?? place }
  }
  return shot
}

/** "Share a bench": whoever holds on to a seat sits on it. */
const shares = ({ actions }: Subject, seat: RegExp): boolean =>
  actions.some(({ verb, prop }) => verb === 'hold' && seat.test(prop ?? ''))

/** "Read their books": each their own, in the usual way. */
const readsOwn = ({ actions }: Subject): boolean =>
  actions.some(({ verb, prop }) => verb === 'read' && /s$|\bnewspaper$/u.test(prop ?? ''))

function isOn({ id }: Subject, thing: Subject | undefined, { relations }: Shot): boolean {
  return relations.some(
    ({ from, relation, to }) => from === id && to === thing?.id && relation === 'on',
  )
}

/** One alone sits on a bench in the usual way. */
const fits = (heads: number, seat: string): boolean =>
  heads <= 5 && heads >= (seat === 'wall' ? 1 : 2)

/** How all of them sit there, or null where one of them does something else. */
export function mannerOf(who: readonly Subject[], seat: string): string | null {
  const deeds = MANNERS.find(([verbs]) => who.some((each) => does(each, verbs)))
  const calm = ({ actions }: Subject): boolean =>
    actions.every(({ verb }) => AT_EASE.test(verb) || (deeds?.[0].test(verb) ?? false))
  if (who.length === 0 || !who.every(calm) || who.some(readsOwn)) return null
  return deeds?.[1] ?? (WAITING.test(seat) && who.some(sits) ? 'rest' : null)
}

const sits = (each: Subject): boolean => does(each, AT_EASE)
