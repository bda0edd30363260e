import type { Verdict } from './verdict.ts'

export interface FoundClicks {
  /** The ids in responses to readers. */
  readonly answered: readonly (string | bigint)[]
  /** The ids in the database. */
  readonly stored: readonly (string | bigint)[]
  /** How many readers tried another server, were not redirected, or got no id. */
  readonly withoutResponse: number
}

/** Every answered click is stored, each once. Servers that were killed may have stored clicks without a response. */
export function judgeClicks(
  { answered, stored, withoutResponse }: FoundClicks,
  verdict: Verdict,
): void {
  const [redirectedIds, storedIds] = [new Set(answered), new Set(stored)]
  const lost = [...redirectedIds].filter((id) => !storedIds.has(id)).length
  const surplus = [...storedIds].filter((id) => !redirectedIds.has(id)).length
  verdict.gate('no answered click is missing', lost === 0, `${lost} of ${redirectedIds.size}`)
  verdict.gate(
    'none is answered or stored twice',
    answered.length === redirectedIds.size && stored.length === storedIds.size,
    `${answered.length - redirectedIds.size} and ${stored.length - storedIds.size}`,
  )
  verdict.gate(
    'clicks stored without an answer are those of killed servers',
    surplus <= withoutResponse,
    `${surplus}; ${withoutResponse} readers tried another server, were not redirected, or got no id`,
  )
}
