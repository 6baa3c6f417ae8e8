import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** What a tap leaves in the history: how many steps of the check are behind it. */
export interface StepState {
  steps: number;
}

/** How many steps of the check are behind this one in the history; none in an address that was opened with answers in it. */
export const useSteps = (): number => (useLocation().state as Partial<StepState> | null)?.steps ?? 0;

/**
 * Leaves the check for a page that takes its place in the history: Back from there does not lead into it. It comes only after the browser
 * has scrolled to where the first question was left, so that it is seen from its top.
 */
export function useLeaveCheck() {
  const [to, setTo] = useState<string>();
  const steps = useSteps();
  const navigate = useNavigate();
  useEffect(() => {
    if (!to) return;
    if (steps > 0) return void navigate(-steps);
    const timer = setTimeout(() => void navigate(to, { replace: true }));
    return () => clearTimeout(timer);
  }, [to, steps, navigate]);
  return { isLeaving: to !== undefined, leaveFor: setTo };
}
