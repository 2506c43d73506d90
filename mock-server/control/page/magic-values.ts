import type { Language } from 'contracts/api/enumerations';
import { MAGIC_VALUES, type MagicOutcome } from 'fixtures/magic-values';
import type { MagicValue } from '../../pages/development/magic-values-card';
import { getTexts } from '../../texts/texts';
import { outcomeLabel, providerLabel } from './labels';

export function listMagicValues(language: Language): MagicValue[] {
  const t = getTexts('magic', language);
  return MAGIC_VALUES.map(({ kind, value, outcome }) => ({
    place: t(`kinds.${kind}`),
    value,
    outcome: outcomeText(outcome, language),
  }));
}

function outcomeText(outcome: MagicOutcome, language: Language): string {
  const t = getTexts('magic', language);
  switch (outcome.kind) {
    case 'reject':
      return t('reject');
    case 'final_conditions':
      return t('finalConditions');
    case 'error': {
      const { status, code } = outcome;
      return code === null ? t('errorWithoutCode', { status }) : t('error', { status, code });
    }
    case 'slow':
      return t('slow', { seconds: outcome.latencyMs / 1000 });
    case 'drop':
      return t('drop');
    case 'scan':
      return t('scan', outcome);
    case 'provider':
      return t('provider', { provider: providerLabel(outcome.provider, language) });
    case 'identification':
      return t('identification', {
        result: `${outcomeLabel(outcome.result, language)} (${outcome.result})`,
      });
    case 'malformed':
      return t('malformed', { body: outcome.body });
  }
}
