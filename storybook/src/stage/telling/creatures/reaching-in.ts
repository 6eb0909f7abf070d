import type { Relation, Shot, Subject } from '../../../plan/plan.ts'
import { ANIMALS } from '../../../plan/kinds.ts'
import { doing } from '../doing.ts'
import { withDeed } from './told.ts'

const VESSELS =
  /\b(bowl|jar|tank|aquarium|basket|box|glass|bucket|bottle|pot|bin|can|hive|beehive|bag|barrel|drawer|cupboard|pond|cage|hat|pocket|vase|chest)$/u

/** Who reaches into a bowl stands before it with a paw in it: it neither carries the bowl nor sits in it. */
export function reachIn(shot: Shot): Shot {
  const find = (id: string): Subject | undefined => shot.subjects.find((each) => each.id === id)
  const into = shot.relations.find(({ from, relation, to }) => {
    const [who, vessel] = [find(from), find(to)]
    if (relation !== 'inside' || !who || !ANIMALS.has(who.kind) || who.count > 1) return false
    const reaches = who.actions.some(({ verb, target }) => verb === 'hold' && target === to)
    return reaches && vessel?.count === 1 && VESSELS.test(vessel.noun)
  })
  const who = find(into?.from ?? '')
  if (!into || !who) return shot
  const between = ({ from, to }: Relation): boolean => from === into.from && to === into.to
  return {
    ...withDeed(shot, who, doing('reach-into', { target: into.to })),
    relations: shot.relations.filter((each) => !between(each)),
  }
}
