import type { RelationName, Subject } from '../../plan/plan.ts'
import { VESSELS } from '../words/closed-words.ts'
import type { Binding } from './binding.ts'
import { does } from './does.ts'
import { isDoneFrom } from './done-from.ts'
import { goesOnIt } from './goes-on-it.ts'
import { emerges, hangs } from './holding.ts'
import { isSeenFrom } from './looking-on.ts'

const ON_FOOT =
  /^(?:walk|run|crawl|step|trot|gallop|march|climb|drive|ride|sneak|feed|look|talk|lean|give|chat|argue|eat|drink)$/

/** "Sprays water on its baby": nobody stands on it. */
export const AIMED =
  /^(?:spray|squirt|pour|shine|blow|spit|drip|sprinkle|splash|hose|spill)(?:-[a-z]+)?$/

function isAimed({ verb }: Binding, word: string): boolean {
  return /^(?:on|onto|over)$/.test(word) && AIMED.test(verb?.base ?? '')
}

/** Whoever looks out of one of these is in it. */
const LAIRS = /(?:^| )(?:hole|burrow|warren|den|birdhouse|bird house|nest box|beehive|hive|kennel)$/

function isHollow({ noun }: Subject): boolean {
  return VESSELS.test(noun) || LAIRS.test(noun)
}

/** Who does such things at, in or over something is beside it: who peeks into a jar is not in it, who plays on a barrel sits at it, and who walks over stones does not float above them. */
const BESIDE: readonly (readonly [word: string, deeds: RegExp, relation: RelationName])[] = [
  ['into', /^(?:look|look-.*|peek|peer|gaze|stare)$/, 'facing'],
  [
    'over',
    /^(?:talk|laugh|argue|chat|smile|gossip|whisper|cry|fight|box|wrestle|quarrel|play|squabble)$/,
    'next-to',
  ],
  [
    'on',
    /^play-(?:cards|chess|checkers|go|backgammon|board-game|mahjong|dominoes|dice)$/,
    'next-to',
  ],
  ['over', ON_FOOT, 'next-to'],
  // "Sells flowers from a cart": who sells stands at it.
  ['from', /^(?:give|serve|serve-food)$/, 'next-to'],
]

/** What carries players, their board and their stools. */
const PLATFORMS =
  /(?:^| )(?:lily ?pad|leaf|cloud|raft|mushroom|toadstool|rug|carpet|blanket|rock|boulder|roof|rooftop|iceberg|ice floe|boat|island|whale|turtle|elephant|dock|pier|stage)$/

/** What the hands do to a thing that lies before them. */
const HANDLES =
  /^(?:slam|bang|set|lay|chop|cut|slice|dice|knead|bake|roll|spread|arrange|stack|deal|fold|assemble|peel|grind|thump|count|polish|engrave|sort|shape|mix|press|smash|crack|butter|decorate)\b/

const WORKTOPS =
  /(?:^| )(?:table|desk|counter|workbench|bench|board|cutting board|block|anvil|tray|bar|plate)$/

/** "Chops carrots on a board", "slams a mug on the table": the thing is on it, and nobody stands there. */
function isWorkedAt({ verb, actions }: Binding, word: string, { noun }: Subject): boolean {
  const handles = /^(?:on|onto|upon)$/.test(word) && HANDLES.test(verb?.base ?? '')
  const thing = actions.some(
    ({ verb: deed, prop, target }) => prop !== null || target !== null || deed === 'bake',
  )
  return handles && thing && WORKTOPS.test(noun)
}

/** Where the deed itself puts somebody, whatever the preposition means elsewhere. */
export function relationByVerb(
  binding: Binding,
  word: string,
  { holder, subject }: { readonly holder: Subject; readonly subject: Subject },
): RelationName | null {
  // "Pours over a strawberry on a table": what is poured on lies there.
  const laid = word === 'on' && WORKTOPS.test(subject.noun) && !binding.group.includes(holder.id)
  if (laid) return null
  return goesOnIt(binding, word, { who: holder, what: subject })
    ? 'on'
    : whereDeedIs(binding, word, subject)
}

function besideIt(binding: Binding, word: string, { noun }: Subject): RelationName | undefined {
  if (PLATFORMS.test(noun)) return undefined
  return BESIDE.find(([at, deeds]) => word === at && does(binding, deeds))?.[2]
}

function whereDeedIs(binding: Binding, word: string, subject: Subject): RelationName | null {
  if (isAimed(binding, word)) {
    for (const action of binding.actions) action.target ??= subject.id
    return 'next-to'
  }
  if (isWorkedAt(binding, word, subject)) return 'next-to'
  if (hangs(binding, word)) return 'hanging-from'
  const beside = besideIt(binding, word, subject)
  if (beside !== undefined) return beside
  if (emerges(binding, word) && isHollow(subject)) return 'inside'
  if (isDoneFrom(binding, word, subject)) return 'inside'
  return isSeenFrom(binding, word, subject) ? 'on' : null
}
