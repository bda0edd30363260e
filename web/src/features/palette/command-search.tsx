import { IconButton } from '@everyshelf/ui/primitives'
import { ArrowLeft, Search } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { type Command, findCommands } from './command.ts'
import { CommandList } from './command-list.tsx'
import { LINKS_SHOWN } from './use-found-links.ts'

interface CommandSearchProps {
  /** Names the field and says what it searches. */
  readonly label: string
  /** Listed by group: groups in the order of their first command. */
  readonly commands: readonly Command[]
  readonly onRun: (command: Command) => void
  readonly onType?: (text: string) => void
  /** Returns to the list that this one was opened from. */
  readonly onBack?: () => void
  readonly status?: ReactNode
}

/** More of one group would hide the others. */
const MAX_IN_GROUP = 20
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** A field, and the commands that it finds. */
export function CommandSearch({
  label,
  commands,
  onRun,
  onType,
  onBack,
  status,
}: CommandSearchProps) {
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [activeIndex, setActiveIndex] = useState(0)
  const shown = arrange(commands, text)
  const active = shown[activeIndex]
  // The dialog sets the focus only when it opens, not when its content changes.
  useEffect(() => field.current?.focus(), [])

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    const step = steps[key]
    if (event.nativeEvent.isComposing) return
    if (key === 'Backspace' && text === '' && onBack) onBack()
    else if (key === 'Enter' && active) onRun(active)
    else if (step && shown.length > 0) {
      setActiveIndex((activeIndex + step + shown.length) % shown.length)
    } else if (!step && key !== 'Enter') return
    event.preventDefault()
  }
  return (
    <>
      <div className="flex items-center gap-3 border-b border-rule pr-16 pl-5 focus-within:border-accent">
        {onBack ? (
          <IconButton
            label="Back to search"
            icon={<ArrowLeft />}
            className="-ml-3"
            onClick={onBack}
          />
        ) : (
          <Search aria-hidden="true" className="size-5 shrink-0 text-ink-faint" />
        )}
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label={label}
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={active && `${listId}-${active.id}`}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          placeholder={label}
          value={text}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value)
            onType?.(currentTarget.value)
            setActiveIndex(0)
          }}
          onKeyDown={onKeyDown}
          className="min-h-17 min-w-0 flex-1 bg-transparent text-lg text-ellipsis text-ink outline-none forced-colors:outline-2 forced-colors:-outline-offset-2 forced-colors:outline-solid placeholder:text-ink-faint"
        />
      </div>
      <CommandList
        id={listId}
        commands={shown}
        activeId={active?.id}
        onPoint={(command) => setActiveIndex(shown.indexOf(command))}
        onRun={onRun}
      />
      <p role="status" className={shown.length > 0 ? 'sr-only' : 'm-0 px-5 py-8 text-ink-soft'}>
        {shown.length > 0
          ? `${onBack ? `${label}: ` : ''}${shown.length} ${shown.length === 1 ? 'result' : 'results'}`
          : `No results for “${text.trim()}”`}
      </p>
      {status}
    </>
  )
}

/** The found commands, group by group. */
function arrange(commands: readonly Command[], text: string): readonly Command[] {
  const found = findCommands(commands, text)
  const groups = new Set(commands.map(({ group }) => group))
  return [...groups].flatMap((group) =>
    found
      .filter((command) => command.group === group)
      .slice(0, group === 'Your links' ? LINKS_SHOWN : MAX_IN_GROUP),
  )
}
