import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { useLeaveCheck, useSteps } from './use-steps';

function Check() {
  const { leaveFor } = useLeaveCheck();
  const steps = useSteps();
  return (
    <>
      <p>{steps} answered</p>
      <button onClick={() => leaveFor('/plant')}>Start</button>
    </>
  );
}

const answered = { pathname: '/check', search: '?look=coating', state: { steps: 1 } };

describe('a page that takes the place of the check', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('comes after the browser has scrolled to where the first question was left', () => {
    render(
      <MemoryRouter initialEntries={['/check', answered]}>
        <Routes>
          <Route path="/check" element={<Check />} />
          <Route path="/plant" element={<h1>Peace Lily</h1>} />
        </Routes>
      </MemoryRouter>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Start' }));
    // Browsers scroll once the page that was gone back to is drawn, and would scroll the one in its place.
    expect(screen.getByText('0 answered')).toBeInTheDocument();
    act(() => void jest.runAllTimers());
    expect(screen.getByRole('heading', { name: 'Peace Lily' })).toBeInTheDocument();
  });
});
