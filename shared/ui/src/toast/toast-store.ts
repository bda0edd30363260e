import { TOAST_LIMIT, TOAST_REMOVE_DELAY_MS } from '@everyshelf/domain/limits'
import type { ErrorCode, Message, NoticeCode } from '@everyshelf/domain/messages'
import type { FailureCause } from '../labels/index.ts'

/** A message of the catalog, whose texts are looked up when it is shown, or a text of its own. */
export type ToastContent =
  | {
      readonly tone: 'error'
      readonly code: ErrorCode
      readonly cause?: FailureCause | undefined
    }
  | { readonly tone: 'notice'; readonly code: NoticeCode }
  | ({ readonly tone: 'error' | 'notice'; readonly code?: undefined } & Message)

export type Toast = ToastContent & {
  readonly id: number
  readonly action: ToastAction | null
  readonly open: boolean
}

export interface ToastAction {
  readonly label: string
  /** Another way to do the same, for people who cannot reach the toast in time. */
  readonly altText: string
  readonly onSelect: () => void
}

export type ToastInput = ToastContent & { readonly action?: ToastAction | undefined }

/**
 * The toasts on a page, newest first. A dismissed toast stays, closed, so that its closing animation can
 * play; it is removed after the removal delay or when newer ones take its place.
 */
export class ToastStore {
  #toasts: readonly Toast[] = []
  #lastId = 0
  readonly #listeners = new Set<() => void>()
  readonly #removals = new Map<number, ReturnType<typeof setTimeout>>()

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly list = (): readonly Toast[] => this.#toasts

  show({ action = undefined, ...input }: ToastInput): number {
    this.#lastId += 1
    const toast: Toast = { ...input, action: action ?? null, id: this.#lastId, open: true }
    this.#set([toast, ...this.#toasts].slice(0, TOAST_LIMIT))
    return toast.id
  }

  dismiss(id: number): void {
    if (this.#removals.has(id)) return
    this.#set(this.#toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)))
    this.#removals.set(
      id,
      setTimeout(() => this.#remove(id), TOAST_REMOVE_DELAY_MS),
    )
  }

  clear(): void {
    for (const { id } of this.#toasts) this.#remove(id)
  }

  #remove(id: number): void {
    this.#set(this.#toasts.filter((toast) => toast.id !== id))
  }

  #set(toasts: readonly Toast[]): void {
    this.#toasts = toasts
    for (const [id, removal] of this.#removals) {
      if (toasts.some((toast) => toast.id === id)) continue
      clearTimeout(removal)
      this.#removals.delete(id)
    }
    for (const listener of this.#listeners) listener()
  }
}
