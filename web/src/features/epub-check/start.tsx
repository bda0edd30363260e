import { EPUB_MAX_MB } from '@everyshelf/domain/limits'
import { BookUp, Link2Off, Store, Tag } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { FileDrop } from '../../components/file-drop.tsx'
import type { EpubFault } from './book/epub-error.ts'
import { faultTexts } from './fault-texts.ts'

const checks = [
  {
    Icon: Store,
    title: 'Links to other stores',
    text: 'Kindle, Apple Books, Kobo, and others refuse files that send readers to a competitor.',
  },
  {
    Icon: Tag,
    title: 'Affiliate tags',
    text: 'Amazon doesn’t allow its tags in ebooks. We show which program each tag belongs to.',
  },
  {
    Icon: Link2Off,
    title: 'Links that no longer work',
    text: 'Dead Everyshelf links, missing chapters, and files on your own computer.',
  },
]

interface StartProps {
  readonly onFile: (file: File) => void
  /** Why the last file could not be checked. */
  readonly failure: { readonly fault: EpubFault | 'unexpected'; readonly fileName: string } | null
  /** Whether the page showed something else before. */
  readonly hasReturned: boolean
}

/** Where a check starts, also after a file that could not be checked. */
export function Start({ onFile, failure, hasReturned }: StartProps) {
  const button = useRef<HTMLButtonElement>(null)
  // The focused button was in what this replaces.
  useEffect(() => {
    if (hasReturned) button.current?.focus({ preventScroll: true })
  }, [hasReturned])
  return (
    <>
      <FileDrop
        onFile={onFile}
        what="an EPUB"
        accept=".epub,application/epub+zip"
        icon={
          <BookUp aria-hidden="true" strokeWidth={1.25} className="mx-auto size-12 text-accent" />
        }
        note={failure && <Failure {...failure} />}
        buttonRef={button}
      >
        <p>
          Up to {EPUB_MAX_MB} MB. Your browser reads the file; it is never uploaded. We send only
          the names of your Everyshelf links to our server, to see whether they still work.
        </p>
      </FileDrop>
      <ul className="m-0 mt-12 grid list-none gap-x-10 gap-y-8 p-0 md:grid-cols-3">
        {checks.map(({ Icon, title, text }) => (
          <li key={title} className="border-t border-rule pt-5">
            <Icon aria-hidden="true" strokeWidth={1.5} className="size-6 text-accent" />
            <h2 className="m-0 mt-3 font-display text-xl">{title}</h2>
            <p className="m-0 mt-1 text-ink-soft text-pretty">{text}</p>
          </li>
        ))}
      </ul>
    </>
  )
}

function Failure({ fault, fileName }: NonNullable<StartProps['failure']>) {
  const { title, text } = faultTexts[fault]
  return (
    <div role="alert" className="mx-auto mt-4 max-w-[56ch] rounded-md bg-danger-wash p-4">
      <p className="m-0 font-semibold text-danger">{title}</p>
      <p className="m-0 mt-0.5 text-pretty">{text}</p>
      <p className="m-0 mt-1 text-sm text-ink-soft wrap-anywhere">{fileName}</p>
    </div>
  )
}
