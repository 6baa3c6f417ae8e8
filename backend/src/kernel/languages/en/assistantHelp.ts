/** Which plant the built-in assistant takes a name for, and where to do what it can’t do itself. */
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
} as const;
