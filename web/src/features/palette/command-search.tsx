import { IconButton, ListOption } from '@everyshelf/ui/primitives'
import { ArrowLeft, CornerDownLeft, Search } from 'lucide-react'
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { type Command, findCommands } from './command.ts'
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
function arrange(commands: readonly Command[], text: string) {
  const found = findCommands(commands, text)
  const groups = new Set(commands.map(({ group }) => group))
  return [...groups].flatMap((group) =>
    found
      .filter((command) => command.group === group)
      .slice(0, group === 'Links' ? LINKS_SHOWN : MAX_IN_GROUP),
  )
}

interface CommandListProps {
  readonly id: string
  readonly commands: readonly Command[]
  readonly activeId: string | undefined
  readonly onPoint: (command: Command) => void
  readonly onRun: (command: Command) => void
}

/** The commands below the palette's field, by group. The field keeps the focus; arrow keys select. */
function CommandList({ id, commands, activeId, onPoint, onRun }: CommandListProps) {
  const groups = Map.groupBy(commands, ({ group }) => group)
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Results"
      className={commands.length > 0 ? 'max-h-[calc(76dvh_-_4.75rem)] overflow-y-auto p-2' : ''}
    >
      {[...groups].map(([group, members]) => (
        // biome-ignore lint/a11y/useSemanticElements: no HTML element is a group of options
        <div key={group} role="group" aria-label={group} className="pb-2">
          <p aria-hidden="true" className="m-0 px-3 pt-2 pb-1 text-sm font-semibold text-ink-faint">
            {group}
          </p>
          {members.map((command) => (
            <CommandLine
              key={command.id}
              id={`${id}-${command.id}`}
              command={command}
              isActive={command.id === activeId}
              onPoint={() => onPoint(command)}
              onChoose={() => onRun(command)}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

interface CommandLineProps extends Omit<ComponentProps<typeof ListOption>, 'children'> {
  readonly command: Command
}

function CommandLine({ command, ...option }: CommandLineProps) {
  return (
    <ListOption {...option} className="min-h-11 gap-4 px-3">
      <span className="min-w-0 flex-1 truncate">
        {command.label}
        {command.detail && <span className="text-ink-faint"> {command.detail}</span>}
      </span>
      {command.note && <span className="shrink-0 text-sm text-ink-faint">{command.note}</span>}
      <CornerDownLeft
        aria-hidden="true"
        className={option.isActive ? 'size-4 shrink-0 text-accent' : 'invisible size-4 shrink-0'}
      />
    </ListOption>
  )
}
