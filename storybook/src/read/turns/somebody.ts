import { findPicture } from '../../lexicon/find-picture.ts'

/** What stands before one noun, in a pattern. */
export const ONE = '(?:an?|the|his|her|its|their|my|our)'

export const isPerson = (word: string): boolean => findPicture(word)?.kind === 'person'
