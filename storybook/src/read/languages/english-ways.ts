import { garmentOf } from '../words/describing-words.ts'
import { glossAt, nounAt, type Item } from './item.ts'
import { binding } from './joints.ts'

/** Up and down, on and with what: turns in which a verb means another deed by the noun beside it. */
export function asEnglishWays(items: readonly Item[]): readonly Item[] {
  return [
    climbInstead,
    sledInstead,
    paintObject,
    putOut,
    hatsFlyAway,
    barefootFirst,
    inItsMouth,
    ridersOn,
    rideThere,
    jumpInstead,
    lapCompany,
    horsesGallop,
  ].reduce((turned, turn) => turn(turned), items)
}

const SMALL = /^(?:a|the|his|on|to|through|with|from|in)$/
const STEEP =
  /(?:^| )(?:stairs|steps|staircase|hill|mountain|mountains|tree|ladder|tower|cliff|slope|street|rope|wall)$/
const GROUND = /^(?:moon|beach|sand|hill|meadow|field|road|path|street|grass|snow|ice)$/
const VEHICLE = /(?:^| )(?:bus|car|truck|tram|train|tractor|van|taxi|motorcycle|jeep)s?$/

const nounFrom = (items: readonly Item[], from: number): number => nounAt(items, from, SMALL)

/** "Sobe a ladeira", "ανεβαίνει τα σκαλιά": whoever rises on stairs climbs them, and a bus drives. */
function climbInstead(items: readonly Item[]): readonly Item[] {
  return items.map((item, at) => {
    if (item.kind !== 'verb' || !/^(?:rising|going up)$/.test(item.gloss)) return item
    if (!STEEP.test(glossAt(items, nounFrom(items, at + 1)))) return item
    const drives = VEHICLE.test(glossAt(items, at - 1))
    return { ...item, gloss: drives ? 'driving up' : 'climbing' }
  })
}

/** "Kızakla kayıyor": who slides with a sled sleds. */
function sledInstead(items: readonly Item[]): readonly Item[] {
  const ordered = [...items]
  for (const [at, verb] of ordered.entries()) {
    if (!/^(?:sliding|going down|walking down|driving)$/.test(verb.gloss)) continue
    const sled = nounFrom(ordered, at + 1)
    if (sled < 0 || !/^sleds?$/.test(glossAt(ordered, sled))) continue
    ordered.splice(at, sled - at + 1, { ...verb, gloss: 'sledding down' })
    if (/^(?:on|in|from)$/.test(glossAt(ordered, at + 1))) ordered.splice(at + 1, 1, binding('the'))
  }
  return ordered
}

/** "Lässt einen gelben Drachen steigen": a look without a noun is of what the deed names. */
function paintObject(items: readonly Item[]): readonly Item[] {
  const ordered = [...items]
  for (const [at, verb] of ordered.entries()) {
    if (verb.kind !== 'verb' || !/ an? \w+$/.test(verb.gloss)) continue
    if (!/^(?:a|the|his)$/.test(glossAt(ordered, at + 1))) continue
    let end = at + 2
    while (ordered[end]?.kind === 'adjective') end++
    if (end === at + 2 || ordered[end]?.kind === 'noun') continue
    const looks = ordered.slice(at + 2, end).map(({ gloss }) => gloss)
    const gloss = verb.gloss.replace(/ an? (?=\w+$)/, ` a ${looks.join(' ')} `)
    ordered.splice(at, end - at, { ...verb, gloss })
  }
  return ordered
}

/** "Löschen ein brennendes Haus": what is put out is named. */
function putOut(items: readonly Item[]): readonly Item[] {
  return items.map((item, at) => {
    const named = item.gloss === 'extinguishing a fire' && items[at + 1]?.gloss !== 'in'
    return named && nounFrom(items, at + 1) > 0 && /^(?:a|the|burning)/.test(glossAt(items, at + 1))
      ? { ...item, gloss: 'putting out' }
      : item
  })
}

/** "Le chapeau s'envole": hats do not take off. */
function hatsFlyAway(items: readonly Item[]): readonly Item[] {
  const [first] = items.filter(({ kind }) => kind === 'noun')
  if (first === undefined || garmentOf(first.gloss) === null) return items
  return items.map((item) =>
    item.gloss === 'taking off' ? { ...item, gloss: 'flying away' } : item,
  )
}

/** "Niños descalzos persiguen": before their name, it is told of them. */
function barefootFirst(items: readonly Item[]): readonly Item[] {
  const ordered = [...items]
  for (const [at, item] of ordered.entries())
    if (item.gloss === 'barefoot' && ordered[at - 1]?.kind === 'noun') {
      ordered.splice(at, 1)
      ordered.splice(at - 1, 0, item)
    }
  return ordered
}

/** 叼着一只兔子: what somebody has in the mouth is carried. */
function inItsMouth(items: readonly Item[]): readonly Item[] {
  return items.map((item, at) => {
    const next = items[at + 1]
    const carried = next?.kind === 'number' || next?.kind === 'noun' || next?.gloss === 'a'
    return item.gloss === 'in its mouth' && carried ? { gloss: 'carrying', kind: 'verb' } : item
  })
}

/** "Beyaz atlı bir şövalye": a knight with a horse is on it. */
function ridersOn(items: readonly Item[]): readonly Item[] {
  return items.map((item, at) => {
    const rider = /^(?:knight|cowboy|rider|prince|princess|warrior|king)s?$/
    if (item.gloss !== 'with' || !rider.test(glossAt(items, at - 1))) return item
    return /^horses?$/.test(glossAt(items, nounFrom(items, at + 1))) ? binding('on') : item
  })
}

/** "À cheval sur la plage": nobody rides a beach. */
function rideThere(items: readonly Item[]): readonly Item[] {
  return items.map((item, at) => {
    const where = glossAt(items, nounFrom(items, at + 1))
    const there = item.gloss === 'riding' && glossAt(items, at + 1) === 'the' && GROUND.test(where)
    return there ? { ...item, gloss: 'riding a horse on' } : item
  })
}

/** 水たまりを飛び越える: whoever has no wings jumps over a puddle. */
function jumpInstead(items: readonly Item[]): readonly Item[] {
  return items.map((item, at) => {
    if (item.gloss !== 'flying over' && item.gloss !== 'flying') return item
    const over = item.gloss === 'flying over' || glossAt(items, at + 1) === 'over'
    const low = /^(?:puddles?|fences?|walls?|stream|rope|hurdles?|ditch)$/
    const noun = items.slice(at + 1).find(({ kind }) => kind === 'noun')?.gloss ?? ''
    if (!over || !low.test(noun)) return item
    return { ...item, gloss: item.gloss.replace('flying', 'jumping') }
  })
}

/** "Tricote, un chat sur les genoux": the cat is with her. */
function lapCompany(items: readonly Item[]): readonly Item[] {
  const lap = items.findIndex(({ gloss }) => /^on (?:the|his|her) lap$/.test(gloss))
  const joint = items.findLastIndex(
    ({ gloss, kind }, at) => at < lap && (kind === 'pause' || /^(?:and|while)$/.test(gloss)),
  )
  if (joint < 1 || items.slice(joint, lap).filter(({ kind }) => kind === 'noun').length !== 1)
    return items
  if (!items.slice(0, joint).some(({ kind }) => kind === 'verb')) return items
  return items.with(joint, binding('with')).with(lap, binding('on her lap'))
}

/** «Білий кінь скаче»: horses do not hop. */
function horsesGallop(items: readonly Item[]): readonly Item[] {
  return items.map((item, at) => {
    const horse = /(?:^| )horses?$/.test(glossAt(items, at - 1))
    return item.gloss === 'hopping' && horse ? { ...item, gloss: 'galloping' } : item
  })
}
