export interface Part {
  readonly type: string
  readonly props: Record<string, unknown>
}

/** An element for satori, which supports only flexbox. */
export function box(style: object, children: string | readonly Part[]): Part & { key: null } {
  return { type: 'div', key: null, props: { style: { display: 'flex', ...style }, children } }
}
