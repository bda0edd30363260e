import { type CountryCode, isCountryCode } from '@everyshelf/domain/countries'
import { ChoiceField } from '@everyshelf/ui/primitives'
import { useId, useRef, useState } from 'react'
import { countriesByName } from '../countries/country-names.ts'
import { pageLanguageChoices } from './page-languages.ts'

type PreviewTheme = 'light' | 'dark'

/** The reader for whom a preview is, as its URL names them. */
export type PreviewView = Readonly<
  { country: CountryCode; theme: PreviewTheme } & Partial<Record<'lang', string>>
>

interface PagePreviewProps {
  readonly country: CountryCode
  readonly onCountry: (country: CountryCode) => void
  readonly pathIn: (view: PreviewView) => string
}

/** A public page as it changes, for readers of any country and language. */
export function PagePreview({ country, onCountry, pathIn }: PagePreviewProps) {
  const [theme, setTheme] = useState<PreviewTheme>('light')
  const [lang, setLanguage] = useState('')
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-36">
          <ChoiceField
            label="Preview for a reader in"
            value={country}
            choices={countriesByName}
            onChange={(code) => isCountryCode(code) && onCountry(code)}
          />
        </div>
        <div className="min-w-0 flex-1 basis-36">
          <ChoiceField
            label="Language"
            value={lang}
            none="Usual language there"
            choices={pageLanguageChoices}
            onChange={setLanguage}
          />
        </div>
        <ThemeChoice theme={theme} onChange={setTheme} />
      </div>
      <PreviewFrame path={pathIn({ country, theme, ...(lang !== '' && { lang }) })} />
    </>
  )
}

/**
 * The page itself, in a frame that opens no links. The next version loads behind the current one, so that nothing
 * flashes, and appears at the same place.
 */
function PreviewFrame({ path }: { readonly path: string }) {
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

interface ThemeChoiceProps {
  readonly theme: PreviewTheme
  readonly onChange: (theme: PreviewTheme) => void
}

const names: Readonly<Record<PreviewTheme, string>> = { light: 'Light', dark: 'Dark' }

/** Which theme the preview shows. Readers see the one of their system. */
function ThemeChoice({ theme, onChange }: ThemeChoiceProps) {
  const name = useId()
  return (
    <fieldset className="m-0 border-0 p-0">
      <legend className="sr-only">Preview theme</legend>
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
