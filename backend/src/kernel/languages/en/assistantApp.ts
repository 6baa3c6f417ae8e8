/** What the built-in assistant says about the app itself: on which page something is done. */
export default {
  contact:
    'I know no telephone number. You can write to the team on the page **Contact**: you’ll find it in the menu.',
  cost: 'What Premium costs, and what is free, stands on the page **Premium**: you’ll find it in the menu.',
  cancel:
    'On the page **Premium**, in the menu, press **Cancel Subscription**. You keep Premium until the end of what is paid.',
  share:
    'At the end of [My Garden](/garden), **Share your garden** invites somebody by email. They join with an account of their own, and you choose whether they see and tick off, or change everything.',
  print:
    'In the calendar, which you open in [My Garden](/garden), **Fridge sheet** prints what the next seven days need. **Care card**, on the page of a plant, prints what that plant needs.',
  account:
    'In [your profile](/profile), under **Your data**, press **Delete my account…** It deletes everything at once and for good. To keep a copy, press **Get my data ready** first.',
  language:
    'I speak English, German and Spanish, and answer as I’m asked. The language of the app is in [your profile](/profile), under **Display**.',
  offline:
    'Pages that this device has opened while you were logged in open without a network too: your garden, the calendar, the library. What you note about a plant waits on the device and is sent once you’re back online. Asking me needs a network.',
  display:
    'In [your profile](/profile), under **Display**, you can choose light or dark colours, and **Easy view**: larger type, stronger lines, and one plant at a time.',
  password:
    'You change your password in [your profile](/profile), under **Password**. If you’ve forgotten it, **Forgot password?**, where you log in, sends you a link.',
  past: 'Plants that are no longer here are at the end of [My Garden](/garden), under **Past plants**, with their journal and photos.',
  undo: 'I only look things up, so I can’t change that myself. On the page of the plant, **Take back** in its journal removes what was noted, and **It was another day** notes it for another day. You’ll find the plant in [My Garden](/garden).',
  data: 'In [your profile](/profile), under **Your data**, **Get my data ready** makes one file with your plants, your journal and every photo.',
  photo:
    'Yes: press **Add a photo** where you write to me, and I’ll look which plant it shows. If it looks unwell, [the guided check](/doctor) asks what I can’t see.',
  remove:
    'In [My Garden](/garden), tap the pencil on the plant’s card and choose **It’s no longer here**. It’s kept in Past plants, with its journal and photos.',
  plantPhoto:
    'Open the plant in [My Garden](/garden): where you write in its journal, **Add a photo** keeps a picture with that day.',
} as const;
