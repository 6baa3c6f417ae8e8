import { useEffect, useState, type ComponentType } from 'react';
import { withTexts } from '../../languages/texts';

interface Props<PartProps extends object> {
  load: () => Promise<ComponentType<PartProps>>;
  /** Undefined while they are not known yet. */
  of: PartProps | undefined;
  /** Keeps its place free, so that nothing moves when it comes. */
  className?: string;
}

/** A part of a page whose code comes after the page; where it cannot be fetched its place stays empty. */
export function Late<PartProps extends object>({ load, of, className }: Props<PartProps>) {
  const [Part, setPart] = useState<ComponentType<PartProps>>();
  useEffect(() => {
    withTexts(load()).then(
      (part) => setPart(() => part),
      () => undefined,
    );
  }, [load]);
  return <div className={className}>{Part && of && <Part {...of} />}</div>;
}
