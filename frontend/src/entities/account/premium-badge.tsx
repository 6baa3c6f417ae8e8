import { Badge } from '../../shared/ui/badge';

/** Marks a premium member, or what only premium members have. */
export function PremiumBadge() {
  return (
    <Badge tone="ochre" icon="star">
      Premium
    </Badge>
  );
}
