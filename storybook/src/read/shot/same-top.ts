import type { Relation, Shot, Subject } from '../../plan/plan.ts'

/** What things are put on that are looked at together. */
const TOPS =
  /(?:^| )(?:table|desk|counter|bar|shelf|bookshelf|dresser|nightstand|sideboard|tray|windowsill|workbench|cloth|tablecloth|blanket|altar|mantelpiece)$/
/** These lie or stand on a table, and not on the floor beside it. */
const HANDY =
  /(?:^| )(?:glass|cup|mug|teacup|bottle|jug|pitcher|carafe|book|notebook|vase|plate|bowl|saucer|candle|clock|phone|laptop|keyboard|pen|pencil|spoon|fork|knife|napkin|teapot|kettle|jar|camera|glasses|hat|flower|rose|tulip|key|radio|map|globe|letter|envelope|coin|watch|ring|crown|newspaper|magazine|hourglass|lantern|toy|teddy bear|ashtray)s?$/

/** "A vase on a table next to a glass of wine": the glass is on the table, too, and not on the floor. */
export function shareTops(shot: Shot): Shot {
  const find = (id: string): Subject | undefined => shot.subjects.find((each) => each.id === id)
  const isLaid = (id: string): boolean =>
    shot.relations.some(
      ({ from, to, relation }) => to === id && relation === 'on' && find(from)?.kind !== 'person',
    )
  const relations = shot.relations.map((each): Relation => {
    const [top, other] = [find(each.from), find(each.to)]
    if (each.relation !== 'next-to' || !top || !other) return each
    if (!TOPS.test(top.noun) || !isLaid(top.id) || !isHandy(other)) return each
    const placed = shot.relations.some(({ from }) => from === other.id)
    return placed ? each : { from: other.id, relation: 'on', to: top.id }
  })
  return { ...shot, relations }
}

const isHandy = ({ kind, noun }: Subject): boolean => kind === 'food' || HANDY.test(noun)
