import type { Place } from '../../place.ts'
import { ballroomPlace } from './ballroom.ts'
import { basementPlace } from './basement.ts'
import { bathroomPlace } from './bathroom.ts'
import { bedroomPlace } from './bedroom.ts'
import { classroomPlace } from './classroom.ts'
import { corridorPlace } from './corridor.ts'
import { hospitalPlace } from './hospital.ts'
import { jailCellPlace } from './jail-cell.ts'
import { kitchenPlace } from './kitchen.ts'
import { laboratoryPlace } from './laboratory.ts'
import { libraryPlace } from './library.ts'
import { livingRoomPlace } from './living-room.ts'
import { musicStudioPlace } from './music-studio.ts'
import { nurseryPlace } from './nursery.ts'
import { officePlace } from './office.ts'
import { staircasePlace } from './staircase.ts'
import { workshopPlace } from './workshop.ts'

export const ROOMS: readonly Place[] = [
  ballroomPlace,
  basementPlace,
  bathroomPlace,
  bedroomPlace,
  classroomPlace,
  corridorPlace,
  hospitalPlace,
  jailCellPlace,
  kitchenPlace,
  laboratoryPlace,
  libraryPlace,
  livingRoomPlace,
  musicStudioPlace,
  nurseryPlace,
  officePlace,
  staircasePlace,
  workshopPlace,
]
