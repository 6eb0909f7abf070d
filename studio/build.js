import { cp, mkdir, rm } from 'node:fs/promises'
import path from 'node:path'

// The pages are plain files: building them is putting them where the server looks.
const source = path.join(import.meta.dirname, 'src')
const target = path.join(import.meta.dirname, '../server/pages')
await rm(target, { recursive: true, force: true })
await mkdir(target, { recursive: true })
await cp(source, target, { recursive: true })
