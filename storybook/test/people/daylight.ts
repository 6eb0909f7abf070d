import type { Light } from '../../src/scene/light.ts'

/** A plain light that changes no colour. */
export const DAYLIGHT: Light = {
  name: 'day',
  sky: ['#9fc8e8', '#e8f2f8'],
  haze: '#e8f2f8',
  hazeAmount: 0,
  tint: '#ffffff',
  tintAmount: 0,
  from: -0.5,
  height: 0.7,
  key: '#ffffff',
  rim: 0,
  shadow: '#000000',
  shadowAmount: 0.3,
  dark: false,
  sun: 'sun',
}
