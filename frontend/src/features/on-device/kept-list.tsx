import { dayOf } from '../../shared/lib/day-of';
import { Banner } from '../../shared/ui/banner';
import { Button } from '../../shared/ui/button';
import { useKeptAnswers } from './use-kept-answers';

/** The answers of this device that are not in the history yet, and those that the server has refused. */
export function KeptList({ owner }: { owner: string }) {
  const { kept, forget } = useKeptAnswers(owner);
  const waiting = kept.filter(({ refusal }) => refusal === undefined);
  return (
    <>
      {waiting.length > 0 && (
        <Banner kind="offline" title="Looked at on this device">
          {waiting.map(({ finding }) => finding.plant?.commonName ?? 'No plant seen').join(', ')}:{' '}
          {waiting.length === 1 ? 'it is' : 'they are'} added here when you’re back online.
        </Banner>
      )}
      {kept.map(
        ({ key, finding, seenAt, refusal }) =>
          refusal !== undefined && (
            <Banner
              key={key}
              kind="warning"
              title={`We couldn’t add ${finding.plant?.commonName ?? 'an answer of this device'}`}
              action={
                <Button look="secondary" onClick={() => void forget(key)}>
                  Remove
                </Button>
              }
            >
              {refusal} It was looked at on this device on {dayOf(seenAt)}.
            </Banner>
          ),
      )}
    </>
  );
}
