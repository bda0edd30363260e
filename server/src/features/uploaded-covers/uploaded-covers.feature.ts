import type { Route } from '../../http/express-app.ts'
import type { Platform } from '../../platform.ts'
import type { AccountsFeature } from '../accounts/accounts.feature.ts'
import type { LinksFeature } from '../links/links.feature.ts'
import { createCoverEncoder } from './encode-cover.ts'
import { createImageUploads } from './image-uploads.route.ts'
import { createCoverUpload, createUploadedCoversRoute } from './uploaded-covers.route.ts'

interface UploadedCoversDeps extends Pick<Platform, 'config' | 'countRequest'> {
  readonly accounts: Pick<AccountsFeature, 'findSession'>
  readonly links: Pick<LinksFeature, 'details'>
}

export type UploadedCoversFeature = ReturnType<typeof createUploadedCoversFeature>

/** Covers that owners upload for their links: decoding, encoding, and serving them. */
export function createUploadedCoversFeature({
  config,
  countRequest,
  accounts,
  links,
}: UploadedCoversDeps) {
  const encoder = createCoverEncoder()
  const images = createImageUploads({
    encoder,
    findSession: accounts.findSession,
    countUpload: (request) => countRequest('cover-upload', request),
    countImage: (request) => countRequest('covers', request),
    origin: config.publicUrl,
  })
  const deps = { details: links.details, images }
  const routes: readonly Route[] = [createUploadedCoversRoute(deps)]
  return { routes, images, uploadCover: createCoverUpload(deps), stop: encoder.close }
}
