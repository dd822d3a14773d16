import { cleanup, render, screen } from '@testing-library/react';
import { QueryStatus } from './query-status';

const failed = { isError: true, error: new Error('x'), refetch: () => undefined };
afterEach(cleanup);

describe('what stands in for data that did not come', () => {
  it('names the screen where nothing else does', () => {
    render(<QueryStatus heading="h1" query={failed} skeleton={null} />);
    expect(screen.getByRole('heading', { level: 1 }).tabIndex).toBe(-1);
  });

  it('is a part of a screen that has its name', () => {
    render(<QueryStatus query={failed} skeleton={null} />);
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    expect(screen.getByRole('heading', { level: 2 })).toBeTruthy();
  });

  it('says that it loads', () => {
    render(<QueryStatus heading="h1" query={{ ...failed, isError: false }} skeleton={<p>shape</p>} />);
    expect(screen.getByText('shape')).toBeTruthy();
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
