import { metresTall, type Prop } from '../prop.ts'
import { COAL } from '../tones.ts'

/** What a driver sees behind: the road, the hills and a low sun. */
export const WING_MIRRORS: readonly Prop[] = [
  {
    words: [
      'car mirror',
      'wing mirror',
      'side mirror',
      'side-view mirror',
      'side view mirror',
      'rear-view mirror',
      'rearview mirror',
      'rear view mirror',
    ],
    ...metresTall(0.3, 150, '#c8402f'),
    draw: (ink) => {
      ink.shape('M4 72Q0 98 22 98H58V76Z', ink.deep)
      ink.shape('M18 20Q24 2 52 2H124Q146 4 147 30L142 66Q138 86 112 88H44Q20 88 16 64Z', ink.dark)
      ink.shape('M18 18Q24 2 52 2H124Q142 4 144 26L140 58Q136 76 110 78H46Q22 78 18 58Z', ink.main)
      ink.shape('M24 22Q30 8 54 8H120Q138 10 138 28L134 60Q130 74 108 75H48Q28 75 25 58Z', COAL)
      ink.shape('M29 24Q34 13 55 13H118Q133 14 133 29L130 44H28Z', '#f7a35c')
      ink.shape('M29 24Q34 13 55 13H118Q133 14 133 29L133 30H28Z', '#8f6db5')
      ink.disc([88, 42, 10], '#ffe08a')
      ink.shape('M28 44Q48 34 70 43T112 40L130 44L129 60Q126 70 107 70H49Q32 70 29 58Z', '#5d5570')
      ink.shape('M82 44H88L112 70H56Z', '#454450')
      ink.line('M85 48L84 54M84 58L82 67', 1.8, '#f1e6cf')
      ink.faint(0.35, () => ink.shape('M40 13H60L44 70Q32 69 30 60Z', '#ffffff'))
      ink.line('M40 6Q80 3 122 6', 1.6, ink.light)
    },
  },
]
