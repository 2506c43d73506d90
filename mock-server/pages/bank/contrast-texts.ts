import type { TextLookup } from '../../texts/translate';
import type { BankData } from './bank-data';

export function createContrastTexts(
  { onButton, onWhite }: Pick<BankData, 'onButton' | 'onWhite'>,
  t: TextLookup<'bank'>,
) {
  const button = onButton.ratio === null ? null : t('darkText', { ratio: onButton.ratio });
  const white =
    onWhite.ratio === null ? null : t('darker', { ratio: onWhite.ratio, used: onWhite.usedColour });
  return {
    button: button ?? t('asGiven'),
    white: white ?? t('asGiven'),
    warnings: [button, white].filter((text) => text !== null),
  };
}
