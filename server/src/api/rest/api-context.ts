import { parseAcceptLanguage } from '@everyshelf/domain/countries'
import { DomainError } from '@everyshelf/domain/messages'
import { analyticsOverviewInput } from '@everyshelf/domain/schemas'
import type { Request, Response } from 'express'
import type { AnalyticsFeature } from '../../features/analytics/analytics.feature.ts'
import type { UploadedCoversFeature } from '../../features/uploaded-covers/uploaded-covers.feature.ts'
import type { ReadClientAddress } from '../../http/geo/client-address.ts'
import { requestId } from '../../http/headers/request-id.ts'
import type { CountAccountCall } from '../../http/limits/account-limits.ts'
import type { LimitName } from '../../http/limits/rate-limits.ts'
import type { RequestContext, Session } from '../../trpc/request-context.ts'
import type { Call, ExportClicks } from './endpoint.ts'

export interface ApiContextDeps {
  readonly readClient: ReadClientAddress
  readonly countAccountCall: CountAccountCall
  readonly origin: string
  readonly exportClicks: AnalyticsFeature['exportClicks']
  readonly uploadCover: UploadedCoversFeature['uploadCover']
}

/**
 * The limits of procedures that protect catalogs, slugs, searches, imports, and the query worker, here for each
 * account. The account's own limit of requests replaces all others.
 */
const limitsInApi: Readonly<Partial<Record<LimitName, LimitName>>> = {
  generate: 'api-generate',
  save: 'api-save',
  lookup: 'lookup',
  search: 'search',
  'resolve-short': 'resolve-short',
  'link-search': 'link-search',
  slug: 'slug',
  analytics: 'analytics',
  'click-export': 'click-export',
  moving: 'moving',
}

export function createApiContext(
  deps: ApiContextDeps,
  request: Request,
  response: Response,
  session: Session,
  closing: AbortSignal,
) {
  const { address } = deps.readClient(request)
  const countCall = (limit: LimitName) => {
    const own = limitsInApi[limit]
    const retryAfterSeconds = own ? deps.countAccountCall(own, session.userId) : 0
    if (retryAfterSeconds > 0) throw new DomainError('rate-limited', { retryAfterSeconds })
  }
  const context: RequestContext = {
    requestId: requestId(request),
    clientAddress: address,
    userAgent: request.headers['user-agent'],
    languages: parseAcceptLanguage(request.headers['accept-language']),
    session,
    origin: deps.origin,
    admin: closedGate,
    countCall,
  }
  const exportClicks: ExportClicks = async ({ userId, isPremium }, input, format) => {
    countCall('click-export')
    if (!isPremium) throw new DomainError('premium-required-to-analyze')
    return await deps.exportClicks(userId, analyticsOverviewInput.parse(input), format, closing)
  }
  const uploadCover: Call['uploadCover'] = (linkId) =>
    deps.uploadCover(session, request, response, linkId)
  return { context, exportClicks, uploadCover }
}

/** No API key opens the admin area. */
const closedGate: RequestContext['admin'] = {
  requireOpen: async () => {
    throw new DomainError('not-found')
  },
  recordFor: () => async () => {
    throw new DomainError('not-found')
  },
}
