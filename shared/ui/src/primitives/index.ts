export { Badge } from './badge.tsx'
export {
  Button,
  type ButtonKind,
  type ButtonProps,
  type ButtonSize,
  buttonClasses,
} from './button.tsx'
export { ChoiceField } from './choice-field.tsx'
export { classNames } from './class-names.ts'
export { Dialog, DialogClose } from './dialog.tsx'
export { Disclosure } from './disclosure.tsx'
export { IconButton } from './icon-button.tsx'
export { ListOption } from './list-option.tsx'
export { ProgressBar } from './progress-bar.tsx'
export { Spinner } from './spinner.tsx'
export { Switch } from './switch.tsx'
export { TextArea } from './text-area.tsx'
export { TextField } from './text-field.tsx'
