import {
  LABEL_NAME_MAX_LENGTH,
  LABELS_PER_LINK_MAX,
  type Label,
  labelKey,
  nextLabelColor,
  splitLabels,
} from '@everyshelf/domain/links'
import { ListOption } from '@everyshelf/ui/primitives'
import { Check, Plus, X } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { trpc } from '../../lib/api/trpc.tsx'
import { LabelDot } from './label-dot.tsx'

interface LabelPickerProps {
  /** The names of the chosen labels. The server creates those that do not exist. */
  readonly names: readonly string[]
  readonly onChange: (names: readonly string[]) => void
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** Chooses labels in a list that the field filters, and creates new ones. */
export function LabelPicker({ names, onChange }: LabelPickerProps) {
  const id = useId()
  const { data: known = [] } = trpc.labels.list.useQuery()
  const [text, setText] = useState('')
  const [activeIndex, setActiveIndex] = useState(0)
  const isFull = names.length >= LABELS_PER_LINK_MAX
  const chosen = new Set(names.map(labelKey))
  const options = listOptions(known, text)
  const active = options[activeIndex]

  const type = (next: string) => {
    setText(next)
    setActiveIndex(0)
  }
  const remove = (name: string) => onChange(names.filter((one) => labelKey(one) !== labelKey(name)))
  const toggle = ({ name }: Option) => {
    if (chosen.has(labelKey(name))) remove(name)
    else if (!isFull) onChange([...names, name])
    type('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    const step = steps[key]
    if (event.nativeEvent.isComposing) return
    if (step && options.length > 0) {
      setActiveIndex((activeIndex + step + options.length) % options.length)
    } else if ((key === 'Enter' || key === ',') && active) toggle(active)
    else if (key === 'Backspace' && text === '' && names.length > 0) onChange(names.slice(0, -1))
    else if (key !== 'Enter' || text === '') return
    event.preventDefault()
  }
  const colorOf = (name: string) =>
    known.find((one) => labelKey(one.name) === labelKey(name))?.color ?? newColor(known)
  return (
    <div>
      <label htmlFor={id} className="mb-2 block font-semibold">
        Labels
      </label>
      <div className="flex min-h-11 flex-wrap items-center gap-1.5 rounded-md border border-field-rule bg-field px-2 py-1.5 focus-within:outline-2 focus-within:outline-focus">
        {names.map((name) => (
          <button
            key={name}
            type="button"
            onClick={() => remove(name)}
            className="inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full border border-rule bg-wash px-2.5 text-sm hover:border-ink"
          >
            <LabelDot color={colorOf(name)} />
            <span className="min-w-0 truncate">
              <span className="sr-only">Remove label: </span>
              {name}
            </span>
            <X className="size-3.5 shrink-0" />
          </button>
        ))}
        <input
          id={id}
          role="combobox"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={active && `${id}-${activeIndex}`}
          aria-describedby={`${id}-hint`}
          aria-autocomplete="list"
          autoComplete="off"
          maxLength={LABEL_NAME_MAX_LENGTH}
          placeholder={names.length === 0 ? 'Search or create a label' : ''}
          value={text}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          className="min-h-8 min-w-24 flex-1 bg-transparent px-1 text-field-ink outline-none placeholder:text-ink-faint"
        />
      </div>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label="Your labels"
        aria-multiselectable="true"
        className={
          options.length > 0
            ? 'mt-2 max-h-44 overflow-y-auto rounded-md border border-rule p-1'
            : ''
        }
      >
        {options.map((option, index) => (
          <ListOption
            key={option.isNew ? 'new' : option.name}
            id={`${id}-${index}`}
            isActive={index === activeIndex}
            onPoint={() => setActiveIndex(index)}
            onChoose={() => toggle(option)}
            className="min-h-10 gap-2.5 px-2.5"
          >
            {option.isNew ? (
              <Plus className="size-4 shrink-0 text-accent" />
            ) : (
              <LabelDot color={option.color} />
            )}
            <span className="min-w-0 flex-1 truncate">
              {option.isNew ? `Create “${option.name}”` : option.name}
            </span>
            {chosen.has(labelKey(option.name)) && (
              <>
                <span className="sr-only">selected</span>
                <Check className="size-4 shrink-0 text-accent" />
              </>
            )}
          </ListOption>
        ))}
      </div>
      <p id={`${id}-hint`} className="m-0 mt-2 text-sm text-ink-soft">
        {isFull
          ? `A link can have up to ${LABELS_PER_LINK_MAX} labels.`
          : 'For example: pen name, series, or campaign.'}
      </p>
    </div>
  )
}

interface Option extends Pick<Label, 'name' | 'color'> {
  readonly isNew: boolean
}

function newColor(known: readonly Label[]): Label['color'] {
  return nextLabelColor(known.map(({ color }) => color))
}

function listOptions(known: readonly Label[], text: string): readonly Option[] {
  const key = labelKey(text.trim())
  const found = known
    .filter(({ name }) => labelKey(name).includes(key))
    .map(({ name, color }) => ({ name, color, isNew: false }))
  const [name] = splitLabels(text)
  const isKnown = name === undefined || known.some((one) => labelKey(one.name) === labelKey(name))
  return isKnown ? found : [...found, { name, color: newColor(known), isNew: true }]
}
