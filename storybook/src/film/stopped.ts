/** Thrown out of long work when its film is no longer wanted. */
export class Stopped extends Error {
  override readonly name = 'Stopped'
}
