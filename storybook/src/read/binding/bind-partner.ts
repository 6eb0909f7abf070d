import { wordSet } from '../../lexicon/word-set.ts'
import type { RelationName, Subject } from '../../plan/plan.ts'
import { BLOWS } from '../../lexicon/deeds/blows.ts'
import { addDeeds } from './bind-deeds.ts'
import { actors, addSubject, isAlive, relate, type Binding } from './binding.ts'
import type { NounPhrase } from '../phrases/sentence-parts.ts'

const USED_UP = wordSet(
  'eat devour cook cut chop peel drink plant grow read draw tattoo build make fold sharpen count',
)

/** What is cooked is in the pan, and walks no more. */
const isUsedUp = (base: string, kind: string): boolean =>
  USED_UP.has(base) ||
  (/^(?:fry|boil|grill|roast|bake|steam|sear|saute|braise|barbecue)$/.test(base) &&
    /^(?:fish|animal|bird)$/.test(kind))

const MET = wordSet(
  'adore hold carry ride chase watch look follow lift pull push drive sail fly row see find discover guard join surround attack admire have wear bring balance strike hit steal take grab snatch fetch rob drag cross pass approach leave orbit circle encircle overtake protect sniff face',
)

const ON_STAGE =
  /^(?:animal|person|bird|fish|insect|creature|vehicle|boat|aircraft|building|furniture|plant|sky|nature)$/

/** What is done by two: "a hamburger kisses a hot dog" has both of them come alive. */
const DONE_BY_TWO =
  /^(?:fight|battle|duel|box|punch|wrestle|kiss|hug|embrace|marry|wed|meet|greet|race|love|fear|challenge|defeat)$/

function isOfTwoThings(binding: Binding, { found }: NounPhrase, base: string): boolean {
  return found !== null && DONE_BY_TWO.test(base) && !actors(binding).some(isAlive)
}

/** Stands in the ground, and is taken up by nobody. */
const ROOTED =
  /(?:^| )(?:hydrant|tree|tree trunk|lamp ?post|street ?lamp|pole|pillar|column|mailbox|statue|snowman|traffic light|parking meter|cactus)$/

/** What is put up or hugged where it stands. */
const isThere = ({ found, head }: NounPhrase, base: string): boolean =>
  (/^(?:build|construct|erect)$/.test(base) && found?.kind === 'building') ||
  (/^(?:hug|embrace)$/.test(base) && ROOTED.test(head))

export function isPartner(binding: Binding, noun: NounPhrase, base: string): boolean {
  if (isOfTwoThings(binding, noun, base)) return true
  const kind = noun.found?.kind ?? 'thing'
  if (isThere(noun, base)) return true
  // "Reads a woman's palm": she is there.
  if (isUsedUp(base, kind)) return noun.part !== undefined && isAlive({ kind })
  if (base === 'milk' || base === 'catch') return isAlive({ kind })
  return MET.has(base) || Object.hasOwn(BLOWS, base) || ON_STAGE.test(kind)
}

const BONDS: readonly (readonly [RelationName, RegExp])[] = [
  ['riding', /^(?:ride|drive|sail|row|kayak|mount)$/],
  ['holding', /^(?:hold|carry|lift|bring|have|balance|steal|take|grab|snatch|fetch)$/],
  ['chasing', /^(?:chase|pursue)$/],
  ['wearing', /^wear$/],
]

/** "Two boys race their bicycles": each has one, and nobody else's stands by. */
function haveOwn({ words, plural, count }: NounPhrase, thing: Subject, group: readonly Subject[]) {
  const owners = group.reduce((sum, each) => sum + each.count, 0)
  const own = words.startsWith('their ') && plural && count === null
  if (own && owners > 1 && thing.kind !== 'person') thing.count = owners
}

export function addPartner(binding: Binding, noun: NounPhrase, base: string): void {
  const group = actors(binding)
  const subject = addSubject(binding, noun)
  haveOwn(noun, subject, group)
  addDeeds(binding, noun)
  binding.last = subject.id
  for (const action of binding.actions) action.target ??= subject.id
  const relation = BONDS.find(([, verbs]) => verbs.test(base))?.[0]
  // "Holds its mother's tail": it goes behind her, and has no mother in its trunk.
  if (relation === 'holding' && noun.words.endsWith("'s tail"))
    for (const action of binding.actions) action.verb = 'follow'
  else if (relation !== undefined)
    for (const { id } of group) relate(binding, { from: id, relation, to: subject.id })
}
