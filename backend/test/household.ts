import type { Api, Person } from './api.js';
import { eventually } from './eventually.js';

type Right = 'tick' | 'change';

/** The token in the newest invitation that was mailed to an address. */
export async function invitationFor(api: Api, email: string, count = 1): Promise<string> {
  const mails = await eventually(
    () => api.mails().filter((mail) => mail.includes(`To: ${email}`) && mail.includes('/household/join')),
    ({ length }) => length >= count,
  );
  return /join\?token=([\w-]+)/.exec(mails.at(-1)!)![1]!;
}

/** Shares the garden of a person with another one, by an invitation that is mailed and accepted. */
export async function shareGarden(api: Api, owner: Person, member: Person, may: Right): Promise<void> {
  await owner.post('/api/household/invitations', { email: member.email, may }).expect(201);
  const token = await invitationFor(api, member.email);
  await member.post('/api/household/join', { token }).expect(200);
}
