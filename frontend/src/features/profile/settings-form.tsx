import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { tAccount } from '../../languages/account';
import { tProfile } from '../../languages/profile';
import { useUpdateProfileMutation } from '../../shared/api/account';
import type { Account, ApiError } from '../../shared/api/api';
import { currentZoneName } from '../../shared/lib/current-zone-name';
import { ownTimeZone } from '../../shared/lib/own-time-zone';
import { showRefusal } from '../../shared/lib/show-refusal';
import { profileMessages } from '../../shared/toast/messages/profile';
import { useReport } from '../../shared/toast/use-report';
import { Banner } from '../../shared/ui/banner';
import { Button } from '../../shared/ui/button';
import { Select } from '../../shared/ui/select';
import { knownTimeZones, timeZoneOptions } from './time-zones';
import styles from './profile.module.css';

const unitChoices = () => [
  { value: 'metric', label: tProfile('metric') },
  { value: 'imperial', label: tProfile('imperial') },
];

type Settings = { timeZone: string; units: Account['units'] };

/** Time zone and units. */
export function SettingsForm({ timeZone, units }: Account) {
  const [update] = useUpdateProfileMutation();
  const report = useReport();
  const zones = useMemo(() => timeZoneOptions(ownTimeZone(), timeZone, knownTimeZones()), [timeZone]);
  const { register, handleSubmit, setError, formState } = useForm<Settings>({
    defaultValues: { timeZone: currentZoneName(timeZone ?? ownTimeZone()), units },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (settings) => {
    const refused = (error: ApiError) => {
      const fields = ['timeZone', 'units'] as const;
      showRefusal(error, { fields: [...fields], setError, otherwise: tAccount('notUpdated') });
      throw error;
    };
    await report(update({ updateProfileDto: settings }).unwrap().catch(refused), profileMessages.update);
  });

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {errors.root?.message && <Banner kind="danger" title={errors.root.message} />}
      <Select
        label={tProfile('timeZone')}
        hint={tProfile('timeZoneHint')}
        options={zones}
        error={errors.timeZone?.message}
        {...register('timeZone')}
      />
      <Select
        label={tProfile('units')}
        hint={tProfile('unitsHint')}
        options={unitChoices()}
        error={errors.units?.message}
        {...register('units')}
      />
      <div>
        <Button type="submit" look="secondary" busy={isSubmitting} busyLabel={tProfile('updating')}>
          {tProfile('saveSettings')}
        </Button>
      </div>
    </form>
  );
}
