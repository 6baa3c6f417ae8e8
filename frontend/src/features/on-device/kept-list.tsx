import { tKept } from '../../languages/kept';
import type { FindingDto } from '../../shared/api/api';
import { dayOf } from '../../shared/lib/day-of';
import { Banner } from '../../shared/ui/banner';
import { Button } from '../../shared/ui/button';
import { useKeptAnswers } from './use-kept-answers';

interface Props {
  owner: string;
  /** The title that an answer has in the history. */
  titleOf: (finding: FindingDto) => string;
}

/** The answers of this device that are not in the history yet, and those that the server has refused. */
export function KeptList({ owner, titleOf }: Props) {
  const { kept, forget } = useKeptAnswers(owner);
  const waiting = kept.filter(({ refusal }) => refusal === undefined);
  return (
    <>
      {waiting.length > 0 && (
        <Banner kind="offline" title={tKept('title')}>
          {tKept('waiting', {
            count: waiting.length,
            names: waiting.map(({ finding }) => titleOf(finding)).join(', '),
          })}
        </Banner>
      )}
      {kept.map(
        ({ key, finding, seenAt, refusal }) =>
          refusal !== undefined && (
            <Banner
              key={key}
              kind="warning"
              title={tKept('notAdded', { name: titleOf(finding) })}
              action={
                <Button look="secondary" onClick={() => void forget(key)}>
                  {tKept('remove')}
                </Button>
              }
            >
              {refusal} {tKept('lookedAt', { day: dayOf(seenAt) })}
            </Banner>
          ),
      )}
    </>
  );
}
