/** Gardens that several people look after. */
export default {
  gardenNotFound: 'This garden isn’t shared with you, or no longer is.',
  onlyTicking: 'In this garden you can look and tick things off. Its owner can let you change things too.',
  memberNotFound: 'This person doesn’t share your garden any more.',
  invitationNotFound: 'This invitation isn’t open any more.',
  invitationSpent:
    'This invitation was already used, is too old, or was sent to another email address than yours. Please ask for a new one.',
  ownGarden: 'This is your own address. Your garden is yours already.',
  memberAlready: 'This person shares your garden already.',
  full: 'You can share your garden with 5 people. Please remove somebody or withdraw an invitation first.',
  confirmAddressFirst:
    'Please confirm your own email address first, on your profile. Then you can invite others.',
  chooseRight: 'Please choose what they may do',
  invitationSubject: 'Will you look after a garden with me?',
  invitedToTick:
    'Hello,\n\n{{owner}} uses Leaflore to look after their plants, and would like to share their garden with you. You can see it, and tick what you have done.\n\nTo join, open this link within {{days}} days and log in with this email address. If you have no account yet, make one with this address first, and then open the link again:\n\n{{link}}\n\nIf you don’t know who this is, do nothing: nobody sees anything of yours.',
  invitedToChange:
    'Hello,\n\n{{owner}} uses Leaflore to look after their plants, and would like to share their garden with you. You can see it, tick what you have done, and change the plants.\n\nTo join, open this link within {{days}} days and log in with this email address. If you have no account yet, make one with this address first, and then open the link again:\n\n{{link}}\n\nIf you don’t know who this is, do nothing: nobody sees anything of yours.',
} as const;
