// Fetches a file that only the signed-in user may have, and hands it to the browser to save.
import type { Endpoint, Shape } from '@plimsoll/contract/endpoint'
import { addressOf, type CallOptions, send, settle } from './call.ts'

/** Downloads the reply of an endpoint under this file name. Throws CallError like `call`. */
export async function download<P extends Shape, Q extends Shape, B extends Shape, R extends Shape>(
  endpoint: Endpoint<P, Q, B, R>,
  options: CallOptions<P, Q, B> & { fileName: string },
): Promise<void> {
  const response = await send(addressOf(endpoint, options), { method: endpoint.method })
  if (!response.ok) await settle(response, options.quiet)
  save(await response.blob(), options.fileName)
}

function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers read the address only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), revokeMs)
}

const revokeMs = 10_000
