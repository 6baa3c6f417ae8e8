import { useEffect, useRef, useState } from 'react';

/**
 * What is wrong in a form whose button stands apart from it, as in a dialog: once it is said, the last field takes the focus, so that
 * both are in sight.
 */
export function useProblem() {
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<{ words?: string }>();
  useEffect(() => {
    if (!problem) return;
    const fields = form.current?.querySelectorAll<HTMLInputElement>('input:not([hidden])');
    fields?.[fields.length - 1]?.focus();
  }, [problem]);
  return { form, problem: problem?.words, setProblem: (words?: string) => setProblem({ words }) };
}
