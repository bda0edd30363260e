export interface Part {
  readonly type: string
  readonly props: Record<string, unknown>
}

/** One element for satori, which knows flexbox alone. */
export function box(style: object, children: string | readonly Part[]): Part & { key: null } {
  return { type: 'div', key: null, props: { style: { display: 'flex', ...style }, children } }
}
