import type { Tool } from './tool.ts'

export const INSTRUMENTS: Readonly<Record<string, Tool>> = {}
