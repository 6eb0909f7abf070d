import { baseVerb } from '../../lexicon/morphology.ts'
import { pastLooks, type Item } from './item.ts'
import { binding } from './joints.ts'

/** Deeds that other languages say with a plainer verb, once the words are in English order. */
export function asEnglishDeeds(items: readonly Item[]): readonly Item[] {
  const turns = [
    playInstead,
    chaseInstead,
    sellersOf,
    redHaired,
    withoutThat,
    inTheSnow,
    doInstead,
    candlesOn,
    teachTo,
    onTheGround,
  ]
  return turns.reduce((turned, turn) => turn(turned), items)
}

const INSTRUMENT =
  /(?:^| )(?:guitar|piano|violin|cello|flute|trumpet|drums?|accordion|saxophone|harp|banjo|clarinet|ukulele|tambourine|harmonica|trombone|organ|bagpipes?|sitar|tabla|bell)s?$/

/** 吹口琴, "mızıka çalıyor": whoever touches, blows or "steals" it makes music. */
const TOUCHES = /^(?:touching|hitting|beating|blowing|stealing|performing)$/

/** «Играет на губной гармошке»: nobody is on it. */
function isPlayedOn(items: readonly Item[], gloss: string, at: number): boolean {
  const on = gloss === 'on' && items[at - 1]?.gloss === 'playing'
  return on && INSTRUMENT.test(items[pastLooks(items, at + 1)]?.gloss ?? '')
}

/** "Toca el violonchelo": who touches an instrument plays it. */
function playInstead(items: readonly Item[]): readonly Item[] {
  const near = items.filter(({ gloss }, at) => !isPlayedOn(items, gloss, at))
  return near.map((item, at) => {
    const touches = item.kind === 'verb' && TOUCHES.test(item.gloss)
    const played = INSTRUMENT.test(near[pastLooks(near, at + 1)]?.gloss ?? '')
    // "Speelt fluit": the same word whistles.
    const flute = item.gloss === 'whistling' && near[at - 1]?.gloss === 'playing'
    if (flute) return { gloss: 'the flute', kind: 'noun' }
    // "Spielen Karten": one word for what is played and what one finds the way by.
    if (/^maps?$/.test(item.gloss) && near[at - 1]?.gloss === 'playing')
      return { gloss: 'cards', kind: 'noun' }
    return touches && played ? { ...item, gloss: 'playing' } : item
  })
}

/** ケーキのろうそくを吹き消す, "apaga as velas de um bolo": they stand on the cake. */
function candlesOn(items: readonly Item[]): readonly Item[] {
  const at = items.findIndex(({ gloss }) => gloss === 'blowing out candles')
  const cake = items[pastLooks(items, at + 1)]?.gloss ?? ''
  if (at < 0 || !cake.endsWith('cake')) return items
  return [...items.slice(0, at + 1), binding('on'), ...items.slice(at + 1)]
}

/** «Учит дочку кататься», 教女儿骑车: who learns it does it. */
function teachTo(items: readonly Item[]): readonly Item[] {
  return items.map((item, at) => {
    const verb = items.findLastIndex(({ kind }, index) => index < at && kind === 'verb')
    const pupil = pastLooks(items, verb + 1)
    const taught = items[verb]?.gloss === 'teaching' && items[pupil]?.kind === 'noun'
    const [, deed = '', what = ''] = /^(\w+ing)\b(.*)$/.exec(item.gloss) ?? []
    const base = taught && pupil === at - 1 && item.kind === 'verb' ? baseVerb(deed) : null
    return base === null ? item : { ...item, gloss: `to ${base}${what}` }
  })
}

const OUTSIDE = /(?:^| )(?:park|garden|forest|street|meadow|field|beach|yard|autumn leaves)$/

/** "Auf dem Boden liegen Herbstblätter": one word for the floor of a room and the ground. */
function onTheGround(items: readonly Item[]): readonly Item[] {
  if (!items.some(({ gloss }) => OUTSIDE.test(gloss))) return items
  return items.map((item) =>
    item.gloss === 'on the floor' ? { ...item, gloss: 'on the ground' } : item,
  )
}

const STANDS =
  /(?:^| )(?:house|tree|trees|wall|fence|car|door|window|curtain|counter|hill|mountains?|bush|building|church|school|castle|barn|rock|bridge|stage)$/

/** "Corre atrás da bola": who runs behind what moves is after it. */
function chaseInstead(items: readonly Item[]): readonly Item[] {
  const ordered = [...items]
  for (const [at, verb] of ordered.entries()) {
    if (verb.gloss !== 'running' || ordered[at + 1]?.gloss !== 'behind') continue
    const after = ordered[pastLooks(ordered, at + 2)]
    const whom = /^(?:him|her|it|them|he|she|they)$/.test(after?.gloss ?? '')
    if (whom || (after?.kind === 'noun' && !STANDS.test(after.gloss)))
      ordered.splice(at, 2, { ...verb, gloss: 'chasing' })
  }
  return ordered
}

/** بائع فواكه, "vendeur de fleurs": English names the goods first. */
function sellersOf(items: readonly Item[]): readonly Item[] {
  const ordered = [...items]
  for (let at = 0; at < ordered.length; at++) {
    const sells = /^(?:vendor|seller)s?$/.exec(ordered[at]?.gloss ?? '')
    const goods = ordered[at + 1]?.gloss === 'of' ? at + 2 : at + 1
    const sold = ordered[goods]
    if (sells === null || sold?.kind !== 'noun') continue
    const gloss = `${sold.gloss} ${sells[0].replace('vendor', 'seller')}`
    ordered.splice(at, goods - at + 1, { gloss, kind: 'noun' })
  }
  return ordered
}

const SOMEBODY =
  /(?:^| )(?:man|men|woman|women|boys?|girls?|child|children|teenager|lady|student|baby|mother|father)$/

/** «Рыжая девочка», "une fille rousse": of people it is their hair. */
function redHaired(items: readonly Item[]): readonly Item[] {
  return items.map((item, at) => {
    const orange = item.kind === 'adjective' && item.gloss === 'orange'
    return orange && SOMEBODY.test(items[pastLooks(items, at + 1)]?.gloss ?? '')
      ? { ...item, gloss: 'red-haired' }
      : item
  })
}

/** "Un renard dans la neige qui regarde": behind the weather nobody is meant by "that". */
function withoutThat(items: readonly Item[]): readonly Item[] {
  return items.filter(
    ({ gloss }, at) =>
      gloss !== 'that' || !isWeather(items[at - 1]) || items[at + 1]?.kind !== 'verb',
  )
}

function isWeather(item: Item | undefined): boolean {
  return item?.kind === 'setting' || item?.gloss === 'snow'
}

/** "Fait une promenade": who makes a deed does it. */
function doInstead(items: readonly Item[]): readonly Item[] {
  const ordered = [...items]
  for (const [at, verb] of ordered.entries()) {
    if (verb.gloss !== 'making') continue
    const deed = pastLooks(ordered, at + 1)
    if (ordered[deed]?.kind === 'verb' && deed > at + 1) ordered.splice(at, deed - at)
  }
  return ordered
}

/** "Un renard dans la neige", read as one word: where it is. */
function inTheSnow(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item, at) =>
    item.gloss === 'snow' && items[at - 1]?.kind === 'noun' ? [binding('in'), item] : [item],
  )
}
