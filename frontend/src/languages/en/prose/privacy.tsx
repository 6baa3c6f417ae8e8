import type { ReactNode } from 'react';
import { To } from '../../prose-parts';

/** What is known about people, and what for; the children are the choice whether visits may be counted. */
export default function Body({ children }: { children?: ReactNode }) {
  return (
    <>
      <h2>Information We Collect</h2>
      <h3>Account information</h3>
      <p>
        Your name, your email address and your password. The password is kept only in a scrambled form that
        cannot be read back. If you choose a profile picture, we keep that too. If you subscribe to Premium,
        the payment company handles your card; we see that a payment was made, never the card number.
      </p>
      <h3>Plant data</h3>
      <p>
        The photos you have identified, what was found on them, and the plants in your garden; when they were
        cared for, your journal and how you want to be reminded. We remove the place and the camera details
        from every photo before we store it.
      </p>
      <h3>Reminders</h3>
      <p>
        Reminders are off until you turn them on. A message by email goes to your address. A message on a
        device goes through the push service of your browser’s maker, encrypted, so that only your device can
        read it; for that we keep the address that the service gave your device, until you remove the device.
        A calendar link shows what is due to anyone who has it; you can renew it or turn it off.
      </p>
      <h3>A garden that you share</h3>
      <p>
        Those whom you invite see your first name, and your plants with their photos, care and journal, until
        you remove them; the invitation tells them your email. A link for a plant sitter shows what is to be
        done on those days, with the names and places of the plants, to anyone who has it, until the days are
        over or you end it.
      </p>
      <h3>User-generated content</h3>
      <p>
        What you write or show to others or to us: posts and photos in the community, questions to experts,
        conversations with the plant expert, and messages to our support, which we keep for a year. If you
        subscribe to the newsletter, we keep your address until you leave it.
      </p>
      <h3>Technical records</h3>
      <p>
        To keep the service safe we record sign-ins and important actions with their time and network address.
        How often an article is read is counted, once for each household and day; the network address for that
        is forgotten when the day is over.
      </p>
      <h3>Statistics</h3>
      <p>
        Visits are counted only if the operator of this server has set that up and you agree. Then Google Tag
        Manager learns the kind of page, such as “a plant of the garden”, and what was done there, such as “a
        plant was watered”. It runs in a frame of its own, which can read neither the page nor its address:
        your name, your email, your plants, your photos and what you write stay here. You can change your mind
        at any time, in your profile or on this page.
      </p>
      {children}

      <h2>How We Use It</h2>
      <ul>
        <li>To identify your plants, look after your garden and send the reminders you have asked for.</li>
        <li>To answer you when you write to us, and to tell you when an expert has answered.</li>
        <li>To charge for Premium and to count the free identifications.</li>
        <li>To find faults and to stop misuse.</li>
        <li>To make our own identifier better, only with photos of people who allow it on their profile.</li>
      </ul>
      <p>
        A photo to be identified, or a question to the plant expert, may be sent to an AI service that works
        for us. The screen names the service that answered. It receives the photo or the text, not your name
        or your email address. We do not sell your data and we show no advertising.
      </p>

      <h2>Cookies and This Device</h2>
      <p>
        One cookie keeps you logged in. One remembers that this device has logged in before, so that strangers
        who guess at your password cannot lock you out. One remembers how you like the app to look, one which
        language it speaks, one whether your garden is still empty, one whether you have Premium, one what you
        have answered to whether visits may be counted. The ticks of a care checklist, what you have written
        and not sent yet, and photos that you have chosen to be identified stay on this device; logging out
        clears them. If your device looks at photos itself, they stay on it until they are added to your
        identifications.
      </p>

      <h2>Security</h2>
      <p>
        Connections are encrypted, passwords are scrambled, every request is checked to be yours, and photos
        are only handed to those who may see them. No system is perfect: if something ever goes wrong with
        your data, we will tell you and say what to do.
      </p>

      <h2>Your Choices</h2>
      <ul>
        <li>See and correct your name on your profile.</li>
        <li>
          Let our identifier learn from photos whose names you have judged, there under “Help us recognise
          plants”. It’s off until you turn it on, and you can turn it off again: what we collect later leaves
          your photos out.
        </li>
        <li>Change your password there. Every other device is logged out.</li>
        <li>
          Download everything that is yours as one file, there under “Your data”: your plants, their care,
          your journal, your identifications, your posts, comments and questions, your conversations with the
          plant expert and every photo, exactly as we keep it. The file waits for you for seven days. You can
          bring it back here, or to another Leaflore.
        </li>
        <li>
          Delete your account there, with all that belongs to it. It’s gone at once, and your photos within
          minutes. It can’t be restored. If the operator of this server keeps backups, it stays in those until
          they are replaced.
        </li>
      </ul>

      <h2>Contact</h2>
      <p>
        Questions about your data, or something we haven’t thought of? <To path="/contact">Write to us</To>. A
        person reads it.
      </p>
    </>
  );
}
