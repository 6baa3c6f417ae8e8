/** The page of the plant expert, before a conversation comes. */
export default {
  title: 'AI Plant Expert',
  lead: 'Ask about your plants. The expert looks into your garden and our library.',
  loading: 'Loading your conversations',
  premiumRequired: 'Premium Required',
  upgrade: 'Upgrade to Premium',
  kept: 'Your conversations are all kept: you find them below. With Premium you can carry on where you left off.',
  knows: 'The expert knows your plants: when you last watered them, what is due, and what may be wrong.',
} as const;
