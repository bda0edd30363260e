import { readApiError } from '@everyshelf/client'
import {
  type AccountFile,
  type RestoreImage,
  type RestoreProcedure,
  type RestoreReport,
  type RestoreResult,
  restoreAccount,
} from '@everyshelf/domain/moving'
import { apiClient } from '../../../lib/api/api-client.ts'
import { readRetryAfterMs } from '../../../lib/api/retry-after.ts'
import { uploadImage } from '../../../lib/images/upload-image.ts'

const { profile, labels, savedFilters, series, authorPages, moves } = apiClient

const queries = {
  'profile.get': profile.get,
  'labels.list': labels.list,
  'savedFilters.list': savedFilters.list,
  'series.list': series.list,
  'authorPages.list': authorPages.list,
}

type RestoreQuery = keyof typeof queries

interface Mutation {
  readonly mutate: (input: never) => Promise<unknown>
}

const mutations: Readonly<Record<Exclude<RestoreProcedure, RestoreQuery>, Mutation>> = {
  'profile.update': profile.update,
  'labels.create': labels.create,
  'savedFilters.create': savedFilters.create,
  'moves.restoreLinks': moves.restoreLinks,
  'moves.restoreHistory': moves.restoreHistory,
  'series.create': series.create,
  'series.setAddress': series.setAddress,
  'series.update': series.update,
  'authorPages.create': authorPages.create,
  'authorPages.update': authorPages.update,
  'authorPages.publish': authorPages.publish,
}

const isQuery = (procedure: RestoreProcedure): procedure is RestoreQuery => procedure in queries

/** The inputs come from a file. The server checks each. */
const call = (procedure: RestoreProcedure, input: unknown): Promise<unknown> =>
  isQuery(procedure) ? queries[procedure].query() : mutations[procedure].mutate(input as never)

/** Then the restore stops, and can be repeated. */
const STOPPING = new Set(['offline', 'unavailable', 'unauthorized', 'unexpected', 'rate-limited'])

/** Slugs and saved books have limits per hour. */
const LONGEST_WAIT_MS = 60 * 60 * 1000

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Null if the server refuses the input. Throws if it cannot be reached. */
async function respond(
  procedure: RestoreProcedure,
  input: unknown,
  onWait: () => void,
): Promise<RestoreResult> {
  try {
    return { value: await call(procedure, input) }
  } catch (error) {
    const waitMs = readRetryAfterMs(error, LONGEST_WAIT_MS)
    if (waitMs !== null) {
      onWait()
      await pause(waitMs)
      return await respond(procedure, input, onWait)
    }
    if (STOPPING.has(readApiError(error).code)) throw error
    return null
  }
}

const UPLOAD_WAIT_MS = 15_000
const UPLOAD_TRIES = 5

async function upload({ kind, id, image }: RestoreImage): Promise<boolean> {
  const bytes = Uint8Array.from(atob(image), (letter) => letter.charCodeAt(0))
  const path = kind === 'cover' ? `/api/links/${id}/cover` : `/api/author-pages/${id}/portrait`
  for (let tries = 0; tries < UPLOAD_TRIES; tries++) {
    const result = await uploadImage(path, new Blob([bytes], { type: 'image/jpeg' }), () => {})
    if (result.ok || result.code !== 'rate-limited') return result.ok
    await pause(UPLOAD_WAIT_MS)
  }
  return false
}

/** Restores an account's export, one call after the other. */
export async function runRestore(
  file: AccountFile,
  fileName: string,
  onProgress: (links: number, isWaiting: boolean) => void,
): Promise<RestoreReport> {
  const steps = restoreAccount(file, fileName)
  let links = 0
  let step = steps.next()
  while (!step.done) {
    const { procedure, input } = step.value
    const answered = await respond(procedure, input, () => onProgress(links, true))
    if (procedure === 'moves.restoreLinks' && Array.isArray(answered?.value)) {
      links += answered.value.length
    }
    onProgress(links, false)
    step = steps.next(answered)
  }
  const report = step.value
  let failed = 0
  for (const image of report.images) if (!(await upload(image).catch(() => false))) failed++
  const images = failed > 0 ? [`${failed} of ${report.images.length} covers and portraits`] : []
  return { ...report, refused: [...report.refused, ...images] }
}
