import { useNavigate } from 'react-router-dom';
import { lookAnswers, useLook, type Seen } from '../../entities/care/use-look';
import type { CareTaskDto } from '../../shared/api/api';
import { paths } from '../../shared/paths';
import { Button } from '../../shared/ui/button';

interface Props {
  task: CareTaskDto;
  /** The id of the element that names the task. */
  name: string;
}

/** The answers to a second look at a plant that is unwell; after "worse" its page says what else it may be. */
export default function LookAnswers({ task: { id, plantId, plantName, problemId }, name }: Props) {
  const { look, busyWith } = useLook({ plantId, plantName, problemId: problemId!, taskId: id });
  const navigate = useNavigate();
  const answer = async (seen: Seen) => {
    if ((await look(seen)) && seen === 'worse') void navigate(paths.plant(plantId));
  };
  return lookAnswers().map(([seen, words]) => (
    <Button
      key={seen}
      look={seen === 'better' ? 'primary' : 'secondary'}
      aria-describedby={name}
      busy={busyWith === seen}
      disabled={busyWith !== undefined && busyWith !== seen}
      onClick={() => void answer(seen)}
    >
      {words}
    </Button>
  ));
}
