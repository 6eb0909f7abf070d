import type { RelationName, Subject } from '../../plan/plan.ts'
import { VESSELS } from '../words/closed-words.ts'
import { isAlive, isHuman, type Binding, type Preposition } from './binding.ts'
import { goesOnIt } from './goes-on-it.ts'
import { BUNCHED, CARRIED, emerges, hangs } from './holding.ts'
import { ARMED } from './whose.ts'

/** What a preposition alone says of two things. */
export const RELATIONS: Partial<Record<string, RelationName>> = {
  on: 'on',
  onto: 'on',
  upon: 'on',
  in: 'inside',
  into: 'inside',
  over: 'above',
  around: 'around',
  by: 'next-to',
  at: 'next-to',
  than: 'next-to',
  up: 'on',
}
const ON_FOOT =
  /^(?:walk|run|crawl|step|trot|gallop|march|climb|drive|ride|sneak|feed|look|talk|lean|give|chat|argue|eat|drink)$/
/** "A wall covered with photographs": nobody holds them. */
const COVERED = /^(?:cover|fill|surround|decorate|dress|line|litter|strew|stud|dot|crowd|pack|top)$/
const PUTTING =
  /^(?:paint|draw|write|sketch|print|carve|knit|put|place|pour|drop|pack|stuff|toss|throw|dip|dump|insert|load|unload|plant|hammer|nail|screw|drill|weld|glue|staple|pin|sew|stamp|weigh|kick|fling|hurl|arrange)$/
/** "Sprays water on its baby": nobody stands on it. */
export const AIMED =
  /^(?:spray|squirt|pour|shine|blow|spit|drip|sprinkle|splash|hose|spill)(?:-[a-z]+)?$/
/** "Takes a book from the shelf", "blows out the candles on the cake": the thing is there. */
const FROM_THERE =
  /^(?:reach|fetch|find|get|steal|take|grab|pick|blow|hammer|knead|forge)(?:-[a-z-]+)?$/
const SEATS =
  /(?:^| )(?:chair|couch|sofa|bed|armchair|bench|hammock|seat|table|horse|bicycle|skateboard|surfboard|broom|broomstick|sled|raft|scooter|branch)$/

const MOUNTS = /(?:^| )(?:bicycle|bike|motorcycle|motorbike|scooter|horse|pony|camel|donkey)$/

/** "Two boys on bicycles race": they ride. */
function mount({ actions }: Binding, subject: Subject): void {
  for (const action of actions) {
    if (!/^(?:race|run|go|walk|drive)$/.test(action.verb)) continue
    Object.assign(action, { verb: 'ride', target: action.target ?? subject.id })
  }
}

/** Who cooks in a wok is not in it. */
const UTENSILS =
  /(?:^| )(?:wok|pan|pot|bowl|cup|glass|oven|saucepan|skillet|mug|kettle|notebook|book|mirror|sink)$/

const HELD_BEFORE = /(?:^| )(?:shield|fan|newspaper|magazine|menu|mask)$/

/** "A knight behind a shield" holds it, and needs no other place to hide. */
function isHeldBefore({ actions }: Binding, holder: Subject, { noun }: Subject): boolean {
  if (!isHuman(holder) || !HELD_BEFORE.test(noun)) return false
  for (const action of actions) if (action.verb === 'hide') action.verb = 'crouch'
  return true
}

/** How those named before stand to what comes after a preposition; null if it says nothing of that. */
export function relationOf(
  binding: Binding,
  { word, relation }: Preposition,
  { holder, subject }: { holder: Subject; subject: Subject },
): RelationName | null {
  if (isDoneMounted(binding, word, [holder, subject])) return 'riding'
  if (relation === 'behind' && isHeldBefore(binding, holder, subject)) return 'holding'
  const away = isElsewhere(binding, word, relation) && !isSeatFor(binding, word, subject)
  if (away && binding.group.includes(holder.id)) return null
  if (relation === null && word === 'with') return withRelation(holder, subject)
  const byVerb = relationByVerb(binding, word, { holder, subject })
  return (
    byVerb ?? relationSaid(binding, relation ?? relationNamed(word, subject), [holder, subject])
  )
}

/** "Finds a clue under a carpet": it is there, and not who finds it. */
function isFinder({ verb, group }: Binding, { id }: Subject): boolean {
  return group.includes(id) && /^(?:find|discover|spot|search)$/.test(verb?.base ?? '')
}

function relationSaid(
  binding: Binding,
  name: RelationName | null,
  [holder, subject]: readonly [Subject, Subject],
): RelationName | null {
  if (name === 'under' && isFinder(binding, holder)) return 'next-to'
  const rides = binding.group.includes(holder.id) && does(binding, RIDING)
  if (name === 'on' && rides) return isRiddenOn(binding, subject) ? 'on' : 'riding'
  return holder.kind === 'person' ? ofPeople(binding, name, subject) : name
}

const RIDING = /^(?:ride|surf|skateboard|drive)$/

const TOPS =
  /(?:^| )(?:table|desk|shelf|counter|bench|wall|rock|roof|piano|stage|box|log|stump|bed)$/

/** "Rides a bicycle on a table": the bicycle is ridden, and the table is what it goes on. */
function isRiddenOn({ actions }: Binding, { noun }: Subject): boolean {
  const mounted = actions.some(
    ({ verb, target, prop }) => verb === 'skateboard' || target !== null || prop !== null,
  )
  return mounted && TOPS.test(noun)
}

function does({ actions }: Binding, deeds: RegExp): boolean {
  return actions.some(({ verb }) => deeds.test(verb))
}

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
function relationByVerb(
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

/** What one does from where one is. */
const LOOKS_ON = /^(?:look|look-.*|watch|clap|wave|cheer|smile|laugh|listen|point|sing|wink|shout)$/

/** Whether those who act look on, wave or clap from somewhere. */
export function looksOnFrom(binding: Binding, word: string): boolean {
  return word === 'from' && does(binding, LOOKS_ON)
}

/** "Mice applaud from the shelf": they are on it, and look at whoever plays. */
function isSeenFrom(binding: Binding, word: string, { kind, noun }: Subject): boolean {
  if (!looksOnFrom(binding, word)) return false
  const seat =
    kind === 'furniture' ||
    TOPS.test(noun) ||
    /(?:^| )(?:branch|perch|post|fence|lily ?pad|leaf|mushroom|toadstool|boulder|stone|cloud|windowsill|ledge)$/.test(
      noun,
    )
  if (seat) watch(binding, noun)
  return seat
}

const CHAIRS = /(?:^| )(?:chair|armchair|sofa|couch|bench|stool|throne|seat|settee)$/

/** Who only looks or listens sits there, if one can; the others do it to whoever plays. */
function watch(binding: Binding, seat: string): void {
  const { subjects, group, actions } = binding
  const doer = subjects.find(
    (each) => isAlive(each) && !group.includes(each.id) && each.actions.length > 0,
  )
  for (const action of actions) {
    if (CHAIRS.test(seat) && action.verb === 'look') action.verb = 'sit'
    else action.target ??= doer?.id ?? null
  }
}

/** One leaves a boat, flees from a tree and gets something out of a cart; whatever else is done from it is done in it. */
const LEAVING =
  /^(?:jump|leap|dive|fall|drop|tumble|plunge|slide|climb|come|get|go|walk|run|swim|fly|flee|escape|emerge|exit|step|crawl|take|steal|fetch|pick|grab|unload|eat|drink|hang|rise|appear|hop|land|parachute|skydive|bungee-jump|pull|save|rescue|disembark|arrive|return|travel|sail|grow|drip|pour|shine|hide|retreat|spill|float|drift|bloom|burst|cut|collect|gather|harvest|build|carve|make|shake|descend|swing|glow)\b/
/** "Shoots arrows from his horse", "throws newspapers from a bike": in the saddle. */
function isDoneMounted(
  { verb, actions }: Binding,
  word: string,
  [rider, mounted]: readonly [Subject, Subject],
): boolean {
  if (word !== 'from' || rider.kind !== 'person' || !MOUNTS.test(mounted.noun)) return false
  return !LEAVING.test(verb?.base ?? '') && actions.every((deed) => !LEAVING.test(deed.verb))
}

const DONE_FROM = /(?:^| )(?:tree|tree ?house|cart|wagon|balloon|sleigh)$/

function isDoneFrom({ verb, actions }: Binding, word: string, { kind, noun }: Subject): boolean {
  const room = /^(?:boat|aircraft|vehicle)$/.test(kind) || DONE_FROM.test(noun)
  if (word !== 'from' || !room || verb === null) return false
  return !LEAVING.test(verb.base) && actions.every((deed) => !LEAVING.test(deed.verb))
}

/** "Jazz on the radio", "a man on the phone": nobody stands on these. */
const SOUNDING = /(?:^| )(?:radio|stereo|gramophone|record player|speaker|jukebox)$/
const CALLS = /(?:^| )(?:tele|cell |smart|mobile )?phone$/

/** "Carries water in a bucket": whoever does so has the bucket in hand, and is not in it. */
const BORNE = /^(?:carry|bring|fetch|take|collect|gather|catch|haul|transport)$/
const HAND_VESSELS = /(?:^| )(?:bag|sack|jar|box|basket|bucket|pail|jug|can|bowl|net|bottle|crate)$/

function isBorneIn({ verb }: Binding, { noun }: Subject): boolean {
  return BORNE.test(verb?.base ?? '') && HAND_VESSELS.test(noun)
}

/** Nobody is in a pot or a handbag: one looks into it, or has it in hand. */
function withinFor(binding: Binding, subject: Subject): RelationName | null {
  if (UTENSILS.test(subject.noun)) return null
  if (binding.verb?.base === 'rummage') return 'facing'
  return isBorneIn(binding, subject) ? 'holding' : 'inside'
}

/** People ride what can be ridden. */
function ofPeople(
  binding: Binding,
  name: RelationName | null,
  subject: Subject,
): RelationName | null {
  if (name === 'inside') return withinFor(binding, subject)
  if (name === 'on' && SOUNDING.test(subject.noun)) return null
  if (name === 'on' && CALLS.test(subject.noun)) return 'holding'
  if (name !== 'on' || !MOUNTS.test(subject.noun)) return name
  mount(binding, subject)
  return 'riding'
}

/** Photographs that cover a wall are in nobody's hands; what is put into a basket is in it, not whoever puts it there. */
function isElsewhere(
  { verb, passive }: Binding,
  word: string,
  relation: RelationName | null,
): boolean {
  const base = verb?.base ?? ''
  if (word === 'with') return passive && COVERED.test(base)
  const there = relation === null && /^(?:on|in|from)$/.test(word)
  const beside = relation !== null && /^(?:next-to|under|in-front-of|behind)$/.test(relation)
  return (PUTTING.test(base) && !beside) || (there && FROM_THERE.test(base))
}

/** Where one is while the hands put something elsewhere, by the preposition, the thing and the deed. */
const DONE_THERE: readonly (readonly [word: RegExp, thing: RegExp, deeds: RegExp])[] = [
  [
    /^(?:in|on)$/,
    /(?:^| )(?:couch|sofa|bed|armchair|bench|hammock|horse|camel|elephant)$/,
    /^(?:paint|draw|write|sketch|knit)$/,
  ],
  [
    /^in$/,
    /(?:^| )(?:tree|boat|canoe|gondola|bathtub|hot tub|car|tent)$/,
    /^(?:paint|draw|write|sketch|knit)$/,
  ],
  [/^on$/, /(?:^| )(?:ladder|stepladder|scaffold|swing)$/, /^(?!(?:put|place|set|lay|drop|load)$)/],
]

/** "Paints her nails on her bed", "picks apples on a ladder": one is there to do it. */
function isSeatFor({ verb }: Binding, word: string, { noun }: Subject): boolean {
  return DONE_THERE.some(
    ([words, thing, deeds]) => words.test(word) && thing.test(noun) && deeds.test(verb?.base ?? ''),
  )
}

function relationNamed(word: string, { noun }: Subject): RelationName | null {
  return word === 'in' && SEATS.test(noun) ? 'on' : (RELATIONS[word] ?? null)
}

/** "With tiny tweezers": whatever is small is in the hand; what is large stands there. */
function isLight({ size }: Subject): boolean {
  return /^(?:normal|small|tiny)$/.test(size)
}

function withRelation(holder: Subject, thing: Subject): RelationName {
  const handy = /^(?:tool|instrument|food|toy|thing|symbol)$/.test(thing.kind)
  const handed = isAlive(holder) || ARMED.test(holder.noun)
  if (holder.kind === 'person' && BUNCHED.test(thing.words)) return 'holding'
  if (handed && (CARRIED.test(thing.noun) ? thing.size !== 'giant' : handy && isLight(thing)))
    return 'holding'
  return thing.kind === 'clothing' ? 'wearing' : 'next-to'
}
