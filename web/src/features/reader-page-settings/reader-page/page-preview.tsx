import type { CountryCode } from '@everyshelf/domain/countries'
import type { LinkSettings } from '@everyshelf/domain/links'
import { useId, useRef, useState } from 'react'

/**
 * The page itself, in a frame that opens no links. The next version loads behind the current one, so that nothing
 * flashes, and appears at the same place.
 */
export function PagePreview({ path }: { readonly path: string }) {
  const [shown, setShown] = useState(path)
  const current = useRef<HTMLIFrameElement>(null)
  const paths = shown === path ? [path] : [shown, path]
  return (
    <section
      aria-label="Preview of your page"
      className="relative h-[34rem] overflow-hidden rounded-lg border border-rule bg-paper max-sm:h-96 lg:h-[min(36rem,100dvh-13rem)]"
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

export type PreviewTheme = 'light' | 'dark'

interface PreviewInput {
  readonly slug: string
  readonly settings: Pick<LinkSettings, 'look' | 'retailers'>
  readonly country: CountryCode
  readonly theme: PreviewTheme
}

/** The page with these settings, saved or not, as the server renders it for readers of a country. */
export function previewPath({ slug, settings, country, theme }: PreviewInput): string {
  const { order, off } = settings.retailers
  const text = JSON.stringify({ look: settings.look, retailers: { order, off } })
  return `/book/preview?${new URLSearchParams({ link: slug, country, theme, settings: text })}`
}

interface ThemeChoiceProps {
  readonly theme: PreviewTheme
  readonly onChange: (theme: PreviewTheme) => void
}

const names: Readonly<Record<PreviewTheme, string>> = { light: 'Light', dark: 'Dark' }

/** Which theme the preview shows. Readers see the one of their system. */
export function ThemeChoice({ theme, onChange }: ThemeChoiceProps) {
  const name = useId()
  return (
    <fieldset className="m-0 border-0 p-0">
      <legend className="sr-only">Theme of the preview</legend>
      <div className="flex rounded-md border border-field-rule">
        {(Object.keys(names) as PreviewTheme[]).map((code) => (
          <label
            key={code}
            className="flex min-h-11 cursor-pointer items-center px-3.5 first:rounded-l-md last:rounded-r-md has-checked:bg-wash has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              checked={code === theme}
              onChange={() => onChange(code)}
              className="sr-only"
            />
            {names[code]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
