import { readFileSync } from 'node:fs'
import { ApiError, ConnectionError } from '../api-error.ts'
import type { Client } from '../create-client.ts'
import { UsageError } from './shell.ts'

/** How the files of each type begin. */
const imageTypes: readonly (readonly [type: string, begin: RegExp])[] = [
  ['image/jpeg', /^\xFF\xD8\xFF/],
  ['image/png', /^\x89PNG\r\n/],
  ['image/webp', /^RIFF[\s\S]{4}WEBP/],
]

const SIGNATURE_BYTES = 12

/** Reads an image. Its content, and not its name, tells the type. */
export function readCover(file: string): Blob {
  const bytes = readBytes(file)
  const begin = bytes.subarray(0, SIGNATURE_BYTES).toString('latin1')
  const [type] = imageTypes.find(([, pattern]) => pattern.test(begin)) ?? []
  if (!type) throw new UsageError(`${file} is not a JPEG, PNG, or WebP image.`)
  return new Blob([bytes], { type })
}

function readBytes(file: string): Buffer<ArrayBuffer> {
  try {
    return readFileSync(file)
  } catch {
    throw new UsageError(`Cannot read ${file}.`)
  }
}

/** Uploads the cover of a link. Returns why the server did not take it, because the link is there without it. */
export async function setCover(client: Client, id: string, body: Blob): Promise<string | null> {
  try {
    await client.setCover({ path: { id }, body })
    return null
  } catch (error) {
    if (error instanceof ApiError || error instanceof ConnectionError) return error.message
    throw error
  }
}
