import { problemOf } from '@leaflore/doctor';
import { useUnits } from '../../entities/account/use-units';
import { lookAnswers, useLook, type Seen } from '../../entities/care/use-look';
import { isStillUnwell } from '../../entities/plant/still-unwell';
import '../../languages/ailments';
import { tDoctor } from '../../languages/doctor';
import type { PlantDto } from '../../shared/api/api';
import type { HealthProblemDto } from '../../shared/api/doctor';
import { onDay, type LocalDate } from '../../shared/lib/local-date';
import { useOtherGarden, usePlantPath } from '../../shared/lib/other-garden';
import { paths } from '../../shared/paths';
import { Button } from '../../shared/ui/button';
import { Failed } from '../../shared/ui/failed';
import { Icon } from '../../shared/ui/icon';
import { LinkButton } from '../../shared/ui/link-button';
import { Skeleton } from '../../shared/ui/skeleton';
import { BeforeAndAfter } from './before-and-after';
import { Neighbours } from './neighbours';
import { NextCauses } from './next-causes';
import type { KeepPhoto } from './photo-step';
import { PlanSteps } from './plan-steps';
import { usePlan } from './use-plan';
import styles from './plan.module.css';

interface Props {
  plant: PlantDto;
  today: LocalDate;
  /** Left out where the reader may add no photos. */
  keepPhoto?: KeepPhoto;
}

/** The open problem of a plant: its plan with ticks, before and after, and how it ends. */
export function PlanPanel({ plant, today, keepPhoto }: Props) {
  const plan = usePlan(plant);
  const { open, problems, error, isFetching, refetch } = plan;
  const inUnits = useUnits();
  const mayChange = useOtherGarden()?.mayChange !== false;
  const pathOf = usePlantPath();
  const known = open?.diagnosis ? problemOf(open.diagnosis) : undefined;

  return (
    <section className={styles.panel} aria-labelledby="open-problem">
      <header>
        <p className={styles.note}>
          <Icon name="heart" size="small" /> {tDoctor('needsYou')}
        </p>
        <h2 id="open-problem" tabIndex={-1}>
          {plant.problem}
        </h2>
        {open?.words && open.words !== open.title && !isStillUnwell(open.words) && (
          <p>{tDoctor('whatSeen', { words: open.words })}</p>
        )}
        {known && <p>{inUnits(known.about)}</p>}
      </header>
      {!problems && !error && <Skeleton count={3} />}
      {!problems && error && (
        <Failed title={tDoctor('planNotLoaded')} isBusy={isFetching} onRetry={refetch}>
          {tDoctor('safe')}
        </Failed>
      )}
      {open && !known && mayChange && <Unknown plant={plant} plan={plan} />}
      {open && known && (
        <>
          <PlanSteps plant={plant} problem={open} {...{ today, keepPhoto }} />
          <p>
            <strong>{tDoctor('avoid')}:</strong> {inUnits(known.avoid)}
          </p>
          <Neighbours problem={known} plant={plant} />
        </>
      )}
      {open && <BeforeAndAfter key={open.id} plant={plant} problem={open} keepPhoto={keepPhoto} />}
      {open && (
        <div className={styles.end}>
          <p>
            <strong>{lookWords(open, today)}</strong>
          </p>
          {mayChange && (
            <div className={styles.buttons}>
              <HowIsIt plant={plant} problem={open} isTime={isTime(open, today)} />
              {known && (
                <LinkButton to={pathOf(plant.id) + paths.doctor} look="quiet" icon="refresh">
                  {tDoctor('checkAgain')}
                </LinkButton>
              )}
            </div>
          )}
        </div>
      )}
    </section>
  );
}

interface AskedProps {
  plant: PlantDto;
  problem: HealthProblemDto;
  isTime: boolean;
}

/** Better ends the problem, about the same asks again in a week, worse ends the plan: what to try next is then shown above, and is seen. */
function HowIsIt({ plant, problem, isTime }: AskedProps) {
  const taskId = problem.steps.find(({ kind }) => kind === 'look')?.taskId ?? '';
  const { look, busyWith } = useLook({
    plantId: plant.id,
    plantName: plant.commonName,
    problemId: problem.id,
    taskId,
  });
  const answer = async (seen: Seen) => {
    if ((await look(seen)) && seen === 'worse') document.getElementById('open-problem')?.focus();
  };
  return lookAnswers().map(([seen, words]) => (
    <Button
      key={seen}
      look={isTime && seen === 'better' ? 'primary' : 'secondary'}
      icon={seen === 'better' ? 'leaf' : undefined}
      busy={busyWith === seen}
      disabled={busyWith !== undefined && busyWith !== seen}
      onClick={() => void answer(seen)}
    >
      {words}
    </Button>
  ));
}

/** No cause is known: the way to the check, and what to think of next where a plan did not help. */
function Unknown({ plant, plan }: { plant: PlantDto; plan: ReturnType<typeof usePlan> }) {
  const pathOf = usePlantPath();
  return (
    <>
      <NextCauses plan={plan} />
      <div>
        <LinkButton to={pathOf(plant.id) + paths.doctor} icon="search" size="large">
          {tDoctor('findOut')}
        </LinkButton>
      </div>
    </>
  );
}

/** The day of the second look has come. */
const isTime = ({ lookAgainOn }: HealthProblemDto, today: LocalDate) =>
  lookAgainOn === null || lookAgainOn <= today;

const lookWords = (open: HealthProblemDto, today: LocalDate): string =>
  isTime(open, today) ? tDoctor('howNow') : tDoctor('lookAgain', { onDay: onDay(open.lookAgainOn!, today) });
