import type { RouterOutputs } from '@everyshelf/server/api'

export type InboxRow = RouterOutputs['admin']['inbox']['list']['rows'][number]
export type InboxMessage = RouterOutputs['admin']['inbox']['get']
export type InboxState = InboxRow['state']

export const stateLabels: Readonly<Record<InboxState, string>> = {
  new: 'New',
  answered: 'Answered',
  closed: 'Closed',
}

export const typeLabels: Readonly<Record<InboxRow['type'], string>> = {
  contact: 'Contact',
  feedback: 'Feedback',
}
