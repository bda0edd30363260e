import { Button } from '@everyshelf/ui/primitives'

/** One of the two answers to a request for access. */
export interface Answer {
  readonly run: () => void
  readonly isPending: boolean
}

interface AnswerButtonsProps {
  readonly approve: Answer
  readonly deny: Answer
}

export function AnswerButtons({ approve, deny }: AnswerButtonsProps) {
  const isBusy = approve.isPending || deny.isPending
  return (
    <div className="mt-7 flex flex-col gap-3 sm:flex-row">
      <Button
        size="large"
        className="flex-1"
        busy={approve.isPending}
        disabled={isBusy}
        onClick={approve.run}
      >
        Approve
      </Button>
      <DenyButton deny={deny} isBusy={isBusy} className="flex-1" />
    </div>
  )
}

interface DenyButtonProps {
  readonly deny: Answer
  readonly isBusy: boolean
  readonly className?: string
}

export function DenyButton({ deny, isBusy, className = 'mt-4' }: DenyButtonProps) {
  return (
    <Button
      kind="outline"
      size="large"
      className={className}
      busy={deny.isPending}
      disabled={isBusy || deny.isPending}
      onClick={deny.run}
    >
      Deny
    </Button>
  )
}
