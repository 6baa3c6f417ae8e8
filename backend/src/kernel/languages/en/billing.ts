/** Premium: what can fail about plans and payments, and the mail before a renewal. */
export default {
  grantIsOver: 'This day is over. Please choose a day from today on.',
  notADay: 'Please write the day as 2026-12-31.',
  notSetUp: 'Payments are not set up on this server.',
  unavailable:
    'The payment service isn’t answering right now. Please try again in a few minutes: you are never charged twice.',
  declined: 'Your card was declined.',
  insufficientFunds: 'Your card has insufficient funds.',
  cardExpired: 'Your card has expired.',
  wrongCode: 'Your card’s security code is incorrect.',
  wrongNumber: 'Your card number is incorrect.',
  confirmAtBank:
    'Your bank wants you to confirm this payment, which isn’t possible here. Please update your card, or use another one.',
  alreadySubscribed: 'You already have a subscription.',
  disputed:
    'Your bank has asked for your last payment back. Until that is settled you can’t subscribe again. If you didn’t ask for it, please call your bank.',
  owed: 'Your last payment hasn’t come through. Please pay it first, then you can change the plan.',
  paidByCredit: 'What you paid before is enough for this. You have Premium, and nothing was charged.',
  noSubscription: 'You have no subscription.',
  notConfirmed:
    'The payment isn’t confirmed yet. As soon as it is, your account will be upgraded automatically.',
  processing:
    'Your bank is still working on your payment. As soon as it’s through, your account will be upgraded automatically: you don’t have to pay again.',
  paymentNotFound: 'We can’t find this payment.',
  noPayment: 'This is not a payment.',
  webhookRefused: 'This message isn’t signed by the payment service.',
  // The mail a week before an annual plan is renewed.
  renewsOn: 'Your Leaflore Premium renews on {{day}}',
  hello: 'Hello {{name}},',
  willCharge:
    'Your annual Leaflore Premium plan renews on {{day}}. We will charge {{price}} to your card that day.',
  nothingToDo: 'If that’s fine with you, there is nothing to do.',
  mayStop: 'If you’d rather stop, you can cancel with one click, and keep Premium until that day: {{page}}',
} as const;
