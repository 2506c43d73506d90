// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AnnouncedChange } from './announced-change';

it('AnnouncedChange announces later changes but not the initial text', () => {
  const { rerender } = render(<AnnouncedChange text="In Bearbeitung" />);
  const said = () => screen.getByRole('status').textContent;
  expect(said()).toBe('');
  rerender(<AnnouncedChange text="Erledigt" />);
  expect(said()).toBe('Erledigt');
  rerender(<AnnouncedChange text="Erledigt" />);
  expect(said()).toBe('Erledigt');
  rerender(<AnnouncedChange text="In Bearbeitung" />);
  expect(said()).toBe('In Bearbeitung');
});
