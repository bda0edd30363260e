import { GlobalLinkField } from '@everyshelf/ui/links'
import { toMarkdown } from '@everyshelf/ui/share'
import { useEffect } from 'react'
import { DEFAULT_PREFERENCES } from '../../storage/preferences.ts'
import { usePreferences } from '../../storage/use-preferences.ts'
import { isPanel } from '../close-popup.ts'
import { type CopiedBook, listCopyChoices } from './copy-choices.ts'
import { CopyFormats } from './copy-formats.tsx'
import { useAutoCopy } from './use-auto-copy.ts'

/** The connected account's Global Link, with its preferred copy format. */
export function ConnectedGlobalLink({ book }: { readonly book: CopiedBook }) {
  const chosen = usePreferences()
  const { copyFormat, autoCopy, copyTemplate } = chosen ?? DEFAULT_PREFERENCES
  const choices = listCopyChoices(book, copyTemplate)
  const usual = choices.find(({ label }) => label === copyFormat) ?? book.link
  useAutoCopy(chosen ? usual : null, autoCopy)
  useEffect(() => {
    performance.mark('everyshelf-link')
  }, [])
  return (
    <>
      <GlobalLinkField
        link={book.link}
        copyText={usual}
        markdown={toMarkdown(book.link, book.title, book.note)}
        layout="row"
        // The side panel stays open while people type in the page: it never takes the focus.
        focusesCopy={!isPanel}
        onSignIn={() => {}}
      />
      <CopyFormats choices={choices} usual={copyFormat} />
    </>
  )
}
