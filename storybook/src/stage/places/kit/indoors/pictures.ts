import { pairs } from '../../../../scene/rows.ts'
import { lighter } from '../colour.ts'
import { cut, mark, type Ink } from '../paper.ts'

/** A picture in a frame; `draw` paints it in a box of 1 × 1 from its top left corner. */
export function picture(
  ink: Ink,
  b: {
    x: number
    y: number
    width: number
    height: number
    frame?: string
    draw?: (ink: Ink) => void
  },
): void {
  if (ink.open) return
  const { x, y, width: w, height: h, frame = '#b08d4f' } = b
  cut(ink, frame, 0.14).rect(x - w / 2, y - h, [w, h])
  mark(ink, lighter(frame, 0.35)).rect(x - w / 2 + 0.06, y - h + 0.06, [w - 0.12, h - 0.12])
  const { ctx } = ink
  ctx.save()
  ctx.beginPath()
  ctx.rect(x - w / 2 + 0.13, y - h + 0.13, w - 0.26, h - 0.26)
  ctx.clip()
  ctx.translate(x - w / 2 + 0.13, y - h + 0.13)
  ctx.scale(w - 0.26, h - 0.26)
  if (b.draw) b.draw(ink)
  else landscapePicture(ink)
  ctx.restore()
}

/** A small landscape, flowers or shapes, by chance: 1 × 1 from the top left corner. */
function landscapePicture(ink: Ink): void {
  const kinds = [sunset, mountains, bouquet, shapes]
  kinds[ink.random.whole(0, 3)]?.(ink)
}

function sunset(ink: Ink): void {
  mark(ink, '#f2c98b').rect(0, 0, [1, 1])
  mark(ink, '#e87f5a').disc(0.65, 0.4, 0.16)
  mark(ink, '#6f8f8a').polygon(...pairs('0 0.62, 0.4 0.5, 1 0.66, 1 1, 0 1'))
  mark(ink, '#4d6f75').polygon(...pairs('0 0.8, 0.6 0.7, 1 0.84, 1 1, 0 1'))
}

function mountains(ink: Ink): void {
  mark(ink, '#bcd5dc').rect(0, 0, [1, 1])
  mark(ink, '#7f92b0').polygon(...pairs('0 0.8, 0.35 0.25, 0.6 0.6, 0.75 0.4, 1 0.8'))
  mark(ink, '#7ba05f').rect(0, 0.75, [1, 0.25])
}

function bouquet(ink: Ink): void {
  mark(ink, '#efe4cc').rect(0, 0, [1, 1])
  for (const [x, y, colour] of [
    [0.35, 0.4, '#d9584c'],
    [0.6, 0.35, '#f0b24e'],
    [0.5, 0.55, '#c97fa5'],
  ] as const)
    mark(ink, colour).disc(x, y, 0.14)
  mark(ink, '#5f8aa0').polygon(...pairs('0.38 0.95, 0.34 0.7, 0.66 0.7, 0.62 0.95'))
}

function shapes(ink: Ink): void {
  mark(ink, '#33455f').rect(0, 0, [1, 1])
  mark(ink, '#f0c25e').disc(0.3, 0.35, 0.2)
  mark(ink, '#d9584c').polygon(...pairs('0.4 0.9, 0.65 0.3, 0.9 0.9'))
  mark(ink, '#6fa4c9').rect(0.1, 0.6, [0.4, 0.25])
}
