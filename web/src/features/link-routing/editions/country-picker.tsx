import type { CountryCode } from '@everyshelf/domain/countries'
import { formatCount } from '@everyshelf/domain/format'
import { Flag } from '@everyshelf/ui/marketplaces'
import { Button, Dialog } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { countriesByName } from '../../../components/countries/country-names.ts'
import { SearchField } from '../../../components/search-field.tsx'

interface CountryPickerProps {
  readonly title: string
  readonly description: string
  /** Countries that are not offered, because they are in other rules. */
  readonly taken?: readonly CountryCode[]
  readonly countries: readonly CountryCode[]
  /** Resolves to whether it worked. The dialog stays open until it does. */
  readonly onSave: (countries: readonly CountryCode[]) => Promise<boolean>
  readonly onClose: () => void
}

/** Any number of countries, found by their names. */
export function CountryPicker({
  title,
  description,
  countries,
  taken = [],
  onSave,
  onClose,
}: CountryPickerProps) {
  const [picked, setPicked] = useState<ReadonlySet<CountryCode>>(new Set(countries))
  const [search, setSearch] = useState('')
  const [isBusy, setBusy] = useState(false)
  const text = search.trim().toLowerCase()
  // Those that are marked when it opens come first; they stay where they are while it is open.
  const offered = countriesByName.filter(({ code }) => !taken.includes(code))
  const sorted = offered.toSorted(
    (a, b) => Number(countries.includes(b.code)) - Number(countries.includes(a.code)),
  )
  const found = sorted.filter(
    ({ code, name }) => name.toLowerCase().includes(text) || code.toLowerCase() === text,
  )
  const pick = (codes: readonly CountryCode[], isPicked: boolean) =>
    setPicked((before) => {
      const others = [...before].filter((code) => !codes.includes(code))
      return new Set(isPicked ? [...others, ...codes] : others)
    })
  const foundCodes = found.map(({ code }) => code)
  const save = async () => {
    setBusy(true)
    const isDone = await onSave([...picked])
    setBusy(false)
    if (isDone) onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
    >
      <SearchField label="Find a country" value={search} onChange={setSearch} />
      <div className="mt-1 flex items-center gap-x-2 text-sm">
        <span role="status" className="tabular mr-auto text-ink-soft">
          {picked.size} selected
        </span>
        <Button kind="quiet" size="small" onClick={() => pick(foundCodes, true)}>
          Select {text ? 'these' : 'all'}
        </Button>
        <Button kind="quiet" size="small" onClick={() => pick(foundCodes, false)}>
          Clear {text ? 'these' : 'all'}
        </Button>
      </div>
      <ul
        aria-label="Countries"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard too
        tabIndex={0}
        className="m-0 mt-2 h-[min(20rem,38dvh)] list-none overflow-y-auto border-y border-rule p-0"
      >
        {found.map(({ code, name }) => (
          <li key={code}>
            <label className="flex min-h-11 items-center gap-3 hover:bg-wash">
              <input
                type="checkbox"
                checked={picked.has(code)}
                onChange={({ currentTarget }) => pick([code], currentTarget.checked)}
                className="size-5 accent-accent"
              />
              <span className="flex w-6 justify-center">
                <Flag country={code} />
              </span>
              {name}
            </label>
          </li>
        ))}
        {found.length === 0 && (
          <li className="py-3 text-ink-soft">No countries match your search.</li>
        )}
      </ul>
      {taken.length > 0 && (
        <p className="m-0 mt-2 text-sm text-ink-soft">
          Not shown: {formatCount(taken.length)}{' '}
          {taken.length === 1 ? 'country in another rule' : 'countries in other rules'}.
        </p>
      )}
      <div className="mt-6 grid grid-cols-2 gap-3">
        <Button kind="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button busy={isBusy} onClick={() => void save()}>
          Save
        </Button>
      </div>
    </Dialog>
  )
}
