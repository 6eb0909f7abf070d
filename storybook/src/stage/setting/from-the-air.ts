/** Land with nothing over it. */
export const OPEN_LAND =
  'mountain snowy-mountain forest jungle river valley meadow farm desert island wheat-field'

/** Whatever looks its best from the air. */
export const FROM_THE_AIR = [
  OPEN_LAND,
  'rice-terraces vineyard tea-plantation lavender-field tulip-field flower-field sunflower-field',
  'tuscan-hills beach cliff coastal-road country-road forest-road desert-road highway',
  'snowy-forest plains savanna lake hilltop cornfield poppy-field village ocean',
  'indoor-swimming-pool outdoor-swimming-pool coral-reef',
].join(' ')
