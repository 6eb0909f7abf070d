import type { Relation, Shot, Subject } from '../../../plan/plan.ts'
import { ANIMALS } from '../../../plan/kinds.ts'
import { doing } from '../doing.ts'
import { withDeed } from './told.ts'
import { unseen } from '../without.ts'

const MAKES =
  /^(spin|knit|weave|sew|make|cook|build|rotate|hammer|walk|construct|lay-bricks|craft|repair|weave-basket|work|play|build-.*)$/u

interface Home {
  readonly builder: RegExp
  readonly home: RegExp
  readonly deed: string
  readonly place: string | null
}

/** Who builds what, and the dance in which it is seen to grow. */
const BUILT: readonly Home[] = [
  { builder: /\bspider$/u, home: /\b(cob)?web$/u, deed: 'spin-web', place: 'forest' },
  { builder: /\bbeaver$/u, home: /\b(dam|lodge)$/u, deed: 'build-dam', place: 'river' },
  { builder: /./u, home: /\bnest$/u, deed: 'nest', place: null },
  { builder: /bee$/u, home: /\b(honeycomb|hive|comb|honey)$/u, deed: 'build-comb', place: null },
]

/** What one animal builds grows before our eyes; what many build grows among them. */
export function building(shot: Shot): Shot {
  const builder = shot.subjects.find(
    ({ kind, actions }) => ANIMALS.has(kind) && MAKES.test(actions[0]?.verb ?? ''),
  )
  const [deed] = builder?.actions ?? []
  if (!builder || !deed) return shot
  const named = shot.subjects.find(({ id, noun }) => id === deed.target || noun === deed.prop)
  const noun = named?.noun ?? deed.prop ?? ''
  if (isHeaped(noun, builder)) return heapUp(shot, builder, named)
  const row = BUILT.find(({ builder: who, home }) => who.test(builder.noun) && home.test(noun))
  if (!row) return shot
  const told = withDeed(shot, builder, doing(row.deed))
  const place = shot.place ?? row.place
  return { ...(named ? unseen(told, named) : told), place }
}

const AT_REST = /^(sit|stand|sleep|rest|eat|swim|dive|look|lie)$/u

/** The dam of beavers is of branches and in a river: they build it, or rest beside it. */
export function atBeaverDam(shot: Shot): Shot {
  const beaver = shot.subjects.find(({ noun }) => /\bbeaver$/u.test(noun))
  if (!beaver || !/\b(dam|lodge)$/u.test(shot.place ?? '')) return shot
  const there = { ...shot, place: 'river' }
  if (!AT_REST.test(beaver.actions[0]?.verb ?? '')) {
    const load = shot.subjects.find(({ noun }) => /\b(branch|twig|stick|log)$/u.test(noun))
    const told = withDeed(there, beaver, doing('build-dam'))
    return load ? unseen(told, load) : told
  }
  const dam: Subject = {
    ...beaver,
    id: `${beaver.id} dam`,
    noun: 'beaver dam',
    words: 'beaver dam',
    kind: 'nature',
    picture: 'prop:beaver-dam',
    count: 1,
    size: 'normal',
    colour: null,
    actions: [],
  }
  const beside: Relation = { from: beaver.id, relation: 'next-to', to: dam.id }
  return { ...there, subjects: [...shot.subjects, dam], relations: [...shot.relations, beside] }
}

function isHeaped(noun: string, { count }: Subject): boolean {
  if (/\b(anthill|ant hill|mound)$/u.test(noun)) return true
  return count > 2 && /\b(honeycomb|hive|honey)$/u.test(noun)
}

/** Round a hill that grows. */
function heapUp(shot: Shot, builders: Subject, named: Subject | undefined): Shot {
  const bees = builders.kind === 'insect' && /bee|wasp|hornet/u.test(builders.noun)
  const hill: Subject = {
    ...(named ?? { ...builders, id: `${builders.id} hill`, words: 'anthill' }),
    noun: bees ? 'honeycomb' : 'anthill',
    kind: 'nature',
    count: 1,
    picture: bees ? 'prop:honeycomb' : 'prop:anthill',
    actions: [doing('grow')],
  }
  const told = withDeed(
    named ? unseen(shot, named) : shot,
    builders,
    doing(bees ? 'hover' : 'crawl'),
  )
  const around: Relation = { from: builders.id, relation: 'around', to: hill.id }
  return {
    ...told,
    place: shot.place ?? (bees ? 'garden' : 'forest'),
    subjects: [...told.subjects, hill],
    relations: [...told.relations, around],
  }
}
