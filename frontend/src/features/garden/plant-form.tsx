import { useEffect, useEffectEvent } from 'react';
import { useForm } from 'react-hook-form';
import { useAccount } from '../../entities/account/use-account';
import { LastWatered } from '../../entities/plant/last-watered';
import { tPlantform } from '../../languages/plantform';
import type { ApiError } from '../../shared/api/api';
import { lazyResolver } from '../../shared/lib/lazy-resolver';
import { showRefusal } from '../../shared/lib/show-refusal';
import { Banner } from '../../shared/ui/banner';
import { Button } from '../../shared/ui/button';
import { Select } from '../../shared/ui/select';
import { TextArea } from '../../shared/ui/text-area';
import { TextField } from '../../shared/ui/text-field';
import { lights, potSizes, rhythms, stands } from './plant-options';
import type { PlantValues } from './plant-values';
import { PlaceField } from './place-field';
import styles from './plant-form.module.css';

interface Props {
  /** `typed` asks how often to water; `library` knows that already; `change` asks for notes and problems instead. */
  of: 'typed' | 'library' | 'change';
  initial: PlantValues;
  places: string[];
  submitLabel: string;
  /** Called with every change. */
  onChange?: (values: PlantValues) => void;
  /** Sends the form; throws the refusal. */
  onSubmit: (values: PlantValues) => Promise<void>;
}

/** The form for a plant's details. Only the name is required. */
export function PlantForm({ of, initial, places, submitLabel, onChange, onSubmit }: Props) {
  const { units } = useAccount();
  const { register, handleSubmit, setError, setValue, getValues, watch, formState } = useForm<PlantValues>({
    defaultValues: initial,
    resolver: lazyResolver(async () => (await import('./plant-schemas')).plantSchema),
  });
  const { errors, isSubmitting } = formState;
  const isNew = of !== 'change';
  const tell = useEffectEvent(() => onChange?.(getValues()));
  useEffect(() => {
    const { unsubscribe } = watch((_, { name }) => name && tell());
    return unsubscribe;
  }, [watch]);

  const submit = handleSubmit((values) =>
    onSubmit(values).catch((error: ApiError) =>
      showRefusal(error, {
        fields: ['commonName', 'place', 'light', 'careInstructions', 'problem'],
        setError,
        otherwise: tPlantform('failed'),
      }),
    ),
  );

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {errors.root?.message && <Banner kind="danger" title={errors.root.message} announce></Banner>}
      <TextField
        label={tPlantform('name')}
        hint={tPlantform('nameHint')}
        autoComplete="off"
        error={errors.commonName?.message}
        {...register('commonName')}
      />
      {!isNew && (
        <TextField
          label={tPlantform('species')}
          optional
          hint={tPlantform('speciesHint')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.species?.message}
          {...register('species')}
        />
      )}
      <PlaceField
        places={places}
        value={watch('place')}
        error={errors.place?.message}
        field={register('place')}
        onChoose={(place) => setValue('place', place, { shouldDirty: true })}
      />
      <Select label={tPlantform('light')} options={lights()} {...register('light')} />
      <Select label={tPlantform('pot')} options={potSizes(units)} {...register('pot')} />
      <Select label={tPlantform('stands')} options={stands(isNew)} {...register('stands')} />
      {isNew && (
        <LastWatered
          chosen={watch('watered')}
          onAnswer={(watered) => setValue('watered', watered, { shouldDirty: true })}
        />
      )}
      {of === 'typed' && (
        <Select label={tPlantform('rhythm')} options={rhythms()} {...register('waterNeeds')} />
      )}
      {!isNew && (
        <>
          <TextArea
            label={tPlantform('notes')}
            optional
            error={errors.careInstructions?.message}
            {...register('careInstructions')}
          />
          <TextField
            label={tPlantform('problem')}
            optional
            hint={tPlantform('problemHint')}
            autoComplete="off"
            error={errors.problem?.message}
            {...register('problem')}
          />
        </>
      )}
      <Button type="submit" wide size="large" busy={isSubmitting} busyLabel={tPlantform('saving')}>
        {submitLabel}
      </Button>
    </form>
  );
}
