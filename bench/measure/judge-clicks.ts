import type { Verdict } from './verdict.ts'

export interface FoundClicks {
  /** The ids in answers to readers. */
  readonly answered: readonly (string | bigint)[]
  /** The ids in the database. */
  readonly stored: readonly (string | bigint)[]
  /** How many readers tried another server, were not redirected, or got no id. */
  readonly unanswered: number
}

/** Every answered click is stored, each once. Servers that were killed may have stored clicks without an answer. */
export function judgeClicks({ answered, stored, unanswered }: FoundClicks, verdict: Verdict): void {
  const [answeredIds, storedIds] = [new Set(answered), new Set(stored)]
  const lost = [...answeredIds].filter((id) => !storedIds.has(id)).length
  const surplus = [...storedIds].filter((id) => !answeredIds.has(id)).length
  verdict.gate('no answered click is missing', lost === 0, `${lost} of ${answeredIds.size}`)
  verdict.gate(
    'none is answered or stored twice',
    answered.length === answeredIds.size && stored.length === storedIds.size,
    `${answered.length - answeredIds.size} and ${stored.length - storedIds.size}`,
  )
  verdict.gate(
    'clicks stored without an answer are those of killed servers',
    surplus <= unanswered,
    `${surplus}; ${unanswered} readers tried another server, were not redirected, or got no id`,
  )
}
