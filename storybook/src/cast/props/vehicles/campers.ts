import { metresTall, type Prop } from '../prop.ts'
import { METAL, SHINE, WHITE } from '../tones.ts'
import { wheel } from './vehicle-parts.ts'

const LAMP = '#ffe9a8'

/** Vans with a white roof, a round nose and a long row of windows, as people drove to the sea in the sixties. */
export const CAMPERS: readonly Prop[] = [
  {
    words: [
      'camper van',
      'vw van',
      'vw bus',
      'vw camper',
      'vw camper van',
      'volkswagen van',
      'volkswagen bus',
      'volkswagen camper',
      'kombi',
      'hippie van',
      'hippie bus',
      'microbus',
      'campervan',
      'vintage van',
    ],
    name: 'camper-van',
    ...metresTall(2, 186, '#e0653c'),
    build: 'wheeled',
    faces: 'left',
    grips: { seat: [0.24, 0.46], top: [0.55, 0.08] },
    cabin: [0.24, 0.4],
    moving: [wheel(42, 84, 15), wheel(146, 84, 15)],
    draw: (ink) => {
      ink.shape('M8 54Q10 16 34 10Q44 6 60 6H158Q178 6 180 24L182 54Z', WHITE)
      ink.shape('M12 30Q16 14 36 11H158Q174 12 177 26L178 30Z', '#e6dfd0')
      ink.shape('M5 78Q3 56 8 50H182V80Q182 88 174 88H12Q5 88 5 78Z', ink.main)
      ink.shape('M5 74H182V80Q182 88 174 88H12Q5 88 5 78Z', ink.deep)
      ink.shape('M6 50H182V56H7Z', WHITE)
      ink.shape('M7 52Q22 56 24 88H12Q5 88 5 78Q4 60 7 52Z', ink.dark)
      ink.pane('M16 46Q18 26 30 22H44V46Z')
      ink.faint(0.3, () => ink.poly('24,44 34,24 40,24 28,46', SHINE))
      for (const x of [50, 82, 114, 146]) {
        ink.pane(`M${x} 22H${x + 27}V46H${x}Z`)
        ink.faint(0.3, () => ink.poly([x + 4, 46, x + 14, 22, x + 20, 22, x + 10, 46], SHINE))
      }
      ink.line('M47 14V86M80 52V86M112 52V86', 1.4, ink.dark)
      ink.line('M72 64H77', 2.4, METAL)
      ink.disc([11, 64, 6.4], METAL)
      ink.disc([11, 64, 5], LAMP)
      ink.box([2, 78, 26, 6], METAL, 3)
      ink.box([168, 78, 17, 6], METAL, 3)
      ink.box([178, 60, 5, 12], '#e5564c', 2)
      for (const x of [27, 131]) ink.shape(`M${x - 4} 86Q${x + 15} 56 ${x + 34} 86Z`, ink.deep)
    },
  },
]
