import { To } from '../../prose-parts';

/** The rules between people and Leaflore. */
export default function Body() {
  return (
    <>
      <h2>Accounts</h2>
      <p>
        You need an account to identify plants and keep a garden. Please give a real email address, keep your
        password to yourself, and tell us if you believe that somebody else has used your account. You answer
        for what is done with it.
      </p>
      <p>
        A free account has five identifications in total. Premium costs $4.99 per month or $29.99 per year and
        renews until you cancel. You can cancel at any time and keep Premium until the end of the time you
        have paid for.
      </p>

      <h2>User Content</h2>
      <p>
        Your photos, notes and posts belong to you. You allow us to store and show them as far as the app
        needs it: to you, and to others where you have chosen to share. Please share only what is yours, or
        what you may share. When you delete something, we remove it.
      </p>

      <h2>Acceptable Use</h2>
      <p>Please be kind, and do not use Leaflore to</p>
      <ul>
        <li>harm, insult, threaten or mislead other people, or post what is against the law;</li>
        <li>send advertising, or collect data about other members;</li>
        <li>break into accounts, get around limits, or overload the service with automatic requests;</li>
        <li>upload files that are meant to do damage.</li>
      </ul>
      <p>We may hide content or close accounts that do so. Where we can, we will tell you why first.</p>

      <h2>Disclaimer</h2>
      <p>
        Information on Leaflore is general and educational only, and its accuracy is not guaranteed.
        Identification from a photo can be wrong, even when it sounds sure.
      </p>
      <p>
        <strong>Never eat a plant, give it to an animal, or use it as medicine on the word of an app.</strong>{' '}
        If a person or a pet has swallowed something that may be poisonous, call a doctor, a vet or your
        poison centre at once.
      </p>
      <p>
        We look after the service carefully, but we cannot promise that it is always available, and we are not
        liable for plants that do not thrive, as far as the law allows.
      </p>

      <h2>Changes</h2>
      <p>
        When these terms change, the new text will be here. If a change matters to you, such as a new price,
        we will tell you in good time and you can leave before it applies.
      </p>

      <h2>Contact</h2>
      <p>
        Something unclear? <To path="/contact">Ask us</To>. We answer within 24 hours.
      </p>
    </>
  );
}
