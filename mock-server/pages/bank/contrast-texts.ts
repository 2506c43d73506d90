import type { TextLookup } from '../../texts/translate';
import type { BankData } from './bank-data';

/** `warnings` has a text for each colour that the portal replaces. */
export function createContrastTexts(
  { onButton, onWhite }: Pick<BankData, 'onButton' | 'onWhite'>,
  t: TextLookup<'workbench'>,
) {
  const button = onButton.ratio === null ? null : t('darkText', { ratio: onButton.ratio });
  const white = onWhite.ratio === null ? null : t('darker', { ratio: onWhite.ratio, used: onWhite.used });
  return {
    button: button ?? t('asGiven'),
    white: white ?? t('asGiven'),
    warnings: [button, white].filter((text) => text !== null),
  };
}
