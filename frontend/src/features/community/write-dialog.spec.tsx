import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WriteDialog } from './write-dialog';

afterEach(() => sessionStorage.clear());

describe('a text for the community', () => {
  const open = (draft: string | undefined, hasArrived: boolean) =>
    render(
      <WriteDialog
        title="Write"
        label="Text"
        button="Post"
        busyLabel="Posting"
        maxLength={100}
        draft={draft}
        onClose={() => {}}
        onSend={async () => hasArrived}
      />,
    );
  const post = () => userEvent.click(screen.getByRole('button', { name: 'Post' }));

  it('is there again after a reload, until it has arrived', async () => {
    let dialog = open('post', false);
    await userEvent.type(screen.getByLabelText('Text'), 'My lily blooms');
    await post();
    dialog.unmount();
    dialog = open('post', true);
    expect(screen.getByLabelText('Text')).toHaveValue('My lily blooms');
    await post();
    dialog.unmount();
    open('post', true);
    expect(screen.getByLabelText('Text')).toHaveValue('');
  });

  it('is not kept where it changes what is there already', async () => {
    const dialog = open(undefined, false);
    await userEvent.type(screen.getByLabelText('Text'), 'My lily');
    dialog.unmount();
    expect(sessionStorage).toHaveLength(0);
  });
});
