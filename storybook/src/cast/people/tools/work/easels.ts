import { pairs } from '../../../../scene/rows.ts'
import { standing } from '../materials.ts'
import type { Tool } from '../tool.ts'

type Picture = Tool['draw']

/** An easel with a little of what its painter sees on the canvas, which reaches from -22 to 20 and from -90 to -34. */
function easel(picture: Picture): Tool {
  return standing(0.62, 0.95, (ink) => {
    ink.line('M-14 -98L-26 0M8 -98L24 0', '#a9743f', 3)
    ink.shape('M-22 -92L20 -88V-36L-22 -32Z', '#fbf8f0')
    picture(ink)
    ink.line('M-28 -32H26', '#8a5a34', 4)
  })
}

const sky = 'M-19 -88L17 -85V-56H-19Z'
const land = 'M-19 -60H17V-39L-19 -36Z'

/** What is painted out of doors. */
export const EASELS: Readonly<Record<string, Tool>> = {
  'sunflower easel': easel(({ shape, dot, line }) => {
    shape(sky, '#8fc4e0')
    shape(land, '#5f9350')
    for (const [x, y] of pairs('-13 -54, -4 -62, 6 -55, 13 -63, 0 -46, -12 -43, 11 -46')) {
      line(`M${x} ${y}V-38`, '#3f7a3c', 1.4)
      dot(x, y, 5, '#f4bb2a')
      dot(x, y, 2.2, '#6a4324')
    }
  }),
  'flower easel': easel(({ shape, dot }) => {
    shape(sky, '#a5d0e6')
    shape(land, '#6fa858')
    for (const [x, y, colour] of [
      [-14, -52, '#d9505a'],
      [-6, -46, '#a86bc0'],
      [3, -53, '#f2c14a'],
      [11, -47, '#e2789a'],
      [-10, -40, '#f2c14a'],
      [5, -42, '#d9505a'],
    ] as const)
      dot(x, y, 3.4, colour)
  }),
  'sea easel': easel(({ shape, line, dot }) => {
    shape(sky, '#a9d6ec')
    dot(8, -75, 5, '#f6cf5c')
    shape(land, '#3a86b0')
    line('M-16 -53Q-11 -57 -6 -53T4 -53T14 -53', '#e8f4f8', 1.6)
    line('M-17 -45Q-12 -49 -7 -45T3 -45T13 -45', '#e8f4f8', 1.6)
    shape('M-10 -60H0L-3 -56H-8Z', '#a8533f')
    shape('M-5 -61V-74L1 -61Z', '#fbf8f0')
  }),
  'mountain easel': easel(({ shape }) => {
    shape(sky, '#a9d0e8')
    shape('M-19 -52L-6 -80L4 -58L9 -68L17 -54V-50H-19Z', '#7486a8')
    shape('M-10.5 -71L-6 -80L-2.4 -72L-6 -69Z', '#fbf8f0')
    shape('M-19 -54H17V-39L-19 -36Z', '#6f9f62')
  }),
  'forest easel': easel(({ shape }) => {
    shape(sky, '#b5dbe0')
    shape(land, '#8fb86a')
    for (const [x, y] of pairs('-12 -44, -2 -48, 9 -44'))
      shape(`M${x - 6} ${y}L${x} ${y - 30}L${x + 6} ${y}Z`, '#3f7a52')
  }),
  'city easel': easel(({ shape }) => {
    shape(sky, '#b9d3e6')
    shape('M-18 -42V-66H-10V-42Z', '#c98a5f')
    shape('M-10 -42V-78H-2V-42Z', '#8f9fb8')
    shape('M-2 -42V-60H7V-42Z', '#d9b36a')
    shape('M7 -42V-72H15V-42Z', '#a3708a')
    shape('M-19 -44H17V-39L-19 -36Z', '#a89c90')
  }),
}
