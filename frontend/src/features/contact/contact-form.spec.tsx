import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Provider } from 'react-redux';
import { problem, server, withServer } from '../../../test/visit';
import { makeStore } from '../../app/store';
import { ContactForm } from './contact-form';

withServer();
afterEach(() => sessionStorage.clear());

const person = userEvent.setup({ delay: null });
const open = (account?: { writer: string | undefined; name: string; email: string }) =>
  render(
    <Provider store={makeStore()}>
      <ContactForm {...(account ?? { writer: undefined, name: 'Rosa Moss', email: 'rosa@example.org' })} />
    </Provider>,
  );
const field = (name: string) => screen.getByLabelText(name);
const send = () => person.click(screen.getByRole('button', { name: 'Send Message' }));

describe('a message to the team', () => {
  it('is there again after a reload, until it was sent', async () => {
    const { unmount } = open();
    await person.type(field('Subject'), 'My fern');
    await person.type(field('Message'), 'It has lost its fronds.');
    unmount();
    const again = open();
    expect(field('Name')).toHaveValue('Rosa Moss');
    expect(field('Subject')).toHaveValue('My fern');
    expect(field('Message')).toHaveValue('It has lost its fronds.');

    server.use(http.post('*/api/contact', () => problem(503, 'unavailable', 'Not now.')));
    await send();
    await screen.findByText('Not now.');
    expect(sessionStorage).toHaveLength(2); // the letter, and its key
    server.use(http.post('*/api/contact', () => HttpResponse.json({ id: '1' }, { status: 201 })));
    await send();
    await waitFor(() => expect(field('Message')).toHaveValue(''));
    again.unmount();
    expect(sessionStorage).toHaveLength(0);
  });

  it('is the same when it is sent again after a lost answer, until it is corrected or there', async () => {
    const keys: (string | null)[] = [];
    server.use(
      http.post('*/api/contact', ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return keys.length < 3
          ? HttpResponse.error()
          : HttpResponse.json({ message: 'Thanks' }, { status: 201 });
      }),
    );
    const { unmount } = open();
    const again = async (count: number) => {
      await send();
      await waitFor(() => expect(keys).toHaveLength(count));
      await screen.findByRole('button', { name: 'Send Message' });
    };
    const write = async () => {
      for (const [name, words] of [
        ['Name', 'Rosa Moss'],
        ['Email', 'rosa@example.org'],
        ['Subject', 'My fern'],
        ['Message', 'It has lost its fronds.'],
      ] as const) {
        await person.clear(field(name));
        await person.type(field(name), words);
      }
    };
    await write();
    await person.type(field('Message'), '!');
    await again(1);
    unmount();
    const later = open();
    await again(2);
    await person.type(field('Message'), '{Backspace}');
    await again(3);
    await waitFor(() => expect(field('Message')).toHaveValue(''));
    await write();
    await again(4);
    expect(keys[0]).toMatch(/^\w{32}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(new Set(keys).size).toBe(3);
    later.unmount();
  });

  it('is there for the account that wrote it only, with the name and the address of today', async () => {
    const rosa = { writer: 'rosa', name: 'Rosa', email: 'rosa@example.org' };
    const { unmount } = open(rosa);
    await person.type(field('Message'), 'Between us.');
    unmount();
    for (const writer of [{ ...rosa, writer: 'ada', name: 'Ada' }, undefined]) {
      const other = open(writer);
      expect(field('Message')).toHaveValue('');
      other.unmount();
    }
    open({ ...rosa, name: 'Rosa Moss' });
    expect(field('Message')).toHaveValue('Between us.');
    expect(field('Name')).toHaveValue('Rosa Moss');
  });

  it('is that of the account once its visitor has logged in, unless the visitor gave another address', async () => {
    const writer = { writer: 'rosa', name: 'Rosa', email: 'rosa@example.org' };
    for (const email of ['Rosa@example.org', 'ada@example.org']) {
      sessionStorage.clear();
      const visitor = open({ writer: undefined, name: '', email: '' });
      await person.type(field('Email'), email);
      await person.type(field('Message'), 'My fern.');
      visitor.unmount();
      const later = open(writer);
      expect(field('Message')).toHaveValue(email.startsWith('Rosa') ? 'My fern.' : '');
      expect(field('Email')).toHaveValue('rosa@example.org');
      later.unmount();
      const last = open({ writer: undefined, name: '', email: '' });
      expect(field('Message')).toHaveValue(email.startsWith('Rosa') ? '' : 'My fern.');
      last.unmount();
    }
  });

  it('is not that of a visitor once the session of its account has ended', async () => {
    const form = (writer: string | undefined) => (
      <Provider store={makeStore()}>
        <ContactForm writer={writer} name={writer ? 'Rosa' : ''} email={writer ? 'rosa@example.org' : ''} />
      </Provider>
    );
    const { rerender } = render(form('rosa'));
    await person.type(field('Message'), 'Between us.');
    rerender(form(undefined));
    expect(field('Message')).toHaveValue('');
    await person.type(field('Message'), 'Hello');
    rerender(form('rosa'));
    expect(field('Message')).toHaveValue('Between us.');
  });

  it('is not kept while nothing was written, nor in a browser that stores nothing', async () => {
    open();
    await person.type(field('Name'), '!');
    expect(sessionStorage).toHaveLength(0);
    const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    await person.type(field('Message'), 'Fern');
    expect(field('Message')).toHaveValue('Fern');
    set.mockRestore();
  });
});
