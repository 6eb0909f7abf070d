import { BE, SLOWLY, type Change } from './change.ts'

const POURED = new RegExp(
  `^((?:an?|the) )(?:full )?(bottle|jug|pitcher|carafe|can|pot) of ([a-z]+(?: [a-z]+)?),? ${BE}${SLOWLY}(?:emptying|empties|pouring out|draining) into (?:some |two |three |the |a )?(glass|cup|mug|bowl|jar)(?:e?s)?\\b`,
)

const PUDDLES = new RegExp(
  `^(?:an? |the )?(?:small |large |shallow |nearby |adjacent )*puddles?(?: on (?:the|an?) [a-z]+)?,? ${BE}${SLOWLY}(dr|evaporat|disappear|shrink|vanish|grow|spread|form|chang[a-z]+ from small to (?:large|big)|chang[a-z]+ from (?:large|big) to small)(?:y|ies|ying|e?s|ing|)\\b`,
)
const COMES = /^(?:grow|spread|form|chang[a-z]+ from small)/

/** Puddles that dry in the sun, or gather in the rain, do so on a road. */
export function puddles(clause: string): Change | null {
  const [, does] = PUDDLES.exec(clause) ?? []
  if (does === undefined) return null
  return COMES.test(does)
    ? ['a road in the rain', 'a wet road in the rain']
    : ['a wet road on a sunny day', 'a road on a sunny day']
}

const BUDS = new RegExp(
  `^(?:an?|the) (?:[a-z]+ ){0,2}?bud ${BE}${SLOWLY}(?:bloom|open|blossom|burst|unfold|turn)(?:s|ing)? (?:up )?into an? ((?:[a-z]+ ){0,3}?[a-z]+)$`,
)

/** "A bud opens into a rose": the rose does. */
export function budding(clause: string): Change | null {
  const [, flower] = BUDS.exec(clause) ?? []
  return flower === undefined ? null : [`a ${flower.replace(/^full(?:y open)? /, '')} blooms`]
}

/** "A full bottle of wine emptying into glasses": it is poured. */
export function emptying(clause: string): Change | null {
  const [, whose = '', vessel = '', drink = '', other = ''] = POURED.exec(clause) ?? []
  return vessel === '' ? null : [`${whose}${vessel} of ${drink} pours into a ${other}`]
}
