import { useRef, useState } from 'react'

interface PagePreviewProps {
  readonly path: string
}

/**
 * The page itself, in a frame that opens no links. The next version loads behind the current one, so that nothing
 * flashes, and appears at the same place.
 */
export function PagePreview({ path }: PagePreviewProps) {
  const [shown, setShown] = useState(path)
  const current = useRef<HTMLIFrameElement>(null)
  const paths = shown === path ? [path] : [shown, path]
  return (
    <section
      aria-label="Preview of your page"
      className="relative h-[34rem] overflow-hidden rounded-lg border border-rule bg-paper max-sm:h-96 lg:h-[calc(100dvh-13rem)]"
    >
      {paths.map((one) => (
        <iframe
          key={one}
          ref={one === shown ? current : undefined}
          src={one}
          title={one === path ? 'Your page' : 'Your page before the last change'}
          sandbox="allow-same-origin"
          aria-hidden={one !== path}
          className={`absolute inset-0 size-full border-0 ${one === shown ? '' : 'invisible'}`}
          onLoad={({ currentTarget }) => {
            const top = current.current?.contentWindow?.scrollY ?? 0
            currentTarget.contentWindow?.scrollTo(0, top)
            setShown(one)
          }}
        />
      ))}
    </section>
  )
}
