import type { Formation } from './groups.ts'
import type { Role } from './roles.ts'

/** A role with its place in the row: a middle, a height for each member, and where its members stand around it. */
export interface Unit {
  readonly role: Role
  readonly x: number
  readonly z: number
  readonly height: number
  readonly formation: Formation
  /** What it covers on the acting line, in u. */
  readonly width: number
}
