import { tFrame } from '../../languages/frame';
import { Badge } from '../../shared/ui/badge';

/** Marks a premium member, or a premium feature. */
export function PremiumBadge() {
  return (
    <Badge tone="ochre" icon="star">
      {tFrame('premium')}
    </Badge>
  );
}
