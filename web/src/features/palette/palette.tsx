import { Dialog } from '@everyshelf/ui/primitives'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { ApiProvider } from '../../lib/api/trpc.tsx'
import { type Command, findCommands } from './command.ts'
import { CommandList } from './command-list.tsx'
import { useCommands } from './use-commands.ts'

interface PaletteProps {
  readonly onClose: () => void
}

const groups: readonly Command['group'][] = ['Pages', 'Actions', 'Your links']
/** More links would hide the other commands. */
const MAX_LINKS = 8
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

export function Palette(props: PaletteProps) {
  return (
    <ApiProvider>
      <PaletteDialog {...props} />
    </ApiProvider>
  )
}

function PaletteDialog({ onClose }: PaletteProps) {
  const listId = useId()
  const commands = useCommands()
  const [text, setText] = useState('')
  const [activeIndex, setActiveIndex] = useState(0)
  const found = findCommands(commands, text)
  const shown = groups.flatMap((group) =>
    found
      .filter((command) => command.group === group)
      .slice(0, group === 'Your links' ? MAX_LINKS : 99),
  )
  const active = shown[activeIndex]
  const run = (command: Command | undefined) => {
    if (!command) return
    onClose()
    command.run()
  }
  const move = (steps: number) =>
    setActiveIndex((activeIndex + steps + shown.length) % shown.length)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (event.nativeEvent.isComposing || (!step && event.key !== 'Enter')) return
    event.preventDefault()
    if (step && shown.length > 0) move(step)
    if (event.key === 'Enter') run(active)
  }
  return (
    <Dialog open from="top" title="Search" hideTitle onOpenChange={(open) => !open && onClose()}>
      <div className="flex items-center gap-3 border-b border-rule pr-16 pl-5 focus-within:border-accent">
        <Search aria-hidden="true" className="size-5 shrink-0 text-ink-faint" />
        <input
          type="text"
          role="combobox"
          aria-label="Search pages, actions, and links"
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={active && `${listId}-${active.id}`}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          placeholder="Search pages, actions, and links"
          value={text}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value)
            setActiveIndex(0)
          }}
          onKeyDown={onKeyDown}
          className="min-h-17 min-w-0 flex-1 bg-transparent text-lg text-ink outline-none forced-colors:outline-2 forced-colors:-outline-offset-2 forced-colors:outline-solid placeholder:text-ink-faint"
        />
      </div>
      <CommandList
        id={listId}
        commands={shown}
        activeId={active?.id}
        onPoint={(command) => setActiveIndex(shown.indexOf(command))}
        onRun={run}
      />
      <p role="status" className={shown.length > 0 ? 'sr-only' : 'm-0 px-5 py-8 text-ink-soft'}>
        {shown.length > 0
          ? `${shown.length} ${shown.length === 1 ? 'result' : 'results'}`
          : `No results for “${text.trim()}”`}
      </p>
    </Dialog>
  )
}
