import { findPicture, namesLiving } from '../../lexicon/find-picture.ts'
import { singular } from '../../lexicon/morphology.ts'

/** What stands before one noun, in a pattern. */
export const ONE = '(?:an?|the|his|her|its|their|my|our)'

export const isPerson = (word: string): boolean => findPicture(word)?.kind === 'person'

/** Of one or of several. */
export const isAlive = (word: string): boolean => namesLiving(singular(word))

/** What several words name. */
export const lastOf = (words: string): string => words.split(' ').at(-1) ?? words

/** To whom something is done, by whose it is. */
export const WHOM: Readonly<Record<string, string>> = { his: 'him', her: 'her', their: 'them' }
