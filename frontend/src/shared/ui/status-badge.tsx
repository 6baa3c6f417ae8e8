import { tCare } from '../../languages/care';
import { Badge } from './badge';

/** A plant's status, as the API names it. */
export type PlantStatus = 'healthy' | 'needs-water' | 'needs-care';

const looks = {
  healthy: { tone: 'leaf', icon: 'leaf', words: () => tCare('healthy') },
  'needs-water': { tone: 'terracotta', icon: 'drop', words: () => tCare('needsWater') },
  'needs-care': { tone: 'ochre', icon: 'heart', words: () => tCare('needsCare') },
} as const;

/** A plant's status as word, shape and colour; one that this version does not know has a neutral look. */
export function StatusBadge({ status }: { status: PlantStatus }) {
  const look = looks[status] as (typeof looks)[PlantStatus] | undefined; // a newer server may know others
  return (
    <Badge tone={look?.tone} icon={look?.icon}>
      {look ? look.words() : status}
    </Badge>
  );
}
