import type { MailTemplate } from '../mail.ts'

interface TemplateFacts {
  readonly title: string
  /** When it is sent, and to whom. */
  readonly about: string
}

/** Every mail there is, as the operator is told of it. */
export const templateFacts: Readonly<Record<MailTemplate, TemplateFacts>> = {
  'verify-email': { title: 'Confirm your email', about: 'To a new address, at sign-up.' },
  welcome: {
    title: 'Welcome',
    about: 'To the owner of an account, once the address is confirmed.',
  },
  'reset-password': {
    title: 'Choose a new password',
    about: 'To the owner of an account, when somebody asks for it.',
  },
  'password-changed': {
    title: 'Password changed',
    about: 'To the owner of an account, after every change of its password.',
  },
  'failed-sign-ins': {
    title: 'Failed sign-ins',
    about: 'To the owner of an account, when someone enters wrong passwords; once a day at most.',
  },
  'tags-changed': {
    title: 'Tags changed by an extension',
    about: 'To the owner of an account, when an extension changes its affiliate tags.',
  },
  'change-email': {
    title: 'Move to another address?',
    about: 'To the address that an account has, when its owner wants another.',
  },
  'prove-email': {
    title: 'Is this your new address?',
    about: 'To the new address, once the present one has agreed.',
  },
  'email-changed': {
    title: 'Another address',
    about: 'To the former address, after the change.',
  },
  'weekly-digest': { title: 'Your week', about: 'On Mondays, to those who asked for it.' },
  contact: { title: 'Contact form', about: 'To the operator, with what a visitor wrote.' },
  feedback: { title: 'Feedback form', about: 'To the operator, with what a visitor wrote.' },
  answer: { title: 'Answer', about: 'To a visitor who wrote, with what the operator answers.' },
}

export const mailTemplates = Object.keys(templateFacts) as MailTemplate[]
