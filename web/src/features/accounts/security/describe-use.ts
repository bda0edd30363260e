import { describeAge } from '../profile/describe-age.ts'

interface Used {
  readonly createdAt: string
  readonly lastUsedAt: string | null
}

/** @example describeUse({ createdAt: now, lastUsedAt: null }) // 'Added just now, never used' */
export function describeUse({ createdAt, lastUsedAt }: Used): string {
  const use = lastUsedAt === null ? 'never used' : `last used ${describeAge(lastUsedAt)}`
  return `Added ${describeAge(createdAt)}, ${use}`
}
