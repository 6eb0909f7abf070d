import { baseVerb, isPlural } from '../../lexicon/morphology.ts'
import { inThird } from '../prompt/past-tense.ts'
import { readClause, type PlotClause } from './plot-clause.ts'

/** One sentence of a tale, in the parts that something is done in, and where it says that it is. */
export interface PlotSentence {
  readonly clauses: readonly PlotClause[]
  readonly said: string
}

/** Where the next part of a sentence may begin. */
const JOINTS =
  /(?:,? (?:and|but|only to|so) |, (?:who|which|where|while|when|as) |[;:] | ?[-–—] | ?— ?|, )/g
/** "To save his mother, …", "using courage and wisdom, …": why and by what virtue, which nobody sees. */
const REASONS =
  /(?<=^|, |\. )(?:using|showing|with|through|despite|in order to|to|it is said that|legend (?:has|had) it that|the legend says that|realizing|determined) [^,]{3,90}, /g

/** "She, along with the prince, …": her deed. */
const COMPANY = /,? (?:along|together) with [^,]{3,60},/g
const HAS_DONE =
  /\b(?:has|have|had) (?:(?:already|never|always|once|just) )?(?:been )?([a-z]+(?:ed|en|ught|un|ound|ost|eft))\b/g

/** "Has already awakened": it awakens. */
function asDone(all: string, done: string): string {
  const base = baseVerb(done)
  return base === null ? all : inThird(base)
}

/** The sentences of a tale with what is done in them. */
export function plotSentences(body: string): readonly PlotSentence[] {
  return body
    .split(/[.!?]+(?:\s+|$)/)
    .map((said) => said.trim())
    .filter((said) => said.includes(' '))
    .map((said) => ({
      said,
      clauses: clausesIn(said.replace(HAS_DONE, asDone).replace(COMPANY, '').replace(REASONS, '')),
    }))
}

function clausesIn(said: string): readonly PlotClause[] {
  let many = false
  return said.split(JOINTS).flatMap((part) => {
    const clause = readClause(part, many)
    if (clause?.who != null)
      many = clause.who === 'they' || isPlural(clause.who.split(' ').at(-1) ?? '')
    return clause ?? []
  })
}
