import { useWatch } from 'react-hook-form';
import { tAuth } from '../../languages/auth';
import { Button } from '../../shared/ui/button';
import { meantEmail } from './mistyped-email';
import type { useAuthForm } from './use-auth-form';

/** Asks about a mail provider that looks mistyped. What has not been typed to its end is asked about when the field is left. */
export function MeantEmail({ form }: { form: ReturnType<typeof useAuthForm> }) {
  const email = useWatch({ control: form.control, name: 'email' });
  const meant = meantEmail(email);
  const isLeft = form.formState.touchedFields.email;
  if (!meant || (!isLeft && meant.startsWith(email))) return null;
  const correct = () => {
    form.setValue('email', meant);
    form.setFocus('email');
  };
  return (
    <div>
      <Button look="secondary" onClick={correct}>
        {tAuth('didYouMean', { email: meant })}
      </Button>
    </div>
  );
}
