import { LIVING } from '../../plan/kinds.ts'
import type { Relation, Shot, Subject } from '../../plan/plan.ts'
import { amongTowers } from './among-towers.ts'
import { amongTrees } from './among-trees.ts'
import { fanFromBothSides } from './fanning.ts'

/** Who is between others has one of them, or half of them, on each side. */
export function standBetween(asked: Shot): Shot {
  const shot = fanFromBothSides(amongTowers(amongTrees(framed(asked))))
  const between = shot.relations.find(({ relation }) => relation === 'between')
  const near = shot.subjects.find(({ id }) => id === between?.to)
  if (!between || !near) return shot
  const other = otherSide(shot, between)
  if (other) return inARow(shot, between, other)
  if (near.count < 2) return shot
  // Who stands there lets somebody through; others go by among them.
  const lets = near.actions.some(({ verb }) => verb === 'stand')
  if (near.kind === 'person' && near.count >= CROWD && !lets) return beside(shot, between)
  const halves = halved(near)
  const subjects = shot.subjects.flatMap((each) => (each === near ? halves : [each]))
  return inARow({ ...shot, subjects }, between, halves[1].id)
}

function halved(all: Subject): readonly [half: Subject, rest: Subject] {
  const count = Math.floor(all.count / 2)
  const rest = { ...all, id: `${all.id}-beyond`.slice(0, 40), count }
  return [{ ...all, count: all.count - count }, rest]
}

const TALL =
  /\b(?:tree|palm|pine|fir|oak|birch|cypress|willow|column|pillar|lamp ?post|street ?lamp)$/u

const COUNTED = /^(?:the )?(?:three|four|five|six|seven|eight|nine|ten|twelve|\d+) /u

/** The trees of "pine trees before a wolf" and of "a wolf under pine trees": many, and taller than anybody. */
function treesOf({ subjects }: Shot, { from, relation, to }: Relation): string | null {
  const id = relation === 'in-front-of' ? from : relation === 'under' ? to : null
  const trees = subjects.find((each) => each.id === id)
  const seen = subjects.find((each) => each.id === (id === from ? to : from))
  const many =
    trees !== undefined && trees.count > 2 && TALL.test(trees.noun) && !COUNTED.test(trees.words)
  const lead = seen !== undefined && (LIVING.has(seen.kind) || seen.kind === 'vehicle')
  return many && lead ? trees.id : null
}

function isGathered({ relations, subjects }: Shot, who: string): boolean {
  const tables = subjects.filter(({ noun }) => /\btable$/u.test(noun)).map(({ id }) => id)
  return relations.some(
    ({ from, relation, to }) => from === who && (relation === 'around' || tables.includes(to)),
  )
}

/** Of many trees two frame the one who would be hidden behind them, or a dwarf below them. */
function framed(shot: Shot): Shot {
  const near = shot.relations.find((each) => treesOf(shot, each) !== null)
  const trees = near && treesOf(shot, near)
  if (!near || !trees) return shot
  const from = near.from === trees ? near.to : near.from
  // Those who sit round a fire or at a table are a group already: the two stand behind it.
  if (isGathered(shot, from))
    return {
      ...shot,
      subjects: shot.subjects.flatMap((each) =>
        each.id === trees ? halved({ ...each, count: 2 }) : [each],
      ),
      relations: shot.relations.filter((each) => each !== near),
    }
  const subjects = shot.subjects.map((each) => (each.id === trees ? { ...each, count: 2 } : each))
  const relations = shot.relations.map((each): Relation =>
    each === near ? { from, relation: 'between', to: trees } : each,
  )
  return { ...shot, subjects, relations }
}

/** From so many on people are round one, and in no row. */
const CROWD = 5

function beside(shot: Shot, between: Relation): Shot {
  const relations = shot.relations.map((each): Relation =>
    each === between ? { ...each, relation: 'next-to' } : each,
  )
  return { ...shot, relations }
}

/** The second one of "between a cat and a dog": named beside the first. */
function otherSide({ relations }: Shot, { from, to }: Relation): string | null {
  const pair = relations.find(
    (each) =>
      (each.relation === 'between' && each.from === from && each.to !== to) ||
      (each.relation === 'next-to' && each.from === to && each.to !== from),
  )
  return pair?.to ?? null
}

function inARow(shot: Shot, { from, to }: Relation, beside: string): Shot {
  const three = new Set([from, to, beside])
  const others = shot.relations.filter((each) => !(three.has(each.from) && three.has(each.to)))
  const row: Relation[] = [
    { from: to, relation: 'left-of', to: from },
    { from, relation: 'left-of', to: beside },
  ]
  return { ...shot, relations: [...others, ...row] }
}
