import { useForm } from 'react-hook-form';
import { tAccount } from '../../languages/account';
import { tProfile } from '../../languages/profile';
import { useUpdateProfileMutation } from '../../shared/api/account';
import type { Account, ApiError } from '../../shared/api/api';
import { lazyResolver } from '../../shared/lib/lazy-resolver';
import { showRefusal } from '../../shared/lib/show-refusal';
import { profileMessages } from '../../shared/toast/messages/profile';
import { useReport } from '../../shared/toast/use-report';
import { Banner } from '../../shared/ui/banner';
import { Button } from '../../shared/ui/button';
import { TextField } from '../../shared/ui/text-field';
import styles from './profile.module.css';

type Names = Pick<Account, 'firstName' | 'lastName'>;
type Props = Names & Pick<Account, 'email'>;

/** First and last name. */
export function NamesForm({ email, firstName, lastName }: Props) {
  const [update] = useUpdateProfileMutation();
  const report = useReport();
  const { register, handleSubmit, setError, formState } = useForm<Names>({
    defaultValues: { firstName, lastName },
    resolver: lazyResolver(async () => (await import('./profile-schemas')).profileSchemas.names),
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (updateProfileDto) => {
    const refused = (error: ApiError) => {
      showRefusal(error, {
        fields: ['firstName', 'lastName'],
        setError,
        otherwise: tAccount('notUpdated'),
      });
      throw error;
    };
    await report(update({ updateProfileDto }).unwrap().catch(refused), profileMessages.update);
  });

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {errors.root?.message && <Banner kind="danger" title={errors.root.message} />}
      <TextField
        label={tProfile('firstName')}
        autoComplete="given-name"
        error={errors.firstName?.message}
        {...register('firstName')}
      />
      <TextField
        label={tProfile('lastName')}
        autoComplete="family-name"
        error={errors.lastName?.message}
        {...register('lastName')}
      />
      <TextField
        label={tProfile('email')}
        hint={tProfile('emailHint')}
        type="email"
        autoComplete="username"
        readOnly
        value={email}
      />
      <div>
        <Button type="submit" busy={isSubmitting} busyLabel={tProfile('updating')}>
          {tProfile('saveChanges')}
        </Button>
      </div>
    </form>
  );
}
