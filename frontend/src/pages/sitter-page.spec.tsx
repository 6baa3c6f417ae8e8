import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { visit, withServer } from '../../test/visit';
import type { SitterPageDto } from '../shared/api/sitter';

withServer();

const TODAY = '2026-11-27';
const page = (isDone: boolean): SitterPageDto => ({
  from: TODAY,
  to: TODAY,
  today: TODAY,
  note: null,
  days: [
    {
      date: TODAY,
      tasks: [
        {
          ref: '1',
          kind: 'water',
          title: null,
          plantName: 'Fern',
          place: null,
          drawing: null,
          reason: null,
          isDone,
        },
      ],
    },
  ],
});

describe('a box that is pressed faster than the server answers', () => {
  it('is ticked in the order of the presses, and stays as it was pressed last', async () => {
    const arrived: boolean[] = [];
    let [isDone, asked] = [false, 0];
    let answer = () => undefined as void;
    const pressed = new Promise<void>((resolve) => (answer = resolve));
    visit(
      '/sitter/link',
      undefined,
      http.get('*/api/sitter/link', () => HttpResponse.json(page(isDone))),
      http.put('*/api/sitter/link', async ({ request }) => {
        const { done } = (await request.json()) as { done: boolean };
        const isFirst = (asked += 1) === 1;
        await pressed;
        // The first of them is on its way the longest.
        if (isFirst) await delay(60);
        arrived.push(done);
        isDone = done;
        return HttpResponse.json(page(done));
      }),
    );
    const box = await screen.findByRole<HTMLInputElement>('checkbox');
    for (const wanted of [true, false, true]) {
      await userEvent.click(box);
      await waitFor(() => expect(box.checked).toBe(wanted));
    }
    expect(arrived).toEqual([]);
    const wrong: boolean[] = [];
    answer();
    const watch = setInterval(() => box.checked || wrong.push(box.checked), 5);
    await waitFor(() => expect(arrived).toEqual([true, false, true]));
    await delay(50);
    clearInterval(watch);
    expect(wrong).toEqual([]);
    expect(screen.getByText('Done. Thank you!')).toBeVisible();
  });
});
