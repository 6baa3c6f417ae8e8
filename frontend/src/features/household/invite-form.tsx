import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useAccount } from '../../entities/account/use-account';
import { tHousehold } from '../../languages/household';
import type { ApiError } from '../../shared/api/api';
import { useInviteMutation } from '../../shared/api/household';
import { lazyResolver } from '../../shared/lib/lazy-resolver';
import { showRefusal } from '../../shared/lib/show-refusal';
import { keepInTab, keptInTab } from '../../shared/lib/tab-draft';
import { householdMessages } from '../../shared/toast/messages/household';
import { useReport } from '../../shared/toast/use-report';
import { Banner } from '../../shared/ui/banner';
import { Button } from '../../shared/ui/button';
import { Chips } from '../../shared/ui/chips';
import { TextField } from '../../shared/ui/text-field';
import { rights } from './rights';
import styles from './household.module.css';

const FIELDS = ['email'] as const;
const ABOUT = { 'own-garden': 'email', 'member-already': 'email' } as const;
const EMPTY = { email: '' };
const ABOUT_EMAIL = 'invite';

/** Invites somebody to the garden by mail. What was typed is kept in this tab until it is sent. */
export function InviteForm() {
  const [invite] = useInviteMutation();
  const [may, setMay] = useState<'tick' | 'change'>('tick');
  const report = useReport();
  const { id } = useAccount();
  const { register, handleSubmit, setError, reset, formState } = useForm({
    defaultValues: { email: keptInTab(ABOUT_EMAIL, id) },
    resolver: lazyResolver(async () => (await import('./invite-schema')).inviteSchema),
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ email }) => {
    const refused = (error: ApiError) => {
      showRefusal(error, {
        fields: FIELDS,
        about: ABOUT,
        setError,
        otherwise: tHousehold('notSent'),
      });
      throw error;
    };
    const call = invite({ inviteDto: { email, may } }).unwrap().catch(refused);
    if (!(await report(call, householdMessages.invited(email)))) return;
    keepInTab(ABOUT_EMAIL, id, '');
    reset(EMPTY);
  });

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {errors.root?.message && <Banner kind="danger" title={errors.root.message} announce />}
      <TextField
        label={tHousehold('theirEmail')}
        type="email"
        autoComplete="off"
        hint={tHousehold('theirEmailHint')}
        error={errors.email?.message}
        {...register('email', { onChange: ({ target }) => keepInTab(ABOUT_EMAIL, id, target.value) })}
      />
      <div className={styles.right}>
        <p className={styles.label}>{tHousehold('whatMay')}</p>
        <Chips label={tHousehold('whatMay')} options={rights()} value={may} onChange={setMay} />
        <p>{tHousehold(may === 'tick' ? 'tickAbout' : 'changeAbout')}</p>
      </div>
      <div>
        <Button type="submit" icon="mail" size="large" busy={isSubmitting} busyLabel={tHousehold('sending')}>
          {tHousehold('send')}
        </Button>
      </div>
    </form>
  );
}
