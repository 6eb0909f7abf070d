import { interior } from '../kit/indoors/interior.ts'
import { cut, fade, mark, stroke, type Ink } from '../kit/paper.ts'
import { thing } from '../kit/thing.ts'

/** An arched hall of steel with its gate open to the field, aeroplanes under the ribs, tools and drums. */
export const hangarPlace = interior({
  id: 'hangar',
  sounds: { wind: 0.2 },
  wall: { style: 'metal', colour: '#aab2b8' },
  floor: { pattern: 'slabs', colour: '#a5a8aa', other: '#989b9e', size: 3.4 },
  ceiling: '#8a939a',
  beams: true,
  height: 9,
  depth: 7.4,
  near: null,
  lamps: { colour: '#4a5058', at: [-0.66, 0.66], drop: 1 },
  back,
  middle: (ink) => {
    thing(ink, 'prop:ladder', { x: -ink.half * 0.9, height: 4.4 })
    thing(ink, 'noto:oil-drum', { x: ink.half * 0.86, height: 1.7 })
    thing(ink, 'noto:toolbox', { x: ink.half * 0.7, height: 0.9 })
  },
})

function back(ink: Ink, s: number): void {
  const w = ink.half * 1.5
  const gate = (ctx: Ink['ctx']): void => {
    ctx.moveTo(-w / 2, 0)
    ctx.lineTo(-w / 2, -4)
    ctx.quadraticCurveTo(0, -9.6, w / 2, -4)
    ctx.lineTo(w / 2, 0)
    ctx.closePath()
  }
  cut(ink, fade(ink, ink.light.sky, [-8, -1.6]), 0.16).shape(gate)
  ink.ctx.save()
  ink.ctx.beginPath()
  gate(ink.ctx)
  ink.ctx.clip()
  mark(ink, '#8fae7a').rect(-w / 2, -1.6, [w, 0.8])
  mark(ink, '#8a8f92').rect(-w / 2, -0.9, [w, 0.9])
  for (let x = -w / 2; x < w / 2; x += 1.4) mark(ink, '#f2ead0').rect(x, -0.5, [0.7, 0.1])
  ink.ctx.restore()
  for (let i = 0; i < 5; i++)
    stroke(ink, '#6f7880', 0.12).line(
      [-w / 2 + (i * w) / 4, ink.top],
      [-w / 2 + ((i + 0.5) * w) / 4, ink.top + 1.1],
      [-w / 2 + ((i + 1) * w) / 4, ink.top],
    )
  if (!ink.plays(/plane|jet|aircraft|helicopter/u)) {
    const [first, second] = ink.random.fork('planes').chance(0.5)
      ? ['prop:biplane', 'prop:airplane']
      : ['prop:airplane', 'prop:fighter-jet']
    thing(ink, first, { x: -ink.half * 0.46, height: 2.5 * Math.max(0.7, s) })
    thing(ink, second, { x: ink.half * 0.5, height: 2.1 * Math.max(0.7, s) })
  }
}
