import { tProfile } from '../../languages/profile';
import {
  useGetLearningConsentQuery,
  useGiveLearningConsentMutation,
  useWithdrawLearningConsentMutation,
} from '../../shared/api/learning';
import { profileMessages } from '../../shared/toast/messages/profile';
import { useReport } from '../../shared/toast/use-report';
import { Failed } from '../../shared/ui/failed';
import { Skeleton } from '../../shared/ui/skeleton';
import { Switch } from '../../shared/ui/switch';

/** Whether the built-in identifier may learn from the member's photos; off until they say so. */
export function LearningConsent() {
  const { data, error, isFetching, refetch } = useGetLearningConsentQuery();
  const [give, giving] = useGiveLearningConsentMutation();
  const [withdraw, withdrawing] = useWithdrawLearningConsentMutation();
  const report = useReport();
  if (!data && error)
    return <Failed title={tProfile('settingNotLoaded')} isBusy={isFetching} onRetry={refetch} />;
  if (!data) return <Skeleton shape="row" count={1} label={tProfile('settingLoading')} />;
  return (
    <Switch
      label={tProfile('learn')}
      hint={tProfile('learnHint')}
      checked={data.givenAt !== null}
      disabled={giving.isLoading || withdrawing.isLoading}
      onChange={(isOn) => void report((isOn ? give() : withdraw()).unwrap(), profileMessages.learning(isOn))}
    />
  );
}
