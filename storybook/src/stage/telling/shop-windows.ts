import { LIVING } from '../../plan/kinds.ts'
import type { Shot, Subject } from '../../plan/plan.ts'
import { doing } from './doing.ts'
import { withEach } from './retold.ts'
import { withoutAll } from './without.ts'

const SHOP_WINDOW = /\b(?:shopfront|storefront|shop ?window|window display)$/u
const PANES = /\b(?:glass|window|windowpane|pane)$/u
const LOOKS =
  /^(?:look|look-out|look-at|stand|point|press|push|watch|stare|gaze|peek|admire|smile|wait|lean|touch|dream|sit)$/u
const MOST_GOODS = 4

/** A shop window is seen from the street: the goods behind the pane, and before it who looks at them. */
export function standAtShopWindow(shot: Shot): Shot {
  const window = shot.subjects.find(({ noun }) => SHOP_WINDOW.test(noun))
  if (!window && !SHOP_WINDOW.test(shot.place ?? '')) return shot
  const goods = shot.subjects.filter((each) => each !== window && isWare(each))
  const gone = new Set(
    [...(window ? [window] : []), ...goods, ...shot.subjects.filter(isPane)].map(({ id }) => id),
  )
  const named = goods.flatMap(({ picture }) => (picture === null ? [] : [picture]))
  return {
    ...withEach(withoutAll(shot, gone), (each) => atThePane(each, gone)),
    place: 'shop window',
    scenery: [
      (window?.noun ?? shot.place ?? '').slice(0, 60),
      ...named.slice(0, MOST_GOODS),
      ...(shot.scenery ?? []),
    ].slice(0, 6),
  }
}

const isPane = ({ noun, actions }: Subject): boolean => PANES.test(noun) && actions.length === 0

function isWare({ kind, noun, actions, picture }: Subject): boolean {
  return !LIVING.has(kind) && picture !== null && actions.length === 0 && !PANES.test(noun)
}

function atThePane(subject: Subject, gone: ReadonlySet<string>): Subject {
  const looks = subject.actions.every(
    ({ verb, target }) => LOOKS.test(verb) || gone.has(target ?? ''),
  )
  if (subject.kind !== 'person' || !looks)
    return {
      ...subject,
      actions: subject.actions.map((each) =>
        gone.has(each.target ?? '') ? { ...each, target: null } : each,
      ),
    }
  return { ...subject, actions: [doing('press-nose')] }
}
