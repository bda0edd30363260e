import type { Mail, MailData, RenderedMail } from '../mail.ts'
import { type Letter, renderLetterText } from './letter.ts'
import { renderLetterHtml } from './letter-html.ts'
import { letters } from './letters.ts'

/** Subject, text and page of a mail; its links lead to our own site and nowhere else. */
export function renderMail(mail: Mail, siteUrl: string): RenderedMail {
  switch (mail.template) {
    case 'contact':
      return {
        subject: 'A message from the contact form',
        text: messageText(mail.data, [], siteUrl),
        html: null,
      }
    case 'feedback': {
      const { rating } = mail.data
      const stars = rating > 0 ? `${rating} of 5 stars` : 'none'
      return {
        subject: rating > 0 ? `Feedback: ${stars}` : 'Feedback',
        text: messageText(mail.data, [`Rating: ${stars}`], siteUrl),
        html: null,
      }
    }
    case 'answer':
      return {
        subject: 'An answer to your message',
        text: answerText(mail.data, siteUrl),
        html: null,
      }
    case 'welcome':
      return renderLetter(letters.welcome(mail.data, siteUrl), siteUrl)
    case 'failed-sign-ins':
    case 'password-changed':
    case 'email-changed':
      return renderLetter(letters[mail.template](mail.data, siteUrl), siteUrl)
    case 'tags-changed':
      requireOwnSite(mail.data.url, siteUrl)
      return renderLetter(letters['tags-changed'](mail.data, siteUrl), siteUrl)
    case 'change-email':
      requireOwnSite(mail.data.url, siteUrl)
      return renderLetter(letters['change-email'](mail.data, siteUrl), siteUrl)
    case 'prove-email':
      requireOwnSite(mail.data.url, siteUrl)
      return renderLetter(letters['prove-email'](mail.data, siteUrl), siteUrl)
    case 'weekly-digest':
      requireOwnSite(mail.data.unsubscribeUrl, siteUrl)
      return renderLetter(letters['weekly-digest'](mail.data, siteUrl), siteUrl)
    case 'verify-email':
      requireOwnSite(mail.data.url, siteUrl)
      return renderLetter(letters['verify-email'](mail.data, siteUrl), siteUrl)
    case 'reset-password':
      requireOwnSite(mail.data.url, siteUrl)
      return renderLetter(letters['reset-password'](mail.data, siteUrl), siteUrl)
  }
}

function requireOwnSite(url: string, siteUrl: string): void {
  if (!url.startsWith(`${siteUrl}/`)) throw new TypeError('a link in a mail leads to another site')
}

function renderLetter(letter: Letter, siteUrl: string): RenderedMail {
  const text = renderLetterText(letter, siteUrl)
  return { subject: letter.subject, text, html: renderLetterHtml(letter, siteUrl) }
}

/** A visitor's words come after ours, where they can pass for nothing else. */
function messageText(
  { name, email, message }: MailData['contact'],
  facts: readonly string[],
  siteUrl: string,
): string {
  const head = [
    `Somebody wrote at ${siteUrl}.`,
    `Name: ${name ?? 'not given'}`,
    `Email: ${email ?? 'not given'}`,
    ...facts,
  ]
  return `${head.join('\n')}\n\n${message}\n`
}

/** The operator's words first, then what they answer, marked as mail programs mark it. */
function answerText({ answer, message, writtenOn }: MailData['answer'], siteUrl: string): string {
  const quoted = message.split('\n').map((line) => (line ? `> ${line}` : '>'))
  const head = `On ${writtenOn} you wrote at ${siteUrl}:`
  return `${answer}\n\n${head}\n${quoted.join('\n')}\n\n-- \nEveryshelf, ${siteUrl}\n`
}
