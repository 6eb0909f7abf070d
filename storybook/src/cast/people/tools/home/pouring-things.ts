import { CHINA, DARK, EBONY, IRON, STEEL, WOOD, standing } from '../materials.ts'
import type { Tool } from '../tool.ts'

const GLASS = 'rgba(225,240,245,0.6)'

/** What one pours from, fills and stirs. The first paper of a jug and a bottle is what takes their colour. */
export const POURING_THINGS: Readonly<Record<string, Tool>> = {
  'full jug': standing(0.9, 0.24, ({ shape, line }) => {
    shape('M-30 -74H30L34 -4Q34 0 28 0H-28Q-34 0 -34 -4Z', '#9fd4ea')
    line('M-31 -78Q-58 -80 -54 -48Q-52 -24 -33 -24', '#dcebf0', 7)
    shape('M-30 -98L30 -98L42 -92L31 -74H-30Z', '#dcebf0')
    line('M22 -66L25 -12', '#f6fbfd', 5)
  }),
  'plain bottle': standing(0.32, 0.3, ({ shape }) => {
    shape('M-5 -96H5V-70Q15 -62 15 -50V0H-15V-50Q-15 -62 -5 -70Z', '#3a5a44')
    shape('M-15 -44H15V-14H-15Z', '#f2e6c8')
    shape('M-6 -100H6V-93H-6Z', '#f2e6c8')
  }),
  'coffee pot': standing(1.1, 0.2, ({ shape, line, dot }) => {
    line('M-30 -78Q-58 -76 -54 -44Q-50 -20 -32 -20', EBONY, 8)
    shape('M26 -40L50 -82L56 -76L36 -16Z', STEEL)
    shape('M-26 -84H26L36 -6Q36 0 30 0H-30Q-36 0 -36 -6Z', '#b8c2ca')
    shape('M-28 -90Q0 -102 28 -90V-82H-28Z', IRON)
    dot(0, -97, 5, EBONY)
    line('M-34 -22H34', '#dfe6ea', 5)
  }),
  'open packet': standing(0.7, 0.26, ({ shape, dot }) => {
    shape('M-34 -94H34V0H-34Z', '#e0a12e')
    shape('M-34 -94L-26 -100L-18 -94L-9 -100L0 -94L9 -100L18 -94L26 -100L34 -94V-84H-34Z', CHINA)
    shape('M-24 -56H24V-14H-24Z', '#fbf6ea')
    dot(0, -36, 14, '#c8553f')
  }),
  'clear tumbler': standing(0.62, 0.17, ({ shape, line }) => {
    shape('M-29 -100H29L22 0H-22Z', GLASS)
    line('M-29 -100L-22 -1H22L29 -100', 'rgba(150,180,195,0.9)', 3)
    line('M20 -88L16 -14', 'rgba(255,255,255,0.8)', 3)
  }),
  'paint bucket': standing(1.1, 0.3, ({ shape, line }) => {
    shape('M-44 -84H44L36 0H-36Z', '#d3dbe1')
    shape('M-46 -86Q0 -100 46 -86Q0 -72 -46 -86Z', '#3f80c8')
    shape('M-44 -80Q-40 -60 -34 -70Q-28 -52 -22 -70L-16 -76Z', '#3f80c8')
    line('M-45 -82Q0 -130 45 -82', IRON, 2)
    line('M-42 -58H42', '#aeb8c0', 3)
  }),
  'stirring stick': standing(0.08, 0.5, ({ shape }) => {
    shape('M-3 -100H3V0H-3Z', WOOD)
    shape('M-4 -26H4V0H-4Z', '#3f80c8')
  }),
  'coffee cup': standing(1.5, 0.14, ({ shape, line }) => {
    line('M40 -66Q66 -66 60 -42Q54 -24 34 -26', CHINA, 9)
    shape('M-46 -84H46Q44 -12 18 -12H-18Q-44 -12 -46 -84Z', CHINA)
    shape('M-46 -84Q0 -96 46 -84Q0 -72 -46 -84Z', DARK)
    shape('M-72 -12H72Q60 0 40 0H-40Q-60 0 -72 -12Z', '#e8dfca')
    line('M-43 -58Q0 -50 43 -58', '#c8553f', 6)
  }),
  'running tap': standing(1.2, 0.86, ({ shape, line }) => {
    shape('M-58 -48H58V0H-58Z', '#7fb8a6')
    line('M-56 -40H56M0 -40V0', '#5f9a88', 2)
    shape('M-60 -54H60V-47H-60Z', '#f2ead8')
    shape('M-40 -52H22Q20 -44 14 -44H-32Q-38 -44 -40 -52Z', '#b8c2ca')
    line('M24 -52V-84Q24 -96 6 -96Q-12 -96 -12 -84V-80', '#c3ccd4', 6)
    line('M24 -66H36', '#9aa5ae', 4)
    shape('M-14.5 -80H-9.5L-10 -49H-14Z', 'rgba(130,195,230,0.9)')
  }),
  'soup bowl': standing(2, 0.13, ({ shape }) => {
    shape('M-96 -84H96Q88 0 36 0H-36Q-88 0 -96 -84Z', '#4f9ac8')
    shape('M-96 -84Q0 -104 96 -84Q0 -64 -96 -84Z', '#e0953f')
  }),
}
