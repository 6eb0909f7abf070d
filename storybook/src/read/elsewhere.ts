import { placeWord } from './words/place-words.ts'

const AT_PLACE =
  /\b(in|into|to|at|through|across|onto|on|over) (?:the|an?) ((?:[a-z]+ ){0,2}?[a-z]+)\b/g
/** What one goes into where one is: from a beach into the sea is one shot. */
const NEXT_DOOR =
  /^(?:beach|sea|ocean|water|waves?|lake|river|pond|pool|stream|sky|air|clouds?|snow|mud|sand|grass|road|path|bridge|stage|floor|ground|garden|rain|yard|lawn|corner|tent|home|tracks?|spotlight)$/

/** "… built in a factory, walks out into the city": one place before, another one after. */
export function goesElsewhere(before: string, after: string): boolean {
  const [next = ''] = after.split(/,| and /)
  const [from, to] = [placesIn(before).at(-1), placesIn(next)[0]]
  return from !== undefined && to !== undefined && from !== to
}

function placesIn(words: string): readonly string[] {
  return [...words.matchAll(AT_PLACE)].flatMap(([, at = '', noun = '']) => {
    const known = [noun, noun.split(' ').at(-1) ?? ''].find((each) => {
      const place = placeWord(each)
      return place !== null && (!place.thing || /^(?:in|at)$/.test(at))
    })
    return known === undefined || NEXT_DOOR.test(known) ? [] : [known]
  })
}
