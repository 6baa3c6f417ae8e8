/** The settings of reminders, on the profile and in a dialog. */
export default {
  title: 'Care Reminders',
  due: '{{name}} is due for water {{onDay}}.',
  whenDue: 'when it is due',
  done: 'Done',
  turnOn: 'Turn on reminders',
  offer:
    'Once a day, at nine in the morning or an hour you choose, we’ll tell you which plants need you. When nothing is due, and at night, you’ll hear nothing.',
  offerOff: 'You can turn it off at any time, here or with the link in each message.',
  remindMe: 'Remind me',
  remindMeHint: 'One message a day, only when something is due. Never at night.',
  atWhatTime: 'At what time',
  timeOf: '{{place}} time.',
  byEmail: 'By email',
  mailTo: 'To {{email}}.',
  mailUnconfirmed: 'To {{email}}, once you have confirmed this address. Your profile says how.',
  mailUnconfirmedHere:
    'To {{email}}, once you have confirmed this address. How to do that is at the top of this page.',
  mailUndelivered:
    'To {{email}}. This server has no mail server yet: emails stay in a mailbox that only its administrator can read.',
  loading: 'Loading your reminders',
  notLoaded: 'We couldn’t load your reminders',
  carryOn: 'They’ll carry on as before.',
  noWay: 'We have no way to reach you',
  noWayAbout: 'Turn on email or notifications on this device, or use the calendar link.',
  sending: 'Sending...',
  sendTest: 'Send me a test',
  sent: 'Sent',
  notSent: 'Not sent',
  onPhone: 'On your phone or computer',
  willAsk: 'Your browser will ask whether Leaflore may show notifications. Answer <strong>Allow</strong>.',
  showHere: 'Show messages on this device',
  unsupported: 'This browser can’t show notifications. Email and your calendar work everywhere.',
  needsInstall:
    'On an iPhone or iPad, first put Leaflore on your home screen: press Share, then Add to Home Screen. Open Leaflore from there and come back to this page.',
  denied:
    'You have blocked messages from Leaflore in this browser. To allow them, tap the icon to the left of the address at the top, open the permissions or site settings, and set Notifications to Allow. Then load this page again.',
  devices: 'Devices that show messages',
  thisDevice: '(this device)',
  since: 'since {{day}}',
  remove: 'Remove',
  removeNamed: 'Remove {{name}}',
  inCalendar: 'In your calendar',
  calendarAbout:
    'Your own calendar can show what’s due in the coming weeks. Anyone with the link can read it.',
  revoked:
    'The link you had no longer works: for safety, older links were closed. Please make a new one and put it in your calendar in place of the old.',
  makeLink: 'Make a calendar link',
  calendarLink: 'Calendar link',
  newLink: 'New link',
  turnOff: 'Turn off',
  howTo: 'How to use it',
  howGoogle: '<strong>Google Calendar</strong> on a computer: Other calendars, +, From URL. Paste the link.',
  howApple:
    '<strong>iPhone and iPad</strong>: Settings, Calendar, Accounts, Add Account, Other, Add Subscribed Calendar.',
  howOutlook: '<strong>Outlook</strong>: Add calendar, Subscribe from web.',
  howSlow: 'Calendars update a few times a day, so a change may take hours to appear.',
} as const;
