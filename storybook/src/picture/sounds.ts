import type { Plan } from '../plan/plan.ts'
import type { Scene } from '../scene/scene.ts'
import type { Survey } from './survey.ts'
import { wishesOf } from './wishes.ts'

/** What is heard: what was asked for, and the sea or the leaves that the picture plainly has. */
export function soundsOf(plan: Plan, { water, foliage, lights }: Survey): Scene['sounds'] {
  const levels = new Map<string, number>()
  const hear = (name: string, level: number): void => {
    levels.set(name, Math.max(level, levels.get(name) ?? 0))
  }
  for (const shot of plan.shots) {
    const { air, wind, fire, silent, lightning, leaves, water: wet } = wishesOf(plan, shot)
    if (air.includes('rain') || air.includes('storm')) hear('rain', 0.7)
    if (lightning) hear('thunder', 0.6)
    if (air.includes('snow') || air.includes('blizzard')) hear('snow', 0.5)
    if (air.includes('bubbles')) hear('bubbles', 0.5)
    if (wind > 1) hear('wind', 0.6)
    if (water && (wet || silent)) hear('waves', 0.5)
    if (foliage && (leaves || silent)) hear('leaves', 0.4)
    if (fire && lights.some(({ kind }) => kind === 'fire')) hear('fire', 0.6)
  }
  return [...levels].map(([name, level]) => ({ name, level }))
}
