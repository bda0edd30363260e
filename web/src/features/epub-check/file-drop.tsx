import { EPUB_MAX_MB } from '@everyshelf/domain/limits'
import { Button, classNames } from '@everyshelf/ui/primitives'
import { BookUp } from 'lucide-react'
import { type ReactNode, type Ref, useRef, useState } from 'react'

interface FileDropProps {
  readonly onFile: (file: File) => void
  /** What is wrong with the last file. */
  readonly problem: ReactNode
  readonly buttonRef: Ref<HTMLButtonElement>
}

/** Takes a dropped or a chosen file. */
export function FileDrop({ onFile, problem, buttonRef }: FileDropProps) {
  const picker = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const take = (files: FileList | null) => {
    const [file] = files ?? []
    if (file) onFile(file)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra, the button does the same
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files)
      }}
      className={classNames(
        'mt-9 rounded-lg border-2 border-dashed bg-sheet px-5 py-10 text-center sm:py-14',
        isOver ? 'border-accent bg-wash' : 'border-rule-strong',
      )}
    >
      <BookUp aria-hidden="true" strokeWidth={1.25} className="mx-auto size-12 text-accent" />
      {problem}
      <p className="m-0 mt-4 font-display text-xl sm:text-2xl">Drop an EPUB here</p>
      <input
        ref={picker}
        type="file"
        accept=".epub,application/epub+zip"
        aria-label="Choose an EPUB"
        hidden
        onChange={(event) => {
          take(event.currentTarget.files)
          event.currentTarget.value = ''
        }}
      />
      <Button ref={buttonRef} size="large" className="mt-5" onClick={() => picker.current?.click()}>
        Choose an EPUB
      </Button>
      <p className="m-0 mx-auto mt-5 max-w-[58ch] text-sm text-ink-soft text-pretty">
        Up to {EPUB_MAX_MB} MB. Your browser reads the file; it is never uploaded. We send only the
        names of your Everyshelf links to our server, to see whether they still work.
      </p>
    </div>
  )
}
