/** Heads of beings that only stories know, in Noto's 128 × 128 square. */

const eyes = (y: number, apart: number, size: number): string =>
  [-1, 1]
    .map((side) => {
      const x = 64 + side * apart
      return `<circle cx="${x}" cy="${y}" r="${size}" fill="#241d22"/><circle cx="${x - size * 0.3}" cy="${y - size * 0.35}" r="${size * 0.34}" fill="#fff"/>`
    })
    .join('')

const smile = (y: number, wide: number, colour: string): string =>
  `<path d="M${64 - wide} ${y}Q64 ${y + wide * 0.9} ${64 + wide} ${y}" fill="none" stroke="${colour}" stroke-width="5" stroke-linecap="round"/>`

/** A round biscuit with icing. */
export const GINGERBREAD =
  '<circle cx="64" cy="66" r="54" fill="#b9733a"/><circle cx="64" cy="66" r="54" fill="none" stroke="#9a5a2a" stroke-width="4"/>' +
  '<path d="M64 20q8 7 16 2q6 9 15 7q2 10 11 12q-2 10 5 17q-6 8-2 17q-9 4-9 14q-10 0-14 9q-10-4-16 4q-6-8-16-4q-4-9-14-9q0-10-9-14q4-9-2-17q7-7 5-17q9-2 11-12q9 2 15-7q8 5 14-2z" fill="none" stroke="#fff6e8" stroke-width="4.4" stroke-linejoin="round"/>' +
  eyes(60, 18, 8) +
  '<circle cx="34" cy="78" r="7" fill="#e58a73" opacity=".8"/><circle cx="94" cy="78" r="7" fill="#e58a73" opacity=".8"/>' +
  smile(80, 17, '#fff6e8')

/** Boulders with glowing eyes and moss. */
export const GOLEM =
  '<path fill="#8b8880" d="M26 30L50 12L88 16L110 44L106 92L84 116L44 116L20 94L14 56z"/>' +
  '<path fill="#a5a29a" d="M26 30L50 12L88 16L76 40L44 44zM14 56L40 60L36 92L20 94z"/>' +
  '<path fill="#75726b" d="M110 44L90 60L92 90L106 92zM44 116L52 98H80L84 116z"/>' +
  '<path fill="#6f9a4a" d="M26 30L50 12L88 16L98 28Q84 24 78 32Q66 22 58 32Q44 26 40 36Q30 30 22 42z"/>' +
  '<path fill="#57544e" d="M32 60L58 66L56 78L36 74zM96 60L70 66L72 78L92 74z"/>' +
  '<circle cx="46" cy="70" r="6.5" fill="#7fe6f0"/><circle cx="82" cy="70" r="6.5" fill="#7fe6f0"/>' +
  '<path d="M46 98L56 92L64 98L72 92L82 98" fill="none" stroke="#57544e" stroke-width="5"/>'

/** Fur all around a bare face with heavy brows, and its nose and mouth. */
const shaggy = (fur: string, face: string, lines: string): string =>
  `<path fill="${fur}" d="M64 8L74 16L88 12L92 24L108 26L106 40L120 50L112 62L122 76L110 84L112 100L98 102L92 116L78 110L64 122L50 110L36 116L30 102L16 100L18 84L6 76L16 62L8 50L22 40L20 26L36 24L40 12L54 16z"/>` +
  `<path fill="${face}" d="M64 40Q96 30 98 62Q100 96 64 100Q28 96 30 62Q32 30 64 40"/>` +
  `<path fill="${fur}" d="M34 46Q46 34 58 46L54 52L46 48zM94 46Q82 34 70 46L74 52L82 48z"/>` +
  eyes(60, 16, 7) +
  `<path fill="${lines}" d="M56 70H72L64 78z"/><path d="M44 84Q64 96 84 84" fill="none" stroke="${lines}" stroke-width="5" stroke-linecap="round"/>`

/** White, blue in the face, with horns and fangs. */
export const YETI =
  '<path fill="#b9a58c" d="M30 26Q18 20 14 6Q30 8 40 18zM98 26Q110 20 114 6Q98 8 88 18z"/>' +
  shaggy('#f2f6f8', '#8fb7d6', '#42648a') +
  '<path fill="#fff" d="M50 86L54 96L58 89zM78 86L74 96L70 89z"/>'

/** Brown as the woods. */
export const BIGFOOT = shaggy('#6e4a32', '#c79b74', '#4a3022')

/** One eye is enough. */
export const CYCLOPS =
  '<path fill="#d9cfb8" d="M58 20Q60 4 72 2Q70 12 72 20z"/>' +
  '<path fill="#8fae6a" d="M64 14Q108 16 110 60Q112 108 64 116Q16 108 18 60Q20 16 64 14M18 54Q4 50 6 66Q10 78 20 74zM110 54Q124 50 122 66Q118 78 108 74z"/>' +
  '<circle cx="64" cy="56" r="24" fill="#fbf7ec"/><circle cx="66" cy="58" r="12" fill="#4f8fc0"/><circle cx="66" cy="58" r="6.5" fill="#1d1a20"/><circle cx="62" cy="53" r="3" fill="#fff"/>' +
  '<path fill="#6f8f4e" d="M36 40Q64 20 92 40L88 46Q64 30 40 46z"/>' +
  '<path d="M40 94Q64 106 88 94" fill="none" stroke="#4d6534" stroke-width="5" stroke-linecap="round"/><path fill="#fff" d="M48 96L52 84L57 98zM80 96L76 84L71 98z"/>'

const globe = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#fbf7ec"/><circle cx="${x}" cy="${y + 1}" r="${r * 0.52}" fill="#3a2f58"/><circle cx="${x - r * 0.2}" cy="${y - r * 0.25}" r="${r * 0.16}" fill="#fff"/>`

/** Green, with feelers, and as many eyes as are told. */
const feeling = (eyes: string): string =>
  '<path d="M44 24Q36 8 26 4M84 24Q92 8 102 4" fill="none" stroke="#5aa653" stroke-width="5" stroke-linecap="round"/><circle cx="25" cy="5" r="6" fill="#f2d04a"/><circle cx="103" cy="5" r="6" fill="#f2d04a"/>' +
  '<path fill="#86cf7e" d="M64 14Q112 16 114 60Q108 104 64 118Q20 104 14 60Q16 16 64 14"/>' +
  eyes +
  '<path d="M42 92Q64 108 86 92" fill="none" stroke="#3f7a3a" stroke-width="5" stroke-linecap="round"/>'

export const ONE_EYED = feeling(globe(64, 58, 26))
export const THREE_EYED = feeling(globe(36, 66, 15) + globe(64, 44, 17) + globe(92, 66, 15))

const tusks = (y: number): string =>
  `<path d="M40 ${y}Q64 ${y + 12} 88 ${y}" fill="none" stroke="#3d4a22" stroke-width="5" stroke-linecap="round"/><path fill="#fff6e0" d="M46 ${y + 5}L49 ${y - 10}L56 ${y + 6}zM82 ${y + 5}L79 ${y - 10}L72 ${y + 6}z"/>`

/** Long pointed ears, a long nose and yellow eyes. */
export const GOBLIN =
  '<path fill="#76983f" d="M28 56L-6 26Q-4 60 26 80zM100 56L134 26Q132 60 102 80z"/><path fill="#c98a78" d="M26 62L4 38Q8 60 26 74zM102 62L124 38Q120 60 102 74z"/>' +
  '<path fill="#86a94c" d="M64 14Q104 16 106 58Q104 98 64 118Q24 98 22 58Q24 16 64 14"/>' +
  '<path fill="#5f7d30" d="M30 44L58 54L56 46L34 34zM98 44L70 54L72 46L94 34z"/>' +
  '<ellipse cx="45" cy="60" rx="11" ry="9" fill="#ffe27a"/><ellipse cx="83" cy="60" rx="11" ry="9" fill="#ffe27a"/><circle cx="47" cy="61" r="4.6" fill="#241d22"/><circle cx="81" cy="61" r="4.6" fill="#241d22"/>' +
  '<path fill="#9cbf5e" d="M58 58Q64 54 70 58Q78 82 66 88Q54 86 58 58"/>' +
  '<path d="M40 96Q64 108 88 92" fill="none" stroke="#3d4a22" stroke-width="4.6" stroke-linecap="round"/><path fill="#fff6e0" d="M50 98L53 106L57 100zM74 99L77 106L80 97z"/>'

/** A broad jaw with tusks under a low brow. */
export const OGRE =
  '<path fill="#88964c" d="M20 58Q2 46 4 66Q8 82 22 80zM108 58Q126 46 124 66Q120 82 106 80z"/>' +
  '<path fill="#9aa85a" d="M64 10Q94 12 102 48Q118 84 104 104Q86 120 64 120Q42 120 24 104Q10 84 26 48Q34 12 64 10"/>' +
  '<path fill="#6f7c3a" d="M28 48Q46 34 64 46Q82 34 100 48L98 56Q80 46 64 56Q48 46 30 56z"/><path fill="#4a3a2a" d="M56 14Q58 0 66 2Q64 8 74 4Q72 10 74 16z"/>' +
  eyes(62, 18, 6) +
  '<ellipse cx="64" cy="76" rx="15" ry="10" fill="#b4c070"/><ellipse cx="58" cy="79" rx="3" ry="2.4" fill="#5c6830"/><ellipse cx="70" cy="79" rx="3" ry="2.4" fill="#5c6830"/>' +
  tusks(98)

/** A helmet with a golden crest and a visor that glows. */
export const MECHA =
  '<path fill="#f2c23e" d="M64 34L20 4L54 44zM64 34L108 4L74 44z"/>' +
  '<path fill="#dfe5ea" d="M30 40L46 26H82L98 40L104 84L88 112H40L24 84z"/>' +
  '<path fill="#3f5fa8" d="M24 62L8 66V98L24 94zM104 62L120 66V98L104 94zM56 24H72L70 50H58z"/>' +
  '<path fill="#b9c3cc" d="M98 40L104 84L88 112H76L92 84L90 42z"/>' +
  '<path fill="#2b323c" d="M30 58L64 66L98 58L94 78L64 84L34 78z"/>' +
  '<path fill="#7df0d8" d="M38 64L58 69L56 76L40 73zM90 64L70 69L72 76L88 73z"/>' +
  '<path fill="#c8403f" d="M54 50H74L64 66zM56 102L64 92L72 102L68 112H60z"/>' +
  '<path d="M46 92H56M46 99H55M72 92H82M73 99H82" stroke="#8d98a3" stroke-width="3"/>'

/** A sheet with eyes. */
export const GHOST =
  '<path fill="#f4f4f7" d="M64 8Q112 10 114 66L116 124H12L14 66Q16 10 64 8"/>' +
  '<path fill="#dcdfe9" d="M98 26Q112 44 114 66L116 124H96Q106 72 98 26"/>' +
  eyes(60, 18, 10) +
  '<ellipse cx="64" cy="86" rx="8" ry="10" fill="#3b3540"/><ellipse cx="34" cy="78" rx="8" ry="5" fill="#f3b9c2"/><ellipse cx="94" cy="78" rx="8" ry="5" fill="#f3b9c2"/>'

const TURTLE_HEAD =
  '<path fill="#8fb84a" d="M64 12Q106 14 112 58Q114 84 96 100Q82 112 64 112Q46 112 32 100Q14 84 16 58Q22 14 64 12"/>' +
  '<path fill="#a9cc62" d="M24 74Q40 62 64 64Q88 62 104 74Q106 92 92 102Q80 111 64 111Q48 111 36 102Q22 92 24 74"/>' +
  '<path fill="#7aa23c" d="M40 20Q50 16 54 22Q50 30 42 30Q36 26 40 20M78 18Q88 18 90 26Q86 32 78 30Q72 24 78 18M60 14Q68 14 68 20Q64 26 59 20Q57 16 60 14"/>'
const TURTLE_MOUTH =
  '<ellipse cx="58" cy="72" rx="2.4" ry="3.2" fill="#4c6a24"/><ellipse cx="70" cy="72" rx="2.4" ry="3.2" fill="#4c6a24"/>' +
  '<path fill="none" stroke="#4c6a24" stroke-width="4" stroke-linecap="round" d="M36 84Q64 104 92 84"/>' +
  '<ellipse cx="32" cy="80" rx="7" ry="4.6" fill="#e8a08a" opacity=".7"/><ellipse cx="96" cy="80" rx="7" ry="4.6" fill="#e8a08a" opacity=".7"/>'
const TURTLE_EYES =
  '<ellipse cx="44" cy="50" rx="12" ry="14" fill="#fff"/><ellipse cx="84" cy="50" rx="12" ry="14" fill="#fff"/>' +
  '<circle cx="46" cy="52" r="7.4" fill="#2b2a26"/><circle cx="82" cy="52" r="7.4" fill="#2b2a26"/>' +
  '<circle cx="43" cy="48" r="2.6" fill="#fff"/><circle cx="79" cy="48" r="2.6" fill="#fff"/>'

/** A turtle from the front, with a wide smile. */
export const TURTLE = TURTLE_HEAD + TURTLE_EYES + TURTLE_MOUTH

/** The same with a band about the eyes, knotted at the side. */
export const NINJA_TURTLE =
  TURTLE_HEAD +
  '<path fill="#b8402f" d="M108 50L126 38L122 54L128 66L110 62z"/>' +
  '<path fill="#d8553c" d="M15 44Q38 32 64 38Q90 32 113 44L113 62Q90 70 64 62Q38 70 15 62z"/>' +
  TURTLE_EYES +
  TURTLE_MOUTH
