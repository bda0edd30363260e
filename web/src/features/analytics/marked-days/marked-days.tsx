import { countOf, formatCount, formatShortDay } from '@everyshelf/domain/format'
import { MARKED_DAY_NAME_MAX, MARKED_DAYS_MAX } from '@everyshelf/domain/limits'
import type { MarkedDay } from '@everyshelf/domain/schemas'
import type { RouterOutputs } from '@everyshelf/server/api'
import { Button, IconButton, TextField } from '@everyshelf/ui/primitives'
import { showError } from '@everyshelf/ui/toast'
import { Flag, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { Form } from '../../../components/form.tsx'
import { trpc } from '../../../lib/api/trpc.tsx'
import { showToast, toastTexts } from '../../../lib/toasts.ts'
import type { DayTotals } from '../overview.ts'
import { compareWeeks } from './compare-weeks.ts'

type Profile = RouterOutputs['profile']['get']

interface MarkedDaysProps {
  readonly days: readonly DayTotals[]
  /** In the owner's time zone. */
  readonly today: string
}

/** The days that the owner has named, each with the clicks before and after it. */
export function MarkedDays({ days, today }: MarkedDaysProps) {
  const { marked, change } = useMarkedDays()
  const [isAdding, setAdding] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setAdding(false)
    opener.current?.focus()
  }
  const shown = marked.filter(({ day }) => days.some((one) => one.day === day))
  const remove = (mark: MarkedDay) => {
    change(marked.filter((one) => one !== mark))
    showToast(toastTexts['mark-removed'](mark.name), {
      label: 'Undo',
      altText: 'Mark the day again to restore it',
      onSelect: () => change(marked),
    })
  }
  return (
    <div className="mt-3 text-sm">
      <ul className="m-0 list-none p-0 empty:hidden" aria-label="Marked days">
        {shown.map((mark) => (
          <li key={`${mark.day} ${mark.name}`} className="flex items-center gap-x-2">
            <Flag aria-hidden="true" className="size-4 shrink-0 text-accent" />
            <p className="m-0 min-w-0">
              <span className="font-semibold break-words">{mark.name}</span>{' '}
              <span className="text-ink-soft">
                {formatShortDay(mark.day)}: {describeWeeks(days, mark.day)}
              </span>
            </p>
            <span className="ml-auto print:hidden">
              <IconButton label={`Remove ${mark.name}`} icon={<X />} onClick={() => remove(mark)} />
            </span>
          </li>
        ))}
      </ul>
      {marked.length < MARKED_DAYS_MAX && (
        <button
          ref={opener}
          type="button"
          aria-expanded={isAdding}
          onClick={() => setAdding(!isAdding)}
          className="text-link min-h-11 border-0 bg-transparent p-0 print:hidden"
        >
          Mark a launch, newsletter, or promotion
        </button>
      )}
      {isAdding && (
        <MarkForm
          today={today}
          onAdd={(mark) => {
            change([...marked, mark])
            close()
          }}
        />
      )}
    </div>
  )
}

/** @example describeWeeks(days, '2026-11-08') // '77 clicks in 7 days, 28 in the 7 days before' */
function describeWeeks(days: MarkedDaysProps['days'], day: string): string {
  const weeks = compareWeeks(days, day)
  if (!weeks) return ''
  const { after, daysAfter, before } = weeks
  const since = `${countOf(after, 'click')} in ${countOf(daysAfter, 'day')}`
  return before === null ? since : `${since}, ${formatCount(before)} in the 7 days before`
}

/** The owner's marked days, oldest first, and how to change them all. */
export function useMarkedDays() {
  const utils = trpc.useUtils()
  const { data: profile } = trpc.profile.get.useQuery()
  const show = (changed: Profile | undefined) => utils.profile.get.setData(undefined, changed)
  const { mutate } = trpc.profile.update.useMutation({
    onMutate: ({ markedDays = [] }) => {
      show(profile && { ...profile, markedDays })
      return profile
    },
    onSuccess: show,
    onError: (_error, _change, before) => {
      show(before)
      showError('profile-update-failed')
    },
  })
  const byDay = (one: MarkedDay, other: MarkedDay) => one.day.localeCompare(other.day)
  return {
    marked: [...(profile?.markedDays ?? [])].sort(byDay),
    change: (markedDays: MarkedDay[]) => mutate({ markedDays }),
  }
}

interface MarkFormProps {
  readonly today: string
  readonly onAdd: (mark: MarkedDay) => void
}

function MarkForm({ today, onAdd }: MarkFormProps) {
  const [day, setDay] = useState(today)
  const [name, setName] = useState('')
  const namesId = useId()
  const isComplete = day !== '' && name.trim() !== ''
  return (
    <Form
      aria-label="Mark a day"
      onSubmit={() => isComplete && onAdd({ day, name: name.trim() })}
      className="mt-2 flex flex-wrap items-end gap-3 print:hidden"
    >
      <TextField
        label="Day"
        type="date"
        keepsNoteLine={false}
        value={day}
        onChange={({ currentTarget }) => setDay(currentTarget.value)}
      />
      <TextField
        label="What happened"
        list={namesId}
        autoFocus
        keepsNoteLine={false}
        maxLength={MARKED_DAY_NAME_MAX}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        className="min-w-0 grow"
      />
      <datalist id={namesId}>
        <option value="Launch" />
        <option value="Newsletter" />
        <option value="Promotion" />
      </datalist>
      <Button type="submit" kind="outline" disabled={!isComplete}>
        Mark
      </Button>
    </Form>
  )
}
