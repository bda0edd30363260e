import { ListOption } from '@everyshelf/ui/primitives'
import { CornerDownLeft } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { Command } from './command.ts'

interface CommandListProps {
  readonly id: string
  readonly commands: readonly Command[]
  readonly activeId: string | undefined
  readonly onPoint: (command: Command) => void
  readonly onRun: (command: Command) => void
}

/** The commands below the palette's field, by group. The field keeps the focus; arrow keys select. */
export function CommandList({ id, commands, activeId, onPoint, onRun }: CommandListProps) {
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
