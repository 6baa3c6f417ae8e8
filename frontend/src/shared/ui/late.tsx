import { useEffect, useState, type ComponentType } from 'react';
import { withTexts } from '../../languages/texts';

interface Props<PartProps extends object> {
  load: () => Promise<ComponentType<PartProps>>;
  /** Undefined while they are not known yet. */
  of: PartProps | undefined;
  /** Keeps its place free, so that nothing moves when it comes. */
  className?: string;
}

/** The parts that have come, by what loads them. */
const come = new Map<unknown, unknown>();

/**
 * A part of a page whose code comes after the page; where it cannot be fetched its place stays empty. Where it has come before it is there
 * at once, so that Back finds its place.
 */
export function Late<PartProps extends object>({ load, of, className }: Props<PartProps>) {
  const [Part, setPart] = useState(() => come.get(load) as ComponentType<PartProps> | undefined);
  useEffect(() => {
    withTexts(load()).then(
      (part) => {
        come.set(load, part);
        setPart(() => part);
      },
      () => undefined,
    );
  }, [load]);
  return <div className={className}>{Part && of && <Part {...of} />}</div>;
}
