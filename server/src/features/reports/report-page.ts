import { REPORT_MESSAGE_MAX_LENGTH } from '@everyshelf/domain/schemas'
import { escapeHtml } from '../../http/escape-html.ts'
import { listSmallPageHeaders, renderSmallPage, type SmallPageLook } from '../../http/small-page.ts'

/** What is in the form, and what is wrong with it. */
export interface ReportForm {
  readonly link: string
  readonly reason: string
  readonly message: string
  readonly problem: 'unknown-link' | 'incomplete' | null
}

const OWN_STYLE = `
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
  unsafe: 'It leads somewhere unsafe',
  misleading: 'It shows another book than it says',
  spam: 'It was sent to me as spam',
  other: 'Something else',
} as const

const PROBLEMS = {
  'unknown-link': 'This is no link of ours. Copy its whole address, as it was given to you.',
  incomplete: 'Please name the link, and choose what is wrong with it.',
} as const

export function listReportHeaders({ style }: SmallPageLook): Record<string, string> {
  return listSmallPageHeaders(style + OWN_STYLE)
}

/** The form, without a script and without an account. */
export function renderReportForm(form: ReportForm, look: SmallPageLook): string {
  const { link, reason, message, problem } = form
  const choices = Object.entries(REASONS).map(
    ([code, words]) =>
      `<label class="choice"><input type="radio" name="reason" value="${code}" required${code === reason ? ' checked' : ''}>${words}</label>`,
  )
  return renderPage(
    'Report a link',
    `<p>Links made here lead to book stores. If one of them does harm, tell us; the people who run this site look at it. Nobody learns who told.</p>
<form method="post" action="/report">
${problem ? `<p class="wrong" role="alert">${PROBLEMS[problem]}</p>` : ''}
<div class="field"><label for="link">The link</label><input id="link" name="link" value="${escapeHtml(link)}" maxlength="500" autocomplete="off" spellcheck="false" required></div>
<fieldset><legend>What is wrong with it?</legend>
${choices.join('\n')}
</fieldset>
<div class="field"><label for="message">Anything else (optional)</label><textarea id="message" name="message" maxlength="${REPORT_MESSAGE_MAX_LENGTH}">${escapeHtml(message)}</textarea></div>
<div class="trap" aria-hidden="true"><label for="website">Leave this empty</label><input id="website" name="website" tabindex="-1" autocomplete="off"></div>
<button>Send the report</button>
</form>`,
    look,
  )
}

export function renderReportThanks(look: SmallPageLook): string {
  return renderPage(
    'Thank you',
    '<p role="status">The report is with the people who run this site. They look at each one.</p>',
    look,
  )
}

function renderPage(title: string, main: string, { style, mark }: SmallPageLook): string {
  const footer = '<a href="/">To the home page</a>'
  return renderSmallPage({ title, style: style + OWN_STYLE, mark, main, footer })
}
