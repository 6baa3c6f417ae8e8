import { render, screen } from '@testing-library/react';
import type { CareEventDto } from '../../shared/api/api';
import { NotedToday } from './noted-today';

describe('what was noted today in a shared garden', () => {
  it('is of the plant sitter of its owner, not of the reader’s', () => {
    const event = { id: '1', kind: 'water', answer: 'done', plantName: 'Fern', title: null, by: null };
    const events = [{ ...event, bySitter: true } as unknown as CareEventDto];
    render(<NotedToday events={events} canUndo={() => false} onUndo={async () => true} />);
    expect(screen.getByText('Fern: watered, by the plant sitter')).toBeInTheDocument();
  });
});
