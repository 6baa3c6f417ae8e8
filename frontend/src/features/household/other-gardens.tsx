import { tGardens } from '../../languages/gardens';
import { useGetHouseholdQuery } from '../../shared/api/household';
import { paths } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/link-button';
import styles from './household.module.css';

/** From one's own garden to those of others. */
export function OtherGardens() {
  const { data } = useGetHouseholdQuery();
  return (
    <div className={styles.buttons}>
      {data?.gardens.map(({ id, ownerName }) => (
        <LinkButton key={id} to={`${paths.household}/${id}`} look="secondary" icon="sprout">
          {tGardens('of', { name: ownerName })}
        </LinkButton>
      ))}
    </div>
  );
}
