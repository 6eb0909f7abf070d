import type { Action, Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { does, people } from './people-told.ts'
import { withSubject } from '../retold.ts'
import { unseen, withoutAll } from '../without.ts'
import { described } from '../described.ts'

/** What stands on the easel, by what is painted. */
const VIEWS: readonly (readonly [seen: RegExp, easel: string])[] = [
  [/sunflower/u, 'sunflower easel'],
  [
    /\b(sea|ocean|beach|coast|harbou?r|cliffs?|island|lake|river|pier|lighthouse|boats?)\b/u,
    'sea easel',
  ],
  [/\b(mountains?|alps|peaks?|valley|canyon|volcano|fuji|hills?|highlands)\b/u, 'mountain easel'],
  [/\b(forest|woods?|jungle|trees?)\b/u, 'forest easel'],
  [
    /\b(city|skyline|street|paris|venice|town|village|rooftops?|eiffel tower|downtown)\b/u,
    'city easel',
  ],
  [
    /\b(lavender|tulips?|popp(y|ies)|roses?|flowers?|wildflowers?|garden|meadow|field|vineyard|blossoms?)\b/u,
    'flower easel',
  ],
]

const LANDS =
  /\b(mountains?|hills?|waterfalls?|canyon|volcano|desert|sea|ocean|lake|river|forest|valley|glacier)$/u
const OUTDOORS = /\b(landscape|scenery|view|nature|sunset|sunrise)$/u

const EASELS = /\b(?:easel|canvas)$/u

/** "Paints a red sailboat on her canvas": it is on the easel, and nobody paints a boat or a vase. */
export function paintOnCanvas(shot: Shot): Shot {
  if (!shot.subjects.some(({ noun }) => EASELS.test(noun))) return shot
  for (const who of people(shot)) {
    const deed = who.actions.find(({ verb }) => /^(?:paint|glaze-pot)$/u.test(verb))
    const motif = shot.subjects.find(({ id }) => id === deed?.target)
    const prop = motif ? described(motif) : deed?.prop
    if (!prop || (motif && (isLand(motif) || EASELS.test(motif.noun)))) continue
    const others = who.actions.filter((each) => each !== deed && each.verb !== 'stand')
    const actions = [doing('paint-canvas', { prop }), ...others]
    const bare = withoutAll(shot, (each) => each === motif || EASELS.test(each.noun))
    return withSubject(bare, who, { actions })
  }
  return shot
}

/** Who paints a field or the sea stands in it or by it, with a little of it on the canvas. */
export function paintOutdoors(shot: Shot): Shot {
  const artist = people(shot).find((each) => each.count === 1 && does(each, /^paint$/u))
  const action = artist?.actions.find(({ verb }) => verb === 'paint')
  if (!artist || !action) return shot
  const land = shot.subjects.find((each) => each.id === action.target && isLand(each))
  const outdoors = viewOf(shot, action, land)
  if (outdoors === null) return shot
  const painting = doing('paint-view', { prop: outdoors.view })
  const told = land ? unseen(shot, land) : shot
  return { ...withSubject(told, artist, { actions: [painting] }), place: outdoors.place }
}

/** Where the painter stands, and the easel for it; nothing for pictures of things. */
function viewOf(
  shot: Shot,
  { target, prop }: Action,
  land: Subject | undefined,
): { place: string; view: string } | null {
  if (target !== null && !land) return null
  const said = prop ?? ''
  const place = shot.place ?? land?.noun ?? (OUTDOORS.test(said) ? 'meadow' : null)
  const seen = land?.noun ?? `${said} ${place}`
  const easel = VIEWS.find(([words]) => words.test(seen))
  return place === null || !easel ? null : { place, view: easel[1] }
}

function isLand({ kind, noun }: Subject): boolean {
  return kind === 'nature' && LANDS.test(noun)
}
