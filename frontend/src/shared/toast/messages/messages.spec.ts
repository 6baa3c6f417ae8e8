import { gardenMessages } from './garden';
import { reminderMessages } from './reminders';

describe('the toast for a plant that was not added', () => {
  it.each([
    [401, 'Login Required', 'Please log in to add plants to your garden.'],
    [500, 'Error', 'Failed to add plant to garden.'],
  ])('says after a %i: %s', (status, title, text) => {
    expect(gardenMessages.addFromGuide.failed({ status, code: '', message: '' })).toMatchObject({
      title,
      text,
    });
  });
});

describe('the toast for reminders', () => {
  const device = {
    id: '1',
    name: 'Chrome',
    endpoint: 'https://push.example',
    createdAt: '2026-11-20T08:00:00Z',
  };
  const mail = { email: true, isEmailConfirmed: true, isEmailDelivered: true, devices: [] };
  const LEFT = 'One step is left: on your profile, choose how we reach you.';

  it.each([
    ['by mail', mail, 'Water Fern today.'],
    ['on a device', { ...mail, email: false, devices: [device] }, 'Water Fern today.'],
    [
      'nowhere: the address is not confirmed',
      { ...mail, isEmailConfirmed: false },
      `Water Fern today. ${LEFT}`,
    ],
    ['nowhere: the server sends no mail', { ...mail, isEmailDelivered: false }, `Water Fern today. ${LEFT}`],
    ['nowhere: mails are off', { ...mail, email: false }, `Water Fern today. ${LEFT}`],
  ])('knows that they come %s', (_, channels, text) => {
    expect(reminderMessages.wateringSet('Fern', 'today', channels)).toMatchObject({
      title: 'Care Reminder Set',
      text,
    });
    // On the profile itself it is not said that the step is there.
    const here = 'One step is left: choose how we reach you.';
    expect(reminderMessages.set('9:00', channels).text === here).toBe(text.includes(LEFT));
  });
});
