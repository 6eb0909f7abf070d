import { glossAt, nounAt, type Item } from './item.ts'
import { binding } from './joints.ts'

/** Light and pronouns, once the words are in English order: what shines does not act, and who is meant is one or many. */
export function asEnglishLight(items: readonly Item[]): readonly Item[] {
  return cameraMoves(aroundWhom(lightFalls(skyLooks(underStars(overTowns(items))))))
}

const ALOFT =
  /(?:^| )(?:fireworks?|moon|sun|rainbow|clouds?|aurora|northern lights|lightning|stars?|comet|airplane|plane|helicopter|drone|ufo|spaceship|birds|hot air balloons?)$/
const LOOKED_AT = /(?:moon|sun|stars?|clouds?|birds|comet)$/
const TOWNS =
  /(?:^| )(?:city|cities|town|village|castle|skyline|downtown|skyscrapers|buildings|rooftops|roofs|house|houses|sea|ocean|lake|river|harbor|bay|beach|mountains?|hills?|forest|valley|desert|bridge|field|island)$/

/** "Fuegos artificiales sobre una ciudad", 都市の上の花火: what is in the sky is over a city and not on it. */
function overTowns(items: readonly Item[]): readonly Item[] {
  return items.map((item, at) => {
    const lit = /^fireworks?$/.test(glossAt(items, at - 1))
    const on = item.kind === 'binding' && (item.gloss === 'on' || (item.gloss === 'in' && lit))
    // "Heult den Mond an, auf einem Berg": who howls is on it.
    const acts = items.slice(0, at).some(({ kind }) => kind === 'verb')
    const what = items[at - 1]?.kind === 'noun' ? glossAt(items, at - 1) : ''
    const aloft = ALOFT.test(what) && !(acts && LOOKED_AT.test(what))
    return on && aloft && TOWNS.test(glossAt(items, nounAt(items, at + 1))) ? binding('over') : item
  })
}

/** «Под звёздами», 星空の下: who is under the stars is out at night, and none hangs over them. */
function underStars(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item, at): Item[] => {
    const under = item.gloss === 'under' && /^stars?$/.test(glossAt(items, at + 1))
    return under ? [item, binding('the')] : [item]
  })
}

/** "Dans le ciel orange", في السماء البرتقالية: how the sky looks. */
function skyLooks(items: readonly Item[]): readonly Item[] {
  const ordered = [...items]
  for (const [at, item] of ordered.entries()) {
    if (item.gloss !== 'in the sky') continue
    const behind = items[at + 1]?.kind === 'adjective' && items[at + 2]?.kind !== 'noun'
    const look = behind ? at + 1 : at - 1
    if (ordered[look]?.kind !== 'adjective') continue
    const gloss = `in the ${glossAt(ordered, look)} sky`
    ordered.splice(Math.min(look, at), 2, { ...item, gloss })
  }
  return ordered
}

const LIGHT = /^(?:, )?(?:warm |soft |golden |natural )?light(?:ing)?(?: ,)?$/
const FALLS =
  /^(?:falling|falling down|entering|passing|crossing|coming|coming in|coming out|filtering|streaming|shining|flowing|pouring|penetrating|breaking|illuminating|lighting|bathing)$/
const HOUR =
  /^(?:in|at) (?:the )?((?:late |early )?(?:morning|evening|sunset|sunrise|dawn|noon|afternoon))$/

/** "La luz suave de la mañana entra por los cristales": the light of an hour, not somebody who walks in. */
function lightFalls(items: readonly Item[]): readonly Item[] {
  const ordered = [...items]
  for (let at = 0; at < ordered.length; at++) {
    if (!isLight(ordered, at)) continue
    const [hour, verb] = hourOf(ordered, at)
    const falls = ordered[verb]?.kind === 'verb' && FALLS.test(glossAt(ordered, verb))
    if (!falls && hour === '') continue
    const soft = glossAt(ordered, at - 1) === 'soft' ? '' : 'soft '
    const light: Item = { gloss: `${soft}${hour}light`, kind: 'setting' }
    if (falls) ordered.splice(at, verb - at + 1, light, { gloss: 'falling', kind: 'verb' })
    else ordered.splice(at, verb - at, light)
  }
  return ordered
}

/** "Weiches Morgenlicht fällt", «утренний свет падает»: an hour that does what light does is its light. */
function isLight(items: readonly Item[], at: number): boolean {
  if (LIGHT.test(glossAt(items, at))) return true
  const before = items[at - 1]
  const alone = before === undefined || before.kind === 'pause' || before.gloss === 'soft'
  return alone && HOUR.test(glossAt(items, at)) && FALLS.test(glossAt(items, at + 1))
}

/** The hour that is told of the light there, and where it goes on behind it. */
function hourOf(items: readonly Item[], light: number): readonly [hour: string, next: number] {
  let at = HOUR.test(glossAt(items, light)) ? light : light + 1
  while (/^(?:of|the|in|a)$/.test(glossAt(items, at))) at++
  const hour = HOUR.exec(glossAt(items, at))?.[1]
  return hour === undefined ? ['', light + 1] : [`${hour} `, at + 1]
}

const MANY = /(?:[^s]s|men|women|children|people)$/

/** "A su alrededor", "um sie herum": around one or many, by who was named. */
function aroundWhom(items: readonly Item[]): readonly Item[] {
  return items.map((item) => {
    if (!/^around (?:him|her|them)$/.test(item.gloss)) return item
    const first = items.findIndex(({ kind }) => kind === 'noun')
    const named = glossAt(items, first)
    const counted = items
      .slice(0, first)
      .some(({ kind, gloss }) => kind === 'number' && gloss !== 'a')
    if (counted || MANY.test(named)) return binding('around them')
    const she =
      /(?:^| )(?:woman|girl|grandmother|mother|queen|princess|witch|mermaid|fairy|ballerina|bride|sister|daughter|aunt|nun|waitress|actress|goddess|female \w+)$/.test(
        named,
      )
    return binding(she ? 'around her' : 'around him')
  })
}

const CAMERA = /^(?:the )?camera$/
const MOVES: readonly (readonly [deed: RegExp, move: string])[] = [
  [
    /^(?:spinning|spinning around|circling|turning|turning around|rotating|orbiting|walking around|flying around)$/,
    'orbits around',
  ],
  [/^zooming$/, 'zooms in'],
  [/^(?:following|chasing|accompanying|walking behind)$/, 'follows'],
  [/^(?:rising|climbing|climbing up|lifting|flying up)$/, 'rises'],
  [/^(?:approaching|coming closer|moving forward|advancing|entering|arriving)$/, 'pushes in'],
  [/^(?:moving away|leaving|retreating|backing away|going away)$/, 'pulls back'],
  [/^(?:flying|gliding|hovering|floating)$/, 'flies'],
  [/^(?:falling|falling down|going down|descending|lowering)$/, 'lowers'],
]

/** "La cámara gira lentamente alrededor de": what the camera does is a move of it, and nobody's deed. */
function cameraMoves(items: readonly Item[]): readonly Item[] {
  const camera = items.findIndex((_, at) => isCamera(items, at))
  const verb = glossAt(items, camera + 1) === 'slowly' ? camera + 2 : camera + 1
  const move = MOVES.find(([deed]) => deed.test(glossAt(items, verb)))?.[1]
  if (camera < 0 || move === undefined) return items
  let next = verb + 1
  while (/^(?:slowly|around)$/.test(glossAt(items, next))) next++
  const slow = items.slice(camera, next).some(({ gloss }) => gloss === 'slowly') ? 'slowly ' : ''
  const from = glossAt(items, camera - 1) === 'the' ? camera - 1 : camera
  return items.toSpliced(from, next - from, binding(`, the camera ${slow}${move}`))
}

/** Not one that somebody holds. */
function isCamera(items: readonly Item[], at: number): boolean {
  const before = items[at - 1]
  const begins = before === undefined || before.kind === 'pause' || before.gloss === 'the'
  return begins && CAMERA.test(glossAt(items, at))
}
