/** Which plant the built-in assistant takes a name for, where to do what it can’t do itself, and what it does not know. */
export default {
  iTakeIt: 'I take it you mean {{plant}}.',
  iTakeItOthers: 'I take it you mean {{plant}}. If it’s {{others}}, just tell me.',
  severalOf:
    'Several plants of our library can be meant. Tell me the whole name of yours if it’s another one.',
  whichOfThese:
    'That name can mean very different plants. Which is yours: {{plants}}? Tell me its name, or the whole name of another one. What holds for most plants:',
  noteOnPage:
    'I only look things up, so I haven’t noted that. Please tick it off on the page of your {{plants}}.',
  noteInGarden:
    'I only look things up, so I haven’t noted that. Please tick it off on the page of the plant: you’ll find it in [My Garden](/garden).',
  remindOnPage:
    'I can’t set a reminder myself. On the page of your {{plants}} you can change how often it needs something, and add a task of your own. You turn reminders on and off, and choose their hour, in [your profile](/profile).',
  remindInGarden:
    'I can’t set a reminder myself. On the page of a plant in [My Garden](/garden) you can change how often it needs something, and add a task of your own. You turn reminders on and off, and choose their hour, in [your profile](/profile).',
  identifyThere: 'Take a photo of it on [Identify](/identify), and I’ll look which plant it most likely is.',
  addThere:
    'Open [My Garden](/garden) and press **Add Plant**. If you don’t know its name, [Identify](/identify) finds it from a photo, and you can add it from there.',
  awayThere:
    'While you’re away, somebody else can look after your plants: open the calendar in [My Garden](/garden) and press **Going away?** There you see what has to be done on these days, and make a link for a plant sitter, who needs no account.',
  // What it does not know, and what it warns of.
  sorry:
    'I’m sorry that didn’t help. I’m not a language model: I look for the name of a plant and for one thing that you want to know about it. Short questions work best, one at a time. For example:',
  unknownOf:
    'I don’t know that about {{plant}}. What our library says of it: {{text}} You can ask me about its water, feed, light, soil and warmth, about repotting, pruning and new plants from it, or whether it’s known to harm pets. For the rest, please ask a garden centre or a local plant society.',
  sizeUnknown:
    '{{name}}: I don’t know how big it gets or how fast it grows. Our library has no figures for that, and much depends on its variety, its pot and the light. What it says: {{text}}',
  flowersIn: '{{name}}: it flowers **{{when}}**, a little earlier or later by climate and variety.',
  flowersUnknown: '{{name}}: I don’t know its months of flower. What our library says: {{text}}',
  harvestUnknown:
    '{{name}}: I don’t know when it’s ready to pick: our library has no times of harvest. Whether a plant can be eaten I don’t say. Its care guide says: {{text}}',
  guideOf: '{{name}}: its care guide says: {{text}}',
  edibleWarning: 'A warning in our library about {{plant}}: {{text}}',
  plantingUnknown:
    '{{name}}: I have no planting calendar, as much depends on where you live. What our library says: {{text}}',
  nightsAbove: 'Outdoors that means: only while the nights stay above {{low}} °C ({{lowF}} °F).',
  onSkin:
    'If you have its sap on your skin, rinse it off with plenty of water. If it’s in an eye, rinse the eye with water at once, and call a poison centre or a doctor.',
  // The whole garden, follow-ups, and what holds for every plant.
  noneIsThirsty: 'None of them needs water, and {{unwell}}',
  noneIsUnwell: 'none is unwell.',
  wishVegetables: 'vegetables',
  wishHerbs: 'herbs',
  keepFromChildren:
    '{{plants}}: **keep out of children’s reach, as if it were poisonous**. It’s known to harm pets.',
  cantCallSafe: '{{plants}}: **I can’t call it safe for a person**.',
  callAnyway: 'Please call even if nothing seems wrong yet: some poisons work slowly.',
  likeliest: 'The likeliest cause of what you see on {{plant}}, and what to do:',
  byCold:
    'I don’t know the weather where you live. By their care guides these may stand outdoors while the nights stay above:',
  degreesAbove: '{{low}} °C ({{lowF}} °F)',
  byWaiting: 'Your plants by their last watering, the longest ago first:',
  wateredOn: '{{plant}}: {{day}}',
  neverNoted: 'no watering noted',
  lastWeek: 'last week',
  lastMonth: 'last month',
  lastYear: 'last year',
  youDidThen: '{{when}} you',
  othersDidThen: '{{when}} others did this:',
  nothingThen: '{{when}}: nothing is noted.',
  removeThere:
    'I’m sorry about your plant. I only look things up, so I can’t take it out of your garden: in [My Garden](/garden), tap the pencil on its card and choose **It’s no longer here**. It’s kept in Past plants, with its journal and photos. If some part of it is still firm or green, [the guided check](/doctor) may find out what it needs.',
  waters:
    'Rainwater suits plants, and those that dislike lime do better with it. Most others take tap water as well; let it come to room temperature. Lime in hard water leaves a white crust on soil and pots, and can brown the tips of thin leaves. Water from a softener holds salt: don’t use it. I have no reliable record of water from dryers, dehumidifiers or aquariums. What a plant likes stands in its care guide.',
  amount:
    'How much I can’t say in litres, as pot, soil and light decide. In a pot: water slowly until it runs out at the bottom, and pour away what is left in the saucer.',
  spoiled:
    'What has turned yellow or brown doesn’t turn green again. You may cut off leaves that are wholly yellow or dry, with a clean blade. Of a brown tip or edge cut only the brown, and leave a thin rim of it. What is still green feeds the plant: leave it on.',
  wipe: 'Dust takes light from a plant. Wipe smooth leaves with a soft, damp cloth, and hold them from below while you do; rinse small ones with tepid water. Hairy leaves don’t like to be wet: use a soft brush.',
  weather:
    'I don’t know the weather where you live: the schedule goes by the season. In heat soil dries out sooner, most of all in small pots and in the sun, so feel it every day and water in the morning. After rain feel it too: leaves and roofs keep rain off pots. Where the top is still damp, wait.',
  sure: 'I don’t guess: what I say stands in your garden’s notes, in a care guide or in the doctor’s catalogue, and I name which. But I may misread a question, and no guide sees your plant: if its soil and leaves say something else, trust them.',
  lightTerms:
    '**Full sun**: six hours of sun a day or more. **Bright direct light**: some hours of sun on the leaves, as right by a sunny window. **Bright indirect light**: a bright place without sun on the leaves, such as a step away from a sunny window or behind a thin curtain. **Low light**: further inside the room, but still bright enough to read.',
  // What sounds like harm and is none, and what harms.
  harmfulHere: 'In your garden these are known to be dangerous for {{animals}}: {{plants}}.',
  harmfulThere: '**Dangerous for {{animals}}** ({{number}} {{what}} in our library): {{plants}}.',
  anyPlants: 'plants',
  harmfulElse: 'A plant that isn’t in this list isn’t safe because of that: ask me about it by its name.',
  wildlife:
    'Birds, mice, squirrels and deer are best kept off with a barrier: a net stretched tightly over the plants, or wire mesh around them. Look every day that no animal is caught in it, and pick what is ripe soon. If you didn’t see who it was, tell me what the holes look like.',
  meal: 'I hope you enjoyed it. If it tasted bitter or strange, if somebody feels unwell after it, or if you aren’t sure what it was, call your poison centre or emergency number (112 in Europe, 911 or Poison Help 1-800-222-1222 in the US).',
  planting:
    'I don’t know that: I have no calendar for sowing and planting, as much depends on where you live. A garden centre nearby knows. What this month has for your own plants stands in the calendar, which you open in [My Garden](/garden). Ask me which plants suit a place, such as “Which flowers for a sunny balcony?”',
  onThorn:
    'If a thorn or a spine has pricked you: wash the place with water and soap, and pull out what sticks out. If some of it is still inside, if it’s near a joint or an eye, or if it gets red, hot, thick or throbs, let a doctor see it today. Ask there whether your tetanus vaccination is still good.',
} as const;
