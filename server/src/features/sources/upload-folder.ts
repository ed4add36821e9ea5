// Where the files of a business lie. Names are made by us; nothing of the client's name gets near a
// path.
import { join } from 'node:path'
import type { Env } from '../../env.ts'

/** The folder of a business's uploaded files. */
export function uploadFolder(env: Pick<Env, 'DATA_DIR'>, businessId: string): string {
  return join(env.DATA_DIR, 'uploads', businessId)
}
