/** Letters to the team, and the newsletter. */
export default {
  nameMissing: 'Name is required',
  nameLong: 'Name too long',
  subjectMissing: 'Subject is required',
  subjectLong: 'Subject too long',
  messageShort: 'Message must be at least 10 characters',
  messageLong: 'Message too long',
  thanks: 'Thank you for writing to us. We answer within 24 hours.',
  mailSubject: 'Contact: {{subject}}',
  memberWrites: '{{name}} <{{email}}>, a member, writes:',
  visitorWrites: '{{name}} <{{email}}>, a visitor, writes:',
  answerGoesTo:
    'Your answer to this mail goes to the address that was given. It was typed into the form and may be wrong.',
  messageGone: 'This message is no longer there.',
  // The newsletter: its list.
  linkUnknown: 'This link doesn’t work any more. Please subscribe again to get a new one.',
  openLink: 'Please open the link in the email that we have sent you. Then you’re on the list.',
  wishNoted: 'This server sends no mail yet. Your wish is noted; the person who runs it has the link.',
  // The mail that asks whether somebody wants it.
  askTips: 'Do you want growing tips from Leaflore?',
  hello: 'Hello,',
  askedFor:
    'Someone, we hope it was you, asked for our newsletter at this address. Once a month it tells you what plants need just then. To say yes, open this link within {{days}} days:',
  notYou: 'If it was not you, do nothing: we won’t write to this address again.',
  // An issue.
  why: 'You get this because you subscribed to growing tips from Leaflore.',
  noMore: 'No more emails like this',
  noMoreAt: 'No more emails like this:\n{{link}}',
  issueOf: 'Your plants in {{month}}',
  north: '{{month}} north of the equator',
  south: '{{month}} south of the equator',
  plantOfMonth: 'Plant of the month: {{plant}}',
  issueSent: 'The newsletter of this month was sent already.',
  issueOnItsWay: 'The newsletter is on its way.',
  notAMonth: 'Please give a month as 2026-12',
} as const;
