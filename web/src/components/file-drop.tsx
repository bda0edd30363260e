import { Button, classNames } from '@everyshelf/ui/primitives'
import { type ReactNode, type Ref, useRef, useState } from 'react'

interface FileDropProps {
  readonly onFile: (file: File) => void
  /** With its article, such as "an EPUB". */
  readonly what: string
  /** As in an input's `accept`. */
  readonly accept: string
  readonly icon: ReactNode
  /** What is wrong with the last file, or what became of it. */
  readonly note: ReactNode
  readonly buttonRef?: Ref<HTMLButtonElement>
  /** What we do with the file. */
  readonly children: ReactNode
}

/** Takes a dropped or a chosen file. */
export function FileDrop({ onFile, what, accept, icon, note, buttonRef, children }: FileDropProps) {
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
        'mt-9 rounded-lg border-2 border-dashed bg-sheet px-5 py-10 text-center',
        isOver ? 'border-accent bg-wash' : 'border-rule-strong',
      )}
    >
      {icon}
      {note}
      <p className="m-0 mt-4 font-display text-xl sm:text-2xl">Drop {what} here</p>
      <input
        ref={picker}
        type="file"
        accept={accept}
        aria-label={`Choose ${what}`}
        hidden
        onChange={(event) => {
          take(event.currentTarget.files)
          event.currentTarget.value = ''
        }}
      />
      <Button ref={buttonRef} size="large" className="mt-5" onClick={() => picker.current?.click()}>
        Choose {what}
      </Button>
      <div className="mx-auto mt-5 grid max-w-[60ch] gap-2 text-sm text-ink-soft text-pretty [&>p]:m-0">
        {children}
      </div>
    </div>
  )
}
