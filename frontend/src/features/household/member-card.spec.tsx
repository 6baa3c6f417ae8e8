import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { makeStore } from '../../app/store';
import { householdMessages } from '../../shared/toast/messages/household';
import { InvitationCard } from './member-card';

const invitation = {
  id: 'i',
  email: 'otto@leaflore.test',
  may: 'tick',
  expiresAt: '2026-11-28T08:00:00Z',
} as const;
const show = (link: string | null) =>
  render(
    <Provider store={makeStore()}>
      <InvitationCard invitation={{ ...invitation, link }} />
    </Provider>,
  );

describe('an invitation to a garden', () => {
  it('has its link to pass on where the server sends no mail, and says so', () => {
    const link = 'https://leaflore.test/household/join?token=t';
    show(link);
    expect(screen.getByLabelText(/^The link to pass on/)).toHaveValue(link);
    const { text } = householdMessages.invited(invitation.email).done({ ...invitation, link });
    expect(text).toMatch(/sends no emails yet.*send it to otto@leaflore\.test yourself/);
  });

  it('is on its way by mail where the server sends some', () => {
    show(null);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    const { text } = householdMessages.invited(invitation.email).done({ ...invitation, link: null });
    expect(text).toMatch(/gets an email with a link/);
  });
});
