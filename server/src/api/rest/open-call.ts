import type { ApiScope } from '@everyshelf/domain/api-keys'
import { DomainError } from '@everyshelf/domain/messages'
import type { Request, Response } from 'express'
import type { AnalyticsFeature } from '../../features/analytics/analytics.feature.ts'
import type { ApiKeysFeature } from '../../features/api-keys/api-keys.feature.ts'
import type { UploadedCoversFeature } from '../../features/uploaded-covers/uploaded-covers.feature.ts'
import { createClosingSignal } from '../../http/connections/closing-signal.ts'
import type { CountAccount } from '../../http/limits/account-limits.ts'
import type { Platform } from '../../platform.ts'
import type { AppRouter } from '../trpc/app-router.ts'
import { type ApiContextDeps, createApiContext } from './api-context.ts'
import { type AuthenticateDeps, authenticate } from './authenticate.ts'
import type { Call } from './endpoint.ts'
import { rateLimitHeaders } from './rate-limit-headers.ts'

export interface OpenCallDeps extends ApiContextDeps, AuthenticateDeps {
  readonly router: AppRouter
  readonly countAccount: CountAccount
  readonly now: () => number
}

/** What both ways to call the API, REST and MCP, get from the app. */
export interface ApiDeps
  extends Pick<Platform, 'config' | 'logger' | 'readClient' | 'countRequest' | 'now'>,
    Pick<OpenCallDeps, 'router' | 'countAccount' | 'countAccountCall'> {
  readonly apiKeys: Pick<ApiKeysFeature, 'findSessionByKey' | 'hasWorkedLately'>
  readonly analytics: Pick<AnalyticsFeature, 'exportClicks'>
  readonly uploadedCovers: Pick<UploadedCoversFeature, 'uploadCover'>
}

export function toCallDeps(deps: ApiDeps): OpenCallDeps {
  return {
    ...deps,
    findSessionByKey: deps.apiKeys.findSessionByKey,
    hasWorkedLately: deps.apiKeys.hasWorkedLately,
    origin: deps.config.publicUrl,
    exportClicks: deps.analytics.exportClicks,
    uploadCover: deps.uploadedCovers.uploadCover,
    countRefusal: (request, refusals) => deps.countRequest('api-refusal', request, refusals),
  }
}

/**
 * Checks a request's API key and counts the request against its account's limits; the headers report what is
 * left of them. Returns the call that can answer the request.
 */
export async function openCall(
  deps: OpenCallDeps,
  request: Request,
  response: Response,
): Promise<Call> {
  const closing = createClosingSignal(response)
  const session = await authenticate(request, deps)
  const count = (more?: number) => {
    const plan = session.isPremium ? 'premium' : 'free'
    const counted = deps.countAccount(session.userId, plan, more)
    for (const [name, value] of Object.entries(rateLimitHeaders(counted))) {
      response.setHeader(name, value)
    }
    return counted
  }
  const { waitSeconds: retryAfterSeconds } = count()
  if (retryAfterSeconds > 0) throw new DomainError('rate-limited', { retryAfterSeconds })
  const { context, ...others } = createApiContext(deps, request, response, session, closing)
  const { origin, now } = deps
  const caller = deps.router.createCaller(context)
  const countMore = (more: number) => void count(more)
  return { caller, session, origin, now, countMore, ...others }
}

/** Throws unless the key has the scope; null is for what every key may do. */
export function requireScope({ session }: Call, scope: ApiScope | null): void {
  if (scope !== null && !session.scopes?.includes(scope)) {
    throw new DomainError('missing-scope', { scope })
  }
}
