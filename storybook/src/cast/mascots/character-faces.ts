/** Heads of cartoon animals that no other picture has, in Noto's 128 × 128 square. */

/** Two round eyes that look at us. */
const eyes = (y: number, apart: number, size: number): string =>
  [-1, 1]
    .map((side) => {
      const x = 64 + side * apart
      return `<circle cx="${x}" cy="${y}" r="${size}" fill="#241d22"/><circle cx="${x - size * 0.3}" cy="${y - size * 0.35}" r="${size * 0.36}" fill="#fff"/>`
    })
    .join('')

/** Large whites with pupils in them. */
const wideEyes = (y: number, apart: number, size: number): string =>
  [-1, 1]
    .map((side) => {
      const x = 64 + side * apart
      return `<ellipse cx="${x}" cy="${y}" rx="${size * 0.86}" ry="${size}" fill="#fff"/><circle cx="${x - side * size * 0.2}" cy="${y + 1}" r="${size * 0.46}" fill="#241d22"/><circle cx="${x - side * size * 0.2 - 2}" cy="${y - 2}" r="${size * 0.16}" fill="#fff"/>`
    })
    .join('')

/** Yellow, long ears with black tips, red cheeks. */
export const YELLOW_MOUSE =
  '<path fill="#f6d03c" d="M36 56Q14 34 12 2Q36 14 54 44zM92 56Q114 34 116 2Q92 14 74 44z"/>' +
  '<path fill="#2b2830" d="M12 2Q34 13 42 25Q30 31 17 28Q13 16 12 2M116 2Q94 13 86 25Q98 31 111 28Q115 16 116 2"/>' +
  '<path fill="#f6d03c" d="M64 32Q106 34 110 78Q106 116 64 118Q22 116 18 78Q22 34 64 32"/>' +
  eyes(70, 22, 8.5) +
  '<circle cx="32" cy="92" r="11" fill="#e0503c"/><circle cx="96" cy="92" r="11" fill="#e0503c"/>' +
  '<path fill="#3a2c20" d="M60 80H68L64 84.5z"/><path d="M50 90Q57 97 64 90Q71 97 78 90" fill="none" stroke="#3a2c20" stroke-width="3.6" stroke-linecap="round"/>'

/** Black, with large round ears and a pale face. */
export const BLACK_MOUSE =
  '<circle cx="25" cy="26" r="24" fill="#2b2a33"/><circle cx="103" cy="26" r="24" fill="#2b2a33"/><circle cx="25" cy="27" r="14" fill="#e59aa0"/><circle cx="103" cy="27" r="14" fill="#e59aa0"/>' +
  '<path fill="#2b2a33" d="M64 22Q104 26 106 70Q104 114 64 118Q24 114 22 70Q24 26 64 22"/>' +
  '<path fill="#f4d9bd" d="M64 52Q74 34 90 42Q104 54 98 76Q106 100 84 110Q64 118 44 110Q22 100 30 76Q24 54 38 42Q54 34 64 52"/>' +
  eyes(66, 15, 9) +
  '<ellipse cx="64" cy="84" rx="10" ry="7" fill="#241d22"/><path d="M44 93Q64 112 84 93" fill="none" stroke="#5a2a2a" stroke-width="4" stroke-linecap="round"/>'

/** White feathers and a broad orange bill. */
export const WHITE_DUCK =
  '<path fill="#f7f5f0" d="M64 10Q98 12 104 52Q106 92 82 112H46Q22 92 24 52Q30 12 64 10"/>' +
  wideEyes(48, 15, 17) +
  '<path fill="#f2a03c" d="M64 66Q84 66 108 78Q112 88 96 92Q64 102 32 92Q16 88 20 78Q44 66 64 66"/>' +
  '<path fill="#d9802c" d="M24 84Q64 98 104 84Q98 106 64 108Q30 106 24 84"/><path d="M24 83Q64 97 104 83" fill="none" stroke="#a85f1c" stroke-width="3" stroke-linecap="round"/>'

/** Blue quills swept back, a tan muzzle. */
export const BLUE_HEDGEHOG =
  '<path fill="#244fae" d="M64 8L90 4L88 17L116 24L106 38L126 58L108 64L118 90L94 88H34L10 90L20 64L2 58L22 38L12 24L40 17L38 4z"/>' +
  '<path fill="#2f5fc8" d="M64 14Q104 16 106 60Q104 104 64 112Q24 104 22 60Q24 16 64 14"/>' +
  '<path fill="#2f5fc8" d="M30 40L24 8L54 24zM98 40L104 8L74 24z"/><path fill="#f0cfa8" d="M33 32L30 17L44 25zM95 32L98 17L84 25z"/>' +
  wideEyes(56, 15, 18) +
  '<path fill="#f0cfa8" d="M64 72Q94 72 96 88Q90 108 64 110Q38 108 32 88Q34 72 64 72"/>' +
  '<ellipse cx="64" cy="78" rx="8" ry="6" fill="#241d22"/><path d="M48 95Q66 104 82 92" fill="none" stroke="#5a3a24" stroke-width="4" stroke-linecap="round"/>'

/** A square of sponge with holes, blue eyes and two teeth. */
export const SPONGE =
  '<path fill="#f4d63c" d="M10 10Q22 4 34 10Q46 4 58 10Q70 4 82 10Q94 4 106 10Q118 4 120 14Q124 26 118 38Q124 50 118 62Q124 74 118 86Q124 98 116 112Q104 120 92 114Q80 120 68 114Q56 120 44 114Q32 120 20 114Q8 112 10 100Q4 88 10 76Q4 64 10 52Q4 40 10 28Q4 18 10 10"/>' +
  '<g fill="#c9a52a"><circle cx="22" cy="24" r="6"/><circle cx="106" cy="26" r="7"/><circle cx="20" cy="96" r="7"/><circle cx="108" cy="98" r="6"/><circle cx="64" cy="20" r="4.5"/><circle cx="18" cy="60" r="4.5"/><circle cx="111" cy="64" r="4.5"/></g>' +
  wideEyes(52, 19, 19) +
  '<path d="M32 80Q64 104 96 80" fill="none" stroke="#7a5a1c" stroke-width="4" stroke-linecap="round"/><path fill="#fff" d="M52 90H62V101H53zM66 90H76L75 101H66z"/>'
