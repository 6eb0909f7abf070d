import type { Actor } from '../../../../cast/actor.ts'
import type { Random } from '../../../../scene/random.ts'
import { ease, mix, through, tremble } from '../../../easing.ts'
import type { ActionContext, Performance } from '../../action.ts'
import { performed } from '../../performed.ts'
import { prop } from './bench.ts'
import { liveActor } from './live.ts'

const STRIPS = 26

/** The same, which crumples as the air goes out of it: each strip goes in by its own share of `pose.open`. */
export function crumpledActor(actor: Actor, random: Random, soft: number): Actor {
  const dents = Array.from({ length: STRIPS }, (_, at) => {
    const own = random.fork(`dent ${at >> 1}`)
    return { deep: own.between(0.25, 1), aside: own.between(-1, 1) }
  })
  return {
    ...actor,
    draw: (brush, { open = 0, ...pose }) => {
      const { ctx } = brush
      const sink = 1 - 0.26 * open * soft
      dents.forEach(({ deep, aside }, strip) => {
        const [from, to] = [-strip / STRIPS, -(strip + 1) / STRIPS]
        const waist = Math.sin(((strip + 0.5) / STRIPS) * Math.PI) ** 0.6
        ctx.save()
        ctx.scale(1, sink)
        ctx.beginPath()
        ctx.rect(-9, to - 0.006, 18, from - to + 0.012)
        ctx.clip()
        ctx.transform(
          1 - soft * 0.62 * open * waist * deep,
          0,
          0.14 * aside * open * soft,
          1,
          0.07 * aside * open * soft,
          0,
        )
        actor.draw(brush, pose)
        ctx.restore()
      })
    },
  }
}

/** What does not give way when it is empty of air. */
const STIFF = /chamber|bell jar|pipe|glass|tank|jar/u

/** A pump with a dial, whose needle goes back to nothing, and the hose to what it empties. */
function pumpActor(): Actor {
  return liveActor({
    name: 'air pump',
    width: 120,
    draw: (ink, { share, t }) => {
      const left = 1 - ease(through(share, 0.1, 0.75))
      ink.line('M-14 46Q16 44 26 70', 6, '#3c434b')
      ink.box([18, 62, 84, 34], '#d2553f', 6)
      ink.box([18, 82, 84, 14], '#b3402d', 5)
      ink.box([28, 94, 12, 6], '#3c434b', 1)
      ink.box([80, 94, 12, 6], '#3c434b', 1)
      ink.disc([62, 44, 22], '#3c434b')
      ink.disc([62, 44, 18.5], '#fbf8ef')
      for (let at = 0; at <= 6; at++) {
        const angle = 2.5 + at * 0.72
        ink.line(
          [
            62 + 13 * Math.cos(angle),
            44 + 13 * Math.sin(angle),
            62 + 16.5 * Math.cos(angle),
            44 + 16.5 * Math.sin(angle),
          ],
          1.2,
          '#3c434b',
        )
      }
      const needle = 2.5 + 4.3 * left + 0.03 * tremble(t * 9)
      ink.line([62, 44, 62 + 13 * Math.cos(needle), 44 + 13 * Math.sin(needle)], 2, '#d2332a')
      for (let at = 0; at < 5; at++) {
        const out = (t * 0.8 + at / 5) % 1
        ink.faint(0.5 * (1 - out), () =>
          ink.line([104 + 22 * out, 70 - 3 * at, 110 + 22 * out, 70 - 3 * at], 2, '#ffffff'),
        )
      }
    },
  })
}

/** The air is drawn out of it: it crumples, unless it is too stiff; a pump shows what happens. */
export function emptyingOfAir(context: ActionContext): Performance {
  const { performer, seconds, random } = context
  const what = context.object ?? performer.name
  const actor = crumpledActor(performer, random.fork('dents'), STIFF.test(what) ? 0.12 : 1)
  const pump = pumpActor()
  const height = 0.56
  return performed(context, (t) => {
    const open = ease(through(t, seconds * 0.1, seconds * 0.75))
    return {
      pose: { alpha: 0 },
      companions: [
        prop('emptied', actor, {
          place: { x: 0.004 * tremble(t * 12) * open, y: 0, z: 0 },
          height: 1,
          pose: { open },
        }),
        prop('pump', pump, {
          place: { x: mix(0, performer.aspect / 2, 1) + 0.1 + (1.2 * height) / 2, y: 0, z: 0.02 },
          height,
          pose: { open: t / seconds },
        }),
      ],
    }
  })
}
