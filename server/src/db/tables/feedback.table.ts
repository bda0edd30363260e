import type { Generated } from 'kysely'
import type { IsoTime } from '../columns.ts'

/** A message from the contact or feedback form. */
export interface FeedbackTable {
  id: string
  type: 'contact' | 'feedback'
  name: string | null
  email: string | null
  message: string
  /** 1 to 5 stars, 0 for none. */
  rating: number
  createdAt: IsoTime
  /** The signed-in user, if any. */
  userId: string | null
  /** The operator's progress with it. */
  state: Generated<'new' | 'answered' | 'closed'>
}
