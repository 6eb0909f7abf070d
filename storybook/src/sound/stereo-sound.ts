/** Samples of two ears, −1…1. */
export interface StereoSound {
  readonly rate: number
  readonly left: Float32Array
  readonly right: Float32Array
}
