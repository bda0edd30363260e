import { countOf, formatCount } from '@everyshelf/domain/format'
import { defineMail, type NamedUser } from './define-mail.ts'

/** Without the name of the file: it is whatever someone typed. */
export const importDone = defineMail<
  NamedUser & {
    readonly moveId: string
    readonly rows: number
    readonly skipped: number
  }
>({
  title: 'Import complete',
  about: 'To the account owner, when an import took longer than a minute and its page was closed.',
  hasSecretLink: false,
  sample: () => ({ firstName: 'Ada', moveId: '5f0c', rows: 2000, skipped: 12 }),
  compose: ({ moveId, rows, skipped }, siteUrl) => ({
    subject: 'Your import is complete',
    paragraphs: [
      skipped > 0
        ? `We imported your list of ${countOf(rows, 'link')}, and skipped ${formatCount(skipped)}. The result says why.`
        : `We imported your list of ${countOf(rows, 'link')}.`,
    ],
    action: { label: 'See the result', url: `${siteUrl}/dashboard/move?move=${moveId}` },
    footnote: 'You get this email because you started the import and closed its page.',
  }),
})
