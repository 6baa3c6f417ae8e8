import { setConsent, useConsent } from '../../shared/analytics/consent';
import { Switch } from '../../shared/ui/switch';

/** Whether visits from this device may be counted; changed at once. */
export function ConsentSwitch() {
  const consent = useConsent();
  return (
    <Switch
      label="Count my visits"
      hint="Google Tag Manager learns the kind of page and what was done there; never your name, your email, your plants or your photos."
      checked={consent === 'yes'}
      onChange={(agrees) => setConsent(agrees ? 'yes' : 'no')}
    />
  );
}
