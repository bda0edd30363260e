import { Star } from 'lucide-react'
import { useId } from 'react'

interface StarRatingProps {
  /** 0 without a rating. */
  readonly value: number
  readonly onChange: (value: number) => void
}

const STARS = [1, 2, 3, 4, 5]

/** One to five stars. Radio buttons, so arrow keys work, with a button to clear. */
export function StarRating({ value, onChange }: StarRatingProps) {
  const name = useId()
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="mb-1 p-0 font-semibold">Rating (optional)</legend>
      <div className="flex items-center gap-1">
        <div className="-ml-2 flex">
          {STARS.map((stars) => (
            <label
              key={stars}
              className="relative grid size-11 cursor-pointer place-items-center rounded-md text-accent hover:bg-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-[-2px] has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name={name}
                value={stars}
                checked={value === stars}
                onChange={() => onChange(stars)}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              <Star
                aria-hidden="true"
                className={stars <= value ? 'size-6.5 fill-current' : 'size-6.5 text-rule-strong'}
              />
              <span className="sr-only">{stars === 1 ? '1 star' : `${stars} stars`}</span>
            </label>
          ))}
        </div>
        {value > 0 && (
          <button
            type="button"
            onClick={() => onChange(0)}
            className="ml-2 min-h-9 text-sm text-link"
          >
            Clear
          </button>
        )}
      </div>
    </fieldset>
  )
}
