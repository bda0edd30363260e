/** Whether a row counts: pending ones do until the program reverses them, reversed ones do not. */
export const rowStatuses = ['earned', 'pending', 'reversed'] as const
export type RowStatus = (typeof rowStatuses)[number]

/** What the values of a status column mean, by `normalizeStatus`. */
export type RowStatuses = Readonly<Record<string, RowStatus>>

export const STATUS_MAX_LENGTH = 60
/** A column with more different values is no status. */
export const STATUS_VALUES_MAX = 20

/** @example normalizeStatus(' REVERSED ') // 'reversed' */
export function normalizeStatus(value: string): string {
  return value.normalize('NFKC').trim().toLowerCase().slice(0, STATUS_MAX_LENGTH)
}

/** In this order, because "unconfirmed" contains "confirm" and "invalid" contains "valid". */
const LIKELY: readonly (readonly [RowStatus, RegExp])[] = [
  [
    'reversed',
    /revers|reject|declin|denied|cancel|void|delet|refund|return|invalid|chargeback|fraud|storn|abgelehnt|annul|refus|rechaz|rifiut|recus|取消|拒否/,
  ],
  [
    'pending',
    /pend|\bopen\b|\bnew\b|wait|hold|process|review|unconfirmed|unapproved|offen|ausstehend|attente|attesa|保留|未/,
  ],
  [
    'earned',
    /approv|confirm|paid|earned|accept|complete|clos|valid|settle|clear|lock|bestätigt|genehmigt|aprob|承認|確定/,
  ],
]

/**
 * Suggests the meaning of a status value, for the author to confirm; undefined if it has no known word.
 *
 * @example suggestStatus('REVERSED') // 'reversed'
 */
export function suggestStatus(value: string): RowStatus | undefined {
  const text = normalizeStatus(value)
  if (/\b(?:not|non|nicht|no)\b/.test(text)) return undefined
  return LIKELY.find(([, pattern]) => pattern.test(text))?.[0]
}
