export interface Spot {
  readonly x: number
  readonly y?: number
  readonly height: number
  readonly colour?: string
}
