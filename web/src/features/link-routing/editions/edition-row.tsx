import {
  type Edition,
  editionFormats,
  isEditionFormat,
  isEditionLanguage,
} from '@everyshelf/domain/books'
import { formatIdentifier } from '@everyshelf/domain/isbn-format'
import { Button, IconButton } from '@everyshelf/ui/primitives'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { nameCountries } from '../../../components/countries/join-names.ts'
import { lazyDialog } from '../../../lib/lazy-loading/lazy-dialog.tsx'
import type { EditionChange } from '../../../lib/link-settings/fallbacks.ts'
import { languageChoices } from './language-choices.ts'

const CountryPicker = lazyDialog(
  () => import('./country-picker.tsx'),
  ({ CountryPicker }) => CountryPicker,
)

const formatNames = {
  kindle: 'Kindle',
  paperback: 'Paperback',
  hardcover: 'Hardcover',
  audiobook: 'Audiobook',
}

interface EditionRowProps {
  readonly edition: Edition
  readonly position: number
  readonly count: number
  /** The book that the link was made of: it always stays. */
  readonly isOwn: boolean
  /** False for a B0 ASIN whose format its owner has not named. */
  readonly isFormatKnown: boolean
  readonly onMove: (by: -1 | 1) => void
  readonly onRemove: () => void
  readonly onChange: (changed: EditionChange) => Promise<boolean>
}

export function EditionRow({
  edition,
  position,
  count,
  isOwn,
  isFormatKnown,
  onMove,
  onRemove,
  onChange,
}: EditionRowProps) {
  const { format, notSoldIn } = edition
  const [isPicking, setPicking] = useState(false)
  const number = formatIdentifier(edition.identifier)
  const name = `${formatNames[format]} ${number}`
  return (
    <li className="border-t border-rule py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span aria-hidden="true" className="tabular w-5 font-display text-lg text-ink-faint">
          {position}
        </span>
        <select
          aria-label={`Format of ${number}`}
          value={isFormatKnown ? format : ''}
          onChange={({ currentTarget: { value } }) => {
            if (isEditionFormat(value)) void onChange({ format: value })
          }}
          className="min-h-11 rounded-md border border-field-rule bg-field px-3 text-field-ink"
        >
          {!isFormatKnown && <option value="">Unknown</option>}
          {editionFormats.map((code) => (
            <option key={code} value={code}>
              {formatNames[code]}
            </option>
          ))}
        </select>
        {count > 1 && (
          <select
            aria-label={`Language of ${number}`}
            value={edition.language ?? ''}
            onChange={({ currentTarget: { value } }) =>
              void onChange({ language: isEditionLanguage(value) ? value : undefined })
            }
            className="min-h-11 rounded-md border border-field-rule bg-field px-3 text-field-ink"
          >
            <option value="">Language not set</option>
            {languageChoices.map(({ code, name: language }) => (
              <option key={code} value={code}>
                {language}
              </option>
            ))}
          </select>
        )}
        <span>
          <span className="tabular font-medium">{number}</span>
          {isOwn && (
            <span className="block text-sm text-ink-faint">Link created from this edition</span>
          )}
        </span>
        <span className="-mr-2.5 ml-auto flex">
          <IconButton
            label={`Move ${name} up`}
            icon={<ArrowUp />}
            disabled={position === 1}
            className="disabled:opacity-30"
            onClick={() => onMove(-1)}
          />
          <IconButton
            label={`Move ${name} down`}
            icon={<ArrowDown />}
            disabled={position === count}
            className="disabled:opacity-30"
            onClick={() => onMove(1)}
          />
          {!isOwn && (
            <IconButton
              label={`Remove ${name}`}
              icon={<Trash2 />}
              className="hover:text-danger"
              onClick={onRemove}
            />
          )}
        </span>
      </div>
      <p className="m-0 flex flex-wrap items-center gap-x-3 text-sm text-ink-soft sm:pl-9">
        {notSoldIn.length > 0
          ? `Not sold in ${nameCountries(notSoldIn, 4)}.`
          : 'Sold in every country.'}
        <Button
          kind="quiet"
          size="small"
          className="-ml-1"
          {...CountryPicker.openerProps}
          onClick={() => setPicking(true)}
        >
          Change<span className="sr-only"> where {name} is not sold</span>
        </Button>
      </p>
      {isPicking && (
        <CountryPicker
          description="Readers in these countries get the next edition on the list."
          title={`Where is ${isFormatKnown ? `the ${format === 'kindle' ? 'Kindle' : format} edition` : 'this edition'} not sold?`}
          countries={notSoldIn}
          onSave={(countries) => onChange({ notSoldIn: countries })}
          onClose={() => setPicking(false)}
        />
      )}
    </li>
  )
}
