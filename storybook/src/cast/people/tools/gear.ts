import type { Tool } from './tool.ts'

export const GEAR: Readonly<Record<string, Tool>> = {}
