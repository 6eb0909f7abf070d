import type { Place } from '../../place.ts'
import { warehousePlace } from './warehouse.ts'
import { storeroomPlace } from './storeroom.ts'
import { smithyPlace } from './smithy.ts'
import { dormitoryPlace } from './dormitory.ts'
import { dressingRoomPlace } from './dressing-room.ts'
import { blanketFortPlace } from './blanket-fort.ts'
import { boilerRoomPlace } from './boiler-room.ts'
import { controlRoomPlace } from './control-room.ts'
import { bareApartmentPlace } from './bare-apartment.ts'
import { conferenceRoomPlace } from './conference-room.ts'
import { lockerRoomPlace } from './locker-room.ts'
import { saunaPlace } from './sauna.ts'
import { wineCellarPlace } from './wine-cellar.ts'
import { operatingRoomPlace } from './operating-room.ts'
import { restaurantKitchenPlace } from './restaurant-kitchen.ts'
import { artStudioPlace } from './art-studio.ts'
import { atticPlace } from './attic.ts'
import { ballroomPlace } from './ballroom.ts'
import { basementPlace } from './basement.ts'
import { bathroomPlace } from './bathroom.ts'
import { bedroomPlace } from './bedroom.ts'
import { classroomPlace } from './classroom.ts'
import { corridorPlace } from './corridor.ts'
import { courtroomPlace } from './courtroom.ts'
import { danceStudioPlace } from './dance-studio.ts'
import { dentistPlace } from './dentist.ts'
import { dungeonPlace } from './dungeon.ts'
import { elevatorPlace } from './elevator.ts'
import { elevatorCabinPlace } from './elevator-cabin.ts'
import { factoryFloorPlace } from './factory-floor.ts'
import { garagePlace } from './garage.ts'
import { hospitalPlace } from './hospital.ts'
import { jailCellPlace } from './jail-cell.ts'
import { kitchenPlace } from './kitchen.ts'
import { laboratoryPlace } from './laboratory.ts'
import { libraryPlace } from './library.ts'
import { emptyRoomPlace } from './empty-room.ts'
import { skirtingBoardPlace } from './skirting-board.ts'
import { livingRoomPlace } from './living-room.ts'
import { logCabinPlace } from './log-cabin.ts'
import { musicStudioPlace } from './music-studio.ts'
import { nurseryPlace } from './nursery.ts'
import { officePlace } from './office.ts'
import { ovenInteriorPlace } from './oven-interior.ts'
import { serverRoomPlace } from './server-room.ts'
import { tableAbovePlace } from './table-above.ts'
import { staircasePlace } from './staircase.ts'
import { stairwayPlace } from './stairway.ts'
import { toyFloorPlace } from './toy-floor.ts'
import { tradeRoomPlace } from './trade-room.ts'
import { throneRoomPlace } from './throne-room.ts'
import { undergroundDenPlace } from './underground-den.ts'
import { waitingRoomPlace } from './waiting-room.ts'
import { workshopPlace } from './workshop.ts'
import { hauntedHallPlace } from './haunted-hall.ts'
import { churchInteriorPlace } from './church-interior.ts'
import { catacombsPlace } from './catacombs.ts'
import { lectureHallPlace } from './lecture-hall.ts'
import { parliamentPlace } from './parliament.ts'
import { romanBathPlace } from './roman-bath.ts'
import { yogaStudioPlace } from './yoga-studio.ts'

export const ROOMS: readonly Place[] = [
  warehousePlace,
  storeroomPlace,
  smithyPlace,
  dormitoryPlace,
  dressingRoomPlace,
  blanketFortPlace,
  boilerRoomPlace,
  controlRoomPlace,
  bareApartmentPlace,
  conferenceRoomPlace,
  lockerRoomPlace,
  saunaPlace,
  wineCellarPlace,
  operatingRoomPlace,
  restaurantKitchenPlace,
  churchInteriorPlace,
  toyFloorPlace,
  artStudioPlace,
  atticPlace,
  ballroomPlace,
  basementPlace,
  bathroomPlace,
  bedroomPlace,
  classroomPlace,
  corridorPlace,
  courtroomPlace,
  danceStudioPlace,
  dentistPlace,
  dungeonPlace,
  elevatorPlace,
  elevatorCabinPlace,
  factoryFloorPlace,
  garagePlace,
  hauntedHallPlace,
  hospitalPlace,
  jailCellPlace,
  kitchenPlace,
  laboratoryPlace,
  libraryPlace,
  emptyRoomPlace,
  skirtingBoardPlace,
  undergroundDenPlace,
  livingRoomPlace,
  logCabinPlace,
  musicStudioPlace,
  nurseryPlace,
  officePlace,
  ovenInteriorPlace,
  serverRoomPlace,
  staircasePlace,
  tableAbovePlace,
  stairwayPlace,
  throneRoomPlace,
  tradeRoomPlace,
  waitingRoomPlace,
  workshopPlace,
  catacombsPlace,
  lectureHallPlace,
  parliamentPlace,
  romanBathPlace,
  yogaStudioPlace,
]
