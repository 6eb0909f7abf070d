import { Person, type Shot, type Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { withEach } from '../retold.ts'
import { bondsWithout, withoutAll } from '../without.ts'
import { does, headsOf, people, told } from './people-told.ts'

const OFFICIANTS =
  /\b(?:priest|pastor|vicar|rabbi|imam|monk|minister|reverend|bishop|archbishop|officiant|registrar|chaplain|captain|mayor|judge)$/u
const WEDS = /^(?:marry|wed-couple)$/u

/** Who marries others stands between them: whoever is married before a priest has him there as well. */
function wedCouple(shot: Shot): Shot {
  const folk = people(shot)
  const priest = folk.find(({ noun, count }) => count === 1 && OFFICIANTS.test(noun))
  const target = priest?.actions.find(({ verb }) => WEDS.test(verb))?.target
  const pair = folk.filter(
    (each) => each.id !== priest?.id && (each.id === target || does(each, WEDS) || isHalf(each)),
  )
  const married = target !== undefined || pair.some((each) => does(each, WEDS))
  if (!priest || !married || headsOf(pair) !== 2) return shot
  const halves = pair.flatMap(eachHalf)
  const others = shot.subjects.filter((each) => each !== priest && !pair.includes(each))
  const ids = new Set(pair.map(({ id }) => id))
  const deed = [doing('wed-couple')]
  return {
    ...shot,
    place: shot.place ?? 'church interior',
    subjects: [
      { ...priest, actions: deed },
      ...halves.map((each) => ({ ...each, actions: deed })),
      ...others,
    ],
    relations: bondsWithout(shot, priest).filter(({ from, to }) => !ids.has(from) || !ids.has(to)),
  }
}

const isHalf = ({ noun }: Subject): boolean => /^(?:bride|(?:bride)?groom|couple)$/u.test(noun)

/** A couple is a groom and a bride, if nothing else is said of it. */
function eachHalf(who: Subject): Subject[] {
  if (who.count === 1) return [who]
  const as = (role: 'bride' | 'groom'): Subject => ({
    ...who,
    id: role === 'groom' ? who.id : `${who.id}-${role}`,
    noun: role,
    count: 1,
    person: {
      ...(who.person ?? Person.parse({})),
      role,
      gender: role === 'bride' ? 'woman' : 'man',
    },
  })
  return [as('groom'), as('bride')]
}

const BEDS = /\b(?:bed|cot|bunk|sickbed)$/u

/** Whose temperature is taken sits up in the deed's own bed. */
function takeTemperature(shot: Shot): Shot {
  const nurse = people(shot).find((each) => does(each, /^take-temperature$/u))
  if (!nurse) return shot
  const bare = withoutAll(shot, ({ noun }) => BEDS.test(noun) || /\bthermometer$/u.test(noun))
  const ward = /\b(?:nurse|doctor|medic|paramedic)\b/u.test(nurse.noun)
  return {
    ...bare,
    place: shot.place ?? (ward ? 'hospital' : 'bedroom'),
    without: ward ? shot.without : [...shot.without, 'bed'],
    relations: bare.relations.filter(({ from }) => from !== nurse.id),
  }
}

const PAPERS = /\b(?:tests?|exams?|papers?|worksheets?|homework|essays?|assignments?)$/u
const PUPILS = /\b(?:pupil|student|child|kid|boy|girl|schoolchild|class)$/u

/** Those whose tests are collected sit at their desks, as many as have room. */
function goRound(shot: Shot): Shot {
  const teacher = people(shot).find((each) => does(each, /^(?:collect|hand-out)-papers$/u))
  const [deed] = teacher?.actions ?? []
  if (!teacher || !deed) return shot
  const pupils = people(shot).find((each) => each !== teacher && PUPILS.test(each.noun))
  const bare = withoutAll(shot, ({ noun, kind }) => kind !== 'person' && PAPERS.test(noun))
  if (!pupils || pupils.count > 3) return bare
  return told(bare, [teacher, pupils], { verb: deed.verb })
}

const IDLE = /^(?:stand|smile|wait|wave|look|work|serve|greet|nod|lean|laugh)$/u

/** Who is behind the counter of a shop has it before them. */
function mindCounter(shot: Shot): Shot {
  if (!/^(?:shop |store )counter$/u.test(shot.place ?? '')) return shot
  const [keeper, ...others] = people(shot)
  const idle = keeper?.actions.every(({ verb }) => IDLE.test(verb)) === true
  if (!keeper || keeper.count > 1 || others.length > 0 || !idle) return shot
  return told(shot, [keeper], { verb: 'mind-counter' })
}

/** A coffin lies level, on its stand or on shoulders. */
export function layCoffin(shot: Shot): Shot {
  return withEach(shot, (each) =>
    each.picture === 'noto:coffin' && !/\bvampire\b/u.test(each.words)
      ? { ...each, picture: 'prop:laid-coffin' }
      : each,
  )
}

export const RITE_TALES: readonly ((shot: Shot) => Shot)[] = [
  wedCouple,
  takeTemperature,
  goRound,
  mindCounter,
]
