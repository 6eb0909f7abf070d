import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDisk } from '../../src/storage/disk.ts'
import { storageContract } from './storage.contract.ts'

storageContract(async () => openDisk(await mkdtemp(path.join(tmpdir(), 'zoetrope-disk-'))))
