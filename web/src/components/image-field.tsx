import { type ErrorCode, errorMessages } from '@everyshelf/domain/messages'
import { Button, classNames, ProgressBar } from '@everyshelf/ui/primitives'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { IMAGE_TYPES } from '../lib/images/upload-image.ts'

interface ImageFieldProps {
  /** What the image is, such as “Cover”. */
  readonly name: string
  readonly image: ReactNode
  readonly note: ReactNode
  /** From 0 to 1; null while nothing is uploaded. */
  readonly progress: number | null
  readonly isBusy: boolean
  readonly problem: ErrorCode | null
  readonly onFile: (file: File) => void
  /** Null when there is no uploaded image. */
  readonly onRemove: (() => void) | null
}

/** An image with a button and an area for dropping a file. */
export function ImageField({
  name,
  image,
  note,
  progress,
  isBusy,
  problem,
  onFile,
  onRemove,
}: ImageFieldProps) {
  const [isDragged, setDragged] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  const drag = (event: DragEvent, isOver: boolean) => {
    event.preventDefault()
    setDragged(isOver && !isBusy)
  }
  const chooseFirst = (files: FileList | null) => {
    const file = files?.[0]
    if (file && !isBusy) onFile(file)
  }

  return (
    <fieldset
      aria-label={name}
      className={classNames(
        'm-0 min-w-0 self-start rounded-md border-0 p-0 outline-offset-8',
        isDragged && 'outline-2 outline-accent outline-dashed',
      )}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false)
        chooseFirst(event.dataTransfer.files)
      }}
    >
      {image}
      <p className="mt-3 mb-2 text-sm text-ink-soft">{note}</p>
      {progress !== null && (
        <ProgressBar label="Upload" value={progress} max={1} className="mb-2" />
      )}
      <input
        ref={input}
        type="file"
        accept={IMAGE_TYPES.join(',')}
        aria-label={`${name} image`}
        className="sr-only"
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          chooseFirst(currentTarget.files)
          // The same file can be chosen again.
          currentTarget.value = ''
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button kind="outline" size="small" busy={isBusy} onClick={() => input.current?.click()}>
          Upload {name.toLowerCase()}
        </Button>
        {onRemove && !isBusy && (
          <Button kind="quiet" size="small" onClick={onRemove}>
            Remove {name.toLowerCase()}
          </Button>
        )}
      </div>
      {problem && (
        <p role="alert" className="mt-2 mb-0 text-sm font-medium text-danger">
          {errorMessages[problem].title}. {errorMessages[problem].text}
        </p>
      )}
    </fieldset>
  )
}
