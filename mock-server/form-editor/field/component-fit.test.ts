import { expect, it } from 'vitest';
import { createDefinition, createUiField } from '../../testing/small-form';
import { listComponentFits } from './component-fit';

it('listComponentFits lists the components that fit a choice field, and why each other component does not fit', () => {
  const field = createUiField('detail', 'radio', {
    values: ['a', 'b', 'c'].map((key) => ({ key, label: key })),
  });
  const fits = new Map(
    listComponentFits(field, createDefinition('detail')).map((fit) => [fit.component, fit]),
  );
  expect(fits.get('select')).toEqual({ component: 'select', misfit: null, choices: 3 });
  expect(fits.get('quick_picks')?.misfit).toBeNull();
  expect(fits.get('slider')?.misfit).toBe('choices_are_not_numbers');
  expect(fits.get('date')?.misfit).toBe('has_no_choices_control');
  expect(fits.get('country')?.misfit).toBe('belongs_to_another_field');
});

it('listComponentFits reports that a component sends a different type of value', () => {
  const fits = listComponentFits(
    createUiField('detail', 'number'),
    createDefinition('detail', { value_type: 'int' }),
  );
  expect(fits.find(({ component }) => component === 'slider')?.misfit).toBeNull();
  expect(fits.find(({ component }) => component === 'text')?.misfit).toBe('sends_another_type');
});
