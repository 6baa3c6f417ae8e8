import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ApiError } from './base-api';
import { generatedApi, type SitterPageDto, type TickSitterTaskApiArg } from './generated/sitter';

interface Ticked {
  dispatch: ThunkDispatch<never, unknown, UnknownAction>;
  queryFulfilled: Promise<{ data: SitterPageDto }>;
}

const change = (token: string, recipe: (page: SitterPageDto) => SitterPageDto | void) =>
  generatedApi.util.updateQueryData('getSitterPage', { token }, recipe) as never;

/** The answer to the last tick: the next one is sent after it, as what was pressed last has to stay. */
let answered: Promise<unknown> = Promise.resolve();
let ticks = 0;

/** Shows a tick at once; then the page as the server has it, unless something was ticked since, or as it was before. */
async function tickAtOnce(
  { token, tickDto }: TickSitterTaskApiArg,
  { dispatch, queryFulfilled }: Ticked,
): Promise<void> {
  const tick = (ticks += 1);
  const ticked = dispatch(
    change(token, ({ days }) => {
      const tasks = days.find(({ date }) => date === tickDto.on)?.tasks;
      const task = tasks?.find(({ ref }) => ref === tickDto.task);
      if (task) task.isDone = tickDto.done;
    }),
  ) as unknown as { undo: () => void };
  const answer = await queryFulfilled.catch(() => undefined);
  if (!answer) ticked.undo();
  else if (tick === ticks) dispatch(change(token, () => answer.data));
}

const sitterApi = generatedApi.injectEndpoints({
  endpoints: (build) => ({
    /** Ticks a task of today, or takes that back; sent in the order in which it was pressed. */
    tickInTurn: build.mutation<SitterPageDto, TickSitterTaskApiArg>({
      queryFn: async ({ token, tickDto }, _api, _options, call) => {
        const answer = answered.then(() =>
          call({ url: `/api/sitter/${token}`, method: 'PUT', body: tickDto }),
        );
        answered = answer;
        const { data, error } = await answer;
        return error ? { error: error as ApiError } : { data: data as SitterPageDto };
      },
      onQueryStarted: tickAtOnce as never,
    }),
  }),
});

generatedApi.enhanceEndpoints<'sitter'>({
  endpoints: { getSitterPage: { providesTags: ['sitter'], keepUnusedDataFor: 0 } },
});

export { useGetSitterPageQuery } from './generated/sitter';
export const { useTickInTurnMutation } = sitterApi;
export type { SitterDayDto, SitterPageDto, SitterTaskDto } from './generated/sitter';
