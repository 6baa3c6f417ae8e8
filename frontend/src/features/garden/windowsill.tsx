import anyThirstyUnwell from 'drawn/any-plant-thirsty-unwell.svg';
import anyThirsty from 'drawn/any-plant-thirsty.svg';
import anyUnwell from 'drawn/any-plant-unwell.svg';
import anyPlant from 'drawn/any-plant.svg';
import bed from 'drawn/bed.svg';
import board from 'drawn/sill.svg';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { tSill } from '../../languages/sill';
import type { PlantDto } from '../../shared/api/api';
import { classNames } from '../../shared/lib/class-names';
import { paths } from '../../shared/paths';
import { Icon } from '../../shared/ui/icon';
import { IconButton } from '../../shared/ui/icon-button';
import { keepOrder } from './garden-view';
import { lookOf, placesOn, sillDrawing, sillPage, sillSentence, sillWords, type SillLook } from './sill-view';
import styles from './windowsill.module.css';

const ANY: Record<SillLook, string> = {
  '': anyPlant,
  thirsty: anyThirsty,
  unwell: anyUnwell,
  'thirsty-unwell': anyThirstyUnwell,
};
/** The width of a place in `rem`, and how many there are where it cannot be measured. */
const PLACE_REM = 5.6;
const PLACES = 4;

interface Props {
  plants: PlantDto[];
  /** How wide it will be, in pixels; 0 where that is not known. */
  width: number;
  /** One row without a sentence and pages: those that need something first. */
  small?: boolean;
}

/** The gardener's plants as drawings on a windowsill, or in a bed: thirsty ones hang, unwell ones have spots. */
export function Windowsill({ plants, width, small }: Props) {
  const row = useRef<HTMLUListElement>(null);
  const places = usePlaces(row, width);
  const [page, setPage] = useState(0);
  const ordered = useOrder(plants);
  const last = Math.ceil(ordered.length / places) - 1;
  const at = Math.min(page, last);

  return (
    <>
      {!small && (
        <div className={styles.head}>
          <p>{sillSentence(plants)}</p>
          {last > 0 && (
            <div className={styles.pages} role="group" aria-label={tSill('pages')}>
              <IconButton
                icon="left"
                label={tSill('previous')}
                disabled={at === 0}
                onClick={() => setPage(at - 1)}
              />
              <IconButton
                icon="right"
                label={tSill('next')}
                disabled={at === last}
                onClick={() => setPage(at + 1)}
              />
            </div>
          )}
        </div>
      )}
      <ul ref={row} role="list" className={styles.row} aria-label={tSill('list')}>
        {sillPage(ordered, at, places).map((plant) => (
          <li
            key={plant.id}
            className={styles.place}
            style={{ backgroundImage: `url(${plant.outdoors ? bed : board})` }}
          >
            <PlantOnSill plant={plant} />
          </li>
        ))}
        <li className={styles.rest} aria-hidden="true" style={{ backgroundImage: `url(${board})` }} />
      </ul>
    </>
  );
}

function PlantOnSill({ plant }: { plant: PlantDto }) {
  const look = lookOf(plant);
  const [first] = useState(look);
  const drawing = (as: SillLook) => sillDrawing(plant, as) ?? ANY[as];
  return (
    <Link to={paths.plant(plant.id)} className={styles.plant} aria-label={sillWords(plant)}>
      <Sketch key={look} src={drawing(look)} otherwise={ANY[look]} isPerked={look !== first && look === ''} />
      {/* Loaded before it is watered, so that it perks up at once. */}
      {look.startsWith('thirsty') && (
        <img src={drawing(plant.problem ? 'unwell' : '')} alt="" className={styles.ahead} />
      )}
      {look && (
        <span className={classNames(styles.sign, plant.problem && styles.unwell)}>
          <Icon name={plant.problem ? 'heart' : 'drop'} size="small" />
        </span>
      )}
      <span className={styles.name}>{plant.commonName}</span>
    </Link>
  );
}

interface SketchProps {
  src: string;
  /** What is shown where it cannot be loaded. */
  otherwise: string;
  isPerked: boolean;
}

function Sketch({ src, otherwise, isPerked }: SketchProps) {
  const [isLost, setIsLost] = useState(false);
  return (
    <img
      className={classNames(styles.drawing, isPerked && styles.perked)}
      src={isLost ? otherwise : src}
      alt=""
      decoding="async"
      onError={() => setIsLost(true)}
    />
  );
}

/** The plants in an order that stays while the page is open, so that a watered plant keeps its place. */
function useOrder(plants: PlantDto[]) {
  const [order, setOrder] = useState(() => keepOrder([], plants));
  const kept = keepOrder(order, plants);
  if (kept.join() !== order.join()) setOrder(kept);
  const byId = new Map(plants.map((plant) => [plant.id, plant]));
  return kept.flatMap((id) => byId.get(id) ?? []);
}

/** How many plants fit side by side; follows the width. */
function usePlaces(row: React.RefObject<HTMLElement | null>, width: number) {
  const [places, setPlaces] = useState(() => placesIn(width));
  useEffect(() => {
    const observer = new ResizeObserver(([box]) => setPlaces(placesIn(box!.contentRect.width)));
    observer.observe(row.current!);
    return () => observer.disconnect();
  }, [row]);
  return places;
}

function placesIn(width: number) {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  return width ? placesOn(width, PLACE_REM * rem) : PLACES;
}
