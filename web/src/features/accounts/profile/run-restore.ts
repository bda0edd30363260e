import { readApiError } from '@everyshelf/client'
import {
  type AccountFile,
  type RestoreAnswer,
  type RestoreImage,
  type RestoreProcedure,
  type RestoreReport,
  restoreAccount,
} from '@everyshelf/domain/moving'
import type { RouterInputs } from '@everyshelf/server/api'
import { apiClient } from '../../../lib/api/api-client.ts'
import { readRetryAfterMs } from '../../../lib/api/retry-after.ts'
import { uploadImage } from '../../../lib/images/upload-image.ts'

type Inputs = RouterInputs

/** The inputs come from a file. The server checks each. */
const calls: Readonly<Record<RestoreProcedure, (input: unknown) => Promise<unknown>>> = {
  'profile.get': () => apiClient.profile.get.query(),
  'profile.update': (input) =>
    apiClient.profile.update.mutate(input as Inputs['profile']['update']),
  'labels.list': () => apiClient.labels.list.query(),
  'labels.create': (input) => apiClient.labels.create.mutate(input as Inputs['labels']['create']),
  'savedFilters.list': () => apiClient.savedFilters.list.query(),
  'savedFilters.create': (input) =>
    apiClient.savedFilters.create.mutate(input as Inputs['savedFilters']['create']),
  'moves.restoreLinks': (input) =>
    apiClient.moves.restoreLinks.mutate(input as Inputs['moves']['restoreLinks']),
  'moves.restoreHistory': (input) =>
    apiClient.moves.restoreHistory.mutate(input as Inputs['moves']['restoreHistory']),
  'series.list': () => apiClient.series.list.query(),
  'series.create': (input) => apiClient.series.create.mutate(input as Inputs['series']['create']),
  'series.setAddress': (input) =>
    apiClient.series.setAddress.mutate(input as Inputs['series']['setAddress']),
  'series.update': (input) => apiClient.series.update.mutate(input as Inputs['series']['update']),
  'authorPages.list': () => apiClient.authorPages.list.query(),
  'authorPages.create': (input) =>
    apiClient.authorPages.create.mutate(input as Inputs['authorPages']['create']),
  'authorPages.update': (input) =>
    apiClient.authorPages.update.mutate(input as Inputs['authorPages']['update']),
  'authorPages.publish': (input) =>
    apiClient.authorPages.publish.mutate(input as Inputs['authorPages']['publish']),
}

/** Then the restore stops, and can be repeated. */
const STOPPING = new Set(['offline', 'unavailable', 'unauthorized', 'unexpected', 'rate-limited'])

/** Slugs and saved books have limits per hour. */
const LONGEST_WAIT_MS = 60 * 60 * 1000

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Null if the server refuses the input. Throws if it cannot be reached. */
async function answer(
  procedure: RestoreProcedure,
  input: unknown,
  onWait: () => void,
): Promise<RestoreAnswer> {
  try {
    return { value: await calls[procedure](input) }
  } catch (error) {
    const waitMs = readRetryAfterMs(error, LONGEST_WAIT_MS)
    if (waitMs !== null) {
      onWait()
      await pause(waitMs)
      return await answer(procedure, input, onWait)
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
    const answered = await answer(procedure, input, () => onProgress(links, true))
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
