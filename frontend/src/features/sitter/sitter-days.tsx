import { tSitter } from '../../languages/sitter';
import { useTickInTurnMutation, type SitterDayDto, type SitterPageDto } from '../../shared/api/sitter';
import { capital } from '../../shared/lib/capital';
import { dateWords } from '../../shared/lib/local-date';
import { sitterMessages } from '../../shared/toast/messages/sitter';
import { useReport } from '../../shared/toast/use-report';
import { Section } from '../../shared/ui/page';
import styles from './sitter.module.css';
import { SitterTask } from './sitter-task';

interface Props {
  token: string;
  page: SitterPageDto;
  /** Another day has begun, or the list has changed meanwhile. */
  onStale: () => void;
}

/** The days of a plant sitter: today with its boxes, the days to come, and what was done before. */
export function SitterDays({ token, page: { from, to, today, days }, onStale }: Props) {
  const [tick] = useTickInTurnMutation();
  const report = useReport();
  const isOn = from <= today && today <= to;
  const now = days.find(({ date }) => date === today);
  const ahead = days.filter(({ date }) => date > today);
  const before = days.filter(({ date }) => date < today).reverse();
  const next = ahead[0];

  const send = async (task: string, done: boolean) => {
    const answer = tick({ token, tickDto: { task, on: today, done } }).unwrap();
    if (!(await report(answer, sitterMessages.ticked))) onStale();
  };

  return (
    <>
      {isOn && (
        <Section title={tSitter('today', { day: dateWords(today, today) })}>
          {!now && (
            <p className={styles.nothing}>
              {next
                ? tSitter('nothingTodayNext', { day: dateWords(next.date, today) })
                : tSitter('nothingToday')}
            </p>
          )}
          {now && (
            <>
              <p>{tSitter('tickHow')}</p>
              <ul role="list" className={styles.tasks}>
                {now.tasks.map((task) => (
                  <SitterTask key={task.ref} task={task} onTick={(done) => void send(task.ref, done)} />
                ))}
              </ul>
            </>
          )}
        </Section>
      )}
      {ahead.length > 0 && (
        <Section title={tSitter(isOn ? 'nextDays' : 'willBe')}>
          <p>{tSitter('tickLater')}</p>
          <Days days={ahead} today={today} />
        </Section>
      )}
      {before.length > 0 && (
        <Section title={tSitter('haveDone')}>
          <Days days={before} today={today} />
        </Section>
      )}
    </>
  );
}

const Days = ({ days, today }: { days: SitterDayDto[]; today: string }) =>
  days.map(({ date, tasks }) => (
    <section key={date} className={styles.day} aria-labelledby={`day-${date}`}>
      <h3 id={`day-${date}`}>{capital(dateWords(date, today))}</h3>
      <ul role="list" className={styles.tasks}>
        {tasks.map((task) => (
          <SitterTask key={task.ref} task={task} />
        ))}
      </ul>
    </section>
  ));
