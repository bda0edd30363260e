/** The names in the braces of a text. */
export type PlaceholdersIn<Text extends string> =
  Text extends `${string}{${infer Name}}${infer Rest}` ? Name | PlaceholdersIn<Rest> : never

/** One value for each placeholder of a text; no argument if it has none. */
export type ValuesOf<Text extends string, Value = string> = [PlaceholdersIn<Text>] extends [never]
  ? []
  : [values: Readonly<Record<PlaceholdersIn<Text>, Value>>]

/** Puts values into a text. @example fill('View at {store}', { store: 'Kobo' }) // 'View at Kobo' */
export function fill<Text extends string>(text: Text, ...[values]: ValuesOf<Text>): string {
  const known: Readonly<Record<string, string>> | undefined = values
  return text.replace(/\{(\w+)\}/g, (_placeholder, name: string) => known?.[name] ?? '')
}
