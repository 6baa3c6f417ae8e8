import type { ApiError } from '../../api/api';
import type { Toast } from '../toast';
import { entryMessages } from './account';
import { adminMessages } from './admin';
import { billingMessages } from './billing';
import { careMessages } from './care';
import { chatMessages } from './chat';
import { communityMessages } from './community';
import { contactMessages } from './contact';
import { deskMessages } from './desk';
import { gardenMessages } from './garden';
import { identificationMessages } from './identification';
import { libraryMessages } from './library';
import { profileMessages } from './profile';

/** A refusal without words of its own. */
const refusal = (status = 500, message = ''): ApiError => ({ status, code: '', message });
const lost: ApiError = { status: 0, code: 'network', message: '' };
const undo = () => undefined;
const jade = { commonName: 'Jade Plant' };

type Row = [toast: Toast | undefined, title: string, text: string];

const FAILURES: Row[] = [
  [entryMessages.login.failed(refusal()), 'Login Failed', 'Invalid credentials'],
  [entryMessages.login.failed(refusal(401, 'Not this one')), 'Login Failed', 'Not this one'],
  [entryMessages.register.failed(refusal()), 'Registration Failed', 'Something went wrong'],
  [entryMessages.login.failed(lost), 'Error', 'Network error. Please try again.'],
  [
    identificationMessages.limit(),
    'Trial Limit Reached',
    'Please upgrade to premium for unlimited plant identifications.',
  ],
  [identificationMessages.failed(refusal()), 'Identification Failed', 'Failed to identify plant'],
  [identificationMessages.failed(refusal(401)), 'Identification Failed', 'Authentication required'],
  [identificationMessages.unreadable(), 'Identification Failed', 'Failed to read file'],
  [gardenMessages.addFromGuide.failed(refusal()), 'Error', 'Failed to add plant to garden.'],
  [
    gardenMessages.addFromResult.failed(refusal()),
    'Error',
    'Failed to add plant to garden. Please try again.',
  ],
  [
    gardenMessages.addFromResult.failed(refusal(401)),
    'Login Required',
    'Please log in to add plants to your garden.',
  ],
  [libraryMessages.failed(), 'Error', 'Failed to fetch plants'],
  [
    billingMessages.setup.failed(refusal()),
    'Payment Setup Error',
    'Unable to setup payment. Please try again.',
  ],
  [billingMessages.issue('Your card was declined.'), 'Payment Issue', 'Your card was declined.'],
  [billingMessages.refused(), 'Payment Failed', 'Something went wrong. Please try again.'],
  [
    billingMessages.notUpgraded(refusal(), true),
    'Payment Processed',
    'Payment successful, but there was an issue upgrading your account. Please contact support.',
  ],
  [billingMessages.error(), 'Payment Error', 'Failed to process payment. Please try again.'],
  [profileMessages.loginRequired(), 'Login Required', 'Please log in to access your profile.'],
  [profileMessages.picture.failed(), 'Error', 'Failed to save profile picture'],
  [profileMessages.uploadUrl.failed(), 'Error', 'Failed to get upload URL'],
  [profileMessages.update.failed(), 'Error', 'Failed to update profile'],
  [adminMessages.notLoaded(), 'Error', 'Failed to load admin data'],
  [
    contactMessages.failed(),
    'Failed to Send Message',
    'There was an issue sending your message. Please try again later.',
  ],
  [communityMessages.asked.failed(), 'Error', 'Failed to send message. Please try again.'],
  [chatMessages.created.failed(), 'Error', 'Failed to create new conversation'],
  [chatMessages.sent.failed(refusal()), 'Error', 'Failed to send message'],
  [chatMessages.sent.failed(refusal(429, 'Too many')), 'Error', 'Too many'],
  [
    chatMessages.premiumRequired(),
    'Premium Required',
    'AI Chat is a premium feature. Please upgrade your account.',
  ],
];

const SUCCESSES: Row[] = [
  [entryMessages.login.done(), 'Welcome back!', 'You have successfully logged in.'],
  [entryMessages.register.done(), 'Account Created!', 'Welcome to Leaflore! You can now identify plants.'],
  [gardenMessages.addFromResult.done(jade), 'Plant Added!', 'Jade Plant has been added to your garden.'],
  [identificationMessages.done({ plant: jade }), 'Plant Identified!', 'Found: Jade Plant'],
  [
    identificationMessages.done({ plant: jade, remainingIdentifications: 1 }),
    'Plant Identified!',
    'Found: Jade Plant (1 identification remaining)',
  ],
  [
    identificationMessages.done({ plant: jade, remainingIdentifications: 0 }),
    'Plant Identified!',
    'Found: Jade Plant (0 identifications remaining)',
  ],
  [careMessages.watered('Jade Plant', null, undo), 'Plant Watered!', 'Jade Plant is watered.'],
  [gardenMessages.journal(), 'Journal Entry', 'Your note is saved.'],
  [
    billingMessages.upgraded(),
    'Payment Successful!',
    'Welcome to Leaflore Premium! Your account has been upgraded.',
  ],
  [profileMessages.picture.done(), 'Success', 'Profile picture updated successfully!'],
  [profileMessages.update.done(), 'Success', 'Profile updated successfully!'],
  [deskMessages.responded(), 'Success', 'Question marked as responded.'],
  [contactMessages.done({ message: 'Thank you.' }), 'Message Sent!', 'Thank you.'],
  [
    communityMessages.asked.done({ response: null, message: '' }),
    'Message Sent!',
    'Your message has been sent to our expert network.',
  ],
];

describe('the error catalogue of the specification', () => {
  it.each(FAILURES)('%j is the failure %s', (toast, title, text) =>
    expect(toast).toMatchObject({ title, text, failed: true }),
  );

  it.each(SUCCESSES)('%j is the success %s', (toast, title, text) => {
    expect(toast).toMatchObject({ title, text });
    expect(toast).not.toHaveProperty('failed', true);
  });

  it('shows the first 150 characters of an expert for eight seconds', () => {
    const MAX_LETTERS = 150;
    const EIGHT_S = 8000;
    const answer = (length: number) =>
      communityMessages.asked.done({ response: 'a'.repeat(length), message: '' });
    expect(answer(MAX_LETTERS)).toMatchObject({
      title: 'Expert Response Received!',
      text: 'a'.repeat(MAX_LETTERS),
      durationMs: EIGHT_S,
    });
    expect(answer(MAX_LETTERS + 1).text).toBe(`${'a'.repeat(MAX_LETTERS)}...`);
  });

  it('has a title for an answer that could not be read aloud', () =>
    expect(chatMessages.speech()).toMatchObject({ title: 'Text-to-Speech Error', failed: true }));
});
