import type { Place } from '../../place.ts'
import { baseballFieldPlace } from './baseball-field.ts'
import { basketballCourtPlace } from './basketball-court.ts'
import { golfCoursePlace } from './golf-course.ts'
import { gymnasiumPlace } from './gymnasium.ts'
import { indoorSwimmingPoolPlace } from './indoor-swimming-pool.ts'
import { outdoorSwimmingPoolPlace } from './outdoor-swimming-pool.ts'
import { outdoorTrackPlace } from './outdoor-track.ts'
import { racewayPlace } from './raceway.ts'
import { skiSlopePlace } from './ski-slope.ts'
import { stadiumPlace } from './stadium.ts'
import { tennisCourtPlace } from './tennis-court.ts'

export const SPORTS: readonly Place[] = [
  baseballFieldPlace,
  basketballCourtPlace,
  golfCoursePlace,
  gymnasiumPlace,
  indoorSwimmingPoolPlace,
  outdoorSwimmingPoolPlace,
  outdoorTrackPlace,
  racewayPlace,
  skiSlopePlace,
  stadiumPlace,
  tennisCourtPlace,
]
