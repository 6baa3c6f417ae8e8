import type { UseFormRegisterReturn } from 'react-hook-form';
import { tPlantform } from '../../languages/plantform';
import { Chips } from '../../shared/ui/chips';
import { TextField } from '../../shared/ui/text-field';
import { usualPlaces } from './plant-options';
import styles from './plant-form.module.css';

const MAX_OFFERED = 8;

interface Props {
  /** The places that are in use, the most used first. */
  places: string[];
  value: string;
  error?: string;
  field: UseFormRegisterReturn;
  onChoose: (place: string) => void;
}

/** A plant's place: typed, or chosen from the known ones with one press. */
export function PlaceField({ places, value, error, field, onChoose }: Props) {
  const offered = [...new Set([...places, ...usualPlaces()])].slice(0, MAX_OFFERED);
  return (
    <div className={styles.place}>
      <TextField label={tPlantform('place')} optional autoComplete="off" error={error} {...field} />
      <Chips
        label={tPlantform('places')}
        options={offered.map((place) => ({ value: place, label: place }))}
        value={value.trim()}
        onChange={onChoose}
      />
    </div>
  );
}
