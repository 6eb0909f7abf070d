/**
 * Heads that bow and nod: the cut through the neck from the nape to the throat, and how far to the right the head
 * reaches above the cut. 0,0 top left … 1,1 bottom right of the picture; all of these look left.
 */
export interface Neck {
  readonly nape: readonly [number, number]
  readonly throat: readonly [number, number]
  readonly reach?: number
  /** How much further than others it bows: long necks have further to go. */
  readonly bends?: number
}

/** Round heads that look at us: they turn and tilt about the middle of the neck. Where the cut is, from the top. */
export const ROUND_HEADS: Readonly<Record<string, { readonly cut: number; readonly pin: number }>> =
  { owl: { cut: 0.475, pin: 0.5 } }

export const NECKS: Readonly<Record<string, Neck>> = {
  cow: { nape: [0.46, 0.24], throat: [0.33, 0.48], reach: 0.5 },
  giraffe: { nape: [0.54, 0.43], throat: [0.32, 0.47], bends: 1.62 },
  zebra: { nape: [0.5, 0.34], throat: [0.3, 0.48], reach: 0.56 },
  deer: { nape: [0.44, 0.47], throat: [0.2, 0.49], reach: 0.8, bends: 1.3 },
  camel: { nape: [0.43, 0.46], throat: [0.22, 0.52], reach: 0.46, bends: 1.35 },
  llama: { nape: [0.36, 0.38], throat: [0.15, 0.46], bends: 1.4 },
  cat: { nape: [0.52, 0.5], throat: [0.28, 0.54], reach: 0.68 },
  tiger: { nape: [0.42, 0.24], throat: [0.2, 0.52] },
  leopard: { nape: [0.4, 0.28], throat: [0.2, 0.5] },
  ox: { nape: [0.44, 0.27], throat: [0.2, 0.5], reach: 0.48 },
}
