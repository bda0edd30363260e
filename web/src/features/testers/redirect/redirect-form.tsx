import type { EditionFormat } from '@everyshelf/domain/books'
import type { DeviceType } from '@everyshelf/domain/clicks'
import { marketplaces } from '@everyshelf/domain/marketplaces'
import { Button, ChoiceField, TextField } from '@everyshelf/ui/primitives'
import { countriesByName } from '../../../components/places/place-name.ts'
import { editionNames } from '../../../components/routes/edition-names.ts'
import type { TestedReader } from './use-redirect-test.ts'

export const deviceNames: Readonly<Record<DeviceType, string>> = {
  Mobile: 'Phone',
  Tablet: 'Tablet',
  Desktop: 'Computer',
}

const names = new Intl.DisplayNames(['en'], { type: 'language' })

/** Every language in which a store speaks to its readers. */
const languages = [
  ...new Set(marketplaces.flatMap(({ languages: tags }) => tags.map((tag) => tag.slice(0, 2)))),
]
  .map((code) => ({ code, name: names.of(code) ?? code }))
  .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))

const devices = Object.entries(deviceNames).map(([code, name]) => ({ code, name }))

interface RedirectFormProps {
  readonly text: string
  readonly reader: TestedReader
  /** What the link that was tested can be asked for. */
  readonly formats: readonly EditionFormat[]
  /** The link is of a B0 ASIN, so that the format is the book's own. */
  readonly isOpenFormat: boolean
  readonly isBusy: boolean
  readonly error: string | null
  readonly onText: (text: string) => void
  readonly onReader: (changes: Partial<TestedReader>) => void
  readonly onSubmit: () => void
}

export function RedirectForm(props: RedirectFormProps) {
  const { text, reader, formats, isOpenFormat, isBusy, error, onReader } = props
  return (
    <form
      noValidate
      aria-busy={isBusy}
      className="mt-9 rounded-lg border border-rule bg-sheet p-5 shadow-float sm:p-8"
      onSubmit={(event) => {
        event.preventDefault()
        props.onSubmit()
      }}
    >
      <TextField
        label="Link of ours, ISBN or ASIN"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="978-0-14-143951-8"
        value={text}
        onChange={({ currentTarget }) => props.onText(currentTarget.value)}
        error={error}
        hint="A Global Link of anybody, or the number of a book."
        action={
          <Button type="submit" busy={isBusy} className="sm:min-w-44">
            Test the redirect
          </Button>
        }
      />
      <div
        className={`mt-4 grid gap-4 ${formats.length > 0 ? 'sm:grid-cols-2' : 'sm:grid-cols-3'}`}
      >
        <ChoiceField
          label="A reader in"
          none="Country not known"
          value={reader.country}
          choices={countriesByName}
          onChange={(country) => onReader({ country })}
        />
        <ChoiceField
          label="whose browser speaks"
          none="Language not known"
          value={reader.language}
          choices={languages}
          onChange={(language) => onReader({ language })}
        />
        <ChoiceField
          label="on a"
          value={reader.device}
          choices={devices}
          onChange={(device) => onReader({ device: device as DeviceType })}
        />
        {formats.length > 0 && (
          <ChoiceField
            label={isOpenFormat ? 'as a' : 'asking for'}
            none={isOpenFormat ? 'Format not known' : 'No format of choice'}
            value={reader.format}
            choices={formats.map((code) => ({ code, name: `The ${editionNames[code]}` }))}
            onChange={(format) => onReader({ format })}
          />
        )}
      </div>
    </form>
  )
}
