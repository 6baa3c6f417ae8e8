import { Badge } from './badge';

/** A plant's status, as the API names it. */
export type PlantStatus = 'healthy' | 'needs-water' | 'needs-care';

const looks = {
  healthy: { tone: 'leaf', icon: 'leaf', words: 'Healthy' },
  'needs-water': { tone: 'terracotta', icon: 'drop', words: 'Needs Water' },
  'needs-care': { tone: 'ochre', icon: 'heart', words: 'Needs Care' },
} as const;

/** A plant's status as word, shape and colour. */
export function StatusBadge({ status }: { status: PlantStatus }) {
  const { tone, icon, words } = looks[status];
  return (
    <Badge tone={tone} icon={icon}>
      {words}
    </Badge>
  );
}
