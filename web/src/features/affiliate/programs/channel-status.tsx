import { classNames } from '@everyshelf/ui/primitives'
import { Check, CircleHelp, Minus } from 'lucide-react'
import type { ChannelState } from './program-rows.ts'

/** The hash of the form where authors confirm channels. */
export const TAG_CHANNELS = 'tag-channels'

interface ChannelStatusProps {
  readonly state: ChannelState
  /** True in the table, where only the icon shows the answer. */
  readonly hidesText?: boolean
}

const looks = {
  yes: { Icon: Check, text: 'Allowed', tone: 'text-accent' },
  no: { Icon: Minus, text: 'Not allowed', tone: 'text-ink-faint' },
  unknown: { Icon: CircleHelp, text: 'No known rule, so no tag', tone: 'text-ink-faint' },
} as const

/** Whether links in one place carry the tag. */
export function ChannelStatus({ state, hidesText = false }: ChannelStatusProps) {
  if (state === 'confirm') {
    return (
      <a href={`#${TAG_CHANNELS}`} className="text-link inline-flex min-h-6 items-center">
        Confirm<span className="sr-only"> where you use your tags</span>
      </a>
    )
  }
  const { Icon, text, tone } = looks[state]
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon className={classNames('size-4.5 shrink-0', tone)} />
      <span className={hidesText ? 'sr-only' : ''}>{text}</span>
    </span>
  )
}
