// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AnnouncedChange } from './announced-change';

it('AnnouncedChange announces later changes but not the initial text', () => {
  const { rerender } = render(<AnnouncedChange text="In Bearbeitung" />);
  const announcement = () => screen.getByRole('status').textContent;
  expect(announcement()).toBe('');
  rerender(<AnnouncedChange text="Erledigt" />);
  expect(announcement()).toBe('Erledigt');
  rerender(<AnnouncedChange text="Erledigt" />);
  expect(announcement()).toBe('Erledigt');
  rerender(<AnnouncedChange text="In Bearbeitung" />);
  expect(announcement()).toBe('In Bearbeitung');
});
