import { garmentOf } from '../words/describing-words.ts'
import { isSomebody } from './clause-places.ts'
import { glossAt, nounAt, pastLooks, type Item } from './item.ts'
import { binding } from './joints.ts'

interface Target {
  readonly deed: RegExp
  /** What it is done with, named before whom it is done to. */
  readonly thing?: RegExp
  /** What other languages have before whom it is done to; nothing is a word, too. */
  readonly small: RegExp
  readonly english: string
}

const TARGETS: readonly Target[] = [
  {
    deed: /^(?:barking|growling|hissing|smiling)$/,
    small: /^(?:to|on|in|over|behind|after|)$/,
    english: 'at',
  },
  {
    deed: /^throwing$/,
    thing:
      /(?:^| )(?:snowballs?|stones?|rocks?|tomato(?:es)?|eggs?|pies?|spears?|darts?|pillows?|water balloons?)$/,
    small: /^(?:to|on|in|over)$/,
    english: 'at',
  },
  { deed: /^throwing snowballs?$/, small: /^(?:to|on|in|over)$/, english: 'at' },
  { deed: /^(?:stealing|snatching)$/, thing: /./, small: /^(?:to|of|next to|)$/, english: 'from' },
  { deed: /^(?:singing|dancing)$/, small: /^$/, english: 'to' },
  // "Voor zijn kleinzoon", "per il nipote": before somebody for whom something is made.
  {
    deed: /^(?:repairing|making|building|baking|cooking|preparing|knitting|sewing|buying|opening|drawing|carving|pouring)$/,
    thing: /./,
    small: /^(?:in front of|through|to)$/,
    english: 'for',
  },
  { deed: /^(?:kneeling|bowing)$/, small: /^in front of$/, english: 'before' },
]

/** "Aboie après un chat", «бросают снежки в снеговика», "roba un pescado a un oso": the small word before whom it is done to. */
export function aimAt(items: readonly Item[]): readonly Item[] {
  const ordered = [...items]
  for (let at = 0; at < ordered.length; at++) {
    const target = TARGETS.find(({ deed }) => deed.test(glossAt(ordered, at)))
    if (ordered[at]?.kind !== 'verb' || target === undefined) continue
    const from = targetStart(ordered, at + 1, target)
    const named = from >= 0 && glossAt(ordered, from) !== 'of' && isAimed(ordered, from)
    const joint = from < 0 ? -1 : jointOf(ordered, from, target)
    if (named && target.small.test('')) ordered.splice(from, 0, ...aimed(target, ordered[from]))
    else if (joint >= 0) ordered.splice(joint, 1, ...aimed(target, ordered[joint + 1]))
  }
  return ordered
}

/** «У спящего туриста»: behind "from a" who sleeps is told of the tourist. */
function aimed({ english }: Target, next: Item | undefined): readonly Item[] {
  return [binding(english), ...(next?.kind === 'verb' ? [binding('a')] : [])]
}

/** The small word before whom it is done to, though where it happens may come first; -1 without one. */
function jointOf(items: readonly Item[], from: number, { small }: Target): number {
  const end = items.findIndex(({ kind }, at) => at >= from && /^(?:verb|pause)$/.test(kind))
  return items.findIndex(
    (item, at) =>
      at >= from &&
      (end < 0 || at < end) &&
      isJoint(item) &&
      small.test(item.gloss) &&
      isAimed(items, at + 1),
  )
}

/** Where whom it is done to begins, behind the thing it is done with; -1 without that. */
function targetStart(items: readonly Item[], from: number, { thing }: Target): number {
  if (thing === undefined) return from
  const at = nounAt(items, from)
  return at >= 0 && thing.test(glossAt(items, at)) ? at + 1 : -1
}

function isJoint(item: Item | undefined): boolean {
  return item?.kind === 'binding' && !/^(?:a|the|his|its|their|him|her|them|it)$/.test(item.gloss)
}

function isAimed(items: readonly Item[], from: number): boolean {
  if (/^(?:him|her|them)$/.test(glossAt(items, from))) return true
  // «У спящего медведя»: what they do may be told before their name.
  const asleep = items[from]?.kind === 'verb' && items[from]?.form === 'describing' ? 1 : 0
  const whom = glossAt(items, nounAt(items, from + asleep))
  return isSomebody(whom) || /(?:^| )(?:snow(?:man|men)|scarecrow|target|robot)s?$/.test(whom)
}

/** «Снимает очки», 摘下帽子: what is worn is taken off. */
export function takeOff(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item, at): Item[] => {
    if (item.kind !== 'verb' || !/^(?:removing|filming|picking)$/.test(item.gloss)) return [item]
    const from = glossAt(items, at + 1) === 'under' ? at + 2 : at + 1
    const worn = garmentOf(glossAt(items, nounAt(items, from))) !== null
    if (worn) return [{ ...item, gloss: 'taking off' }]
    return [item.gloss === 'removing' ? { ...item, gloss: 'taking' } : item]
  })
}

/** "Sort un lapin d'un chapeau", «достаёт кролика из шляпы»: pulled out of it. */
export function pullOut(items: readonly Item[]): readonly Item[] {
  const ordered = [...items]
  for (const [at, verb] of items.entries()) {
    if (verb.kind !== 'verb' || !/^(?:taking|pulling)$/.test(verb.gloss)) continue
    const joint = nounAt(ordered, at + 1) + 1
    const wet = /^(?:lake|river|sea|pond|water|ocean|well)$/.test(
      glossAt(ordered, nounAt(ordered, joint + 1)),
    )
    if (wet && glossAt(ordered, joint) === 'of') ordered[joint] = binding('from')
    const hat = /(?:^| )hat$/.test(glossAt(ordered, nounAt(ordered, joint + 1)))
    if (joint === 0 || !hat || !/^(?:from|of|in)$/.test(glossAt(ordered, joint))) continue
    ordered[at] = { ...verb, gloss: 'pulling' }
    ordered[joint] = binding('out of')
  }
  return ordered
}

/** "Due cowboy a cavallo inseguono", 骑着自行车送信: who does something else besides riding is on a horse, or on wheels. */
export function mounted(items: readonly Item[]): readonly Item[] {
  return items.map((item, at) => {
    const [, animal] = item.kind === 'verb' ? (/^riding (?:an? )?(.+)$/.exec(item.gloss) ?? []) : []
    const who = items[at - 1]
    if (
      animal === undefined ||
      who?.kind !== 'noun' ||
      !(isSomebody(animal) || WHEELS.test(animal))
    )
      return item
    const rest = items.slice(at + 1)
    const end = rest.findIndex(
      ({ kind, gloss }) => /^(?:verb|pause)$/.test(kind) || gloss === 'and',
    )
    if (rest[end]?.kind !== 'verb') return item
    const many = items.slice(0, at - 1).findLast(({ kind }) => kind !== 'adjective')
    return binding(isSeveral(who, many) ? `on ${animal}s` : `on a ${animal}`)
  })
}

const WHEELS = /^(?:bicycle|bike|motorcycle|scooter|unicycle|tricycle|skateboard)$/

function isSeveral({ gloss }: Item, before: Item | undefined): boolean {
  if (before?.kind === 'number') return !/^(?:a|one)$/.test(before.gloss)
  return /[^s]s$|men$|children$/.test(gloss)
}

const GOES_ON =
  /^(?:walking|running|standing|sitting|going|crossing|strolling|waiting|hurrying|climbing|wearing|lying|marching|riding)(?! out)/

/** 背着麻袋爬出窗户: who holds something while doing something else has it with them. */
export function heldBesides(items: readonly Item[]): readonly Item[] {
  const verb = items.findIndex(
    ({ kind, gloss }) => kind === 'verb' && /^(?:carrying|holding)$/.test(gloss),
  )
  const held = nounAt(items, verb + 1)
  const deed = items[held + 1]
  const besides = held > 0 && deed?.kind === 'verb' && !GOES_ON.test(deed.gloss)
  const somebody = isSomebody(glossAt(items, verb - 1)) && !isSomebody(glossAt(items, held))
  if (verb < 1 || !besides || !somebody) return items
  return items.toSpliced(verb, 1, binding('with'), ...(held === verb + 1 ? [binding('a')] : []))
}

/** "Jongliert mit drei Bällen": what is juggled. */
export function juggleWhat(items: readonly Item[]): readonly Item[] {
  return items.filter(({ gloss }, at) => gloss !== 'with' || glossAt(items, at - 1) !== 'juggling')
}

/** «Машет из окна»: from a window. */
export function fromWindows(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item, at): Item[] =>
    item.gloss === 'from' && glossAt(items, at + 1) === 'window' ? [item, binding('a')] : [item],
  )
}

/** «Двум детям»: to two children, and not two to the children. */
export function countedWhom(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item, at): Item[] => {
    const [, whom] = /^to the (.+)$/.exec(glossAt(items, at + 1)) ?? []
    const before = items[at - 1]?.kind === 'number' ? item.gloss.startsWith('to the ') : false
    if (before) return []
    if (item.kind !== 'number' || whom === undefined) return [item]
    return [binding('to'), item, { gloss: whom, kind: 'noun' }]
  })
}

/** "Pour dormir", खाने के लिए: only somebody or something has anything done for it. */
export function forWhom(items: readonly Item[]): readonly Item[] {
  return items.filter(
    ({ kind, gloss }, at) =>
      kind !== 'binding' ||
      gloss !== 'for' ||
      items[pastLooks(items, at + 1)]?.kind === 'noun' ||
      /^(?:him|her|it|them|he|she|they)$/.test(glossAt(items, at + 1)),
  )
}
