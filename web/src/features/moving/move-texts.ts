import { isNumberProblem, readTypedBook } from '@everyshelf/domain/books'
import { formatCount, formatWait } from '@everyshelf/domain/format'
import { movePlanTexts, moveServiceNames } from '@everyshelf/domain/moving'
import { explainBookInput } from '@everyshelf/ui/book-input'
import type { Move, MoveRow } from './move.ts'

/** What is wrong with a text that names no book, and the ISBN that it may stand for. */
export function readWrongNumber(
  row: Pick<MoveRow, 'problem' | 'target'>,
  isList: boolean,
): { readonly reason: string; readonly offer: string | null } | null {
  if (row.problem !== 'not-a-book') return null
  const typed = readTypedBook(row.target)
  const invalid = typed.kind === 'invalid' ? typed : null
  const offer = invalid?.offer ?? null
  if (!isList && !offer && !(invalid && isNumberProblem(invalid.problem))) return null
  const reason = explainBookInput(typed, row.target)
  return reason === null ? null : { reason, offer }
}

/** What an import will do with a row, and why not what the author might expect. */
export function describePlan(row: MoveRow, isList: boolean): string {
  const { action, slug, problem, isShortLink } = row
  const reason = readWrongNumber(row, isList)?.reason ?? (problem ? movePlanTexts[problem] : null)
  const follow = isShortLink && action !== 'skip' ? 'We look up its book during the import.' : null
  return [describeAction(action, slug), reason, follow].filter(Boolean).join(' ')
}

function describeAction(action: MoveRow['action'], slug: string | null): string {
  switch (action) {
    case 'create':
      return slug ? `New link: /go/${slug}.` : 'New link.'
    case 'restore':
      return 'Restores the link that you removed.'
    case 'add':
      return slug ? `Adds /go/${slug} to your link.` : 'You already have a link for this book.'
    case 'skip':
      return 'Skipped.'
  }
}

/** @example describeTimeLeft({ state: 'moving', rows: 900, done: 300, lookedUp: 0, perSecond: 5 }) // '5 per second, about 2 minutes left. You can close this page.' */
export function describeTimeLeft({
  rows,
  done,
  lookedUp,
  perSecond,
}: Pick<Move, 'rows' | 'done' | 'lookedUp' | 'perSecond'>): string {
  const left = rows - (lookedUp || done)
  const speed =
    perSecond !== null && perSecond >= 1 ? `${formatCount(Math.round(perSecond))} per second, ` : ''
  const wait =
    perSecond === null ? '' : `${speed}about ${formatWait(left / perSecond, 'en')} left. `
  return `${wait.charAt(0).toUpperCase()}${wait.slice(1)}You can close this page.`
}

/** What the server still looks up for an import whose links are saved. */
export function describeLookUp(move: Move): string {
  const { rows, done, lookedUp } = move
  const what =
    done < rows
      ? `Opening short links: ${formatCount(rows - done)} left. `
      : `Looking up titles and covers: ${formatCount(lookedUp)} of ${formatCount(rows)}. `
  return `${what}${describeTimeLeft(move)}`
}

export function nameService(service: Move['service']): string {
  return service === 'everyshelf' ? 'Everyshelf' : moveServiceNames[service]
}

export function nameMove({ service, fileName }: Pick<Move, 'service' | 'fileName'>): string {
  if (fileName) return `${nameService(service)} · ${fileName}`
  return service === 'list' ? 'Pasted list' : nameService(service)
}
