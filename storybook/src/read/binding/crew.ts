import { CRAFT } from '../../plan/kinds.ts'
import type { Subject } from '../../plan/plan.ts'
import { recall, relate, type Binding } from './binding.ts'

/** Who belongs to which craft. */
const CREWS: readonly (readonly [crew: RegExp, craft: RegExp])[] = [
  [
    /(?:^| )(?:driver|chauffeur|cabbie)$/,
    /(?:^| )(?:bus|taxi|cab|car|truck|lorry|tram|van|limousine|jeep|tractor|train|ambulance|fire truck|fire engine|racing car|school bus|ice cream truck)$/,
  ],
  [/(?:^| )(?:conductor|engineer)$/, /(?:^| )(?:train|tram|locomotive|steam train)$/],
  [
    /(?:^| )(?:pilot|copilot)$/,
    /(?:^| )(?:plane|airplane|aeroplane|jet|helicopter|biplane|fighter jet|spaceship|glider)$/,
  ],
]

/** What is done from one's seat. */
const SEATED =
  /^(?:wave|honk|look|sing|sleep|smile|shout|hold|steer|drive|whistle|laugh|talk|yawn|grip|nod|point|bark)$/

/** "A bus stops. The driver waves": of that bus, which is seen with him. */
export function joinCraft(binding: Binding): void {
  const { subjects, known, relations } = binding
  for (const one of subjects.filter(({ kind, count }) => kind === 'person' && count === 1)) {
    const [, made] = CREWS.find(([crew]) => crew.test(one.noun)) ?? []
    const craft = made && findCraft([...subjects, ...known.toReversed()], made, one.noun)
    const placed = relations.some(({ from, to }) => from === one.id && to === craft?.id)
    if (craft === undefined || placed || one.actions.length === 0) continue
    const seated = one.actions.every(({ verb }) => SEATED.test(verb))
    const here = recall(binding, craft)
    relate(binding, { from: one.id, relation: seated ? 'inside' : 'next-to', to: here.id })
  }
}

/** No bus is a taxi driver's. */
function findCraft(said: readonly Subject[], made: RegExp, crew: string): Subject | undefined {
  const [, sort = ''] = /^([a-z]+) [a-z]+$/.exec(crew) ?? []
  return said.find(
    ({ kind, noun, count }) =>
      CRAFT.has(kind) && count === 1 && made.test(noun) && noun.includes(sort),
  )
}
