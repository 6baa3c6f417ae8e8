/** What to think of at a time of year, two sentences each. No month, as it is said half a year later in the south, and no measure. */
export default {
  cactiRest:
    'Cacti and succulents now rest best in a cool, bright place away from radiators. Give them only enough water to stop them shrivelling.',
  potsInFrost:
    'Roots in a pot outdoors get colder than roots in the ground. Wrap the pot, or move it to a sheltered place, before a hard frost.',
  noFeedInWinter:
    'Most houseplants rest now and need no fertiliser. Start again in spring, when the days are longer and new leaves appear.',
  coldWindows:
    'Keep leaves off cold windows, and pots away from radiators and draughts. Feel the soil before you water, as most plants drink less now.',
  winterPests:
    'Look under the leaves when you walk past: pests do well in winter rooms. They are easiest to stop while they are few.',
  repot:
    'Slide a plant out of its pot: if roots cover the outside of the soil, it is time for a bigger pot. Go up only one size, as a large pot stays wet for too long.',
  feedAgain:
    'The days are longer, so feed a plant again once you see new leaves. Keep to what the label says, as too much can kill a plant.',
  bulbLeaves:
    'Take faded flowers off your bulbs, but leave the leaves until they turn yellow. They are making next year’s flowers.',
  summerOutdoors:
    'Once frost is over and nights are mild, many houseplants enjoy a summer outdoors. Keep them in the shade for a few days, then give them a little more sun each day.',
  deadhead:
    'Take off flowers as they fade. Bedding plants, and perennials that flower again, then go on for longer.',
  hotDays:
    'In a hot spell a pot outdoors may need water every day. Feel the soil of all your plants more often than you are used to.',
  backIndoors:
    'Bring in what spent the summer outdoors while the nights are still mild, before there is any danger of frost. Look for insects on the leaves and in the soil first.',
} as const;
