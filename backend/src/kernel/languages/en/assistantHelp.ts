/** Which plant the built-in assistant takes a name for, where to do what it can’t do itself, and what it does not know. */
export default {
  iTakeIt: 'I take it you mean {{plant}}.',
  iTakeItOthers: 'I take it you mean {{plant}}. If it’s {{others}}, just tell me.',
  severalOf:
    'Several plants of our library can be meant. Tell me the whole name of yours if it’s another one.',
  noteOnPage:
    'I only look things up, so I haven’t noted that. Please tick it off on the page of your {{plants}}.',
  noteInGarden:
    'I only look things up, so I haven’t noted that. Please tick it off on the page of the plant: you’ll find it in [My Garden](/garden).',
  remindOnPage:
    'I can’t set a reminder myself. On the page of your {{plants}} you can change how often it needs something, and add a task of your own. You turn reminders on in [your profile](/profile).',
  remindInGarden:
    'I can’t set a reminder myself. On the page of a plant in [My Garden](/garden) you can change how often it needs something, and add a task of your own. You turn reminders on in [your profile](/profile).',
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
} as const;
