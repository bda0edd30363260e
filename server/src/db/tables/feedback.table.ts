import type { Generated } from 'kysely'
import type { IsoTime } from '../columns.ts'

/** What somebody wrote in one of the two forms. */
export interface FeedbackTable {
  id: string
  type: 'contact' | 'feedback'
  name: string | null
  email: string | null
  message: string
  /** 1 to 5 stars, 0 for none. */
  rating: number
  createdAt: IsoTime
  /** Who was signed in. */
  userId: string | null
  /** As far as the operator is with it. */
  state: Generated<'new' | 'answered' | 'closed'>
}
