import { describe, expect, it } from 'vitest';
import { createTranslator } from './i18next.server';

describe('key inspection', () => {
  it('SHELL-25: shows the key in place of the text', () => {
    const t = createTranslator('fr', 'frame', { showsKeys: true });
    expect(t('skip')).toBe('frame:skip');
    expect(t('account.profile', { email: 'a@b.example' })).toBe('frame:account.profile');
  });

  it('SHELL-25: shows the plural form', () => {
    const t = createTranslator('pl', 'enums', { showsKeys: true });
    expect(t('durationUnit.months', { count: 3 })).toBe('enums:durationUnit.months_few');
  });

  it('does not change other instances of i18next', () => {
    createTranslator('fr', 'frame', { showsKeys: true });
    expect(createTranslator('fr', 'frame')('skip')).not.toContain('frame:');
  });
});
