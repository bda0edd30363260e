import { escapeHtml } from '../../http/escape-html.ts'
import { listSmallPageHeaders, renderSmallPage, type SmallPageLook } from '../../http/small-page.ts'

/** The address proves who asks: it goes to no other site, and nothing keeps it. */
export function listUndoTagsHeaders({ style }: SmallPageLook): Record<string, string> {
  return { ...listSmallPageHeaders(style), 'referrer-policy': 'no-referrer' }
}

/** Asks before anything is undone. */
export function renderUndoQuestion(stores: readonly string[], look: SmallPageLook): string {
  const items = stores.map((store) => `<li>${escapeHtml(store)}</li>`).join('')
  return render(
    'Undo this change?',
    `<p>An extension connected to your account changed your affiliate tags for these stores:</p>
<ul>${items}</ul>
<p>The button brings your earlier tags back. It also undoes every later change that an extension made.</p>
<form method="post"><div><button>Undo the change</button></div></form>`,
    look,
  )
}

export function renderUndone(look: SmallPageLook): string {
  return render(
    'Your earlier tags are back',
    '<p role="status">Your links use them now. If you did not change the tags yourself, open your account, change your password and disconnect your extensions.</p>',
    look,
  )
}

export function renderNothingToUndo(look: SmallPageLook): string {
  return render(
    'Nothing to undo',
    '<p>The change was already undone, you have set these tags again since, or it is more than 30 days old. Your account shows your tags.</p>',
    look,
  )
}

function render(title: string, main: string, look: SmallPageLook): string {
  const footer = '<a href="/profile#tags">Open your account</a>'
  return renderSmallPage({ ...look, title, main, footer })
}
