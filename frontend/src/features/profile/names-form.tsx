import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { tAccount } from '../../languages/account';
import { tProfile } from '../../languages/profile';
import { tWriting } from '../../languages/writing';
import { useUpdateProfileMutation } from '../../shared/api/account';
import type { Account, ApiError } from '../../shared/api/api';
import { lazyResolver } from '../../shared/lib/lazy-resolver';
import { showRefusal } from '../../shared/lib/show-refusal';
import { keepInTab, keptInTab } from '../../shared/lib/tab-draft';
import { profileMessages } from '../../shared/toast/messages/profile';
import { useReport } from '../../shared/toast/use-report';
import { Banner } from '../../shared/ui/banner';
import { Button } from '../../shared/ui/button';
import { TextField } from '../../shared/ui/text-field';
import styles from './profile.module.css';

type Names = Pick<Account, 'firstName' | 'lastName'>;
type Props = Names & Pick<Account, 'id' | 'email'>;

const ABOUT = 'names';
const keptNames = (id: string) => JSON.parse(keptInTab(ABOUT, id) || 'null') as Names | null;

/** First and last name. What was changed is kept in this tab until it is saved. */
export function NamesForm({ id, email, firstName, lastName }: Props) {
  const [update] = useUpdateProfileMutation();
  const report = useReport();
  const [kept, setKept] = useState(() => keptNames(id));
  const { register, handleSubmit, setError, watch, getValues, formState } = useForm<Names>({
    defaultValues: kept ?? { firstName, lastName },
    resolver: lazyResolver(async () => (await import('./profile-schemas')).profileSchemas.names),
  });
  const { errors, isSubmitting } = formState;
  useEffect(() => {
    const { unsubscribe } = watch((_, { name }) => {
      const names = getValues();
      const isChanged = names.firstName !== firstName || names.lastName !== lastName;
      if (name) keepInTab(ABOUT, id, isChanged ? JSON.stringify(names) : '');
    });
    return unsubscribe;
  }, [watch, getValues, id, firstName, lastName]);

  const submit = handleSubmit(async (updateProfileDto) => {
    const refused = (error: ApiError) => {
      showRefusal(error, {
        fields: ['firstName', 'lastName'],
        setError,
        otherwise: tAccount('notUpdated'),
      });
      throw error;
    };
    if (!(await report(update({ updateProfileDto }).unwrap().catch(refused), profileMessages.update))) return;
    keepInTab(ABOUT, id, '');
    setKept(null);
  });

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {errors.root?.message && <Banner kind="danger" title={errors.root.message} />}
      {kept && <p>{tWriting('kept')}</p>}
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
