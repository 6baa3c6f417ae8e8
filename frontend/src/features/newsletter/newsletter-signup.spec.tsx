import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Provider } from 'react-redux';
import { server, withServer } from '../../../test/visit';
import { makeStore } from '../../app/store';
import { NewsletterSignup } from './newsletter-signup';

withServer();

const MESSAGE = 'Please press the link in the mail.';
const asked: unknown[] = [];
const list = http.post('*/api/newsletter', async ({ request }) => {
  asked.push(await request.json());
  return HttpResponse.json({ message: MESSAGE });
});

function show(button?: 'Subscribe') {
  asked.length = 0;
  server.use(list);
  render(
    <Provider store={makeStore()}>
      <NewsletterSignup button={button} />
    </Provider>,
  );
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the newsletter', () => {
  it('asks for an email, and welcomes with what happens next', async () => {
    show();
    expect(screen.getByRole('heading', { name: 'Stay Growing' })).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText(/Your email/), 'rosa@example.org');
    await press('Get Growing Tips');
    expect(await screen.findByRole('heading', { name: 'Welcome to the Family!' })).toBeInTheDocument();
    expect(screen.getByText(MESSAGE)).toBeInTheDocument();
    expect(asked).toEqual([expect.objectContaining({ email: 'rosa@example.org' })]);
  });

  it('ignores an empty one, and says what is wrong with one that is no address', async () => {
    show('Subscribe');
    await press('Subscribe');
    await userEvent.type(screen.getByLabelText(/Your email/), 'rosa');
    await press('Subscribe');
    expect(await screen.findByText('Invalid email address')).toBeInTheDocument();
    expect(asked).toEqual([]);
  });
});
