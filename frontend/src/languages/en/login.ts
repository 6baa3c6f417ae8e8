/** How a member logs in besides the password: two-step login and passkeys. */
export default {
  notLoaded: 'We couldn’t load how you log in',
  loading: 'Loading how you log in',
  twoStep: 'Two-step login',
  isOn_one:
    'It is on: after your password we ask for a code from your app. You have {{count}} recovery code left.',
  isOn_other:
    'It is on: after your password we ask for a code from your app. You have {{count}} recovery codes left.',
  newCodes: 'New recovery codes',
  turnOff: 'Turn off',
  isOff:
    'After your password we ask for a code that an app on your phone shows. Somebody who knows your password still can’t get in.',
  setUp: 'Set up two-step login',
  setUpText:
    'You need an app on your phone that shows codes, often called an authenticator. Many password apps do it too.',
  turningOn: 'Turning on...',
  turnOn: 'Turn on',
  notNow: 'Not now',
  takePicture: '1. With the app, scan this square code (QR code).',
  qrCode: 'QR code for the app',
  orHere:
    'Or, if the app is on this device, <link>open it here</link>. You can also type this key into it: <secret>{{secret}}</secret>',
  enterCode: '2. Enter the code that the app shows',
  enterDigits: 'Please enter the 6 digits that your app shows',
  keepCodes: 'Keep these recovery codes',
  keepCodesText:
    'If you lose your phone, one of them lets you in instead of a code from the app. Each works once. We can’t show them again.',
  kept: 'I have kept them',
  saveFile: 'Save as a file',
  fileLead: 'Recovery codes for Leaflore. Each works once.',
  passkeys: 'Passkeys',
  passkeysText:
    'Log in without typing: your phone or computer asks for your finger, your face or its PIN, as when you unlock it. Your password still works too.',
  yourPasskeys: 'Your passkeys',
  lastUsed: 'Last used on <day>{{day}}</day>',
  added: 'Added on <day>{{day}}</day>',
  remove: 'Remove',
  removeNamed: 'Remove {{name}}',
  add: 'Add a passkey',
  passkeyName: 'Passkey {{number}}',
  notBegun: 'We couldn’t begin. Please try again.',
  isTurnedOff: 'Two-step login is off',
  passwordAlone: 'Your password alone is enough now.',
  stillOn: 'Two-step login is still on.',
  oldCodesWork: 'Your old recovery codes still work.',
  passkeyAdded: 'Passkey added',
  passkeyAddedText: 'Next time you can log in with it.',
  noPasskeyAdded: 'No passkey was added',
  whenever: 'You can try again whenever you like.',
  passkeyRemoved: 'Passkey removed',
  passkeyRemovedText: 'It no longer logs anybody in here.',
  notRemoved: 'We couldn’t remove it.',
} as const;
