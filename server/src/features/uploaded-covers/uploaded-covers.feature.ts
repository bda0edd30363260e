import type { Route } from '../../http/express-app.ts'
import type { Platform } from '../../platform.ts'
import type { AccountsFeature } from '../accounts/accounts.feature.ts'
import type { LinksFeature } from '../links/links.feature.ts'
import { createCoverEncoder } from './encode-cover.ts'
import { createUploadedCoversRoute } from './uploaded-covers.route.ts'

interface UploadedCoversDeps extends Pick<Platform, 'config' | 'countRequest'> {
  readonly accounts: Pick<AccountsFeature, 'findSession'>
  readonly links: Pick<LinksFeature, 'details'>
}

/** Covers that owners upload for their links: decoding, encoding, and serving them. */
export function createUploadedCoversFeature({
  config,
  countRequest,
  accounts,
  links,
}: UploadedCoversDeps) {
  const encoder = createCoverEncoder()
  const routes: readonly Route[] = [
    createUploadedCoversRoute({
      details: links.details,
      encoder,
      findSession: accounts.findSession,
      countUpload: (request) => countRequest('cover-upload', request),
      countCover: (request) => countRequest('covers', request),
      origin: config.publicUrl,
    }),
  ]
  return { routes, stop: encoder.close }
}
