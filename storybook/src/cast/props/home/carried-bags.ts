import { metresLong, metresTall, type Prop } from '../prop.ts'
import { COAL, GOLD, METAL, STEEL, WHITE } from '../tones.ts'

/** What one carries over a shoulder or keeps small things in. */
export const CARRIED_BAGS: readonly Prop[] = [
  {
    words: ['duffel bag', 'duffle bag', 'sports bag', 'gym bag', 'holdall', 'travel bag'],
    ...metresLong(0.6, 168, '#3f6f9f'),
    draw: (ink) => {
      ink.line('M52 44Q56 8 84 8Q112 8 116 44', 7, ink.deep)
      ink.shape('M28 34H140Q164 36 164 66T140 98H28Q4 96 4 66T28 34Z', ink.main)
      ink.shape('M4 66Q4 36 28 34Q40 50 40 66T28 98Q4 96 4 66Z', ink.dark)
      ink.shape('M164 66Q164 36 140 34Q128 50 128 66T140 98Q164 96 164 66Z', ink.dark)
      ink.line('M30 38H138', 3, METAL)
      ink.box([47, 36, 9, 61], ink.deep)
      ink.box([112, 36, 9, 61], ink.deep)
      ink.box([64, 54, 40, 32], ink.light, 4)
      ink.line('M66 60H102', 2, METAL)
    },
  },
  {
    words: ['tote bag', 'tote', 'canvas bag', 'cloth bag', 'beach bag', 'market bag'],
    ...metresTall(0.55, 74, '#ead9b4'),
    draw: (ink) => {
      ink.line('M20 42Q20 4 37 4Q54 4 54 42', 5, ink.deep)
      ink.poly('6,36 68,36 73,98 1,98', ink.main)
      ink.poly('52,36 68,36 73,98 56,98', ink.dark)
      ink.line('M7 41H67', 2, ink.deep)
      ink.shape('M36 84Q20 72 24 62Q29 54 36 62Q43 54 48 62Q52 72 36 84Z', '#d8584c')
    },
  },
  {
    words: ['satchel', 'school satchel', 'messenger bag', 'shoulder bag', 'crossbody bag'],
    ...metresTall(0.5, 100, '#9a5f36'),
    draw: (ink) => {
      ink.line('M12 50Q14 4 50 4Q86 4 88 50', 5, ink.deep)
      ink.box([6, 36, 88, 62], ink.main, 8)
      ink.shape('M4 42Q4 34 12 34H88Q96 34 96 42V70Q50 82 4 70Z', ink.dark)
      for (const x of [24, 68]) {
        ink.box([x, 40, 8, 46], ink.deep, 2)
        ink.box([x - 2, 70, 12, 11], GOLD, 2)
      }
    },
  },
  {
    words: ['pencil case', 'pencil pouch', 'pen case', 'pencil box'],
    ...metresLong(0.22, 170, '#4fa36a'),
    draw: (ink) => {
      ink.moved({ x: 44, y: 44, turn: -0.3 }, () => {
        ink.box([-5, -38, 10, 40], '#f2b93b')
        ink.poly('-5,-38 5,-38 0,-50', '#f4dcb4')
      })
      ink.moved({ x: 66, y: 42, turn: 0.1 }, () => {
        ink.box([-5, -32, 10, 36], '#4f8fd8')
        ink.poly('-5,-32 5,-32 0,-43', '#f4dcb4')
      })
      ink.moved({ x: 88, y: 46, turn: 0.34 }, () => {
        ink.box([-5, -36, 10, 40], '#d8463c')
        ink.poly('-5,-36 5,-36 0,-48', '#f4dcb4')
      })
      ink.shape('M18 40H152Q166 42 166 68T152 98H18Q4 96 4 68T18 40Z', ink.main)
      ink.shape('M120 40H152Q166 42 166 68T152 98H120Q132 68 120 40Z', ink.dark)
      ink.line('M16 45H154', 4, METAL)
      ink.box([104, 42, 8, 14], STEEL, 2)
    },
  },
  {
    words: ['pencil sharpener', 'sharpener'],
    ...metresLong(0.05, 130, '#4f8fd8'),
    draw: (ink) => {
      ink.shape('M10 22H118V90H10L4 78V34Z', ink.main)
      ink.shape('M10 70H118V90H10L4 78Z', ink.dark)
      ink.poly('30,30 114,24 114,62 40,66', METAL)
      ink.poly('40,66 114,62 114,68 42,72', STEEL)
      ink.disc([74, 47, 7], '#5d666e')
      ink.line('M70 43L78 51', 2.4, WHITE)
      ink.disc([9, 56, 7], COAL)
      ink.shape('M36 26Q24 6 44 4Q64 2 62 16Q52 8 46 14Q42 20 46 26Z', '#e9c58f')
    },
  },
  {
    words: ['cooler', 'cool box', 'ice chest', 'cooler box', 'ice box', 'coolbox'],
    ...metresLong(0.55, 130, '#d8463c'),
    draw: (ink) => {
      ink.line('M18 34Q18 4 36 4H94Q112 4 112 34', 6, METAL)
      ink.box([4, 24, 122, 18], WHITE, 6)
      ink.box([4, 36, 122, 6], '#dcd8cc')
      ink.shape('M8 42H122L116 94Q115 99 110 99H20Q15 99 14 94Z', ink.main)
      ink.shape('M96 42H122L116 94Q115 99 110 99H92Z', ink.dark)
      ink.box([12, 56, 106, 7], ink.light)
      ink.box([56, 36, 18, 16], STEEL, 3)
    },
  },
]
