import { TAG_UNDO_DAYS } from '@everyshelf/domain/limits'
import { escapeHtml } from '../../http/plain-pages/escape-html.ts'
import { listPlainPageHeaders, renderPlainPage } from '../../http/plain-pages/plain-page.ts'

/** The URL has the token, so it must not reach other sites or caches. */
export function listUndoTagsHeaders(): Record<string, string> {
  return { ...listPlainPageHeaders(), 'referrer-policy': 'no-referrer' }
}

/** The confirmation page. */
export function renderUndoQuestion(stores: readonly string[]): string {
  const items = stores.map((store) => `<li>${escapeHtml(store)}</li>`).join('')
  return render(
    'Undo this change?',
    `<p>Your affiliate tags for these stores were changed:</p>
<ul>${items}</ul>
<p>This brings your earlier tags back. It also undoes all later changes.</p>
<form method="post"><div><button>Undo the change</button></div></form>`,
  )
}

export function renderUndone(): string {
  return render(
    'Previous tags restored',
    '<p role="status">Your links use them now. If you didn’t change the tags yourself, change your password and disconnect your extensions.</p>',
  )
}

export function renderNothingToUndo(): string {
  return render(
    'Nothing to undo',
    `<p>The change was already undone, or is more than ${TAG_UNDO_DAYS} days old. Your account shows your current tags.</p>`,
  )
}

function render(title: string, main: string) {
  const footer = '<a href="/profile/tags">Open your account</a>'
  return renderPlainPage({ title, main, footer })
}
