import type { RenderedMail } from '../mail.ts'
import type { MailContent } from '../templates/define-mail.ts'
import { type MailData, type MailTemplate, mails } from '../templates/index.ts'
import { renderContentHtml } from './content-html.ts'
import { renderContentText } from './content-text.ts'

/** Renders subject, text and HTML of an email. Throws if a link leaves our site. */
export function renderMail<Template extends MailTemplate>(
  { template, data }: { readonly template: Template; readonly data: MailData[Template] },
  siteUrl: string,
): RenderedMail {
  const content = mails[template].compose(data, siteUrl)
  if ('text' in content) return { ...content, html: null, unsubscribeUrl: null }
  requireOwnSite(content, siteUrl)
  return {
    subject: content.subject,
    text: renderContentText(content, 'firstName' in data ? data.firstName : '', siteUrl),
    html: renderContentHtml(content, siteUrl),
    unsubscribeUrl: content.unsubscribeUrl ?? null,
  }
}

/** Renders an email with sample data, for the admin area. */
export function renderSample<Template extends MailTemplate>(
  template: Template,
  siteUrl: string,
): RenderedMail {
  return renderMail({ template, data: mails[template].sample(siteUrl) }, siteUrl)
}

function requireOwnSite({ action, unsubscribeUrl }: MailContent, siteUrl: string): void {
  for (const url of [action.url, unsubscribeUrl ?? action.url]) {
    if (!url.startsWith(`${siteUrl}/`))
      throw new TypeError('a link in an email leads to another site')
  }
}
