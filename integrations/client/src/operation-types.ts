import type { operations } from './generated/openapi.ts'

/** The name of an endpoint in the documentation. */
export type OperationId = keyof operations

type Parameters<Id extends OperationId> = operations[Id]['parameters']

/** An object that a caller may leave out. */
type Nothing = Record<never, never>

/** A part of the input: missing, optional, or required, as in the document. */
type Part<Source, Key extends keyof Source, Name extends string> = [
  NonNullable<Source[Key]>,
] extends [never]
  ? unknown
  : Nothing extends Pick<Source, Key>
    ? { readonly [Each in Name]?: NonNullable<Source[Key]> }
    : { readonly [Each in Name]: NonNullable<Source[Key]> }

/** JSON, or an image. */
type Body<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Json } }
}
  ? { readonly body: Json }
  : operations[Id] extends { requestBody: { content: { 'image/jpeg': unknown } } }
    ? { readonly body: Blob }
    : unknown

/** What a call sends: `path`, `query`, `headers`, and `body`, as far as the endpoint has them. */
export type Input<Id extends OperationId> = Part<Parameters<Id>, 'path', 'path'> &
  Part<Parameters<Id>, 'query', 'query'> &
  Part<Parameters<Id>, 'header', 'headers'> &
  Body<Id>

type Success<Responses> = Responses extends { 201: infer Created }
  ? Created
  : Responses extends { 200: infer Ok }
    ? Ok
    : never

/** What a call returns: JSON, or the bytes of a file. */
export type Output<Id extends OperationId> =
  Success<operations[Id]['responses']> extends { content: { 'application/json': infer Json } }
    ? Json
    : ReadableStream<Uint8Array>

/** Endpoints that return a list page by page. */
export type PagedId = {
  [Id in OperationId]: Output<Id> extends { data: readonly unknown[]; next: string | null }
    ? Id
    : never
}[OperationId]

/** One entry of a list. */
export type Entry<Id extends PagedId> =
  Output<Id> extends { data: readonly (infer One)[] } ? One : never
