import type { NounPhrase } from '../phrases/sentence-parts.ts'
import { actors, addSubject, isAlive, relate, type Binding, type Preposition } from './binding.ts'

const TAKES = /^(?:take|pull|get|grab|lift|remove|fish|draw|pluck|scoop|fetch|retrieve|pick)$/
const OUT = /^(?:from|out|off)$/
/** What stands before whoever reaches into it. */
const STORES =
  /(?:^| )(?:hat|top hat|basket|box|bag|sack|jar|pot|vase|bowl|bucket|chest|case|suitcase|briefcase|purse|handbag|backpack|drawer|safe|envelope|tin|crate|barrel|trunk|table|desk|plate|tray|counter|piggy bank|toolbox|fishbowl|aquarium|cauldron|coffin|cake|present|gift|cooler|mailbox|nest|stocking|shoe|boot|shelf|bookshelf|bookcase|rack|fridge|refrigerator|freezer|cupboard|cabinet|closet|wardrobe|locker|pan|skillet|hive|beehive|egg|package|parcel|pumpkin|shell|cup|mug|bin|trash can|washing machine|dishwasher|dryer)$/

/** "Takes a rabbit out of a hat": it is in there, and then in the hand. */
export function isTakenOut(binding: Binding, noun: NounPhrase, { word }: Preposition): boolean {
  const goods = binding.subjects.find(({ id }) => id === binding.actions[0]?.target)
  if (!OUT.test(word) || !takesOneThing(binding) || !isStore(noun)) return false
  if (!goods || goods.count > 1 || goods.kind === 'person') return false
  const rest = binding.relations.filter(({ from, to }) => from !== goods.id && to !== goods.id)
  binding.relations.splice(0, binding.relations.length, ...rest)
  const store = addSubject(binding, noun)
  relate(binding, { from: goods.id, relation: 'inside', to: store.id })
  for (const action of binding.actions) action.verb = 'take-out'
  // "… and kisses it": what was taken out.
  Object.assign(binding, { last: goods.id, recent: goods.id, role: 'object' })
  return true
}

/** One person, with two hands and no magic. */
function takesOneThing(binding: Binding): boolean {
  const [who, ...others] = actors(binding)
  const tricks =
    who?.person?.role === 'magician' || binding.actions.some(({ verb }) => verb === 'magic')
  const alone = who?.kind === 'person' && who.count === 1 && others.length === 0
  return alone && !tricks && TAKES.test(binding.verb?.base ?? '')
}

const isStore = ({ head, plural, found }: NounPhrase): boolean =>
  STORES.test(head) && !plural && found !== null && !isAlive(found)
