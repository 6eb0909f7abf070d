import type { Tool } from './tool.ts'

export const RIDES: Readonly<Record<string, Tool>> = {}
