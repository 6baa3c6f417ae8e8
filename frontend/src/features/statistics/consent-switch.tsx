import { tStatistics } from '../../languages/statistics';
import { setConsent, useConsent } from '../../shared/analytics/consent';
import { Switch } from '../../shared/ui/switch';

/** Whether visits from this device may be counted; changed at once. */
export function ConsentSwitch() {
  const consent = useConsent();
  return (
    <Switch
      label={tStatistics('count')}
      hint={tStatistics('countHint')}
      checked={consent === 'yes'}
      onChange={(agrees) => setConsent(agrees ? 'yes' : 'no')}
    />
  );
}
