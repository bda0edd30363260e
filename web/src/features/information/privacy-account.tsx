import { Part, Term } from './information-page.tsx'

/** What is kept of those who sign up. */
export function AccountPart() {
  return (
    <Part title="When you have an account">
      <ul>
        <li>your first name and email address</li>
        <li>your password as a hash from which it cannot be read, or that you sign in by Google</li>
        <li>
          a sign-up that is not confirmed yet: first name, email address and password hash, for 7
          days
        </li>
        <li>
          your saved links, what you set them to and their last hundred changes, with the days on
          which you found a shop's page right
        </li>
        <li>
          the titles and authors that your extension or your imported file gave for saved books that
          no book catalog knows; only you see them
        </li>
        <li>your affiliate tags and your numbers at other shops' programmes</li>
        <li>
          your sign-ins that are still open, those of the extension too: since when, last used, kind
          of device and browser, country
        </li>
        <li>your time zone and whether you want the weekly mail, if you set them</li>
        <li>
          if you pay: your customer number at Stripe, what was paid until when, and a scrambled form
          of what Stripe says the card is, by which one person with two accounts is noticed
        </li>
        <li>
          if somebody invited you or you invited somebody: who, when, and whether it was rewarded.
          Whoever invited you sees your first name and the day, not your address.
        </li>
      </ul>
      <p>
        <Term>Purpose and legal basis:</Term> to give you the account you asked for (Art. 6(1)(b)).
        Mails are sent about the account alone: to confirm your address, to reset the password, to
        warn of changes. The weekly mail comes only if you ask for it (Art. 6(1)(a)), and one press
        in it ends it. None of them carries tracking.
      </p>
    </Part>
  )
}
