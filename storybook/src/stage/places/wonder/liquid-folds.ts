import { live } from '../../../paint/pieces/live.ts'
import type { Piece } from '../../../scene/scene.ts'
import { darker, lighter } from '../kit/colour.ts'
import { backdrop, coloursIn } from '../kit/stuff.ts'
import { place } from '../kit/recipe.ts'

const FOLDS = 8
const TONES: readonly (readonly [stuff: RegExp, colours: readonly string[]])[] = [
  [/\b(?:honey|syrup|caramel)\b/u, ['#d98c1f']],
  [/\b(?:oil|olive)\b/u, ['#d9b23a']],
  [/\b(?:milk|cream|yogh?urt)\b/u, ['#f7f1e4']],
  [/\b(?:chocolate|mud)\b/u, ['#6a3d24']],
  [/\b(?:mercury|silver|metal)\b/u, ['#b8c0c8']],
  [/\b(?:slime)\b/u, ['#7cc24a']],
  [/\b(?:blood|wine)\b/u, ['#8f1f2f']],
  [/\bpaints?\b/u, ['#3f78c8', '#f2c83c', '#e0506a']],
]

/** Nothing but a thick liquid: folds that flow down over each other, with a gloss on each. */
export const liquidFoldsPlace = place({
  id: 'liquid-folds',
  indoors: true,
  time: 'day',
  medium: 'space',
  ground: 'none',
  sounds: { water: 0.2 },
  set: (c) => {
    const usual = TONES.find(([stuff]) => stuff.test(c.words))?.[1] ?? ['#4a9cc0']
    const colours = coloursIn(c.words, usual)
    const [first = '#4a9cc0'] = colours
    const phase = c.random.fork('folds').between(0, 6)
    return [
      backdrop(lighter(first, 0.15), first),
      ...Array.from({ length: FOLDS }, (_, number) =>
        fold({ number, colour: colours[number % colours.length] ?? first, phase }),
      ),
    ]
  },
})

interface Fold {
  readonly number: number
  readonly colour: string
  readonly phase: number
}

function fold({ number, colour, phase }: Fold): Piece {
  const tone = number % 2 ? darker(colour, 0.07) : lighter(colour, 0.07)
  return live(
    { name: `fold ${number}`, depth: 30 - number },
    ({ ctx, width, height, t, spare }) => {
      const top = (x: number): number =>
        height * ((number + 0.4) / FOLDS - 0.06) +
        height *
          0.07 *
          Math.sin((x / width) * (3.2 + 0.3 * number) + number * 1.7 + phase - t * 0.5) +
        height * 0.025 * Math.sin((x / width) * 9 + number * 2.3 + t * 0.7)
      const line = (drop: number): void => {
        for (let x = -spare; x <= width + spare + 24; x += 24) ctx.lineTo(x, top(x) + drop)
      }
      ctx.save()
      ctx.shadowColor = 'rgba(30,16,10,0.35)'
      ctx.shadowBlur = height * 0.03
      ctx.fillStyle = tone
      ctx.beginPath()
      line(0)
      ctx.lineTo(width + spare + 24, height + spare)
      ctx.lineTo(-spare, height + spare)
      ctx.fill()
      ctx.restore()
      ctx.strokeStyle = lighter(colour, 0.4)
      ctx.lineWidth = height * 0.009
      ctx.beginPath()
      line(height * 0.022)
      ctx.stroke()
    },
  )
}
