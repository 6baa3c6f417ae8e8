import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { rosa } from '../../../test/visit';
import { makeStore } from '../../app/store';
import { api } from '../../shared/api/api';
import { WriteDialog } from './write-dialog';

afterEach(() => sessionStorage.clear());

describe('a text for the community', () => {
  const open = async (draft: string | undefined, hasArrived: boolean, account = rosa) => {
    const store = makeStore();
    await store.dispatch(api.util.upsertQueryData('signedInUser', undefined, account));
    return render(
      <Provider store={store}>
        <WriteDialog
          title="Write"
          label="Text"
          button="Post"
          busyLabel="Posting"
          maxLength={100}
          draft={draft}
          onClose={() => {}}
          onSend={async () => hasArrived}
        />
      </Provider>,
    );
  };
  const post = () => userEvent.click(screen.getByRole('button', { name: 'Post' }));

  it('is there again after a reload, until it has arrived', async () => {
    let dialog = await open('post', false);
    await userEvent.type(screen.getByLabelText('Text'), 'My lily blooms');
    await post();
    dialog.unmount();
    dialog = await open('post', true);
    expect(screen.getByLabelText('Text')).toHaveValue('My lily blooms');
    await post();
    dialog.unmount();
    await open('post', true);
    expect(screen.getByLabelText('Text')).toHaveValue('');
  });

  it('stands apart from what is asked below it', async () => {
    const store = makeStore();
    const dialog = { title: 'Write', label: 'Text', button: 'Post', busyLabel: 'Posting', maxLength: 100 };
    render(
      <Provider store={store}>
        <WriteDialog {...dialog} onClose={() => {}} onSend={async () => true}>
          <p>Which plant?</p>
        </WriteDialog>
      </Provider>,
    );
    const spaced = (await screen.findByText('Which plant?')).closest('.form');
    expect(spaced).toContainElement(screen.getByLabelText('Text'));
  });

  it('is not there for another account in the same tab', async () => {
    const dialog = await open('post', false);
    await userEvent.type(screen.getByLabelText('Text'), 'My lily blooms');
    dialog.unmount();
    await open('post', false, { ...rosa, id: '7f1f0d3e-3a2b-4a55-9f57-0d2a5f3f6a02' });
    expect(screen.getByLabelText('Text')).toHaveValue('');
  });

  it('is not kept where it changes what is there already', async () => {
    const dialog = await open(undefined, false);
    await userEvent.type(screen.getByLabelText('Text'), 'My lily');
    dialog.unmount();
    expect(sessionStorage).toHaveLength(0);
  });
});
