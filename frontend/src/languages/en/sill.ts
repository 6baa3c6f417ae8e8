/** The windowsill above My Garden. */
export default {
  pages: 'Pages of the windowsill',
  previous: 'Previous plants',
  next: 'Next plants',
  list: 'Your plants on the windowsill',
  thirsty: '{{name}}, needs water',
  thirstyUnwell: '{{name}}, needs water and is unwell',
  unwell: '{{name}}, is unwell',
  needsCare: '{{name}}, needs care',
  well: '{{name}}, needs no water today',
  needWater_one: '{{count}} needs water',
  needWater_other: '{{count}} need water',
  areUnwell_one: '{{count}} is unwell',
  areUnwell_other: '{{count}} are unwell',
  noneNeedsWater: 'No plant needs water today',
} as const;
