import { formatCount } from '@everyshelf/domain/format'
import { escapeHtml } from '../../../http/plain-pages/escape-html.ts'
import type { MailContent, MailTable } from '../templates/define-mail.ts'
import { UNSUBSCRIBE } from './content-text.ts'

/** The site's light theme, inline because email programs ignore style sheets. */
const SERIF = "font-family:'Young Serif',Georgia,serif;font-weight:400"
const SANS = "font-family:'Instrument Sans',-apple-system,'Segoe UI',Helvetica,Arial,sans-serif"
const style = {
  page: `margin:0;padding:0;background:#f6f7f3;color:#151b2e;${SANS}`,
  card: 'width:100%;max-width:560px;border:1px solid #dcdfd8;background:#ffffff',
  header: 'background:#0b4a3c;padding:8px',
  logo: `border:1px solid #5d9283;border-radius:2px;padding:12px 18px;color:#f4f6ef;${SERIF};font-size:20px;line-height:1.2`,
  heading: `margin:0 0 18px;${SERIF};font-size:26px;line-height:1.2`,
  paragraph: 'margin:0 0 16px;font-size:16px;line-height:1.6',
  button:
    'display:inline-block;background:#0b5443;border-radius:4px;padding:13px 22px;color:#f6f7f3;font-size:16px;font-weight:600;text-decoration:none',
  address: 'margin:0 0 16px;font-size:13px;line-height:1.5',
  table: 'margin:0 0 10px;border-collapse:collapse;font-size:16px;line-height:1.4',
  caption: `padding:10px 0 2px;${SERIF};font-size:19px;text-align:left`,
  name: 'padding:8px 12px 4px 0;font-weight:400;text-align:left;overflow-wrap:anywhere',
  clicks: 'padding:8px 0 4px;font-weight:600;text-align:right;vertical-align:top',
  small:
    'margin:0;padding-top:18px;border-top:1px solid #dcdfd8;color:#475067;font-size:14px;line-height:1.6',
} as const

/** The HTML form, without pictures, scripts, or anything from other servers. */
export function renderContentHtml(content: MailContent, siteUrl: string): string {
  const { subject, paragraphs, tables = [], action, footnote, unsubscribeUrl } = content
  const url = escapeHtml(action.url)
  const blocks = paragraphs.map((text) => `<p style="${style.paragraph}">${escapeHtml(text)}</p>`)
  blocks.push(...tables.map(renderTable))
  const end = unsubscribeUrl
    ? ` <a href="${escapeHtml(unsubscribeUrl)}" style="color:#0b5443">${UNSUBSCRIBE}</a>`
    : ''
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="${style.page}">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:28px 12px">
<table role="presentation" cellspacing="0" cellpadding="0" style="${style.card}">
<tr><td style="${style.header}"><div style="${style.logo}">Everyshelf</div></td></tr>
<tr><td style="padding:32px 28px">
<h1 style="${style.heading}">${escapeHtml(subject)}</h1>
${blocks.join('\n')}
<p style="margin:26px 0"><a href="${url}" style="${style.button}">${escapeHtml(action.label)}</a></p>
<p style="${style.address}">If the button does not work, copy this address into your browser:<br><a href="${url}" style="color:#0b5443;word-break:break-all">${url}</a></p>
<p style="${style.small}">${escapeHtml(footnote)}${end}</p>
</td></tr>
</table>
<p style="margin:18px 0 0;color:#475067;font-size:13px"><a href="${escapeHtml(siteUrl)}" style="color:#0b5443">Everyshelf</a></p>
</td></tr></table>
</body>
</html>
`
}

/** Numbers with a bar under each, scaled to the largest. */
function renderTable({ heading, rows }: MailTable): string {
  const most = Math.max(...rows.map(({ clicks }) => clicks))
  const lines = rows.map(({ name, clicks }) => {
    const percent = Math.max(1, Math.round((100 * clicks) / most))
    return `<tr><th scope="row" style="${style.name}">${escapeHtml(name)}</th><td style="${style.clicks}">${formatCount(clicks)}</td></tr>
<tr><td colspan="2" style="padding:0">${renderBar(percent)}</td></tr>`
  })
  return `<table width="100%" cellspacing="0" cellpadding="0" style="${style.table}">
<caption style="${style.caption}">${escapeHtml(heading)}</caption>
${lines.join('\n')}
</table>`
}

/** Made of table cells, because old email programs set widths only on them. */
function renderBar(percent: number): string {
  const rest = percent < 100 ? `<td width="${100 - percent}%"></td>` : ''
  return `<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td width="${percent}%" height="3" style="background:#0b5443;font-size:0;line-height:3px">&nbsp;</td>${rest}</tr></table>`
}
