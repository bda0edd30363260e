import { type ApiKey, type ApiScope, apiScopes } from '@everyshelf/domain/api-keys'
import type { AccountRules } from '../http/limits/account-limits.ts'
import type { AccountClient } from './account-client.ts'
import type { TestApp } from './test-app.ts'

const many = [{ name: 'burst', points: 1_000_000, seconds: 60 }] as const

/** For tests that send more requests than an account may. */
export const relaxedAccountLimits: AccountRules = { free: many, premium: many }

export interface ApiResponse {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** The text as it came, with a byte order mark. */
  readonly bytes: Buffer
  /** The parsed JSON; undefined for another type. */
  readonly json: unknown
}

export interface ApiRequest {
  readonly method?: string
  /** An object is sent as JSON, a text or bytes as they are. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

export type ApiClient = (path: string, request?: ApiRequest) => Promise<ApiResponse>

/** A program that calls `/api/v1` with a key, or without one. */
export function createApiClient({ url }: Pick<TestApp, 'url'>, key?: string): ApiClient {
  return async (path, { method = 'GET', body, headers = {} } = {}) => {
    const response = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: {
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && {
        body: typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body),
      }),
    })
    const bytes = Buffer.from(await response.arrayBuffer())
    const text = new TextDecoder().decode(bytes)
    const isJson = /json(?:;|$)/.test(response.headers.get('content-type') ?? '')
    const json: unknown = isJson && text !== '' ? JSON.parse(text) : undefined
    return { status: response.status, headers: response.headers, bytes, text, json }
  }
}

export async function createKey(
  { trpc }: Pick<AccountClient, 'trpc'>,
  scopes: readonly ApiScope[] = apiScopes,
): Promise<ApiKey> {
  const created = await trpc.apiKeys.create.mutate({ name: 'A program', scopes: [...scopes] })
  return created.key
}

/** Gives every account Premium, or takes it. */
export async function setPremium({ database }: TestApp, isPremium: boolean): Promise<void> {
  const premiumUntil = isPremium ? '9999-01-01T00:00:00.000Z' : null
  await database.db.updateTable('user_profile').set({ premiumUntil }).execute()
}
