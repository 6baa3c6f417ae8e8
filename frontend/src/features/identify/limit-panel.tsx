import jade from 'drawn/jade.svg';
import { paths } from '../../shared/paths';
import { EmptyState } from '../../shared/ui/empty-state';
import { LinkButton } from '../../shared/ui/link-button';
import styles from './limit-panel.module.css';

/** Shown to a free account without identifications left: what premium costs, and what stays free. */
export function LimitPanel() {
  return (
    <EmptyState
      title="You have used your five free identifications"
      drawing={jade}
      actions={
        <>
          <LinkButton to={paths.premium} icon="star">
            Upgrade Now
          </LinkButton>
          <LinkButton to={paths.identifications} look="secondary" icon="journal">
            Your identifications
          </LinkButton>
        </>
      }
    >
      <p>With Premium you can identify as many plants as you like. Without it, all of this stays free:</p>
      <ul className={styles.list}>
        <li>everything you have identified so far</li>
        <li>your garden, with as many plants as you like</li>
        <li>the plant library and its care guides</li>
      </ul>
    </EmptyState>
  );
}
