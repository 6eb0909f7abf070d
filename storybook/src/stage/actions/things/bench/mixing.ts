import { drawBack, drawFront, fillVessel } from '../../../../cast/props/vessels/draw-vessel.ts'
import {
  halfAt,
  levelAt,
  vesselShape,
  type VesselShape,
} from '../../../../cast/props/vessels/vessel-shapes.ts'
import type { Ink } from '../../../../cast/props/ink.ts'
import { mixtureOf, type Mixture } from '../../../../lexicon/substances/mixing.ts'
import type { Substance } from '../../../../lexicon/substances/substances.ts'
import { darken, mix as mixed } from '../../../../paint/paper/colour.ts'
import { clamp, ease, mix, through } from '../../../easing.ts'
import type { ActionContext, Performance } from '../../action.ts'
import { handAt, onBench, prop, scattered, stuffOf, vesselOf, type Spot } from './bench.ts'
import { liveActor } from './live.ts'

/** When it begins to run, and when all has run out, as shares of the film. */
export const POURS = { from: 0.14, until: 0.44 } as const
/** How full the lower vessel is before and after. */
const LOW = 0.46
const FULL = 0.74

interface Stage {
  readonly shape: VesselShape
  readonly poured: Substance
  readonly into: Substance
  readonly mixture: Mixture
  readonly spots: readonly Spot[]
  /** How much has been poured, and how far it has become what it becomes. */
  readonly run: number
  readonly done: number
  readonly t: number
  readonly surface: number
}

const cloud = ({ shape, surface, spots, done, run }: Stage, ink: Ink, colour: string): void => {
  for (const { x, y, size } of spots) {
    if (y > run) continue
    const height = mix(surface + 5, levelAt(shape, 0.06), clamp(y * 0.7 + run * 0.4))
    const at = shape.width / 2 + x * 0.62 * halfAt(shape, height)
    ink.faint(0.5 * (1 - done) ** 0.7, () => ink.disc([at, height, 3 + 6 * size], colour))
  }
}

/** Foam that climbs out over the rim. */
function drawFoam(ink: Ink, { shape, spots, run, done, t, surface }: Stage): void {
  const rise = run * mix(1, 0.55, through(done, 0.7, 0.3))
  const top = mix(surface, -14, rise)
  const [rim] = shape.wall[0] ?? [0]
  fillVessel(ink, shape, {
    from: Math.max(rim, top),
    to: surface + 1,
    colour: '#fdfbf4',
    alpha: 0.95,
  })
  for (const { x, y, size } of spots) {
    const height = mix(surface, top, y)
    const half =
      height < rim
        ? halfAt(shape, rim) * mix(1.1, 0.75, (rim - height) / 20)
        : halfAt(shape, height)
    const at = shape.width / 2 + x * 0.95 * half
    ink.disc([at, height, (2.4 + 4 * size) * clamp(rise * 2)], y > 0.5 ? '#ffffff' : '#f3f0e6')
    ink.faint(0.4, () =>
      ink.ring([at, height + Math.sin(t * 5 + y * 9), 1.6 + 2 * size], 0.7, '#cfd4d0'),
    )
  }
  const spill = clamp((run - 0.6) * 2.5)
  if (spill === 0) return
  for (const way of [-1, 1]) {
    const edge = shape.width / 2 + way * halfAt(shape, rim)
    ink.line(
      `M${edge} ${rim - 2}Q${edge + way * 7} ${rim + 10} ${edge + way * 2} ${mix(rim + 8, 92, spill)}`,
      7,
      '#fbf9f2',
    )
  }
  ink.oval([shape.width / 2, 97, shape.width * 0.62 * spill, 4.5 * spill], '#fbf9f2')
}

/** How much of the light what is in the lower vessel takes. */
const thickOf = ({ into }: Stage): number => (into.traits.has('clear') ? 0.72 : 1)

/** Oil on water, honey under it. */
function drawLayers(ink: Ink, stage: Stage): void {
  const { shape, poured, into, mixture, run, surface, done, spots } = stage
  const floor = levelAt(shape, 0)
  const above = mixture.outcome === 'float'
  const border = above ? levelAt(shape, LOW) : mix(floor, surface, (run * (FULL - LOW)) / FULL)
  const [upper, lower] = above ? [poured, into] : [into, poured]
  const alpha = thickOf(stage)
  const heavy = lower.traits.has('clear') && !above ? darken(lower.colour, 0.08) : lower.colour
  const low = { from: border, to: floor, colour: heavy, alpha: above ? alpha : 0.94 }
  const high = { from: surface, to: border, colour: upper.colour, alpha: above ? 0.94 : alpha }
  // The surface that one looks at is drawn over what is behind it.
  for (const filling of above ? [low, high] : [high, low]) fillVessel(ink, shape, filling)
  for (const { x, y, size } of spots.slice(0, 12)) {
    const at = border + (above ? 1 : -1) * (2 + 16 * y * (1 - done))
    const r = (1.4 + 2.4 * size) * (1 - done) * clamp(run * 3)
    const aside = shape.width / 2 + x * 0.8 * halfAt(shape, at)
    ink.faint(0.85, () => ink.disc([aside, at, r], poured.colour))
  }
}

/** The colour of all of it now. */
function colourNow({ mixture: { outcome, colour }, into, poured, run, done }: Stage): string {
  if (outcome === 'cloud') return mixed(into.colour, poured.colour, 0.55 * run)
  const turns = outcome === 'blend' || outcome === 'turn'
  return turns ? mixed(into.colour, colour, ease(0.25 * run + 0.8 * done)) : into.colour
}

/** What is seen in the lower vessel. */
function drawContents(ink: Ink, stage: Stage): void {
  const { shape, poured, mixture, run, done, surface } = stage
  const { outcome, colour } = mixture
  if (outcome === 'float' || outcome === 'sink') return drawLayers(ink, stage)
  const [floor, murky] = [levelAt(shape, 0), outcome === 'cloud']
  const alpha = murky || outcome === 'turn' ? mix(thickOf(stage), 0.92, run) : thickOf(stage)
  fillVessel(ink, shape, { from: surface, to: floor, colour: colourNow(stage), alpha })
  const clouds = outcome === 'turn' ? colour : poured.colour
  cloud({ ...stage, done: murky ? done * 0.6 : done }, ink, clouds)
  if (murky && run > 0.2)
    fillVessel(ink, shape, {
      from: mix(floor, levelAt(shape, 0.14), done),
      to: floor,
      colour: darken(poured.colour, 0.06),
    })
  if (outcome === 'foam') drawFoam(ink, stage)
}

/** A stream, or grains, from the lip of one vessel into the other. */
function drawStream(ink: Ink, { shape, poured, surface, t, spots }: Stage, on: number): void {
  if (on <= 0) return
  const x = shape.width / 2 + 2
  if (poured.state === 'liquid') {
    const wide = poured.traits.has('thick') ? 5 : 3.6
    ink.faint(0.9, () =>
      ink.line(
        `M${x - 6} ${mix(-24, surface, 1 - on)}Q${x} -14 ${x} ${surface}`,
        wide,
        poured.colour,
      ),
    )
    return
  }
  for (const { x: aside, y, size } of spots) {
    const fallen = (t * 1.6 + y) % 1
    ink.disc(
      [x + aside * 5, mix(-22, surface, fallen), 1 + size * 1.3],
      darken(poured.colour, 0.05),
    )
  }
}

/** The vessel from which it is poured, and what is left in it. */
function upperVessel(poured: Substance): ReturnType<typeof liveActor> {
  const shape = vesselShape('clear-glass')!
  const alpha = poured.traits.has('clear') ? 0.72 : 1
  return liveActor({
    name: `poured ${poured.name}`,
    width: shape.width,
    draw: (ink, { share }) => {
      drawBack(ink, shape)
      const from = levelAt(shape, mix(0.7, 0.04, share))
      fillVessel(ink, shape, { from, to: levelAt(shape, 0), colour: poured.colour, alpha })
      drawFront(ink, shape)
    },
  })
}

/** One stuff is poured into another: they blend, lie in layers, foam, or change their colour. `object` is `oil into milk`. */
export function mixingIn(context: ActionContext): Performance {
  const { seconds } = context
  const [first = 'water', second = 'water'] = (context.object ?? '').split(' into ')
  const [poured, into] = [stuffOf(first), stuffOf(second)]
  const shape = vesselOf(context)
  const mixture = mixtureOf(poured, into)
  const spots = scattered(context, 'clouds', mixture.outcome === 'foam' ? 60 : 30)
  const upper = upperVessel(poured)
  const draw = (ink: Ink, { share, t }: { share: number; t: number }): void => {
    const run = through(share, POURS.from, POURS.until - POURS.from)
    const done = ease(through(share, POURS.until - 0.14, 0.48))
    const surface = levelAt(shape, mix(LOW, FULL, run))
    const stage: Stage = { shape, poured, into, mixture, spots, run, done, t, surface }
    drawBack(ink, shape)
    drawContents(ink, stage)
    drawFront(ink, shape)
    drawStream(ink, stage, run > 0 && run < 1 ? clamp(run * 8) : 0)
  }
  const placed = (t: number): { x: number; y: number; tip: number } => {
    const share = t / seconds
    const tip = ease(through(share, 0.04, 0.12)) * (1 - ease(through(share, POURS.until, 0.1)))
    const away = ease(through(share, POURS.until + 0.06, 0.14))
    return { x: -0.44 - 0.12 * (1 - tip) - 0.16 * away, y: 0.94 + 0.1 * away, tip }
  }
  return onBench(context, {
    drawing: { name: `mixing ${context.object}`, width: shape.width, draw },
    more: (t) => {
      const { x, y, tip } = placed(t)
      const left = through(t / seconds, POURS.from, POURS.until - POURS.from)
      const pose = { open: left, lean: 1.3 * tip }
      return [prop('poured', upper, { place: { x, y, z: 0.04 }, height: 0.6, pose })]
    },
    hands: (t) => {
      const { x, y, tip } = placed(t)
      return handAt(context, {
        x: x + 0.2 * tip - 0.06,
        y: y + 0.3 - 0.14 * tip,
        height: 1.5,
        left: true,
      })
    },
  })
}
