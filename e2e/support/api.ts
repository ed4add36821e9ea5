// Speaks to the server as an outside client would, to set the stage of a journey. What is being
// tested is done in the browser instead.
import { expect, request } from '@playwright/test'

type Called = { method?: 'GET' | 'POST' | 'DELETE'; token?: string; body?: object }

/** Calls the API with JSON and expects it to succeed. */
export async function callApi(origin: string, path: string, called: Called = {}): Promise<unknown> {
  const context = await request.newContext({ baseURL: origin })
  const response = await context.fetch(`/api/${path}`, {
    method: called.method ?? (called.body ? 'POST' : 'GET'),
    ...(called.token ? { headers: { authorization: `Bearer ${called.token}` } } : {}),
    ...(called.body ? { data: called.body } : {}),
  })
  const text = await response.text()
  await context.dispose()
  expect(response.ok(), `${path} answered ${response.status()}: ${text}`).toBe(true)
  return JSON.parse(text)
}

/** Sends a file and waits until the books have it. */
export async function uploadByApi(
  origin: string,
  token: string,
  file: { name: string; text: string },
): Promise<void> {
  const context = await request.newContext({ baseURL: origin })
  const response = await context.post('/api/data/upload-process-excel', {
    headers: { authorization: `Bearer ${token}` },
    multipart: {
      excelFile: { name: file.name, mimeType: 'text/csv', buffer: Buffer.from(file.text) },
    },
  })
  expect(response.ok(), await response.text()).toBe(true)
  const { data } = (await response.json()) as { data: { fileid: string } }
  await context.dispose()
  await expect
    .poll(() => jobStatus(origin, token, data.fileid), { intervals: [100] })
    .toBe('success')
}

async function jobStatus(origin: string, token: string, fileid: string): Promise<string> {
  const reply = await callApi(origin, 'data/check-file-processed', { token, body: { fileid } })
  return (reply as { data: { job_status: string } }).data.job_status
}
