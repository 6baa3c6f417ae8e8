/** What a server that takes payments answers of a free account. */
export const FREE = {
  isSetUp: true,
  publishableKey: 'pk_test_journey',
  prices: [
    { plan: 'monthly', amount: 499, currency: 'usd' },
    { plan: 'annual', amount: 2999, currency: 'usd' },
  ],
  isPremium: false,
  grant: null,
  moneyBack: null,
  subscription: null,
};
