import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useAccount } from '../../entities/account/use-account';
import type { ApiError } from '../../shared/api/api';
import { useConfirmPaymentMutation, useGetSubscriptionQuery } from '../../shared/api/billing';
import { paths } from '../../shared/paths';
import { billingMessages, NOT_CONFIRMED } from '../../shared/toast/messages/billing';
import { useToasts } from '../../shared/toast/toast';

const REDIRECT_AFTER_MS = 2000;
const ASK_EVERY_MS = 3000;
/** The server finds a payment that it has not heard of within 60 seconds. */
const ASK_FOR_MS = 90_000;

/**
 * What becomes of a payment: `confirming` while the server looks at it, `waiting` while the page asks every few seconds whether the
 * account is upgraded, `paused` when it has asked for long enough. `none` is before a payment, and after it.
 */
type PaymentState = 'none' | 'confirming' | 'waiting' | 'paused';

export interface Payment {
  state: PaymentState;
  /** Why the account is not upgraded yet, in the server's words. */
  reason?: string;
  /** The provider's form says that this payment succeeded. */
  confirm: (paymentIntentId: string) => void;
  /** The provider's form says that this payment is being processed. */
  wait: (paymentIntentId: string) => void;
  /** Asks now whether the account is upgraded. */
  askAgain: () => void;
  /** Goes back to the plans. */
  reset: () => void;
}

interface Progress {
  state: PaymentState;
  id?: string;
  reason?: string;
}

const NONE: Progress = { state: 'none' };

/** Follows a payment until the account is upgraded: one of this page, or one with which the bank sends people back. */
export function usePayment(): Payment {
  const [progress, setProgress] = useState(NONE);
  const { state, id, reason } = progress;
  const { data: billing } = useGetSubscriptionQuery(undefined, {
    pollingInterval: state === 'waiting' ? ASK_EVERY_MS : 0,
  });
  const { isPremium } = useAccount();
  const leaveSoon = useLeaving();
  const { showToast } = useToasts();
  const [confirmPayment] = useConfirmPaymentMutation();

  const confirm = async (paymentIntentId: string, isPaid: boolean) => {
    setProgress({ state: 'confirming' });
    try {
      await confirmPayment({ paymentDto: { paymentIntentId } }).unwrap();
      showToast(billingMessages.upgraded());
      setProgress(NONE);
      if (!isPremium && !billing?.isPremium) leaveSoon();
    } catch (error) {
      const toast = billingMessages.notUpgraded(error as ApiError, isPaid);
      if (toast) showToast(toast);
      setProgress(afterRefusal(error as ApiError, paymentIntentId));
    }
  };

  useReturn((returned, status) => {
    if (status === 'failed') showToast(billingMessages.refused());
    else if (returned) void confirm(returned, status === 'succeeded');
  });
  useEffect(() => {
    if (state !== 'waiting') return undefined;
    const timer = setTimeout(() => setProgress((now) => ({ ...now, state: 'paused' })), ASK_FOR_MS);
    return () => clearTimeout(timer);
  }, [state]);

  // The webhook or the daily reading may upgrade the account while the page waits.
  // Who was given Premium has it anyway.
  const isPaid = billing?.isPremium && (!billing.grant || billing.subscription?.status === 'active');
  const isUpgraded = isPaid && (state === 'waiting' || state === 'paused');
  useEffect(() => {
    if (!isUpgraded) return;
    showToast(billingMessages.upgraded());
    setProgress(NONE);
  }, [isUpgraded, showToast]);

  return {
    state,
    reason,
    confirm: (paymentIntentId) => void confirm(paymentIntentId, true),
    wait: (paymentIntentId) => setProgress({ state: 'waiting', id: paymentIntentId }),
    askAgain: () => id && void confirm(id, false),
    reset: () => setProgress(NONE),
  };
}

/** A payment that is unknown, or none of this person's, is over; everything else may still be upgraded. */
const afterRefusal = ({ status, code, message }: ApiError, id: string): Progress =>
  [400, 401, 404, 409].includes(status)
    ? NONE
    : { state: 'waiting', id, reason: code === NOT_CONFIRMED ? message : undefined };

/** Calls back once with what the bank sends people back with, and removes it from the address, so that a reload repeats nothing. */
function useReturn(onReturn: (paymentIntentId: string | null, status: string | null) => void) {
  const [query, setQuery] = useSearchParams();
  const isTaken = useRef(false);
  useEffect(() => {
    if (query.get('success') !== 'true' || isTaken.current) return;
    isTaken.current = true;
    setQuery({}, { replace: true });
    onReturn(query.get('payment_intent'), query.get('redirect_status'));
  });
}

/** Goes home after a while, unless the page is left before. */
function useLeaving() {
  const [isLeaving, setLeaving] = useState(false);
  const navigate = useNavigate();
  useEffect(() => {
    if (!isLeaving) return undefined;
    const timer = setTimeout(() => void navigate(paths.home), REDIRECT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isLeaving, navigate]);
  return () => setLeaving(true);
}
