interface ExamplesProps<Example extends { readonly title: string }> {
  readonly examples: readonly Example[]
  readonly onPick: (example: Example) => void
}

/** Examples that visitors can test with one click. */
export function Examples<Example extends { readonly title: string }>({
  examples,
  onPick,
}: ExamplesProps<Example>) {
  return (
    <div className="border-t border-rule py-8">
      <h2 className="m-0 font-display text-xl">Try an example</h2>
      <ul className="m-0 mt-3 list-none p-0">
        {examples.map((example) => (
          <li key={example.title}>
            <button
              type="button"
              onClick={() => onPick(example)}
              className="text-link min-h-11 py-1.5 text-left font-medium"
            >
              {example.title}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
