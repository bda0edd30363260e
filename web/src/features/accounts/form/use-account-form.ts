import type { ErrorCode } from '@everyshelf/domain/messages'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'
import type { ZodType } from 'zod'
import { useFormAction } from './use-form-action.ts'

/** A form whose fields a schema checks. A failure of its action shows in the form and in a toast. */
export function useAccountForm<Fields extends FieldValues>(
  schema: ZodType<Fields, Fields>,
  defaultValues: DefaultValues<Fields>,
  action: (fields: Fields) => Promise<void>,
  failureCode: ErrorCode,
) {
  const form = useForm({ resolver: standardSchemaResolver(schema), defaultValues })
  const { register, formState, getFieldState, getValues, handleSubmit, reset, watch } = form
  const { error, failure, run } = useFormAction(action, failureCode)
  return {
    error,
    failure,
    run,
    submit: handleSubmit(run),
    isBusy: formState.isSubmitting,
    isDirty: formState.isDirty,
    /** What a field needs, with its error. */
    field: (name: Path<Fields>) => ({
      ...register(name),
      error: getFieldState(name, formState).error?.message,
    }),
    getValues,
    handleSubmit,
    reset,
    watch,
  }
}
