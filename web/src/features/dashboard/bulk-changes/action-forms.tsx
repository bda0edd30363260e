import { editionFormats } from '@everyshelf/domain/books'
import type { BulkAction } from '@everyshelf/domain/schemas'
import { ChoiceField } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { activeRetailers } from '../../../components/active-retailers.ts'
import { ChoiceRows } from '../../../components/choice-rows.tsx'
import { countriesByName } from '../../../components/countries/country-names.ts'
import { LabelPicker } from '../../../components/labels/label-picker.tsx'
import { editionNames } from '../../../components/route-reasons/edition-names.ts'
import { modeNames } from './describe-action.ts'
import { SwitchedChecklist } from './switched-checklist.tsx'

interface FormProps {
  readonly action: BulkAction | null
  /** Null while nothing is chosen. */
  readonly onChange: (action: BulkAction | null) => void
}

const labelChanges = [
  { value: 'add', title: 'Add labels' },
  { value: 'remove', title: 'Remove labels' },
] as const

export function LabelsForm({ onChange }: FormProps) {
  const [isAdded, setAdded] = useState(true)
  const [names, setNames] = useState<readonly string[]>([])
  const change = (labels: readonly string[], added: boolean) => {
    setNames(labels)
    setAdded(added)
    const isEmpty = labels.length === 0
    onChange(isEmpty ? null : { kind: 'labels', labels: [...labels], isAdded: added })
  }
  return (
    <div className="grid gap-5">
      <ChoiceRows
        legend="Add or remove labels"
        hideLegend
        choices={labelChanges}
        value={isAdded ? 'add' : 'remove'}
        onChange={(value) => change(names, value === 'add')}
      />
      <LabelPicker names={names} onChange={(labels) => change(labels, isAdded)} />
    </div>
  )
}

const modes = [
  {
    value: 'instant',
    title: modeNames.instant,
    about: 'Your settings and the reader’s country determine the store.',
  },
  {
    value: 'choose',
    title: modeNames.choose,
    about: 'Links open your reader page, where readers see all stores.',
  },
] as const

export function ModeForm({ action, onChange }: FormProps) {
  return (
    <ChoiceRows
      legend="What the links open"
      hideLegend
      choices={modes}
      value={action?.kind === 'mode' ? action.mode : 'choose'}
      onChange={(mode) => onChange({ kind: 'mode', mode })}
    />
  )
}

export function StoresForm({ onChange }: FormProps) {
  return (
    <SwitchedChecklist
      legend="Turn stores on or off"
      offTitle="Turn off"
      onTitle="Turn on"
      label="Stores"
      searchLabel="Find a store"
      choices={activeRetailers}
      onChange={(codes, isOn) =>
        onChange(codes.length > 0 ? { kind: 'retailers', retailers: [...codes], isOn } : null)
      }
    />
  )
}

const editionChanges = [
  { code: 'sold-in', name: 'Where editions are sold' },
  { code: 'match-language', name: 'Editions by language' },
  { code: 'format', name: 'Book format' },
] as const
type EditionChange = (typeof editionChanges)[number]['code']

export function EditionsForm({ onChange }: FormProps) {
  const [kind, setKind] = useState<EditionChange>('sold-in')
  const choose = (code: string) => {
    const next = editionChanges.find((change) => change.code === code)?.code ?? 'sold-in'
    setKind(next)
    onChange(next === 'match-language' ? { kind: 'match-language', isOn: true } : null)
  }
  return (
    <div className="grid gap-5">
      <ChoiceField label="Change" value={kind} choices={editionChanges} onChange={choose} />
      {kind === 'sold-in' && <SoldInForm onChange={onChange} />}
      {kind === 'match-language' && <LanguageForm onChange={onChange} />}
      {kind === 'format' && <FormatForm onChange={onChange} />}
    </div>
  )
}

type EditionFormProps = Pick<FormProps, 'onChange'>

function SoldInForm({ onChange }: EditionFormProps) {
  return (
    <SwitchedChecklist
      legend="Where editions are sold"
      offTitle="Not sold in these countries"
      onTitle="Sold in these countries again"
      label="Countries"
      searchLabel="Find a country"
      choices={countriesByName}
      onChange={(countries, isSold) =>
        onChange(
          countries.length > 0 ? { kind: 'sold-in', countries: [...countries], isSold } : null,
        )
      }
    />
  )
}

const languages = [
  { value: 'on', title: 'Send readers to the edition in their language' },
  { value: 'off', title: 'Always use your edition order' },
] as const

function LanguageForm({ onChange }: EditionFormProps) {
  const [isOn, setOn] = useState(true)
  return (
    <ChoiceRows
      legend="Editions by language"
      hideLegend
      choices={languages}
      value={isOn ? 'on' : 'off'}
      onChange={(value) => {
        setOn(value === 'on')
        onChange({ kind: 'match-language', isOn: value === 'on' })
      }}
    />
  )
}

const formats = [
  ...editionFormats.map((code) => ({
    code,
    name: editionNames[code].replace(/^./, (letter) => letter.toUpperCase()),
  })),
  { code: 'unknown', name: 'Unknown' },
] as const

function FormatForm({ onChange }: EditionFormProps) {
  const [format, setFormat] = useState('')
  return (
    <ChoiceField
      label="Format"
      none="Choose a format"
      value={format}
      choices={formats}
      onChange={(code) => {
        setFormat(code)
        const chosen = formats.find((choice) => choice.code === code)?.code
        onChange(chosen ? { kind: 'format', format: chosen } : null)
      }}
    />
  )
}
