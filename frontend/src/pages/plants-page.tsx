import { lazy } from 'react';
import { useParams } from 'react-router-dom';
import { withTexts } from '../languages/texts';
import { groups } from './plants/groups';
import { GuidePage } from './plants/guide';
import { PlantList } from './plants/plant-list';

const NotFoundPage = lazy(async () => ({
  default: (await withTexts(import('./not-found-page'))).NotFoundPage,
}));

/** The plants of the library: all, those of a group such as `light/full-sun`, or the care guide of one. */
export function PlantsPage() {
  const { '*': rest = '' } = useParams();
  const place = rest.toLowerCase().replace(/\/$/, '');
  const group = groups.find(({ slug }) => slug === place);
  if (group || !place) return <PlantList group={group} />;
  return place.includes('/') ? <NotFoundPage /> : <GuidePage slug={place} />;
}
