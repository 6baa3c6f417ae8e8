import { correctionsOf } from './corrections.js';
import type { JudgedSubscription } from './corrections.js';

const NOW = new Date('2027-03-10T00:00:00Z');
const day = (date: string) => new Date(`2027-${date}T00:00:00Z`);

const one = (id: string, changes: Partial<JudgedSubscription> = {}): JudgedSubscription => ({
  id,
  plan: 'monthly',
  status: 'active',
  currentPeriodEnd: day('04-01'),
  cancelAtPeriodEnd: false,
  paidUntil: day('04-01'),
  isReturned: false,
  moneyBack: null,
  payUrl: null,
  createdAt: day('03-01'),
  isLost: false,
  paidInVain: [],
  ...changes,
});
const NOTHING = { ended: [], refunded: [], abandoned: [] };

describe('what is put right at the payment provider', () => {
  it('is nothing where one subscription is paid, owed, or waits for its first payment', () => {
    for (const status of ['active', 'past_due', 'unpaid', 'incomplete', 'canceled'])
      expect(correctionsOf([one('a', { status })], NOW)).toEqual(NOTHING);
  });

  it('ends the newer of two that are paid, and forms that are still open', () => {
    const older = one('older', { createdAt: day('02-01') });
    const waiting = one('waiting', { status: 'incomplete', paidUntil: null });
    expect(correctionsOf([one('newer'), waiting, older], NOW)).toEqual({
      ended: [{ id: 'newer', reason: 'charged-twice' }],
      refunded: [],
      abandoned: ['waiting'],
    });
  });

  it('ends one whose money is lost, and never the one that was paid beside it', () => {
    const lost = one('lost', {
      isReturned: true,
      isLost: true,
      moneyBack: 'refunded',
      createdAt: day('02-01'),
    });
    expect(correctionsOf([one('newer'), lost], NOW).ended).toEqual([{ id: 'lost', reason: 'refunded' }]);
  });

  it('leaves one alone whose dispute is open: it may be won', () => {
    const disputed = one('disputed', { isReturned: true, moneyBack: 'disputed' });
    expect(correctionsOf([disputed], NOW)).toEqual(NOTHING);
  });

  it('ends one that owes, or whose money is disputed, beside one that is paid', () => {
    const owed = one('owed', { status: 'past_due', createdAt: day('02-01') });
    expect(correctionsOf([one('paid'), owed], NOW).ended).toEqual([{ id: 'owed', reason: undefined }]);
    const disputed = one('disputed', { isReturned: true, moneyBack: 'disputed', createdAt: day('02-01') });
    expect(correctionsOf([one('paid'), disputed], NOW).ended).toEqual([
      { id: 'disputed', reason: 'disputed' },
    ]);
  });

  it('gives back what was paid for one that had ended, and leaves what is not ours alone', () => {
    const ended = one('ended', { status: 'canceled', paidInVain: ['in_1', 'in_2'] });
    const foreign = one('foreign', { plan: null });
    expect(correctionsOf([one('paid'), foreign, ended], NOW)).toEqual({
      ended: [],
      refunded: ['in_1', 'in_2'],
      abandoned: [],
    });
  });
});
