import type { DeviceType } from '@everyshelf/domain/clicks'
import { marketplaces } from '@everyshelf/domain/marketplaces'
import { Button, ChoiceField, TextField } from '@everyshelf/ui/primitives'
import { countriesByName } from '../../../components/countries/country-names.ts'
import { Form } from '../../../components/form.tsx'
import { editionNames } from '../../../components/route-reasons/edition-names.ts'
import type { RedirectTestState } from './use-redirect-test.ts'

export const deviceNames: Readonly<Record<DeviceType, string>> = {
  Mobile: 'Phone',
  Tablet: 'Tablet',
  Desktop: 'Computer',
}

const names = new Intl.DisplayNames(['en'], { type: 'language' })

/** Every language of a store. */
const languages = [
  ...new Set(marketplaces.flatMap(({ languages: tags }) => tags.map((tag) => tag.slice(0, 2)))),
]
  .map((code) => ({ code, name: names.of(code) ?? code }))
  .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))

const devices = Object.entries(deviceNames).map(([code, name]) => ({ code, name }))

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export function RedirectForm(test: RedirectTestState) {
  const { text, reader, route, isBusy, change } = test
  /** The formats that the tested link can be asked for. */
  const formats = route?.formats ?? []
  /** The link is for an ASIN that starts with B0, so the format is a property of the book. */
  const isFormatUnknown = route?.isOwnLink === false
  return (
    <Form
      aria-busy={isBusy}
      className="mt-9 rounded-lg border border-rule bg-sheet p-5 shadow-float sm:p-8"
      onSubmit={test.submit}
    >
      <TextField
        label="Everyshelf link, ISBN, or ASIN"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="978-0-14-143951-8"
        value={text}
        onChange={({ currentTarget }) => test.setText(currentTarget.value)}
        error={test.problem}
        hint="You can test any Everyshelf link, not just your own."
        action={
          <Button type="submit" busy={isBusy} className="sm:min-w-44">
            Test redirect
          </Button>
        }
      />
      <div
        className={`mt-4 grid gap-4 ${formats.length > 0 ? 'sm:grid-cols-2' : 'sm:grid-cols-3'}`}
      >
        <ChoiceField
          label="Reader’s country"
          none="Unknown"
          value={reader.country}
          choices={countriesByName}
          onChange={(country) => change({ country })}
        />
        <ChoiceField
          label="Browser language"
          none="Unknown"
          value={reader.language}
          choices={languages}
          onChange={(language) => change({ language })}
        />
        <ChoiceField
          label="Device"
          value={reader.device}
          choices={devices}
          onChange={(device) => change({ device: device as DeviceType })}
        />
        {formats.length > 0 && (
          <ChoiceField
            label={isFormatUnknown ? 'Book format' : 'Requested format'}
            none={isFormatUnknown ? 'Unknown' : 'None'}
            value={reader.format}
            choices={formats.map((code) => ({ code, name: capitalize(editionNames[code]) }))}
            onChange={(format) => change({ format })}
          />
        )}
      </div>
    </Form>
  )
}
