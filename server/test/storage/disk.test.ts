import { openDisk } from '../../src/storage/disk.ts'
import { temporaryFolder } from '../harness/temporary-folder.ts'
import { storageContract } from './storage.contract.ts'

storageContract(async () => openDisk(await temporaryFolder()))
