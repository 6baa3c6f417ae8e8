import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { problem, rosa, session, server, visit, withPremium, withServer } from '../../test/visit';
import { reloadPage } from '../shared/lib/navigate-away';
import { readPhoto } from '../shared/lib/photo/read-photo';

jest.mock('../shared/lib/navigate-away', () => ({ navigateAway: jest.fn(), reloadPage: jest.fn() }));
jest.mock('../shared/lib/photo/read-photo', () => ({ readPhoto: jest.fn() }));

withServer();

const person = userEvent.setup({ delay: null });
const rename = async (name: string) => {
  const field = await screen.findByLabelText('First Name');
  await person.clear(field);
  if (name) await person.type(field, name);
  await person.click(screen.getByRole('button', { name: 'Save Changes' }));
};

describe('the profile', () => {
  it('shows the plan and how much of it is used', async () => {
    visit('/profile', rosa);
    expect(await screen.findByRole('article', { name: 'Free Account' })).toHaveTextContent('2 of 5');
    expect(screen.getByText('Identifications Used')).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveAttribute('readonly');
  });

  it.each([1, 80])('recognises a premium member, who has used %d identifications', async (used) => {
    visit('/profile', { ...rosa, ...withPremium, identificationsUsed: used });
    expect(await screen.findByRole('article', { name: 'Premium Member' })).toHaveTextContent(
      `Identifications Used: ${used}. There is no limit.`,
    );
  });

  it('leads admins, and nobody else, to their pages', async () => {
    visit('/profile', { ...rosa, ...withPremium, isAdmin: true });
    const link = await screen.findByRole('link', { name: 'Open the Admin Dashboard' });
    expect(link).toHaveAttribute('href', '/admin');
    cleanup();
    visit('/profile', rosa);
    await screen.findByRole('article', { name: 'Free Account' });
    expect(screen.queryByRole('link', { name: 'Open the Admin Dashboard' })).not.toBeInTheDocument();
  });

  it('saves the names', async () => {
    const renamed = { ...rosa, firstName: 'Rosalind' };
    visit(
      '/profile',
      rosa,
      http.put('*/api/profile/update', () => {
        server.use(session(renamed));
        return HttpResponse.json(renamed);
      }),
    );
    await rename('Rosalind');
    expect(await screen.findByText('Profile updated successfully!')).toBeInTheDocument();
    expect(screen.getByLabelText('First Name')).toHaveValue('Rosalind');
  });

  it('says when that failed, below the field concerned', async () => {
    const errors = [{ field: 'firstName', message: 'First name is too long' }];
    visit(
      '/profile',
      rosa,
      http.put('*/api/profile/update', () => problem(400, 'invalid-request', 'Please check', { errors })),
    );
    await rename('Rosalind');
    expect(await screen.findByText('Failed to update profile')).toBeInTheDocument();
    expect(screen.getByLabelText('First Name')).toHaveAccessibleDescription('First name is too long');
  });

  it('requires a name', async () => {
    visit('/profile', rosa);
    await rename('');
    expect(await screen.findByText('Please enter your first name')).toBeInTheDocument();
  });
});

describe('learning from photos', () => {
  const path = '*/api/account/learning-consent';
  const toggle = () => screen.findByRole('switch', { name: /^Let our identifier learn from my photos/ });

  it('is off until the member turns it on, and can be turned off again', async () => {
    let givenAt: string | null = null;
    visit(
      '/profile',
      rosa,
      http.get(path, () => HttpResponse.json({ givenAt })),
      http.put(path, () => {
        givenAt = '2026-11-23T10:00:00.000Z';
        return new HttpResponse(null, { status: 204 });
      }),
      http.delete(path, () => {
        givenAt = null;
        return new HttpResponse(null, { status: 204 });
      }),
    );
    expect(await toggle()).not.toBeChecked();
    await person.click(await toggle());
    await waitFor(async () => expect(await toggle()).toBeChecked());
    await person.click(await toggle());
    await waitFor(async () => expect(await toggle()).not.toBeChecked());
    expect(screen.getByText('Your photos are left out from now on.')).toBeInTheDocument();
  });

  it('stays as it was when that could not be saved, and says so', async () => {
    visit(
      '/profile',
      rosa,
      http.get(path, () => HttpResponse.json({ givenAt: null })),
      http.put(path, () => problem(503, 'away', 'Away')),
    );
    await person.click(await toggle());
    expect(await screen.findByText('We couldn’t save that. Please try again.')).toBeInTheDocument();
    expect(await toggle()).not.toBeChecked();
  });
});

describe('the profile photo', () => {
  const LINK = '/api/uploads/1?expires=2&signature=3';
  const SHOWN = `/api/photos/${rosa.id}/1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed.webp`;
  const fern = new File(['fern'], 'fern.jpg', { type: 'image/jpeg' });
  const sent = jest.fn<void, [string | null]>();

  const link = http.post('*/api/profile/upload-url', () => HttpResponse.json({ uploadURL: LINK }));
  const arrives = http.put('*/api/uploads/1', ({ request }) => {
    sent(request.headers.get('content-type'));
    return HttpResponse.json({ imageUrl: SHOWN }, { status: 201 });
  });
  const isSaved = http.put('*/api/profile/picture', () =>
    HttpResponse.json({ ...rosa, profileImageUrl: SHOWN }),
  );
  const answers = (put: RequestHandler, picture: RequestHandler = isSaved) => [link, put, picture];

  const open = async () => person.click(await screen.findByRole('button', { name: 'Upload Photo' }));
  const choose = async (...files: File[]) => {
    await open();
    const chooser = userEvent.setup({ delay: null, applyAccept: false });
    await chooser.upload(await screen.findByTestId('choose-photo'), files);
  };
  const send = async () => person.click(await screen.findByRole('button', { name: 'Use This Photo' }));

  beforeEach(() => {
    sent.mockClear();
    jest.mocked(reloadPage).mockClear();
    URL.createObjectURL = () => 'blob:small';
    URL.revokeObjectURL = () => undefined;
    jest.mocked(readPhoto).mockResolvedValue({
      bytes: new Blob(['small fern'], { type: 'image/jpeg' }),
      canBeShown: true,
    });
  });

  it('has a placeholder while there is none', async () => {
    visit('/profile', rosa);
    expect(await screen.findByRole('img', { name: 'No profile photo yet' })).toBeInTheDocument();
  });

  it('is shown small where there is one', async () => {
    visit('/profile', { ...rosa, profileImageUrl: SHOWN });
    const photo = await screen.findByRole('img', { name: 'Rosa, profile photo' });
    expect(photo).toHaveAttribute('src', SHOWN.replace('.webp', '.small.webp'));
  });

  it('is previewed, made smaller, sent once, saved, and shown after a reload', async () => {
    visit('/profile', rosa, ...answers(arrives));
    await choose(fern);
    const preview = await screen.findByRole('img', { name: 'The photo that you have chosen' });
    expect(preview).toHaveAttribute('src', 'blob:small');
    expect(sent).not.toHaveBeenCalled();
    await send();
    await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1));
    expect(sent.mock.calls).toEqual([['image/jpeg']]);
    expect(sessionStorage.getItem('toast')).toContain('Profile picture updated successfully!');
    sessionStorage.clear();
  });

  it('is not sent when it is larger than 5 MB, not a picture, or one of two', async () => {
    visit('/profile', rosa);
    await choose(new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'large.jpg', { type: 'image/jpeg' }));
    expect(await screen.findByText(/larger than 5 MB/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Use This Photo' })).not.toBeInTheDocument();
    const again = userEvent.setup({ delay: null, applyAccept: false });
    await again.upload(
      screen.getByTestId('choose-photo'),
      new File(['x'], 'letter.pdf', { type: 'application/pdf' }),
    );
    expect(await screen.findByText(/This isn’t a picture/)).toBeInTheDocument();
    jest.mocked(readPhoto).mockResolvedValueOnce('unreadable');
    await again.upload(screen.getByTestId('choose-photo'), fern);
    expect(await screen.findByText(/We can’t read this picture/)).toBeInTheDocument();
  });

  it.each([
    [401, 'authentication-required', 'Authorization required'],
    [403, 'upload-expired', 'Request has expired'],
    [503, 'storage-full', 'There is no room for pictures on this server right now.'],
  ])('that the server refuses with %i says so, and can be sent again', async (status, code, words) => {
    const refuses = http.put('*/api/uploads/1', () => problem(status, code, words));
    visit('/profile', rosa, ...answers(refuses));
    await choose(fern);
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    server.use(arrives);
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(reloadPage).toHaveBeenCalled());
  });

  it('has an own message when the server gives none, or there is no answer', async () => {
    visit(
      '/profile',
      rosa,
      ...answers(http.put('*/api/uploads/1', () => new HttpResponse(null, { status: 500 }))),
    );
    await choose(fern);
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Non 2xx');
    server.use(http.put('*/api/uploads/1', () => HttpResponse.error()));
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Network error. Please try again.')).toBeInTheDocument();
  });

  it('says when there is no upload link', async () => {
    visit(
      '/profile',
      rosa,
      http.post('*/api/profile/upload-url', () => problem(500, 'unexpected', '')),
    );
    await choose(fern);
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to get upload URL');
  });

  it('stays as it was when the new one cannot be saved', async () => {
    const fails = http.put('*/api/profile/picture', () => problem(500, 'unexpected', ''));
    visit('/profile', rosa, ...answers(arrives, fails));
    await choose(fern);
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to save profile picture');
    expect(reloadPage).not.toHaveBeenCalled();
  });

  it('can be cancelled while it is being sent', async () => {
    const never = http.put('*/api/uploads/1', () => new Promise<never>(() => undefined));
    visit('/profile', rosa, ...answers(never));
    await choose(fern);
    await send();
    await person.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('button', { name: 'Choose a Photo' })).toBeInTheDocument();
    expect(reloadPage).not.toHaveBeenCalled();
  });

  it('waits for a connection, and continues by itself', async () => {
    visit('/profile', rosa, ...answers(arrives));
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await choose(fern);
    await send();
    expect(await screen.findByText(/Waiting for a connection/)).toBeInTheDocument();
    expect(sent).not.toHaveBeenCalled();
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(reloadPage).toHaveBeenCalled());
    online.mockRestore();
  });
});

describe('time and units', () => {
  it('suggest the time zone of this device, and are saved by themselves', async () => {
    const asked = jest.fn<void, [unknown]>();
    visit(
      '/profile',
      rosa,
      http.put('*/api/profile/update', async ({ request }) => {
        asked(await request.json());
        return HttpResponse.json(rosa);
      }),
    );
    const zone = await screen.findByLabelText('Time zone');
    expect(zone).toHaveValue(Intl.DateTimeFormat().resolvedOptions().timeZone);
    await person.selectOptions(zone, 'Asia/Tokyo');
    const units = screen.getByLabelText('Units');
    expect(units).toHaveAccessibleDescription('For pots, soil and temperatures.');
    await person.selectOptions(units, 'Inches and °F');
    await person.click(screen.getByRole('button', { name: 'Save Settings' }));
    expect(await screen.findByText('Profile updated successfully!')).toBeInTheDocument();
    expect(asked.mock.calls).toEqual([[{ timeZone: 'Asia/Tokyo', units: 'imperial' }]]);
  });

  it('are shown as they are saved', async () => {
    visit('/profile', { ...rosa, timeZone: 'America/New_York', units: 'imperial' });
    expect(await screen.findByLabelText('Time zone')).toHaveValue('America/New_York');
    expect(screen.getByLabelText('Units')).toHaveValue('imperial');
  });
});

it('is shown to nobody who is not logged in', async () => {
  visit('/profile', undefined);
  expect(await screen.findByText('Login Required')).toBeInTheDocument();
  expect(screen.getByText('Please log in to access your profile.')).toBeInTheDocument();
  expect(screen.queryByText('My Profile')).not.toBeInTheDocument();
});
