import { findPicture } from '../../lexicon/find-picture.ts'
import { singular } from '../../lexicon/morphology.ts'
import { personTraits } from '../../lexicon/people-words.ts'
import { isSomebody } from './clause-places.ts'
import { glossAt, nounAt, type Item } from './item.ts'
import { binding } from './joints.ts'
import { phraseEnd } from './order-european.ts'

/** Deeds and things that mean another by who or what else is named, once the words are in English order. */
export function asEnglishDoers(items: readonly Item[]): readonly Item[] {
  return [
    cyclistsRide,
    smokeRises,
    onLadders,
    chalkDraws,
    burningOnes,
    givenFirst,
    lightningStrikes,
    surfersSurf,
    beastsFight,
    candlesBurn,
    babiesSit,
    throughWindows,
  ].reduce((turned, turn) => turn(turned), items)
}

function names(items: readonly Item[], noun: RegExp): boolean {
  return items.some(({ kind, gloss }) => kind === 'noun' && noun.test(gloss))
}

/** "Un ciclista que baja", "een ridder rijdt", «рыцарь скачет»: who is on wheels or has a horse does not walk, drive or hop. */
function cyclistsRide(items: readonly Item[]): readonly Item[] {
  const first = items.find(({ kind }) => kind === 'noun')?.gloss ?? ''
  const [, goes, rides] = RIDERS.find(([who]) => who.test(first)) ?? []
  if (goes === undefined || rides === undefined) return items
  return items.map((item, at) => {
    const driven = nounAt(items, at + 1) > 0
    return item.kind === 'verb' && !driven
      ? { ...item, gloss: item.gloss.replace(goes, rides) }
      : item
  })
}

const RIDERS: readonly (readonly [who: RegExp, goes: RegExp, rides: string])[] = [
  [
    /(?:^| )(?:cyclists?|bikers?|motorcyclists?)$/,
    /^(?:walking|going|climbing)(?= down| up|$)/,
    'riding',
  ],
  [
    /(?:^| )(?:knights?|cowboys?|cossacks?|jockeys?|riders?|musketeers?)$/,
    /^(?:driving|hopping|galloping|jumping)$/,
    'riding',
  ],
]

const LEAVES =
  /^(?:leaving|emerging|coming|coming out|walking|going|going out|escaping|flowing|of|from)$/
const OUTLET = /^(?:fireplace|trumpet|pipe|chimney)$/

/** "Sale humo de la chimenea", «из трубы идёт дым»: smoke rises from a chimney. */
function smokeRises(items: readonly Item[]): readonly Item[] {
  const smoke = items.findIndex(({ kind, gloss }) => kind === 'noun' && gloss === 'smoke')
  const end = items.findIndex(({ kind }, at) => at > smoke && kind === 'pause')
  const start = items.findLastIndex(({ kind }, at) => at < smoke && kind === 'pause') + 1
  const clause = items.slice(start, end < 0 ? items.length : end)
  const outlet = clause.some(({ gloss }) => OUTLET.test(gloss))
  const leaves = clause.some(({ gloss }) => LEAVES.test(gloss))
  if (smoke < 0 || !outlet || !leaves || clause.filter(({ kind }) => kind === 'noun').length > 2)
    return items
  const rising: Item = { gloss: 'smoke rising from the chimney', kind: 'setting' }
  return items.toSpliced(start, clause.length, rising)
}

/** "Klimmen op een ladder", «поднимаются по лестнице»: firefighters climb a ladder. */
function onLadders(items: readonly Item[]): readonly Item[] {
  const firefighters = names(items, /^(?:female )?(?:firefighters?|firemen|fireman)$/)
  return items.flatMap((item, at): Item[] => {
    if (firefighters && /^(?:stairs|staircase)$/.test(item.gloss))
      return [{ ...item, gloss: 'ladder' }]
    const climbs = /^(?:climbing|climbing up|rising|walking up|riding)$/
    if (firefighters && item.kind === 'verb' && climbs.test(item.gloss))
      return [{ ...item, gloss: 'climbing' }]
    const noun = items.slice(at + 1).find(({ kind }) => kind === 'noun')?.gloss ?? ''
    const joint = /^(?:on|through|with)$/.test(item.gloss) && climbs.test(glossAt(items, at - 1))
    return joint && /^(?:ladder|stairs)$/.test(noun) ? [] : [item]
  })
}

/** «Рисует мелом»: with chalk or a pencil one draws. */
function chalkDraws(items: readonly Item[]): readonly Item[] {
  if (!names(items, /^(?:chalk|pencils?|crayons?|charcoal)$/)) return items
  return items.map((item) =>
    item.kind === 'verb' && /^(?:painting|building|making)$/.test(item.gloss)
      ? { ...item, gloss: 'drawing' }
      : item,
  )
}

const BURNS = /(?:^| )(?:house|building|tree|car|ship|barn|hut|forest|castle|cabin)s?$/

/** "Rumah yang terbakar", "ngôi nhà đang cháy": a burning house. */
function burningOnes(items: readonly Item[]): readonly Item[] {
  const at = items.findIndex(
    ({ kind, gloss }, index) =>
      kind === 'verb' && gloss === 'burning' && BURNS.test(glossAt(items, index - 1)),
  )
  const first = items.findIndex(({ kind }) => kind === 'noun')
  if (at < 0 || first === at - 1 || items[at + 1]?.kind === 'noun') return items
  const noun = items.slice(at - 1, at)
  return items.toSpliced(at - 1, 2, { gloss: 'burning', kind: 'adjective' }, ...noun)
}

const GIVES =
  /^(?:giving|reading|reading aloud|showing|telling|bringing|handing|selling|serving|offering|buying|sending|pouring|teaching|repairing|baking|cooking|making|knitting)$/

const MADE = /^(?:repairing|baking|cooking|making|knitting|buying)$/

/** «Чинит внуку поезд»: that somebody gets it is told by the order. */
function withoutDative(item: Item, at: number, items: readonly Item[]): Item[] {
  const [, whom = ''] = /^to (?:her|his|the) (\w+)$/.exec(item.gloss) ?? []
  const made = GIVES.test(glossAt(items, at - 1)) && items[at + 1]?.kind === 'noun'
  const own = binding(/^to (?:her|his)/.test(item.gloss) ? 'his' : 'the')
  return made && whom !== '' ? [own, { gloss: whom, kind: 'noun' }] : [item]
}

/** "Liest ihrer Tochter im Bett ein Buch vor", «дарит маме цветы»: what is given comes before to whom. */
function givenFirst(told: readonly Item[]): readonly Item[] {
  const items = told.flatMap(withoutDative)
  const verb = items.findIndex(({ kind, gloss }) => kind === 'verb' && GIVES.test(gloss))
  const whom = phraseEnd(items, verb + 1)
  const joined = /^(?:in|on|at|next to|under|behind|in front of|by)$/.test(glossAt(items, whom))
  const place = joined ? phraseEnd(items, whom + 1) : whom
  const what = phraseEnd(items, place)
  if (verb < 0 || whom === verb + 1 || what === place) return items
  if (!isSomebody(glossAt(items, whom - 1)) || isSomebody(glossAt(items, what - 1))) return items
  const deed = { ...binding(glossAt(items, verb).replace(' aloud', '')), kind: 'verb' as const }
  const joint = binding(MADE.test(deed.gloss) ? 'for' : 'to')
  const given = [...items.slice(place, what), joint, ...items.slice(verb + 1, place)]
  return items.toSpliced(verb, what - verb, deed, ...given)
}

/** "Caen rayos", «сверкают молнии»: lightning strikes, whatever it is said to do. */
function lightningStrikes(items: readonly Item[]): readonly Item[] {
  return items.map((item, at) =>
    item.kind === 'verb' && glossAt(items, at - 1) === 'lightning'
      ? { ...item, gloss: 'striking' }
      : item,
  )
}

const GLIDES =
  /^(?:riding|riding a horse|sliding|gliding|flowing|swimming|sailing|surfing|going|catching)$/

/** "Glisse sur une grande vague", «скользит по волне»: on a wave a surfer surfs. */
function surfersSurf(items: readonly Item[]): readonly Item[] {
  const verb = items.findIndex(({ kind, gloss }) => kind === 'verb' && GLIDES.test(gloss))
  const joined = /^(?:on|through|in|over|with|along)$/.test(glossAt(items, verb + 1))
  const from = joined ? verb + 2 : verb + 1
  const wave = nounAt(items, from)
  if (verb < 0 || !names(items, /(?:^| )surfers?$/) || !/(?:^| )waves?$/.test(glossAt(items, wave)))
    return items
  const one = glossAt(items, from) === 'a' ? [] : [binding('a')]
  const big = glossAt(items, wave).replace(/s$/, '')
  const ridden = [...one, ...items.slice(from, wave), { gloss: big, kind: 'noun' as const }]
  return items.toSpliced(verb, wave - verb + 1, { gloss: 'riding', kind: 'verb' }, ...ridden)
}

/** "Due gatti litigano", 喧嘩している: beasts have no words to quarrel with. */
function beastsFight(items: readonly Item[]): readonly Item[] {
  return items.map((item, at) => {
    if (item.kind !== 'verb' || item.gloss !== 'arguing') return item
    const who = items.slice(0, at).findLast(({ kind }) => kind === 'noun')?.gloss ?? ''
    return findPicture(singular(who))?.kind === 'animal' ? { ...item, gloss: 'fighting' } : item
  })
}

/** "Pięć świeczek pali się", 点着五根蜡烛: candles that shine, smoke or are lit burn, whether named before or behind it. */
function candlesBurn(items: readonly Item[]): readonly Item[] {
  const [first] = items.filter(({ kind }) => kind === 'noun')
  const lit = items.findIndex(
    ({ kind, gloss }) => /^(?:verb|adjective)$/.test(kind) && LIT.test(gloss),
  )
  const candles = items.findIndex(({ gloss }) => /^candles?$/.test(gloss))
  const alone = first?.gloss.startsWith('candle') === true || glossAt(items, 0) === 'on'
  if (lit < 0 || candles < 0 || !alone) return items
  const rest = items.toSpliced(lit, 1)
  const at = candles > lit ? candles : candles + 1
  const told = rest.toSpliced(at, 0, { gloss: 'burning', kind: 'verb' })
  const onto = glossAt(told, 0) === 'on' ? told.splice(0, lit) : []
  return [...told, ...onto]
}

const LIT = /^(?:lighting|shining|glowing|smoking|burning|lit)$/

/** "Une chaise haute", 高い椅子: the tall chair of a baby has a name. */
function babiesSit(items: readonly Item[]): readonly Item[] {
  if (!names(items, /^bab(?:y|ies)$/)) return items
  return items.flatMap((item, at): Item[] => {
    if (item.gloss === 'chair' && glossAt(items, at - 1) === 'tall')
      return [{ ...item, gloss: 'high chair' }]
    return item.gloss === 'tall' && glossAt(items, at + 1) === 'chair' ? [] : [item]
  })
}

const LEAVES_BY =
  /^(?:coming out|emerging|emerging from|leaving|going out|crossing|climbing|climbing out|coming)$/

/** "Sale por la ventana", 窓から出てくる: whoever has no wings climbs out of a window. */
function throughWindows(items: readonly Item[]): readonly Item[] {
  const verb = items.findIndex(({ kind, gloss }) => kind === 'verb' && LEAVES_BY.test(gloss))
  const window = items.findIndex(({ gloss }, at) => at > verb && gloss === 'window')
  const who = items.slice(0, verb).find(({ kind }) => kind === 'noun')?.gloss ?? ''
  const way = items.slice(verb + 1, window)
  if (verb < 0 || window < 0 || way.some(({ kind }) => kind === 'pause' || kind === 'verb'))
    return items
  if (personTraits(who) === null) return items
  const joint = way.findLastIndex(({ gloss }) => /^(?:from|through|in|of|over)$/.test(gloss))
  const out: Item = { gloss: 'climbing out of a window', kind: 'verb' }
  return items.toSpliced(verb, window - verb + 1, out, ...way.slice(0, Math.max(0, joint)))
}
