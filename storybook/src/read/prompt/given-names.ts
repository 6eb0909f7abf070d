import { hasPicture, namesLiving } from '../../lexicon/find-picture.ts'
import { isDescribing } from '../phrases/traits.ts'

const WHOSE = '(?:my|our|his|her|their)'
/** "My dog Biscuit", "our little neighbour named Tom". */
const CALLED = new RegExp(
  `\\b(${WHOSE}(?: [a-z]+){0,2} ([a-z]+))(?:,? (?:named|called|whose name is))? ([A-Z][a-z]+)\\b(?!')`,
  'gi',
)
/** "A boy named Kenji waves": nobody's waves. */
const NAMED =
  /\b((?:[Aa]n?|[Tt]he)(?: [a-z-]+){0,3} ([a-z]+)) (?:named|called|by the name of) ([A-Z][a-zà-ÿ]+)\b(?!')/g
/** "Luna, my grey cat, …". */
const IS_OURS = new RegExp(`(^|[.!?] )([A-Z][a-z]+), (${WHOSE}(?: [a-z]+){1,4}),`, 'g')

/** "My cat is called Felix and he loves fish": who he is was said. */
const IS_CALLED =
  /\b(?:is|was) (?:named|called) [A-Z][a-z]+(?: and (?:he|she|it)|\. (?:He|She|It))? (?=[a-z])/g

/** The names that people give their own are no words: "my horse Star" is a horse, and Star is that horse later on. */
export function takeGivenNames(text: string): string {
  const named = new Map<string, string>()
  const ours = text
    .replace(IS_CALLED, '')
    .replace(IS_OURS, (...[all = '', start = '', name = '', who = '']: string[]) => {
      const noun = who.split(' ').at(-1) ?? ''
      if (!namesLiving(noun)) return all
      named.set(name, noun)
      return start + who
    })
  const called = ours.replace(NAMED, (...[all = '', who = '', noun = '', name = '']: string[]) => {
    if (!hasPicture(noun) && !namesLiving(noun)) return all
    named.set(name, noun)
    return who
  })
  const plain = called.replace(
    CALLED,
    (...[all = '', who = '', noun = '', name = '']: string[]) => {
      // "My dog Runs" is a title: the word before is then written large, too.
      if (!/^[A-Z]/.test(name) || /^[A-Z]/.test(noun) || !namesLiving(noun)) return all
      named.set(name, noun)
      return who
    },
  )
  return [...named].reduce(
    (told, [name, noun]) => told.replace(new RegExp(`\\b${name}\\b`, 'g'), `the ${noun}`),
    plain,
  )
}

/** "My cat (orange, very fat)", "a cat, black and tiny, sleeps": how somebody looks, said behind the noun. */
const BEHIND =
  /\b((?:my|our|his|her|their|the|an?) (?:[a-z]+ )?)([a-z]+)(?: ?\(([a-z]+(?:,? (?:and )?[a-z]+){0,4})\)|, ([a-z]+(?:,? and [a-z]+| [a-z]+){0,3}),(?= [a-z]+(?:s|ing)\b))/g
const LITTLE = /^(?:and|very|quite|really|so|super|rather|a|bit)$/

/** Looks that are said behind the noun, put before it. */
export function putLooksBefore(body: string): string {
  return body.replace(BEHIND, (...[all, start, noun, inside, between]: (string | undefined)[]) => {
    const words = (inside ?? between ?? '').split(/[ ,]+/)
    const looks = words.filter((word) => !LITTLE.test(word))
    const told = looks.length > 0 && !looks.includes('not') && looks.every(isDescribing)
    if (!told || !namesLiving(noun ?? '')) return all ?? ''
    // Not between the words of a name: "a barn owl" is no owl at a barn.
    const [article = '', ...name] = (start ?? '').split(' ')
    return `${article} ${looks.join(' ')} ${name.join(' ')}${noun ?? ''}`
  })
}
