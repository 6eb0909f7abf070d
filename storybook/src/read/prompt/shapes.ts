import { MATERIALS, STUFFS } from '../words/describing-words.ts'

const SHAPED =
  /\b((?:an?|the|one|two|three|four|five|six|some|several|many) )?((?:[a-z]+ ){0,2}?)([a-z]+) (?:(?:that|which) (?:is |are )?)?(?:shaped like|shaped as|in the (?:shapes?|forms?) of|cut like|looks? like) (?:an? |the )?([a-z]+(?: [a-z]+)??)(?=[,.;¦]| (?:in|on|at|over|above|with|and|that|which|is|are|drifts?|floats?|flies|fly|rises?|stands?|sits?|glows?|hangs?|drifting|floating|flying|by|next|under|beside|behind|against|across|through|while|as)\b|\s*$)/g
const DASHED = /\b([a-z]+)-shaped ([a-z]+)\b/g

/** What stuff a thing is of that somebody gave a shape. */
const STUFF_OF: Readonly<Record<string, string>> = {
  balloon: 'rubber',
  hedge: 'leaves',
  bush: 'leaves',
  shrub: 'leaves',
  topiary: 'leaves',
  cookie: 'sugar',
  cake: 'cake',
  bread: 'sugar',
  sculpture: 'stone',
  constellation: 'stars',
  pillow: 'wool',
  cushion: 'wool',
  lantern: 'light',
  lamp: 'light',
  firework: 'light',
  drone: 'light',
  flame: 'fire',
  puddle: 'water',
}

export interface Shapes {
  readonly body: string
  /** What has a shape that cannot be shown. */
  readonly lost: readonly string[]
}

/** "A cloud shaped like an elephant" is an elephant of cloud; a house shaped like a shoe stays a house. */
export function readShapes(body: string): Shapes {
  if (!/shape|looks? like|in the form|cut like/.test(body)) return { body, lost: [] }
  const lost: string[] = []
  const plain = body.replace(DASHED, (_match, shape: string, thing: string) =>
    stuffOf(thing) === undefined ? lose(lost, shape, thing) : `${thing} shaped like a ${shape}`,
  )
  return { body: plain.replace(SHAPED, (...found: string[]) => asStuff(found, lost)), lost }
}

function asStuff(found: readonly string[], lost: string[]): string {
  const [match = '', count = '', look = '', thing = '', shape = ''] = found
  const stuff = /\bhot air /.test(look) ? undefined : stuffOf(thing)
  if (stuff === undefined)
    // "Looks like" alone is a comparison, and no shape.
    return / looks? like /.test(match) ? match : `${count}${look}${lose(lost, shape, thing)}`
  const shapes = count === '' ? inNumberOf(thing, shape) : shape
  return `${count}${look}${shapes}${look.split(' ').some(isStuff) ? '' : ` made of ${stuff}`}`
}

function inNumberOf(thing: string, shape: string): string {
  return thing.endsWith('s') && !shape.endsWith('s') ? `${shape}s` : shape
}

function isStuff(word: string): boolean {
  return STUFFS.has(word) || MATERIALS.has(word)
}

function lose(lost: string[], shape: string, thing: string): string {
  lost.push(`${thing} shaped like a ${shape}`)
  return thing
}

function stuffOf(thing: string): string | undefined {
  const one = thing.replace(/(?:es|s)$/, '')
  const named = STUFF_OF[thing] ?? STUFF_OF[thing.replace(/s$/, '')] ?? STUFF_OF[one]
  if (named !== undefined) return named
  return [thing, thing.replace(/s$/, '')].find(isStuff)
}
