import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { aProblem, lily } from '../../../test/plant-samples';
import { makeStore } from '../../app/store';
import { Toaster } from '../../shared/toast/toaster';
import { BeforeAndAfter } from './before-and-after';

jest.mock('../../shared/lib/photo/read-photo', () => ({
  readPhoto: async (bytes: Blob) => ({ bytes, canBeShown: false }),
}));

const file = new File(['leaf'], 'leaf.jpg', { type: 'image/jpeg' });
async function take(keepPhoto: () => Promise<boolean>) {
  const problem = aProblem({ photoBefore: null, photoAfter: null });
  render(
    <Provider store={makeStore()}>
      <BeforeAndAfter plant={lily} problem={problem} keepPhoto={keepPhoto} />
      <Toaster />
    </Provider>,
  );
  await userEvent.upload(screen.getByTestId('plan-photo'), file);
}
const request = () => screen.queryByTestId('plan-photo');

describe('the photo from before a plan', () => {
  it('is not said to be in the journal while it waits on this device, and is not asked for again', async () => {
    await take(async () => true);
    expect(await screen.findByText('Kept on This Device')).toBeInTheDocument();
    expect(screen.queryByText('Photo Saved')).not.toBeInTheDocument();
    await waitFor(() => expect(request()).not.toBeInTheDocument());
  });

  it('is said to be in the journal once it is, and is not asked for again', async () => {
    await take(async () => false);
    expect(await screen.findByText('Photo Saved')).toBeInTheDocument();
    await waitFor(() => expect(request()).not.toBeInTheDocument());
  });

  it('is asked for again where it was not kept', async () => {
    await take(() => Promise.reject({ status: 500, code: 'unexpected', message: '' }));
    expect(await screen.findByText('That couldn’t be saved. Please try again.')).toBeInTheDocument();
    expect(request()).toBeInTheDocument();
  });
});
