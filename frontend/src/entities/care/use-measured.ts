import { useUnits } from '../account/use-units';
import type { NamedCare } from './care-words';

/** Renders the titles of care, such as the steps of a plan, in the reader's units. */
export function useMeasured() {
  const inUnits = useUnits();
  return <Care extends NamedCare>(care: Care): Care =>
    care.title ? { ...care, title: inUnits(care.title) } : care;
}
