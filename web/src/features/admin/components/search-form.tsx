import { Button, TextField } from '@everyshelf/ui/primitives'
import { Search } from 'lucide-react'
import { useState } from 'react'

interface SearchFormProps {
  readonly label: string
  readonly hint: string
  readonly value: string
  readonly onSearch: (text: string) => void
}

/** Searches on submit, not on every key, because searches are rate limited. */
export function SearchForm({ label, hint, value, onSearch }: SearchFormProps) {
  const [text, setText] = useState(value)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(text.trim())
      }}
    >
      <TextField
        label={label}
        hint={hint}
        type="search"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={300}
        value={text}
        onChange={(event) => {
          const { value: typed } = event.currentTarget
          setText(typed)
          // The field's clear button shows the whole list again.
          if (typed === '' && value !== '') onSearch('')
        }}
        action={
          <Button type="submit" icon={<Search aria-hidden="true" className="size-[1.1em]" />}>
            Search
          </Button>
        }
      />
    </form>
  )
}
