import type { Look, Subject } from '../../plan/plan.ts'
import { LIVING } from '../../plan/kinds.ts'
import type { Actor } from '../actor.ts'
import { readColour } from '../colour/read-colour.ts'
import { retouched } from '../retouched.ts'
import { withSnow } from '../snow-on-top.ts'
import { BOUND } from './bound.ts'
import { COATS } from './coats.ts'
import { CONDITIONS, shapeBy } from './conditions.ts'
import { DAMAGE } from './damage.ts'
import { grafted } from './grafts/grafted.ts'
import type { DrawLook } from './worn.ts'
import { PATTERNS } from './patterns.ts'
import { printOf } from './print-of.ts'
import { sunkIn } from './sunk.ts'
import { turnedOver } from './turned-over.ts'

const LOOKS: Readonly<Partial<Record<Look, DrawLook>>> = {
  ...PATTERNS,
  ...DAMAGE,
  ...COATS,
  ...CONDITIONS,
  ...BOUND,
}

/** Pictures that are drawn in that state. */
const DRAWN_SO = /broken|hatching|wilted|tabby|calico|dalmatian|unlit/u

/** Of whoever has painted, and been painted. */
const PAINTS = ['#d8433c', '#2f7fc4', '#f0b429', '#3f9b56', '#8a56b8']

/** The same actor in its patterns and states: a striped cat, a broken mirror, a wet dog. */
export function withLooks(actor: Actor, subject: Subject): Actor {
  const looks = subject.looks ?? []
  const drawn = looks.flatMap((look) => LOOKS[look] ?? [])
  const plain = drawn.length === 0 || DRAWN_SO.test(actor.name)
  const touched = plain ? actor : touchedUp(actor, subject, drawn)
  const seen = looks.includes('snowy') ? withSnow(touched) : touched
  return sunkIn(turnedOver(grafted(seen, subject), subject), subject)
}

function touchedUp(actor: Actor, subject: Subject, looks: readonly DrawLook[]): Actor {
  const { kind, colour, looks: states = [] } = subject
  const sheer = /web|net$/u.test(actor.name)
  const alive = LIVING.has(kind)
  const pale = /white|cream|ivory|beige|yellow|light|silver/u.test(colour ?? '')
  const dye = dyeOf(subject)
  const told = dye ? readColour(dye) : null
  const tone = told === null || told === 'rainbow' ? undefined : told
  const stains = told === 'rainbow' ? PAINTS : [tone ?? '#624224']
  return retouched(actor, {
    touch(sheet) {
      const { ctx, pixels, width, height } = sheet
      const wide = actor.aspect * pixels
      const [left, top] = [(width - wide) / 2, height - 1.45 * pixels]
      for (const look of looks) {
        ctx.save()
        ctx.globalCompositeOperation = 'source-atop'
        look({ ...sheet, name: actor.name, left, top, wide, alive, pale, tone, stains, sheer })
        ctx.restore()
      }
    },
    show(brush, put) {
      shapeBy(states, brush, actor.aspect)
      put(0)
    },
  })
}

/** The colour of stripes, stains and wraps, where the prompt names one. */
function dyeOf(subject: Subject): string | null {
  const { parts = [], words } = subject
  const printed = parts.find(({ part }) => /stripe|dot|spot|check|flower|stain/u.test(part))
  const cloth = /\b([a-z]+)-blanket-wrapped\b/u.exec(words)?.[1]
  return printed?.colour ?? cloth ?? printOf(subject).print
}
