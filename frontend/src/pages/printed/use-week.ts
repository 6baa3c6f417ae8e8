import { useAccount } from '../../entities/account/use-account';
import { useMeasured } from '../../entities/care/use-measured';
import { useGardenPlantsQuery, useGetCareCalendarQuery } from '../../shared/api/api';
import { addDays, localDateIn } from '../../shared/lib/local-date';
import { DAYS, weekFrom } from './week';

/** The next seven days of care, out of the calendar of one month or of two. `days` is undefined until all is known. */
export function useWeek() {
  const today = localDateIn(useAccount().timeZone);
  const last = addDays(today, DAYS - 1);
  const measured = useMeasured();
  const plants = useGardenPlantsQuery({ archived: false });
  // Within a month both are the same request.
  const months = [
    useGetCareCalendarQuery({ month: today.slice(0, 7) }),
    useGetCareCalendarQuery({ month: last.slice(0, 7) }),
  ];
  const asked = [plants, ...months];

  const isKnown = asked.every(({ currentData }) => currentData);
  const care = months
    .flatMap(({ currentData }) => currentData?.days ?? [])
    .map((day) => ({ ...day, tasks: day.tasks.map(measured) }));
  return {
    today,
    last,
    days: isKnown ? weekFrom(today, care, plants.data ?? []) : undefined,
    hasFailed: !isKnown && asked.some(({ error }) => error),
    isFetching: asked.some((each) => each.isFetching),
    retry: () => asked.forEach(({ error, refetch }) => error && void refetch()),
  };
}
