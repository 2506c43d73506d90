// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { announcementQueue } from 'ui/feedback/announce';
import { digitsSchema } from 'ui/testing/answered-form';
import { renderForm } from 'ui/testing/render-form';
import { afterEach, describe, expect, it } from 'vitest';
import type { FieldHandle } from '../field/field';
import { RangeField } from './range-field';

function renderMonths(value: string, isTypingAllowed = true) {
  const renderedForm = renderForm({
    values: { months: value },
    children: (field) => (
      <RangeField
        field={field('months')}
        label="Laufzeit"
        {...{
          min: 12,
          max: 60,
          step: 2,
          typedMax: 240,
          tickInterval: 12,
          quickPicks: [24, 60, 72],
          isTypingAllowed,
        }}
        unit="Monate"
        text={digitsSchema}
        formatValue={(months) => `${months} Monate`}
      />
    ),
  });
  const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Laufzeit' });
  return { ...renderedForm, slider, spoken: () => slider.getAttribute('aria-valuetext') };
}

function readShownNumber(): string | null {
  const typed = screen.queryByRole<HTMLInputElement>('textbox');
  return typed ? typed.value : (document.querySelector('output')?.textContent ?? null);
}

describe.each([
  ['with a typed number', true],
  ['without a typed number', false],
])('CLA-05: slider %s', (_, isTypingAllowed) => {
  it.each([
    ['{ArrowRight}', '48', '50'],
    ['{ArrowUp}', '48', '50'],
    ['{ArrowLeft}', '48', '46'],
    ['{ArrowDown}', '48', '46'],
    ['{PageUp}', '30', '50'],
    ['{PageDown}', '50', '30'],
    ['{Home}', '48', '12'],
    ['{End}', '48', '60'],
    ['{ArrowRight}', '60', '60'],
    ['{PageUp}', '58', '60'],
    ['{ArrowLeft}', '12', '12'],
    ['{PageDown}', '14', '12'],
    ['{Control>}{ArrowRight}{/Control}', '48', '48'],
  ])(
    'the slider moves with the key %s from %s to %s, shown, announced and submitted',
    async (key, valueBefore, valueAfter) => {
      const { user, slider, spoken, sent } = renderMonths(valueBefore, isTypingAllowed);
      slider.focus();
      await user.keyboard(key);
      expect([slider.value, spoken(), sent()]).toEqual([
        valueAfter,
        `${valueAfter} Monate`,
        { months: valueAfter },
      ]);
      expect(readShownNumber()).toBe(valueAfter);
    },
  );
});

afterEach(() => expect.poll(() => announcementQueue.length).toBe(0));

const announcement = () => document.querySelector('[role=status]')?.textContent ?? '';
const shownNote = () => document.querySelector('p[id$=-note]')?.textContent;

describe.each([
  ['typing enabled', true],
  ['typing disabled', false],
])('step buttons of a slider, %s', (_, isTypingAllowed) => {
  it.each([
    ['Laufzeit mehr', '48', '50'],
    ['Laufzeit weniger', '48', '46'],
    ['Laufzeit mehr', '60', '60'],
    ['Laufzeit weniger', '12', '12'],
    ['24 Monate', '48', '24'],
  ])(
    'the button "%s" changes %s to %s, shown, announced and submitted',
    async (name, valueBefore, valueAfter) => {
      const { user, spoken, sent } = renderMonths(valueBefore, isTypingAllowed);
      await user.click(screen.getByRole('button', { name }));
      expect([readShownNumber(), spoken(), sent()]).toEqual([
        valueAfter,
        `${valueAfter} Monate`,
        { months: valueAfter },
      ]);
    },
  );

  it('step buttons announce only the last value of several quick presses', async () => {
    const { user } = renderMonths('30', isTypingAllowed);
    const announcements: string[] = [];
    new MutationObserver(() => announcements.push(announcement())).observe(
      document.querySelector('[role=status]') ?? document.body,
      {
        childList: true,
      },
    );
    const moreButton = screen.getByRole('button', { name: 'Laufzeit mehr' });
    await user.click(moreButton);
    await user.click(moreButton);
    await expect.poll(announcement).toBe('34 Monate');
    expect(announcements.filter(Boolean)).toEqual(['34 Monate']);
  });

  it('step buttons are disabled at the limit, and mark the current value', () => {
    renderMonths('60', isTypingAllowed);
    expect(screen.getByRole('button', { name: 'Laufzeit mehr' }).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('button', { name: '60 Monate' }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.queryByRole('button', { name: '72 Monate' })).toBeNull();
  });
});

describe('CLA-05: number field beside a slider', () => {
  it('the number field moves the slider, which has the name and bounds of the field', async () => {
    const { user, slider, spoken } = renderMonths('48');
    const typed = screen.getByRole('textbox', { name: 'Laufzeit Monate' });
    await user.clear(typed);
    await user.type(typed, '36');
    expect([slider.value, spoken(), slider.min, slider.max]).toEqual(['36', '36 Monate', '12', '60']);
  });

  it('the number field accepts a number above the slider, which stops at its end and announces the number', async () => {
    const { user, slider, spoken, sent } = renderMonths('48');
    const typed = screen.getByRole('textbox');
    await user.clear(typed);
    await user.type(typed, '120');
    await user.tab();
    expect([slider.value, spoken(), sent()]).toEqual([
      '60',
      '120 Monate, weiter als der Regler reicht',
      { months: '120' },
    ]);
    await expect.poll(announcement).toBe('120 Monate, weiter als der Regler reicht');
  });

  it.each([
    ['1000', '240', 'Zu hoch: 1000 Monate. Eingesetzt ist der größte mögliche Wert: 240 Monate.'],
    ['3', '12', 'Zu niedrig: 3 Monate. Eingesetzt ist der kleinste mögliche Wert: 12 Monate.'],
    ['viel', 'viel', ''],
  ])(
    'the number field replaces the typed number %s with %s on blur, with a message',
    async (text, expectedMonths, note) => {
      const { user, sent } = renderMonths('48');
      const typed = screen.getByRole('textbox');
      await user.clear(typed);
      await user.type(typed, text);
      await user.tab();
      await expect.poll(() => [sent(), shownNote()]).toEqual([{ months: expectedMonths }, note]);
      await expect.poll(announcement).toBe(note);
    },
  );
});

function FieldWithBounds({
  field,
  isTypingAllowed = true,
}: {
  field: FieldHandle;
  isTypingAllowed?: boolean;
}) {
  const [max, setMax] = useState(60);
  return (
    <>
      <button type="button" onClick={() => setMax(84 - max)}>
        switch
      </button>
      <RangeField
        {...{ field, max, min: 12, step: 2, typedMax: max, tickInterval: 12, isTypingAllowed }}
        label="Laufzeit"
        unit="Monate"
        text={digitsSchema}
        formatValue={(months) => `${months} Monate`}
      />
    </>
  );
}

describe('CLA-04: changed bounds of a slider', () => {
  it('clamp a value with a message, and restore the value when the bounds widen', async () => {
    const { user, sent } = renderForm({
      values: { months: '48' },
      children: (field) => <FieldWithBounds field={field('months')} />,
    });
    const change = () => user.click(screen.getByRole('button', { name: 'switch' }));
    await change();
    expect([sent(), shownNote()]).toEqual([{ months: '24' }, expect.stringContaining('Zu hoch: 48 Monate.')]);
    await change();
    expect([sent(), shownNote()]).toEqual([{ months: '48' }, '']);
    await user.click(screen.getByRole('button', { name: 'Laufzeit weniger' }));
    await change();
    await change();
    expect(sent()).toEqual({ months: '46' });
  });

  it('changed bounds keep the requested value and the message when the field is only focused', async () => {
    const { user, sent } = renderForm({
      values: { months: '48' },
      children: (field) => <FieldWithBounds field={field('months')} />,
    });
    const change = () => user.click(screen.getByRole('button', { name: 'switch' }));
    await change();
    await user.click(screen.getByRole('textbox'));
    await user.tab();
    expect(shownNote()).toContain('Zu hoch: 48 Monate.');
    await change();
    expect(sent()).toEqual({ months: '48' });
  });

  it('changed bounds keep the requested value when the slider reports an unchanged position', async () => {
    const { user, sent } = renderForm({
      values: { months: '48' },
      children: (field) => <FieldWithBounds field={field('months')} isTypingAllowed={false} />,
    });
    const change = () => user.click(screen.getByRole('button', { name: 'switch' }));
    await change();
    fireEvent.input(screen.getByRole('slider'));
    await change();
    expect(sent()).toEqual({ months: '48' });
  });
});
