import { REPORT_MESSAGE_MAX_LENGTH } from '@everyshelf/domain/schemas'
import { escapeHtml } from '../../http/plain-pages/escape-html.ts'
import { listPlainPageHeaders, renderPlainPage } from '../../http/plain-pages/plain-page.ts'

/** The form's values and its error. */
export interface ReportForm {
  readonly link: string
  readonly reason: string
  readonly message: string
  readonly problem: 'unknown-link' | 'incomplete' | null
}

const PAGE_STYLE = `
fieldset{margin:0 0 1.25rem;padding:0;border:0}
legend{padding:0;margin-bottom:.375rem;font-weight:600}
.choice{display:flex;gap:.625rem;align-items:center;margin:0;padding:.375rem 0;font-weight:400}
.choice input{flex:none;min-height:0;width:1.125rem;height:1.125rem;accent-color:var(--accent)}
.field{display:block;margin-bottom:1.25rem}
.field input,textarea{width:100%}
textarea{min-height:7rem;padding:.625rem .875rem;border:1px solid var(--rule);border-radius:4px;background:var(--field);color:var(--ink);font:inherit;resize:vertical}
.wrong{border-left:3px solid;padding-left:.75rem;color:var(--ink);font-weight:600}
.trap{position:absolute;left:-9999px}
`

const REASONS = {
  unsafe: 'It leads to an unsafe site',
  misleading: 'It leads to a different book than promised',
  impersonation: 'It pretends to be someone else',
  spam: 'I received it as spam',
  other: 'Something else',
} as const

const PROBLEMS = {
  'unknown-link': 'We can’t find this link or page. Copy its full address and try again.',
  incomplete: 'Enter the link or page and choose what is wrong with it.',
} as const

export function listReportHeaders(): Record<string, string> {
  return listPlainPageHeaders(PAGE_STYLE)
}

/** The form works without scripts and without an account. */
export function renderReportForm(form: ReportForm): string {
  const { link, reason, message, problem } = form
  const choices = Object.entries(REASONS).map(
    ([code, label]) =>
      `<label class="choice"><input type="radio" name="reason" value="${code}" required${code === reason ? ' checked' : ''}>${label}</label>`,
  )
  return renderPage(
    'Report a link or page',
    `<p>Everyshelf links lead to bookstores. If a link or page is harmful or misleading, tell us. We review every report. Reports are anonymous.</p>
<form method="post" action="/report">
${problem ? `<p class="wrong" role="alert">${PROBLEMS[problem]}</p>` : ''}
<div class="field"><label for="link">Link or page</label><input id="link" name="link" value="${escapeHtml(link)}" maxlength="500" autocomplete="off" spellcheck="false" required></div>
<fieldset><legend>What is wrong with it?</legend>
${choices.join('\n')}
</fieldset>
<div class="field"><label for="message">Details (optional)</label><textarea id="message" name="message" maxlength="${REPORT_MESSAGE_MAX_LENGTH}">${escapeHtml(message)}</textarea></div>
<div class="trap" aria-hidden="true"><label for="website">Leave this empty</label><input id="website" name="website" tabindex="-1" autocomplete="off"></div>
<button>Send report</button>
</form>`,
  )
}

export function renderReportThanks(): string {
  return renderPage('Thank you', '<p role="status">We received your report and will review it.</p>')
}

function renderPage(title: string, main: string): string {
  const footer = '<a href="/">Go to the home page</a>'
  return renderPlainPage({ title, style: PAGE_STYLE, main, footer })
}
