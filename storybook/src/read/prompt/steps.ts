import { baseVerb, singular } from '../../lexicon/morphology.ts'
import { findPicture } from '../../lexicon/find-picture.ts'
import { frequencyOf } from '../../lexicon/wordnet.ts'
import { DETERMINERS } from '../words/closed-words.ts'
import { inThird } from './past-tense.ts'

/** "1. A fox wakes up. 2. It yawns", "Step 1: …", "1) …". */
const NUMBER = /(?:^|(?<=[.:;,!?\n]) *)(?:(?:step|shot|scene|part) ?)?(\d)(?:[.):]| -) +(?=[a-z])/g
/** "Pancakes step by step: …", "how to plant a tree: …": what is learnt here. */
const LESSON =
  /^\s*((?:[a-z' -]{0,40}\b(?:step by step|(?:recipe|instructions|tutorial)(?: for [a-z' -]{3,30}?)?)|(?:how (?:to|do you|you)|to(?= (?:make|bake|cook|prepare|brew|build|grow|draw|fold)\b)) [a-z' -]{3,40}?|making (?:an? )?[a-z' -]{3,30}?)(?: (?:step by step|in [a-z0-9]+ (?:easy |simple )?steps))?)\s*[:.]\s*(?=[a-z]+,? [a-z])/
const JOINT = /\s*(?:[.;]|,(?: and)?(?: then)?| and(?: then)?| then)\s+(?=([a-z]+) ([a-z]+))/g
const LEAD =
  /^(?:first(?:ly)?|second(?:ly)?|third(?:ly)?|next|then|now|finally|lastly|after that),? /

/** Steps of a recipe or of a numbered list, one shot each; what a reader is told to do, somebody does. */
export function readSteps(body: string): string {
  const numbers = [...body.matchAll(NUMBER)].filter(([, digit], at) => Number(digit) === at + 1)
  if (numbers.length > 1) return told('', numbered(body, numbers))
  const [head, lesson = ''] = LESSON.exec(body) ?? []
  const steps = head === undefined ? [] : imperatives(body.slice(head.length))
  return steps.length < 2 ? body : told(lesson, steps)
}

function numbered(body: string, numbers: readonly RegExpExecArray[]): readonly string[] {
  const steps = numbers.map(({ index, 0: mark }, at) =>
    body.slice(index + mark.length, numbers[at + 1]?.index).replace(/[\s.;,]+$/, ''),
  )
  return steps.every((step) => isOrder(...firstTwo(step))) ? steps.flatMap(imperatives) : steps
}

/** The parts of a text that all begin with what is to be done; none if the first does not. */
function imperatives(text: string): readonly string[] {
  if (!isOrder(...firstTwo(text.replace(LEAD, '')))) return []
  const starts = [...text.matchAll(JOINT)].filter(([, word = '', next = '']) => isOrder(word, next))
  const ends = [...starts.map(({ index }) => index), text.length]
  return [0, ...starts.map(({ index, 0: joint }) => index + joint.length)].map((from, at) =>
    text
      .slice(from, ends[at])
      .replace(LEAD, '')
      .replace(/[\s.;,]+$/, ''),
  )
}

const firstTwo = (step: string): [string, string] => {
  const [word = '', next = ''] = step.split(/,? /)
  return [word, next]
}

/** "Whisk the batter": a bare verb, and what it is done to. */
function isOrder(word: string, next: string): boolean {
  // "Saw the boards": nobody has seen them.
  if ((baseVerb(word) !== word && word !== 'saw') || DETERMINERS.has(word)) return false
  const done = DETERMINERS.has(next) || /^(?:it|them|in|into|on|with|up|until|for|\d+)$/.test(next)
  return done || frequencyOf(word, 'verb') > frequencyOf(word, 'noun')
}

function told(lesson: string, steps: readonly string[]): string {
  if (!steps.every((step) => isOrder(...firstTwo(step)))) return steps.join(' . cut to ')
  const cooks = isCooked([lesson, ...steps].join(' '))
  const [first, again] = cooks ? ['in a kitchen a chef', 'the chef'] : ['a woman', 'she']
  return steps
    .map((step, at) => `${at === 0 ? first : again} ${asTold(cooks ? asCooks(step) : step)}`)
    .join(' . cut to ')
}

/** Who cooks is a chef in a kitchen, whatever else is made is made by somebody. */
function isCooked(text: string): boolean {
  return text.split(/[^a-z]+/).some((word) => KITCHEN.test(word) || isFood(word))
}

/** "Paint it red": no apple. */
const isFood = (word: string): boolean =>
  !/^(?:red|green|orange|yellow|brown)$/.test(word) && findPicture(singular(word))?.kind === 'food'

const KITCHEN = /^(?:bake|boil|cook|fry|whisk|knead|simmer|roast|grill|oven|dough|batter|pan)$/

/** What cooks call it, in words of what their hands do. */
const asCooks = (step: string): string =>
  step
    .replace(/^add (?=(?:[a-z]+ ){0,3}(?:water|milk|oil|cream|broth|stock|wine|juice)\b)/, 'pour ')
    .replace(/^(?:add|spread|top(?: it)? with|drizzle|stir in|mix in|fold in) /, 'sprinkle ')
    .replace(/^(serve\b.*) on (?:an?|the) (?:[a-z]+ )?plates?$/, '$1')
    .replace(/,? and enjoy(?: it| them)?$/, '')

const asTold = (step: string): string => step.replace(/^[a-z]+/, inThird)
