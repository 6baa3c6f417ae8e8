/** What comes later on the page of Premium: the form for the card, and changing the plan. */
export default {
  formNotLoaded: 'We couldn’t load the form for your card',
  nothingCharged: 'Nothing was charged.',
  processing: 'Processing...',
  loading: 'Loading...',
  pay: 'Pay {{price}}',
  toMonthly: 'Change to the Monthly plan?',
  toAnnual: 'Change to the Annual plan?',
  changing: 'Changing...',
  changeAndPay: 'Change and Pay {{price}}',
  change: 'Change My Plan',
  keep: 'Keep My Plan',
  costUnknown: 'We couldn’t find out what that costs',
  planAsWas: 'Your plan is as it was.',
  askingCost: 'Asking what that costs',
  chargedNow:
    '<strong>{{price}} is charged to your card now.</strong> What you have paid for the rest of your present plan is taken off already.',
  nothingNow:
    '<strong>Nothing is charged now.</strong> What you have paid for the rest of your present plan is enough.',
  leftOver: '{{price}} is left over. It pays for your next payments first.',
  begins: 'The new plan begins today. It is renewed on {{day}}.',
  beginsMonthly: 'The new plan begins today and costs {{price}} per month. It is renewed on {{day}}.',
  beginsAnnual: 'The new plan begins today and costs {{price}} per year. It is renewed on {{day}}.',
} as const;
