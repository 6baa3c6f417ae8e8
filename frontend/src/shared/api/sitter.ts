import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { generatedApi, type SitterPageDto, type TickDto } from './generated/sitter';

interface Ticked {
  dispatch: ThunkDispatch<never, unknown, UnknownAction>;
  queryFulfilled: Promise<{ data: SitterPageDto }>;
}

const { updateQueryData, upsertQueryData } = generatedApi.util;

/** Shows a tick at once; then the page as the server has it, or as it was before. */
async function tickAtOnce(
  { token, tickDto }: { token: string; tickDto: TickDto },
  { dispatch, queryFulfilled }: Ticked,
) {
  const ticked = dispatch(
    updateQueryData('getSitterPage', { token }, ({ days }) => {
      const tasks = days.find(({ date }) => date === tickDto.on)?.tasks;
      const task = tasks?.find(({ ref }) => ref === tickDto.task);
      if (task) task.isDone = tickDto.done;
    }) as never,
  ) as unknown as { undo: () => void };
  const answer = await queryFulfilled.catch(() => undefined);
  if (answer) dispatch(upsertQueryData('getSitterPage', { token }, answer.data) as never);
  else ticked.undo();
}

generatedApi.enhanceEndpoints<'sitter'>({
  endpoints: {
    getSitterPage: { providesTags: ['sitter'], keepUnusedDataFor: 0 },
    tickSitterTask: { invalidatesTags: [], onQueryStarted: tickAtOnce as never },
  },
});

export { useGetSitterPageQuery, useTickSitterTaskMutation } from './generated/sitter';
export type { SitterDayDto, SitterPageDto, SitterTaskDto } from './generated/sitter';
