import { GlobalLinkField, useCopy } from '@everyshelf/ui/links'
import { linkFormats, toMarkdown } from '@everyshelf/ui/share'
import { useEffect, useRef } from 'react'
import { takeCopyWish } from '../../storage/copy-wish.ts'
import { DEFAULT_PREFERENCES, preferences } from '../../storage/preferences.ts'
import { useStored } from '../../storage/use-stored.ts'
import { CopyFormats } from './copy-formats.tsx'

interface OwnLinkProps {
  readonly link: string
  readonly title: string
}

/** The Global Link of who is connected, in the form they like. */
export function OwnLink({ link, title }: OwnLinkProps) {
  const chosen = useStored(preferences)
  const { copyFormat, autoCopy } = chosen ?? DEFAULT_PREFERENCES
  const copyText = linkFormats(link, title).find(({ label }) => label === copyFormat)?.text ?? link
  useAutoCopy(chosen ? copyText : null, autoCopy)
  useEffect(() => {
    performance.mark('everyshelf-link')
  }, [])
  return (
    <>
      <GlobalLinkField
        link={link}
        copyText={copyText}
        markdown={toMarkdown(link, title)}
        layout="row"
        onSignIn={() => {}}
      />
      <CopyFormats link={link} title={title} usual={copyFormat} />
    </>
  )
}

/** Copies once: when the options say so, or when the key for copying was pressed. */
function useAutoCopy(text: string | null, isWanted: boolean): void {
  const { copy } = useCopy()
  const isDone = useRef(false)
  useEffect(() => {
    if (text === null || isDone.current) return
    isDone.current = true
    void takeCopyWish().then((isWished) => {
      if (isWanted || isWished) void copy(text)
    })
  }, [text, isWanted, copy])
}
