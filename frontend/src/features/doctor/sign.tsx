import { symptomOf, type QuestionId } from '@leaflore/doctor';
import { drawSymptom, isSymptom, type Symptom } from '@leaflore/drawings';
import styles from './doctor.module.css';

const drawn = new Map<Symptom, string>();

function drawingOf(name: Symptom): string {
  const drawing = drawn.get(name) ?? drawSymptom(name);
  drawn.set(name, drawing);
  return drawing;
}

interface Props {
  question: QuestionId;
  option: string;
}

/** The drawing of a sign; nothing for what cannot be drawn, such as how fast it came. */
export function Sign({ question, option }: Props) {
  const name = symptomOf(question, option);
  if (!name || !isSymptom(name)) return null;
  return (
    <span className={styles.sign} aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawingOf(name) }} />
  );
}
