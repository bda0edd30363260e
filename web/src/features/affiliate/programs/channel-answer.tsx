import { Check, CircleHelp, Minus } from 'lucide-react'
import type { ChannelState } from './program-rows.ts'

/** The hash of the form where authors confirm places. */
export const TAG_PLACES = 'tag-places'

interface ChannelAnswerProps {
  readonly name: string
  readonly state: ChannelState
}

const looks = {
  yes: { Icon: Check, text: 'yes', tone: 'text-accent' },
  no: { Icon: Minus, text: 'no', tone: 'text-ink-faint' },
  unknown: { Icon: CircleHelp, text: 'no known rule, so no tag', tone: 'text-ink-faint' },
} as const

/** Whether links in one place carry the tag. Below the width of a table, each is a word with an icon. */
export function ChannelAnswer({ name, state }: ChannelAnswerProps) {
  return (
    <td className="py-2 pr-3 max-lg:inline-flex max-lg:items-center max-lg:gap-1 max-lg:py-0.5 max-lg:pr-4">
      {state === 'confirm' ? <Confirm name={name} /> : <KnownAnswer name={name} state={state} />}
    </td>
  )
}

function KnownAnswer({ name, state }: { name: string; state: keyof typeof looks }) {
  const { Icon, text, tone } = looks[state]
  return (
    <>
      <Icon aria-hidden="true" className={`size-4.5 shrink-0 ${tone}`} />
      <span className={state === 'yes' ? 'lg:sr-only' : 'text-ink-soft lg:sr-only'}>
        {name}
        <span className="sr-only">: {text}</span>
      </span>
    </>
  )
}

function Confirm({ name }: { readonly name: string }) {
  return (
    <>
      <span className="lg:sr-only">{name}:</span>
      <a href={`#${TAG_PLACES}`} className="text-link inline-flex min-h-6 items-center">
        Confirm<span className="sr-only"> where you use your tags</span>
      </a>
    </>
  )
}
